//! What happens in a sowing, in order, seed by seed, as plain data.

use super::board::{Place, Step, places};
use crate::Side;

/// One thing that happened. Pits are numbered 1 to 6 from their owner's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "type", rename_all = "lowercase"))]
pub enum Event {
    /// All seeds of a pit are taken in the hand.
    Lifted {
        /// Who sows.
        side: Side,
        /// From an own pit.
        pit: u8,
        /// How many.
        seeds: u8,
        /// The last seed of the handful before fell here: a relay.
        relay: bool,
    },
    /// One seed falls.
    Sown {
        /// Whose pit or store it falls into.
        side: Side,
        /// The pit, 0 for the store.
        pit: u8,
    },
    /// The last seed fell into an own empty pit: what lies opposite goes into the own store.
    Captured {
        /// Who captures.
        side: Side,
        /// The own pit of the last seed.
        pit: u8,
        /// The enemy's pit opposite.
        from: u8,
        /// Seeds taken from it.
        seeds: u8,
        /// The last seed goes along (Kalah).
        along: bool,
    },
    /// The last seed fell into the store: another sowing is due.
    Again {
        /// Whose.
        side: Side,
    },
    /// A side has nothing left, and what is left of the other goes into its own store.
    Swept {
        /// Whose.
        side: Side,
        /// How many.
        seeds: u8,
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

/// Why a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum WinReason {
    /// The fuller store.
    Stores,
    /// The loser resigned.
    Resigned,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum DrawReason {
    /// Equal stores.
    Stores,
}

/// Tells the steps of a sowing seed by seed.
pub(super) fn tell(side: Side, on: &mut impl FnMut(Event)) -> impl FnMut(Step) {
    let mut relay = false;
    move |step| match step {
        Step::Handful { pit, seeds } => {
            on(Event::Lifted { side, pit: pit + 1, seeds, relay });
            relay = true;
            for place in places(pit.into(), seeds) {
                on(match place {
                    Place::Own(pit) => Event::Sown { side, pit: pit + 1 },
                    Place::Store => Event::Sown { side, pit: 0 },
                    Place::Enemy(pit) => Event::Sown { side: !side, pit: pit + 1 },
                });
            }
        }
        Step::Capture { pit, seeds, along } => {
            on(Event::Captured { side, pit: pit + 1, from: 6 - pit, seeds, along });
        }
    }
}
