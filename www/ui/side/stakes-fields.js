// Kernels before a game: purses, stakes, named numbers of moves, and what onlookers bet.
import { css, html } from 'lit';
import { sideName } from './names.js';

/** @import { Side, Sided } from '../../types.d.ts' */
/** @import { Pledge, SideOptions, TakTiklSnapshot } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** @typedef {{ purse: number, kernels: number, on: Side }} OnlookerDraft */
/** @typedef {{ players: Sided<Pledge>, onlookers: OnlookerDraft[] }} StakesDraft */

const SIDES = /** @type {const} */ (['a', 'b']);
const CROWD = 8;

/**
 * What stands in the fields at first; after a game with stakes the purses go on.
 * @param {NonNullable<TakTiklSnapshot['stakes']>} [stakes]
 * @param {NonNullable<TakTiklSnapshot['kernels']>} [kernels]
 * @returns {StakesDraft}
 */
export function noStakes(stakes, kernels) {
  const pledge = (/** @type {Side} */ side) => ({
    ...{ purse: 100, stake: 10, moves: 15 },
    ...stakes?.players[side],
    ...(kernels && { purse: kernels.players[side] }),
  });
  const onlookers = kernels?.onlookers.map(purse => ({ purse, kernels: 0, on: /** @type {Side} */ ('a') })) ?? [];
  return { players: { a: pledge('a'), b: pledge('b') }, onlookers };
}

const whole = (/** @type {number} */ value, least = 0) =>
  Number.isInteger(value) && value >= least && value <= 1_000_000;

/** What the fields alone can tell; the rest is the rules' to say. @param {StakesDraft} draft */
export function stakesWrong({ players, onlookers }) {
  const pledged = SIDES.every(side => {
    const { purse, stake, moves } = players[side];
    return whole(purse) && whole(stake) && stake <= purse && whole(moves, 1) && moves < 1000;
  });
  return !pledged || onlookers.some(({ purse, kernels }) => !whole(purse) || !whole(kernels) || kernels > purse);
}

/** @param {StakesDraft} draft @returns {NonNullable<SideOptions['stakes']>} */
export function stakesOf({ players, onlookers }) {
  const bets = onlookers.flatMap(({ kernels, on }, onlooker) => (kernels > 0 ? [{ onlooker, on, kernels }] : []));
  return { ...players, onlookers: onlookers.map(({ purse }) => purse), bets };
}

/** @param {StakesDraft} draft @param {(draft: StakesDraft) => void} change @param {Texts} texts */
export function stakesFields(draft, change, texts) {
  const { t } = texts;
  const number = (
    /** @type {string} */ label,
    /** @type {number} */ value,
    /** @type {(value: number) => void} */ set,
    least = 0,
  ) => html`
    <label class="field">${label}<input type="number" inputmode="numeric" min=${least} step="1" .value=${String(value)}
      @input=${(/** @type {Event} */ { target }) => set(/** @type {HTMLInputElement} */ (target).valueAsNumber)}></label>`;
  const pledge = (/** @type {Side} */ side) => {
    const one = draft.players[side];
    const set = (/** @type {Partial<Pledge>} */ more) =>
      change({ ...draft, players: { ...draft.players, [side]: { ...one, ...more } } });
    return html`
      <div class="row" role="group" aria-label=${sideName('tak-tikl', side, texts)}><b>${sideName('tak-tikl', side, texts)}</b>
        ${number(t('stakes-purse'), one.purse, purse => set({ purse }))}
        ${number(t('stakes-stake'), one.stake, stake => set({ stake }))}
        ${number(t('stakes-named'), one.moves, moves => set({ moves }), 1)}</div>`;
  };
  const onlooker = (/** @type {OnlookerDraft} */ one, /** @type {number} */ i) => {
    const set = (/** @type {Partial<OnlookerDraft>} */ more) =>
      change({ ...draft, onlookers: draft.onlookers.with(i, { ...one, ...more }) });
    return html`
      <div class="row" role="group" aria-label=${t('onlooker', { n: i + 1 })}><b>${t('onlooker', { n: i + 1 })}</b>
        ${number(t('stakes-purse'), one.purse, purse => set({ purse }))}
        ${number(t('onlooker-bets'), one.kernels, kernels => set({ kernels }))}
        <label class="field">${t('onlooker-on')}<select @change=${(/** @type {Event} */ { target }) => set({ on: /** @type {Side} */ (/** @type {HTMLSelectElement} */ (target).value) })}>
          ${SIDES.map(side => html`<option value=${side} .selected=${one.on === side}>${sideName('tak-tikl', side, texts)}</option>`)}</select></label>
        <button class="icon" aria-label=${t('onlooker-remove', { n: i + 1 })} @click=${() => change({ ...draft, onlookers: draft.onlookers.toSpliced(i, 1) })}>×</button></div>`;
  };
  return html`
    <div class="kernels">
      <p class="small">${t('stakes-how')}</p>
      ${SIDES.map(pledge)}
      <h3>${t('onlookers')}</h3>
      <p class="small">${t('onlooker-how')}</p>
      ${draft.onlookers.map(onlooker)}
      <button class="raised" aria-disabled=${draft.onlookers.length < CROWD ? 'false' : 'true'}
        @click=${() => draft.onlookers.length < CROWD && change({ ...draft, onlookers: [...draft.onlookers, { purse: 50, kernels: 5, on: 'a' }] })}>${t('onlooker-add')}</button>
    </div>`;
}

export const kernelStyles = css`
.kernels { display: grid; gap: 14px; padding-top: 10px; justify-items: start; }
.kernels h3 { font: 600 17px/1.3 var(--font); }
.kernels .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)) 44px; gap: 6px 10px; align-items: end; width: 100%; }
.kernels .row b { grid-column: 1 / -1; }
.kernels .row label { font-size: 14px; }
.kernels .icon { font-size: 24px; }`;
