//! The players of a match.

use puluc::engine::baseline;
use puluc::engine::levels::{self, Level};
use puluc::puluc::{Move, Position, RuleSet};
use puluc::random::Random;

/// A player by its name.
#[derive(Clone, Debug)]
pub(crate) enum Engine {
    /// Any legal move.
    Random,
    /// Takes the most it can.
    Grab,
    /// A level of the computer player.
    Level(Level),
}

impl Engine {
    pub(crate) fn from_name(name: &str) -> Result<Engine, String> {
        match name {
            "random" => Ok(Engine::Random),
            "grab" => Ok(Engine::Grab),
            name => Level::from_name(name).map(Engine::Level).ok_or_else(|| {
                let levels = Level::ALL.map(Level::name).join(", ");
                format!("no engine is called '{name}': the names are random, grab, {levels}")
            }),
        }
    }

    /// The move it plays; `None` where there is none.
    #[inline]
    pub(crate) fn choose(
        &self,
        rules: &RuleSet,
        position: &Position,
        score: u8,
        random: &mut impl Random,
    ) -> Option<Move> {
        match self {
            Engine::Random => baseline::random(rules, position, score, random),
            Engine::Grab => baseline::grab(rules, position, score, random),
            Engine::Level(level) => levels::choose(*level, rules, position, score, random),
        }
    }
}
