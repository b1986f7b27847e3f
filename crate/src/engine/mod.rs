//! Thinking about positions: endings, playouts, computer players.
//!
//! Nobody here sees a throw before it is made: a player is given the position, the score that lies, and a source of
//! randomness of its own.

pub mod baseline;
pub mod chances;
pub mod ending;
pub mod facts;
pub mod features;
pub mod levels;
pub mod playout;
pub mod prefer;
pub mod puzzles;
pub mod quick;
pub mod review;
pub mod search;
