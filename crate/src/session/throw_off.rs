//! Who begins: both throw, the higher score begins.

use alloc::vec::Vec;

use crate::puluc::{RuleSet, Throw};
use crate::random::Random;
use crate::{Side, Sided};

/// Ties after which the lot decides.
const TIES: usize = 3;

/// The throws before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowOff {
    /// Each round, ties first.
    pub throws: Vec<Sided<Throw>>,
    /// Who begins.
    pub first: Side,
}

impl ThrowOff {
    /// Throws until the scores differ; after three ties the lot decides.
    pub fn random(rules: &RuleSet, random: &mut impl Random) -> ThrowOff {
        let mut throws = Vec::new();
        while throws.len() < TIES {
            let round = Sided { a: Throw::random(rules, random), b: Throw::random(rules, random) };
            throws.push(round);
            if let Some(first) = higher(&round) {
                return ThrowOff { throws, first };
            }
        }
        ThrowOff { throws, first: Side::BOTH[random.below(2) as usize] }
    }

    /// Was it decided by lot?
    pub fn by_lot(&self) -> bool {
        self.throws.last().is_none_or(|round| higher(round).is_none())
    }

    /// Could these throws have led to this decision?
    pub(super) fn is_possible(&self) -> bool {
        let Some((last, ties)) = self.throws.split_last() else { return false };
        ties.iter().all(|round| higher(round).is_none())
            && match higher(last) {
                Some(first) => first == self.first && ties.len() < TIES,
                None => self.throws.len() == TIES,
            }
    }
}

fn higher(round: &Sided<Throw>) -> Option<Side> {
    match round.a.score.cmp(&round.b.score) {
        core::cmp::Ordering::Greater => Some(Side::A),
        core::cmp::Ordering::Less => Some(Side::B),
        core::cmp::Ordering::Equal => None,
    }
}
