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
   * @param {{ x: number, y: number, side: 'above' | 'right' } | undefined} at In CSS pixels of the canvas
   * @param {Texts} texts
   * @param {HTMLCanvasElement} canvas
   */
  show(move, at, texts, canvas) {
    const words = move && at ? effects(deedOfMove(move), 'short', texts).join(', ') : '';
    this.element.hidden = words === '';
    if (!words || !at) return;
    this.element.textContent = words[0]?.toLocaleUpperCase(texts.lang) + words.slice(1);
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const beside = at.side === 'right' && at.x + width + 8 < canvas.clientWidth;
    const x = beside
      ? at.x + 8
      : Math.min(Math.max(at.x, width / 2 + 8), canvas.clientWidth - width / 2 - 8) - width / 2;
    this.element.style.left = `${x}px`;
    this.element.style.top = `${beside ? at.y - height / 2 : Math.max(at.y - height - 8, 4)}px`;
  }
}

export const tipStyles = css`
.tip {
  position: absolute; z-index: 3; padding: 7px 12px; border-radius: 8px; background: var(--ink); color: var(--earth);
  font-size: 15px; font-weight: 600; line-height: 1.3; white-space: nowrap; pointer-events: none;
}
:host([data-theme='dark']) .tip { background: var(--live); color: var(--live-ink); }`;
