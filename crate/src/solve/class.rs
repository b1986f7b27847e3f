//! Classes: the dead and the mixed stacks with their places.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use super::places::Places;
use super::shape::Shape;
use super::stacks::stacks_by_space;
use crate::Side;
use crate::puluc::Stack;
use crate::random::{Random, Seeded};

/// A mixed stack on its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mixed {
    pub space: u32,
    pub stack: Stack,
}

/// What is known of a class once it is found.
#[derive(Clone, Copy, Debug)]
struct Found {
    hash: u64,
    shape: u32,
    /// The number of its first value.
    start: u32,
}

/// No class.
const NONE: u32 = u32::MAX;

/// All classes of a rule set, numbered in the order in which they are found: each after the one without its last mixed
/// stack.
///
/// A class is looked up by its hash, the sum of a random number for its dead and of one for each mixed stack on its space,
/// so that the hash of a class next to it is a sum away.
#[derive(Clone, Debug)]
pub struct Classes {
    pub places: Places,
    shapes: Vec<Shape>,
    /// The class without the last mixed stack, `NONE` where there is no mixed stack.
    parent: Vec<u32>,
    last: Vec<Mixed>,
    dead: Vec<[u8; 2]>,
    /// What is asked for when a class is looked up, side by side.
    found: Vec<Found>,
    /// In the order in which they are solved.
    order: Vec<u32>,
    /// Where in `order` a level ends.
    levels: Vec<u32>,
    /// Open addressing by hash, at most half full.
    table: Vec<u32>,
    len: usize,
}

/// How a class is passed on while classes are enumerated.
#[derive(Clone, Copy)]
struct Grown {
    class: u32,
    height: Height,
    /// The spaces of a's mixed stacks.
    own: u32,
}

impl Classes {
    /// Enumerates the classes; count their values first.
    pub fn new(places: Places) -> Classes {
        let stacks = stacks_by_space(&places).into_iter().map(by_men).collect::<Vec<_>>();
        let mut classes = Classes {
            places,
            shapes: Vec::new(),
            parent: Vec::new(),
            last: Vec::new(),
            dead: Vec::new(),
            found: Vec::new(),
            order: Vec::new(),
            levels: Vec::new(),
            table: Vec::new(),
            len: 0,
        };
        let mut ranks = Vec::new();
        let mut shapes = BTreeMap::new();
        let men = classes.places.men;
        for dead in (0..men).flat_map(|a| (0..men).map(move |b| [a, b])) {
            let free = [men - dead[0], men - dead[1]];
            let height = Height { living: free[0] + free[1], free: free[0] + free[1], ..Height::default() };
            let shape = classes.shape_for(&mut shapes, 0, free);
            let first = Grown { class: classes.parent.len() as u32, height, own: 0 };
            let nobody = Mixed { space: 0, stack: Stack::EMPTY };
            classes.push(NONE, nobody, shape, dead.map(|dead| dead as u8), hash_dead(dead));
            ranks.push(first.rank());
            let mut parents = vec![first];
            while !parents.is_empty() {
                let mut next = Vec::new();
                for parent in parents {
                    classes.grow(parent, &stacks, &mut shapes, |grown| {
                        ranks.push(grown.rank());
                        next.push(grown);
                    });
                }
                parents = next;
            }
        }
        classes.put_in_order(&ranks);
        classes.fill_table();
        classes
    }

    /// Adds the classes with one more mixed stack beyond the last.
    fn grow(
        &mut self,
        parent: Grown,
        stacks: &[Vec<([u32; 2], Vec<Stack>)>],
        shapes: &mut BTreeMap<(u32, [u32; 2]), u32>,
        mut found: impl FnMut(Grown),
    ) {
        let number = parent.class as usize;
        let (mask, free) = (self.shape(parent.class).mixed, self.shape(parent.class).men);
        let (dead, hash) = (self.dead[number], self.found[number].hash);
        let far = self.places.spaces + 1;
        for space in self.last[number].space + 1..far {
            for (men, stacks) in &stacks[space as usize] {
                if men[0] > free[0] || men[1] > free[1] {
                    continue;
                }
                let shape = self.shape_for(shapes, mask | 1 << space, [free[0] - men[0], free[1] - men[1]]);
                for &stack in stacks {
                    let is_own = stack.owner() == Some(Side::A);
                    let up = is_own != self.places.homeward;
                    let height = Height {
                        living: parent.height.living,
                        free: parent.height.free - men[0] - men[1],
                        stacks: parent.height.stacks + 1,
                        to_go: parent.height.to_go + if up { far - space } else { space },
                    };
                    let own = parent.own | u32::from(is_own) << space;
                    found(Grown { class: self.parent.len() as u32, height, own });
                    let hash = hash.wrapping_add(hash_mixed(space, stack));
                    self.push(parent.class, Mixed { space, stack }, shape, dead, hash);
                }
            }
        }
    }

    fn shape_for(&mut self, shapes: &mut BTreeMap<(u32, [u32; 2]), u32>, mask: u32, free: [u32; 2]) -> u32 {
        *shapes.entry((mask, free)).or_insert_with(|| {
            self.shapes.push(Shape::new(&self.places, mask, free));
            self.shapes.len() as u32 - 1
        })
    }

    fn push(&mut self, parent: u32, last: Mixed, shape: u32, dead: [u8; 2], hash: u64) {
        self.len += self.shapes[shape as usize].len as usize;
        self.parent.push(parent);
        self.last.push(last);
        self.dead.push(dead);
        self.found.push(Found { hash, shape, start: 0 });
    }

    fn put_in_order(&mut self, ranks: &[[u64; 2]]) {
        // Within a level those that may share a frame come together.
        let rank = |class: u32| {
            let [height, own] = ranks[class as usize];
            (height, self.shape_number(class), own)
        };
        let mut order: Vec<u32> = (0..ranks.len() as u32).collect();
        order.sort_by_key(|&class| rank(class));
        let mut start = 0;
        for (i, &class) in (1..).zip(&order) {
            self.found[class as usize].start = start;
            start += self.shape(class).len;
            let next = order.get(i);
            if next.is_none_or(|&next| ranks[next as usize][0] != ranks[class as usize][0]) {
                self.levels.push(i as u32);
            }
        }
        self.order = order;
    }

    fn fill_table(&mut self) {
        self.table = vec![NONE; (2 * self.count()).next_power_of_two()];
        for class in 0..self.count() as u32 {
            let hash = self.found[class as usize].hash;
            let mut slot = self.slot(hash);
            while self.table[slot] != NONE {
                assert_ne!(self.found[self.table[slot] as usize].hash, hash, "two classes have one hash");
                slot = (slot + 1) & (self.table.len() - 1);
            }
            self.table[slot] = class;
        }
    }

    #[inline]
    fn slot(&self, hash: u64) -> usize {
        (hash >> 20) as usize & (self.table.len() - 1)
    }

    /// The class of a hash, if it can arise.
    #[inline]
    pub fn find(&self, hash: u64) -> Option<u32> {
        let mut slot = self.slot(hash);
        loop {
            let class = self.table[slot];
            if class == NONE {
                return None;
            }
            if self.found[class as usize].hash == hash {
                return Some(class);
            }
            slot = (slot + 1) & (self.table.len() - 1);
        }
    }

    /// The class as the other side sees it.
    pub fn mirror(&self, class: u32) -> u32 {
        self.find(self.mirrored_hash(class)).expect("the mirror image of a class can arise too")
    }

    /// The hash of the class as the other side sees it.
    pub fn mirrored_hash(&self, class: u32) -> u64 {
        let [a, b] = self.dead(class);
        let far = self.places.spaces + 1;
        let mixed = self.mixed(class).map(|one| hash_mixed(far - one.space, one.stack.swapped()));
        mixed.fold(hash_dead([b, a]), u64::wrapping_add)
    }

    /// Number of values.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Number of classes.
    pub fn count(&self) -> usize {
        self.parent.len()
    }

    pub fn shape(&self, class: u32) -> &Shape {
        self.shape_of(self.shape_number(class))
    }

    pub fn shape_of(&self, number: u32) -> &Shape {
        &self.shapes[number as usize]
    }

    /// Which of the shapes a class has.
    pub fn shape_number(&self, class: u32) -> u32 {
        self.found[class as usize].shape
    }

    /// The number of the first value of a class.
    #[inline]
    pub fn start(&self, class: u32) -> u32 {
        self.found[class as usize].start
    }

    /// The numbers of a class's values.
    pub fn values(&self, class: u32) -> core::ops::Range<usize> {
        let start = self.found[class as usize].start as usize;
        start..start + self.shape(class).len as usize
    }

    /// The dead of a and b.
    pub fn dead(&self, class: u32) -> [u32; 2] {
        self.dead[class as usize].map(u32::from)
    }

    /// The mixed stacks of a class, highest space first.
    pub fn mixed(&self, class: u32) -> impl Iterator<Item = Mixed> {
        let mut at = class as usize;
        core::iter::from_fn(move || {
            let parent = self.parent[at];
            let last = self.last[at];
            at = parent as usize;
            (parent != NONE).then_some(last)
        })
    }

    /// The classes of a level. A class leads to classes of levels before, to itself, and to its mirror image.
    pub fn level(&self, level: usize) -> &[u32] {
        let from = level.checked_sub(1).map_or(0, |before| self.levels[before]);
        &self.order[from as usize..self.levels[level] as usize]
    }

    /// Bytes that the classes take.
    pub fn bytes(&self) -> usize {
        let each = size_of::<Mixed>() + 2 * size_of::<u32>() + size_of::<[u8; 2]>() + size_of::<Found>();
        let shapes: usize = self.shapes.iter().map(Shape::bytes).sum();
        self.count() * each + 4 * self.table.len() + shapes + self.places.ranks.bytes()
    }
}

/// The random number of the dead of a and b.
pub fn hash_dead(dead: [u32; 2]) -> u64 {
    Seeded::new(u64::from(dead[0] << 8 | dead[1])).bits()
}

/// The random number of a mixed stack on its space.
#[inline]
pub fn hash_mixed(space: u32, stack: Stack) -> u64 {
    Seeded::new(u64::from(space) << 32 | u64::from(stack.bits())).bits()
}

/// Stacks put together by the men that they need.
fn by_men(stacks: Vec<Stack>) -> Vec<([u32; 2], Vec<Stack>)> {
    let mut groups: BTreeMap<[u32; 2], Vec<Stack>> = BTreeMap::new();
    for stack in stacks {
        groups.entry(Side::BOTH.map(|side| stack.men(side))).or_default().push(stack);
    }
    groups.into_iter().collect()
}

/// What a move makes smaller, the first first: living men, free men, mixed stacks, the way that they have still to go.
#[derive(Clone, Copy, Default)]
struct Height {
    living: u32,
    free: u32,
    stacks: u32,
    to_go: u32,
}

impl Grown {
    /// The height and the spaces of a's stacks.
    fn rank(self) -> [u64; 2] {
        [self.height.packed(), u64::from(self.own)]
    }
}

impl Height {
    fn packed(self) -> u64 {
        [self.living, self.free, self.stacks, self.to_go]
            .into_iter()
            .fold(0, |packed, part| packed << 16 | u64::from(part))
    }
}
