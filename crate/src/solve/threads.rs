//! Work shared by threads.

use core::sync::atomic::{AtomicUsize, Ordering};

/// Gives the numbers below `count` to the workers, each to one of them, a thread for each worker. Without the feature `cli`
/// there is one thread, as in a browser.
pub fn share<W: Send>(
    workers: &mut [W],
    count: usize,
    work: impl Fn(&mut W, &mut dyn FnMut() -> Option<usize>) + Sync,
) {
    let next = AtomicUsize::new(0);
    let work = |worker: &mut W| {
        work(worker, &mut || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| number < count));
    };
    #[cfg(feature = "cli")]
    if let [own, others @ ..] = workers
        && !others.is_empty()
        && count > 1
    {
        rayon::in_place_scope(|scope| {
            for other in others {
                scope.spawn(|_| work(other));
            }
            work(own);
        });
        return;
    }
    // Whoever comes first takes all; the others are told that there is nothing.
    workers.iter_mut().for_each(work);
}
