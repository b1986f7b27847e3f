//! Whole games by random moves: quick, and enough to see whether a rule set works.

use crate::Side;
use crate::puluc::{MAX_THROWS, Position, RuleSet, Throw};
use crate::random::Random;

/// How a game played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The winner; `None` when it lasted [`MAX_THROWS`].
    pub winner: Option<Side>,
    /// Throws made.
    pub throws: usize,
}

/// Plays random legal moves to the end.
pub fn random_game(rules: &RuleSet, mut position: Position, random: &mut impl Random) -> Playout {
    if let Some(outcome) = position.outcome(rules) {
        return Playout { winner: Some(outcome.winner), throws: 0 };
    }
    for throws in 1..=MAX_THROWS {
        let score = Throw::random(rules, random).score;
        let moves = position.moves_unfinished(rules, score);
        if moves.is_empty() {
            position.apply_pass(score, &mut |_| ());
        } else {
            let mover = position.turn();
            let mv = moves.nth(random.below(moves.len()));
            if position.apply(rules, score, mv, &mut |_| ()) {
                return Playout { winner: Some(mover), throws };
            }
        }
    }
    Playout { winner: None, throws: MAX_THROWS }
}
