//! The numbers of positions.
//!
//! The road is cut into three: the first spaces, the middle, and the last, which are the first seen from the other end.
//! The dead, and the men on each of the three, say where the numbers begin; the way to stand on each says the rest.

use alloc::vec;
use alloc::vec::Vec;

use super::super::places::Places;
use super::group::Group;
use super::stacks::stacks_by_space;
use crate::puluc::{End, Position, Stack};
use crate::{Side, puluc::RuleSet};

/// Ways of a class that a list of pairs can name.
const MOST_WAYS: f64 = 65_536.0;

/// Spaces at either end, unless a third of the road is more.
const LONGEST_ENDS: u32 = 4;

/// How many spaces make either end. The longer the ends the longer the rows, but their ways must have short numbers.
pub fn ends(places: &Places, stacks: &[Vec<Stack>]) -> Option<usize> {
    let most = LONGEST_ENDS.max((places.spaces + 1) / 3).min((places.spaces - 1) / 2) as usize;
    (1..=most).rev().find(|&first| {
        let ways = places.ways(&stacks[1..=first]);
        ways.into_iter().all(|ways| ways <= MOST_WAYS)
    })
}

/// All positions of a rule set.
#[derive(Clone, Debug)]
pub struct Numbering {
    pub places: Places,
    pub end: End,
    /// The first spaces, and the middle.
    pub groups: [Group; 2],
    /// Each way to stand in the middle, seen from the other end.
    pub middle_mirrored: Vec<u32>,
    /// The layers in the order of solving: more dead before fewer.
    pub layers: Vec<Layer>,
    /// The layer of the dead of a and b.
    layer_of: Vec<u16>,
    /// By the men left for the last spaces: how many ways there are, and where each class of ways begins.
    last_count: Vec<u32>,
    last_first: Vec<u32>,
    len: usize,
}

/// The positions of so many dead, no more of a than of b. The others are their mirror images.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Dead of a and b.
    pub dead: [u32; 2],
    /// Where the values with a and b to move begin. Where both sides have as many dead there are only those of a.
    pub start: [usize; 2],
    /// How many positions there are.
    pub len: usize,
    /// By the classes of the first spaces and the middle.
    bases: Vec<Base>,
}

/// Where the positions of two classes begin.
#[derive(Clone, Copy, Debug)]
struct Base {
    from: usize,
    /// Ways in the middle, and on the last spaces.
    middles: u32,
    lasts: u32,
    /// Where the classes of the last spaces begin: the first of them in `last_first`.
    left: u32,
}

impl Layer {
    /// Has each position its mirror image in the same layer?
    pub fn alone(&self) -> bool {
        self.dead[0] == self.dead[1]
    }

    /// Number of values.
    pub fn values(&self) -> usize {
        if self.alone() { self.len } else { 2 * self.len }
    }
}

impl Numbering {
    /// Numbers the positions of a rule set; `None` if there are more than `most`.
    pub fn new(rules: &RuleSet, most: usize) -> Option<Numbering> {
        let places = Places::new(rules);
        let stacks = stacks_by_space(&places, most)?;
        let men = places.men;
        let first = ends(&places, &stacks)?;
        let last = places.spaces as usize - first;
        let middle = &stacks[first + 1..=last];
        let groups = [Group::new(1, &stacks[1..=first], men), Group::new(first as u32 + 1, middle, men)];
        let middle_mirrored = groups[1].mirrored(middle);
        let mut numbering = Numbering {
            places,
            end: rules.end(),
            groups,
            middle_mirrored,
            layers: Vec::new(),
            layer_of: vec![0; (men * men) as usize],
            last_count: Vec::new(),
            last_first: Vec::new(),
            len: 0,
        };
        numbering.count_last();
        let mut dead: Vec<[u32; 2]> = (0..men).flat_map(|a| (a..men).map(move |b| [a, b])).collect();
        dead.sort_by_key(|[a, b]| core::cmp::Reverse(a + b));
        for dead in dead {
            numbering.add_layer(dead);
        }
        Some(numbering)
    }

    fn count_last(&mut self) {
        let group = &self.groups[0];
        for a in 0..=self.places.men {
            for b in 0..=self.places.men {
                let mut count = 0;
                for (class, men) in group.men.iter().enumerate() {
                    self.last_first.push(count);
                    // Seen from the other end.
                    if men[1] <= a && men[0] <= b {
                        count += group.count(class);
                    }
                }
                self.last_count.push(count);
            }
        }
    }

    /// The place in `last_count` for so many dead, and ways of these classes on the first spaces and in the middle.
    fn left(&self, dead: [u32; 2], first: usize, middle: usize) -> Option<usize> {
        let [one, two] = [self.groups[0].men[first], self.groups[1].men[middle]];
        let left = |side: usize| self.places.men.checked_sub(dead[side] + one[side] + two[side]);
        Some((left(0)? * (self.places.men + 1) + left(1)?) as usize)
    }

    fn add_layer(&mut self, dead: [u32; 2]) {
        let mut layer = self.lay_out(dead);
        layer.start = layer.start.map(|start| self.len + start);
        self.len += layer.values();
        self.layer_of[(dead[0] * self.places.men + dead[1]) as usize] = self.layers.len() as u16;
        self.layers.push(layer);
    }

    /// The layer of so many dead, its values counted from 0.
    pub fn lay_out(&self, dead: [u32; 2]) -> Layer {
        let mut len = 0;
        let mut bases = Vec::new();
        for first in 0..self.groups[0].classes() {
            for middle in 0..self.groups[1].classes() {
                let middles = self.groups[1].count(middle);
                let mut base = Base { from: len, middles, lasts: 0, left: 0 };
                // Others have more men than there are.
                if let Some(left) = self.left(dead, first, middle) {
                    base.lasts = self.last_count[left];
                    base.left = (left * self.groups[0].classes()) as u32;
                }
                len += self.groups[0].count(first) as usize * middles as usize * base.lasts as usize;
                bases.push(base);
            }
        }
        let second = if dead[0] == dead[1] { 0 } else { len };
        Layer { dead, start: [0, second], len, bases }
    }

    /// Number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// The layer of so many dead of a and b, no more of a and not all of b.
    #[inline]
    pub fn layer(&self, dead: [u32; 2]) -> &Layer {
        &self.layers[usize::from(self.layer_of[(dead[0] * self.places.men + dead[1]) as usize])]
    }

    /// Where in a layer the values begin of the ways of class `last` on the last spaces, after ways on the others.
    #[inline]
    pub fn row(&self, layer: &Layer, first: u32, middle: u32, last: usize) -> usize {
        let (class_first, first) = self.groups[0].place(first);
        let (class_middle, middle) = self.groups[1].place(middle);
        let base = &layer.bases[class_first * self.groups[1].classes() + class_middle];
        let row = (first * base.middles + middle) as usize;
        base.from + row * base.lasts as usize + self.last_first[base.left as usize + last] as usize
    }

    /// Where the values begin if the position is seen from the other end, where it belongs to `layer`, and how far those of
    /// neighbouring ways on the last spaces, the first seen from there, are apart.
    #[inline]
    pub fn column(&self, layer: &Layer, first: u32, middle: u32, last: usize) -> (usize, usize) {
        let (class, place) = self.groups[0].place(first);
        let middle = self.middle_mirrored[middle as usize];
        let from = self.row(layer, self.groups[0].first[last], middle, class) + place as usize;
        let base = &layer.bases[last * self.groups[1].classes() + self.groups[1].place(middle).0];
        (from, base.middles as usize * base.lasts as usize)
    }

    /// The number of a position's value; `None` if it cannot arise. Finished positions have none.
    pub fn index(&self, position: &Position) -> Option<usize> {
        let turn = position.turn();
        let dead = [turn, !turn].map(|side| u32::from(position.dead(side)));
        if dead.iter().any(|&dead| dead >= self.places.men) {
            return None;
        }
        // The side with fewer dead, or else the one to move, is seen as a.
        let mover = usize::from(dead[0] > dead[1]);
        let near = if mover == 0 { turn } else { !turn };
        let spaces = self.places.spaces;
        let seen_by = |side: Side| {
            move |space: u32| -> Stack {
                match side {
                    Side::A => position.stack(space as u8),
                    Side::B => position.stack((spaces + 1 - space) as u8).swapped(),
                }
            }
        };
        let ends = self.groups[0].spaces;
        let first = self.groups[0].number((1..=ends).map(seen_by(near)))?;
        let middle = self.groups[1].number((ends + 1..=spaces - ends).map(seen_by(near)))?;
        let last = self.groups[0].number((1..=ends).map(seen_by(!near)))?;
        let layer = self.layer([dead[mover], dead[1 - mover]]);
        let (class, place) = self.groups[0].place(last);
        Some(layer.start[mover] + self.row(layer, first, middle, class) + place as usize)
    }

    /// Bytes that the numbering takes.
    pub fn bytes(&self) -> usize {
        let layers: usize = self.layers.iter().map(|layer| size_of_val(&layer.bases[..])).sum();
        let groups: usize = self.groups.iter().map(Group::bytes).sum();
        let last = 4 * (self.last_count.len() + self.last_first.len() + self.middle_mirrored.len());
        groups + layers + last + self.places.ranks.bytes()
    }
}
