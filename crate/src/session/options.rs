//! What a new game is made of.

use alloc::string::String;
use core::fmt;

use super::throw_off::ThrowOff;
use crate::engine::ending;
use crate::engine::levels::Level;
use crate::puluc::{Position, RuleSet, RuleSetError, SetupError};
use crate::random::{Random, Seeded};
use crate::{Side, Sided};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// A person.
    #[default]
    Human,
    /// The computer at a level.
    Computer(Level),
}

/// A player; the name may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Who plays.
    pub kind: Kind,
    name: String,
}

impl Player {
    /// A player of that name: control characters become blanks, what is longer than 40 characters is cut.
    pub fn new(kind: Kind, name: &str) -> Player {
        let words = name.split(|c: char| c.is_control() || c.is_whitespace()).filter(|word| !word.is_empty());
        let mut clean = String::new();
        for word in words {
            if !clean.is_empty() {
                clean.push(' ');
            }
            clean.push_str(word);
        }
        let name = clean.chars().take(LONGEST_NAME).collect::<String>();
        Player { kind, name: name.trim_end().into() }
    }

    /// The name, on one line.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Who throws more.
    #[default]
    ThrowOff,
    /// This side.
    Side(Side),
}

/// A new game as the caller wants it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Rule-set text; the empty text stands for `bell`.
    pub rules: String,
    /// The players.
    pub players: Sided<Player>,
    /// Who begins.
    pub first: First,
    /// Throws come from this seed instead of the device.
    pub seed: Option<u64>,
    /// Position text to start from; then its side to move begins.
    pub position: Option<String>,
    /// Each side's own number of men, as a handicap; a position has its own.
    pub men: Option<Sided<u32>>,
}

impl Options {
    pub(super) fn set_up(
        &self,
        device: &mut impl Random,
    ) -> Result<(RuleSet, Position, Option<ThrowOff>), OptionsError> {
        let rules = ending::accept(if self.rules.is_empty() { "bell" } else { &self.rules })?;
        if let Some(text) = &self.position {
            let (position, score) = Position::parse(text, &rules)?;
            return match score {
                None => Ok((rules, position, None)),
                Some(_) => Err(OptionsError::ScoreInStart),
            };
        }
        let (first, throw_off) = match self.first {
            First::Side(side) => (side, None),
            First::ThrowOff => {
                let throw_off = match self.seed {
                    // A stream of its own, so that turn 1 does not repeat it.
                    Some(seed) => ThrowOff::random(&rules, &mut Seeded::stream(seed, u64::MAX)),
                    None => ThrowOff::random(&rules, device),
                };
                (throw_off.first, Some(throw_off))
            }
        };
        let start = match self.men {
            None => Position::start(&rules, first),
            Some(men) => Position::handicap(&rules, first, men).map_err(SetupError::from)?,
        };
        Ok((rules, start, throw_off))
    }
}

/// Why a game cannot be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The rule set.
    Rules(RuleSetError),
    /// The position.
    Position(SetupError),
    /// The position holds a score, but a game starts before a throw.
    ScoreInStart,
}

impl From<RuleSetError> for OptionsError {
    fn from(error: RuleSetError) -> OptionsError {
        OptionsError::Rules(error)
    }
}

impl From<SetupError> for OptionsError {
    fn from(error: SetupError) -> OptionsError {
        OptionsError::Position(error)
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Rules(error) => error.fmt(f),
            OptionsError::Position(error) => error.fmt(f),
            OptionsError::ScoreInStart => f.write_str("a game starts before a throw: leave the score out"),
        }
    }
}

impl core::error::Error for OptionsError {}
