//! How many positions a rule set has, without listing any.

use alloc::vec;
use alloc::vec::Vec;

use super::places::Places;
use crate::Side;
use crate::puluc::Stack;

/// How many ways there are to stand with so many men of a and b: entry `a * (men + 1) + b`.
pub type ByMen = Vec<u64>;

/// Positions, seen by the side to move, if every stack could stand on every space, with so many stacks of men of a and b. Told
/// at once for sets of any size; not all of them can arise.
pub fn count_at_most(places: &Places, stacks: fn(usize, usize) -> f64) -> f64 {
    let men = places.men as usize;
    // Sets of stacks by men of a and b, one more space at a time.
    let mut road = vec![vec![0.0; men + 1]; men + 1];
    road[0][0] = 1.0;
    for _ in 0..places.spaces {
        let mut longer = vec![vec![0.0; men + 1]; men + 1];
        for a in 0..=men {
            for b in 0..=men {
                for (more_a, row) in longer[a..].iter_mut().enumerate() {
                    for (more_b, sum) in row[b..].iter_mut().enumerate() {
                        *sum += road[a][b] * stacks(more_a, more_b);
                    }
                }
            }
        }
        road = longer;
    }
    let mut count = 0.0;
    for (a, row) in road.iter().enumerate() {
        for (b, ways) in row.iter().enumerate() {
            // The others are at home or dead, but never all dead.
            count +=
                ways * ((men - a + 1 - usize::from(a == 0)) * (men - b + 1 - usize::from(b == 0))) as f64;
        }
    }
    count
}

/// Stacks of so many men of a and b on one space: none, one man, or mixed with two different men on top.
pub fn mixed_or_single(a: usize, b: usize) -> f64 {
    match (a, b) {
        (0, 0) | (1, 0) | (0, 1) => 1.0,
        (0, _) | (_, 0) => 0.0,
        // The lower ones in any order, and two orders of the upper two.
        _ => 2.0 * any(a - 1, b - 1),
    }
}

/// Stacks of so many men of a and b in any order.
pub fn any(a: usize, b: usize) -> f64 {
    (1..=a).fold(1.0, |ways, i| ways * (b + i) as f64 / i as f64)
}

impl Places {
    /// How many values these stacks make: the positions seen by the side to move.
    pub fn values(&self, stacks: &[Vec<Stack>]) -> u64 {
        let men = u64::from(self.men);
        // So many numbers of dead go with so many men on the road; with all men dead the game is over.
        let dead = |on_road: u64| men.min(men + 1 - on_road);
        let side = men + 1;
        let sum = |sum: u64, (at, &ways): (usize, &u64)| {
            let [a, b] = [at as u64 / side, at as u64 % side];
            sum.saturating_add(ways.saturating_mul(dead(a) * dead(b)))
        };
        self.ways(stacks).iter().enumerate().fold(0, sum)
    }

    /// The ways to stand on spaces with these stacks.
    pub fn ways(&self, stacks: &[Vec<Stack>]) -> ByMen {
        stacks.iter().fold(self.nobody(), |ways, stacks| self.with_space(&ways, stacks))
    }

    fn nobody(&self) -> ByMen {
        let mut ways = vec![0; ((self.men + 1) * (self.men + 1)) as usize];
        ways[0] = 1;
        ways
    }

    /// The ways with one more space, which is empty or holds one of these stacks.
    fn with_space(&self, ways: &ByMen, stacks: &[Stack]) -> ByMen {
        let side = self.men as usize + 1;
        let mut here = self.nobody();
        for stack in stacks {
            here[stack.men(Side::A) as usize * side + stack.men(Side::B) as usize] += 1;
        }
        let mut sum = vec![0u64; ways.len()];
        for (one, &first) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            for (other, &second) in here.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                let [a, b] = [one / side + other / side, one % side + other % side];
                if a < side && b < side {
                    let both = &mut sum[a * side + b];
                    *both = both.saturating_add(first.saturating_mul(second));
                }
            }
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::super::class::Classes;
    use super::super::stacks::every_stack;
    use super::*;

    #[test]
    fn counts_what_is_numbered() {
        let sets = [
            "bell",
            "pencils",
            "homeward",
            "bell;spaces=6;men=3",
            "pencils;spaces=8;men=4",
            "strasbourg;men=2",
        ];
        for text in sets {
            let places = Places::new(&text.parse().unwrap());
            let counted = places.values(&every_stack(&places));
            assert!(counted as f64 <= count_at_most(&places, mixed_or_single), "{text}");
            let numbered = Classes::new(places, 60_000_000).unwrap().len() as u64;
            assert_eq!(counted, numbered, "{text}");
        }
    }
}
