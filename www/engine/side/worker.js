// Thinks for one game of the side: one question after the other.
import { answer } from './answers.js';

self.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  try {
    self.postMessage({ answer: await answer(data) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    self.postMessage({ message, code: code ?? 'wasm' });
  }
};
