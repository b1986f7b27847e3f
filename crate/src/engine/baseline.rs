//! Two players that do not look ahead: something to measure the others by, and to make weak ones of.

use crate::puluc::{Event, Move, Position, RuleSet};
use crate::random::Random;

/// Any legal move, each equally likely; `None` where there is none.
#[inline]
pub fn random(rules: &RuleSet, position: &Position, score: u8, random: &mut impl Random) -> Option<Move> {
    let moves = position.moves(rules, score);
    (!moves.is_empty()).then(|| moves.nth(random.below(moves.len())))
}

/// Takes the most it can: kills most men, or else captures the highest stack, or else plays at random.
pub fn grab(rules: &RuleSet, position: &Position, score: u8, random: &mut impl Random) -> Option<Move> {
    let mut chosen = None;
    let mut most = (0, 0);
    let mut equals = 0;
    for mv in position.moves(rules, score).iter() {
        let taken = taken(rules, position, score, mv);
        if chosen.is_none() || taken > most {
            (most, equals) = (taken, 0);
        }
        if taken == most {
            // Each of `equals` moves so far is kept with the same chance.
            equals += 1;
            if random.below(equals) == 0 {
                chosen = Some(mv);
            }
        }
    }
    chosen
}

/// The men that a legal move kills, and those in the stack that it captures.
fn taken(rules: &RuleSet, position: &Position, score: u8, mv: Move) -> (u32, u32) {
    let (mut killed, mut captured) = (0, 0);
    position.clone().apply(rules, score, mv, &mut |event| match event {
        Event::Dead { count, .. } => killed = u32::from(count),
        Event::Captured { men, .. } => captured = men.height(),
        _ => (),
    });
    (killed, captured)
}
