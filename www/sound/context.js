// The page's one AudioContext: opened by a gesture of the user, shared by all elements that sound, closed with the last.

/** @typedef {{ context: AudioContext, out: AudioNode, noise: AudioBuffer }} Desk What sounds are made with. */

/** @type {Desk | null} */
let desk = null;
let users = 0;
/** When it was last asked to run: until it does, what sounds is put on its clock all the same. */
let woken = Number.NEGATIVE_INFINITY;
const PATIENCE = 1000;

/** @returns {Desk | null} */
function build() {
  // Without a gesture a browser would refuse it, and say so in its console.
  if (typeof AudioContext !== 'function' || navigator.userActivation?.hasBeenActive === false) return null;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    // Many sticks at once must not clip.
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -9;
    limiter.ratio.value = 8;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    limiter.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    document.addEventListener('visibilitychange', follow);
    return { context, out: limiter, noise };
  } catch {
    // No sound device, or too many contexts: the game goes on without.
    return null;
  }
}

/** A page that nobody sees is silent, and wakes when it is seen again. */
function follow() {
  if (document.hidden) desk?.context.suspend().catch(() => {});
  else wake();
}

/** Has a context that the browser suspended or interrupted go on; refused without a gesture, it is asked again at the next. */
export function wake() {
  if (!desk || desk.context.state === 'running' || desk.context.state === 'closed' || document.hidden) return;
  woken = performance.now();
  desk.context.resume().catch(() => {});
}

/** A share in the context. Returns what gives it back; with the last one it is closed. */
export function join() {
  users += 1;
  let given = false;
  return () => {
    if (given) return;
    given = true;
    users -= 1;
    if (users > 0 || !desk) return;
    document.removeEventListener('visibilitychange', follow);
    desk.context.close().catch(() => {});
    desk = null;
  };
}

/** Opens the context, or wakes it; to be called while the user does something. */
export function open() {
  if (users > 0) desk ??= build();
  wake();
}

/** What to make sounds with; null while nothing would be heard. */
export function ready() {
  if (!desk) return null;
  const soon = performance.now() - woken < PATIENCE;
  return desk.context.state === 'running' || soon ? desk : null;
}
