//! Looking ahead over the odds of the throws.

use super::evaluate::Evaluator;
use super::prefer;
use crate::puluc::{Move, Position, RuleSet};

/// Looks a number of throws ahead: at each the mover picks the best move, and the odds weigh the scores.
///
/// The ranges of the rule sets bound the work: a throw has at most 5 scores with 10 moves each, so a move looked at
/// two throws ahead takes at most 2,500 estimates, and a decision 25,000.
#[derive(Clone, Debug)]
pub struct Search {
    evaluator: Evaluator,
}

impl Search {
    /// A search by these rules.
    pub fn new(rules: &RuleSet) -> Search {
        Search { evaluator: Evaluator::new(rules) }
    }

    /// The best move when looking `throws` ahead; `None` where there is no legal move.
    pub fn choose(&self, position: &Position, score: u8, throws: u32) -> Option<Move> {
        let rules = self.evaluator.rules();
        let moves = position.moves(rules, score);
        prefer::best(rules, position, score, moves, |mv| self.after(position, score, mv, throws))
    }

    /// The mover's estimated chance after a legal move, looking `throws` ahead.
    pub fn after(&self, position: &Position, score: u8, mv: Move, throws: u32) -> f64 {
        let mut next = position.clone();
        if next.apply(self.evaluator.rules(), score, mv, &mut |_| ()) {
            return 1.0;
        }
        1.0 - self.before(&next, throws)
    }

    /// The estimated chance of the side to move before it throws, in a game that goes on.
    fn before(&self, position: &Position, throws: u32) -> f64 {
        if throws == 0 {
            return self.evaluator.chance(position);
        }
        let after = |&(score, odds): &(u8, f64)| {
            let moves = position.moves_unfinished(self.evaluator.rules(), score);
            let best = if moves.is_empty() {
                let mut next = position.clone();
                next.apply_pass(score, &mut |_| ());
                1.0 - self.before(&next, throws - 1)
            } else {
                moves.iter().map(|mv| self.after(position, score, mv, throws - 1)).fold(0.0, f64::max)
            };
            odds * best
        };
        self.evaluator.throws().iter().map(after).sum()
    }
}
