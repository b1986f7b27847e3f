//! A match of Tak-tikl looked back on: what each turn did to the result.

use alloc::vec::Vec;

use super::levels;
use super::position::{Move, Position};
use super::session::{Deed, Session};
use super::table::{Table, Value};
use crate::{Side, Sided};

/// What a turn did to the result, as the solved game knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Class {
    /// Nothing better was there.
    Best,
    /// The result stays, but a win takes longer or a loss comes sooner.
    Good,
    /// A win became a draw, or a draw a loss.
    Mistake,
    /// A win became a loss.
    Blunder,
}

/// One turn looked back on. Values are of the side whose turn it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The position before.
    pub position: Position,
    /// What was done.
    pub deed: Deed,
    /// The value before: that of the best move.
    pub best: Value,
    /// The value after.
    pub value: Value,
    /// Every legal move with its value.
    pub moves: Vec<(Move, Value)>,
}

impl Judged {
    /// Whose turn it was.
    pub const fn side(&self) -> Side {
        self.position.turn()
    }

    /// Half points lost: a win is two, a draw one.
    pub const fn loss(&self) -> i32 {
        self.best.rank().signum() - self.value.rank().signum()
    }

    /// What it did to the result; `None` for a side that was shut in or had one move only.
    pub fn class(&self) -> Option<Class> {
        (self.moves.len() > 1).then(|| match self.loss() {
            2 => Class::Blunder,
            1 => Class::Mistake,
            _ if self.value.rank() < self.best.rank() => Class::Good,
            _ => Class::Best,
        })
    }
}

/// Looks back on a game, turn by turn. A turn lost by the clock counts as what it left.
pub fn review(session: &Session, table: &Table) -> Vec<Judged> {
    session
        .turns()
        .map(|(position, turn)| {
            let next = match turn.deed {
                Deed::Moved(mv) => position.play(mv).unwrap_or(*position),
                Deed::Passed(_) => position.passed(),
            };
            Judged {
                position: *position,
                deed: turn.deed,
                best: table.value(position),
                value: table.value(&next).before(),
                moves: levels::moves(table, position),
            }
        })
        .collect()
}

/// Half points that each side gave away.
pub fn losses(judged: &[Judged]) -> Sided<i32> {
    Sided::from_fn(|side| judged.iter().filter(|one| one.side() == side).map(Judged::loss).sum())
}
