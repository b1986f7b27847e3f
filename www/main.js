// The page: one game, the address bar's wishes, the service worker.
import './styles/page.css';
import { atHome, gameOf } from './embed/element.js';

/** @import { PulucGame } from './embed/element.js' */

const element = /** @type {PulucGame} */ (document.querySelector('puluc-game'));
atHome(element);
const wishes = new URLSearchParams(location.search);
for (const name of ['rules', 'seed', 'lang', 'theme', 'motion']) {
  const wish = wishes.get(name);
  if (wish !== null) element.setAttribute(name, wish);
}

if (wishes.has('bench')) {
  import('./bench/bench.js').then(({ bench }) => bench(document.body, wishes.get('rules') ?? 'bell'));
} else {
  serveOffline();
}

function serveOffline() {
  element.ready
    .then(() => import('./pwa/register.js'))
    .then(({ registerPwa }) =>
      registerPwa({
        onUpdate: accept => gameOf(element)?.offerUpdate(accept),
        onOfflineReady: () => gameOf(element)?.reportOffline(),
      }),
    )
    // A failed load has its own screen; without the service worker the game plays on, only not offline.
    .catch(() => {});
}
