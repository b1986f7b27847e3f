//! Every position solved, without move limit and repetition.
//!
//! Seen by the side to move there are 1,820 ways to place its four pieces and then 495 for the enemy's: 900,900 bytes, one for
//! the plies to the end under best play. Wins last an odd number of plies and losses an even one, so the byte says both.
//! It is worked out backwards from the lines: a position is won as soon as one move leads to a lost one, and lost once all its moves
//! lead to won ones. What is never reached is a draw.

use alloc::vec;
use alloc::vec::Vec;

use super::position::{Position, beside, line, squares};
use crate::Side;

const OWN: usize = 1820;
const ENEMY: usize = 495;
/// Not decided: a draw.
const DRAW: u8 = u8::MAX;
/// The side to move has a line already: no position to move in.
const NONE: u8 = u8::MAX - 1;

/// The result for the side to move, and after how many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "result", content = "plies", rename_all = "lowercase")
)]
pub enum Value {
    /// It makes three in line with its last ply.
    Win(u8),
    /// The enemy does; 0 where he has done so.
    Loss(u8),
    /// Nobody can force a line.
    Draw,
}

impl Value {
    /// The value for the other side, one ply before.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
        }
    }

    /// More is better: quick wins first, slow losses before quick ones.
    pub const fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 1000 - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i32 - 1000,
        }
    }
}

/// The solved game.
pub struct Table(Vec<u8>);

/// The number of a set of four among such sets.
#[inline]
fn rank(mut set: u32) -> usize {
    let mut rank = 0;
    for ways in &WAYS {
        rank += ways[(set.trailing_zeros() & 15) as usize];
        set &= set.wrapping_sub(1);
    }
    rank as usize
}

/// `WAYS[k][n]`: in how many ways k + 1 of n squares can be chosen.
static WAYS: [[u16; 16]; 4] = ways();

const fn ways() -> [[u16; 16]; 4] {
    let mut ways = [[0; 16]; 4];
    let mut n = 1;
    while n < 16 {
        ways[0][n] = n as u16;
        let mut k = 1;
        while k < 4 {
            ways[k][n] = ways[k][n - 1] + ways[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    ways
}

#[inline]
fn index(own: u16, enemy: u16) -> usize {
    let mut among = 0;
    let mut set = enemy;
    // The enemy's squares, counted among those that are left.
    while set != 0 {
        let square = set.trailing_zeros();
        let below = (own & ((1 << square) - 1)).count_ones();
        among |= 1 << (square - below);
        set &= set - 1;
    }
    rank(own.into()) * ENEMY + rank(among)
}

/// All sets of four squares.
fn fours() -> Vec<u16> {
    (0..=u16::MAX).filter(|set| set.count_ones() == 4).collect()
}

/// How many moves a side has.
fn mobility(own: u16, enemy: u16) -> u8 {
    let free = !(own | enemy);
    squares(own).map(|from| (beside(1 << from.number()) & free).count_ones() as u8).sum()
}

impl Table {
    /// Solves the game.
    pub fn solve() -> Table {
        let mut values = vec![NONE; OWN * ENEMY];
        // Moves that are not known to lead to a win of the enemy.
        let mut left = vec![0u8; OWN * ENEMY];
        let mut decided: Vec<(u16, u16)> = Vec::new();
        let fours = fours();
        for &own in fours.iter().filter(|&&own| line(own).is_none()) {
            for &enemy in fours.iter().filter(|&&enemy| enemy & own == 0) {
                let at = index(own, enemy);
                if line(enemy).is_some() {
                    values[at] = 0;
                    decided.push((own, enemy));
                } else {
                    values[at] = DRAW;
                    // A side that is shut in has one move, the pass.
                    left[at] = mobility(own, enemy).max(1);
                }
            }
        }
        for plies in 1u8.. {
            if decided.is_empty() {
                break;
            }
            let mut next = Vec::new();
            for &(own, enemy) in &decided {
                let lost = plies % 2 == 1;
                before(own, enemy, |own, enemy| {
                    let at = index(own, enemy);
                    if values[at] != DRAW {
                        return;
                    }
                    left[at] -= u8::from(!lost);
                    if lost || left[at] == 0 {
                        values[at] = plies;
                        next.push((own, enemy));
                    }
                });
            }
            decided = next;
        }
        Table(values)
    }

    /// The value of a position for the side to move.
    pub fn value(&self, position: &Position) -> Value {
        let (own, enemy) = position.sides();
        self.of(own, enemy).unwrap_or(Value::Win(0))
    }

    fn of(&self, own: u16, enemy: u16) -> Option<Value> {
        match self.0[index(own, enemy)] {
            NONE => None,
            DRAW => Some(Value::Draw),
            plies if plies % 2 == 1 => Some(Value::Win(plies)),
            plies => Some(Value::Loss(plies)),
        }
    }

    /// Every position in which the side to move has no line, white to move, with its value.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Value)> {
        fours().into_iter().flat_map(move |own| {
            fours().into_iter().filter_map(move |enemy| {
                let pieces = crate::Sided { a: own, b: enemy };
                let position = Position::new(pieces, Side::A)?;
                Some((position, self.of(own, enemy)?))
            })
        })
    }
}

/// The positions from which the enemy, to move, comes to this one: each by one step of his back, or by a pass where he is shut in.
fn before(own: u16, enemy: u16, mut on: impl FnMut(u16, u16)) {
    let free = !(own | enemy);
    for to in squares(enemy) {
        let bit = 1 << to.number();
        for from in squares(beside(bit) & free) {
            on(enemy ^ bit ^ (1 << from.number()), own);
        }
    }
    if beside(enemy) & free == 0 {
        on(enemy, own);
    }
}
