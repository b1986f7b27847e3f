// Thinks, solves and looks back for all elements of a page. Solving goes in slices, so that a question never waits long.
import { known, tell } from './analysts.js';
import { loadThinker } from './thinker.js';

/** @type {Record<string, (question: any) => unknown>} */
const answers = {
  think: async ({ rules, position, level, seed }) => (await loadThinker()).think(rules, position, level, seed),
  estimate: async ({ rules, position }) => (await loadThinker()).estimate(rules, position),
  estimateReview: async ({ rules, record }) => (await loadThinker()).estimateReview(rules, record),
  playouts: async ({ rules, games }) => (await loadThinker()).benchPlayouts(rules, games, 1),
  analyse: ({ rules, position }) => known(rules).analyse(position),
  best: ({ rules, position }) => known(rules).best(position),
  review: ({ rules, record }) => known(rules).review(record),
  facts: ({ rules }) => known(rules).facts(),
  lookups: ({ rules, count }) => known(rules).benchLookups(count),
};

self.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.id === undefined) return tell(data);
  try {
    self.postMessage({ id: data.id, answer: await answers[data.question.what]?.(data.question) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    self.postMessage({ id: data.id, message, code: code ?? 'wasm' });
  }
  return undefined;
};
