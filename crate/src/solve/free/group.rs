//! A few neighbouring spaces: every way to stand on them, and what moves make of it.

use alloc::vec::Vec;

use super::stacks::part_of;
use crate::Side;
use crate::puluc::Stack;

/// No such way to stand.
pub const NONE: u32 = u32::MAX;
/// Bits for the number of a way to stand; those above are for captives.
const BITS: u32 = 27;

/// Every way to stand on some neighbouring spaces, numbered by the men that it takes.
#[derive(Clone, Debug)]
pub struct Group {
    /// The first space, and how many there are.
    pub from: u32,
    pub spaces: u32,
    /// Captives that a man can have, and one more.
    parts: u32,
    /// Men of a and b in each class of ways.
    pub men: Vec<[u32; 2]>,
    /// The first way of each class; one more entry for the end.
    pub first: Vec<u32>,
    /// The class of each way, and its place in it.
    place: Vec<(u32, u32)>,
    /// The place of each stack among those of its space, by its bits.
    digits: Vec<Vec<u32>>,
    /// Factors of the places in a key.
    factors: Vec<u64>,
    /// Keys of the ways, ascending, with their numbers.
    keys: Vec<(u64, u32)>,
    take: Vec<u32>,
    put: Vec<u32>,
}

/// A way to stand while it is looked for.
struct Way {
    men: [u32; 2],
    /// How far all men have come.
    progress: u32,
    key: u64,
    stacks: Vec<Stack>,
}

impl Group {
    /// Of the spaces from `from` on, with the stacks that can stand on them and men of either side.
    pub fn new(from: u32, stacks: &[Vec<Stack>], men: u32) -> Group {
        let mut group = Group {
            from,
            spaces: stacks.len() as u32,
            parts: men + 1,
            men: Vec::new(),
            first: Vec::new(),
            place: Vec::new(),
            digits: Vec::new(),
            factors: Vec::new(),
            keys: Vec::new(),
            take: Vec::new(),
            put: Vec::new(),
        };
        let mut factor = 1;
        for stacks in stacks {
            let most = stacks.iter().map(|stack| stack.bits()).max().unwrap_or(0);
            let mut digits = alloc::vec![0; most as usize + 1];
            for (at, stack) in stacks.iter().enumerate() {
                digits[stack.bits() as usize] = at as u32 + 1;
            }
            group.digits.push(digits);
            group.factors.push(factor);
            factor *= stacks.len() as u64 + 1;
        }
        let mut ways = Vec::new();
        group.stand(stacks, men, &mut Vec::new(), &mut ways);
        ways.sort_unstable_by_key(|way| (way.men, core::cmp::Reverse(way.progress), way.key));
        for (number, way) in ways.iter().enumerate() {
            if group.men.last() != Some(&way.men) {
                group.men.push(way.men);
                group.first.push(number as u32);
            }
            let class = group.men.len() - 1;
            group.place.push((class as u32, number as u32 - group.first[class]));
            group.keys.push((way.key, number as u32));
        }
        group.first.push(ways.len() as u32);
        group.keys.sort_unstable();
        for way in &ways {
            group.moves(way);
        }
        group
    }

    /// Every way to stand that begins with `chosen`.
    fn stand(&self, stacks: &[Vec<Stack>], men: u32, chosen: &mut Vec<Stack>, ways: &mut Vec<Way>) {
        let Some(here) = stacks.get(chosen.len()) else {
            let mut way = Way {
                men: Side::BOTH.map(|side| chosen.iter().map(|stack| stack.men(side)).sum()),
                progress: 0,
                key: self.key(chosen),
                stacks: chosen.clone(),
            };
            for (space, stack) in (1..).zip(&way.stacks) {
                way.progress += space * stack.men(Side::A) + (self.spaces + 1 - space) * stack.men(Side::B);
            }
            ways.push(way);
            return;
        };
        for &stack in here.iter().chain([&Stack::EMPTY]) {
            let fits =
                |side| chosen.iter().map(|stack| stack.men(side)).sum::<u32>() + stack.men(side) <= men;
            if fits(Side::A) && fits(Side::B) {
                chosen.push(stack);
                self.stand(stacks, men, chosen, ways);
                chosen.pop();
            }
        }
    }

    /// Notes what can be taken from a way to stand and put to it.
    fn moves(&mut self, way: &Way) {
        for side in Side::BOTH {
            for (at, &stack) in way.stacks.iter().enumerate() {
                let taken = if stack.owner() == Some(side) {
                    let (stays, part) = stack.freeing();
                    self.with(way, at, stays) | part.men(!side) << BITS
                } else {
                    NONE
                };
                self.take.push(taken);
                for captives in 0..self.parts {
                    let free = stack.owner() != Some(side);
                    let put =
                        if free { self.with(way, at, stack.under(part_of(side, captives))) } else { NONE };
                    self.put.push(put);
                }
            }
        }
    }

    /// The way with another stack on one space.
    fn with(&self, way: &Way, at: usize, stack: Stack) -> u32 {
        let Some(digit) = self.digit(at, stack) else { return NONE };
        let key = way.key - self.factors[at] * self.digit(at, way.stacks[at]).unwrap_or(0)
            + self.factors[at] * digit;
        self.number_of(key).unwrap_or(NONE)
    }

    fn digit(&self, at: usize, stack: Stack) -> Option<u64> {
        if stack.is_empty() {
            return Some(0);
        }
        let digit = *self.digits[at].get(stack.bits() as usize)?;
        (digit > 0).then_some(u64::from(digit))
    }

    fn key(&self, stacks: &[Stack]) -> u64 {
        let digits = stacks.iter().enumerate().map(|(at, &stack)| self.digit(at, stack).unwrap_or(0));
        digits.zip(&self.factors).map(|(digit, factor)| digit * factor).sum()
    }

    fn number_of(&self, key: u64) -> Option<u32> {
        let at = self.keys.binary_search_by_key(&key, |&(key, _)| key).ok()?;
        Some(self.keys[at].1)
    }

    /// The number of a way to stand, if it can arise.
    pub fn number(&self, stacks: impl Iterator<Item = Stack>) -> Option<u32> {
        let mut key = 0;
        for (at, stack) in stacks.enumerate() {
            key += self.digit(at, stack)? * self.factors[at];
        }
        self.number_of(key)
    }

    /// Each way as it is seen from the other end, for spaces in the middle of the road.
    pub fn mirrored(&self, stacks: &[Vec<Stack>]) -> Vec<u32> {
        let mut mirrored = alloc::vec![NONE; self.keys.len()];
        for &(key, number) in &self.keys {
            let stack = |at: usize| {
                let digit = key / self.factors[at] % (stacks[at].len() as u64 + 1);
                if digit == 0 { Stack::EMPTY } else { stacks[at][digit as usize - 1].swapped() }
            };
            let seen = self.number((0..stacks.len()).rev().map(stack));
            mirrored[number as usize] = seen.expect("a mirror image can arise too");
        }
        mirrored
    }

    /// What stays when the man of a side moves off the `at`th space, and his captives; `None` where he does not top it.
    #[inline]
    pub fn take(&self, way: u32, side: Side, at: u32) -> Option<(u32, u32)> {
        let taken = self.take[((way * 2 + side as u32) * self.spaces + at) as usize];
        (taken != NONE).then_some((taken & ((1 << BITS) - 1), taken >> BITS))
    }

    /// What there is after a man of a side with so many captives has landed on the `at`th space; `None` where he may not.
    #[inline]
    pub fn put(&self, way: u32, side: Side, at: u32, captives: u32) -> Option<u32> {
        let place = ((way * 2 + side as u32) * self.spaces + at) * self.parts + captives;
        let put = self.put[place as usize];
        (put != NONE).then_some(put)
    }

    /// The ways of a class.
    #[inline]
    pub fn ways(&self, class: usize) -> core::ops::Range<u32> {
        self.first[class]..self.first[class + 1]
    }

    /// The class of a way, and its place in it.
    #[inline]
    pub fn place(&self, way: u32) -> (usize, u32) {
        let (class, place) = self.place[way as usize];
        (class as usize, place)
    }

    /// How many ways there are in a class.
    #[inline]
    pub fn count(&self, class: usize) -> u32 {
        self.first[class + 1] - self.first[class]
    }

    /// Number of classes.
    pub fn classes(&self) -> usize {
        self.men.len()
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> usize {
        let digits: usize = self.digits.iter().map(Vec::len).sum();
        4 * (self.take.len() + self.put.len() + digits) + 24 * self.place.len()
    }
}
