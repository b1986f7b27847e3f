// The still picture of the start page: a stage like the table's, looking closer at a game in progress.
import { nextTask } from '../view/surface.js';

/** @import { AppState, Snapshot, Stage } from '../types.d.ts' */

/** A moment that shows what the game is: single men, captives, towers that go both ways. */
const MOMENT = { rules: 'bell;spaces=11;men=8', position: '-/a/-/ba/bbaba/-/ab/b/-/bab/- 2,0 0,0 a', first: 'a' };
const FACES = [true, false, true, true];

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import('../engine/wasm.js').EngineModule} engine
 * @param {typeof import('../view/stage.js').createStage} makeStage
 * @param {() => boolean} wanted Not where a game has been begun meanwhile.
 */
export function startPicture(canvas, engine, makeStage, wanted) {
  /** @type {Stage | null} */
  let stage = null;
  /** @type {AppState['theme']} */
  let theme = 'light';
  let painted = false;
  let asked = false;
  let gone = false;
  /** @type {Snapshot | null} */
  let snapshot = null;

  /** Lays it out where the canvas stands now, if it is shown at all. @param {Snapshot | null} [first] */
  function lay(first = null) {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!wanted() || !canvas.isConnected || width === 0 || height === 0) {
      // Half done it would hold up the table's art; seen again it is begun anew.
      if (!painted) stage?.dispose();
      if (!painted) stage = null;
      return;
    }
    stage ??= makeStage(canvas, { theme, motion: 'none', close: true });
    // Before it is laid out, so that its ground is made once.
    if (first) stage.show(first);
    // The cloth fills the picture from edge to edge, the sticks lie below it.
    const road = { x: 0, y: 0.05 * height, width, height: 0.7 * height };
    const sticks = { x: 0.1 * width, y: 0.74 * height, width: 0.8 * width, height: 0.25 * height };
    const away = { x: -200, y: -200, width: 100, height: 40 };
    stage.layout({ width, height, dpr: devicePixelRatio, road, sticks, dead: { a: away, b: away } });
    painted = false;
    const { baked } = stage;
    baked.then(() => {
      painted = stage?.baked === baked;
    });
  }

  return {
    /** Draws again where the canvas stands now. The first time the screen is seen without it, and then it comes bit by bit. */
    layout() {
      if (stage) lay();
      else if (!asked) {
        asked = true;
        requestAnimationFrame(() =>
          nextTask(() => {
            if (wanted() && !gone) snapshot ??= momentOf(engine);
            nextTask(() => {
              asked = false;
              if (!gone && !stage) lay(snapshot);
            });
          }),
        );
      }
    },
    /** @param {AppState['theme']} wanted */
    setTheme(wanted) {
      theme = wanted;
      stage?.setTheme(wanted);
    },
    dispose() {
      gone = true;
      stage?.dispose();
    },
  };
}

/** @param {import('../engine/wasm.js').EngineModule} engine @returns {Snapshot} */
function momentOf(engine) {
  const session = new engine.Session(MOMENT);
  session.throwReal(FACES);
  const snapshot = session.snapshot();
  session.free();
  return snapshot;
}
