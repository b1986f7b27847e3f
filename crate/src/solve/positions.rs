//! The positions of a rule set, numbered.

use alloc::boxed::Box;

use super::class::Classes;
use super::drive::{Limits, SolveError, classes};
use super::free::{Numbering, number};
use crate::puluc::{Moving, Position, RuleSet};

/// Without the duty to free, or with it.
#[derive(Clone, Debug)]
pub enum Positions {
    Classes(Box<Classes>),
    Free(Box<Numbering>),
}

impl Positions {
    pub fn new(rules: &RuleSet, limits: &Limits) -> Result<Positions, SolveError> {
        Ok(match rules.moving() {
            Moving::Whole => Positions::Classes(Box::new(classes(rules, limits)?)),
            Moving::Free => Positions::Free(Box::new(number(rules, limits)?)),
        })
    }

    /// Number of values.
    pub const fn len(&self) -> usize {
        match self {
            Positions::Classes(classes) => classes.len(),
            Positions::Free(numbering) => numbering.len(),
        }
    }

    /// The number of a position's value; `None` if it cannot arise. Finished positions have none.
    pub fn index(&self, position: &Position) -> Option<usize> {
        match self {
            Positions::Classes(classes) => classes.index(position),
            Positions::Free(numbering) => numbering.index(position),
        }
    }

    /// Bytes that the numbering takes.
    pub fn bytes(&self) -> usize {
        match self {
            Positions::Classes(classes) => classes.bytes(),
            Positions::Free(numbering) => numbering.bytes(),
        }
    }
}
