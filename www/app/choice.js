// Which legal move the one at the table points at, which one is chosen, and the word that the table has for it.

/** @import { AppState, MoveView, Phase, Place, Snapshot } from '../types.d.ts' */

/** The table whose moves these are. @typedef {{ snapshot: Snapshot | null, phase: Phase }} Seen */

export class Choice {
  #look;
  #changed;
  /** @type {string | null} */
  #selected = null;
  /** @type {string | null} */
  #hovered = null;
  /** @type {AppState['notice']} */
  #notice = null;

  /** @param {() => Seen} look @param {() => void} changed */
  constructor(look, changed) {
    this.#look = look;
    this.#changed = changed;
  }

  get selected() {
    return this.find(this.#selected);
  }

  get hovered() {
    return this.find(this.#hovered);
  }

  /** The move in preview: what the pointer or the focus is on, else what is chosen. */
  get preview() {
    return this.hovered ?? this.selected;
  }

  /** Shown until the next one. */
  get notice() {
    return this.#notice;
  }

  /** A move that may be played now. @param {string | null} move @returns {MoveView | null} */
  find(move) {
    const { snapshot, phase } = this.#look();
    if (move === null || phase !== 'choosing') return null;
    return snapshot?.moves.find(legal => legal.move === move) ?? null;
  }

  /** @param {string | null} move */
  select(move) {
    this.#selected = this.#look().phase === 'choosing' ? move : null;
    this.#changed();
  }

  /** @param {string | null} move */
  hover(move) {
    if (this.#hovered === move) return;
    this.#hovered = move;
    this.#changed();
  }

  /** A place of the road that means nothing now was pressed: say why. @param {Place} place */
  explain(place) {
    const { snapshot, phase } = this.#look();
    if (!snapshot || phase !== 'choosing') return;
    const key = whyNot(snapshot, place);
    this.say(key ? { key } : null);
    this.#changed();
  }

  /** To be shown with the next change. @param {AppState['notice']} notice */
  say(notice) {
    this.#notice = notice;
  }

  /** Lets go of what belonged to the moment before. */
  forget() {
    this.#selected = null;
    this.#hovered = null;
    this.#notice = null;
  }
}

/** The notice for a place that cannot move. @param {Snapshot} snapshot @param {Place} place */
function whyNot({ board, turn, spaces, enterBlocked, home }, place) {
  const ownHome = place === (turn === 'a' ? 0 : spaces + 1);
  if (ownHome) {
    if (home[turn] === 0) return 'why-nobody-home';
    return enterBlocked === 'no-space' ? 'why-enter-no-space' : enterBlocked && 'why-enter-own-stack';
  }
  const space = board[place - 1];
  if (!space?.owner) return null;
  if (space.owner !== turn) return 'why-not-yours';
  return space.blocked && 'why-own-stack';
}
