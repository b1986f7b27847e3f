// What the boards of Tak-tikl and Mancala are told, and what they offer. Snapshots and events are made by the Rust sessions.
import type { Hearer, Rect, Side, Sided } from '../../types.d.ts';

export type SideTheme = 'light' | 'dark' | 'contrast';
export type Motion = 'full' | 'fast' | 'none';

export interface TakTiklSnapshot {
  game: 'tak-tikl';
  position: string;
  pieces: Sided<string[]>;
  turn: Side;
  moves: { move: string; from: string; to: string; wins: boolean }[];
  outcome: { winner: Side | null; reason: string; line: string[] } | null;
}

export type TakTiklEvent =
  | { type: 'moved'; side: Side; from: string; to: string }
  | { type: 'passed'; side: Side; reason: string }
  | { type: 'won'; side: Side; reason: string }
  | { type: 'drawn'; reason: string };

export interface MancalaSnapshot {
  game: 'mancala';
  position: string;
  pits: Sided<number[]>;
  stores: Sided<number>;
  turn: Side;
  again: boolean;
  moves: { pit: number; seeds: number }[];
  outcome: { winner: Side | null; reason: string } | null;
}

export type MancalaEvent =
  | { type: 'lifted'; side: Side; pit: number; seeds: number; relay: boolean }
  | { type: 'sown'; side: Side; pit: number }
  | { type: 'captured'; side: Side; pit: number; from: number; seeds: number; along: boolean }
  | { type: 'again'; side: Side }
  | { type: 'swept'; side: Side; seeds: number }
  | { type: 'won'; side: Side; reason: string }
  | { type: 'drawn'; reason: string };

/** What is said of a move on the board. */
export interface SideAdvice {
  move: string;
  kind: 'best' | 'played' | 'win' | 'draw' | 'loss';
  words: string;
}

export interface SideMarks {
  /** A move may be chosen. */
  live: boolean;
  /** The place that is chosen, or pointed at. */
  chosen: string | null;
  advice: SideAdvice[];
}

/** A place of the board: where it can be pressed, in CSS pixels of the element. */
export interface SidePlace {
  /** `a1`–`d4` on Tak-tikl's board; in Mancala the side and the pit from its owner's left, 0 for the store: `a1`–`a6`, `a0`. */
  place: string;
  rect: Rect;
}

export interface SideStage<Snapshot, Event> {
  layout(size: { width: number; height: number; dpr: number }): void;
  setTheme(theme: SideTheme): void;
  setMotion(motion: Motion): void;
  show(snapshot: Snapshot): void;
  mark(marks: SideMarks): void;
  /** Resolves when the events are played or ended by a skip, another run or a still picture. */
  playEvents(events: Event[], after: Snapshot): Promise<void>;
  skip(): void;
  /** A piece follows the pointer; null puts it back. */
  drag(place: string | null, x?: number, y?: number): void;
  places(): SidePlace[];
  /** Where the words about a move stand: their middle. */
  spot(move: string): { x: number; y: number } | null;
  readonly still: boolean;
  /** Resolves when the full art of the present size stands. */
  readonly baked: Promise<void>;
  dispose(): void;
}

export interface SideOptions {
  theme: SideTheme;
  motion: Motion;
  /** Told what is to be heard. */
  hearer?: Hearer | null;
}

/** Makes the stage of a game; its code is fetched when it is first asked for. */
export interface MakeSideStage {
  (
    game: 'tak-tikl',
    canvas: HTMLCanvasElement,
    options: SideOptions,
  ): Promise<SideStage<TakTiklSnapshot, TakTiklEvent>>;
  (game: 'mancala', canvas: HTMLCanvasElement, options: SideOptions): Promise<SideStage<MancalaSnapshot, MancalaEvent>>;
}
