// A game looked back on: graph, position, decisions, step by step.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import '../board.js';
import { cost } from '../chances.js';
import { icon, mark, markStyles } from '../icons.js';
import { sentences, throwSentence } from '../sentences.js';
import { deedOfMove, named, other, rulesName, short } from '../words.js';
import { workingStyles } from '../working.js';
import { accountStyles, accounts } from './accounts.js';
import { classStyles, isFault, shapeIcon } from './classes.js';
import { graph, graphStyles } from './graph.js';
import { reviewStyles } from './styles.js';
import { graphTable, turnTable, turnTableStyles } from './turn-table.js';
import { pending, waiting } from './waiting.js';

/** @import { PageContext } from '../pages.js' */
/** @import { MoveView, Review, ReviewTurn, Side, Sided, Snapshot } from '../../types.d.ts' */
/** @import { IconName } from '../icons.js' */
/** @import { Named } from '../words.js' */

const SIDES = /** @type {const} */ (['a', 'b']);

class ReviewPage extends LitElement {
  static properties = {
    context: { attribute: false },
    faultsOnly: { state: true },
    tried: { state: true },
    size: { state: true },
  };

  static styles = [
    base,
    controls,
    markStyles,
    classStyles,
    graphStyles,
    accountStyles,
    turnTableStyles,
    workingStyles,
    reviewStyles,
  ];

  #at = -1;
  /** Something of the page has the focus. */
  #focused = false;
  #observer = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    this.faultsOnly = false;
    /** Another move of this turn, looked at by “what if”. @type {string | null} */
    this.tried = null;
    this.size = { width: 0, height: 0 };
    this.addEventListener('keydown', event => this.#key(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  get #review() {
    return /** @type {{ data: Review, at: number }} */ (this.context.state.review);
  }

  /** The side that looks: the only human, else indigo. @returns {Side} */
  get #view() {
    const players = this.context.state.snapshot?.players;
    return players?.a.kind === 'computer' && players.b.kind === 'human' ? 'b' : 'a';
  }

  #measure() {
    const place = this.renderRoot.querySelector('.drawing');
    const width = place?.clientWidth ?? 0;
    const room = /** @type {ShadowRoot} */ (this.getRootNode()).host.clientHeight;
    const height = Math.min(Math.max(room * 0.19, 110), 420);
    if (width !== this.size.width || Math.abs(height - this.size.height) > 1) this.size = { width, height };
  }

  willUpdate() {
    const at = this.context.state.review?.at ?? -1;
    if (at !== this.#at) this.tried = null;
    this.#focused = Boolean(this.shadowRoot?.activeElement);
  }

  firstUpdated() {
    this.#toTitle();
  }

  /** Reading starts there, and the keys are the page's from the first moment; also where what had the focus is gone. */
  #toTitle() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus({ preventScroll: true });
  }

  updated() {
    const place = this.renderRoot.querySelector('.drawing');
    if (place) this.#observer.observe(place);
    if (this.#focused && !this.shadowRoot?.activeElement) this.#toTitle();
    const at = this.context.state.review?.at ?? -1;
    if (at === this.#at) return;
    this.#at = at;
    this.#reveal();
  }

  /** The list follows, without moving the page. */
  #reveal() {
    const list = this.renderRoot.querySelector('.list');
    const row = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('[aria-current=step]'));
    if (!list || !row) return;
    const top = row.offsetTop - 40;
    if (top < list.scrollTop || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 3;
  }

  /** @param {number} index */
  #go(index) {
    const { data, at } = this.#review;
    const next = Math.min(Math.max(0, index), data.turns.length);
    if (next !== at) this.context.intents.reviewAt(next);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.context.state.review || this.context.state.dialog)
      return;
    const { data, at } = this.#review;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: data.turns.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#go(to);
  }

  render() {
    const { state, intents, texts } = this.context;
    const { review, snapshot } = state;
    const { t } = texts;
    if (!review || !snapshot) return waiting(this.context);
    const { data, at } = review;
    const who = { a: named(snapshot.players, 'a', texts), b: named(snapshot.players, 'b', texts) };
    const names = { a: who.a.label, b: who.b.label };
    const view = this.#view;
    const faults = data.turns.filter(turn => isFault(turn.class)).length;
    return html`
      <header>
        <button class="icon" aria-label=${t('back')} @click=${() => intents.closeReview()}>${icon('back')}</button>
        <h1 tabindex="-1">${title(data, who, texts)}</h1>
        <p>${state.rules ? rulesName(state.rules, texts) : ''}${levels(snapshot, t)} · ${t(data.exact ? 'review-exact' : 'review-estimate')}</p>
        <nav aria-label=${t('links')}>
          <button @click=${() => intents.open('record')}>${t('record')}</button>
          <button @click=${() => intents.rematch()}>${t('rematch')}</button>
        </nav>
      </header>
      ${pending(this.context)}
      <main>
        <section class="course" aria-label=${t('course')}>
          <div class="drawing">${
            this.size.width > 0
              ? graph(
                  {
                    data,
                    at,
                    view,
                    ...this.size,
                    ahead: t('ahead', { ...who[view] }),
                    behind: t('ahead', { ...who[other(view)] }),
                    label: t('graph-label', { ...who[view], n: data.turns.length }),
                    go: index => this.#go(index),
                  },
                  texts,
                )
              : nothing
          }</div>
          <p class="small note">${t('luck-note', { ...who[view] })}</p>
        </section>
        ${this.#position(data, at, who)}
        <section class="decided" aria-label=${t('decisions')}>
          ${accounts(data, view, who, texts)}
          ${data.keyMoments.length > 0 ? html`<div class="moments" role="group" aria-label=${t('key-moments')}><span>${t('key-moments')}</span>${data.keyMoments.map(i => this.#moment(data.turns[i], i, at))}</div>` : nothing}
          <div class="list" tabindex="0" role="group" aria-label=${t('turns')}>${turnTable(data, at, this.faultsOnly, names, index => this.#go(index), texts)}</div>
          <footer><p class="small">${t('turns-faults', { n: data.turns.length, faults })}</p>
            <button class="link" aria-pressed=${this.faultsOnly ? 'true' : 'false'} @click=${() => {
              this.faultsOnly = !this.faultsOnly;
            }}>${t('only-faults')}</button></footer>
        </section>
        ${graphTable(data, view, who, texts)}
      </main>`;
  }

  /** @param {ReviewTurn | undefined} turn @param {number} index @param {number} at */
  #moment(turn, index, at) {
    if (!turn) return nothing;
    const { n } = this.context.texts;
    return html`<button class="raised" aria-pressed=${index === at ? 'true' : 'false'} @click=${() => this.#go(index)}>${
      isFault(turn.class) && turn.class ? shapeIcon(turn.class, 16) : mark(turn.side, 16)
    } ${n(turn.number)}</button>`;
  }

  /** @param {Review} data @param {number} at @param {Sided<Named>} who */
  #position(data, at, who) {
    const { state, intents, texts, makeStage } = this.context;
    const { t } = texts;
    const snapshot = intents.snapshotAt(at);
    const turn = data.turns[at];
    const find = (/** @type {string | undefined} */ move) => snapshot.moves.find(legal => legal.move === move) ?? null;
    const played = find(turn?.move);
    const better = find(this.tried ?? (turn && turn.loss > 0.0005 ? turn.moves[0]?.move : undefined));
    return html`
      <section class="position" aria-label=${t('position')}>
        <div class="told">
          <div aria-live="polite"><h2>${turn ? t('turn-n', { n: turn.number }) : t('the-end')}</h2>
            <p>${turn ? throwSentence(turn.throw, turn.side, snapshot, texts) : ''} ${turn ? sentences(turn.events, snapshot, texts).join(' ') : data.outcome ? t(`line-${data.outcome.reason}`) : ''}</p></div>
          <ul>${SIDES.map(side => html`<li>${mark(side, 16)} <span class="hidden-text">${who[side].label}</span> ${t('at-home', { n: snapshot.home[side] })}, ${t('dead-count', { n: snapshot.dead[side] })}</li>`)}</ul>
        </div>
        <puluc-board .make=${makeStage} .theme=${state.theme} .snapshot=${snapshot} .advice=${advice(played, better, this.tried !== null, t)}></puluc-board>
        <div class="steps">
          ${this.#step('first', 'step-first', 0, at > 0)} ${this.#step('back', 'step-back', at - 1, at > 0)}
          ${this.#step('next', 'step-next', at + 1, at < data.turns.length)} ${this.#step('last', 'step-last', data.turns.length, at < data.turns.length)}
          <button class="retry" aria-disabled=${turn ? 'false' : 'true'} @click=${() => turn && intents.retryFrom(at)}>${icon('again')} ${t('retry')}</button>
        </div>
        ${turn && turn.moves.length > 1 ? this.#whatIf(turn, snapshot) : nothing}
      </section>`;
  }

  /** @param {IconName} name @param {string} key @param {number} to @param {boolean} can */
  #step(name, key, to, can) {
    const label = this.context.texts.t(key);
    return html`<button class="raised icon" aria-label=${label} title=${label} aria-disabled=${can ? 'false' : 'true'} @click=${() => can && this.#go(to)}>${icon(name)}</button>`;
  }

  /** Every move of the turn: pressed, it is shown on the road. @param {ReviewTurn} turn @param {Snapshot} snapshot */
  #whatIf(turn, snapshot) {
    const { texts } = this.context;
    const { t, percent } = texts;
    return html`
      <div class="what-if" role="group" aria-label=${t('what-if')}><span>${t('what-if')}</span>
        ${turn.moves.map(({ move, chance }) => {
          const view = snapshot.moves.find(legal => legal.move === move);
          if (!view) return nothing;
          const words = short(deedOfMove(view), texts);
          const chosen = turn.move === move;
          return html`<button class="raised" aria-pressed=${this.tried === move ? 'true' : 'false'} @click=${() => {
            this.tried = this.tried === move ? null : move;
          }}><span>${words}${chosen ? html` <i>${t('as-played')}</i>` : nothing}</span> <b class="number">${percent(chance)}</b> <span class="number loss">${cost((turn.moves[0]?.chance ?? 0) - chance, texts)}</span></button>`;
        })}
      </div>`;
  }
}
customElements.define('puluc-review', ReviewPage);

/** @param {MoveView | null} played @param {MoveView | null} better @param {boolean} tried @param {(key: string) => string} t */
function advice(played, better, tried, t) {
  /** @type {import('../board.js').Advice[]} */
  const all = [];
  if (played) all.push({ move: played, words: t('played'), kind: 'played' });
  if (better && better.move !== played?.move)
    all.push({ move: better, words: t(tried ? 'what-if' : 'better'), kind: 'best' });
  return all;
}

/** @param {Review} data @param {Sided<Named>} who @param {PageContext['texts']} texts */
function title({ outcome, turns }, who, { t }) {
  const n = turns.length;
  if (!outcome) return t('review-open', { n });
  return outcome.winner ? t('review-won', { ...who[outcome.winner], n }) : t('review-drawn', { n });
}

/** @param {Snapshot} snapshot @param {PageContext['texts']['t']} t */
function levels({ players }, t) {
  return SIDES.map(side => players[side].level)
    .filter(level => level !== undefined)
    .map(level => ` · ${t(`level-${level}`)}`)
    .join('');
}

/** @param {PageContext} context */
export default context => html`<puluc-review class="screen page" .context=${context}></puluc-review>`;
