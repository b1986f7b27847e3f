// What is known of the game on the table and told when it is asked for: chances, the best move, the game looked back on.
import { coded } from '../engine/errors.js';
import { forgetAll, keptBytes } from '../engine/tables.js';
import { Insight } from './insight.js';

/** @import { AppState, Engine, Hints, Knowledge, Review, Snapshot } from '../types.d.ts' */
/** @import { Hindsight } from './hindsight.js' */

const fetchHindsight = () => import('./hindsight.js');

/**
 * @typedef {object} Around
 * @property {() => void} changed
 * @property {(notice: AppState['notice']) => void} say where the game speaks
 * @property {(review: Review) => void} reviewed told of an exact review
 */

export class Counsel {
  #thinker;
  #around;
  #insight = new Insight(
    () => {
      this.#hindsight?.heard();
      this.#around.changed();
    },
    knowledge => this.#learnt(knowledge),
  );
  /** Fetched with the first review. @type {Hindsight | null} */
  #hindsight = null;
  /** @type {Snapshot | null} */
  #snapshot = null;
  /** The turn whose best move was asked for: its position text. */
  #hinted = '';
  #keptTables = 0;

  /** @param {Engine} thinker the quick players @param {Around} around */
  constructor(thinker, around) {
    this.#thinker = thinker;
    this.#around = around;
    this.#count();
  }

  /** @returns {Pick<AppState, 'knowledge' | 'analysis' | 'hinted' | 'review' | 'keptTables'>} */
  get state() {
    return {
      knowledge: this.#insight.knowledge,
      analysis: this.#insight.analysis,
      hinted: this.#snapshot !== null && this.#snapshot.position === this.#hinted,
      review: this.#hindsight?.state ?? null,
      keptTables: this.#keptTables,
    };
  }

  /** Of the rule set on the table; null before the first game. */
  get analyst() {
    return this.#insight.analyst;
  }

  /** Another position is on the table. @param {Snapshot} snapshot */
  follow(snapshot) {
    this.#snapshot = snapshot;
    this.#insight.use(snapshot.rules);
    this.#insight.look(snapshot.phase === 'over' ? '' : snapshot.position);
  }

  /** A computer's move. @type {import('./match.js').Hooks['think']} */
  think(question, signal) {
    const quick = () => this.#thinker.think(question, { signal });
    const known = question.level === 'perfect' ? this.#insight.best(question.position, signal) : null;
    // The quick player stands in where the table is not there, or is lost.
    return known ? known.catch(quick) : quick();
  }

  /** Of this turn. */
  hint() {
    this.#hinted = this.#snapshot?.position ?? '';
    this.#around.changed();
  }

  /** The best move, where help with it is wanted and it is known. @param {Hints} hints */
  advised({ best }) {
    const { analysis, hinted } = this.state;
    return best || hinted ? (analysis?.moves[0]?.move ?? null) : null;
  }

  solve() {
    this.#around.say(null);
    this.analyst?.begin();
  }

  cancelSolve() {
    this.analyst?.cancel();
  }

  async forgetTables() {
    await forgetAll();
    this.#count();
  }

  /** @param {string} position */
  async analysePosition(position) {
    return this.#solver().opinion(position);
  }

  /** Of the position on the table. */
  analyse() {
    const solver = this.#solver();
    const { phase, position } = /** @type {Snapshot} */ (this.#snapshot);
    if (phase === 'over') throw coded('bad-state', 'the game is over');
    return solver.opinion(position);
  }

  /** Looks back on a game, by estimates until more is known. @param {string} record */
  async openReview(record) {
    const { Hindsight } = await fetchHindsight();
    this.#hindsight ??= new Hindsight(this.#around.changed, this.#around.reviewed);
    this.#hindsight.open(this.#solver(), record);
  }

  /** @param {number} index */
  reviewAt(index) {
    this.#hindsight?.look(index);
  }

  closeReview() {
    this.#hindsight?.close();
  }

  /** The whole review; solves the rule set first if that is not done. @param {string} record */
  async review(record) {
    const { review } = await fetchHindsight();
    return review(this.#solver(), record);
  }

  dispose() {
    this.#insight.dispose();
  }

  #solver() {
    const { analyst } = this;
    if (!analyst) throw coded('bad-state', 'no game has been started');
    return analyst;
  }

  /** How a solve ended is said where the game speaks. @param {Knowledge} knowledge */
  #learnt({ why, kept }) {
    if (why) this.#around.say(why);
    else if (kept === false) this.#around.say({ key: 'solve-unkept' });
    else if (kept) this.#count();
  }

  async #count() {
    this.#keptTables = await keptBytes();
    this.#around.changed();
  }
}
