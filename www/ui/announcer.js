// What a screen reader hears: one polite live region that stays in place.

const KEPT = 6;

/** Every sentence is a new line of the region, so the same one twice in a row is heard twice. */
export class Announcer extends HTMLElement {
  connectedCallback() {
    this.setAttribute('role', 'log');
    this.setAttribute('aria-live', 'polite');
    this.setAttribute('aria-relevant', 'additions');
    this.className = 'hidden-text';
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    const line = document.createElement('p');
    line.textContent = text;
    this.append(line);
    while (this.childElementCount > KEPT) this.firstElementChild?.remove();
  }
}
customElements.define('puluc-announcer', Announcer);
