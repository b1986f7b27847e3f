//! Judging every sowing within a budget: exactly where it suffices, else by looking ahead step by step.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Board, PITS, Sown};
use super::exact::Exact;
use super::position::Position;
use super::ruleset::{Kind, RuleSet};

/// Every legal sowing of a position with what it comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The pit (1 to 6) and by how many seeds the side to sow wins in the end; the leftmost pit first.
    pub moves: Vec<(u8, i32)>,
    /// The values are certain.
    pub exact: bool,
}

impl Judgement {
    /// The best value.
    pub fn best(&self) -> Option<i32> {
        self.moves.iter().map(|&(_, value)| value).max()
    }

    /// The value of a pit.
    pub fn of(&self, pit: u8) -> Option<i32> {
        self.moves.iter().find(|&&(at, _)| at == pit).map(|&(_, value)| value)
    }
}

/// What a board was found to be worth at a depth.
#[derive(Clone, Copy, Default)]
struct Found {
    board: Board,
    value: i16,
    depth: u8,
    best: u8,
    bound: Bound,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// No pit is known to be best.
const NO_PIT: u8 = u8::MAX;
/// More than any future.
const INFINITE: i32 = 1000;
/// Deeper than any game of 72 seeds is worth looking.
const DEEPEST: u8 = 120;

/// A player that looks ahead.
pub struct Thinker {
    rules: RuleSet,
    exact: Exact,
    found: Vec<Found>,
    nodes: u64,
    limit: u64,
    /// A value of this iteration hangs on an estimate.
    estimated: bool,
}

impl Thinker {
    /// A player that remembers `2^bits` boards of each kind of search.
    pub fn new(rules: RuleSet, bits: u32) -> Thinker {
        let exact = Exact::new(rules.kind(), bits);
        Thinker {
            rules,
            exact: if rules.seeds() == 3 { exact.with_opening() } else { exact },
            found: vec![Found::default(); 1 << bits],
            nodes: 0,
            limit: 0,
            estimated: false,
        }
    }

    /// By which rules it plays.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Boards looked into so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes + self.exact.nodes()
    }

    /// Judges every legal sowing, looking into at most about `budget` boards.
    pub fn judge(&mut self, position: &Position, budget: u64) -> Judgement {
        let board = position.board();
        if board.is_over() {
            return Judgement { moves: Vec::new(), exact: true };
        }
        let started = self.nodes();
        let worth_trying = budget >> (board.total() / 2 + 3) > 0;
        let solved = if worth_trying { self.exact.moves_within(board, budget / 2) } else { None };
        let exact = solved.is_some();
        let (moves, exact) = match solved {
            Some(moves) => (moves, exact),
            None => {
                let spent = self.nodes() - started;
                self.deepen(board, budget.saturating_sub(spent))
            }
        };
        let lead = position.lead();
        let moves = moves.into_iter().map(|(pit, future)| (pit as u8 + 1, lead + future)).collect();
        Judgement { moves, exact }
    }

    /// Looks one sowing deeper again and again; keeps the last depth that was finished.
    fn deepen(&mut self, board: Board, budget: u64) -> (Vec<(usize, i32)>, bool) {
        let mut moves: Vec<(usize, i32)> = board.moves().map(|pit| (pit, 0)).collect();
        let end = self.nodes.saturating_add(budget);
        for depth in 0..DEEPEST {
            // The first look is always finished.
            self.limit = if depth == 0 { u64::MAX } else { end };
            let before = self.nodes;
            self.estimated = false;
            let deeper: Option<Vec<_>> = moves
                .iter()
                .map(|&(pit, _)| {
                    let sown = board.sow(self.rules.kind(), pit, &mut |_| ());
                    let value = self.after(&sown, depth, -INFINITE, INFINITE);
                    (self.nodes < self.limit).then_some((pit, value))
                })
                .collect();
            match deeper {
                Some(deeper) => moves = deeper,
                None => return (moves, false),
            }
            if !self.estimated {
                return (moves, true);
            }
            // The next depth would hardly be finished.
            if end.saturating_sub(self.nodes) < 2 * (self.nodes - before) {
                break;
            }
        }
        (moves, false)
    }

    /// What a sowing comes to for who sowed.
    fn after(&mut self, sown: &Sown, depth: u8, low: i32, high: i32) -> i32 {
        let gained = i32::from(sown.gained);
        if sown.board.is_over() {
            gained + sown.board.rest()
        } else if sown.again {
            gained + self.search(sown.board, depth, low - gained, high - gained)
        } else {
            gained - self.search(sown.board.turned(), depth, gained - high, gained - low)
        }
    }

    fn slot(&self, board: Board) -> usize {
        let hash =
            (board.own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ board.enemy).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (hash >> 32) as usize & (self.found.len() - 1)
    }

    fn search(&mut self, board: Board, depth: u8, mut low: i32, high: i32) -> i32 {
        if depth == 0 {
            self.estimated = true;
            return estimate(self.rules.kind(), board);
        }
        let slot = self.slot(board);
        let found = self.found[slot];
        let mut first = NO_PIT;
        if found.board == board {
            first = found.best;
            let value = i32::from(found.value);
            let settles = match found.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= high,
                Bound::AtMost => value <= low,
            };
            if found.depth >= depth && settles {
                // Whoever found it may have estimated.
                self.estimated = true;
                return value;
            }
        }
        if self.nodes >= self.limit {
            return 0;
        }
        self.nodes += 1;
        let mut children = [(0, NO_PIT, Sown { board, gained: 0, again: false }); PITS];
        let mut count = 0;
        for pit in board.moves() {
            let sown = board.sow(self.rules.kind(), pit, &mut |_| ());
            children[count] = (super::exact::promise(&sown, pit, first), pit as u8, sown);
            count += 1;
        }
        let children = &mut children[..count];
        children.sort_unstable_by_key(|&(promise, ..)| core::cmp::Reverse(promise));
        let (asked, mut best, mut best_pit) = (low, -INFINITE, NO_PIT);
        for (_, pit, sown) in children.iter() {
            let value = self.after(sown, depth - 1, low, high);
            if self.nodes >= self.limit {
                return 0;
            }
            if value > best {
                (best, best_pit) = (value, *pit);
                low = low.max(best);
                if best >= high {
                    break;
                }
            }
        }
        let bound = match best {
            best if best >= high => Bound::AtLeast,
            best if best <= asked => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.found[slot] = Found { board, value: best as i16, depth, best: best_pit, bound };
        best
    }
}

/// A guess of the future: some of what lies on the own side stays there, and to have the turn is worth something.
fn estimate(kind: Kind, board: Board) -> i32 {
    let turn = match kind {
        Kind::Box => 2,
        Kind::Kalah => 1,
    };
    let most = i32::from(board.total());
    (turn + board.rest() / 4).clamp(-most, most)
}
