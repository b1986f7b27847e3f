// The first screen, seen while the script that runs it is still on its way: built into one small script inside the
// page's element, which draws it there as it will stand (scripts/first-screen.mjs) and marks what is pressed meanwhile.
import screens from 'virtual:first-screens';
import { Saves } from '../app/saves.js';
import { effective, settingsFrom } from '../app/settings.js';

/** Kept or wished for, each begins the page with something else. */
const KEPT = ['game', 'at', 'tak-tikl', 'mancala'];
const WISHED = ['game', 'bench'];

const host = document.currentScript?.parentElement;
if (host) show(host);

/** @param {HTMLElement} host */
function show(host) {
  const saves = new Saves(host.id);
  const wishes = new URLSearchParams(location.search);
  const wish = (/** @type {string} */ name) => wishes.get(name) ?? host.getAttribute(name);
  if (WISHED.some(name => wish(name) !== null) || KEPT.some(name => saves.read(name, null) !== null)) return;
  const settings = settingsFrom(saves.read('settings', null));
  const { lang, theme } = effective(settings, { lang: wish('lang'), theme: wish('theme') });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(screens.styles);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `<div class="first" lang="${lang}" data-theme="${theme}">${screens.pages[lang]}</div>`;
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    for (const other of root.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  });
}
