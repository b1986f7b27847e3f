//! The moves of single men whatever the other side does.

use alloc::vec::Vec;

use super::places::Places;
use crate::puluc::RuleSet;

/// Moves with one score at most: one for each man on the road and one that enters.
pub const MOST_MOVES: usize = *RuleSet::MEN.end() as usize + 1;

/// The move of a single man of a.
#[derive(Clone, Copy, Debug)]
pub struct SingleMove {
    /// Where a's other men are.
    pub rest: u32,
    /// Bit of the space where he lands; 0 off the road.
    pub to: u32,
}

/// The moves of a's single men in a class, for each way that they stand: not onto their own, wherever b's men are.
#[derive(Clone, Debug, Default)]
pub struct SingleMoves {
    scores: usize,
    moves: Vec<SingleMove>,
    /// Where the moves of a way to stand with a score end, by rank and then score.
    ends: Vec<u32>,
}

impl SingleMoves {
    /// Those of up to `men` men on `slots`, beside a's mixed stacks on `own`.
    pub fn fill(&mut self, places: &Places, slots: u32, men: u32, own: u32) {
        let Self { scores, moves, ends } = self;
        *scores = places.scores.len();
        moves.clear();
        ends.clear();
        let road = (1u32 << (places.spaces + 1)) - 1;
        places.ranks.each_of_a(slots, men, |a| {
            let at_home = a.count_ones() < men;
            for &score in &places.scores {
                let mut land = |rest: u32, to: u32| {
                    if (a | own) & to == 0 {
                        moves.push(SingleMove { rest, to: to & road });
                    }
                };
                if at_home && let Some(to) = places.entry_space(score) {
                    land(a, 1 << to);
                }
                let mut left = a;
                while left != 0 {
                    let man = left & left.wrapping_neg();
                    left ^= man;
                    land(a & !man, man << score);
                }
                ends.push(moves.len() as u32);
            }
        });
    }

    /// The moves of a's men who stand in the way of this rank, score by score.
    #[inline]
    pub fn of(&self, rank: u32) -> impl Iterator<Item = &[SingleMove]> {
        let from = rank as usize * self.scores;
        let mut start = from.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        self.ends[from..from + self.scores].iter().map(move |&end| {
            let moves = &self.moves[start..end as usize];
            start = end as usize;
            moves
        })
    }
}
