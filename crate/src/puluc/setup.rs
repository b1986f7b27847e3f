//! A freely filled position and the one gate to a valid one.

use alloc::vec::Vec;
use core::fmt;

use super::MAX_SPACES;
use super::position::Position;
use super::ruleset::RuleSet;
use super::stack::Stack;
use crate::{Side, Sided};

/// Anything that can be written as a position text, valid in a rule set or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The stacks of space 1, 2, …
    pub road: Vec<Stack>,
    /// Men at home.
    pub home: Sided<u32>,
    /// Dead men.
    pub dead: Sided<u32>,
    /// Whose turn it is.
    pub turn: Side,
}

impl Setup {
    /// The position, if it can stand in the rule set.
    ///
    /// # Errors
    /// The number of spaces or the men of a side are not those of the rule set.
    pub fn position(&self, rules: &RuleSet) -> Result<Position, PositionError> {
        if self.road.len() != usize::from(rules.spaces) {
            return Err(PositionError::Spaces { found: self.road.len(), expected: rules.spaces });
        }
        for side in Side::BOTH {
            let on_road: u32 = self.road.iter().map(|stack| stack.men(side)).sum();
            let found = u64::from(on_road) + u64::from(self.home[side]) + u64::from(self.dead[side]);
            if found != u64::from(rules.men) {
                return Err(PositionError::Men { side, found, expected: rules.men });
            }
        }
        let mut position = Position {
            road: [Stack::EMPTY; MAX_SPACES],
            tops: Sided::default(),
            // At most the men of the rule set, so nothing is cut off.
            home: Sided::from_fn(|side| self.home[side] as u8),
            dead: Sided::from_fn(|side| self.dead[side] as u8),
            turn: self.turn,
        };
        for (space, &stack) in (1..).zip(&self.road) {
            position.put(space, stack);
        }
        Ok(position)
    }
}

/// Why a setup cannot stand in a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Another number of spaces.
    Spaces {
        /// In the setup.
        found: usize,
        /// In the rule set.
        expected: u8,
    },
    /// Another number of men.
    Men {
        /// Of which side.
        side: Side,
        /// In the setup.
        found: u64,
        /// In the rule set.
        expected: u8,
    },
    /// A number of men that no side can start with.
    Handicap {
        /// Of which side.
        side: Side,
        /// Asked for.
        found: u32,
        /// In the rule set.
        most: u8,
    },
    /// A score that cannot be thrown.
    Score {
        /// In the text.
        score: u8,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Spaces { found, expected } => write!(f, "spaces are {found}, not {expected}"),
            PositionError::Men { side, found, expected } => {
                write!(f, "men of {side} are {found}, not {expected}")
            }
            PositionError::Handicap { side, found, most } => {
                write!(f, "{side} cannot start with {found} men: 1 to {most}")
            }
            PositionError::Score { score } => write!(f, "a score of {score} cannot be thrown by these rules"),
        }
    }
}

impl core::error::Error for PositionError {}
