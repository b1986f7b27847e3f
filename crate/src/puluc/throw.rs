//! Throwing the sticks, or an ordinary die.

use core::fmt;

use super::ruleset::{Instrument, RuleSet};
use crate::random::Random;

/// What fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Faces of the sticks, bit `i` set when stick `i` shows yellow; `None` for a die.
    pub faces: Option<u8>,
    /// The score by the rule set; for a die its pips.
    pub score: u8,
    /// How many throws went before that did not count and were thrown again.
    pub again: u32,
}

impl Throw {
    /// Throws: each of the 16 patterns of four sticks, or each of a die's faces, is equally likely.
    #[inline]
    pub fn random(rules: &RuleSet, random: &mut impl Random) -> Throw {
        let mut again = 0;
        loop {
            let throw = match rules.instrument {
                Instrument::Sticks => Throw::sticks(rules, (random.bits() >> 60) as u8),
                Instrument::Die => Throw { faces: None, score: 1 + random.below(6) as u8, again: 0 },
            };
            if throw.counts(rules) {
                return Throw { again, ..throw };
            }
            again += 1;
        }
    }

    /// The throw with these faces of real sticks.
    ///
    /// `faces` is below 16.
    #[inline]
    pub const fn sticks(rules: &RuleSet, faces: u8) -> Throw {
        let score = rules.scores[(faces & 15).count_ones() as usize];
        Throw { faces: Some(faces & 15), score, again: 0 }
    }

    /// The throw of a real die, 1 to 6.
    ///
    /// # Errors
    /// Another number.
    pub const fn die(pips: u8) -> Result<Throw, FacesError> {
        if pips >= 1 && pips <= 6 {
            Ok(Throw { faces: None, score: pips, again: 0 })
        } else {
            Err(FacesError)
        }
    }

    /// Does it count, or is it thrown again: a 6 of the die, and by the rule `again` what scores 0?
    #[inline]
    pub const fn counts(&self, rules: &RuleSet) -> bool {
        match self.faces {
            Some(_) => self.score > 0 || !rules.again,
            None => self.score < 6,
        }
    }

    /// Number of yellow faces up; 0 for a die.
    pub const fn yellow(&self) -> u8 {
        match self.faces {
            Some(faces) => faces.count_ones() as u8,
            None => 0,
        }
    }
}

/// A die shows 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacesError;

impl fmt::Display for FacesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a die shows 1 to 6")
    }
}

impl core::error::Error for FacesError {}
