// The DOM of one game: shows an AppState, calls Intents, owns the canvases and says where things stand on them.
import { adoptStyles, html, LitElement, nothing } from 'lit';
import { controls } from '../styles/controls.js';
import { addFonts } from '../styles/fonts.js';
import { frame } from '../styles/frame.js';
import { base, tokens } from '../styles/tokens.js';
import './announcer.js';
import { bannerStyles, banners } from './banners.js';
import { loadDialog } from './dialogs/index.js';
import { markStyles } from './icons.js';
import { menuStyles } from './menu.js';
import { isPage, loadPage } from './pages.js';
import { fetchCovers, startScreen, startStyles } from './start.js';

/** @import { AppState, Dialog, Intents, MoveView, Rect, Sided } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */
/** @import { DialogView } from './dialogs/index.js' */
/** @import { MakeStage } from './board.js' */
/** @import { PageName, PageView } from './pages.js' */
/** @import { Announcer } from './announcer.js' */
/** @import { DialogElement } from './dialogs/dialog.js' */

/** @typedef {typeof import('./table-parts.js')} TableParts */
/** @typedef {{ road: Rect, sticks: Rect, dead: Sided<Rect>, turned: boolean }} Places */

/** What the table adds comes between them. */
const FIRST = [tokens, base, controls, frame, markStyles, startStyles];
const LAST = [menuStyles, bannerStyles];

/** Fetched once a page. @returns {Promise<TableParts>} */
export const fetchTable = () => import('./table-parts.js');

export class Shell extends LitElement {
  static properties = {
    state: { attribute: false },
    intents: { attribute: false },
    texts: { attribute: false },
    sheet: { state: true },
    view: { state: true },
    dismissed: { state: true },
    failed: { state: true },
    parts: { state: true },
    page: { state: true },
  };

  static styles = [FIRST, LAST];

  /** @type {string} */
  #places = '';
  #observer = new ResizeObserver(() => this.#measure());
  /** @type {import('./tip.js').Tip | null} */
  #tip = null;
  /** @type {Promise<void> | null} */
  #coming = null;
  /** The place of the lost focus, looked up again after the next rendering. @type {'board' | 'main' | null} */
  #focusWas = null;
  /** Indigo's win chance that belongs to the picture. @type {number | null} */
  #share = null;

  constructor() {
    super();
    /** @type {AppState | null} */
    this.state = null;
    /** @type {Intents | null} */
    this.intents = null;
    /** @type {Texts | null} */
    this.texts = null;
    /** The list of turns is open as a sheet. */
    this.sheet = false;
    /** @type {{ name: Dialog | 'turns', render: DialogView } | null} */
    this.view = null;
    /** Banners put away by the user. @type {ReadonlySet<string>} */
    this.dismissed = new Set();
    /** @type {{ name: PageName, render: PageView } | null} */
    this.page = null;
    /** Makes a stage on a canvas of the page's own; from whoever puts the rooms together. @type {MakeStage | null} */
    this.makeStage = null;
    /** Hears the pointer on such a stage. @type {import('./pages.js').Listen | null} */
    this.listen = null;
    /** The pages of the box's other games. @type {import('./pages.js').GamePages} */
    this.games = {};
    /** Comes with the table: what takes pointer and keys on it. @type {() => Promise<void>} */
    this.takeHands = async () => {};
    /** Told what is to be heard. @type {import('../types.d.ts').Hearer | null} */
    this.hearer = null;
    /** A dialog's file could not be fetched. */
    this.failed = false;
    /** What the table is made of; until it is here the first screen stays. @type {TableParts | null} */
    this.parts = null;
    /** The table; made once, so that the stage can hold on to it. */
    this.canvas = document.createElement('canvas');
    this.canvas.id = 'table';
    this.canvas.setAttribute('part', 'table');
    this.canvas.setAttribute('aria-hidden', 'true');
    /** The still picture of the start page. */
    this.pictureCanvas = document.createElement('canvas');
    this.pictureCanvas.setAttribute('aria-hidden', 'true');
  }

  connectedCallback() {
    super.connectedCallback();
    this.#dress();
    addFonts();
    this.#observer.observe(this);
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  firstUpdated() {
    // Not with what the page needs first; without them the games have plain cards.
    setTimeout(() => fetchCovers(() => this.requestUpdate()).catch(() => {}));
  }

  /** Resolves when the table can be shown, or has been found missing. */
  needTable() {
    this.#coming ??= Promise.all([fetchTable(), this.takeHands()]).then(
      async ([parts]) => {
        this.parts = parts;
        this.#tip = new parts.Tip();
        this.#dress();
        await this.updateComplete;
      },
      () => {
        this.#coming = null;
        // Nobody misses it before it is wanted.
        if (this.state?.screen === 'table') this.failed = true;
      },
    );
    return this.#coming;
  }

  #dress() {
    if (!this.parts || !this.shadowRoot) return;
    const sheets = [...FIRST, ...this.parts.styles, ...LAST];
    adoptStyles(this.shadowRoot, sheets);
  }

  /** Says a sentence to screen readers. @param {string} text */
  say(text) {
    /** @type {Announcer | null} */ (this.renderRoot.querySelector('puluc-announcer'))?.say(text);
  }

  /**
   * Shows beside a point of the canvas what a move takes, carries, frees, brings home; null takes it away.
   * @param {MoveView | null} move
   * @param {{ x: number, y: number, side: 'above' | 'right' }} [at]
   */
  tip(move, at) {
    if (this.texts) this.#tip?.show(move, at, this.texts, this.canvas);
  }

  /** Where the canvas has to draw, in its own CSS pixels; null while the table is not shown. @returns {Places | null} */
  layoutRects() {
    const from = this.canvas.getBoundingClientRect();
    const turned = 'turned' in this.dataset;
    const rect = (/** @type {string} */ name) => {
      const box = this.renderRoot.querySelector(`[data-place=${name}]`)?.getBoundingClientRect();
      if (!box) return undefined;
      const { width, height } = box;
      // On a turned table the canvas begins where the eye sees its end.
      if (turned) return { x: from.right - box.right, y: from.bottom - box.bottom, width, height };
      return { x: box.x - from.x, y: box.y - from.y, width, height };
    };
    const road = rect('road');
    const sticks = rect('sticks');
    const a = rect('dead-a');
    const b = rect('dead-b');
    return from.width > 0 && road && sticks && a && b ? { road, sticks, dead: { a, b }, turned } : null;
  }

  #measure() {
    const { width, height } = this.pictureCanvas.getBoundingClientRect();
    const { width: w, height: h } = this.canvas.getBoundingClientRect();
    const places = JSON.stringify([this.layoutRects(), w, h, width, height]);
    if (places === this.#places) return;
    this.#places = places;
    this.dispatchEvent(new CustomEvent('layout'));
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const focused = this.shadowRoot?.activeElement;
    this.#focusWas = focused ? (focused.closest('.board') ? 'board' : 'main') : null;
    const before = /** @type {AppState | null | undefined} */ (changed.get('state'));
    if (this.state) {
      this.dataset.theme = this.state.theme;
      this.dataset.screen = this.state.screen;
      this.toggleAttribute('data-turned', this.state.turned);
      this.toggleAttribute('data-left-handed', this.state.settings.leftHanded);
      if (before && this.state.screen !== before.screen) this.sheet = false;
      const { notice } = this.state;
      if (notice && notice !== before?.notice && this.texts) this.say(this.texts.t(notice.key, notice.args));
      this.#sayChoice(this.state, before ?? null);
      if (this.state.hinted && !before?.hinted && this.texts && this.parts) {
        this.say(this.parts.hintWords(this.state, this.texts));
      }
      this.#followOdds(this.state);
    }
    if (this.texts) this.lang = this.texts.lang;
    if (this.state?.screen === 'table') this.needTable();
    this.#turnTo(this.state?.screen ?? 'start');
    this.#follow(this.state?.dialog ?? (this.sheet ? 'turns' : null));
  }

  /** The throw-off that has been told. */
  #toldOff = '';

  /** Who begins, a choice that waits to be confirmed, and a series that is decided. @param {AppState} state @param {AppState | null} before */
  #sayChoice(state, before) {
    const { texts, parts } = this;
    const { selected, settings, series, phase } = state;
    if (!texts || !parts || !before) return;
    const { snapshot } = state;
    if (snapshot && state.screen === 'table' && snapshot.turns.length === 0) {
      const off = JSON.stringify(snapshot.throwOff);
      if (off !== this.#toldOff) this.say(parts.throwOffWords(snapshot, texts));
      this.#toldOff = off;
    } else this.#toldOff = '';
    if (settings.confirm && selected && selected.move !== before.selected?.move)
      this.say(parts.chosenWords(selected, texts));
    if (series && state.snapshot && phase === 'over' && before.phase !== 'over') {
      this.say(parts.seriesWords(series, state.snapshot, texts));
    }
  }

  /** The chance that belongs to the picture: it tells no throw before it has fallen. @param {AppState} state */
  #followOdds(state) {
    if (!this.parts || state.phase === 'throwing' || state.phase === 'moving') return;
    const share = this.parts.shareOfA(state);
    if (share !== null || state.snapshot?.turns.length === 0) this.#share = share;
  }

  /** Closes the dialog that is open before another comes, so that the focus goes back to where it was. @param {Dialog | 'turns'} name */
  async #follow(name) {
    if (name === (this.view?.name ?? null)) return;
    /** @type {DialogElement | null} */ (this.renderRoot.querySelector('.dialog'))?.hide();
    this.view = null;
    if (!name || !this.texts) return;
    try {
      const render = await loadDialog(name, this.texts);
      const still = this.state?.dialog ?? (this.sheet ? 'turns' : null);
      if (still === name) this.view = { name, render };
    } catch {
      this.#close();
      this.failed = true;
    }
  }

  /** @param {string} screen */
  async #turnTo(screen) {
    if (!isPage(screen, this.games)) this.page = null;
    else if (screen !== this.page?.name && this.texts) {
      try {
        const render = await loadPage(screen, this.texts, this.games);
        if (this.state?.screen === screen) this.page = { name: screen, render };
      } catch {
        this.failed = true;
        this.intents?.show('table');
      }
    }
  }

  #close() {
    this.sheet = false;
    if (this.state?.dialog) this.intents?.open(null);
  }

  render() {
    const { state, intents, texts, parts } = this;
    if (!state || !intents || !texts) return html`<puluc-announcer></puluc-announcer>`;
    return html`
      <puluc-announcer></puluc-announcer>
      <div class="frame">
        ${banners(state, intents, texts, this.failed, this.dismissed, name => {
          this.dismissed = new Set([...this.dismissed, name]);
        })}
        ${
          state.screen === 'start' || (state.screen === 'table' && !parts)
            ? html`<div class="screen">${startScreen(state, intents, texts, this.pictureCanvas, Object.keys(this.games))}</div>`
            : isPage(state.screen, this.games)
              ? this.page?.name === state.screen
                ? this.page.render({
                    state,
                    intents,
                    texts,
                    makeStage: this.makeStage,
                    listen: this.listen,
                    games: this.games,
                    hearer: this.hearer,
                  })
                : nothing
              : html`<main class="screen table" tabindex="-1">${this.canvas}${parts?.tableScreen(
                  state,
                  intents,
                  texts,
                  this.#share,
                  () => {
                    this.sheet = true;
                  },
                )}${this.#tip?.element}</main>`
        }
      </div>
      ${this.view ? this.view.render({ state, intents, texts, close: () => this.#close() }) : nothing}`;
  }

  updated() {
    this.#keepFocus();
    this.#showLastTurn();
    for (const place of this.renderRoot.querySelectorAll('[data-place], .picture')) this.#observer.observe(place);
    // Elsewhere the observer tells in time, without a layout of its own.
    if (this.state?.screen === 'table') this.#measure();
  }

  #turns = 0;

  #showLastTurn() {
    const count = this.state?.snapshot?.turns.length ?? 0;
    const list = this.renderRoot.querySelector('.aside > .played');
    if (list && count !== this.#turns) list.scrollTop = list.scrollHeight;
    this.#turns = count;
  }

  /** Focus on something that this rendering took away goes to the nearest button that does the next thing. */
  #keepFocus() {
    if (!this.#focusWas || this.shadowRoot?.activeElement || this.view) return;
    const next = this.#focusWas === 'board' ? '.board-throw' : '.main';
    /** @type {HTMLElement | null} */ (
      this.renderRoot.querySelector(next) ?? this.renderRoot.querySelector('.main')
    )?.focus();
  }
}
customElements.define('puluc-shell', Shell);
