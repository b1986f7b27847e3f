// The shapes that the page of the box's other two games shares among its parts.

import type { nothing, TemplateResult } from 'lit';
import type { SideAnalysis, SideIntents, SideJudged, SideSnapshot, SideState, Valued } from '../../app/side/types.d.ts';
import type { Texts } from '../../i18n/index.js';
import type { AppState, Intents, Side } from '../../types.d.ts';
import type { MakeSideStage } from '../../view/side/types.d.ts';

export interface Advice {
  move: string;
  kind: 'best' | 'played' | 'win' | 'draw' | 'loss';
  words: string;
}

/** One game in words. */
export interface SideWords<S extends SideSnapshot> {
  rules(snapshot: S, texts: Texts): string;
  /** In full. */
  moves(snapshot: S, texts: Texts): { move: string; words: string }[];
  short(move: string, texts: Texts): string;
  task(snapshot: S, texts: Texts): string;
  end(snapshot: S, texts: Texts): string;
  places(snapshot: S, texts: Texts): string[];
  describe(place: string, snapshot: S, texts: Texts): string;
  sentences(events: S['turns'][number]['events'], snapshot: S, texts: Texts): string[];
  value(valued: Valued, texts: Texts): string;
  advice(analysis: SideAnalysis, texts: Texts): Advice[];
  note(analysis: SideAnalysis, texts: Texts): string;
  cost(judged: SideJudged, texts: Texts): string;
  gave(name: string, n: number, texts: Texts): string;
  mark(side: Side, size?: number): TemplateResult;
  counts(snapshot: S, side: Side, texts: Texts): TemplateResult;
  countLabel(texts: Texts): string;
  /** What the panels say, in a line. */
  brief(snapshot: S, texts: Texts): string;
  panels(snapshot: S, texts: Texts): TemplateResult | typeof nothing;
}

export type SideDialog = 'new-game' | 'record' | 'resign' | 'share';

/** What the parts of the page see, and what they ask of it. */
export interface SideView {
  /** Of the game. */
  state: SideState;
  app: AppState;
  texts: Texts;
  words: SideWords<SideSnapshot>;
  /** Of the game. */
  side: SideIntents;
  intents: Intents;
  make: MakeSideStage;
  open(dialog: SideDialog): void;
  attempt(what: 'undo' | 'redo'): void;
  rematch(): void;
}
