//! Whole games. By random moves they are quick, and enough to see whether a rule set works.

use super::baseline;
use crate::Side;
use crate::puluc::{MAX_THROWS, Move, Position, RuleSet, Throw};
use crate::random::{Random, Seeded};

/// How a game played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The winner; `None` when it lasted [`MAX_THROWS`].
    pub winner: Option<Side>,
    /// Throws made.
    pub throws: usize,
}

/// Plays a game to its end. `choose` is asked with each score and gives a legal move, or `None` where there is none.
///
/// What it needs of randomness it may take from the source of the throws.
#[inline]
pub fn game<R: Random>(
    rules: &RuleSet,
    mut position: Position,
    random: &mut R,
    mut choose: impl FnMut(&Position, u8, &mut R) -> Option<Move>,
) -> Playout {
    if let Some(outcome) = position.outcome(rules) {
        return Playout { winner: Some(outcome.winner), throws: 0 };
    }
    for throws in 1..=MAX_THROWS {
        let score = Throw::random(rules, random).score;
        let mover = position.turn();
        match choose(&position, score, random) {
            None => position.apply_pass(score, &mut |_| ()),
            Some(mv) => {
                debug_assert!(position.moves(rules, score).contains(mv));
                if position.apply(rules, score, mv, &mut |_| ()) {
                    return Playout { winner: Some(mover), throws };
                }
            }
        }
    }
    Playout { winner: None, throws: MAX_THROWS }
}

/// Plays random legal moves to the end.
pub fn random_game(rules: &RuleSet, position: Position, random: &mut impl Random) -> Playout {
    game(rules, position, random, |position, score, random| baseline::random(rules, position, score, random))
}

/// Plays a number of seeded random games from the start, and returns the throws that they took.
pub fn playouts(rules: &RuleSet, games: u32, seed: u64) -> u64 {
    let throws = |game: u32| {
        let first = if game.is_multiple_of(2) { Side::A } else { Side::B };
        let mut random = Seeded::stream(seed, u64::from(game));
        random_game(rules, Position::start(rules, first), &mut random).throws as u64
    };
    (0..games).map(throws).sum()
}
