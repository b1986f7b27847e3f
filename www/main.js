// The page: one game, the address bar's wishes, the service worker.
import './styles/page.css';
import { atHome, gameOf } from './embed/element.js';

/** @import { PulucGame } from './embed/element.js' */

const element = /** @type {PulucGame} */ (document.querySelector('puluc-game'));
atHome(element);
/** What our links carry besides a rule set (www/app/library/links.js reads them). */
const LINK = /[?&]position=|[#&](v|z|record)=/;

const wishes = new URLSearchParams(location.search);
// What a link to a position of another game holds is taken with the link.
const linked = wishes.has('game') && wishes.has('position') ? ['game', 'rules'] : [];
for (const name of ['game', 'rules', 'seed', 'lang', 'theme', 'motion']) {
  const wish = wishes.get(name);
  if (wish !== null && !linked.includes(name)) element.setAttribute(name, wish);
}

if (wishes.has('bench')) {
  import('./bench/bench.js').then(({ bench }) => bench(document.body, wishes.get('rules') ?? 'bell'));
} else {
  serveOffline();
  element.ready.then(takeLinks, () => {});
}

/** Opens what the address holds, now and when another link is followed in the same tab. */
function takeLinks() {
  const game = gameOf(element);
  if (!game) return;
  game.shelf.linkable = true;
  take();
  addEventListener('hashchange', take);

  function take() {
    const { href, search, hash, pathname } = location;
    if (!LINK.test(search + hash)) return;
    game?.shelf.ask(desk => desk.arrive(href));
    // A reload goes on with the game, not with the link.
    const query = search.includes('position=') ? '' : search;
    history.replaceState(history.state, '', pathname + query);
  }
}

function serveOffline() {
  element.ready
    .then(pictured)
    .then(() => import('./pwa/register.js'))
    .then(({ registerPwa }) =>
      registerPwa({
        onUpdate: accept => gameOf(element)?.reports.offerUpdate(accept),
        onOfflineReady: () => gameOf(element)?.reports.offlineReady(),
      }),
    )
    // A failed load has its own screen; without the service worker the game plays on, only not offline.
    .catch(() => {});
}

/** Resolves when the first picture is painted in full, or soon: fetching all files for offline would hold it up. */
function pictured() {
  return new Promise(done => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('puluc-art').length === 0) return;
      observer.disconnect();
      done(null);
    }).observe({ type: 'measure', buffered: true });
    setTimeout(done, 3000);
  });
}
