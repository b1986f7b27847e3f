// The lesson: one step at a time on a table of its own. It knows which move each step is about; what is legal and what
// comes of it the session says, as in any game.
import { Choice } from './choice.js';
import { listenToKeys, listenToPointer } from './input.js';
import { STEPS } from './lesson-steps.js';
import { Match } from './match.js';
import { phaseOf } from './phase.js';
import { Picture } from './picture.js';

/** @import { AppState, GameEvent, LessonIntents, LessonView, Side, Snapshot, Stage, Throw } from '../types.d.ts' */
/** @import { EngineModule } from '../engine/wasm.js' */
/** @import { Hands } from './input.js' */
/** @import { Saves } from './saves.js' */

/**
 * @typedef {object} Surroundings
 * @property {() => void} changed
 * @property {() => AppState} outer What the page shows around it
 * @property {(thrown: Throw, side: Side, snapshot: Snapshot) => void} fell
 * @property {(events: GameEvent[], snapshot: Snapshot) => void} happened
 * @property {(error: unknown) => void} report
 */

/** The enemy is never asked for a move: every step ends before. @type {Pick<import('../types.d.ts').NewGameOptions, 'a' | 'b'>} */
const SEATS = { a: { kind: 'human' }, b: { kind: 'computer', level: 'easy' } };

/** @implements {LessonIntents} @implements {Hands} */
export class Lesson {
  #saves;
  #around;
  #at = 0;
  /** Names of the steps that have been played as they should. @type {Set<string>} */
  #done = new Set();
  /** @type {LessonView['verdict']} */
  #verdict = null;
  choice = new Choice(
    () => ({ snapshot: this.match.snapshot, phase: this.phase }),
    () => this.#changed(),
  );
  /** @type {Stage | null} */
  #stage = null;

  /**
   * @param {EngineModule} engine
   * @param {Saves} saves
   * @param {Surroundings} around
   */
  constructor(engine, saves, around) {
    this.#saves = saves;
    this.#around = around;
    this.picture = new Picture(() => this.#changed());
    this.match = new Match(engine, this.picture, {
      changed: () => this.#changed(),
      // Whoever embeds the game hears of its games, not of the lesson.
      emit: (type, detail) => {
        if (type === 'error') around.report(detail);
      },
      fell: around.fell,
      happened: around.happened,
      playsForced: () => false,
      pace: () => 0,
      waits: () => true,
      think: async () => '',
    });
    const kept = /** @type {{ at?: unknown, done?: unknown }} */ (saves.read('lesson', {}) ?? {});
    const known = STEPS.map(({ id }) => id);
    const done = Array.isArray(kept.done) ? kept.done : [];
    this.#done = new Set(known.filter(id => done.includes(id)));
    this.#go(typeof kept.at === 'number' ? kept.at : 0);
  }

  // ---- Intents ----

  next() {
    this.#go(this.#at + 1);
  }

  back() {
    this.#go(this.#at - 1);
  }

  again() {
    this.#go(this.#at);
  }

  /** @param {number} at */
  goTo(at) {
    this.#go(at);
  }

  throwSticks() {
    const step = STEPS[this.#at];
    if (this.phase === 'throwing') this.skip();
    else if (step && this.phase === 'ready') this.#throw(step);
    return undefined;
  }

  /** @param {string} move */
  play(move) {
    const step = STEPS[this.#at];
    if (!step || !this.choice.find(move)) return;
    this.choice.forget();
    this.#judge(step, move);
    this.match.play(move);
  }

  /** @param {string | null} move */
  select(move) {
    this.choice.select(move);
  }

  /** @param {string | null} move */
  hover(move) {
    this.choice.hover(move);
  }

  undo() {
    this.again();
  }

  redo() {}

  skip() {
    this.picture.skip();
  }

  /** @type {LessonIntents['seat']} */
  seat(canvas, stage, host) {
    const seated = new AbortController();
    this.#stage = stage;
    this.picture.attach(stage);
    listenToPointer(canvas, stage, this, seated.signal);
    listenToKeys(host, this, seated.signal);
    this.#mark();
    return () => {
      seated.abort();
      this.picture.skip();
      this.picture.attach(null);
      this.#stage = null;
    };
  }

  dispose() {
    this.match.dispose();
  }

  // ---- State ----

  get phase() {
    const { activity } = this.picture;
    return this.#verdict && !activity ? 'over' : phaseOf(this.match.snapshot, activity);
  }

  /** @returns {LessonView} */
  get view() {
    const step = STEPS[this.#at];
    const { selected, preview, notice } = this.choice;
    return {
      steps: STEPS.map(({ id }) => id),
      done: [...this.#done],
      at: this.#at,
      id: step?.id ?? null,
      rules: step?.rules ?? null,
      phase: this.phase,
      snapshot: step ? this.match.snapshot : null,
      selected,
      preview,
      notice,
      // Told when it has been seen.
      verdict: this.picture.activity ? null : this.#verdict,
    };
  }

  /** As that of a game: what hands and text board look at. @returns {AppState} */
  state() {
    const { phase, snapshot, selected, notice } = this.view;
    const outer = this.#around.outer();
    const hints = { bar: false, best: false, all: false };
    return { ...outer, screen: 'table', phase, snapshot, selected, notice, hints, hinted: false, analysis: null };
  }

  // ---- Inside ----

  /** @param {number} at */
  #go(at) {
    this.#at = Math.min(Math.max(0, Math.trunc(at) || 0), STEPS.length);
    this.#verdict = null;
    this.choice.forget();
    this.#save();
    const step = STEPS[this.#at];
    if (!step) return this.#changed();
    this.match.begin({ rules: step.rules, position: step.position, ...SEATS });
    if (!step.lies) return undefined;
    this.#throw(step);
    return this.picture.skip();
  }

  /** @param {import('./lesson-steps.js').Step} step */
  #throw(step) {
    this.choice.forget();
    if (step.goal === 'pass') this.#judge(step, 'pass');
    this.match.throwSticks([...step.faces]);
  }

  /** @param {import('./lesson-steps.js').Step} step @param {string} move */
  #judge(step, move) {
    const good = move === step.goal;
    this.#verdict = { good, move };
    if (good) this.#done.add(step.id);
    this.#save();
  }

  #save() {
    this.#saves.write('lesson', { at: this.#at, done: [...this.#done] });
  }

  #mark() {
    const { selected, hovered } = this.choice;
    this.#stage?.mark({ live: this.phase === 'choosing', selected, hover: hovered });
  }

  #changed() {
    this.#mark();
    this.#around.changed();
  }
}
