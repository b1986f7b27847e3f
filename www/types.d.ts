// The shapes that cross a room's border in the front end. All are plain data.
// Snapshots, throws and events are made by the Rust session; JavaScript only shows them.

import type { SideIntents, SideLeaf, SideName, SideState } from './app/side/types.d.ts';
import type { Lang } from './i18n/index.js';

export type Side = 'a' | 'b';
export type Sided<T> = { a: T; b: T };

/** A place along the road: 0 is a's home, 1..spaces are the spaces, spaces + 1 is b's home. */
export type Place = number;

export type Level = 'beginner' | 'easy' | 'medium' | 'hard' | 'perfect';

export interface Player {
  kind: 'human' | 'computer';
  name: string;
  /** Set for computers only. */
  level?: Level;
}

/** One throw. `faces[i]` true = yellow up. With `throw=die` faces is empty and `die` is set. */
export interface Throw {
  faces: boolean[];
  die?: number;
  yellow: number;
  score: number;
  /** How many scoreless throws went before and were thrown again (rule `again=yes`). */
  again: number;
  /** No legal move: the turn has passed. */
  passed: boolean;
}

/** One space of the road. */
export interface SpaceView {
  space: number;
  /** Bottom to top, '' where empty. */
  men: string;
  owner: Side | null;
  /** Which way the stack will go: 1 to higher spaces, -1 to lower ones, 0 where empty. */
  direction: 1 | 0 | -1;
  /** Why an own stack cannot move with the score that lies; null where it can or the question does not arise. */
  blocked: 'own-stack' | null;
}

/** One legal move with all that it would do. */
export interface MoveView {
  /** As text: 'enter' or the number of the space it leaves. */
  move: string;
  from: Place;
  /** Where it lands, or the home beyond which it leaves the road. */
  to: Place;
  /** The men that move, bottom to top. */
  men: string;
  leaves: boolean;
  /** The stack that it lands on, bottom to top, '' for none. */
  captures: string;
  /** Enemy men taken, own men carried along, of the stack landed on. */
  takes: number;
  carries: number;
  /** Liberation only: an own man is left behind as new top. */
  frees: boolean;
  /** Leaving only: own men that come home, enemy men that die. */
  home: number;
  dead: number;
}

export type GameEvent =
  | { type: 'entered'; side: Side; to: number }
  | { type: 'moved'; side: Side; from: number; to: number; men: string }
  | { type: 'captured'; side: Side; at: number; men: string }
  | { type: 'freed'; side: Side; at: number }
  | { type: 'left'; side: Side; from: number; men: string }
  | { type: 'home'; side: Side; count: number }
  | { type: 'dead'; side: Side; count: number }
  | { type: 'passed'; side: Side; reason: 'no-score' | 'no-move' | 'time' }
  | { type: 'won'; side: Side; reason: 'removed' | 'captured' | 'resigned' }
  | { type: 'drawn'; reason: 'limit' | 'repetition' | 'stores' };

/** One finished turn. */
export interface TurnView {
  number: number;
  side: Side;
  throw: Throw;
  /** 'enter', a space as text, or 'pass'. */
  move: string;
  events: GameEvent[];
}

/** What is on the table, after each change made anew by the session. */
export interface Snapshot {
  game: 'puluc';
  /** Canonical rule-set text. */
  rules: string;
  spaces: number;
  men: number;
  /** Position text; the score is its fifth field between throw and move. */
  position: string;
  /** spaces entries, space 1 first. */
  board: SpaceView[];
  home: Sided<number>;
  dead: Sided<number>;
  turn: Side;
  phase: 'throw' | 'move' | 'over';
  /** The throw that lies: of this turn in phase 'move', else of the turn before; null at the start. */
  throw: Throw | null;
  /** Legal moves, sorted as text; [] unless phase is 'move'. */
  moves: MoveView[];
  /** Why no man can enter with the score that lies; null where one can or the question does not arise. */
  enterBlocked: 'own-stack' | 'no-space' | null;
  outcome: { winner: Side | null; reason: string } | null;
  players: Sided<Player>;
  turns: TurnView[];
  /** Pairs of throws of the throw-off; empty when nobody threw for it. `lot` = decided by lot after three ties. */
  throwOff: { throws: Sided<Throw>[]; first: Side; lot: boolean } | null;
  canUndo: boolean;
  canRedo: boolean;
  /** Throws come from a seed, not from the device's randomness. */
  seeded: boolean;
  /** The side to move controls no man at all, so only the enemy's moves remain (it can be played out at once). */
  onlyPasses: boolean;
}

/** What the rules page and the new-game dialog show of a rule set; values only, words come from Fluent. */
export interface RuleSetView {
  text: string;
  preset: 'bell' | 'pencils' | 'strasbourg' | 'liberation' | 'homeward';
  /** Nothing differs from the preset. */
  pure: boolean;
  spaces: number;
  men: number;
  scores: number[];
  /** In how many of the 16 ways four sticks fall 0 to 4 of them show yellow. */
  ways: number[];
  /** Entry n of the total counts the ways that a turn scores n. */
  odds: number[];
  entry: 0 | 1;
  move: 'whole' | 'free';
  captives: 'onward' | 'homeward';
  end: 'removed' | 'captured';
  again: boolean;
  throw: 'sticks' | 'die';
}

/** Settings kept on the device. */
export interface Settings {
  lang: 'auto' | Lang;
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  motion: 'auto' | 'full' | 'fast' | 'none';
  /** Play the only legal move by itself. */
  forced: boolean;
  textBoard: boolean;
  /** How long a computer waits between two steps. */
  pace: 'slow' | 'even' | 'quick';
  /** 'auto': on the game's own page, but not where another page shows it. */
  sound: 'auto' | 'on' | 'off';
  /** 1..10 */
  volume: number;
  /** A chosen move is played only when it is chosen a second time. */
  confirm: boolean;
  /** People throw real sticks or a real die: each throw is typed in. */
  ownThrows: boolean;
  /** Two people sit opposite each other: the table turns to the one to move. */
  opposite: boolean;
  /** Controls on the left. */
  leftHanded: boolean;
  /** What the men are made of. */
  men: 'clay' | 'twigs' | 'kernels';
  /** What is thrown; all give the same odds. */
  tool: 'sticks' | 'kernels' | 'coins';
}

/** A series goes to the first with `n` wins, or over `n` games at most. */
export interface SeriesRule {
  kind: 'to' | 'of';
  n: number;
}

/** A series with the game on the table. */
export interface SeriesView extends SeriesRule {
  won: Sided<number>;
  /** The number of the game on the table. */
  game: number;
  over: boolean;
  /** Of the whole series. */
  winner: Side | null;
}

/** Help that is always there while on; the hint button shows one best move without them. */
export interface Hints {
  /** Win-chance bar. */
  bar: boolean;
  /** The best move is marked on the table. */
  best: boolean;
  /** Every legal move with its chance and cost. */
  all: boolean;
}

/** The input state machine (app/phase.js). What does not fit the state is ignored. */
export type Phase = 'ready' | 'throwing' | 'choosing' | 'moving' | 'thinking' | 'over';

export type Screen =
  | 'start'
  | 'table'
  | 'review'
  | 'lab'
  | 'puzzles'
  | 'games'
  | 'throws'
  | 'lesson'
  | 'rules'
  | 'glossary'
  | 'history'
  | SideName;
export type Dialog =
  | 'new-game'
  | 'settings'
  | 'rules'
  | 'record'
  | 'sticks'
  | 'resign'
  | 'about'
  | 'editor'
  | 'watch'
  | 'share'
  | 'arrival'
  | null;

/** What the DOM shows; every change makes a new object and one coalesced redraw. */
export interface AppState {
  screen: Screen;
  /** What is read or learned in the place of the game of the side that is shown. */
  leaf: SideLeaf | null;
  dialog: Dialog;
  phase: Phase;
  snapshot: Snapshot | null;
  rules: RuleSetView | null;
  presets: RuleSetView[];
  /** Chosen source: a move of snapshot.moves, or null. */
  selected: MoveView | null;
  /** Last notice: a Fluent key with its arguments; shown until the next one. */
  notice: { key: string; args?: Record<string, string | number> } | null;
  /** Errors shown as a banner with a way on. */
  problem: { code: string; message: string } | null;
  settings: Settings;
  /** The effective choices after 'auto' and the element's attributes. */
  lang: Lang;
  theme: 'light' | 'dark' | 'contrast';
  motion: 'full' | 'fast' | 'none';
  /** Sounds are to be heard. */
  audible: boolean;
  /** A new version waits (service worker). */
  update: boolean;
  /** A saved game can be continued. */
  resumable: boolean;
  /** Saving is refused (private window, sandboxed frame). */
  unsaved: boolean;
  offlineReady: boolean;
  /** For the rule set on the table. */
  knowledge: Knowledge | null;
  /** Of the position on the table, for the side to move. */
  analysis: Analysis | null;
  hints: Hints;
  /** The hint of this turn was asked for. */
  hinted: boolean;
  /** `at` = index of the turn looked at; data.turns.length = the end. Null also while the review page has nothing yet. */
  review: { data: Review; at: number } | null;
  lab: { entries: LabEntry[] } | null;
  /** Null until it is first opened. */
  lesson: LessonView | null;
  /** Null until they have been opened. */
  puzzles: import('./app/puzzles/puzzles.js').PuzzleState | null;
  /** The game of the side that is shown. */
  side: SideState | null;
  /** Names of those that can be gone on with. */
  begun: string[];
  /** Two computers play and have been told to wait. */
  paused: boolean;
  series: SeriesView | null;
  /** The table is turned to Clay, who sits opposite. */
  turned: boolean;
  /** Bytes of solved tables kept on the device. */
  keptTables: number;
  /** Kept games; null until they are first asked for. */
  library: LibraryState | null;
  /** What a link, a kept game or a new one would put in the place of the game on the table, while it is asked. */
  arrival: Arrival | null;
}

/** Everything the DOM may ask for. Each intent that does not fit the phase is ignored. */
export interface Intents {
  newGame(options: NewGameOptions, series?: SeriesRule | null): Promise<void>;
  continueGame(): void;
  throwSticks(faces?: boolean[] | number): void;
  /** Play a legal move by its text; where moves are to be confirmed, the first time chooses it. */
  play(move: string): void;
  /** Choose a source without playing (keyboard, first tap), null to let go. */
  select(move: string | null): void;
  /** Preview while the pointer or focus is on a move; null when it leaves. */
  hover(move: string | null): void;
  undo(): void;
  redo(): void;
  resign(): void;
  rematch(): void;
  /** Skip the running animation. */
  skip(): void;
  /** Play the rest out at once where one side can only pass. */
  playOut(): void;
  show(screen: Screen, leaf?: SideLeaf | null): void;
  /** From a page back to where it was opened. */
  leave(): void;
  /** Null until it is first opened. */
  readonly lesson: LessonIntents | null;
  /** Shows one of the box's other games: goes on with what is kept, or begins one. */
  openGame(name: SideName, leaf?: SideLeaf | null): void;
  /** Of the one that is shown. */
  readonly side: SideIntents | null;
  open(dialog: Dialog): void;
  set<K extends keyof Settings>(key: K, value: Settings[K]): void;
  /** Check a rule-set text: its view, or an error with code and message. */
  checkRules(text: string): RuleSetView;
  load(record: string): Promise<void>;
  record(): string;
  acceptUpdate(): void;
  dismissProblem(): void;
  /** Shows the best move of this turn once. */
  hint(): void;
  setHints(hints: Partial<Hints>): void;
  solve(): void;
  cancelSolve(): void;
  /** Frees what is kept on the device. */
  forgetTables(): void;
  /** Shows the review at once: estimated until the rule set is solved. */
  openReview(): void;
  reviewAt(index: number): void;
  closeReview(): void;
  /** The position of that turn with its throw lying; the end for turns.length. */
  snapshotAt(index: number): Snapshot;
  /** A new game from that position. */
  retryFrom(index: number): void;
  /** A new game from a puzzle, against whom was played last. */
  playOn(from: import('./app/puzzles/puzzles.js').From): void;
  /** A new game from a position that was set up, between the same players. Throws with code and message when it cannot stand. */
  edit(position: string): void;
  /** Throws with code and message when the text cannot stand in the rule set on the table (or the one named). */
  checkPosition(position: string, rules?: string): Snapshot;
  /** A turn tried apart from the game: a throw in a position, and the move chosen of those legal then; null without one. */
  example(
    rules: string,
    position: string,
    fallen: boolean[] | number,
    choose: (moves: MoveView[]) => MoveView | undefined,
  ): Example | null;
  /** The chance of a position that was set up: exact where that is known, else an estimate. */
  analysePosition(position: string): Promise<Analysis>;
  /** Two computers play each other. */
  watch(level: Level): void;
  pause(paused: boolean): void;
  openLab(rules?: string): void;
  /** Null until it is first opened. */
  readonly lab: LabIntents | null;
  /** Shows the kept games, or the throws and the own play. */
  openLibrary(screen: 'games' | 'throws'): void;
  /** The library, once it is fetched. */
  library(): Promise<LibraryIntents>;
  /** Of the puzzle that is shown; null until they have been opened. */
  readonly puzzles: import('./app/puzzles/puzzles.js').PuzzleIntents | null;
}

export interface NewGameOptions {
  rules?: string;
  a?: Partial<Player>;
  b?: Partial<Player>;
  first?: Side | 'throw-off';
  seed?: number;
  position?: string;
  /** Each side's own number of men at the start, as a handicap. */
  men?: Sided<number>;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the parts of the table stand, in CSS pixels of the canvas; measured from the DOM's layout. */
export interface TableLayout {
  width: number;
  height: number;
  dpr: number;
  /** The cloth with road and homes. Wider than tall = road left to right, else bottom to top (a's home at the bottom). */
  road: Rect;
  /** Bare earth where the sticks fall. */
  sticks: Rect;
  /** Where the dead men lie. */
  dead: Sided<Rect>;
  /** Seen from b's end: b's home is on the left, or at the bottom. */
  turned?: boolean;
}

/** What a point on the canvas means. */
export type Hit = { kind: 'place'; place: Place } | { kind: 'sticks' } | null;

export interface Marks {
  live: boolean;
  selected: MoveView | null;
  hover: MoveView | null;
  /** The best move, marked by an arc of its own; null or absent for none. */
  best?: MoveView | null;
  /** Review: the move that was played, dashed, beside the better one. */
  played?: MoveView | null;
}

export type SoundName =
  | 'clack'
  | 'patter'
  | 'chink'
  | 'die'
  | 'hop'
  | 'enter'
  | 'capture'
  | 'turn'
  | 'freed'
  | 'home'
  | 'dead'
  | 'passed'
  | 'seed'
  | 'store'
  | 'handful'
  | 'slide'
  | 'won'
  | 'drawn';

/** A sound that belongs to something the picture shows. */
export interface Cue {
  sound: SoundName;
  /** Milliseconds from now. */
  in: number;
  /** 0..1 */
  force: number;
  /** Left -1, right 1. */
  pan: number;
  /** Which of several like it: sticks, men that come home; or how many men are on the way, less one. */
  step: number;
}

/** Who is told what is to be heard. */
export interface Hearer {
  hear(cues: Cue[]): void;
  /** What was to be heard is cut off. */
  hush(): void;
}

/** www/view/stage.js: draws snapshots, plays events; knows no rule. */
export interface Stage {
  layout(layout: TableLayout): void;
  setTheme(theme: 'light' | 'dark' | 'contrast'): void;
  setMotion(motion: 'full' | 'fast' | 'none'): void;
  /** Sets the still picture at once; ends any animation. */
  show(snapshot: Snapshot): void;
  /** Marks what can be done: live = moves glow; selected / hover = preview of that move; null for none. */
  mark(marks: Marks): void;
  /** The sticks fly and settle on these faces; resolves when still. Sticks fly from the thrower's hand. */
  throwSticks(thrown: Throw, side: Side): Promise<void>;
  /** Plays the events from the picture as it stands, ends on `after`; resolves when still. */
  playEvents(events: GameEvent[], after: Snapshot): Promise<void>;
  /** Ends running animations at once on their last picture; their promises resolve. */
  skip(): void;
  /** Point in CSS pixels of the canvas. */
  hit(x: number, y: number): Hit;
  /** Middle of a place's base in CSS pixels of the canvas (tests, tooltips). */
  centre(place: Place): { x: number; y: number };
  /** Where a tooltip about a move should point: the ghost's upper or right edge, in CSS pixels of the canvas. */
  bubble(move: MoveView): { x: number; y: number; side: 'above' | 'right' };
  /** Highest point of a move's arc, in CSS pixels of the canvas. */
  apex(move: MoveView): { x: number; y: number };
  /** A man or tower follows the pointer while dragged; null lets go. */
  drag(move: MoveView | null, x?: number, y?: number): void;
  /** Nothing moves or waits to be drawn. */
  readonly still: boolean;
  /** Resolves when the full art of the present size and theme stands (plain forms are there at once). */
  readonly baked: Promise<void>;
  dispose(): void;
}

/** www/engine/client.js: asks the shared worker. */
export interface Engine {
  /** The computer's move for a position text with its score. Rejects with code 'cancelled' when aborted. */
  think(
    request: { rules: string; position: string; level: string; seed: number },
    options?: { signal?: AbortSignal },
  ): Promise<string>;
  release(): void;
}

// ---- What the analyst knows ----

/** The state of the analyst for the rule set on the table. */
export interface Knowledge {
  /**
   * none: no solve is under way or wanted (too large, refused, cancelled: see `why`); solving: `done` of `all` values;
   * exact: solved.
   */
  state: 'none' | 'solving' | 'exact';
  /** Fluent key of the reason, with its arguments, where state is none. */
  why: { key: string; args?: Record<string, string | number> } | null;
  done: number;
  all: number;
  /** What the solve takes, known before it begins. */
  estimate: { values: number; bytes: number; seconds: number } | null;
  /** Estimated bound of the error once solved. */
  bound: number;
  /** The table is kept on the device; false where that was refused, null where it is not worth it or not yet done. */
  kept: boolean | null;
}

/** Chances are 0..1. */
export interface Analysis {
  /** Of the side to move: before its throw, or with the throw that lies and the best move. */
  chance: number;
  exact: boolean;
  /** Only where a throw lies: every legal move, the best first, mover's chance after it. */
  moves: { move: string; chance: number }[];
}

export type DecisionClass = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';

/** One turn looked back on. `before`, `best`, `after` are chances of the side whose turn it was. */
export interface ReviewTurn {
  number: number;
  side: Side;
  throw: Throw;
  move: string;
  events: GameEvent[];
  /** Position text before the move, with its score. */
  position: string;
  before: number;
  best: number;
  after: number;
  /** best - before */
  luck: number;
  /** best - after; 0 for a pass */
  loss: number;
  /** null where there were not two legal moves. */
  class: DecisionClass | null;
  /** Every legal move, the best first. */
  moves: { move: string; chance: number }[];
}

/** What a side made of the game. */
export interface ReviewAccount {
  luck: number;
  loss: number;
  decisions: number;
  choices: number;
  lossPerDecision: number;
  lossPerChoice: number;
  /** 0..100 */
  accuracy: number;
}

export interface Review {
  exact: boolean;
  rules: string;
  outcome: { winner: Side | null; reason: string } | null;
  /** Chance of a at the first throw, and what it came to. */
  start: number;
  result: number;
  /** start - losses of a + losses of b: the result without luck. */
  withoutLuck: number;
  accounts: Sided<ReviewAccount>;
  turns: ReviewTurn[];
  /** Indices into turns: what changed most, in order. */
  keyMoments: number[];
}

/** What is worked out about a rule set once it is solved. */
export interface LabFacts {
  positions: number;
  /** Chance of the side that begins. */
  start: number;
  /** Share of games between perfect players that last n throws, index n. */
  lengths: number[];
  /** Mean change of the chance by a throw. */
  luckPerThrow: number;
  /** Share of games that perfect play wins against them. */
  skill: { grab: number; random: number };
  /** For each score that can be thrown at the start. */
  firstMoves: { score: number; moves: { move: string; chance: number }[] }[];
}

export interface LabIntents {
  /** Null takes the second rule set away. Throws with code and message when the rules cannot stand. */
  solve(rules: string | null, slot: 0 | 1): void;
  /** Calls the solve of that rule set off. */
  cancel(slot: 0 | 1): void;
  play(slot: 0 | 1): void;
  link(slot: 0 | 1): string;
}

export interface LabEntry {
  rules: RuleSetView;
  knowledge: Knowledge;
  /** Null until they are worked out. */
  facts: LabFacts | null;
}

// ---- Kept games, links ----

/** A snapshot of any game of the box. */
export type AnySnapshot = Snapshot | import('./app/side/types.d.ts').SideSnapshot;

export interface KeptGame {
  id: string;
  /** Which of the box's other games; none for Puluc. */
  game?: import('./app/side/types.d.ts').SideName;
  /** Given by the user; '' for none. */
  name: string;
  record: string;
  rules: string;
  players: Sided<Player>;
  /** Finished turns. */
  turns: number;
  outcome: { winner: Side | null; reason: string } | null;
  /** How often each side threw each score, index = score. */
  throws: Sided<number[]>;
  /** Milliseconds since 1970: last change. */
  changed: number;
  /** Kept by itself, not by the user's wish. */
  auto: boolean;
}

/** Own games against the computer. */
export interface PlayTally {
  levels: Partial<Record<Level, { won: number; lost: number; drawn: number }>>;
  /** Games between two people. */
  people: number;
  /** Of reviewed games, 0..100 each. */
  accuracy: { sum: number; count: number };
  /** The last games, the newest first; level null = between two people. */
  recent: { id: string; level: Level | null; result: 'won' | 'lost' | 'drawn'; accuracy: number | null }[];
}

export interface LibraryState {
  /** The newest first. */
  games: KeptGame[];
  /** Entries that cannot be read, with the text that is left in them. */
  damaged: { id: string; text: string }[];
  /** Nothing can be kept on this device now. */
  refused: boolean;
  /** Games are kept by themselves when they end or are left. */
  auto: boolean;
  /** Entry of the game on the table, whether it is kept or not. */
  current: string;
  /** That game, for the page of kept games: another of the box's games where one was shown last. */
  table: { turns: number } | null;
  /** What was taken away last and can be brought back. */
  deleted: { games: KeptGame[]; tallies: LibraryState['tallies'] | null } | null;
  /** Own play, of Puluc (`null`) and of each other game. */
  tallies: { game: SideName | null; tally: PlayTally }[];
  /** The throws of the game on the table. */
  here: Pick<KeptGame, 'rules' | 'players' | 'throws'> | null;
}

export interface Arrival {
  /** `here`: a new game, begun where the other one is. */
  from: 'link' | 'games' | 'here';
  /** What would come, where that is known. */
  snapshot: AnySnapshot | null;
  /** The game on the table stays among the kept ones. */
  safe: boolean;
}

/** What a text of games holds; `bad` = lines of the whole text that are wrong. */
export interface ImportReport {
  good: KeptGame[];
  /** Games that are there already. */
  known: number;
  bad: { line: number; why: string; newer: boolean }[];
}

export interface LibraryIntents {
  /** Keeps the game on the table as it stands. */
  keep(): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Brings back what was taken away last. */
  restore(): Promise<void>;
  setAuto(on: boolean): void;
  clearPlay(): void;
  continue(id: string): Promise<void>;
  review(id: string): Promise<void>;
  /** One or several as text. */
  text(ids: string[]): string;
  /** Reads a text of one or several games; nothing is added yet. */
  check(text: string): Promise<ImportReport>;
  add(report: ImportReport): Promise<void>;
  /** Null where the page around the game does not take links. */
  link(kind: 'game' | 'position'): Promise<string | null>;
  accept(): void;
  decline(): void;
}

// ---- The lesson, and examples of turns ----

export interface LessonView {
  /** Names of all steps. */
  steps: string[];
  /** Names of those that have been played as they should. */
  done: string[];
  /** Index of the step shown; steps.length = behind the last one. */
  at: number;
  /** Name of the step shown, null behind the last one. */
  id: string | null;
  rules: string | null;
  phase: Phase;
  snapshot: Snapshot | null;
  selected: MoveView | null;
  preview: MoveView | null;
  notice: AppState['notice'];
  /** What was played: the idea, or another legal move. Null before, and until it has been seen. */
  verdict: { good: boolean; move: string } | null;
}

export interface LessonIntents {
  next(): void;
  back(): void;
  again(): void;
  goTo(at: number): void;
  throwSticks(): void;
  play(move: string): void;
  select(move: string | null): void;
  hover(move: string | null): void;
  skip(): void;
  /** As the table's own state, with the lesson's table in it. */
  state(): AppState;
  /** A canvas with its stage shows the lesson and takes pointer and keys; the call that it returns ends that. */
  seat(canvas: HTMLCanvasElement, stage: Stage, host: HTMLElement): () => void;
}

/** A turn tried apart from the game. */
export interface Example {
  /** With the throw lying. */
  before: Snapshot;
  move: MoveView;
  events: GameEvent[];
  after: Snapshot;
}
