// My games: what is kept on the device, by name; continue, look back, rename, take away, and the way out and in as text.
import { html, LitElement, nothing } from 'lit';
import { controls } from '../../styles/controls.js';
import { base } from '../../styles/tokens.js';
import { icon, markStyles } from '../icons.js';
import { menu, menuStyles } from '../menu.js';
import { pageStyles } from './styles.js';
import './text-in.js';
import './text-out.js';
import { dateWords, gameWords, playersWords, resultWords, rulesReader } from './words.js';

/** @import { PageContext } from '../pages.js' */
/** @import { ImportReport, KeptGame, LibraryState } from '../../types.d.ts' */

/** Games that are shown at first, and more at each asking. */
const STEP = 30;

class GamesPage extends LitElement {
  static properties = {
    context: { attribute: false },
    editing: { state: true },
    panel: { state: true },
    said: { state: true },
    shown: { state: true },
  };

  static styles = [base, controls, markStyles, menuStyles, pageStyles];

  /** @type {ReturnType<typeof rulesReader> | null} */
  #rules = null;

  constructor() {
    super();
    /** @type {PageContext} */
    this.context = /** @type {any} */ (undefined);
    /** The game whose name is being changed. @type {string | null} */
    this.editing = null;
    /** @type {{ kind: 'out', name: string, text: string } | { kind: 'in' } | null} */
    this.panel = null;
    /** What was done last, in words. */
    this.said = '';
    this.shown = STEP;
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus();
  }

  /** @param {string[]} ids @param {string} name */
  async #out(ids, name) {
    this.panel = { kind: 'out', name, text: (await this.context.intents.library()).text(ids) };
  }

  /** @param {string} id */
  async #edit(id) {
    this.editing = id;
    await this.updateComplete;
    const field = /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector('.rename input'));
    field?.focus();
    field?.select();
  }

  /** @param {KeptGame} game @param {string | null} name null leaves it */
  async #rename({ id }, name) {
    this.editing = null;
    if (name !== null) {
      await (await this.context.intents.library()).rename(id, name);
      this.said = this.context.texts.t('games-renamed');
    }
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[popovertarget='more-${id}']`))?.focus();
  }

  /** @param {string[]} ids */
  async #remove(ids) {
    this.said = this.context.texts.t('games-deleted', { n: ids.length });
    await (await this.context.intents.library()).remove(ids);
    await this.updateComplete;
    // The button is gone with its game: on to what takes it back.
    /** @type {HTMLElement | null} */ (
      this.renderRoot.querySelector('.undo') ?? this.renderRoot.querySelector('h1')
    )?.focus();
  }

  async #restore() {
    this.said = this.context.texts.t('games-restored');
    await (await this.context.intents.library()).restore();
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus();
  }

  async #keep() {
    await (await this.context.intents.library()).keep();
    this.said = this.context.texts.t('games-kept');
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h1'))?.focus();
  }

  /** @param {boolean} on */
  async #auto(on) {
    (await this.context.intents.library()).setAuto(on);
  }

  /** @param {ImportReport} report */
  #added({ good, known }) {
    const { t } = this.context.texts;
    this.said = [t('games-added', { n: good.length }), known > 0 ? t('games-known', { n: known }) : '']
      .join(' ')
      .trim();
  }

  render() {
    const { state, intents, texts } = this.context;
    const { t } = texts;
    this.#rules ??= rulesReader(intents);
    const { library } = state;
    return html`
      <main>
        <div class="head"><button class="icon" aria-label=${t('back')} @click=${() => intents.leave()}>${icon('back')}</button><h1 tabindex="-1">${t('games')}</h1></div>
        ${library ? this.#body(library) : nothing}
      </main>
      ${this.#panel()}`;
  }

  /** @param {LibraryState} library */
  #body(library) {
    const { intents, texts } = this.context;
    const { t } = texts;
    const { games, damaged, current, table, refused, deleted } = library;
    const here = games.find(({ id }) => id === current);
    const canKeep = table !== null && (!here || here.auto || here.turns !== table.turns);
    return html`
      <p class="lead">${t('games-text-kept')}</p>
      ${refused ? html`<p class="warn" role="alert">${t('games-refused')}</p>` : nothing}
      <div class="acts">
        ${canKeep ? html`<button class="main" @click=${() => this.#keep()}>${t('games-keep')}</button>` : nothing}
        <button class="raised" @click=${() => {
          this.panel = { kind: 'in' };
        }}>${t('games-add')}</button>
        ${
          games.length > 0
            ? html`<button class="raised" @click=${() =>
                this.#out(
                  games.map(({ id }) => id),
                  t('games'),
                )}>${t('games-all-text')}</button>`
            : nothing
        }
        <button class="raised" @click=${() => intents.openLibrary('throws')}>${icon('chances', 20)} ${t('statistics')}</button>
      </div>
      <div class="said"><p role="status">${this.said}</p>
        ${deleted?.games.length ? html`<button class="raised undo" @click=${() => this.#restore()}>${icon('undo', 20)} ${t('games-undo')}</button>` : nothing}</div>
      ${damaged.length > 0 ? this.#damaged(damaged) : nothing}
      ${
        games.length > 0
          ? html`<ul class="games">${games.slice(0, this.shown).map(game => this.#game(game, game.id === current))}</ul>`
          : html`<p class="none">${t('games-none')}</p>`
      }
      ${
        games.length > this.shown
          ? html`<button class="raised more" @click=${() => {
              this.shown += STEP;
            }}>${t('games-more', { n: games.length - this.shown })}</button>`
          : nothing
      }
      ${this.#keeping(library)}`;
  }

  /** @param {KeptGame} game @param {boolean} here on the table now */
  #game(game, here) {
    const { intents, texts } = this.context;
    const { t } = texts;
    const { id, name, turns, changed, outcome } = game;
    const players = playersWords(game, texts);
    const title = name || players;
    const facts = [
      name ? players : '',
      gameWords(game, text => this.#rules?.(text) ?? null, texts),
      t('games-turns', { n: turns }),
      dateWords(changed, texts),
    ].filter(Boolean);
    return html`
      <li class="game">
        <div class="what">
          ${this.editing === id ? this.#naming(game) : html`<h2>${title}</h2>`}
          <p class="facts">${facts.map(fact => html`<span>${fact}</span> `)}</p>
          <p class="result ${outcome ? 'over' : 'going'}">${resultWords(game, texts)}${here ? html` <span class="tag">${t('games-here')}</span>` : nothing}</p>
        </div>
        <div class="do">
          <button class="raised" aria-label=${`${t(outcome ? 'games-look' : 'continue')}: ${title}`} @click=${async () => (await intents.library()).continue(id)}>${t(outcome ? 'games-look' : 'continue')}</button>
          <button class="raised" aria-label=${`${t('review')}: ${title}`} aria-disabled=${turns > 0 ? 'false' : 'true'} @click=${async () => turns > 0 && (await intents.library()).review(id)}>${t('review')}</button>
          ${menu({
            id: `more-${id}`,
            label: t('games-more-of', { name: title }),
            kind: 'icon raised',
            face: icon('more'),
            items: [
              { label: t('games-rename'), run: () => this.#edit(id) },
              { label: t('games-as-text'), run: () => this.#out([id], title) },
              { label: t('games-delete'), run: () => this.#remove([id]) },
            ],
          })}
        </div>
      </li>`;
  }

  /** @param {KeptGame} game */
  #naming(game) {
    const { t } = this.context.texts;
    const field = () => /** @type {HTMLInputElement} */ (this.renderRoot.querySelector('.rename input'));
    return html`
      <form class="rename" @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        this.#rename(game, field().value);
      }} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && this.#rename(game, null)}>
        <label for="name">${t('games-name')}</label>
        <input id="name" maxlength="80" autocomplete="off" .value=${game.name} placeholder=${playersWords(game, this.context.texts)}>
        <button class="raised">${t('games-save')}</button>
        <button type="button" @click=${() => this.#rename(game, null)}>${t('games-cancel')}</button>
      </form>`;
  }

  /** @param {LibraryState['damaged']} damaged */
  #damaged(damaged) {
    const { t } = this.context.texts;
    const text = damaged
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n\n');
    return html`
      <section class="warn"><p>${t('games-damaged', { n: damaged.length })}</p>
        <div class="acts">
          ${
            text
              ? html`<button class="raised" @click=${() => {
                  this.panel = { kind: 'out', name: t('games-damaged-text'), text };
                }}>${t('games-damaged-text')}</button>`
              : nothing
          }
          <button class="raised" @click=${() => this.#remove(damaged.map(({ id }) => id))}>${t('games-damaged-delete')}</button>
        </div></section>`;
  }

  /** @param {LibraryState} library */
  #keeping({ games, auto }) {
    const { t } = this.context.texts;
    const own = games.filter(game => game.auto && game.name === '');
    return html`
      <section class="keeping">
        <label class="choice"><input type="checkbox" .checked=${auto} @change=${(/** @type {Event} */ event) =>
          this.#auto(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}> ${t('games-auto')}</label>
        <p class="small">${t('games-auto-text')}</p>
        ${own.length > 0 ? html`<button class="raised" @click=${() => this.#remove(own.map(({ id }) => id))}>${t('games-clear', { n: own.length })}</button>` : nothing}
      </section>`;
  }

  #panel() {
    const { panel } = this;
    if (!panel) return nothing;
    const context = {
      ...this.context,
      close: () => {
        this.panel = null;
      },
    };
    return panel.kind === 'in'
      ? html`<puluc-text-in .context=${context} .added=${(/** @type {ImportReport} */ report) => this.#added(report)}></puluc-text-in>`
      : html`<puluc-text-out .context=${context} .text=${panel.text} .name=${panel.name}></puluc-text-out>`;
  }
}
customElements.define('puluc-games', GamesPage);

/** @param {PageContext} context */
export default context => html`<puluc-games class="screen page" .context=${context}></puluc-games>`;
