//! What happens in a turn, in order, as plain data.

use super::position::Square;
use crate::Side;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "type", rename_all = "lowercase"))]
pub enum Event {
    /// A piece went one square.
    Moved {
        /// Whose.
        side: Side,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// The turn passed without a move.
    Passed {
        /// Whose turn.
        side: Side,
        /// Why.
        reason: PassReason,
    },
    /// The game is won.
    Won {
        /// The winner.
        side: Side,
        /// Why.
        reason: WinReason,
    },
    /// The game is drawn.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
}

/// Why a turn passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PassReason {
    /// The side is shut in.
    NoMove,
    /// The clock ran out.
    Time,
}

/// Why a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum WinReason {
    /// Three in line.
    Line,
    /// The loser resigned.
    Resigned,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum DrawReason {
    /// Both sides have made all the moves that were agreed on.
    Limit,
    /// The position stands for the third time with the same side to move.
    Repetition,
}
