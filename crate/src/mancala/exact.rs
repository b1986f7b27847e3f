//! Exact play: what is still to be won with best play on both sides.
//!
//! Both stores are left out: a board has a *future*, what the side to sow wins from now on less what the enemy wins. It
//! hangs on the pits alone, lies between minus and plus the seeds on the board, and a narrow question (does it reach a
//! goal?) is cheap. [`Exact::future`] asks such questions until one number is left (MTD(f), Plaat 1996); what was found on
//! the way stays in a table, so the next question is cheaper still. The futures of all boards with few seeds are worked out
//! beforehand ([`Endings`]), the more of them the fuller the board that is asked about.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Board, PITS, Sown};
use super::endings::Endings;
use super::opening::Opening;
use super::ruleset::Kind;

/// Bounds of a board's future. Twelve counts and two bounds in 16 bytes: nothing is guessed from a hash.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// Own pits, then the lower and the upper bound.
    own: u64,
    /// The enemy's pits, then the best pit.
    enemy: u64,
}

/// A slot of the table: the first entry keeps the fuller board, the second the last one. Aligned, so that both come from the memory at once.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Pair([Entry; 2]);

const PITS_MASK: u64 = (1 << 48) - 1;
/// No pit is known to be best.
const NO_PIT: u8 = u8::MAX;

impl Entry {
    const fn new(board: Board, low: i32, high: i32, best: u8) -> Entry {
        Entry {
            own: board.own | (low as u8 as u64) << 48 | (high as u8 as u64) << 56,
            enemy: board.enemy | (best as u64) << 48,
        }
    }

    const fn board(self) -> Board {
        Board { own: self.own & PITS_MASK, enemy: self.enemy & PITS_MASK }
    }

    const fn bounds(self) -> (i32, i32) {
        ((self.own >> 48) as i8 as i32, (self.own >> 56) as i8 as i32)
    }

    const fn best(self) -> u8 {
        (self.enemy >> 48) as u8
    }
}

/// Endings in play have at most so many seeds: 30 million boards of Kalah, 2.7 million by the box rules, a byte each.
const fn few(kind: Kind) -> u8 {
    match kind {
        // Relays empty the board soon.
        Kind::Box => 12,
        Kind::Kalah => 16,
    }
}

/// Endings have so many seeds less than the board that is asked about: for emptier ones they would take longer than they save.
const BELOW: u8 = 12;

/// A sowing to be looked into.
#[derive(Clone, Copy)]
struct Child {
    pit: u8,
    sown: Sown,
    promise: i32,
    /// What the table holds where it belongs.
    pair: Pair,
}

/// A solver with what it remembers.
pub struct Exact {
    kind: Kind,
    table: Vec<Pair>,
    endings: Endings,
    /// They have at most so many seeds.
    few: u8,
    opening: Option<Opening>,
    /// Seeds of the board that is asked about: nobody will ask for fuller ones.
    fullest: u8,
    nodes: u64,
    /// The search is called off at so many nodes.
    limit: u64,
}

impl Exact {
    /// A solver that remembers `2^bits` pairs of boards, 32 bytes each.
    pub fn new(kind: Kind, bits: u32) -> Exact {
        let table = vec![Pair::default(); 1 << bits];
        Exact {
            kind,
            table,
            endings: Endings::new(kind),
            few: few(kind),
            opening: None,
            fullest: 0,
            nodes: 0,
            limit: u64::MAX,
        }
    }

    /// With the futures of the boards that a game of three seeds a pit may begin with.
    #[must_use]
    pub fn with_opening(mut self) -> Exact {
        self.opening = Some(Opening::of(self.kind));
        self
    }

    /// With endings of up to so many seeds, at most 24: 1.25 GB.
    #[must_use]
    pub(super) fn with_endings(mut self, few: u8) -> Exact {
        self.few = few;
        self
    }

    /// By which rules.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Boards looked into so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The future of a board; `guess` is where to begin asking.
    pub fn future(&mut self, board: Board, guess: i32) -> i32 {
        // Without a limit nothing is called off.
        self.future_within(board, guess, u64::MAX).unwrap_or(guess)
    }

    /// The future of a board, or `None` where more than `budget` boards would have to be looked into.
    pub fn future_within(&mut self, board: Board, guess: i32, budget: u64) -> Option<i32> {
        self.prepare(board, budget);
        self.converge(board, guess)
    }

    /// What every legal sowing comes to, from the leftmost pit: the pit and its future, the seeds it wins at once counted in.
    /// `None` where the budget did not suffice.
    pub fn moves_within(&mut self, board: Board, budget: u64) -> Option<Vec<(usize, i32)>> {
        self.prepare(board, budget);
        let mut guess = 0;
        let mut moves = Vec::with_capacity(PITS);
        // The rightmost first: it is mostly the best, and settled soonest.
        for pit in (0..PITS).rev().filter(|&pit| board.seeds(pit) > 0) {
            let sown = board.sow(self.kind, pit, &mut |_| ());
            let gained = i32::from(sown.gained);
            let beside = if sown.again { guess - gained } else { gained - guess };
            guess = sown.value(self.converge(sown.next(), beside)?);
            moves.push((pit, guess));
        }
        moves.reverse();
        Some(moves)
    }

    fn prepare(&mut self, board: Board, budget: u64) {
        self.fullest = board.total();
        self.limit = self.nodes.saturating_add(budget);
    }

    /// Asks until one number is left.
    fn converge(&mut self, board: Board, guess: i32) -> Option<i32> {
        if board.is_over() {
            return Some(board.rest());
        }
        if let Some(known) = self.opening.as_ref().and_then(|opening| opening.future(board)) {
            return Some(known);
        }
        self.endings.learn(board.total().saturating_sub(BELOW).min(self.few));
        let most = i32::from(board.total());
        let (mut low, mut high) = (-most, most);
        let mut guess = guess.clamp(low, high);
        while low < high {
            let goal = if guess == low { guess + 1 } else { guess };
            guess = self.search(board, goal);
            if self.nodes >= self.limit {
                return None;
            }
            if guess >= goal {
                low = guess;
            } else {
                high = guess;
            }
        }
        Some(guess)
    }

    #[inline]
    fn slot(&self, board: Board) -> usize {
        let hash =
            (board.own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ board.enemy).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 32) as usize & (self.table.len() - 1)
    }

    #[inline]
    fn recall(&self, board: Board) -> Option<Entry> {
        find(&self.table[self.slot(board)], board)
    }

    fn remember(&mut self, board: Board, low: i32, high: i32, best: u8) {
        let slot = self.slot(board);
        let Pair([fuller, last]) = &mut self.table[slot];
        let entry = Entry::new(board, low, high, best);
        if fuller.board() == board {
            *fuller = entry;
        } else if board.total() >= fuller.board().total() || fuller.board().total() > self.fullest {
            *last = core::mem::replace(fuller, entry);
        } else {
            *last = entry;
        }
    }

    /// At least `goal`: then a lower bound of the future. Less: then an upper bound. Means nothing once the limit is reached.
    fn search(&mut self, board: Board, goal: i32) -> i32 {
        if board.total() <= self.endings.few() {
            return self.endings.future(board);
        }
        let most = i32::from(board.total());
        if most < goal {
            return most;
        }
        if -most >= goal {
            return -most;
        }
        let (mut low, mut high, mut first) = (-most, most, NO_PIT);
        if let Some(entry) = self.recall(board) {
            (low, high) = entry.bounds();
            first = entry.best();
            if low >= goal {
                return low;
            }
            if high < goal {
                return high;
            }
        }
        if self.nodes >= self.limit {
            return most;
        }
        self.nodes += 1;
        let (mut best, mut best_pit) = (i32::MIN, NO_PIT);
        let none = Child {
            pit: NO_PIT,
            sown: Sown { board, gained: 0, again: false },
            promise: 0,
            pair: Pair::default(),
        };
        let mut children = [none; PITS];
        let mut count = 0;
        for pit in board.moves() {
            let sown = board.sow(self.kind, pit, &mut |_| ());
            let (least, most) = self.limits(&sown, goal);
            if least >= goal {
                self.remember(board, low.max(least), high, pit as u8);
                return least;
            }
            if most < goal {
                (best, best_pit) = (best, best_pit).max((most, pit as u8));
                continue;
            }
            children[count] = Child { pit: pit as u8, sown, promise: promise(&sown, pit, first), ..none };
            count += 1;
        }
        let children = &mut children[..count];
        // The memory is slow but answers several questions at once: all are asked before the first answer is looked at.
        for child in &mut *children {
            child.pair = self.table[self.slot(child.sown.next())];
        }
        for child in &mut *children {
            let Some(entry) = find(&child.pair, child.sown.next()) else { continue };
            let (least, most) = from_child(&child.sown, entry.bounds());
            if least >= goal {
                self.remember(board, low.max(least), high, child.pit);
                return least;
            }
            if most < goal {
                (best, best_pit) = (best, best_pit).max((most, child.pit));
                child.pit = NO_PIT;
            }
        }
        children.sort_unstable_by_key(|child| core::cmp::Reverse(child.promise));
        for child in children.iter().filter(|child| child.pit != NO_PIT) {
            let gained = i32::from(child.sown.gained);
            let wanted = if child.sown.again { goal - gained } else { gained - goal + 1 };
            let value = child.sown.value(self.search(child.sown.next(), wanted));
            if self.nodes >= self.limit {
                return most;
            }
            if value > best {
                (best, best_pit) = (value, child.pit);
                if best >= goal {
                    break;
                }
            }
        }
        if best >= goal {
            low = low.max(best);
        } else {
            high = high.min(best);
        }
        self.remember(board, low, high, best_pit);
        best
    }

    /// What is known of a sowing without looking into it or asking the large table.
    #[inline]
    fn limits(&self, sown: &Sown, goal: i32) -> (i32, i32) {
        let seeds = sown.board.total();
        let (least, most) = from_child(sown, (-i32::from(seeds), seeds.into()));
        if least >= goal || most < goal {
            return (least, most);
        }
        let future = if seeds <= self.endings.few() {
            self.endings.future(sown.next())
        } else if sown.board.is_over() {
            sown.next().rest()
        } else {
            return (least, most);
        };
        (sown.value(future), sown.value(future))
    }
}

#[inline]
fn find(Pair(pair): &Pair, board: Board) -> Option<Entry> {
    pair.iter().copied().find(|entry| entry.board() == board)
}

/// Bounds of what a sowing comes to, from those of the board that it leads to, as who sows there sees it.
#[inline]
fn from_child(sown: &Sown, (low, high): (i32, i32)) -> (i32, i32) {
    let (one, other) = (sown.value(low), sown.value(high));
    (one.min(other), one.max(other))
}

/// What to look into first: what was best before, then what sows again, wins most, and lies nearest the store.
#[inline]
pub(super) fn promise(sown: &Sown, pit: usize, first: u8) -> i32 {
    if pit as u8 == first {
        return i32::MAX;
    }
    6 * i32::from(sown.gained) + if sown.again { 12 } else { 0 } + pit as i32
}
