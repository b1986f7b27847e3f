// What is one game's own in a match on the page; all else is the same for both.
import { loadSide } from '../../engine/side/module.js';
import { SideGame } from './side-game.js';

/** @import { SideModule } from '../../engine/side/module.js' */
/** @import { Question } from '../../engine/side/port.js' */
/** @import { Saves } from '../saves.js' */
/** @import { Around } from './side-game.js' */
/** @import { SideJudged, SideName, SideOptions, SideSession, SideSnapshot } from './types.d.ts' */

/** @typedef {(question: Question, signal?: AbortSignal) => Promise<any>} Ask */

/**
 * @typedef {object} Kind
 * @property {SideName} name
 * @property {(module: SideModule, options: SideOptions) => SideSession} begin
 * @property {(module: SideModule, record: string) => SideSession} read
 * @property {SideOptions} quick what a first game is played by
 * @property {(snapshot: SideSnapshot) => { game: SideName, [more: string]: unknown }} question about the position
 * @property {(ask: Ask, game: { rules: string, record: string, turns: SideSnapshot['turns'], at: (turn: number) => SideSnapshot }, told: (judged: (SideJudged | null)[]) => void) => Promise<void>} judge
 */

/** The game's module with the match it holds. @param {Kind} kind @param {Saves} saves @param {Around} around */
export async function openSide(kind, saves, around) {
  return new SideGame(kind, await loadSide(), saves, around);
}
