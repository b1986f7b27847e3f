//! Which of several moves to play, given the chance that each leaves.

use core::cmp::Reverse;

use crate::puluc::{Move, Moves, Position, RuleSet};

/// Chances that differ by no more than this are equal.
const EQUAL: f64 = 1e-6;

/// The move of the best chance; of equals the one that leaves the road, then that of the stack with most captives,
/// then of the one nearest its exit. So a decided game is played to its end.
pub fn best(
    rules: &RuleSet,
    position: &Position,
    score: u8,
    moves: Moves,
    mut chance: impl FnMut(Move) -> f64,
) -> Option<Move> {
    // A set has at most one bit a space and one for entering.
    let mut chances = [0.0; 32];
    let mut best = f64::NEG_INFINITY;
    for (slot, mv) in chances.iter_mut().zip(moves.iter()) {
        *slot = chance(mv);
        best = best.max(*slot);
    }
    let equals = moves.iter().zip(chances).filter(|(_, chance)| *chance >= best - EQUAL);
    equals.map(|(mv, _)| mv).max_by_key(|&mv| {
        let (captives, to_exit) = match mv {
            // Farther than any stack on the road.
            Move::Enter => (0, rules.spaces() + 1),
            Move::From(space) => {
                let men = position.parts(rules, space).1;
                (men.men(!position.turn()), position.to_exit(rules, space))
            }
        };
        (score >= to_exit, captives, Reverse(to_exit))
    })
}
