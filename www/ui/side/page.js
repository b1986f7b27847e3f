// The page of one of the box's other games: board, players, what can be done, looking back.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import '../announcer.js';
import { icon, markStyles } from '../icons.js';
import { languageMenu } from '../languages.js';
import { menu, menuStyles } from '../menu.js';
import { turnStyles } from '../turn-list.js';
import './clock.js';
import { sideDialog } from './dialogs.js';
import { drawn } from './drawn.js';
import { leafStyles } from './leaf-styles.js';
import { loadLeaf } from './leaves.js';
import { namedIn, sideName, whoIn } from './names.js';
import { reviewPanel, reviewPanelStyles } from './review.js';
import { stakesStyles } from './stakes.js';
import { sideStyles } from './styles.js';
import { sideBoardStyles, sideTextBoard } from './text-board.js';
import { sideTurns } from './turns.js';

/** @import { TemplateResult } from 'lit' */
/** @import { Side } from '../../types.d.ts' */
/** @import { SideAnalysis, SideEvent, SideIntents, SideJudged, SideSnapshot, SideState, Valued } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { MakeSideStage } from '../../view/side/types.d.ts' */
/** @import { Announcer } from '../announcer.js' */
/** @import { IconName } from '../icons.js' */
/** @import { PageContext } from '../pages.js' */
/** @import { DialogView } from '../dialogs/index.js' */
/** @import { LeafContext, LeafName, LeafView } from './leaves.js' */

/** @typedef {{ move: string, kind: 'best' | 'played' | 'win' | 'draw' | 'loss', words: string }} Advice */

/**
 * One game in words.
 * @template {SideSnapshot} S
 * @typedef {object} SideWords
 * @property {(snapshot: S, texts: Texts) => string} rules
 * @property {(snapshot: S, texts: Texts) => { move: string, words: string }[]} moves in full
 * @property {(move: string, texts: Texts) => string} short
 * @property {(snapshot: S, texts: Texts) => string} task
 * @property {(snapshot: S, texts: Texts) => string} end
 * @property {(snapshot: S, texts: Texts) => string[]} places
 * @property {(place: string, snapshot: S, texts: Texts) => string} describe
 * @property {(events: any[], snapshot: S, texts: Texts) => string[]} sentences
 * @property {(valued: Valued, texts: Texts) => string} value
 * @property {(analysis: SideAnalysis, texts: Texts) => Advice[]} advice
 * @property {(analysis: SideAnalysis, texts: Texts) => string} note
 * @property {(judged: SideJudged, texts: Texts) => string} cost
 * @property {(name: string, n: number, texts: Texts) => string} gave
 * @property {(side: Side, size?: number) => TemplateResult} mark
 * @property {(snapshot: S, side: Side, texts: Texts) => TemplateResult} counts
 * @property {(texts: Texts) => string} countLabel
 * @property {(snapshot: S, texts: Texts) => string} brief what the panels say, in a line
 * @property {(snapshot: S, texts: Texts) => TemplateResult | typeof nothing} panels
 */

/** @typedef {'new-game' | 'record' | 'resign' | 'share'} SideDialog */

const SIDES = /** @type {const} */ (['a', 'b']);

/** What can be read or learned, and what it is called. @type {[LeafName, string][]} */
const LEAVES = [
  ['lesson', 'learn'],
  ['rules', 'rules'],
  ['history', 'history'],
];

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
  #said = '';

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** @type {SideWords<any>} */
    this.words = /** @type {any} */ (undefined);
    /** The dialog that lies over the game. @type {{ render: DialogView } | null} */
    this.view = null;
    /** What is read or learned in the game's place. @type {{ name: LeafName, render: LeafView } | null} */
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
    this.dataset.leaf = this.leaf?.name ?? '';
    // Nobody sees the game's board meanwhile.
    if (this.leaf) for (const leave of this.#leave.splice(0)) leave();
    this.toggleAttribute('data-left-handed', this.context.state.settings.leftHanded);
    const focused = this.shadowRoot?.activeElement;
    this.#focus = focused ? (focused.closest('.board') ? 'board' : 'main') : null;
    if (this.#leave.length === 0 && this.isConnected && this.#side && !this.leaf) {
      this.#leave = [this.#intents.seat(), this.#intents.onHappened((...happened) => this.#tell(...happened))];
    }
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus({ preventScroll: true });
  }

  updated() {
    if (!this.#side) return;
    if (this.#side.hurry) this.#board?.skip();
    this.#intents.cover(this.view !== null || this.leaf !== null || this.context.state.dialog !== null);
    if (this.leaf) return;
    this.#sayHelp();
    this.#sayPicked();
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

  /** @param {SideEvent[]} events @param {SideSnapshot} snapshot */
  #tell(events, snapshot) {
    const { texts } = this.context;
    const said = this.words.sentences(events, snapshot, texts);
    // Whose turn it is now is told where a human has it.
    const { players, turn, outcome } = snapshot;
    const next = !outcome && players[turn].kind === 'human' ? [texts.t('side-turn', whoIn(snapshot, turn, texts))] : [];
    this.#say([...said, ...next].join(' '));
  }

  /** The best move is told once it is known. */
  #sayHelp() {
    const { analysis, snapshot } = this.#side;
    const [best] = analysis?.moves ?? [];
    const key = best ? `${snapshot.turns.length} ${snapshot.position}` : '';
    if (best && key !== this.#said) this.#say(this.#best(best));
    this.#said = key;
  }

  /** A legal move in full. @param {string} move */
  #full(move) {
    return this.words.moves(this.#side.snapshot, this.context.texts).find(one => one.move === move)?.words ?? '';
  }

  /** A choice that waits to be confirmed is told. */
  #sayPicked() {
    const { picked } = this.#side;
    if (picked !== null && picked !== this.#picked)
      this.#say(`${this.#full(picked)}. ${this.context.texts.t('confirm-move')}?`);
    this.#picked = picked;
  }

  /** @type {string | null} */
  #picked = null;

  /** @param {Valued} best */
  #best(best) {
    const { texts } = this.context;
    return texts.t('value-best', { move: this.words.short(best.move, texts), value: this.words.value(best, texts) });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || this.view || this.leaf || event.defaultPrevented) return;
    const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (target.closest('input, select, textarea')) return;
    const { review } = this.#side;
    const ctrl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const act =
      ctrl && key === 'z'
        ? () => this.#attempt(event.shiftKey ? 'redo' : 'undo')
        : ctrl
          ? null
          : review && key === 'arrowleft'
            ? () => this.#intents.reviewAt(review.at - 1)
            : review && key === 'arrowright'
              ? () => this.#intents.reviewAt(review.at + 1)
              : key === 'u'
                ? () => this.#attempt('undo')
                : key === 'r'
                  ? () => this.#attempt('redo')
                  : key === 'escape' && this.#side.run
                    ? () => this.#board?.skip()
                    : null;
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

  /** @param {LeafName | null} name */
  async #turnTo(name) {
    if (!name) {
      this.leaf = null;
      return;
    }
    try {
      const loaded = loadLeaf(name, this.context.texts);
      if (name === 'lesson') await this.#intents.openLesson();
      this.leaf = { name, render: await loaded };
    } catch {
      // The game stays; a failed fetch can be tried again.
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
        show: name => this.#turnTo(name),
        leave: () => this.#turnTo(null),
      },
      texts,
      words: this.words,
      make: this.#make,
    };
  }

  render() {
    const { context } = this;
    const state = context.state.side;
    const { t } = context.texts;
    if (!state) return html`<main><p>${t('one-moment')}</p></main>`;
    if (this.leaf) return this.leaf.render(this.#beside(state));
    return html`
      <puluc-announcer></puluc-announcer>
      <main>${this.#header(state)}
        <div class="body">${state.review ? this.#back(state) : this.#play(state)}</div></main>
      ${this.view ? this.view.render({ ...this.#inside(state), close: () => this.#close() }) : nothing}`;
  }

  #close() {
    this.view = null;
  }

  /** What the dialogs of Puluc need, of this game. @param {SideState} state @returns {any} */
  #inside(state) {
    const side = this.#intents;
    const intents = {
      ...{ record: () => side.record(), load: (/** @type {string} */ record) => side.load(record) },
      ...{ library: () => this.context.intents.library(), open: this.open.bind(this) },
      ...{ resign: () => side.attempt('resign'), newGame: side.newGame.bind(side) },
    };
    return {
      state: { ...this.context.state, snapshot: state.snapshot, side: state },
      intents,
      texts: this.context.texts,
    };
  }

  /** @param {SideState} state */
  #header({ name, snapshot, review, always, strict, phase }) {
    const { intents, texts, state } = this.context;
    const { t } = texts;
    const { settings } = state;
    const side = this.#intents;
    const clock = side.clock !== null;
    return html`
      <header>
        <button class="icon" aria-label=${t('home-page')} title=${t('home-page')} @click=${() => intents.show('start')}>${icon('back')}</button>
        <h1 tabindex="-1">${t(`game-${name}`)}</h1>
        <p class="set"><span>${this.words.rules(snapshot, texts)}</span> ${snapshot.seeded ? html`<span class="tag">${t('seeded')}</span>` : nothing}</p>
        ${LEAVES.map(([leaf, key]) => html`<button class="to-leaf" @click=${() => this.#turnTo(leaf)}>${t(key)}</button>`)}
        ${languageMenu(intents, texts)}
        ${menu({
          id: 'menu',
          label: t('menu'),
          kind: 'icon',
          face: icon('menu'),
          items: [
            { label: t('new-game'), run: () => this.open('new-game') },
            { label: t('rematch'), run: () => this.#rematch() },
            { label: t('redo'), run: () => this.#attempt('redo'), off: !snapshot.canRedo || review !== null },
            { label: t('review'), run: () => side.openReview(), off: snapshot.turns.length === 0 || review !== null },
            { label: t('help-always'), run: () => side.setAlways(!always), current: always },
            clock && {
              label: t(strict ? 'clock-calm' : 'clock-strict'),
              run: () => side.setStrict(!strict),
            },
            {
              label: t('text-board'),
              run: () => intents.set('textBoard', !settings.textBoard),
              current: settings.textBoard,
            },
            { label: t('record'), run: () => this.open('record') },
            { label: t('share'), run: () => this.open('share') },
            { label: t('games'), run: () => intents.openLibrary('games') },
            ...LEAVES.map(([leaf, key]) => ({ label: t(key), run: () => this.#turnTo(leaf) })),
            { label: t('settings'), run: () => intents.open('settings') },
            { label: t('resign'), run: () => this.open('resign'), off: phase === 'over' },
            { label: t('home-page'), run: () => intents.show('start') },
          ],
        })}
      </header>`;
  }

  /** @param {SideState} state */
  #play(state) {
    const { texts, state: app } = this.context;
    const { snapshot } = state;
    const { textBoard } = app.settings;
    return html`
      <div class="table ${textBoard ? 'told' : ''}">${this.#drawing(state, state.shown, state.phase === 'choosing', this.#advice(state))}
        ${textBoard ? sideTextBoard(state, this.words, this.#intents, texts) : nothing}</div>
      <div class="players">${SIDES.map(side => this.#player(side, state))}</div>
      ${this.#clock(state)}
      <div class="status">${this.#status(state)}<p class="brief">${this.words.brief(snapshot, texts)}</p></div>
      ${this.#buttons(state)}
      <div class="aside">
        ${this.words.panels(snapshot, texts)}
        <section class="turns-part" aria-labelledby="turns"><h2 id="turns">${texts.t('turns')}</h2>
          <div class="played" tabindex="0" role="group" aria-labelledby="turns">${sideTurns(state, this.words, texts)}</div></section>
      </div>`;
  }

  /** @param {SideState} state */
  #back(state) {
    const { texts } = this.context;
    const review = /** @type {NonNullable<SideState['review']>} */ (state.review);
    const judged = review.turns[review.at];
    const played = state.snapshot.turns[review.at];
    const advice = judged ? this.words.advice({ exact: judged.exact, moves: judged.moves }, texts) : [];
    /** @type {Advice[]} */
    const shown = advice.filter(({ kind }, i) => i === 0 || kind === 'best').slice(0, 1);
    if (played && !shown.some(({ move }) => move === played.move) && advice.length > 0) {
      const words = advice.find(({ move }) => move === played.move)?.words;
      if (words) shown.push({ move: played.move, kind: 'played', words });
    }
    return html`
      <div class="table">${this.#drawing({ ...state, run: null }, review.snapshot, false, shown)}</div>
      ${reviewPanel(state, review, this.words, this.#intents, texts)}`;
  }

  /** @param {SideState} state @param {SideSnapshot} snapshot @param {boolean} live @param {Advice[]} advice */
  #drawing({ run, picked }, snapshot, live, advice) {
    const { texts, state } = this.context;
    return drawn({
      ...{ make: this.#make, snapshot, run, waits: picked, live, theme: state.theme, motion: state.motion, advice },
      describe: place => this.words.describe(place, snapshot, texts),
      pick: move => this.#intents.choose(move),
      played: id => this.#intents.played(id),
    });
  }

  /** @param {SideState} state @returns {Advice[]} */
  #advice({ analysis, phase, picked }) {
    const advice = analysis && phase === 'choosing' ? this.words.advice(analysis, this.context.texts) : [];
    if (picked === null) return advice;
    const words = advice.find(({ move }) => move === picked)?.words ?? '';
    return [...advice.filter(({ move }) => move !== picked), { move: picked, kind: 'played', words }];
  }

  /** @param {Side} side @param {SideState} state */
  #player(side, { name, shown, phase }) {
    const { texts } = this.context;
    const { t } = texts;
    const { level } = shown.players[side];
    const turn = phase !== 'over' && shown.turn === side;
    return html`
      <section class="player ${side} ${turn ? 'turn' : ''}" aria-label=${sideName(name, side, texts)}>
        <h2>${this.words.mark(side)}<span class="name">${namedIn(shown, side, texts).label}</span>
          ${turn ? html`<span class="hidden-text">${t('side-to-move')}</span>` : nothing}</h2>
        <p class="counts"><span class="hidden-text">${this.words.countLabel(texts)}: </span><b class="number">${this.words.counts(shown, side, texts)}</b>
          ${level ? html`<span class="level">${t(`level-${level}`)}</span>` : nothing}</p>
      </section>`;
  }

  /** @param {SideState} state */
  #clock(state) {
    const { t } = this.context.texts;
    const side = this.#intents;
    if (!side.clock || state.phase === 'over') return nothing;
    const { stopped } = state;
    return html`
      <div class="clock"><puluc-move-clock .intents=${side} .texts=${this.context.texts} ?strict=${state.strict} .state=${state}></puluc-move-clock>
        <button class="raised icon" aria-label=${t(stopped ? 'clock-go' : 'clock-stop')} title=${t(stopped ? 'clock-go' : 'clock-stop')}
          @click=${() => side.stopClock(!stopped)}>${icon(stopped ? 'go' : 'pause')}</button></div>`;
  }

  /** @param {SideState} state */
  #status({ snapshot, shown, phase, helped, analysis, picked }) {
    const { texts } = this.context;
    const { t } = texts;
    if (phase === 'over' && snapshot.outcome) {
      const { winner } = snapshot.outcome;
      return html`<p class="display">${winner ? t('head-won', whoIn(snapshot, winner, texts)) : t('head-drawn')}</p>
        <p class="line">${this.words.end(snapshot, texts)}</p>`;
    }
    const { turn } = phase === 'moving' ? shown : snapshot;
    const who = whoIn(snapshot, turn, texts);
    const last = snapshot.turns.at(-1);
    const late = last?.move === 'time' && phase !== 'moving';
    const again = 'again' in snapshot && snapshot.again && phase !== 'moving';
    const [best] = analysis?.moves ?? [];
    const line =
      phase === 'thinking'
        ? t('line-thinking', { name: who.name })
        : picked !== null
          ? this.#full(picked)
          : helped && phase === 'choosing'
            ? best
              ? `${this.#best(best)} ${analysis ? this.words.note(analysis, texts) : ''}`
              : t('value-wait')
            : late
              ? this.words.sentences(last.events, snapshot, texts)[0]
              : phase === 'choosing'
                ? this.words.task(snapshot, texts)
                : '';
    return html`<p class="display">${t(again ? 'side-again' : 'side-turn', who)}</p>
      <p class="line ${late && !helped ? 'late' : ''}">${line}</p>`;
  }

  /** @param {SideState} state */
  #buttons({ snapshot, phase, helped, picked }) {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    const { settings } = state;
    const side = this.#intents;
    const over = phase === 'over';
    const main = over
      ? html`<button class="main" @click=${() => this.#rematch()}>${t('rematch')}</button>`
      : picked !== null
        ? html`<button class="main confirm" @click=${() => side.choose(picked)}>${t('confirm-move')}</button>`
        : html`<button class="main help" aria-disabled=${phase === 'choosing' ? 'false' : 'true'} aria-pressed=${helped ? 'true' : 'false'}
          @click=${() => phase === 'choosing' && side.hint()}>${icon('hint')} ${t('hint')}</button>`;
    return html`
      <div class="buttons">
        ${settings.leftHanded ? main : nothing}
        ${this.#tool('undo', 'undo', snapshot.canUndo ? () => this.#attempt('undo') : null)}
        ${this.#tool('redo', 'redo', snapshot.canRedo ? () => this.#attempt('redo') : null)}
        ${settings.leftHanded ? nothing : main}
        ${over ? this.#tool('graph', 'review', snapshot.turns.length > 0 ? () => side.openReview() : null) : nothing}
        <button class="raised tool" aria-pressed=${settings.textBoard ? 'true' : 'false'}
          @click=${() => intents.set('textBoard', !settings.textBoard)}>${icon('board')}<span>${t('text-board')}</span></button>
      </div>`;
  }

  /** @param {IconName} name @param {'undo' | 'redo' | 'review'} key @param {(() => void) | null} run */
  #tool(name, key, run) {
    return html`<button class="raised tool" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>${icon(name)}<span>${this.context.texts.t(key)}</span></button>`;
  }
}
customElements.define('puluc-side', SidePage);
