//! Numbering of the placements of single men within a class.

use alloc::vec::Vec;

use super::places::Places;
use super::ranks::{Row, choose_up_to};

/// How single men can be placed: sets A of a's slots and B of b's, apart from each other.
///
/// A placement's number is the start of its A plus the rank of its B among what A leaves. A man who enters or advances
/// makes the rank of his own side greater.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Spaces that single men of a and b may stand on.
    pub slots: [u32; 2],
    /// The spaces of the mixed stacks.
    pub mixed: u32,
    /// Free men of a and b, on the road or at home.
    pub men: [u32; 2],
    /// For each A by rank, the number of its first placement.
    starts: Vec<u32>,
    /// Number of placements.
    pub len: u32,
}

impl Shape {
    pub fn new(places: &Places, mixed: u32, men: [u32; 2]) -> Shape {
        let slots = [places.single & !mixed, places.mirror(places.single) & !mixed];
        let mut starts = Vec::new();
        let mut len = 0;
        places.ranks.each_of_a(slots[0], men[0], |a| {
            starts.push(len);
            len += choose_up_to((slots[1] & !a).count_ones(), men[1]);
        });
        Shape { slots, mixed, men, starts, len }
    }

    /// The number of a placement.
    #[inline]
    pub fn index(&self, places: &Places, a: u32, b: u32) -> u32 {
        let [slots_a, slots_b] = self.slots;
        self.starts[places.ranks.of_a(slots_a, a) as usize] + places.ranks.of_b(slots_b & !a, b)
    }

    /// The number of the first mirror image of the placements with b's men on `b`, and the ranks to add by a's men. `slots` are
    /// this shape's, seen from the other end of the road.
    #[inline]
    pub fn mirrored<'a>(&self, places: &'a Places, slots: [u32; 2], b: u32) -> (u32, Row<'a>) {
        // What is b's here is a's there, and counted from the same end.
        (self.starts[places.ranks.of_b(slots[1], b) as usize], places.ranks.row_of_a(slots[0] & !b))
    }

    /// Calls `visit` with every placement, in the order of their mirror images' numbers.
    #[inline]
    pub fn each_mirrored(&self, places: &Places, mut visit: impl FnMut(u32, u32)) {
        places.ranks.each_of_b(self.slots[1], self.men[1], |b| {
            places.ranks.each_of_a(self.slots[0] & !b, self.men[0], |a| visit(a, b));
        });
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Shape>() + size_of_val(&self.starts[..])
    }

    /// Can this placement stand here?
    pub fn holds(&self, a: u32, b: u32) -> bool {
        let [slots_a, slots_b] = self.slots;
        a & !slots_a == 0
            && b & !(slots_b & !a) == 0
            && a.count_ones() <= self.men[0]
            && b.count_ones() <= self.men[1]
    }
}
