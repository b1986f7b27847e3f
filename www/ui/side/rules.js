// The rules of a game of the side, in words and in pictures that the rules themselves have played.
import { css, html, nothing } from 'lit';
import { FiguresPage } from '../figures-page.js';
import { icon } from '../icons.js';
import './picture.js';
import { READINGS, SECTIONS } from './rules-sections.js';

/** @import { SideExample, SideName, SideSnapshot } from '../../app/side/types.d.ts' */
/** @import { LeafContext } from './leaves.js' */
/** @import { Figure, Section } from './rules-sections.js' */

/** What a sowing can end in, and where the box's rules and Kalah differ. */
const CASES = ['full', 'empty', 'store', 'enemy', 'over'];
const DIFFER = ['full', 'empty'];

class SideRules extends FiguresPage {
  static properties = { ...FiguresPage.properties, found: { state: true } };

  static styles = [
    FiguresPage.styles,
    css`
    .go .main { min-height: 52px; padding: 0 24px; font-size: 17px; }
    .text { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; align-content: start; max-width: 62ch; }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; }
    .still { display: block; aspect-ratio: 1; max-height: 300px; width: 100%; border-radius: 14px; background: var(--earth); box-shadow: inset 0 0 0 1px var(--line); }
    .mancala .pair { grid-template-columns: minmax(0, 1fr); }
    .mancala .still { aspect-ratio: auto; height: clamp(150px, 44cqw, 210px); }
    table { border-collapse: collapse; width: 100%; max-width: 66ch; font-size: 16px; line-height: 1.4; }
    th, td { padding: 9px 14px 9px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
    thead th { font-size: 14px; font-weight: 400; color: var(--ink-2); }
    tbody th { font-weight: 600; }
    .plain { display: grid; gap: 10px; max-width: 66ch; }
    .plain li { padding-left: 18px; background: linear-gradient(var(--edge), var(--edge)) 0 0.72em / 9px 1.5px no-repeat; }
    @container (max-width: 559.9px) {
      table { font-size: 15px; }
      tr { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 1px solid var(--line); }
      tr > :first-child, td[colspan] { grid-column: 1 / -1; }
      tr > :first-child { padding-bottom: 0; }
      th, td { border-bottom: 0; }
    }
    @container (min-width: 860px) {
      section:has(table) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .mancala .still { height: clamp(170px, 15cqw, 220px); }
    }
    @container (min-width: 1180px) { .mancala .pair { grid-template-columns: 1fr 1fr; } .mancala .still { height: 190px; } }`,
  ];

  /** Figures whose move has been asked for. @type {Set<string>} */
  #asked = new Set();

  constructor() {
    super();
    /** @type {ReadonlyMap<string, SideExample>} */
    this.found = new Map();
  }

  /** @returns {LeafContext} */
  get #leaf() {
    return /** @type {any} */ (this.context);
  }

  /** @returns {SideName} */
  get #name() {
    return this.#leaf.state.side.name;
  }

  heading() {
    const { t } = this.context.texts;
    return t('leaf-rules', { name: t(`game-${this.#name}`) });
  }

  near() {
    return /** @type {const} */ (['history']).slice();
  }

  body() {
    const { intents, texts } = this.#leaf;
    const { t } = texts;
    const name = this.#name;
    return html`
      <div class="top">
        <p class="lead">${t(`leaf-lead-${name}`)}</p>
        <div class="go"><button class="main" @click=${() => intents.play()}>${t('leaf-play')} ${icon('arrow', 20)}</button></div>
      </div>
      ${SECTIONS[name].map(section => this.#section(section, name))}
      <section><h2>${t('leaf-ours-title')}</h2><p>${t('leaf-ours')}</p>
        <ul class="plain">${READINGS[name].map(one => html`<li>${t(`reading-${name}-${one}`)}</li>`)}</ul></section>
      <section><h2>${t('rules-source-title')}</h2><p><cite lang="ru">Манкала – Так-тикль (00210)</cite>. ${t('past-cited-text')}</p></section>`;
  }

  /** @param {Section} section @param {SideName} name */
  #section({ id, paragraphs, figures = [], table }, name) {
    const { t } = this.context.texts;
    return html`
      <section class="${name} ${figures.length > 0 ? 'with' : ''}">
        <div class="text"><h2>${t(`rule-title-${id}`)}</h2>${paragraphs.map(one => html`<p>${t(`rule-${one}`)}</p>`)}
          ${table ? this.#table() : nothing}</div>
        ${figures.length > 0 ? html`<div class="figures">${figures.map(figure => this.#figure(figure))}</div>` : nothing}
      </section>`;
  }

  #table() {
    const { t } = this.context.texts;
    return html`
      <table>
        <thead><tr><th scope="col">${t('case-falls')}</th><th scope="col">${t('sow-box')}</th><th scope="col">${t('sow-kalah')}</th></tr></thead>
        <tbody>${CASES.map(
          one =>
            html`<tr><th scope="row">${t(`case-${one}`)}</th>${
              DIFFER.includes(one)
                ? html`<td>${t(`case-box-${one}`)}</td><td>${t(`case-kalah-${one}`)}</td>`
                : html`<td colspan="2">${t(`case-both-${one}`)}</td>`
            }</tr>`,
        )}</tbody>
      </table>`;
  }

  /** @param {Figure} figure */
  async #ask({ id, rules, position, move }) {
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    try {
      const example = await this.#leaf.intents.side.example(rules, position, move);
      this.found = new Map([...this.found, [id, example]]);
    } catch {
      // A picture that cannot be had is left out.
    }
  }

  /** @param {Figure} figure */
  #figure(figure) {
    const { state, texts, words, make } = this.#leaf;
    const { t } = texts;
    const { id } = figure;
    this.#ask(figure);
    const example = this.found.get(id);
    /** @param {string} title @param {SideSnapshot | undefined} snapshot @param {string | null} move */
    const board = (title, snapshot, move) => html`
      <div><small aria-hidden="true">${title}</small>${
        snapshot && this.seen.has(id)
          ? html`<puluc-side-picture class="still" role="img" aria-label=${`${title}. ${words.places(snapshot, texts).join(' ')}`}
              .make=${make} .theme=${state.theme} .snapshot=${snapshot} .move=${move}></puluc-side-picture>`
          : html`<div class="still"></div>`
      }</div>`;
    return html`
      <figure id=${id}>
        <div class="pair">${board(t('rules-before'), example?.before, figure.move)}${board(t('rules-after'), example?.after, null)}</div>
        <figcaption>${example ? words.sentences(example.events, example.after, texts).join(' ') : ''}</figcaption>
      </figure>`;
  }
}
customElements.define('puluc-side-rules', SideRules);

/** @param {LeafContext} context */
export default context => html`<puluc-side-rules .context=${context}></puluc-side-rules>`;
