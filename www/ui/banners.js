// What went wrong, a new version, saving refused: above the screen, one at a time, each with a way on.
import { css, html, nothing } from 'lit';

/** @import { AppState, Intents } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/**
 * @param {AppState} state
 * @param {Intents} intents
 * @param {Texts} texts
 * @param {boolean} failed A part of the page could not be fetched
 * @param {ReadonlySet<string>} dismissed
 * @param {(name: string) => void} dismiss
 */
export function banners({ problem, update, unsaved }, intents, { t }, failed, dismissed, dismiss) {
  const reload = problem && ['wasm', 'worker'].includes(problem.code);
  const record = problem?.code === 'bad-record';
  return html`
    ${
      problem
        ? html`
      <div class="banner problem" role="alert">
        <p><b>${t(`problem-${problem.code}`)}</b> <span class="small" lang="en">${problem.message}</span></p>
        ${reload ? html`<button class="raised" @click=${() => location.reload()}>${t('reload')}</button>` : nothing}
        ${
          record
            ? html`<button class="raised" @click=${() => {
                intents.dismissProblem();
                intents.open('record');
              }}>${t('record')}</button>`
            : nothing
        }
        <button class="raised" @click=${() => intents.dismissProblem()}>${t('close')}</button>
      </div>`
        : nothing
    }
    ${
      failed && !dismissed.has('failed')
        ? html`
      <div class="banner problem" role="alert">
        <p>${t('problem-part')}</p>
        <button class="raised" @click=${() => location.reload()}>${t('reload')}</button>
        <button class="raised" @click=${() => dismiss('failed')}>${t('close')}</button>
      </div>`
        : nothing
    }
    ${
      update && !dismissed.has('update')
        ? html`
      <div class="banner" role="status">
        <p>${t('update')}</p>
        <button class="raised" @click=${() => intents.acceptUpdate()}>${t('update-now')}</button>
        <button @click=${() => dismiss('update')}>${t('later')}</button>
      </div>`
        : nothing
    }
    ${
      unsaved && !dismissed.has('unsaved')
        ? html`
      <div class="banner" role="status">
        <p>${t('unsaved')}</p>
        <button class="raised" @click=${() => dismiss('unsaved')}>${t('close')}</button>
      </div>`
        : nothing
    }`;
}

export const bannerStyles = css`
.banner { flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 6px 16px; background: var(--panel); border-bottom: 2px solid var(--ring); font-size: 15px; line-height: 1.35; }
.banner p { flex: 1 1 9.5em; }
/* One at a time, the most pressing first: the table keeps its room. */
.banner ~ .banner { display: none; }
.banner.problem { border-color: var(--alarm); }`;
