// What is kept on the device. localStorage, since a write is done when the call returns: a reload in the same moment
// loses nothing. Storage may be refused (private window, sandboxed frame); then nothing is kept and `refused` says so.

/** Names in use on this page, so that two elements do not write over each other. @type {Set<string>} */
const claimed = new Set();

export class Saves {
  refused = false;
  #name;

  /** @param {string} id the element's id, or '' */
  constructor(id) {
    let name = `puluc/${id || 'game'}`;
    for (let n = 2; claimed.has(name); n += 1) name = `puluc/${id || 'game'}-${n}`;
    claimed.add(name);
    this.#name = name;
  }

  /** Under which this element keeps its things. */
  get name() {
    return this.#name;
  }

  /**
   * @template T
   * @param {string} key
   * @param {T} missing
   * @returns {T}
   */
  read(key, missing) {
    try {
      const text = localStorage.getItem(`${this.#name}/${key}`);
      return text === null ? missing : JSON.parse(text);
    } catch (error) {
      // A damaged entry is as good as none; refused storage is worth a word.
      if (!(error instanceof SyntaxError)) this.refused = true;
      return missing;
    }
  }

  /** @param {string} key @param {unknown} value undefined removes the entry */
  write(key, value) {
    try {
      if (value === undefined) localStorage.removeItem(`${this.#name}/${key}`);
      else localStorage.setItem(`${this.#name}/${key}`, JSON.stringify(value));
      this.refused = false;
    } catch {
      this.refused = true;
    }
  }

  release() {
    claimed.delete(this.#name);
  }
}
