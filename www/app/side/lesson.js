// The lesson of one of the box's other games: one step at a time in a match of its own. It knows what is to come of a move;
// what is legal and what comes of it the match says, as in any game.
import { STEPS } from './lesson-steps.js';
import { Reel } from './reel.js';

/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Saves } from '../saves.js' */
/** @import { Kind } from './kind.js' */
/** @import { SideEvent, SideLessonIntents, SideLessonView, SideSession, SideSnapshot } from './types.d.ts' */

/** The enemy is never asked: what he plays stands in the step. */
const SEATS = /** @type {const} */ ({ a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } });

/** @implements {SideLessonIntents} */
export class SideLesson {
  #kind;
  #module;
  #saves;
  #changed;
  #steps;
  #at = 0;
  /** Names of the steps that have been played as they should. @type {Set<string>} */
  #done;
  /** @type {SideLessonView['verdict']} */
  #verdict = null;
  /** @type {SideSession | null} */
  #session = null;
  /** @type {SideSnapshot | null} */
  #snapshot = null;
  #reel = new Reel(
    () => this.#changed(),
    (events, snapshot) => {
      for (const heard of this.#hearers) heard(events, snapshot);
    },
  );
  /** @type {Set<(events: SideEvent[], snapshot: SideSnapshot) => void>} */
  #hearers = new Set();

  /**
   * @param {Kind} kind
   * @param {SideModule} module
   * @param {Saves} saves
   * @param {() => void} changed
   */
  constructor(kind, module, saves, changed) {
    this.#kind = kind;
    this.#module = module;
    this.#saves = saves;
    this.#changed = changed;
    this.#steps = STEPS[kind.name];
    const kept = /** @type {{ at?: unknown, done?: unknown }} */ (saves.read(this.#key, {}) ?? {});
    const done = Array.isArray(kept.done) ? kept.done : [];
    this.#done = new Set(this.#steps.map(({ id }) => id).filter(id => done.includes(id)));
    this.goTo(typeof kept.at === 'number' ? kept.at : 0);
  }

  // ---- Intents ----

  next() {
    this.goTo(this.#at + 1);
  }

  back() {
    this.goTo(this.#at - 1);
  }

  again() {
    this.goTo(this.#at);
  }

  /** @param {number} at */
  goTo(at) {
    this.#at = Math.min(Math.max(0, Math.trunc(at) || 0), this.#steps.length);
    this.#verdict = null;
    this.#reel.clear();
    this.#session?.free();
    this.#session = null;
    const step = this.#steps[this.#at];
    if (step) {
      const { rules, position } = step;
      this.#session = this.#kind.begin(this.#module, { rules, position, ...SEATS });
    }
    this.#snapshot = this.#session?.snapshot() ?? null;
    this.#save();
    this.#changed();
  }

  /** @param {string} move */
  choose(move) {
    const legal = this.#snapshot?.moves.some(one => ('move' in one ? one.move : String(one.pit)) === move);
    if (this.phase === 'choosing' && legal) this.#play(session => session.play(move));
  }

  wait() {
    const { waits } = this.#steps[this.#at] ?? {};
    if (this.phase === 'waiting' && waits) this.#play(session => session.passTime?.(waits) ?? []);
  }

  seat() {
    return this.#reel.seat();
  }

  /** @param {number} id */
  played(id) {
    this.#reel.played(id);
  }

  /** @param {(events: SideEvent[], snapshot: SideSnapshot) => void} heard */
  onHappened(heard) {
    this.#hearers.add(heard);
    return () => void this.#hearers.delete(heard);
  }

  dispose() {
    this.#reel.clear();
    this.#session?.free();
    this.#session = null;
  }

  // ---- State ----

  /** @returns {SideLessonView['phase']} */
  get phase() {
    if (this.#reel.run) return 'moving';
    if (this.#verdict) return 'over';
    return this.#steps[this.#at]?.waits ? 'waiting' : 'choosing';
  }

  /** @returns {SideLessonView} */
  get view() {
    const { run } = this.#reel;
    return {
      steps: this.#steps.map(({ id }) => id),
      done: [...this.#done],
      at: this.#at,
      id: this.#steps[this.#at]?.id ?? null,
      phase: this.phase,
      snapshot: this.#snapshot,
      shown: run?.before ?? this.#snapshot,
      run,
      // Told when it has been seen.
      verdict: run ? null : this.#verdict,
    };
  }

  // ---- Inside ----

  /** @param {(session: SideSession) => SideEvent[]} act */
  #play(act) {
    const step = this.#steps[this.#at];
    const session = this.#session;
    if (!step || !session || !this.#snapshot) return;
    const events = this.#happen(act, session, this.#snapshot);
    const answer = this.#snapshot.outcome ? null : step.answer?.(this.#snapshot);
    if (answer) events.push(...this.#happen(one => one.play(answer), session, this.#snapshot));
    const good = step.wanted(events);
    this.#verdict = { good };
    if (good) this.#done.add(step.id);
    this.#save();
    this.#changed();
  }

  /** @param {(session: SideSession) => SideEvent[]} act @param {SideSession} session @param {SideSnapshot} before */
  #happen(act, session, before) {
    const events = act(session);
    const after = session.snapshot();
    this.#snapshot = after;
    this.#reel.add(events, before, after);
    return [...events];
  }

  get #key() {
    return `${this.#kind.name}-lesson`;
  }

  #save() {
    this.#saves.write(this.#key, { at: this.#at, done: [...this.#done] });
  }
}
