// The page of one of the box's other two games: what lies over the game or in its place, the focus, what is told.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import '../announcer.js';
import { markStyles } from '../icons.js';
import { menuStyles } from '../menu.js';
import { turnStyles } from '../turn-list.js';
import { sideDialog } from './dialogs.js';
import { sideHeader } from './header.js';
import { keyed } from './keys.js';
import { leafStyles } from './leaf-styles.js';
import { loadLeaf } from './leaves.js';
import { reviewPanelStyles } from './review.js';
import { playScreen, reviewScreen } from './screens.js';
import { stakesStyles } from './stakes.js';
import { sideStyles } from './styles.js';
import { happenedWords, Telling } from './telling.js';
import { sideBoardStyles } from './text-board.js';

/** @import { SideIntents, SideLeaf, SideState } from '../../app/side/types.d.ts' */
/** @import { MakeSideStage } from '../../view/side/types.d.ts' */
/** @import { Announcer } from '../announcer.js' */
/** @import { PageContext } from '../pages.js' */
/** @import { DialogView } from '../dialogs/index.js' */
/** @import { LeafContext, LeafView } from './leaves.js' */
/** @import { SideDialog, SideView, SideWords } from './types.d.ts' */

class SidePage extends LitElement {
  static properties = {
    context: { attribute: false },
    words: { attribute: false },
    view: { state: true },
    leaf: { state: true },
  };

  static styles = [
    base,
    controls,
    markStyles,
    menuStyles,
    turnStyles,
    stakesStyles,
    sideBoardStyles,
    reviewPanelStyles,
    sideStyles,
    leafStyles,
  ];

  /** Ends the seat at the game and the hearing of it. @type {(() => void)[]} */
  #leave = [];
  /** What the focus was on before this rendering. @type {'board' | 'main' | null} */
  #focus = null;
  #telling = new Telling(text => this.#say(text));

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** @type {SideWords<any>} */
    this.words = /** @type {any} */ (undefined);
    /** The dialog that lies over the game. @type {{ render: DialogView } | null} */
    this.view = null;
    /** What is read or learned in the game's place. @type {{ name: SideLeaf, render: LeafView } | null} */
    this.leaf = null;
    this.addEventListener('keydown', event => this.#key(event));
  }

  get #side() {
    return /** @type {SideState} */ (this.context.state.side);
  }

  /** The page may be drawn once more when another one is shown already: it keeps its game. */
  get #intents() {
    this.#held = this.context.intents.side ?? this.#held;
    return /** @type {SideIntents} */ (this.#held);
  }

  /** @type {SideIntents | null} */
  #held = null;

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const leave of this.#leave.splice(0)) leave();
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  willUpdate() {
    this.dataset.theme = this.context.state.theme;
    this.dataset.game = this.#side?.name;
    this.#turnTo(this.context.state.leaf);
    this.dataset.leaf = this.leaf?.name ?? '';
    // Nobody sees the game's board meanwhile.
    if (this.leaf) for (const leave of this.#leave.splice(0)) leave();
    this.toggleAttribute('data-left-handed', this.context.state.settings.leftHanded);
    const focused = this.shadowRoot?.activeElement;
    this.#focus = focused ? (focused.closest('.board') ? 'board' : 'main') : null;
    if (this.#leave.length === 0 && this.isConnected && this.#side && this.#playing) {
      this.#leave = [
        this.#intents.seat(),
        this.#intents.onHappened((...happened) =>
          this.#say(happenedWords(...happened, this.words, this.context.texts)),
        ),
      ];
    }
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus({ preventScroll: true });
  }

  updated() {
    if (!this.#side) return;
    if (this.#side.hurry) this.#board?.skip();
    const { leaf, dialog } = this.context.state;
    this.#intents.cover(this.view !== null || leaf !== null || dialog !== null);
    if (!this.#playing) return;
    this.#played = true;
    this.#telling.follow(this.#side, this.words, this.context.texts);
    this.#keepFocus();
    const list = this.renderRoot.querySelector('.played');
    if (list && this.#counted !== this.#side.snapshot.turns.length) list.scrollTop = list.scrollHeight;
    this.#counted = this.#side.snapshot.turns.length;
    const at = this.#side.review?.at ?? -1;
    if (at !== this.#looked) this.renderRoot.querySelector('.list .now')?.scrollIntoView({ block: 'nearest' });
    this.#looked = at;
  }

  /** What had the focus was taken away by this rendering: it goes to what does the next thing, or waits for it on the board. */
  #keepFocus() {
    const board = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.board'));
    const first = /** @type {HTMLElement | null} */ (board?.querySelector('.choice-list button') ?? null);
    const active = this.shadowRoot?.activeElement;
    if (this.#waits && first && active === board) first.focus();
    else if (this.#focus === 'board' && !active && !this.view) (first ?? board)?.focus();
    else if (this.#focus && !active && !this.view) {
      /** @type {HTMLElement | null} */ (
        this.renderRoot.querySelector('.main, .main-back') ?? this.renderRoot.querySelector('h1')
      )?.focus({ preventScroll: true });
    }
    this.#waits = this.shadowRoot?.activeElement === board && board !== null;
  }

  /** The text board has the focus until there is a move to choose. */
  #waits = false;
  #counted = -1;
  #looked = -1;

  /** The game has been shown: it stays while what comes in its place is fetched. */
  #played = false;
  /** @type {SideLeaf | null} */
  #coming = null;

  get #playing() {
    return !this.leaf && (this.#played || !this.context.state.leaf);
  }

  /** @type {MakeSideStage} */
  #make = async (game, canvas, options) =>
    (await this.context.games[game]?.stage())?.createStage(canvas, { ...options, hearer: this.context.hearer });

  get #board() {
    return /** @type {(HTMLElement & { skip: () => void }) | null} */ (this.renderRoot.querySelector('.drawn'));
  }

  /** @param {string} text */
  #say(text) {
    /** @type {Announcer | null} */ (this.renderRoot.querySelector('puluc-announcer'))?.say(text);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.view || !this.#playing) return;
    const act = keyed(event, this.#side, {
      attempt: what => this.#attempt(what),
      reviewAt: turn => this.#intents.reviewAt(turn),
      skip: () => this.#board?.skip(),
    });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {'undo' | 'redo'} what */
  #attempt(what) {
    const { snapshot, review } = this.#side;
    if (!review && (what === 'undo' ? snapshot.canUndo : snapshot.canRedo)) this.#intents.attempt(what);
  }

  /** Onlookers are asked for their bets first. */
  #rematch() {
    const { snapshot } = this.#side;
    if ('stakes' in snapshot && snapshot.stakes?.onlookers.length) this.open('new-game');
    else this.#intents.attempt('rematch');
  }

  /** Lays a dialog over the game. @param {SideDialog} name */
  async open(name) {
    // The clock stands from the press on.
    this.#intents.cover(true);
    try {
      this.view = { render: await sideDialog(name, this.#side.name, this.context.texts) };
    } catch {
      this.#intents.cover(false);
    }
  }

  /** Shows what is wanted in the game's place once it is fetched. @param {SideLeaf | null} name */
  async #turnTo(name) {
    if (!name) this.leaf = null;
    if (!name || name === this.leaf?.name || name === this.#coming) return;
    this.#coming = name;
    try {
      const render = await loadLeaf(name, this.context.texts);
      if (this.context.state.leaf === name) this.leaf = { name, render };
    } catch {
      // A failed fetch can be tried again.
      this.context.intents.leave();
    } finally {
      this.#coming = null;
    }
  }

  /** @param {SideState} side @returns {LeafContext} */
  #beside(side) {
    const { state, intents, texts } = this.context;
    return {
      state: { ...state, side },
      intents: {
        side: this.#intents,
        set: (...given) => intents.set(...given),
        show: name => intents.show(side.name, name),
        play: () => intents.show(side.name),
        leave: () => intents.leave(),
      },
      texts,
      words: this.words,
      make: this.#make,
    };
  }

  render() {
    const { context } = this;
    const state = context.state.side;
    if (!state || (!this.leaf && !this.#playing)) return html`<main><p>${context.texts.t('one-moment')}</p></main>`;
    if (this.leaf) return this.leaf.render(this.#beside(state));
    const view = this.#seen(state);
    return html`
      <puluc-announcer></puluc-announcer>
      <main>${sideHeader(view)}
        <div class="body">${state.review ? reviewScreen(view, state.review) : playScreen(view)}</div></main>
      ${this.view ? this.view.render({ ...this.#inside(state), close: () => this.#close() }) : nothing}`;
  }

  /** What the parts of the page see. @param {SideState} state @returns {SideView} */
  #seen(state) {
    const { state: app, intents, texts } = this.context;
    return {
      ...{ state, app, texts, intents, words: this.words, side: this.#intents, make: this.#make },
      open: name => this.open(name),
      attempt: what => this.#attempt(what),
      rematch: () => this.#rematch(),
    };
  }

  #close() {
    this.view = null;
  }

  /** What the dialogs of Puluc need, of this game. @param {SideState} state @returns {any} */
  #inside(state) {
    const side = this.#intents;
    const intents = {
      ...{ record: () => side.record(), load: (/** @type {string} */ record) => side.bring(record) },
      ...{ library: () => this.context.intents.library(), open: this.open.bind(this) },
      ...{ resign: () => side.attempt('resign'), newGame: side.newGame.bind(side) },
    };
    return {
      state: { ...this.context.state, snapshot: state.snapshot, side: state },
      intents,
      texts: this.context.texts,
    };
  }
}
customElements.define('puluc-side', SidePage);
