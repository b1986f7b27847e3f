//! In which order the placements of a class are swept.

use alloc::vec::Vec;

use super::places::{Places, bits};
use super::shape::Shape;
use crate::puluc::RuleSet;

/// Steps that all men together can have gone, at most.
const MOST_STEPS: usize = 2 * *RuleSet::MEN.end() as usize * *RuleSet::SPACES.end() as usize;

/// The placements of a shape, the most advanced first, so that within a sweep nearly all moves lead to what is done: all but
/// those that end off the road. Equally advanced ones do not lead to each other, so the processor can have several under way.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// The number of each placement, and that of its mirror image.
    pub numbers: Vec<[u32; 2]>,
    /// Its place in this order by its number, and by that of its mirror image.
    pub places: [Vec<u32>; 2],
    /// Steps that the men of each placement have still to go, more or less; room to work in.
    to_go: Vec<u32>,
}

impl Order {
    pub fn fill(&mut self, places: &Places, shape: &Shape) {
        let Order { numbers, places: [by_number, by_mirror], to_go } = self;
        let len = shape.len as usize;
        // By the steps that are still to go: how many placements, then where the next one is put.
        let mut next = [0u32; MOST_STEPS + 1];
        to_go.clear();
        shape.each_mirrored(places, |a, b| {
            let gone = bits(a).chain(bits(places.mirror(b))).sum::<u32>();
            let left = MOST_STEPS as u32 - gone;
            next[left as usize] += 1;
            to_go.push(left);
        });
        let mut before = 0;
        for next in &mut next {
            before += core::mem::replace(next, before);
        }
        numbers.resize(len, [0; 2]);
        by_number.resize(len, 0);
        by_mirror.resize(len, 0);
        let mut mirror = 0;
        shape.each_mirrored(places, |a, b| {
            let place = &mut next[to_go[mirror] as usize];
            let number = shape.index(places, a, b);
            numbers[*place as usize] = [number, mirror as u32];
            by_number[number as usize] = *place;
            by_mirror[mirror] = *place;
            *place += 1;
            mirror += 1;
        });
    }
}
