// The time left for a move. It redraws itself; the page around it does not.
import { css, html, LitElement, nothing } from 'lit';

/** @import { SideIntents } from '../../app/side/types.d.ts' */
/** @import { Texts } from '../../i18n/index.js' */

/** From here on the strict clock tells tenths, in the colour of alarm. */
const SHORT = 2000;

class MoveClock extends LitElement {
  static properties = {
    intents: { attribute: false },
    texts: { attribute: false },
    strict: { type: Boolean },
    stopped: { type: Boolean },
    state: { attribute: false },
  };

  static styles = css`
    :host { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 12px; font: 400 14px/1.3 var(--font); color: var(--ink-2); }
    .bar { grid-column: 1; height: 8px; border-radius: 4px; background: color-mix(in srgb, var(--ink) 16%, transparent); overflow: hidden; }
    .bar i { display: block; height: 100%; border-radius: 4px; background: var(--ink); transform-origin: left; }
    .time { grid-column: 2; grid-row: 1; min-width: 3.1em; text-align: right; font: 600 20px/1.2 var(--font); color: var(--ink); font-variant-numeric: tabular-nums; }
    .strict { grid-template-columns: 1fr; }
    :host([strict]) .bar { height: 14px; border-radius: 7px; }
    :host([strict]) .time { font-size: 30px; min-width: 2.7em; }
    :host([strict]) .short .bar i, .short.bar i { background: var(--alarm); }
    :host([strict]) .short.time { color: var(--alarm); }
    p { grid-column: 1; margin: 0; min-height: 1.3em; }
    @media (forced-colors: active) { .bar { border: 1px solid; } .bar i { background: Highlight; } }
  `;

  #unwatch = () => {};

  constructor() {
    super();
    /** @type {SideIntents | null} */
    this.intents = null;
    /** @type {Texts | null} */
    this.texts = null;
    this.strict = false;
    this.stopped = false;
    /** Anything that is another one after a change. @type {unknown} */
    this.state = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#unwatch = this.intents?.watchClock(() => this.requestUpdate()) ?? (() => {});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#unwatch();
  }

  render() {
    const clock = this.intents?.clock;
    if (!clock || !this.texts) return nothing;
    const { allowed, left, runs } = clock;
    const { t, lang } = this.texts;
    const short = this.strict && left < SHORT;
    const digits = short ? 1 : 0;
    const seconds = short ? left / 1000 : Math.ceil(left / 1000);
    const said = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      seconds,
    );
    return html`
      <div class="bar ${short ? 'short' : ''}" role="timer" aria-label=${t('clock-left')}><i .style=${`transform: scaleX(${left / allowed})`}></i></div>
      <b class="time ${short ? 'short' : ''}">${t('clock-time', { n: said })}</b>
      <p>${runs ? '' : t('clock-still')}</p>`;
  }
}
customElements.define('puluc-move-clock', MoveClock);
