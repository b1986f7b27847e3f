// A page to read with figures of a board beside its text, each made once it comes near the window.
import { css } from 'lit';
import { ReadingPage } from './reading.js';

export class FiguresPage extends ReadingPage {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { ...ReadingPage.properties, seen: { state: true } };

  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    ReadingPage.styles,
    css`
    .top { display: grid; gap: 16px; }
    section { gap: 14px 40px; }
    .figures { display: grid; gap: 20px; }
    figure { display: grid; gap: 8px; min-width: 0; }
    .pair > div { display: grid; gap: 3px; min-width: 0; }
    .pair small { font-size: 13.5px; color: var(--ink-2); }
    figcaption { font-size: 15px; line-height: 1.45; color: var(--ink-2); text-wrap: pretty; }
    @container (min-width: 860px) {
      section.with { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
    }`,
  ];

  #observer = new IntersectionObserver(entries => this.#show(entries), { rootMargin: '300px' });

  constructor() {
    super();
    /** Figures that have come near the window; a board is made for no other. @type {ReadonlySet<string>} */
    this.seen = new Set();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  updated() {
    for (const place of this.renderRoot.querySelectorAll('figure')) this.#observer.observe(place);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #show(entries) {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
    if (near.some(id => !this.seen.has(id))) this.seen = new Set([...this.seen, ...near]);
  }
}
