// The pages of rules as data: what is said, and positions with the move that shows it. What comes of the move is asked of
// the rules themselves.

/** @import { SideName } from '../../app/side/types.d.ts' */

/** @typedef {{ id: string, rules: string, position: string, move: string }} Figure */
/** @typedef {{ id: string, paragraphs: string[], figures?: Figure[], table?: boolean, readings?: string[] }} Section */

const FREE = 'limit=none;clock=off';

/** What is ours where the text is silent. @type {Record<SideName, string[]>} */
export const READINGS = {
  'tak-tikl': ['white', 'pass', 'seconds', 'each', 'third', 'pots', 'resign'],
  mancala: ['begin', 'origin', 'stays', 'every', 'equal', 'options'],
};

/** @type {Record<SideName, Section[]>} */
export const SECTIONS = {
  'tak-tikl': [
    {
      id: 'tikl-goal',
      paragraphs: ['tikl-goal', 'tikl-move'],
      figures: [{ id: 'move', rules: FREE, position: 'bwbw/4/4/wbwb w', move: 'a1a2' }],
    },
    {
      id: 'tikl-line',
      paragraphs: ['tikl-line', 'tikl-short'],
      figures: [
        { id: 'row', rules: FREE, position: 'wb1b/1b2/2w1/ww1b w', move: 'c2c1' },
        { id: 'diagonal', rules: FREE, position: 'bb1w/1w2/w3/bb1w w', move: 'd4c4' },
      ],
    },
    {
      id: 'tikl-shut',
      paragraphs: ['tikl-shut'],
      figures: [{ id: 'shut', rules: FREE, position: '4/ww2/bb1w/bbw1 w', move: 'd2c2' }],
    },
    { id: 'tikl-clock', paragraphs: ['tikl-clock', 'tikl-still'] },
    { id: 'tikl-length', paragraphs: ['tikl-limit', 'tikl-third'] },
    { id: 'tikl-stakes', paragraphs: ['tikl-purse', 'tikl-bets', 'tikl-tokens'] },
    { id: 'tikl-known', paragraphs: ['tikl-known', 'tikl-count'] },
  ],
  mancala: [
    { id: 'pits-goal', paragraphs: ['pits-goal', 'pits-aim'] },
    {
      id: 'pits-sow',
      paragraphs: ['pits-sow', 'pits-skip'],
      figures: [{ id: 'sow', rules: 'box', position: '3,3,3,3,3,3 0 3,3,3,3,3,3 0 s', move: '5' }],
    },
    { id: 'pits-last', paragraphs: ['pits-last', 'pits-enemy'] },
    {
      id: 'pits-relay',
      paragraphs: ['pits-relay'],
      figures: [{ id: 'relay', rules: 'box', position: '1,5,0,0,0,2 9 3,0,2,3,0,2 9 s', move: '1' }],
    },
    {
      id: 'pits-capture',
      paragraphs: ['pits-capture'],
      figures: [{ id: 'capture', rules: 'box', position: '2,0,0,0,4,0 9 1,2,0,6,0,3 9 s', move: '1' }],
    },
    {
      id: 'pits-again',
      paragraphs: ['pits-again'],
      figures: [{ id: 'again', rules: 'box', position: '1,0,4,0,0,2 9 2,3,1,2,0,4 8 s', move: '3' }],
    },
    {
      id: 'pits-end',
      paragraphs: ['pits-end'],
      figures: [{ id: 'end', rules: 'box', position: '0,0,0,0,0,1 20 1,0,2,0,1,0 11 s', move: '6' }],
    },
    {
      id: 'pits-kalah',
      paragraphs: ['pits-kalah'],
      table: true,
      figures: [{ id: 'along', rules: 'kalah', position: '1,0,0,2,0,3 10 2,0,1,0,6,2 9 s', move: '1' }],
    },
    { id: 'pits-known', paragraphs: ['pits-known'] },
  ],
};
