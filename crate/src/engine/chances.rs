//! Whoever knows, or guesses, chances.

use alloc::vec::Vec;

use super::prefer;
use crate::puluc::{Move, Position, RuleSet};

/// Chances of positions by one rule set.
pub trait Chances {
    /// The rule set.
    fn rules(&self) -> &RuleSet;

    /// The chance of the side to move before its throw, 0 to 1, in a game that goes on; `None` where it is not known.
    fn unfinished(&self, position: &Position) -> Option<f64>;

    /// Are these the chances with best play, or estimates?
    fn exact(&self) -> bool;

    /// The chance of the side to move before its throw; 1 or 0 where the game is over.
    fn before(&self, position: &Position) -> Option<f64> {
        match position.outcome(self.rules()) {
            Some(outcome) => Some(if outcome.winner == position.turn() { 1.0 } else { 0.0 }),
            None => self.unfinished(position),
        }
    }

    /// The mover's chance after a legal move with a score, or with `None` after the pass; `None` where it is not known or
    /// cannot be played.
    fn after(&self, position: &Position, score: u8, mv: Option<Move>) -> Option<f64> {
        let rules = self.rules();
        let next = match mv {
            Some(mv) => position.play(rules, score, mv, &mut |_| ()).ok()?,
            None => position.pass(rules, score, &mut |_| ()).ok()?,
        };
        self.before(&next).map(|chance| 1.0 - chance)
    }

    /// Every legal move with the mover's chance after it, the best first, equals in the order of their texts; empty where
    /// there is none.
    fn moves(&self, position: &Position, score: u8) -> Option<Vec<(Move, f64)>> {
        let moves = position.moves(self.rules(), score).sorted().into_iter();
        let chances = moves.map(|mv| Some((mv, self.after(position, score, Some(mv))?)));
        let mut chances = chances.collect::<Option<Vec<_>>>()?;
        chances.sort_by(|one, other| other.1.total_cmp(&one.1));
        Some(chances)
    }

    /// The best move, `None` where there is none; equal chances are told apart as in [`prefer::best`].
    fn best(&self, position: &Position, score: u8) -> Option<Move> {
        let moves = position.moves(self.rules(), score);
        // Where nothing is known every move is as good.
        let chance = |mv| self.after(position, score, Some(mv)).unwrap_or(0.0);
        prefer::best(self.rules(), position, score, moves, chance)
    }

    /// What a legal move costs: the best move's chance less its own; `None` where the chances are not known.
    fn loss(&self, position: &Position, score: u8, mv: Move) -> Option<f64> {
        let (_, best) = *self.moves(position, score)?.first()?;
        Some(best - self.after(position, score, Some(mv))?)
    }
}
