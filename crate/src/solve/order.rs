//! In which order the placements of a class are swept.

use alloc::vec::Vec;

use super::places::{Places, bits};
use super::shape::Shape;

/// The placements of a shape, the most advanced first, so that within a sweep nearly all moves lead to what is done: all but
/// those that end off the road. Equally advanced ones do not lead to each other, so the processor can have several under way.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// The number of each placement, and that of its mirror image.
    pub numbers: Vec<[u32; 2]>,
    /// Its place in this order by its number, and by that of its mirror image.
    pub places: [Vec<u32>; 2],
    /// Steps that the men of each placement have gone; room to work in.
    steps: Vec<u32>,
}

impl Order {
    pub fn fill(&mut self, places: &Places, shape: &Shape) {
        let Order { numbers, places: [by_number, by_mirror], steps } = self;
        let len = shape.len as usize;
        let most = 2 * places.men * places.spaces;
        let mut next = [0u32; 2 * 10 * 21 + 1];
        steps.clear();
        shape.each_mirrored(places, |a, b| {
            let gone = bits(a).chain(bits(places.mirror(b))).sum::<u32>();
            next[(most - gone) as usize] += 1;
            steps.push(most - gone);
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
            let place = &mut next[steps[mirror] as usize];
            let number = shape.index(places, a, b);
            numbers[*place as usize] = [number, mirror as u32];
            by_number[number as usize] = *place;
            by_mirror[mirror] = *place;
            *place += 1;
            mirror += 1;
        });
    }
}
