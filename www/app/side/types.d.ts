// The shapes of the box's other two games. Snapshots, events and judgements are made in Rust; JavaScript only shows them.

import type { Level, Player, Side, Sided } from '../../types.d.ts';

export type SideName = 'tak-tikl' | 'mancala';

/** What is read or learned beside a game, in its place. */
export type SideLeaf = 'lesson' | 'rules' | 'history';

export type TakTiklEvent =
  | { type: 'moved'; side: Side; from: string; to: string }
  | { type: 'passed'; side: Side; reason: 'no-move' | 'time' }
  | { type: 'won'; side: Side; reason: 'line' | 'resigned' }
  | { type: 'drawn'; reason: 'limit' | 'repetition' };

export type MancalaEvent =
  | { type: 'lifted'; side: Side; pit: number; seeds: number; relay: boolean }
  | { type: 'sown'; side: Side; pit: number }
  | { type: 'captured'; side: Side; pit: number; from: number; seeds: number; along: boolean }
  | { type: 'again'; side: Side }
  | { type: 'swept'; side: Side; seeds: number }
  | { type: 'won'; side: Side; reason: 'stores' | 'resigned' }
  | { type: 'drawn'; reason: 'stores' };

export type SideEvent = TakTiklEvent | MancalaEvent;

interface Common {
  /** Canonical rule-set text. */
  rules: string;
  position: string;
  turn: Side;
  players: Sided<Player>;
  canUndo: boolean;
  canRedo: boolean;
  seeded: boolean;
}

export interface Pledge {
  purse: number;
  stake: number;
  /** The number of moves named. */
  moves: number;
}

export interface Bet {
  onlooker: number;
  on: Side;
  kernels: number;
}

export interface TakTiklSnapshot extends Common {
  game: 'tak-tikl';
  pieces: Sided<string[]>;
  moves: { move: string; from: string; to: string; wins: boolean }[];
  /** Turns taken by each side, lost ones counted in. */
  taken: Sided<number>;
  limit: number | null;
  /** Milliseconds. */
  clock: { allowed: number; left: number; runs: boolean } | null;
  stakes: { players: Sided<Pledge>; onlookers: number[]; bets: Bet[] } | null;
  kernels: { players: Sided<number>; onlookers: number[]; pot: number; bets: number } | null;
  outcome: { winner: Side | null; reason: 'line' | 'resigned' | 'limit' | 'repetition'; line: string[] } | null;
  /** `move` is also `pass`, or `time` for a turn lost by the clock. */
  turns: { number: number; side: Side; move: string; events: TakTiklEvent[] }[];
}

export interface SowingView {
  /** 1 to 6 from the owner's left. */
  pit: number;
  seeds: number;
  relays: number;
  captures: number;
  stored: number;
  again: boolean;
  ends: boolean;
}

export interface MancalaSnapshot extends Common {
  game: 'mancala';
  kind: 'box' | 'kalah';
  seeds: number;
  pits: Sided<number[]>;
  stores: Sided<number>;
  /** The side to move sows once more in the same turn. */
  again: boolean;
  moves: SowingView[];
  outcome: { winner: Side | null; reason: 'stores' | 'resigned' } | null;
  turns: { number: number; side: Side; move: string; events: MancalaEvent[] }[];
}

export type SideSnapshot = TakTiklSnapshot | MancalaSnapshot;

/** A legal move with what it comes to: a result with the plies to it, or a difference in seeds. */
export interface Valued {
  move: string;
  result?: 'win' | 'draw' | 'loss';
  plies?: number;
  value?: number;
}

export interface SideAnalysis {
  exact: boolean;
  /** The best first. */
  moves: Valued[];
}

/** A turn looked back on. */
export interface SideJudged {
  side: Side;
  move: string;
  /** Half points, or seeds. */
  loss: number;
  /** `null` where there was no choice. */
  class: 'best' | 'good' | 'mistake' | 'blunder' | null;
  exact: boolean;
  moves: Valued[];
}

export interface SideReview {
  /** Index of the turn looked at; the number of turns = the end. */
  at: number;
  snapshot: SideSnapshot;
  /** `null` where it is not known yet. */
  turns: (SideJudged | null)[];
}

/** What the picture shows moving: once for each id, from what it shows to `after`. */
export interface SideRun {
  id: number;
  events: SideEvent[];
  after: SideSnapshot;
}

export type SidePhase = 'choosing' | 'moving' | 'thinking' | 'over';

export interface SideOptions {
  rules?: string;
  a?: Partial<Player>;
  b?: Partial<Player>;
  first?: Side;
  seed?: number;
  position?: string;
  stakes?: (Sided<Pledge> & { onlookers?: number[]; bets?: Bet[] }) | null;
}

export interface SideState {
  name: SideName;
  /** As things stand. */
  snapshot: SideSnapshot;
  /** What is shown at rest: as things stood before `run`, or stand. */
  shown: SideSnapshot;
  run: SideRun | null;
  /** More is to be shown after `run`: it is to be ended. */
  hurry: boolean;
  phase: SidePhase;
  /** A move that waits to be confirmed. */
  picked: string | null;
  /** Help is wanted: for this turn, or always. */
  helped: boolean;
  always: boolean;
  /** Of the position on the table; null while it is not known or not wanted. */
  analysis: SideAnalysis | null;
  review: SideReview | null;
  /** Somebody stopped the clock. */
  stopped: boolean;
  /** How the clock looks. */
  strict: boolean;
  /** Null until it has been opened. */
  lesson: SideLessonView | null;
}

export interface SideLessonView {
  /** Names of all steps. */
  steps: string[];
  /** Names of those that have been played as they should. */
  done: string[];
  /** Index of the step shown; steps.length = behind the last one. */
  at: number;
  /** Name of the step shown, null behind the last one. */
  id: string | null;
  /** `waiting`: the learner only lets the time go by. */
  phase: 'choosing' | 'waiting' | 'moving' | 'over';
  snapshot: SideSnapshot | null;
  /** What is shown at rest. */
  shown: SideSnapshot | null;
  run: SideRun | null;
  /** Was it the idea, or another legal move? Null before, and until it has been seen. */
  verdict: { good: boolean } | null;
}

export interface SideLessonIntents {
  next(): void;
  back(): void;
  again(): void;
  goTo(at: number): void;
  choose(move: string): void;
  /** The time of this move goes by. */
  wait(): void;
  seat(): () => void;
  played(id: number): void;
  onHappened(heard: (events: SideEvent[], snapshot: SideSnapshot) => void): () => void;
}

/** A move tried apart from the game. */
export interface SideExample {
  move: string;
  before: SideSnapshot;
  events: SideEvent[];
  after: SideSnapshot;
}

export interface SideIntents {
  newGame(options: SideOptions): void;
  /** Plays a legal move where one may be chosen now; where moves are to be confirmed, the first time chooses it. */
  choose(move: string): void;
  attempt(what: 'undo' | 'redo' | 'resign' | 'rematch'): void;
  record(): string;
  /** Another game by its record; rejects with code and message where it cannot be read. */
  bring(record: string): Promise<void>;
  /** Shows what each move of this turn comes to, or no longer. */
  hint(): void;
  setAlways(on: boolean): void;
  openReview(): void;
  reviewAt(index: number): void;
  closeReview(): void;
  /** Plays on from a turn; what came after is gone. */
  retryFrom(index: number): void;
  /** The board is on the page and says when it has shown a run; returns what ends that. */
  seat(): () => void;
  played(id: number): void;
  /** A dialog lies over the game, or no longer. */
  cover(covered: boolean): void;
  stopClock(stopped: boolean): void;
  setStrict(strict: boolean): void;
  /** Hears how much time is left, some times a second; returns what ends that. */
  watchClock(heard: () => void): () => void;
  /** Milliseconds. */
  readonly clock: TakTiklSnapshot['clock'];
  /** Hears what happened, once it has been shown; returns what ends that. */
  onHappened(heard: (events: SideEvent[], snapshot: SideSnapshot) => void): () => void;
  openLesson(): Promise<void>;
  /** Null until it has been opened. */
  readonly lesson: SideLessonIntents | null;
  /** Plays a move in a position of its own. */
  example(rules: string, position: string, move: string): Promise<SideExample>;
}

/** A match in Rust, of either game. */
export interface SideSession {
  snapshot(): SideSnapshot;
  play(move: string): SideEvent[];
  undo(): void;
  redo(): void;
  resign(side: Side): SideEvent[];
  rematch(): SideSession;
  at(turn: number): SideSession;
  record(): string;
  thinkingSeed(): number;
  free(): void;
  hold?(why: string, held: boolean): void;
  passTime?(milliseconds: number): SideEvent[];
}

export type { Level };
