//! Mancala as the boxed set of two games has it, and standard Kalah: rules, exact play, a match being played.

pub mod board;
mod endings;
mod event;
pub mod exact;
pub mod levels;
pub mod opening;
mod position;
pub mod review;
mod ruleset;
mod session;
mod snapshot;
pub mod think;

pub use event::{DrawReason, Event, WinReason};
pub use position::{IllegalMove, Position, PositionError};
pub use ruleset::{Kind, RuleSet, RuleSetError};
pub use session::{Ending, Options, OptionsError, Session, SessionError, Turn};
pub use snapshot::{MoveView, OutcomeView, Snapshot};
