//! Which stacks can arise where.

use alloc::vec;
use alloc::vec::Vec;

use super::super::places::Places;
use crate::Side;
use crate::puluc::Stack;

/// For each space, the stacks that can stand there; entry 0 stays empty.
///
/// What a move takes and leaves, and where it lands, goes on until nothing new comes, so every move from such stacks leads
/// to such stacks again. `None` if they make more than `most` values.
pub fn stacks_by_space(places: &Places, most: usize) -> Option<Vec<Vec<Stack>>> {
    let mut found = Found::new(places);
    let mut check_at = 1000;
    for space in places.scores.iter().filter_map(|&score| places.entry_space(score)) {
        found.arrive(Side::A, space, 0);
        found.arrive(Side::B, places.spaces + 1 - space, 0);
    }
    while let Some((space, stack)) = found.waiting.pop() {
        found.follow(space, stack);
        if found.count > check_at {
            check_at = 2 * found.count;
            if places.values(&found.stacks) > most as f64 {
                return None;
            }
        }
    }
    (places.values(&found.stacks) <= most as f64).then_some(found.stacks)
}

struct Found<'a> {
    places: &'a Places,
    seen: Vec<Vec<bool>>,
    stacks: Vec<Vec<Stack>>,
    /// Parts that can land on a space, and those that can set off from it, as bits: their captives, by side.
    arriving: Vec<[u32; 2]>,
    leaving: Vec<[u32; 2]>,
    waiting: Vec<(u32, Stack)>,
    count: usize,
}

impl<'a> Found<'a> {
    fn new(places: &'a Places) -> Found<'a> {
        let spaces = places.spaces as usize + 1;
        let codes = 1 << (2 * places.men + 1);
        Found {
            places,
            seen: vec![vec![false; codes]; spaces],
            stacks: vec![Vec::new(); spaces],
            arriving: vec![[0; 2]; spaces],
            leaving: vec![[0; 2]; spaces],
            waiting: Vec::new(),
            count: 0,
        }
    }

    fn add(&mut self, space: u32, stack: Stack) {
        let fits = Side::BOTH.iter().all(|&side| stack.men(side) <= self.places.men);
        if !fits || stack.is_empty() {
            return;
        }
        let seen = &mut self.seen[space as usize][stack.bits() as usize];
        if !*seen {
            *seen = true;
            self.stacks[space as usize].push(stack);
            self.waiting.push((space, stack));
            self.count += 1;
        }
    }

    /// What comes of a new stack.
    fn follow(&mut self, space: u32, stack: Stack) {
        let Some(side) = stack.owner() else { return };
        let (stays, part) = stack.freeing();
        self.add(space, stays);
        let captives = part.men(!side);
        let leaving = &mut self.leaving[space as usize][side as usize];
        if *leaving >> captives & 1 == 0 {
            *leaving |= 1 << captives;
            for score in 0..self.places.scores.len() {
                if let Some(to) = self.places.goes(side, space, self.places.scores[score], captives) {
                    self.arrive(side, to, captives);
                }
            }
        }
        for captives in 0..=self.places.men {
            if self.arriving[space as usize][!side as usize] >> captives & 1 == 1 {
                self.add(space, stack.under(part_of(!side, captives)));
            }
        }
    }

    /// A part that may not have landed on a space before.
    fn arrive(&mut self, side: Side, space: u32, captives: u32) {
        let arriving = &mut self.arriving[space as usize][side as usize];
        if *arriving >> captives & 1 == 1 {
            return;
        }
        *arriving |= 1 << captives;
        let part = part_of(side, captives);
        self.add(space, part);
        for at in 0..self.stacks[space as usize].len() {
            let below = self.stacks[space as usize][at];
            if below.owner() == Some(!side) {
                self.add(space, below.under(part));
            }
        }
    }
}

/// The moving part: a man on top of so many enemy men.
pub fn part_of(side: Side, captives: u32) -> Stack {
    (0..captives).fold(Stack::EMPTY, |part, _| part.under(Stack::man(!side))).under(Stack::man(side))
}
