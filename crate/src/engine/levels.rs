//! The computer players, from the weakest to the strongest.
//!
//! Weak ones err as people do. All judge positions by the quick evaluator, but now and then overlook what the enemy may hit
//! next, and do not always tell good from nearly as good. So a win at hand is rarely missed and a small loss often made.
//! What each loses is measured in `docs/levels.md`.

use super::chances::Chances;
use super::quick::{Quick, exponential};
use super::search::Search;
use crate::puluc::{Move, Position, RuleSet};
use crate::random::Random;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Sees what it may gain and hardly what it may lose.
    Beginner,
    /// Overlooks more dangers than it sees.
    Easy,
    /// Overlooks some dangers.
    Medium,
    /// Overlooks little, but is not exact.
    Hard,
    /// Plays by exact chances where they are known, and else looks one throw ahead.
    Perfect,
}

/// How a level errs.
struct Weakness {
    /// How often it overlooks what the enemy may hit.
    overlooks: f64,
    /// Chances that differ by this much it can hardly tell apart.
    blur: f64,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Perfect];

    /// The name by which every interface calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Perfect => "perfect",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    const fn weakness(self) -> Option<Weakness> {
        match self {
            Level::Beginner => Some(Weakness { overlooks: 0.95, blur: 0.14 }),
            Level::Easy => Some(Weakness { overlooks: 0.65, blur: 0.045 }),
            Level::Medium => Some(Weakness { overlooks: 0.3, blur: 0.02 }),
            Level::Hard => Some(Weakness { overlooks: 0.06, blur: 0.007 }),
            Level::Perfect => None,
        }
    }
}

/// The move that a level plays; `None` where there is none. `known` are exact chances by the same rules, where there are any.
pub fn choose(
    level: Level,
    known: Option<&dyn Chances>,
    rules: &RuleSet,
    position: &Position,
    score: u8,
    random: &mut impl Random,
) -> Option<Move> {
    match level.weakness() {
        Some(weakness) => err(&weakness, rules, position, score, random),
        None => match known.filter(|known| known.exact() && known.moves(position, score).is_some()) {
            Some(known) => known.best(position, score),
            None => Search::new(rules).choose(position, score, 1),
        },
    }
}

/// Any move, the more likely the better it looks.
fn err(
    weakness: &Weakness,
    rules: &RuleSet,
    position: &Position,
    score: u8,
    random: &mut impl Random,
) -> Option<Move> {
    let moves = position.moves(rules, score);
    let quick = Quick::new(rules);
    let overlooks = random.unit() < weakness.overlooks;
    let mut chances = [0.0; 32];
    for (slot, mv) in chances.iter_mut().zip(moves.iter()) {
        let mut next = position.clone();
        let won = next.apply(rules, score, mv, &mut |_| ());
        *slot = match (won, overlooks) {
            (true, _) => 1.0,
            (false, false) => 1.0 - quick.chance(&next),
            (false, true) => 1.0 - quick.careless(&next),
        };
    }
    let best = chances.into_iter().fold(0.0, f64::max);
    let weights = chances.map(|chance| f64::from(exponential(((chance - best) / weakness.blur) as f32)));
    let weighed = || moves.iter().zip(weights);
    let mut left = random.unit() * weighed().map(|(_, weight)| weight).sum::<f64>();
    let chosen = weighed().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave a little over after the last one.
    chosen.map(|(mv, _)| mv).or_else(|| moves.iter().last())
}
