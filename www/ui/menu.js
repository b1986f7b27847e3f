// A button with a list that opens under it, on the browser's own popover.
import { css, html } from 'lit';
import { icon } from './icons.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Texts } from '../i18n/index.js' */

/** Room for three or four items. */
const LEAST = 200;

/** @typedef {{ label: string, run: () => void, lang?: string, current?: boolean, off?: boolean }} Item */

/**
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.label
 * @param {TemplateResult} options.face What the button shows
 * @param {string} [options.kind] Classes of the button
 * @param {(Item | false)[]} options.items
 */
export function menu({ id, label, face, kind = '', items }) {
  return html`
    <button class=${kind} popovertarget=${id} aria-label=${label}>${face}</button>
    <div class="menu" id=${id} popover @beforetoggle=${place}>
      <ul>${items
        .filter(item => item !== false)
        .map(
          item => html`
        <li><button lang=${item.lang ?? ''} aria-current=${item.current ? 'true' : 'false'} aria-disabled=${item.off ? 'true' : 'false'}
          @click=${(/** @type {Event} */ event) => choose(event, item)}>${item.label}</button></li>`,
        )}
      </ul>
    </div>`;
}

/** The menu at the head of a game's page. @param {Texts} texts @param {(Item | false)[]} items */
export const mainMenu = ({ t }, items) =>
  menu({ id: 'menu', label: t('menu'), kind: 'icon', face: icon('menu'), items });

/** @param {Event} event @param {Item} item */
function choose(event, item) {
  if (item.off) return;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const list = /** @type {HTMLElement} */ (button.closest('[popover]'));
  list.hidePopover();
  // The button has the focus again, so that a dialog opened next returns it there.
  /** @type {HTMLElement} */ (list.previousElementSibling).focus();
  item.run();
}

/** @param {ToggleEvent} event */
function place(event) {
  if (event.newState !== 'open') return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const button = /** @type {HTMLElement} */ (list.previousElementSibling);
  const { left, right } = button.getBoundingClientRect();
  const toRight = left > innerWidth / 2;
  list.style.left = toRight ? 'auto' : `${Math.max(8, left)}px`;
  list.style.right = toRight ? `${Math.max(8, document.documentElement.clientWidth - right)}px` : 'auto';
  beside(list, 4);
}

/**
 * Under its button, or over it where there is little room and more above; as its reader sees it: on a turned table that is
 * the other way round.
 * @param {HTMLElement} list
 * @param {number} gap
 */
export function beside(list, gap) {
  const { top, bottom } = /** @type {HTMLElement} */ (list.previousElementSibling).getBoundingClientRect();
  const { host } = /** @type {ShadowRoot} */ (list.getRootNode());
  const rooms = { up: top, down: innerHeight - bottom };
  const turned = host.hasAttribute('data-turned');
  const [wanted, other] = turned ? [rooms.up, rooms.down] : [rooms.down, rooms.up];
  const up = (wanted < LEAST && other > wanted) !== turned;
  list.style.top = up ? 'auto' : `${bottom + gap}px`;
  list.style.bottom = up ? `${innerHeight - top + gap}px` : 'auto';
  list.style.maxHeight = `${(up ? rooms.up : rooms.down) - gap - 8}px`;
}

export const menuStyles = css`
.menu {
  position: fixed; inset: auto; margin: 0; padding: 6px; border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink);
  box-shadow: var(--shadow); overflow: auto; font-family: var(--font);
}
.menu button { width: 100%; justify-content: flex-start; padding: 0 16px; white-space: nowrap; font-size: 16px; }
.menu button[aria-current='true'] { font-weight: 700; background: linear-gradient(var(--live), var(--live)) 5px / 3px 20px no-repeat; }
.menu button[aria-disabled='true'] { opacity: 0.75; }
/* Two columns that scroll down, never sideways. */
@media (max-height: 460px) and (min-width: 480px) {
  .menu ul { display: grid; grid-template-columns: auto auto; }
  .menu button { white-space: normal; text-align: start; }
}`;
