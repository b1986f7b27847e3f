//! Tak-tikl: three in line on a board of 16 squares. Rules, the whole game solved, a match being played.

mod agreed;
pub mod clock;
mod event;
pub mod levels;
mod position;
mod record;
pub mod review;
mod session;
mod snapshot;
pub mod stakes;
pub mod table;

pub use agreed::{Agreed, AgreedError};
pub use event::{DrawReason, Event, PassReason, WinReason};
pub use position::{Move, NoMove, Position, PositionError, Square, beside, letter, line, squares};
pub use session::{Deed, Ending, Options, OptionsError, Session, SessionError, Turn};
pub use snapshot::{ClockView, MoveView, OutcomeView, Snapshot};
