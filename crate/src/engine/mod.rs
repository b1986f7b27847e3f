//! Thinking about positions: endings, playouts, computer players.

pub mod ending;
pub mod playout;
