//! How many positions a rule set has, without listing any.

use alloc::vec;
use alloc::vec::Vec;

use super::places::Places;
use crate::Side;
use crate::puluc::Stack;

/// How many ways there are to stand with so many men of a and b: entry `a * (men + 1) + b`. Exact up to 2^53.
pub type ByMen = Vec<f64>;

/// Positions, seen by the side to move, if every stack could stand on every space, with so many stacks of men of a and b. Told
/// at once for sets of any size; not all of them can arise.
pub fn count_at_most(places: &Places, stacks: fn(usize, usize) -> f64) -> f64 {
    let side = places.men as usize + 1;
    let here: ByMen = (0..side * side).map(|at| stacks(at / side, at % side)).collect();
    let ways = (0..places.spaces).fold(places.nobody(), |ways, _| places.with_space(&ways, &here));
    places.positions(&ways)
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
    pub fn values(&self, stacks: &[Vec<Stack>]) -> f64 {
        self.positions(&self.ways(stacks))
    }

    /// The ways to stand on spaces that are empty or hold one of these stacks.
    pub fn ways(&self, stacks: &[Vec<Stack>]) -> ByMen {
        let side = self.men as usize + 1;
        stacks.iter().fold(self.nobody(), |ways, stacks| {
            let mut here = self.nobody();
            for stack in stacks {
                here[stack.men(Side::A) as usize * side + stack.men(Side::B) as usize] += 1.0;
            }
            self.with_space(&ways, &here)
        })
    }

    /// How many positions these ways make: the men that are not on the road are at home or dead, but never all dead.
    pub fn positions(&self, ways: &ByMen) -> f64 {
        let men = self.men as usize;
        let dead = |on_road: usize| men.min(men + 1 - on_road) as f64;
        let of = |(at, ways): (usize, &f64)| ways * dead(at / (men + 1)) * dead(at % (men + 1));
        ways.iter().enumerate().map(of).sum()
    }

    fn nobody(&self) -> ByMen {
        let mut ways = vec![0.0; ((self.men + 1) * (self.men + 1)) as usize];
        ways[0] = 1.0;
        ways
    }

    /// The ways with one more space.
    fn with_space(&self, ways: &ByMen, here: &ByMen) -> ByMen {
        let side = self.men as usize + 1;
        let mut sum = vec![0.0; ways.len()];
        for (one, first) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0.0) {
            for (other, second) in here.iter().enumerate().filter(|(_, ways)| **ways > 0.0) {
                let [a, b] = [one / side + other / side, one % side + other % side];
                if a < side && b < side {
                    sum[a * side + b] += first * second;
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
            assert!(counted <= count_at_most(&places, mixed_or_single), "{text}");
            let numbered = Classes::new(places).len();
            assert_eq!(counted as usize, numbered, "{text}");
        }
    }
}
