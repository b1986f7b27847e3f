// The page of rules: any set, in words and pictures that both come from the set itself.
import { css, html, nothing } from 'lit';
import '../board.js';
import { customFields, customStyles, draftOf, textOf } from '../custom-rules.js';
import { FiguresPage } from '../figures-page.js';
import { icon } from '../icons.js';
import { sentences, throwSentence } from '../sentences.js';
import { places } from '../text-board.js';
import { rulesName } from '../words.js';
import { figure } from './figures.js';
import { ruleSections, said, scoreStyles } from './sections.js';

/** @import { PageContext } from '../pages.js' */
/** @import { Example, RuleSetView, Snapshot } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { Draft } from '../custom-rules.js' */
/** @import { FigureName } from './figures.js' */

/** The pictures beside each section. @type {Record<string, FigureName[]>} */
const FIGURES = { enter: ['enter'], move: ['move', 'free'], capture: ['capture'], leave: ['captives', 'leave'] };

class RulesPage extends FiguresPage {
  static properties = {
    ...FiguresPage.properties,
    chosen: { state: true },
    draft: { state: true },
    error: { state: true },
  };

  static styles = [
    FiguresPage.styles,
    customStyles,
    scoreStyles,
    css`
    .sets { display: flex; flex-wrap: wrap; gap: 8px; }
    .sets button { padding: 0 16px; font-size: 16px; }
    .top .go { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
    .top .main { min-height: 52px; padding: 0 24px; font-size: 17px; }
    details { border-block: 1px solid var(--line); }
    summary { min-height: 44px; padding: 10px 0; font-weight: 600; font-size: 15px; cursor: pointer; }
    form { display: grid; gap: 16px; padding: 4px 0 20px; }
    form .main { justify-self: start; min-height: 48px; padding: 0 22px; font-size: 17px; }
    .text { display: grid; gap: 10px; align-content: start; max-width: 62ch; }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
    puluc-board, .room { display: block; height: clamp(156px, 46cqw, 230px); border-radius: 14px; background: var(--earth); box-shadow: inset 0 0 0 1px var(--line); }
    .sources p { max-width: 66ch; }
    @container (min-width: 860px) {
      puluc-board, .room { height: clamp(186px, 15.5cqw, 230px); }
    }
    @container (min-width: 1180px) { .pair { grid-template-columns: 1fr 1fr; } }`,
  ];

  /** The pictures of the set shown. @type {{ text: string, found: Map<FigureName, Example | null> }} */
  #kept = { text: '', found: new Map() };

  constructor() {
    super();
    /** Another set than that on the table. @type {RuleSetView | null} */
    this.chosen = null;
    /** @type {Draft | null} */
    this.draft = null;
    this.error = '';
  }

  heading() {
    return this.context.texts.t('rules');
  }

  near() {
    return /** @type {const} */ (['glossary', 'history']).slice();
  }

  /** @returns {RuleSetView} */
  get #set() {
    const { rules, presets } = this.context.state;
    return /** @type {RuleSetView} */ (this.chosen ?? rules ?? presets[0]);
  }

  /** @param {string} text */
  #choose(text) {
    const { intents, texts } = this.context;
    try {
      this.chosen = intents.checkRules(text);
      this.draft = null;
      this.error = '';
    } catch (error) {
      const { code = 'bad-rules', message } = /** @type {{ code?: string, message: string }} */ (error);
      this.error = texts.lang === 'en' ? `${texts.t(`problem-${code}`)} ${message}` : texts.t(`problem-${code}`);
    }
  }

  body() {
    const { intents, texts } = this.context;
    const { t } = texts;
    const set = this.#set;
    return html`
      <div class="top">
        <div class="sets" role="group" aria-label=${t('rules-choose')}>${this.#sets().map(
          view =>
            html`<button class="raised" aria-pressed=${view.text === set.text ? 'true' : 'false'} @click=${() => this.#choose(view.text)}>${rulesName(view, texts)}</button>`,
        )}</div>
        <h2>${rulesName(set, texts)}</h2>
        <p class="lead">${t(`summary-${set.preset}`)}</p>
        <div class="go"><button class="main" @click=${() => intents.newGame({ rules: set.text })}>${t('rules-play')} ${icon('arrow', 20)}</button></div>
        ${this.#own(set)}
      </div>
      ${ruleSections(set, texts).map(({ id, title, paragraphs }) => {
        const figures = (FIGURES[id] ?? []).map(name => this.#figure(name, set));
        const shown = figures.some(one => one !== nothing);
        return html`<section class=${shown ? 'with' : id === 'source' ? 'sources' : ''}>
          <div class="text"><h2>${title}</h2>${said(paragraphs)}</div>
          ${shown ? html`<div class="figures">${figures}</div>` : nothing}</section>`;
      })}`;
  }

  /** The sets with a source, and what was made of them: on the table, or here. */
  #sets() {
    const { rules, presets } = this.context.state;
    const more = [rules, this.chosen].filter(set => set !== null && !presets.some(({ text }) => text === set.text));
    const unique = new Map(more.map(set => [set?.text, /** @type {RuleSetView} */ (set)]));
    return [...presets, ...unique.values()];
  }

  /** Changes of one's own, with the same fields as for a new game. @param {RuleSetView} set */
  #own(set) {
    const { texts } = this.context;
    const draft = this.draft ?? draftOf(set);
    const change = (/** @type {Draft} */ changed) => {
      this.draft = changed;
    };
    return html`
      <details><summary>${texts.t('rules-own')}</summary>
        <form @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          this.#choose(textOf(draft));
        }}>${customFields(draft, change, texts)}
          ${this.error ? html`<p class="error" role="alert">${this.error}</p>` : nothing}
          <button class="main">${texts.t('rules-show')}</button></form></details>`;
  }

  /** @param {FigureName} name @param {RuleSetView} set */
  #figure(name, set) {
    const { state, intents, texts, makeStage } = this.context;
    const { t } = texts;
    if (this.#kept.text !== set.text) this.#kept = { text: set.text, found: new Map() };
    const { found } = this.#kept;
    if (!found.has(name))
      found.set(name, this.#wanted(name, set) ? figure(name, set, intents.example.bind(intents)) : null);
    const example = found.get(name);
    if (!example) return nothing;
    const { before, after, move, events } = example;
    const board = (/** @type {string} */ title, /** @type {Snapshot} */ snapshot, /** @type {boolean} */ arrow) => html`
      <div><small aria-hidden="true">${title}</small>${
        this.seen.has(name)
          ? html`<puluc-board role="img" aria-label=${`${title}. ${standing(snapshot, texts)}`} .make=${makeStage} .theme=${state.theme} .snapshot=${snapshot}
              .advice=${arrow ? [{ move, words: '', kind: 'best' }] : []}></puluc-board>`
          : html`<div class="room"></div>`
      }</div>`;
    const told = [
      throwSentence(/** @type {import('../../types.d.ts').Throw} */ (before.throw), 'a', before, texts),
      ...sentences(events, before, texts),
    ];
    return html`<figure id=${name}>
      <div class="pair">${board(t('rules-before'), before, true)}${board(t('rules-after'), after, false)}</div>
      <figcaption>${told.join(' ')}</figcaption></figure>`;
  }

  /** @param {FigureName} name @param {RuleSetView} set */
  #wanted(name, set) {
    return name !== 'free' || set.move === 'free';
  }
}
customElements.define('puluc-rules-page', RulesPage);

/** What stands on a road, without its empty spaces. @param {Snapshot} snapshot @param {Texts} texts */
function standing(snapshot, texts) {
  return places(snapshot, texts)
    .filter((_, place) => place === 0 || place > snapshot.spaces || snapshot.board[place - 1]?.owner)
    .join(' ');
}

/** @param {PageContext} context */
export default context => html`<puluc-rules-page class="screen page" .context=${context}></puluc-rules-page>`;
