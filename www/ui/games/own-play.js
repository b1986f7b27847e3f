// The own play in figures, game by game: against each level of the computer, and between people.
import { html, nothing } from 'lit';
import { icon } from '../icons.js';

/** @import { LibraryState, PlayTally } from '../../types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */
/** @import { PageContext } from '../pages.js' */

const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'perfect']);

/** @param {PlayTally} tally */
const rowsOf = ({ levels }) =>
  LEVELS.flatMap(level => {
    const { won = 0, lost = 0, drawn = 0 } = levels[level] ?? {};
    const games = won + lost + drawn;
    return games > 0 ? [{ level, games, won, lost, drawn }] : [];
  });

/**
 * @param {LibraryState} library
 * @param {PageContext} context
 * @param {(text: string) => void} say
 * @param {string} said
 */
export function ownPlay({ tallies, deleted }, { intents, texts }, say, said) {
  const { t } = texts;
  const any = tallies.filter(({ tally }) => rowsOf(tally).length > 0 || tally.people > 0);
  return html`
    <section aria-labelledby="play"><h2 id="play">${t('mine')}</h2>
      <p class="lead">${t('mine-text')}</p>
      ${any.map(({ game, tally }) => html`<h3>${t(game ? `game-${game}` : 'title')}</h3>${figures(tally, texts)}`)}
      ${any.length > 0 ? nothing : html`<p class="none">${t('mine-none')}</p>`}
      <div class="acts">
        ${
          any.length > 0
            ? html`<button class="raised" @click=${() => {
                say(t('mine-cleared'));
                intents.library().then(library => library.clearPlay());
              }}>${t('mine-clear')}</button>`
            : nothing
        }
        ${
          deleted?.tallies
            ? html`<button class="raised undo" @click=${() => {
                say(t('games-restored'));
                intents.library().then(library => library.restore());
              }}>${icon('undo', 20)} ${t('games-undo')}</button>`
            : nothing
        }
      </div>
      <p role="status">${said}</p>
    </section>`;
}

/** @param {PlayTally} tally @param {Texts} texts */
function figures(tally, { t, n, percent }) {
  const rows = rowsOf(tally);
  const { people, accuracy } = tally;
  return html`
    ${
      rows.length > 0
        ? html`<table class="own">
      <thead><tr><th scope="col">${t('level')}</th>${['games', 'won', 'drawn', 'lost', 'share'].map(key => html`<th scope="col">${t(`mine-${key}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ level, games, won, lost, drawn }) =>
          html`<tr><th scope="row">${t(`level-${level}`)}</th>${[games, won, drawn, lost].map(count => html`<td>${n(count)}</td>`)}<td>${percent(Math.round((100 * won) / games) / 100)}</td></tr>`,
      )}</tbody></table>`
        : nothing
    }
    ${people > 0 ? html`<p>${t('mine-people', { n: people })}</p>` : nothing}
    ${accuracy.count > 0 ? html`<p>${t('mine-accuracy', { n: accuracy.count, share: percent(accuracy.sum / accuracy.count / 100) })}</p>` : nothing}`;
}
