// What the boards of Tak-tikl and Mancala share: a canvas, real buttons over its places, and events played once.
import { html, LitElement, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { boardStyles } from './board-styles.js';
import { placeLabels } from './labels.js';
import { next } from './roving.js';

/** @import { MakeSideStage, Motion, SideAdvice, SidePlace, SideStage, SideTheme } from '../../view/side/types.d.ts' */

/**
 * @template Snapshot, Event
 * @typedef {{ id: number | string, events: Event[], after: Snapshot }} Run
 */

/** @typedef {{ position: string, outcome: { winner: string | null, reason: string } | null }} Standing */

/**
 * Its events: `pick` with a move's text, `played` with the id of a run that is over.
 * @template {Standing} Snapshot
 * @template Event
 */
export class SideBoard extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    make: { attribute: false },
    snapshot: { attribute: false },
    run: { attribute: false },
    live: { attribute: false },
    theme: { attribute: false },
    motion: { attribute: false },
    advice: { attribute: false },
    picked: { attribute: false },
    describe: { attribute: false },
    chosen: { state: true },
    pointed: { state: true },
    focused: { state: true },
    places: { state: true },
  };

  /** @type {import('lit').CSSResultGroup} */
  static styles = boardStyles;

  /** @type {'tak-tikl' | 'mancala'} */
  game = 'tak-tikl';
  /** @type {SideStage<Snapshot, Event> | null} */
  stage = null;
  /** @type {HTMLCanvasElement | null} */
  canvas = null;
  #making = false;
  /** The last run that was begun. @type {Run<Snapshot, Event> | null} */
  #ran = null;
  #running = false;
  /** @type {Snapshot | null} */
  #shown = null;
  /** What stood before the run that was played last: whoever still gives it has not heard of its end. */
  #stale = '';
  /** The press that ended a run does nothing else. */
  #swallow = false;
  #observer = new ResizeObserver(() => this.layOut());
  #screen = new AbortController();

  constructor() {
    super();
    /** @type {MakeSideStage | null} */
    this.make = null;
    /** What is shown at rest. @type {Snapshot | null} */
    this.snapshot = null;
    /** What is played, once for each id. @type {Run<Snapshot, Event> | null} */
    this.run = null;
    /** A move may be chosen. */
    this.live = false;
    /** @type {SideTheme} */
    this.theme = 'light';
    /** @type {Motion} */
    this.motion = 'full';
    /** @type {SideAdvice[]} */
    this.advice = [];
    /** A move that waits to be confirmed. @type {string | null} */
    this.picked = null;
    /** The accessible name of a place. @type {((place: string) => string) | null} */
    this.describe = null;
    /** @type {string | null} */
    this.chosen = null;
    /** @type {string | null} */
    this.pointed = null;
    /** Where the keyboard is. @type {string | null} */
    this.focused = null;
    /** @type {SidePlace[]} */
    this.places = [];
    this.addEventListener('pointerdown', () => this.#cut(), { capture: true });
    this.addEventListener('keydown', event => this.#key(event), { capture: true });
    this.addEventListener('click', event => this.#click(event));
    this.addEventListener('focusin', event => {
      this.focused = placeOf(event) ?? this.focused;
    });
  }

  get running() {
    return this.#running;
  }

  /** No run goes on and nothing is about to be painted. */
  get still() {
    return !this.#running && (this.stage?.still ?? false);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
    this.#screen = new AbortController();
    this.#watchPixels();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#screen.abort();
    this.#finish();
    this.stage?.dispose();
    this.stage = null;
    // A disposed stage leaves its canvas to nobody else.
    this.canvas = null;
    this.#shown = null;
  }

  /** A window that goes to a finer screen is drawn anew. */
  #watchPixels() {
    const { signal } = this.#screen;
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.layOut();
      if (!signal.aborted) this.#watchPixels();
    };
    query.addEventListener('change', changed, { once: true, signal });
  }

  /** Ends the run that goes on; the picture becomes that of its end. */
  skip() {
    this.#finish();
  }

  /** May this place be pressed now? @param {string} _place */
  usable(_place) {
    return false;
  }

  /** A place is pressed. @param {string} _place */
  press(_place) {}

  /** What a place is called where nobody tells. @param {string} place */
  plain(place) {
    return place;
  }

  /** Only read, never pressed. @param {string} _place */
  mute(_place) {
    return false;
  }

  /** @param {string | null} place */
  choose(place) {
    this.chosen = place;
  }

  /** @param {string} move */
  pick(move) {
    this.chosen = null;
    this.pointed = null;
    this.dispatchEvent(new CustomEvent('pick', { detail: move }));
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    this.dataset.theme = this.theme;
    if (!this.canvas) {
      this.canvas = document.createElement('canvas');
      this.canvas.setAttribute('aria-hidden', 'true');
    }
    const before = /** @type {Snapshot | null | undefined} */ (changed.get('snapshot'));
    if (!this.live || (before && keyOf(before) !== keyOf(this.snapshot))) this.chosen = null;
  }

  render() {
    const labels = this.#running ? [] : this.advice.filter(({ words }) => words);
    const tab = this.focused ?? this.#first();
    return html`${this.canvas}
      <div class="places">${repeat(
        this.places,
        ({ place }) => place,
        ({ place, rect }) => this.#place(place, rect, tab),
      )}</div>
      ${labels.map(({ kind, words, move }) => html`<p class=${kind} data-move=${move} aria-hidden="true">${words}</p>`)}`;
  }

  /** @param {string} place @param {import('../../types.d.ts').Rect} rect @param {string | null} tab */
  #place(place, rect, tab) {
    const name = this.describe?.(place) ?? this.plain(place);
    // As a property: the page's policy refuses the attribute.
    const at = `left: ${rect.x}px; top: ${rect.y}px; width: ${rect.width}px; height: ${rect.height}px`;
    if (this.mute(place))
      return html`<span class="place" role="img" data-place=${place} aria-label=${name} .style=${at}></span>`;
    const usable = this.live && !this.#running && this.usable(place);
    return html`<button type="button" data-place=${place} aria-label=${name} .style=${at} tabindex=${place === tab ? '0' : '-1'}
      aria-disabled=${usable ? 'false' : 'true'} aria-pressed=${this.pressable(place) ? String(this.chosen === place) : nothing}></button>`;
  }

  /** Does it stay pressed? @param {string} _place */
  pressable(_place) {
    return false;
  }

  /** Where Tab leads first: to what can be done. */
  #first() {
    const buttons = this.places.filter(({ place }) => !this.mute(place));
    return (buttons.find(({ place }) => this.usable(place)) ?? buttons[0])?.place ?? null;
  }

  updated() {
    this.layOut();
  }

  layOut() {
    const { clientWidth: width, clientHeight: height, run, snapshot } = this;
    // A run that cannot be seen is over at once.
    const news = run !== null && run.id !== this.#ran?.id;
    if (news && !(this.stage && this.#shown && width)) this.#pass(run);
    else if (!run && this.#running) this.#finish();
    if (!this.isConnected || !snapshot || width === 0 || height === 0) return;
    const { stage } = this;
    if (!stage) {
      this.#make();
      return;
    }
    stage.setTheme(this.theme);
    stage.setMotion(this.motion);
    stage.layout({ width, height, dpr: devicePixelRatio });
    this.#put(stage.places());
    if (run && run.id !== this.#ran?.id) this.#play(stage, run);
    else if (!this.#running) {
      const key = keyOf(snapshot);
      if (!run || key !== this.#stale) this.#stale = '';
      if (key !== this.#stale && key !== keyOf(this.#shown)) this.#show(stage, snapshot);
    }
    this.#mark();
  }

  /** @param {SidePlace[]} places */
  #put(places) {
    const same =
      places.length === this.places.length &&
      places.every(({ rect }, i) => {
        const old = this.places[i].rect;
        return rect.x === old.x && rect.y === old.y && rect.width === old.width && rect.height === old.height;
      });
    if (!same) this.places = places;
  }

  async #make() {
    const { make, canvas } = this;
    if (!make || !canvas || this.#making) return;
    this.#making = true;
    const options = { theme: this.theme, motion: this.motion };
    const made =
      await /** @type {(game: string, canvas: HTMLCanvasElement, options: object) => Promise<SideStage<Snapshot, Event>>} */ (
        /** @type {unknown} */ (make)
      )(this.game, canvas, options).catch(() => null);
    this.#making = false;
    if (!made) return;
    if (this.canvas !== canvas || !this.isConnected) {
      made.dispose();
      this.requestUpdate();
      return;
    }
    this.stage = made;
    this.requestUpdate();
  }

  /** @param {SideStage<Snapshot, Event>} stage @param {Snapshot} snapshot */
  #show(stage, snapshot) {
    this.#shown = snapshot;
    stage.show(snapshot);
  }

  /** A run without a picture. @param {Run<Snapshot, Event>} run */
  #pass(run) {
    this.#finish();
    this.#ran = run;
    this.#tell(run);
  }

  /** @param {SideStage<Snapshot, Event>} stage @param {Run<Snapshot, Event>} run */
  async #play(stage, run) {
    this.#finish();
    this.#ran = run;
    this.#running = true;
    const { snapshot } = this;
    this.#stale = keyOf(snapshot) === keyOf(this.#shown) ? keyOf(snapshot) : '';
    this.requestUpdate();
    await stage.playEvents(run.events, run.after);
    if (this.#ran === run) this.#finish();
  }

  /** The run is over, in its own time or before: its end is told once. */
  #finish() {
    const run = this.#ran;
    if (!this.#running || !run) return;
    this.#running = false;
    this.stage?.skip();
    this.#shown = run.after;
    this.#tell(run);
    this.requestUpdate();
  }

  /** @param {Run<Snapshot, Event>} run */
  #tell(run) {
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('played', { detail: run.id })));
  }

  #mark() {
    if (this.#running) return;
    this.stage?.mark({ live: this.live, chosen: this.chosen ?? this.pointed, advice: this.advice });
    const { stage } = this;
    if (stage) placeLabels(this, this.renderRoot.querySelectorAll('p'), move => stage.spot(move));
  }

  /** Was a run cut short? */
  #cut() {
    this.#swallow = this.#running;
    if (this.#running) this.skip();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && (this.#running || this.chosen)) {
      if (this.#running) this.skip();
      this.chosen = null;
      event.stopPropagation();
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && placeOf(event)) {
      // A run takes no presses: the first one ends it.
      this.#cut();
      // Keys of the page beyond mean other things.
      event.stopPropagation();
      return;
    }
    const buttons = this.places.filter(({ place }) => !this.mute(place));
    const to = next(buttons, placeOf(event), event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.focused = to;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`[data-place='${to}']`))?.focus();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const place = placeOf(event);
    const swallow = this.#swallow;
    this.#swallow = false;
    if (swallow || !place || !this.live || this.#running) return;
    this.press(place);
  }
}

/** What of a snapshot is seen. @param {Standing | null} snapshot */
const keyOf = snapshot =>
  snapshot ? `${snapshot.position} ${snapshot.outcome?.winner ?? ''} ${snapshot.outcome?.reason ?? ''}` : '';

/** The place whose button an event is about. @param {Event} event */
export function placeOf(event) {
  const button = event.composedPath().find(one => one instanceof HTMLElement && one.dataset.place);
  return (button instanceof HTMLButtonElement && button.dataset.place) || null;
}
