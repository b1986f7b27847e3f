//! The solved rule set.

use alloc::vec::Vec;

use super::class::{Classes, hash_dead, hash_mixed};
use super::places::bits;
use super::positions::Positions;
use crate::Side;
use crate::engine::chances::Chances;
use crate::puluc::{Position, RuleSet};

/// The chances of every position of a rule set that can arise.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) rules: RuleSet,
    pub(super) positions: Positions,
    pub(super) values: Vec<f32>,
    /// The estimated bound of the error.
    pub(super) bound: f32,
}

impl Table {
    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Number of values.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Is there no value at all? Never so, since every game can start.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The estimated bound of the error of any value.
    pub const fn bound(&self) -> f32 {
        self.bound
    }

    /// Bytes that the table takes in memory.
    pub fn bytes(&self) -> usize {
        self.positions.bytes() + size_of_val(&self.values[..])
    }
}

impl Chances for Table {
    fn rules(&self) -> &RuleSet {
        &self.rules
    }

    fn unfinished(&self, position: &Position) -> Option<f64> {
        self.positions.index(position).map(|index| f64::from(self.values[index]))
    }

    fn exact(&self) -> bool {
        true
    }
}

impl Classes {
    /// The number of a position's value; `None` if it cannot arise. Finished positions have none.
    pub fn index(&self, position: &Position) -> Option<usize> {
        let turn = position.turn();
        let far = self.places.spaces + 1;
        let dead = [turn, !turn].map(|side| u32::from(position.dead(side)));
        let mut hash = hash_dead(dead);
        let mut singles = [0u32; 2];
        for space in bits(position.tops(Side::A) | position.tops(Side::B)) {
            let stack = position.stack(space as u8);
            let (space, stack) = match turn {
                Side::A => (space, stack),
                Side::B => (far - space, stack.swapped()),
            };
            if stack.is_mixed() {
                hash = hash.wrapping_add(hash_mixed(space, stack));
            } else if stack.height() == 1 {
                singles[usize::from(stack.owner() == Some(Side::B))] |= 1 << space;
            } else {
                return None;
            }
        }
        let class = self.find(hash)?;
        let shape = self.shape(class);
        let [a, b] = singles;
        let index = |_| self.start(class) + shape.index(&self.places, a, b);
        shape.holds(a, b).then_some(()).map(index).map(|index| index as usize)
    }
}
