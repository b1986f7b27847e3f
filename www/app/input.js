// Pointer and keys on the table: says what was meant, never what is legal.

/** @import { Choice } from './choice.js' */
/** @import { AppState, Intents, MoveView, Phase, Place, Snapshot, Stage } from '../types.d.ts' */

/** What a pointer acts on: a game, a step of the lesson, a puzzle. @typedef {Pick<Intents, 'throwSticks' | 'play' | 'skip'> & { choice: Pick<Choice, 'select' | 'hover' | 'explain'>, readonly phase: Phase, state: () => Pick<AppState, 'selected'>, match: { readonly snapshot: Snapshot | null }, readonly turned?: boolean }} Pointed */

/** With keys too. @typedef {Omit<Pointed, 'state'> & Pick<Intents, 'undo' | 'redo'> & { state: () => AppState }} Hands */

/** CSS pixels that a pressed pointer goes before a tap becomes a drag. */
const DRAG = 8;

/** Milliseconds in which a second digit belongs to the first. */
const DIGITS = 700;

/**
 * The one move that a place stands for: the man that stands there, else the only landing there.
 * @param {Snapshot} snapshot
 * @param {Place} place
 * @param {MoveView | null} selected
 */
function movesAt({ moves }, place, selected) {
  const source = moves.find(({ from }) => from === place);
  if (source) return { move: source, source: true };
  const landings = moves.filter(({ to }) => to === place);
  const landing =
    landings.find(({ move }) => move === selected?.move) ?? (landings.length === 1 ? landings[0] : undefined);
  return landing && { move: landing, source: false };
}

/**
 * Pointer input on the canvas: ready → pressed → (dragging) → ready.
 * @param {HTMLCanvasElement} canvas
 * @param {Stage} stage
 * @param {Pointed} game
 * @param {AbortSignal} signal takes the listeners away
 */
export function listenToPointer(canvas, stage, game, signal) {
  /** @type {{ id: number, x: number, y: number, move: MoveView | null, dragging: boolean } | null} */
  let pressed = null;

  /** @param {PointerEvent | MouseEvent} event */
  const point = event => {
    const box = canvas.getBoundingClientRect();
    if (game.turned) return { x: box.right - event.clientX, y: box.bottom - event.clientY };
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {{ x: number, y: number }} at */
  const meant = ({ x, y }) => {
    const hit = stage.hit(x, y);
    const { snapshot } = game.match;
    if (hit?.kind !== 'place' || !snapshot || game.phase !== 'choosing') return { hit };
    return { hit, at: movesAt(snapshot, hit.place, game.state().selected) };
  };

  canvas.addEventListener(
    'pointerdown',
    event => {
      if (!event.isPrimary || event.button !== 0) return;
      const at = point(event);
      const { at: found } = meant(at);
      pressed = { id: event.pointerId, ...at, move: found?.source ? found.move : null, dragging: false };
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );

  canvas.addEventListener(
    'pointermove',
    event => {
      const at = point(event);
      if (pressed?.id === event.pointerId && pressed.move) {
        if (!pressed.dragging && Math.hypot(at.x - pressed.x, at.y - pressed.y) < DRAG) return;
        pressed.dragging = true;
        game.choice.hover(pressed.move.move);
        stage.drag(pressed.move, at.x, at.y);
        return;
      }
      if (event.pointerType === 'touch') return;
      const { hit, at: found } = meant(at);
      game.choice.hover(found?.move.move ?? null);
      canvas.style.cursor = found || (hit?.kind === 'sticks' && game.phase === 'ready') ? 'pointer' : '';
    },
    { signal },
  );

  canvas.addEventListener(
    'pointerup',
    event => {
      if (pressed?.id !== event.pointerId) return;
      const { move, dragging } = pressed;
      pressed = null;
      const at = point(event);
      if (dragging && move) {
        stage.drag(null);
        game.choice.hover(null);
        const hit = stage.hit(at.x, at.y);
        if (hit?.kind === 'place' && hit.place === move.to) game.play(move.move);
        return;
      }
      tap(at, event.pointerType === 'touch');
    },
    { signal },
  );

  canvas.addEventListener(
    'pointercancel',
    () => {
      pressed = null;
      stage.drag(null);
      game.choice.hover(null);
    },
    { signal },
  );

  canvas.addEventListener(
    'pointerleave',
    () => {
      if (!pressed) game.choice.hover(null);
    },
    { signal },
  );

  /** @param {{ x: number, y: number }} at @param {boolean} touch */
  function tap(at, touch) {
    if (game.phase === 'throwing' || game.phase === 'moving') return game.skip();
    const { hit, at: found } = meant(at);
    if (hit?.kind === 'sticks') return game.throwSticks();
    if (!found) {
      game.choice.select(null);
      if (hit) game.choice.explain(hit.place);
      return undefined;
    }
    const chosen = game.state().selected?.move === found.move.move;
    // A finger has no hover: its first tap on a man shows the move, the next one plays it.
    if (touch && found.source && !chosen) return game.choice.select(found.move.move);
    return game.play(found.move.move);
  }
}

/**
 * Keys while the focus is inside the game.
 * @param {HTMLElement} host
 * @param {Hands} game
 * @param {AbortSignal} signal
 */
export function listenToKeys(host, game, signal) {
  let digits = '';
  let lastDigit = 0;

  host.addEventListener(
    'keydown',
    event => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
      const state = game.state();
      if (state.screen !== 'table' || state.dialog || target.closest('input, textarea, select, dialog, [role=menu]'))
        return;
      if (act(event.key, target)) event.preventDefault();
    },
    { signal },
  );

  /** @param {string} key @param {HTMLElement} target @returns {boolean} was it ours? */
  function act(key, target) {
    if (/^[0-9]$/.test(key)) return digit(key);
    switch (key.toLowerCase()) {
      case 't':
        game.throwSticks();
        return true;
      case 'u':
        game.undo();
        return true;
      case 'r':
        game.redo();
        return true;
      case 'arrowright':
      case 'arrowup':
        return turn(1);
      case 'arrowleft':
      case 'arrowdown':
        return turn(-1);
      case 'escape':
        game.choice.select(null);
        game.skip();
        return true;
      case 'enter':
      case ' ':
        return confirm(target);
      default:
        return false;
    }
  }

  /** A space by its number; 0 enters a man. Where more digits can follow they are waited for. @param {string} key */
  function digit(key) {
    const { snapshot } = game.match;
    if (!snapshot || game.phase !== 'choosing') {
      digits = '';
      return true;
    }
    const now = performance.now();
    digits = now - lastDigit < DIGITS ? digits + key : key;
    lastDigit = now;
    const name = digits === '0' ? 'enter' : digits;
    const found = snapshot.moves.find(({ move }) => move === name);
    const longer = snapshot.moves.some(({ move }) => move !== name && move.startsWith(digits));
    if (found && !longer) {
      digits = '';
      game.play(name);
    } else if (found) {
      game.choice.select(name);
    } else if (!longer) {
      digits = '';
      game.choice.explain(Number(name === 'enter' ? (snapshot.turn === 'a' ? 0 : snapshot.spaces + 1) : name));
    }
    return true;
  }

  /** Chooses the next movable man along the road. @param {1 | -1} step */
  function turn(step) {
    const { snapshot } = game.match;
    if (!snapshot || game.phase !== 'choosing') return false;
    // Keys go the way they point, also for who sees the road from its other end.
    const along = game.turned ? -step : step;
    const order = snapshot.moves.toSorted((one, two) => one.from - two.from);
    const index = order.findIndex(({ move }) => move === game.state().selected?.move);
    const next = order.at(index < 0 ? (along > 0 ? 0 : -1) : (index + along) % order.length);
    if (next) game.choice.select(next.move);
    return next !== undefined;
  }

  /** Enter plays the chosen move, or throws, unless the focus is on something else to press. @param {HTMLElement} target */
  function confirm(target) {
    const elsewhere = target.closest('button, a, [tabindex="0"]');
    if (elsewhere && elsewhere.getAttribute('aria-disabled') !== 'true') return false;
    const { selected, phase } = game.state();
    if (selected) game.play(selected.move);
    else if (!elsewhere && phase === 'ready') game.throwSticks();
    else return false;
    return true;
  }
}
