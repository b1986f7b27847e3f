//! What happens in a turn, in order, as plain data.

use super::stack::Stack;
use crate::Side;

/// One thing that happened. A turn yields its events in the order of the variants here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "type", rename_all = "lowercase"))]
pub enum Event {
    /// A man came from home onto the road.
    Entered {
        /// Whose.
        side: Side,
        /// The space he entered on.
        to: u8,
    },
    /// Men went along the road.
    Moved {
        /// Who moved.
        side: Side,
        /// The space they left.
        from: u8,
        /// The space they landed on.
        to: u8,
        /// The men that moved, bottom to top.
        men: Stack,
    },
    /// The moving men landed on an enemy stack.
    Captured {
        /// The captor.
        side: Side,
        /// The space.
        at: u8,
        /// The stack that was hit, bottom to top.
        men: Stack,
    },
    /// The duty to free left an own man behind as the new top.
    Freed {
        /// Whose man.
        side: Side,
        /// The space.
        at: u8,
    },
    /// Men left the road.
    Left {
        /// Who moved.
        side: Side,
        /// The space they left.
        from: u8,
        /// The men that left, bottom to top.
        men: Stack,
    },
    /// The leaver's men came home.
    Home {
        /// Whose.
        side: Side,
        /// How many.
        count: u8,
    },
    /// The captives that were led off are dead.
    Dead {
        /// Whose men they were.
        side: Side,
        /// How many.
        count: u8,
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
    /// The throw scored nothing.
    NoScore,
    /// No legal move.
    NoMove,
}

/// Why a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum WinReason {
    /// The loser has no man left alive.
    Removed,
    /// The loser controls no man.
    Captured,
    /// The loser resigned.
    Resigned,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum DrawReason {
    /// It lasted too long.
    Limit,
}
