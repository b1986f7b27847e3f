// Thinks, solves and looks back for all elements of a page. Solving goes in slices, so that a question never waits long.
import init, { benchPlayouts, think } from '../wasm/puluc.js';

/** @type {(module: WebAssembly.Module) => void} */
let open;
/** Questions may come before the module does. @type {Promise<unknown>} */
const ready = new Promise(resolve => {
  open = module => resolve(init({ module_or_path: module }));
});

/** Fetched when somebody first wants to know more than a move. @type {Promise<typeof import('./analysts.js')> | null} */
let fetched = null;
const analysts = () => {
  fetched ??= import('./analysts.js');
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
};

/** @type {Record<string, (question: any) => unknown>} */
const answers = {
  think: ({ rules, position, level, seed }) => think(rules, position, level, seed),
  playouts: ({ rules, games }) => benchPlayouts(rules, games, 1),
  analyse: async ({ rules, position }) => (await analysts()).known(rules).analyse(position),
  best: async ({ rules, position }) => (await analysts()).known(rules).best(position),
  review: async ({ rules, record }) => (await analysts()).known(rules).review(record),
  facts: async ({ rules }) => (await analysts()).known(rules).facts(),
  lookups: async ({ rules, count }) => (await analysts()).known(rules).benchLookups(count),
};

self.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.module) return open(data.module);
  if (data.solve !== undefined || data.drop !== undefined || data.hold !== undefined) {
    try {
      (await analysts()).tell(data);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (data.solve !== undefined)
        self.postMessage({ rules: data.solve, news: { state: 'none', code: 'wasm', message } });
    }
    return undefined;
  }
  try {
    await ready;
    self.postMessage({ id: data.id, answer: await answers[data.question.what]?.(data.question) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    self.postMessage({ id: data.id, message, code: code ?? 'wasm' });
  }
  return undefined;
};
