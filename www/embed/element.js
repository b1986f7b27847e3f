// `<puluc-game>`: one game on a page. Its public face is version 1 of the interface in docs/embedding.md; it only
// composes the rooms and hands calls on.
import { Game } from '../app/game.js';
import { Saves } from '../app/saves.js';
import { effective, settingsFrom, watchDevice } from '../app/settings.js';
import { createEngine } from '../engine/client.js';
import { deferred } from '../engine/deferred.js';
import { coded, withCode } from '../engine/errors.js';
import { loadEngine } from '../engine/wasm.js';
import { GAMES } from '../games.js';
import { createTexts } from '../i18n/load.js';
import { fetchTable, Shell } from '../ui/shell.js';
import { Looks } from '../view/looks.js';
import { prepare } from '../view/puluc/baking.js';
import { createStage } from '../view/stage.js';
import { nextTask } from '../view/surface.js';
import { showFailure } from './failure.js';
import { handover } from './handover.js';
import { Hearing } from './hearing.js';
import { startPicture } from './start-picture.js';

/** @import { AppState, GameEvent, NewGameOptions, Side, Stage, Throw } from '../types.d.ts' */
/** @import { Texts } from '../i18n/index.js' */

/** Pointer and keys: with the first table. */
const fetchHands = () => import('../app/input.js');

/** The games of elements that are on a page; for the composition root alone. @type {WeakMap<PulucGame, Game>} */
const games = new WeakMap();

/** Elements on a page of the game's own. @type {WeakSet<PulucGame>} */
const hosts = new WeakSet();

/** This page is the game's own, unless it is framed by another. @param {PulucGame} element */
export function atHome(element) {
  if (window.top === window) hosts.add(element);
}

/** @param {PulucGame} element */
export const gameOf = element => games.get(element);

export class PulucGame extends HTMLElement {
  static observedAttributes = ['game', 'rules', 'lang', 'theme', 'seed', 'motion'];

  /** @type {AbortController | null} */
  #mounted = null;
  /** @type {Game | null} */
  #game = null;
  /** @type {Shell | null} */
  #shell = null;
  #ready = readiness();

  /** Resolves when the game can be used; rejects when it could not be loaded. */
  get ready() {
    return this.#ready.promise;
  }

  /** Canonical rule-set text of the game on the table, '' without one. */
  get rules() {
    return (this.#game && this.#table.snapshot?.rules) ?? '';
  }

  /** Position text, with the score as fifth field between throw and move; '' without a game. */
  get position() {
    return (this.#game && this.#table.snapshot?.position) ?? '';
  }

  /** Legal moves as text, sorted; empty before the throw. */
  get legalMoves() {
    return this.#game ? this.#table.legalMoves : [];
  }

  /** The record of the game as text. */
  get record() {
    return this.#player.record();
  }

  /** Resolves when the picture is still and no computer is about to play. */
  get settled() {
    return this.ready.then(() => this.#laidOut()).then(() => this.#table.settled);
  }

  /** @param {NewGameOptions} [options] */
  async newGame(options = {}) {
    await this.ready;
    this.#player.start(/** @type {any} */ (options));
    await this.#laidOut();
  }

  /** @param {boolean[] | number} [fallen] faces of real sticks, true = yellow up; or a real die's pips */
  async throwSticks(fallen) {
    await this.ready;
    return this.#puluc.match.throwSticks(fallen);
  }

  /** @param {string} move */
  async play(move) {
    await this.ready;
    return this.#table.play(String(move));
  }

  async undo() {
    await this.ready;
    this.#table.undo();
  }

  async redo() {
    await this.ready;
    this.#table.redo();
  }

  resign() {
    this.#table.resign();
  }

  async rematch() {
    await this.ready;
    this.#player.again();
  }

  /** @param {string} record */
  async load(record) {
    await this.ready;
    await this.#player.load(String(record));
    await this.#laidOut();
  }

  /**
   * Solves the rule set of the game on the table.
   * @param {{ signal?: AbortSignal, onProgress?: (progress: { done: number, all: number }) => void }} [options]
   */
  async solve(options) {
    await this.ready;
    const { analyst } = this.#puluc;
    if (!analyst) throw coded('bad-state', 'no game has been started');
    return analyst.solved(options);
  }

  /** Chances of the position on the table, for the side to move. @returns {ReturnType<Game['analyse']>} */
  async analyse() {
    await this.ready;
    return /** @type {any} */ (this.#player.analyse());
  }

  /** The game looked back on. @returns {ReturnType<Game['review']>} */
  async review() {
    await this.ready;
    return /** @type {any} */ (this.#player.review());
  }

  connectedCallback() {
    if (!this.#mounted) this.#mount();
  }

  disconnectedCallback() {
    // Moved to another place of the page it is connected again before this runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount();
    });
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === 'game') this.#game?.openNamed();
    else this.#game?.refresh();
  }

  #need() {
    if (!this.#game) throw coded('bad-state', 'the game is not ready');
    return this.#game;
  }

  /** Of the game that the attribute names; null where that is Puluc. */
  get #side() {
    const { rooms } = this.#need();
    const name = this.getAttribute('game');
    const side = rooms.side(name);
    if (rooms.has(name) && !side) throw coded('bad-state', 'the game is not ready');
    return side;
  }

  get #player() {
    return this.#side ?? this.#need();
  }

  get #table() {
    return (this.#side ?? this.#need()).match;
  }

  /** Puluc's table comes after the first screen. */
  #laidOut() {
    return this.#side ? undefined : this.#shell?.needTable();
  }

  /** For what the other games do not have. */
  get #puluc() {
    if (this.#side) throw coded('bad-state', 'only Puluc has this');
    return this.#need();
  }

  async #mount() {
    const mounted = new AbortController();
    this.#mounted = mounted;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const saves = new Saves(this.id);
    mounted.signal.addEventListener('abort', () => saves.release());
    try {
      await pause();
      const { lang, theme } = effective(settingsFrom(saves.read('settings', null)), this.#attributes());
      const wanted = /** @type {{ table?: unknown } | null} */ (saves.read('game', null))?.table === true;
      // A game that goes on needs the table at once; who has not begun gets it after the first screen.
      const table = wanted ? Promise.all([fetchTable(), fetchHands()]).catch(() => null) : null;
      const coming = Promise.all([loadEngine(), createTexts(lang), table]);
      // While those come: the picture's painter.
      if (theme !== 'contrast') prepare();
      const [engine, texts] = await coming;
      await pause();
      if (mounted.signal.aborted) return;
      await this.#compose(engine, texts, saves, root, mounted.signal);
      if (wanted) await this.#shell?.needTable();
      if (mounted.signal.aborted) return;
      this.#ready.resolve();
      this.#emit('ready', null);
      // Not before the first screen is seen.
      requestAnimationFrame(() => setTimeout(() => this.#shell?.needTable()));
    } catch (error) {
      if (mounted.signal.aborted) return;
      const { code, message } = withCode(error);
      saves.release();
      showFailure(root, message, () => {
        this.#unmount();
        this.#mount();
      });
      this.#ready.reject(coded(code, message));
      this.#emit('error', { code, message });
    }
  }

  /**
   * @param {import('../engine/wasm.js').EngineModule} engine
   * @param {Texts} texts
   * @param {Saves} saves
   * @param {ShadowRoot} root
   * @param {AbortSignal} signal
   */
  async #compose(engine, texts, saves, root, signal) {
    const shell = new Shell();
    this.#shell = shell;
    const thinker = createEngine({ onFallback: error => game.reports.trouble(coded('worker', error.message)) });
    /** @type {Stage | null} */
    let stage = null;
    const hearing = new Hearing(signal);
    const looks = new Looks();
    /** @type {typeof createStage} */
    const makeStage = (canvas, options) => createStage(canvas, { ...options, looks });
    const picture = startPicture(shell.pictureCanvas, engine, makeStage, () => game.state().screen !== 'table');

    const game = new Game(engine, thinker, saves, {
      show: state => {
        speak(state.lang);
        shell.state = state;
        picture.setTheme(state.theme);
        hearing.follow(state);
        looks.choose(state.settings);
        const move = stage ? game.turns.choice.preview : null;
        shell.tip(move, move && stage ? stage.bubble(move) : undefined);
      },
      emit: (type, detail) => this.#emit(type, detail),
      fell: (thrown, side, snapshot) => spoken(({ throwSentence }) => throwSentence(thrown, side, snapshot, texts)),
      happened: (events, snapshot) => spoken(({ sentences }) => sentences(events, snapshot, texts).join(' ')),
      attributes: () => this.#attributes(),
      guest: !hosts.has(this),
      games: GAMES,
    });
    this.#game = game;
    games.set(this, game);

    /** Told once the sentences are there. @param {(parts: import('../ui/shell.js').TableParts) => string} words */
    function spoken(words) {
      if (shell.parts) shell.say(words(shell.parts));
      else shell.needTable().then(() => shell.parts && shell.say(words(shell.parts)));
    }

    /** Fetches the words of another language; the old ones stay until they are there. @param {AppState['lang']} lang */
    async function speak(lang) {
      if (lang === texts.lang) return;
      try {
        const fetched = await createTexts(lang);
        if (signal.aborted || game.state().lang !== lang) return;
        texts = fetched;
        shell.texts = texts;
      } catch (error) {
        game.reports.trouble(error);
      }
    }

    const layOut = () => {
      picture.layout();
      const rects = shell.layoutRects();
      if (!rects) return;
      if (!stage) {
        const { theme, motion } = game.state();
        stage = makeStage(shell.canvas, { theme, motion, hearer: hearing });
        hands?.listenToPointer(shell.canvas, stage, game.turns, signal);
      }
      const { clientWidth: width, clientHeight: height } = shell.canvas;
      // What is shown says how long the road is: then the ground is made once.
      if (!attached) game.attach(stage);
      attached = true;
      stage.layout({ width, height, dpr: devicePixelRatio, ...rects });
    };
    let attached = false;
    /** @type {typeof import('../app/input.js') | null} */
    let hands = null;

    shell.texts = texts;
    shell.intents = game.intents;
    shell.makeStage = makeStage;
    shell.listen = async (...given) => (await fetchHands()).listenToPointer(...given);
    shell.games = GAMES;
    shell.hearer = hearing;
    shell.addEventListener('layout', layOut, { signal });
    watchPixels(layOut, signal);
    watchDevice(() => game.refresh(), signal);
    shell.takeHands = async () => {
      if (hands) return;
      hands = await fetchHands();
      hands.listenToKeys(shell, game.turns, signal);
    };
    signal.addEventListener('abort', () => {
      game.dispose();
      thinker.release();
      picture.dispose();
      stage?.dispose();
      root.replaceChildren();
    });
    const resumed = game.resume();
    resumed.catch(() => {});
    await pause();
    if (signal.aborted) return;
    const goOn = handover(root);
    root.replaceChildren(shell);
    this.ready.then(
      () => goOn(shell.renderRoot),
      () => {},
    );
    await resumed;
  }

  #unmount() {
    this.#mounted?.abort();
    this.#mounted = null;
    this.#game = null;
    this.#shell = null;
    games.delete(this);
    this.#ready = readiness();
  }

  #attributes() {
    const [game = null, rules = null, lang, theme, seed = null, motion] = PulucGame.observedAttributes.map(name =>
      this.getAttribute(name),
    );
    return { game, rules, lang, theme, seed, motion };
  }

  /** @param {string} type @param {unknown} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(`puluc-${type}`, { detail, bubbles: true, composed: true }));
  }
}

/** The way from the script's arrival to the first screen is long: the browser may draw and answer in between. */
const pause = () => new Promise(resume => nextTask(() => resume(null)));

/** Who does not wait for it hears of a failure by the event. */
function readiness() {
  const ready = deferred();
  ready.promise.catch(() => {});
  return ready;
}

/**
 * Calls back when the device pixel ratio changes: another screen, or zoom.
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
function watchPixels(changed, signal) {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener(
    'change',
    () => {
      changed();
      watchPixels(changed, signal);
    },
    { once: true, signal },
  );
}

if (!customElements.get('puluc-game')) customElements.define('puluc-game', PulucGame);
