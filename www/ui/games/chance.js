// How far counted throws lie from the odds that the engine gives, and how often chance alone goes as far.

/** @import { KeptGame, RuleSetView, Side } from '../../types.d.ts' */

/** Throws by the same odds. @typedef {{ odds: readonly number[], counts: readonly number[] }} Group */
/** @typedef {{ score: number, count: number, expected: number, low: number, high: number }} Row */
/** @typedef {{ throws: number, rows: Row[], verdict: Verdict }} Account */
/** `few` throws tell nothing; `share` = of all series as long, how many lie at least as far off. @typedef {{ kind: 'few' | 'usual' | 'rare' | 'odd', share: number }} Verdict */

/** Below this many expected, a class of throws is put together with others, or the test promises too much. */
const SMALLEST = 5;
/** 19 of 20 series lie within so many standard deviations. */
const USUAL = 1.96;
const RARE = 0.05;
const ODD = 0.001;

const sum = (/** @type {readonly number[]} */ all) => all.reduce((one, two) => one + two, 0);

/**
 * Games put together by their odds: rule sets that throw alike are one group.
 * @param {readonly Pick<KeptGame, 'rules' | 'throws' | 'players'>[]} games
 * @param {(rules: string) => Pick<RuleSetView, 'odds'> | null} rulesOf Null for a set that cannot be read
 * @param {(game: Pick<KeptGame, 'players'>, side: Side) => boolean} whose
 * @returns {Group[]}
 */
export function groups(games, rulesOf, whose = () => true) {
  /** @type {Map<string, { odds: readonly number[], counts: number[] }>} */
  const found = new Map();
  for (const game of games) {
    const rules = rulesOf(game.rules);
    if (!rules) continue;
    const key = rules.odds.join();
    const group = found.get(key) ?? { odds: rules.odds, counts: rules.odds.map(() => 0) };
    found.set(key, group);
    for (const side of /** @type {const} */ (['a', 'b'])) {
      if (whose(game, side)) for (const [score, n] of game.throws[side].entries()) group.counts[score] += n;
    }
  }
  return [...found.values()];
}

/** @param {readonly Group[]} all @returns {Account} */
export function account(all) {
  const shares = all.map(({ odds, counts }) => {
    const ways = sum(odds);
    return { counts, throws: sum(counts), parts: odds.map(n => n / ways) };
  });
  const scores = Array.from({ length: 10 }, (_, score) => score);
  const rows = scores.flatMap(score => {
    const count = sum(shares.map(({ counts }) => counts[score] ?? 0));
    const expected = sum(shares.map(({ throws, parts }) => throws * (parts[score] ?? 0)));
    if (count === 0 && expected === 0) return [];
    const spread =
      USUAL *
      Math.sqrt(sum(shares.map(({ throws, parts }) => throws * (parts[score] ?? 0) * (1 - (parts[score] ?? 0)))));
    const throws = sum(shares.map(each => each.throws));
    const low = Math.max(0, Math.ceil(expected - spread - 0.5));
    return [{ score, count, expected, low, high: Math.min(throws, Math.floor(expected + spread + 0.5)) }];
  });
  return { throws: sum(shares.map(({ throws }) => throws)), rows, verdict: verdict(shares) };
}

/**
 * Pearson's test, group by group: the sums of the groups are tested at once.
 * @param {readonly { counts: readonly number[], throws: number, parts: readonly number[] }[]} all
 * @returns {Verdict}
 */
function verdict(all) {
  let distance = 0;
  let freedom = 0;
  for (const { counts, throws, parts } of all) {
    const classes = merged(parts.map((part, score) => ({ count: counts[score] ?? 0, expected: part * throws })));
    if (classes.length < 2) continue;
    distance += sum(classes.map(({ count, expected }) => (count - expected) ** 2 / expected));
    freedom += classes.length - 1;
  }
  if (freedom === 0) return { kind: 'few', share: 1 };
  const share = beyond(distance, freedom);
  return { kind: share < ODD ? 'odd' : share < RARE ? 'rare' : 'usual', share };
}

/** The rarest scores together until each class is expected often enough. @param {{ count: number, expected: number }[]} classes */
function merged(classes) {
  const rest = classes.filter(({ expected }) => expected > 0).sort((a, b) => a.expected - b.expected);
  while (rest.length > 1 && /** @type {{ expected: number }} */ (rest[0]).expected < SMALLEST) {
    const [one, two, ...others] = /** @type {[typeof rest[0], typeof rest[0], ...typeof rest]} */ (rest);
    const both = { count: one.count + two.count, expected: one.expected + two.expected };
    rest.splice(0, rest.length, ...[both, ...others].sort((a, b) => a.expected - b.expected));
  }
  return rest;
}

/**
 * The chance that a chi-squared number with so many degrees of freedom is greater.
 * @param {number} distance
 * @param {number} freedom
 */
export function beyond(distance, freedom) {
  const x = distance / 2;
  if (x <= 0) return 1;
  // Up from the two that have a closed form, in steps of one.
  const odd = freedom % 2 === 1;
  let tail = odd ? erfc(Math.sqrt(x)) : Math.exp(-x);
  let term = odd ? Math.exp(-x) * Math.sqrt(x / Math.PI) * 2 : Math.exp(-x) * x;
  for (let a = odd ? 0.5 : 1; a < freedom / 2; a += 1) {
    tail += term;
    term *= x / (a + 1);
  }
  return Math.min(1, Math.max(0, tail));
}

/** Abramowitz and Stegun's 7.1.26 sharpened as in Numerical Recipes: to 1.2e-7. @param {number} x */
function erfc(x) {
  const t = 1 / (1 + 0.5 * x);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-x * x + terms.reduceRight((rest, term) => term + t * rest, 0));
}
