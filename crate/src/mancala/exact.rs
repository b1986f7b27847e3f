//! Exact play: what is still to be won with best play on both sides.
//!
//! Both stores are left out: a board has a *future*, what the side to sow wins from now on less what the enemy wins. It
//! hangs on the pits alone, lies between minus and plus the seeds on the board, and a narrow question (does it reach a
//! goal?) is cheap. [`Exact::future`] asks such questions until one number is left (MTD(f), Plaat 1996); what was found on
//! the way stays in a table, so the next question is cheaper still.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Board, PITS, Sown};
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

/// A sowing to be looked into: how promising it is, its pit, what it comes to.
type Child = (i32, u8, Sown);

/// A solver with what it remembers.
pub struct Exact {
    kind: Kind,
    /// Two entries a slot: the first keeps the fuller board, the second the last one.
    table: Vec<[Entry; 2]>,
    opening: Option<Opening>,
    nodes: u64,
    /// The search is called off at so many nodes.
    limit: u64,
}

impl Exact {
    /// A solver that remembers `2^bits` pairs of boards, 32 bytes each.
    pub fn new(kind: Kind, bits: u32) -> Exact {
        let table = vec![[Entry::default(); 2]; 1 << bits];
        Exact { kind, table, opening: None, nodes: 0, limit: u64::MAX }
    }

    /// With the futures of the boards that a game of three seeds a pit may begin with.
    #[must_use]
    pub fn with_opening(mut self) -> Exact {
        self.opening = Some(Opening::of(self.kind));
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
        if board.is_over() {
            return Some(board.rest());
        }
        if let Some(known) = self.opening.as_ref().and_then(|opening| opening.future(board)) {
            return Some(known);
        }
        self.limit = self.nodes.saturating_add(budget);
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

    /// What every legal sowing comes to, from the leftmost pit: the pit and its future, the seeds it wins at once counted in.
    /// `None` where the budget did not suffice.
    pub fn moves_within(&mut self, board: Board, budget: u64) -> Option<Vec<(usize, i32)>> {
        let end = self.nodes.saturating_add(budget);
        let mut guess = 0;
        board
            .moves()
            .map(|pit| {
                let sown = board.sow(self.kind, pit, &mut |_| ());
                let gained = i32::from(sown.gained);
                let left = end.saturating_sub(self.nodes);
                guess = if sown.board.is_over() {
                    gained + sown.board.rest()
                } else if sown.again {
                    gained + self.future_within(sown.board, guess - gained, left)?
                } else {
                    gained - self.future_within(sown.board.turned(), gained - guess, left)?
                };
                Some((pit, guess))
            })
            .collect()
    }

    #[inline]
    fn slot(&self, board: Board) -> usize {
        let hash =
            (board.own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ board.enemy).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 32) as usize & (self.table.len() - 1)
    }

    #[inline]
    fn recall(&self, board: Board) -> Option<Entry> {
        self.table[self.slot(board)].into_iter().find(|entry| entry.board() == board)
    }

    fn remember(&mut self, board: Board, low: i32, high: i32, best: u8) {
        let slot = self.slot(board);
        let [fuller, last] = &mut self.table[slot];
        let entry = Entry::new(board, low, high, best);
        if fuller.board() == board {
            *fuller = entry;
        } else if board.total() >= fuller.board().total() {
            *last = core::mem::replace(fuller, entry);
        } else {
            *last = entry;
        }
    }

    /// At least `goal`: then a lower bound of the future. Less: then an upper bound. Means nothing once the limit is reached.
    fn search(&mut self, board: Board, goal: i32) -> i32 {
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
        let mut children: [Child; PITS] = [(0, 0, Sown { board, gained: 0, again: false }); PITS];
        let mut count = 0;
        let (mut best, mut best_pit) = (i32::MIN, NO_PIT);
        for pit in board.moves() {
            let sown = board.sow(self.kind, pit, &mut |_| ());
            let (least, most) = self.bounds(&sown);
            if least >= goal {
                self.remember(board, low.max(least), high, pit as u8);
                return least;
            }
            if most < goal {
                if most > best {
                    (best, best_pit) = (most, pit as u8);
                }
                continue;
            }
            children[count] = (promise(&sown, pit, first), pit as u8, sown);
            count += 1;
        }
        let children = &mut children[..count];
        children.sort_unstable_by_key(|&(promise, ..)| core::cmp::Reverse(promise));
        for &(_, pit, sown) in children.iter() {
            let gained = i32::from(sown.gained);
            let value = if sown.again {
                gained + self.search(sown.board, goal - gained)
            } else {
                gained - self.search(sown.board.turned(), gained - goal + 1)
            };
            if self.nodes >= self.limit {
                return most;
            }
            if value > best {
                (best, best_pit) = (value, pit);
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

    /// What is known of a sowing without looking into it.
    #[inline]
    fn bounds(&self, sown: &Sown) -> (i32, i32) {
        let gained = i32::from(sown.gained);
        if sown.board.is_over() {
            let value = gained + sown.board.rest();
            return (value, value);
        }
        let (low, high) = self.recall(sown.next()).map_or_else(
            || {
                let rest = i32::from(sown.board.total());
                (-rest, rest)
            },
            Entry::bounds,
        );
        if sown.again { (gained + low, gained + high) } else { (gained - high, gained - low) }
    }
}

/// What to look into first: what was best before, then what sows again, wins most, and lies nearest the store.
#[inline]
pub(super) fn promise(sown: &Sown, pit: usize, first: u8) -> i32 {
    if pit as u8 == first {
        return i32::MAX;
    }
    2 * i32::from(sown.gained) + if sown.again { 9 } else { 0 } + pit as i32
}
