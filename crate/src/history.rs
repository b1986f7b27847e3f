//! What was done, with the state before each deed, so that undo and redo are exact.

use alloc::vec::Vec;

/// One deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deed<S, D> {
    /// The state before it.
    pub(crate) before: S,
    /// What was done.
    pub(crate) done: D,
}

/// Deeds, the state now, and what undoing took back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History<S, D> {
    deeds: Vec<Deed<S, D>>,
    now: S,
    undone: Vec<(Vec<Deed<S, D>>, S)>,
}

impl<S: Clone, D: Clone> History<S, D> {
    pub(crate) const fn new(start: S) -> History<S, D> {
        History { deeds: Vec::new(), now: start, undone: Vec::new() }
    }

    pub(crate) fn deeds(&self) -> &[Deed<S, D>] {
        &self.deeds
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut D> {
        self.deeds.last_mut().map(|deed| &mut deed.done)
    }

    pub(crate) const fn now(&self) -> &S {
        &self.now
    }

    /// For what passes between deeds and is no deed itself.
    pub(crate) const fn now_mut(&mut self) -> &mut S {
        &mut self.now
    }

    pub(crate) fn start(&self) -> &S {
        self.deeds.first().map_or(&self.now, |deed| &deed.before)
    }

    /// Adds a deed. What was undone stays for a redo until [`History::forget`].
    pub(crate) fn add(&mut self, done: D, next: S) {
        let before = core::mem::replace(&mut self.now, next);
        self.deeds.push(Deed { before, done });
    }

    /// Drops what was undone.
    pub(crate) fn forget(&mut self) {
        self.undone.clear();
    }

    /// Back to before the deed of that number; `false` where there is none.
    pub(crate) fn undo_to(&mut self, number: usize) -> bool {
        if number >= self.deeds.len() {
            return false;
        }
        let deeds = self.deeds.split_off(number);
        let before = deeds[0].before.clone();
        let now = core::mem::replace(&mut self.now, before);
        self.undone.push((deeds, now));
        true
    }

    /// Takes the last undo back; `false` where there is none.
    pub(crate) fn redo(&mut self) -> bool {
        let Some((deeds, now)) = self.undone.pop() else { return false };
        self.deeds.extend(deeds);
        self.now = now;
        true
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// As it stood before the deed of that number, or now for the number of deeds; nothing to redo.
    pub(crate) fn at(&self, number: usize) -> Option<History<S, D>> {
        if number > self.deeds.len() {
            return None;
        }
        let now = self.deeds.get(number).map_or(&self.now, |deed| &deed.before).clone();
        Some(History { deeds: self.deeds[..number].to_vec(), now, undone: Vec::new() })
    }
}
