//! Which mixed stacks can arise where.

use alloc::vec;
use alloc::vec::Vec;

use super::places::Places;
use crate::Side;
use crate::puluc::Stack;

/// For each space, the mixed stacks of either side that can stand there; entry 0 stays empty.
///
/// A stack of a is made where men of a land on men of b: a single man or a mixed stack of a, on a single man or a mixed stack
/// of b. Then it goes its way. What b can make is the mirror image.
pub fn stacks_by_space(places: &Places) -> Vec<Vec<Stack>> {
    let mut found = Found::new(places);
    let far = places.spaces + 1;
    for space in (1..far).filter(|&space| places.single >> space & 1 == 1) {
        found.arrives(space, Stack::man(Side::A));
        found.stands(far - space, Stack::man(Side::B));
    }
    while let Some((space, stack)) = found.new.pop() {
        for &score in &places.scores {
            if let Some(to) = places.target(space, score, !places.homeward) {
                found.add(to, stack);
                found.arrives(to, stack);
            }
        }
        found.stands(far - space, stack.swapped());
    }
    found.all()
}

/// The same with the single men.
pub fn every_stack(places: &Places) -> Vec<Vec<Stack>> {
    let mut stacks = stacks_by_space(places);
    for side in Side::BOTH {
        let single = if side == Side::A { places.single } else { places.mirror(places.single) };
        for (space, stacks) in stacks.iter_mut().enumerate() {
            if single >> space & 1 == 1 {
                stacks.push(Stack::man(side));
            }
        }
    }
    stacks
}

/// Mixed stacks of a by space; those of b are their mirror images.
struct Found<'a> {
    places: &'a Places,
    /// By space and stack: 1 where it stands, 2 where it arrives.
    seen: Vec<Vec<u8>>,
    stacks: Vec<Vec<Stack>>,
    /// Men of a that can land on a space.
    arriving: Vec<Vec<Stack>>,
    /// Men of b that can stand on a space.
    standing: Vec<Vec<Stack>>,
    /// What has come up and is not followed yet.
    new: Vec<(u32, Stack)>,
}

impl<'a> Found<'a> {
    fn new(places: &'a Places) -> Found<'a> {
        let spaces = places.spaces as usize + 1;
        let codes = 1 << (2 * places.men + 1);
        let none = vec![Vec::new(); spaces];
        Found {
            places,
            seen: vec![vec![0; codes]; spaces],
            stacks: none.clone(),
            arriving: none.clone(),
            standing: none,
            new: Vec::new(),
        }
    }

    fn first(&mut self, space: u32, stack: Stack, how: u8) -> bool {
        let seen = &mut self.seen[space as usize][stack.bits() as usize];
        let first = *seen & how == 0;
        *seen |= how;
        first
    }

    /// A mixed stack of a can stand on a space.
    fn add(&mut self, space: u32, stack: Stack) {
        if self.first(space, stack, 1) {
            self.stacks[space as usize].push(stack);
            self.new.push((space, stack));
        }
    }

    /// Men of a can land on a space: they meet all that stand there.
    fn arrives(&mut self, space: u32, above: Stack) {
        if self.first(space, above, 2) {
            self.arriving[space as usize].push(above);
            for i in 0..self.standing[space as usize].len() {
                self.meet(space, self.standing[space as usize][i], above);
            }
        }
    }

    /// Men of b can stand on a space: all that arrive meet them.
    fn stands(&mut self, space: u32, below: Stack) {
        self.standing[space as usize].push(below);
        for i in 0..self.arriving[space as usize].len() {
            self.meet(space, below, self.arriving[space as usize][i]);
        }
    }

    fn meet(&mut self, space: u32, below: Stack, above: Stack) {
        if Side::BOTH.iter().all(|&side| below.men(side) + above.men(side) <= self.places.men) {
            self.add(space, below.under(above));
        }
    }

    fn all(self) -> Vec<Vec<Stack>> {
        let far = self.places.spaces as usize + 1;
        let mut all = self.stacks.clone();
        for (space, stacks) in all.iter_mut().enumerate().skip(1) {
            stacks.extend(self.stacks[far - space].iter().map(|stack| stack.swapped()));
            stacks.sort_unstable();
        }
        all
    }
}
