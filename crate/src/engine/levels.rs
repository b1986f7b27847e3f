//! The computer players, from the weakest to the strongest.

use super::baseline;
use super::prefer;
use super::search::Search;
use crate::puluc::{Move, Position, RuleSet};
use crate::random::Random;

/// How often `easy` takes what it can.
const EASY_GRABS: f64 = 0.5;
/// How often `medium` does not look ahead.
const MEDIUM_GRABS: f64 = 0.4;
/// Width of the errors in the chances that `medium` sees.
const MEDIUM_NOISE: f64 = 0.1;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Takes what it sees half of the time, and else plays at random.
    Easy,
    /// Mostly looks one throw ahead, not too exactly, and else takes what it can.
    Medium,
    /// Looks two throws ahead.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The name by which every interface calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The move that a level plays; `None` where there is none.
pub fn choose(
    level: Level,
    rules: &RuleSet,
    position: &Position,
    score: u8,
    random: &mut impl Random,
) -> Option<Move> {
    match level {
        Level::Easy if random.unit() < EASY_GRABS => baseline::grab(rules, position, score, random),
        Level::Easy => baseline::random(rules, position, score, random),
        Level::Medium if random.unit() < MEDIUM_GRABS => baseline::grab(rules, position, score, random),
        Level::Medium => {
            let search = Search::new(rules);
            prefer::best(rules, position, score, position.moves(rules, score), |mv| {
                search.after(position, score, mv, 1) + MEDIUM_NOISE * (random.unit() - 0.5)
            })
        }
        Level::Hard => Search::new(rules).choose(position, score, 2),
    }
}
