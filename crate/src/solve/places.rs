//! Where men can stand at all.

use alloc::vec::Vec;

use super::ranks::Ranks;
use crate::Side;
use crate::puluc::{Captives, RuleSet};

/// The road as the solver sees it: scores with odds, and the spaces that can be reached, as bits (bit `s` for space `s`).
#[derive(Clone, Debug)]
pub struct Places {
    pub spaces: u32,
    pub men: u32,
    pub entry: u32,
    /// Scores above 0 that can be thrown.
    pub scores: Vec<u32>,
    /// Their odds; with those of 0 they add up to 1.
    pub odds: Vec<f64>,
    /// The odds of a score of 0.
    pub nothing: f64,
    /// Stacks with captives go back home.
    pub homeward: bool,
    /// Where single men of a can stand; those of b stand on the mirrored spaces.
    pub single: u32,
    pub ranks: Ranks,
}

impl Places {
    pub fn new(rules: &RuleSet) -> Places {
        let odds = rules.odds();
        let ways: u32 = odds.iter().copied().map(u32::from).sum();
        let share = |score: usize| f64::from(odds[score]) / f64::from(ways);
        let scores: Vec<u32> = (1..10).filter(|&score| odds[score as usize] > 0).collect();
        let mut places = Places {
            spaces: u32::from(rules.spaces()),
            men: u32::from(rules.men()),
            entry: u32::from(rules.entry()),
            odds: scores.iter().map(|&score| share(score as usize)).collect(),
            nothing: share(0),
            homeward: rules.captives() == Captives::Homeward,
            single: 0,
            ranks: Ranks::new(u32::from(rules.spaces())),
            scores,
        };
        let entries = places
            .scores
            .iter()
            .filter_map(|&score| places.entry_space(score))
            .fold(0, |set, space| set | 1 << space);
        places.single = places.reach(entries);
        places
    }

    /// The space on which a enters.
    pub fn entry_space(&self, score: u32) -> Option<u32> {
        let steps = score.saturating_sub(self.entry);
        (1..=self.spaces).contains(&steps).then_some(steps)
    }

    /// Where a stack of a on `from` goes with a score; `None` off the road.
    #[inline]
    pub fn target(&self, from: u32, score: u32, up: bool) -> Option<u32> {
        let to = if up { from + score } else { from.saturating_sub(score) };
        (1..=self.spaces).contains(&to).then_some(to)
    }

    /// Where the man of a side that is bound to free his own goes with so many captives; `None` off the road.
    #[inline]
    pub fn goes(&self, side: Side, from: u32, score: u32, captives: u32) -> Option<u32> {
        self.target(from, score, (side == Side::A) != (self.homeward && captives > 0))
    }

    fn reach(&self, from: u32) -> u32 {
        let mut reached = from;
        loop {
            let mut next = reached;
            for space in bits(reached) {
                for &score in &self.scores {
                    if let Some(to) = self.target(space, score, true) {
                        next |= 1 << to;
                    }
                }
            }
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The spaces seen from the other end.
    #[inline]
    pub fn mirror(&self, set: u32) -> u32 {
        // Bit s goes to bit spaces + 1 - s.
        set.reverse_bits() >> (31 - (self.spaces + 1))
    }
}

/// The members of a set, ascending.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros();
        set &= set - 1;
        Some(bit)
    })
}
