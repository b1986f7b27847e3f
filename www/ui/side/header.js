// The head of the page of a game of the side: its name, its rules, what can be read, the menu.
import { html, nothing } from 'lit';
import { icon } from '../icons.js';
import { languageMenu } from '../languages.js';
import { mainMenu } from '../menu.js';

/** @import { SideLeaf } from '../../app/side/types.d.ts' */
/** @import { SideView } from './types.d.ts' */

/** What can be read or learned, and what it is called. @type {[SideLeaf, string][]} */
const LEAVES = [
  ['lesson', 'learn'],
  ['rules', 'rules'],
  ['history', 'history'],
];

/** @param {SideView} view */
export function sideHeader({ state, app: { settings }, texts, words, side, intents, open, attempt, rematch }) {
  const { name, snapshot, review, always, strict, phase } = state;
  const { t } = texts;
  const clock = side.clock !== null;
  return html`
    <header>
      <button class="icon" aria-label=${t('home-page')} title=${t('home-page')} @click=${() => intents.show('start')}>${icon('back')}</button>
      <h1 tabindex="-1">${t(`game-${name}`)}</h1>
      <p class="set"><span>${words.rules(snapshot, texts)}</span> ${snapshot.seeded ? html`<span class="tag">${t('seeded')}</span>` : nothing}</p>
      ${LEAVES.map(([leaf, key]) => html`<button class="to-leaf" @click=${() => intents.show(name, leaf)}>${t(key)}</button>`)}
      ${languageMenu(intents, texts)}
      ${mainMenu(texts, [
        { label: t('new-game'), run: () => open('new-game') },
        { label: t('rematch'), run: () => rematch() },
        { label: t('redo'), run: () => attempt('redo'), off: !snapshot.canRedo || review !== null },
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
        { label: t('record'), run: () => open('record') },
        { label: t('share'), run: () => open('share') },
        { label: t('games'), run: () => intents.openLibrary('games') },
        ...LEAVES.map(([leaf, key]) => ({ label: t(key), run: () => intents.show(name, leaf) })),
        { label: t('settings'), run: () => intents.open('settings') },
        { label: t('resign'), run: () => open('resign'), off: phase === 'over' },
        { label: t('home-page'), run: () => intents.show('start') },
      ])}
    </header>`;
}
