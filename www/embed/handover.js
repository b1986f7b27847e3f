// The first screen may have stood before this script came (www/first/): what was pressed and focused on it goes on on the real one.

/** The same on both, but for menus, which the early one has not. */
const BUTTONS = '.start button:not([popover] *)';

/**
 * @param {ShadowRoot} root where the early one stands, if it does
 * @returns {(real: ParentNode) => void} to be called when the real one has taken its place
 */
export function handover(root) {
  const early = [...root.querySelectorAll(BUTTONS)];
  const focused = root.activeElement ? early.indexOf(root.activeElement) : -1;
  const pressed = early.findIndex(button => button.hasAttribute('data-pressed'));
  root.adoptedStyleSheets = [];
  return real => {
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = real.querySelectorAll(BUTTONS);
    buttons[focused]?.focus({ preventScroll: true });
    buttons[pressed]?.click();
  };
}
