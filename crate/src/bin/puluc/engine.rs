//! The players of a match.

use std::sync::Arc;

use puluc::engine::baseline;
use puluc::engine::chances::Chances;
use puluc::engine::levels::{self, Level};
use puluc::engine::search::Search;
use puluc::puluc::{Move, Position, RuleSet};
use puluc::random::Random;
use puluc::solve::Table;

use crate::value::read_table;

/// A player by its name.
#[derive(Clone, Debug)]
pub(crate) enum Engine {
    /// Any legal move.
    Random,
    /// Takes the most it can.
    Grab,
    /// A level of the computer player.
    Level(Level),
    /// The best move by the quick evaluator, looking so many throws ahead.
    Quick(u32),
    /// The best move by a solved table.
    Perfect(Arc<Table>),
}

impl Engine {
    /// The table it plays by, if it has one.
    pub(crate) fn table(&self) -> Option<&Table> {
        match self {
            Engine::Perfect(table) => Some(table),
            Engine::Random | Engine::Grab | Engine::Level(_) | Engine::Quick(_) => None,
        }
    }

    pub(crate) fn from_name(name: &str) -> Result<Engine, String> {
        match name {
            "random" => Ok(Engine::Random),
            "grab" => Ok(Engine::Grab),
            "quick" => Ok(Engine::Quick(0)),
            "quick2" => Ok(Engine::Quick(1)),
            name => {
                if let Some(path) = name.strip_prefix("perfect:") {
                    return read_table(path).map(Arc::from).map(Engine::Perfect);
                }
                Level::from_name(name).map(Engine::Level).ok_or_else(|| {
                    let levels = Level::ALL.map(Level::name).join(", ");
                    format!(
                        "no engine is called '{name}': the names are random, grab, {levels}, quick, quick2, perfect:FILE"
                    )
                })
            }
        }
    }

    /// The move it plays; `None` where there is none. The level `perfect` plays by the table at hand.
    #[inline]
    pub(crate) fn choose(
        &self,
        at_hand: Option<&Table>,
        rules: &RuleSet,
        position: &Position,
        score: u8,
        random: &mut impl Random,
    ) -> Option<Move> {
        match self {
            Engine::Random => baseline::random(rules, position, score, random),
            Engine::Grab => baseline::grab(rules, position, score, random),
            Engine::Level(level) => {
                let known = at_hand.map(|table| table as &dyn Chances);
                levels::choose(*level, known, rules, position, score, random)
            }
            Engine::Quick(throws) => Search::new(rules).choose(position, score, *throws),
            Engine::Perfect(table) => table.best(position, score),
        }
    }
}
