// A few words beside a point of the canvas: what the move in preview would do.
import { css } from 'lit';
import { deedOfMove, effects } from './words.js';

/** @import { MoveView } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

export class Tip {
  constructor() {
    this.element = document.createElement('p');
    this.element.className = 'tip';
    this.element.hidden = true;
    this.element.setAttribute('aria-hidden', 'true');
  }

  /**
   * @param {MoveView | null} move
   * @param {{ x: number, y: number } | undefined} at In CSS pixels of the canvas
   * @param {Texts} texts
   * @param {HTMLCanvasElement} canvas
   */
  show(move, at, texts, canvas) {
    const words = move && at ? effects(deedOfMove(move), 'short', texts).join(', ') : '';
    this.element.hidden = words === '';
    if (!words || !at) return;
    this.element.textContent = words[0]?.toLocaleUpperCase(texts.lang) + words.slice(1);
    const half = this.element.offsetWidth / 2 + 8;
    this.element.style.left = `${Math.min(Math.max(at.x, half), canvas.clientWidth - half)}px`;
    this.element.style.top = `${Math.max(at.y, this.element.offsetHeight + 12)}px`;
  }
}

export const tipStyles = css`
.tip {
  position: absolute; z-index: 3; translate: -50% calc(-100% - 8px); padding: 7px 12px; border-radius: 8px; background: var(--ink); color: var(--earth);
  font-size: 15px; font-weight: 600; line-height: 1.3; white-space: nowrap; pointer-events: none;
}
:host([data-theme='dark']) .tip { background: var(--live); color: var(--live-ink); }`;
