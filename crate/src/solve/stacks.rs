//! Which mixed stacks can arise where.

use alloc::vec;
use alloc::vec::Vec;

use super::places::{Places, bits};
use crate::Side;
use crate::puluc::Stack;

/// For each space, the mixed stacks of either side that can stand there; entry 0 stays empty.
///
/// A stack of a is made where men of a land on men of b: a single man or a mixed stack of a, on a single man or a mixed stack
/// of b. Then it goes its way. What b can make is the mirror image. All this is repeated until nothing new comes.
pub fn stacks_by_space(places: &Places) -> Vec<Vec<Stack>> {
    let mut found = Found::new(places);
    loop {
        let before = found.count;
        for to in 1..=places.spaces {
            let arriving = found.arriving(to);
            let standing = found.standing(to);
            for &above in &arriving {
                // What has come may go on as it is, if it is mixed.
                if above.is_mixed() {
                    found.add(to, above);
                }
                for &below in &standing {
                    if fits(places, below, above) {
                        found.add(to, below.under(above));
                    }
                }
            }
        }
        if found.count == before {
            return found.all();
        }
    }
}

/// Mixed stacks of a by space; those of b are their mirror images.
struct Found<'a> {
    places: &'a Places,
    seen: Vec<Vec<bool>>,
    stacks: Vec<Vec<Stack>>,
    count: usize,
}

impl<'a> Found<'a> {
    fn new(places: &'a Places) -> Found<'a> {
        let spaces = places.spaces as usize + 1;
        let codes = 1 << (2 * places.men + 1);
        Found { places, seen: vec![vec![false; codes]; spaces], stacks: vec![Vec::new(); spaces], count: 0 }
    }

    fn add(&mut self, space: u32, stack: Stack) {
        let seen = &mut self.seen[space as usize][stack.bits() as usize];
        if !*seen {
            *seen = true;
            self.stacks[space as usize].push(stack);
            self.count += 1;
        }
    }

    /// Men of a that can land on a space.
    fn arriving(&self, to: u32) -> Vec<Stack> {
        let places = self.places;
        let mut arriving = Vec::new();
        if places.single >> to & 1 == 1 {
            arriving.push(Stack::man(Side::A));
        }
        for &score in &places.scores {
            let from = if places.homeward { Some(to + score) } else { to.checked_sub(score) };
            if let Some(from) = from.filter(|from| (1..=places.spaces).contains(from)) {
                arriving.extend(&self.stacks[from as usize]);
            }
        }
        arriving.sort_unstable();
        arriving.dedup();
        arriving
    }

    /// Men of b that can stand on a space.
    fn standing(&self, space: u32) -> Vec<Stack> {
        let far = self.places.spaces + 1 - space;
        let mut standing: Vec<Stack> =
            self.stacks[far as usize].iter().map(|stack| stack.swapped()).collect();
        if self.places.single >> far & 1 == 1 {
            standing.push(Stack::man(Side::B));
        }
        standing
    }

    fn all(self) -> Vec<Vec<Stack>> {
        let far = self.places.spaces + 1;
        let mut all = self.stacks.clone();
        for space in bits((1 << far) - 2) {
            let mirrored = self.stacks[(far - space) as usize].iter().map(|stack| stack.swapped());
            all[space as usize].extend(mirrored);
            all[space as usize].sort_unstable();
        }
        all
    }
}

fn fits(places: &Places, below: Stack, above: Stack) -> bool {
    Side::BOTH.iter().all(|&side| below.men(side) + above.men(side) <= places.men)
}
