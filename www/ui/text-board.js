// The table in words and buttons, with the same power as the canvas: the accessible form of it, shown on request.
import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { bestFirst, worths } from './chances.js';
import { deedOfMove, long, named } from './words.js';

/** @import { AppState, Intents, Snapshot, SpaceView } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** A lesson has no hints. @typedef {Pick<Intents, 'throwSticks' | 'play' | 'hover'> & Partial<Pick<Intents, 'hint' | 'setHints'>>} BoardIntents */

/**
 * @param {AppState} state
 * @param {BoardIntents} intents
 * @param {Texts} texts
 */
export function textBoard(state, intents, texts) {
  const { snapshot, phase, selected, hints } = state;
  if (!snapshot) return nothing;
  const { t } = texts;
  const live = phase === 'ready';
  const known = hints.all ? worths(state) : new Map();
  const moves = phase === 'choosing' ? bestFirst(snapshot, known) : [];
  return html`
    <section class="board ${state.settings.textBoard ? 'shown' : 'quiet'}" aria-label=${t('board')}>
      <h2>${t('board')}</h2>
      <ul class="places">${places(snapshot, texts).map(text => html`<li>${text}</li>`)}</ul>
      <h3>${t('board-moves')}</h3>
      ${moves.length === 0 ? html`<p class="small">${t('board-no-moves')}</p>` : nothing}
      ${snapshot.enterBlocked && moves.length > 0 ? html`<p class="small">${t(`why-enter-${snapshot.enterBlocked}`)}</p>` : nothing}
      <button class="raised board-throw" aria-disabled=${live ? 'false' : 'true'} @click=${() => live && intents.throwSticks()}>${t('throw')}</button>
      ${state.settings.textBoard && intents.hint ? help(moves.length > 0, hints.all, intents, texts) : nothing}
      <ul class="choice-list">${repeat(
        moves,
        ({ move }) => `${snapshot.turns.length} ${move}`,
        move => html`
        <li><button class="raised" aria-pressed=${selected?.move === move.move ? 'true' : 'false'}
          @focus=${() => intents.hover(move.move)} @blur=${() => intents.hover(null)}
          @pointerenter=${() => intents.hover(move.move)} @pointerleave=${() => intents.hover(null)}
          @click=${() => intents.play(move.move)}>${long(deedOfMove(move), texts)}${worth(known.get(move.move), texts)}</button></li>`,
      )}
      </ul>
    </section>`;
}

/** Shown with the board; while it is quiet the buttons under the table are the nearer ones. @param {boolean} live @param {boolean} all @param {BoardIntents} intents @param {Texts} texts */
function help(live, all, intents, { t }) {
  return html`
    <button class="raised" aria-disabled=${live ? 'false' : 'true'} @click=${() => live && intents.hint?.()}>${t('hint')}</button>
    <button class="raised" aria-pressed=${all ? 'true' : 'false'} @click=${() => intents.setHints?.({ all: !all })}>${t('hint-all')}</button>`;
}

/** @param {import('./chances.js').Worth | undefined} known @param {Texts} texts */
function worth(known, { t, percent }) {
  return known ? `; ${t('worth', { chance: percent(known.chance), cost: percent(known.cost) })}` : '';
}

/**
 * Every place as a sentence: home a, the spaces, home b, the dead.
 * @param {Snapshot} snapshot
 * @param {Texts} texts
 */
export function places(snapshot, texts) {
  const { t } = texts;
  const [a, b] = /** @type {const} */ (['a', 'b']).map(side => named(snapshot.players, side, texts).label);
  return [
    ...(a === t('side', { side: 'a' }) ? [] : [t('board-players', { a, b })]),
    t('board-home', { side: 'a', n: snapshot.home.a }),
    ...snapshot.board.map(space => place(space, texts)),
    t('board-home', { side: 'b', n: snapshot.home.b }),
    t('board-dead', { a: snapshot.dead.a, b: snapshot.dead.b }),
  ];
}

/**
 * @param {SpaceView} view
 * @param {Texts} texts
 */
function place({ space, men, owner, direction, blocked }, { t }) {
  if (!owner) return t('board-empty', { space });
  const target = direction > 0 ? 'b' : 'a';
  const list = [...men].map(side => t('men-list', { side })).join(', ');
  const said =
    men.length === 1
      ? t('board-single', { space, side: owner, target })
      : t('board-stack', { space, side: owner, n: men.length, men: list, target });
  return blocked ? `${said} ${t('why-own-stack')}` : said;
}

export const boardStyles = css`
.board h2 { font-size: 19px; }
.board h3 { font-size: 16px; }
.board button { justify-content: flex-start; text-align: left; padding-block: 8px; font-size: 15px; font-weight: 500; }
.board.shown {
  pointer-events: auto; z-index: 2; overflow: auto; display: grid; align-content: start; gap: 10px; padding: 16px; border: 1px solid var(--line); border-radius: 14px;
  background: var(--panel); font-size: 15px; line-height: 1.45;
}
.board.shown .places { display: grid; gap: 2px; }
.board.shown .choice-list { display: grid; gap: 8px; }
.board.shown .choice-list button { width: 100%; }
/* Unseen it is still read and tabbed to; the button in focus shows itself over the cloth's edge. */
.board.quiet { display: grid; place-items: end center; pointer-events: none; }
.board.quiet > :is(h2, h3, p, .places), .board.quiet button:not(:focus-visible) {
  position: absolute; width: 1px; height: 1px; min-width: 0; min-height: 0; padding: 0; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0;
}
.board.quiet .choice-list, .board.quiet li:has(button) { display: contents; }
.board.quiet button:focus-visible { grid-area: 1 / 1; z-index: 2; margin: 8px; pointer-events: auto; box-shadow: var(--shadow); background: var(--panel); }`;
