// Many games as one text: records one after the other, each with its name and date before it.
//
//     puluc-games 1
//
//     name Sunday with Ana
//     date 2026-01-04T15:20:00.000Z
//     puluc 1
//     rules bell
//     …

/** @import { KeptGame } from '../../types.d.ts' */

const TITLE = 'puluc-games 1';

/** @typedef {{ name: string, changed: number | null, record: string, line: number }} Part `line` = number of the record's first line in the whole */

/** The game that a record is of, by its title. @param {string} record @param {readonly string[]} names */
export function gameOf(record, names) {
  const title = /^([a-z-]+) \d+$/.exec(record.trim().split('\n', 1)[0]?.trim() ?? '')?.[1] ?? '';
  return names.includes(title) ? title : null;
}

/** @param {readonly Pick<KeptGame, 'name' | 'changed' | 'record'>[]} games */
export function gamesText(games) {
  const parts = games.map(({ name, changed, record }) =>
    [name && `name ${oneLine(name)}`, `date ${new Date(changed).toISOString()}`, record.trim()]
      .filter(Boolean)
      .join('\n'),
  );
  return `${[TITLE, ...parts].join('\n\n')}\n`;
}

/** A name stands on one line. @param {string} name */
export const oneLine = name => name.replace(/\s+/g, ' ').trim().slice(0, 80);

/**
 * Takes a text apart: one record alone, several, or what `gamesText` made.
 * @param {string} text
 * @param {readonly string[]} [others] What titles begin with besides Puluc's
 * @returns {{ parts: Part[], stray: { line: number, text: string } | null, newer: boolean }} stray = the first line that belongs to no game
 */
export function splitGames(text, others = []) {
  /** @type {Part[]} */
  const parts = [];
  /** @type {{ line: number, text: string } | null} */
  let stray = null;
  let newer = false;
  let head = { name: '', changed: /** @type {number | null} */ (null) };
  /** @type {string[] | null} */
  let open = null;
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    const version = /^puluc-games (\d+)$/.exec(line);
    if (version) {
      newer ||= Number(version[1]) > 1;
      open = null;
    } else if (line.startsWith('name ')) {
      head = { name: oneLine(line.slice(5)), changed: null };
      open = null;
    } else if (line.startsWith('date ')) {
      // Without a name the date is what begins a game.
      if (open) head = { name: '', changed: null };
      const date = Date.parse(line.slice(5));
      head.changed = Number.isFinite(date) ? date : null;
      open = null;
    } else if (line.startsWith('puluc ') || gameOf(line, others)) {
      open = [line];
      parts.push({ ...head, record: line, line: at + 1 });
      head = { name: '', changed: null };
    } else if (open) {
      open.push(line);
      /** @type {Part} */ (parts.at(-1)).record = open.join('\n');
    } else if (line !== '') stray ??= { line: at + 1, text: line };
  }
  return { parts, stray, newer };
}

/**
 * Where in the whole text a record is wrong, from what the engine says of the record.
 * @param {string} message 'line 3: why'
 * @param {number} first The record's first line
 */
export function placeError(message, first) {
  const found = /^line (\d+): (.*)$/s.exec(message);
  return found ? { line: first + Number(found[1]) - 1, why: found[2] } : { line: first, why: message };
}
