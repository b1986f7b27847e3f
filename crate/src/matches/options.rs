//! What a new game is made of.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use super::Game;
use crate::session::Player;
use crate::{Side, Sided};

/// A new game as the caller wants it.
#[derive(Clone, Debug, Default)]
pub struct Options<S> {
    /// What is agreed, as text; the empty text stands for the default.
    pub rules: String,
    /// The players.
    pub players: Sided<Player>,
    /// Who begins, a unless named.
    pub first: Option<Side>,
    /// What the computer leaves to chance comes from this seed.
    pub seed: Option<u64>,
    /// Position text to start from; then its side to move begins.
    pub position: Option<String>,
    /// What the game is played for.
    pub stakes: S,
}

/// Why a game cannot be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError<R, P> {
    /// The rules.
    Rules(R),
    /// The position.
    Position(P),
}

/// Why a match of that game cannot be started.
pub type OptionsErrorOf<G> = OptionsError<<G as FromStr>::Err, <G as Game>::PositionError>;

impl<R: fmt::Display, P: fmt::Display> fmt::Display for OptionsError<R, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Rules(error) => error.fmt(f),
            OptionsError::Position(error) => error.fmt(f),
        }
    }
}

impl<R: core::error::Error, P: core::error::Error> core::error::Error for OptionsError<R, P> {}
