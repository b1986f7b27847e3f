//! Puluc: rule sets as data, positions, moves and their events.

mod event;
mod moves;
mod notation;
mod position;
mod presets;
mod ruleset;
mod setup;
mod stack;
mod throw;

pub use event::{DrawReason, Event, PassReason, WinReason};
pub use moves::{IllegalMove, IllegalPass, Move, Moves, NoMove};
pub use notation::SetupError;
pub use position::{Outcome, Position};
pub use presets::Preset;
pub use ruleset::{Captives, End, Instrument, Moving, Range, RuleSet, RuleSetError};
pub use setup::{PositionError, Setup};
pub use stack::{Stack, TALLEST};
pub use throw::{FacesError, Throw};

/// The longest road.
pub const MAX_SPACES: usize = 21;

/// A game that has lasted this many throws is drawn.
pub const MAX_THROWS: usize = 5_000;
