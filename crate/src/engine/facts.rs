//! What a solved rule set is like as a game, by playing it out.

use alloc::vec::Vec;

use super::baseline;
use super::chances::Chances;
use super::playout;
use crate::Side;
use crate::puluc::{Move, Position, RuleSet};
use crate::random::Seeded;

/// A rule set in figures. All but the first two are means over played games.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// Chance of the player about to make the first throw.
    pub start: f64,
    /// For each score that can be thrown, the first moves with their chances, the best first; none for a pass.
    pub first_moves: Vec<(u8, Vec<(Move, f64)>)>,
    /// Entry `n`: the share of perfect games that last `n` throws.
    pub lengths: Vec<f64>,
    /// How much a throw changes the chances in a perfect game.
    pub luck_per_throw: f64,
    /// Win share of perfect play against a player who takes what he can.
    pub against_grab: f64,
    /// Win share of perfect play against random moves.
    pub against_random: f64,
}

/// Plays so many games of each kind; the same seed gives the same facts. `None` where a chance is not known.
pub fn facts(chances: &impl Chances, games: u32, seed: u64) -> Option<Facts> {
    let rules = chances.rules();
    let start = Position::start(rules, Side::A);
    let first_moves = rules.possible_scores().map(|score| Some((score, chances.moves(&start, score)?)));
    let mut luck = Luck::default();
    let mut lengths = Vec::new();
    for game in 0..u64::from(games) {
        let mut random = Seeded::stream(seed, game);
        let played = playout::game(rules, start.clone(), &mut random, |position, score, _| {
            let best = chances.best(position, score);
            luck.add(chances, position, score, best);
            best
        });
        if lengths.len() <= played.throws {
            lengths.resize(played.throws + 1, 0.0);
        }
        lengths[played.throws] += 1.0 / f64::from(games);
    }
    let against = |enemy: fn(&RuleSet, &Position, u8, &mut Seeded) -> Option<Move>| {
        let mut won = 0.0;
        for game in 0..u64::from(games) {
            let mut random = Seeded::stream(!seed, game);
            let mut enemys = Seeded::stream(seed ^ 1, game);
            // Perfect play has side a, and begins every other game.
            let first = if game % 2 == 0 { Side::A } else { Side::B };
            let played =
                playout::game(rules, Position::start(rules, first), &mut random, |position, score, _| {
                    match position.turn() {
                        Side::A => chances.best(position, score),
                        Side::B => enemy(rules, position, score, &mut enemys),
                    }
                });
            won += match played.winner {
                Some(Side::A) => 1.0,
                Some(Side::B) => 0.0,
                None => 0.5,
            };
        }
        won / f64::from(games)
    };
    Some(Facts {
        start: chances.before(&start)?,
        first_moves: first_moves.collect::<Option<Vec<_>>>()?,
        against_grab: against(baseline::grab),
        against_random: against(baseline::random),
        luck_per_throw: luck.mean(),
        lengths,
    })
}

/// The mean change of the chances by throws that left a choice or not.
#[derive(Default)]
struct Luck {
    sum: f64,
    throws: f64,
}

impl Luck {
    fn add(&mut self, chances: &impl Chances, position: &Position, score: u8, best: Option<Move>) {
        let luck = chances.before(position).zip(chances.after(position, score, best));
        if let Some((before, after)) = luck {
            self.sum += (after - before).abs();
            self.throws += 1.0;
        }
    }

    fn mean(&self) -> f64 {
        if self.throws > 0.0 { self.sum / self.throws } else { 0.0 }
    }
}
