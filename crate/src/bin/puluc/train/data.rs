//! Positions to learn from, with their exact chances.

use puluc::Side;
use puluc::engine::chances::Chances;
use puluc::engine::{baseline, playout};
use puluc::puluc::{Position, RuleSet};
use puluc::random::{Random, Seeded};
use puluc::solve::Table;

/// How often a player of such a game plays at random instead of perfectly.
const SLIPS: [f64; 6] = [0.0, 0.0, 0.05, 0.15, 0.4, 1.0];
/// One game of so many is for the test.
const TEST: u64 = 10;

/// Positions of one rule set, in decisions: those that the moves of one turn lead to.
pub(super) struct Lot {
    pub(super) rules: RuleSet,
    positions: Vec<Position>,
    chances: Vec<f32>,
    /// Where each decision ends.
    ends: Vec<usize>,
}

impl Lot {
    fn new(rules: &RuleSet) -> Lot {
        Lot { rules: *rules, positions: Vec::new(), chances: Vec::new(), ends: Vec::new() }
    }

    pub(super) fn decisions(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// The positions of a decision with their chances.
    pub(super) fn decision(&self, index: usize) -> (&[Position], &[f32]) {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let range = start..self.ends[index];
        (&self.positions[range.clone()], &self.chances[range])
    }
}

/// Plays games until there are so many positions, and parts them, by games, into those to learn from and those to test by.
pub(super) fn gather(table: &Table, positions: usize, seed: u64) -> [Lot; 2] {
    let rules = table.rules();
    let mut lots = [Lot::new(rules), Lot::new(rules)];
    for game in 0.. {
        let lot = &mut lots[usize::from(game % TEST == 0)];
        let mut random = Seeded::stream(seed, game);
        let slips = [(); 2].map(|()| SLIPS[random.below(SLIPS.len() as u32) as usize]);
        let first = if game.is_multiple_of(2) { Side::A } else { Side::B };
        playout::game(rules, Position::start(rules, first), &mut random, |position, score, random| {
            learn(lot, table, position, score);
            if random.unit() < slips[usize::from(position.turn() == Side::B)] {
                baseline::random(rules, position, score, random)
            } else {
                table.best(position, score)
            }
        });
        if lots[0].len() + lots[1].len() >= positions {
            break;
        }
    }
    lots
}

fn learn(lot: &mut Lot, table: &Table, position: &Position, score: u8) {
    let rules = table.rules();
    let before = lot.len();
    for mv in position.moves(rules, score).iter() {
        let Ok(next) = position.play(rules, score, mv, &mut |_| ()) else { continue };
        // What is decided needs no guess.
        let open =
            next.outcome(rules).is_none() && Side::BOTH.into_iter().all(|side| next.controls_a_man(side));
        if let Some(chance) = table.before(&next).filter(|_| open) {
            lot.positions.push(next);
            lot.chances.push(chance as f32);
        }
    }
    if lot.len() > before {
        lot.ends.push(lot.len());
    }
}
