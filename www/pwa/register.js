// The service worker: loaded after the game is ready, so that the first load does not pay for it.
// A new version is downloaded whole beside the old one and takes over only when asked to,
// in all open tabs at once, so that no page ever mixes the files of two versions.

const HOUR = 3_600_000;

/**
 * @param {object} hooks
 * @param {(accept: () => void) => void} hooks.onUpdate A new version waits; `accept` takes it and reloads.
 * @param {() => void} hooks.onOfflineReady All files are on the device for the first time.
 */
export async function registerPwa({ onUpdate, onOfflineReady }) {
  if (import.meta.env.DEV) return;
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(new URL('sw.js', document.baseURI));
    const first = !registration.active;
    const watched = new WeakSet();

    if (registration.waiting) offer(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    checkNowAndThen(registration);

    /** @param {ServiceWorker | null} worker */
    function watch(worker) {
      if (!worker || watched.has(worker)) return;
      watched.add(worker);
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) offer(worker);
        if (worker.state === 'activated' && first) onOfflineReady();
      });
    }

    /** @param {ServiceWorker} worker */
    function offer(worker) {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      onUpdate(() => worker.postMessage({ type: 'SKIP_WAITING' }));
    }
  } catch {
    // Refused (sandboxed frame, private window, plain http): the game plays on, only not offline.
  }
}

/**
 * A game left open for days still learns of a new version.
 * @param {ServiceWorkerRegistration} registration
 */
function checkNowAndThen(registration) {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}
