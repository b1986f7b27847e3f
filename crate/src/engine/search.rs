//! Looking ahead over the odds of the throws.

use super::prefer;
use super::quick::Quick;
use crate::puluc::{Move, Position, RuleSet};

/// Looks a number of throws ahead: at each the mover picks the best move, and the odds weigh the scores.
///
/// The ranges of the rule sets bound the work: a throw has at most 5 scores with 10 moves each, so a decision takes at most
/// 10 guesses looking no throw ahead, and 500 looking one throw ahead.
#[derive(Clone, Debug)]
pub struct Search {
    rules: RuleSet,
    quick: Quick,
}

impl Search {
    /// A search by these rules.
    pub fn new(rules: &RuleSet) -> Search {
        Search { rules: *rules, quick: Quick::new(rules) }
    }

    /// The best move when looking `throws` ahead; `None` where there is no legal move.
    pub fn choose(&self, position: &Position, score: u8, throws: u32) -> Option<Move> {
        let moves = position.moves(&self.rules, score);
        prefer::best(&self.rules, position, score, moves, |mv| self.after(position, score, mv, throws))
    }

    /// The mover's estimated chance after a legal move, looking `throws` ahead.
    pub fn after(&self, position: &Position, score: u8, mv: Move, throws: u32) -> f64 {
        let mut next = position.clone();
        if next.apply(&self.rules, score, mv, &mut |_| ()) {
            return 1.0;
        }
        1.0 - self.before(&next, throws)
    }

    /// The estimated chance of the side to move before it throws, in a game that goes on.
    fn before(&self, position: &Position, throws: u32) -> f64 {
        if throws == 0 {
            return self.quick.chance(position);
        }
        let after = |(score, odds)| {
            let moves = position.moves_unfinished(&self.rules, score);
            let best = if moves.is_empty() {
                let mut next = position.clone();
                next.apply_pass(score, &mut |_| ());
                1.0 - self.before(&next, throws - 1)
            } else {
                moves.iter().map(|mv| self.after(position, score, mv, throws - 1)).fold(0.0, f64::max)
            };
            odds * best
        };
        self.quick.throws().map(after).sum()
    }
}
