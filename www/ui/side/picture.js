// A still picture of one position of a game of the side, with the move that it is about.
import { css, html, LitElement } from 'lit';

/** @import { AppState } from '../../types.d.ts' */
/** @import { SideSnapshot } from '../../app/side/types.d.ts' */
/** @import { MakeSideStage, SideStage } from '../../view/side/types.d.ts' */

class SidePicture extends LitElement {
  static properties = {
    make: { attribute: false },
    snapshot: { attribute: false },
    move: { attribute: false },
    theme: { attribute: false },
  };

  static styles = css`
    :host { position: relative; display: block; overflow: hidden; border-radius: 14px; background: var(--earth); contain: layout paint; }
    canvas { position: absolute; inset: 0; width: 100%; height: 100%; }`;

  /** @type {SideStage<any, any> | null} */
  #stage = null;
  #making = false;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  #observer = new ResizeObserver(() => this.#draw());

  constructor() {
    super();
    /** @type {MakeSideStage | null} */
    this.make = null;
    /** @type {SideSnapshot | null} */
    this.snapshot = null;
    /** Shown by an arrow or a ring. @type {string | null} */
    this.move = null;
    /** @type {AppState['theme']} */
    this.theme = 'light';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#stage?.dispose();
    this.#stage = null;
    // A disposed stage leaves its canvas to nobody else.
    this.#canvas = null;
  }

  willUpdate() {
    if (this.#canvas) return;
    this.#canvas = document.createElement('canvas');
    this.#canvas.setAttribute('aria-hidden', 'true');
  }

  render() {
    return html`${this.#canvas}`;
  }

  updated() {
    this.#draw();
  }

  async #draw() {
    const { clientWidth: width, clientHeight: height, snapshot, make } = this;
    const canvas = this.#canvas;
    if (!snapshot || !make || !canvas || !this.isConnected || width === 0 || height === 0 || this.#making) return;
    if (!this.#stage) {
      this.#making = true;
      /** @type {(game: string, ...more: unknown[]) => Promise<SideStage<any, any>>} */
      const any = /** @type {any} */ (make);
      const stage = await any(snapshot.game, canvas, { theme: this.theme, motion: 'none' }).catch(() => null);
      this.#making = false;
      if (!stage) return;
      if (this.#canvas === canvas && this.isConnected) this.#stage = stage;
      else stage.dispose();
      this.#draw();
      return;
    }
    this.#stage.setTheme(this.theme);
    this.#stage.layout({ width, height, dpr: devicePixelRatio });
    this.#stage.show(snapshot);
    const advice = this.move ? [{ move: this.move, kind: /** @type {const} */ ('best'), words: '' }] : [];
    this.#stage.mark({ live: false, chosen: null, advice });
  }
}
customElements.define('puluc-side-picture', SidePicture);
