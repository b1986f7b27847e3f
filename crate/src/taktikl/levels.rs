//! The computer players. They know the whole game; the weak ones see less far, and overlook.

use alloc::vec::Vec;

use super::position::{Move, Position};
use super::table::{Table, Value};
use crate::engine::levels::Level;
use crate::random::Random;

/// Every legal move with its value for who makes it, sorted as text. A side that must pass has none.
pub fn moves(table: &Table, position: &Position) -> Vec<(Move, Value)> {
    let value = |mv| Some((mv, table.value(&position.play(mv)?).before()));
    position.moves().into_iter().filter_map(value).collect()
}

/// In how many ways the side to move can err, and in how many it cannot.
fn ways_to_err(table: &Table, position: &Position) -> (usize, usize) {
    let value = table.value(position);
    let moves = moves(table, position);
    let worse = moves.iter().filter(|(_, other)| kind(*other) != kind(value)).count();
    (worse, moves.len() - worse)
}

/// Win, draw or loss.
const fn kind(value: Value) -> i32 {
    value.rank().signum()
}

/// The perfect move: the quickest win, the slowest loss, and within a draw the one that leaves the enemy most ways to err; the
/// first as text among equals.
pub fn perfect(table: &Table, position: &Position) -> Option<Move> {
    let rank = |&(mv, value): &(Move, Value)| {
        let (worse, safe) = match (value, position.play(mv)) {
            (Value::Draw, Some(next)) => ways_to_err(table, &next),
            _ => (0, 0),
        };
        (value.rank(), worse, core::cmp::Reverse(safe))
    };
    // Of equals `max_by_key` takes the last one.
    moves(table, position).iter().rev().max_by_key(|one| rank(one)).map(|&(mv, _)| mv)
}

/// How a level errs.
struct Weakness {
    /// Ends that are further off it does not see.
    plies: u8,
    /// How often it overlooks a move's end that it could see.
    overlooks: f64,
}

const fn weakness(level: Level) -> Option<Weakness> {
    match level {
        Level::Beginner => Some(Weakness { plies: 2, overlooks: 0.5 }),
        Level::Easy => Some(Weakness { plies: 2, overlooks: 0.2 }),
        Level::Medium => Some(Weakness { plies: 4, overlooks: 0.1 }),
        Level::Hard => Some(Weakness { plies: 8, overlooks: 0.04 }),
        Level::Perfect => None,
    }
}

/// The move that a level plays; `None` for a side that must pass, and once the game is won.
pub fn choose(level: Level, table: &Table, position: &Position, random: &mut impl Random) -> Option<Move> {
    let Some(weakness) = weakness(level) else { return perfect(table, position) };
    let seen: Vec<(Move, i32)> = moves(table, position)
        .into_iter()
        .map(|(mv, value)| {
            let overlooked = random.unit() < weakness.overlooks;
            let rank = match value {
                Value::Win(plies) | Value::Loss(plies) if plies <= weakness.plies && !overlooked => {
                    value.rank()
                }
                _ => 0,
            };
            (mv, rank)
        })
        .collect();
    let best = seen.iter().map(|&(_, rank)| rank).max()?;
    let equals: Vec<Move> = seen.into_iter().filter(|&(_, rank)| rank == best).map(|(mv, _)| mv).collect();
    equals.get(random.below(equals.len() as u32) as usize).copied()
}
