// The review that is looked at: what comes late, comes twice or does not come.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Hindsight, review } from '../../www/app/hindsight.js';

/** @typedef {import('../../www/types.d.ts').Review} Review */

/** @param {boolean} exact @param {number} [turns] */
const made = (exact, turns = 3) => /** @type {Review} */ (/** @type {unknown} */ ({ exact, turns: Array(turns) }));

/** An analyst whose answers the test gives. */
function analyst() {
  /** @type {Record<'estimate' | 'exact', PromiseWithResolvers<Review>>} */
  const coming = { estimate: deferred(), exact: deferred() };
  const all = {
    coming,
    begun: 0,
    knowledge: { state: 'none', why: /** @type {object | null} */ (null) },
    begin: () => {
      all.begun += 1;
      all.knowledge = { state: 'solving', why: null };
    },
    solved: async () => {},
    estimateReview: () => coming.estimate.promise,
    review: () => coming.exact.promise,
  };
  return all;
}

/** @returns {PromiseWithResolvers<Review>} */
function deferred() {
  /** @type {any} */
  const all = {};
  all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject }));
  return all;
}

const settled = () => new Promise(resolve => setImmediate(resolve));
/** @param {ReturnType<typeof analyst>} one */
const as = one => /** @type {import('../../www/engine/analyst.js').Analyst} */ (/** @type {unknown} */ (one));

/** @param {Hindsight} sight */
const shown = sight => sight.state;

test('an estimate first, then the exact one at the same turn', async () => {
  const one = analyst();
  const sight = new Hindsight(
    () => {},
    () => {},
  );
  sight.open(as(one), 'record');
  assert.equal(one.begun, 1);
  assert.equal(shown(sight), null);
  one.coming.estimate.resolve(made(false));
  await settled();
  assert.deepEqual(shown(sight), { data: made(false), at: 3 });
  sight.look(-5);
  assert.equal(shown(sight)?.at, 0);
  sight.look(1);
  one.knowledge = { state: 'exact', why: null };
  sight.heard();
  sight.heard();
  one.coming.exact.resolve(made(true));
  await settled();
  assert.deepEqual(shown(sight), { data: made(true), at: 1 });
});

test('an estimate that comes late does not replace what is exact', async () => {
  const one = analyst();
  const sight = new Hindsight(
    () => {},
    () => {},
  );
  sight.open(as(one), 'record');
  one.knowledge = { state: 'exact', why: null };
  sight.heard();
  one.coming.exact.resolve(made(true));
  await settled();
  one.coming.estimate.resolve(made(false));
  await settled();
  assert.equal(shown(sight)?.data.exact, true);
});

test('what comes after the review was closed, or of another game, is nothing', async () => {
  const one = analyst();
  const other = analyst();
  const sight = new Hindsight(
    () => {},
    () => {},
  );
  sight.open(as(one), 'record');
  sight.close();
  one.coming.estimate.resolve(made(false));
  await settled();
  assert.equal(shown(sight), null);
  sight.open(as(other), 'record');
  other.coming.estimate.resolve(made(false, 7));
  await settled();
  assert.equal(shown(sight)?.data.turns.length, 7);
});

test('a solve that was stopped or refused is not begun by looking back', () => {
  const one = analyst();
  one.knowledge.why = { key: 'solve-cancelled' };
  new Hindsight(
    () => {},
    () => {},
  ).open(as(one), 'record');
  assert.equal(one.begun, 0);
});

test('a game that no table knows, or whose rules cannot be solved, is estimated', async () => {
  const one = analyst();
  one.coming.estimate.resolve(made(false));
  one.coming.exact.reject(new Error('this position cannot arise'));
  assert.equal((await review(as(one), 'record')).exact, false);
  one.solved = async () => {
    throw new Error('too large');
  };
  assert.equal((await review(as(one), 'record')).exact, false);
});
