//! The ways out of a class.

use alloc::vec::Vec;

use super::class::{Classes, hash_dead, hash_mixed};
use super::places::bits;
use crate::Side;
use crate::puluc::{End, Stack};

/// Where a move out of a class leads, seen by the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Such a position cannot arise, so its value is of no account.
    Nowhere,
    /// The game is won.
    Won,
    /// To a class.
    To(u32),
}

/// The mixed stacks of a class and the ways out of it, a to move.
#[derive(Clone, Debug, Default)]
pub struct Exits {
    /// The spaces of a's stacks.
    pub own: u32,
    /// The spaces of b's stacks.
    pub foe: u32,
    /// All ways out; see [`Exits::arrival`] and [`Exits::of_stack`].
    pub all: Vec<Exit>,
    /// The moves of a's stacks by score: the bit of the space where each lands, 0 off the road.
    pub stacks: Vec<u32>,
    /// Where the moves of each score end.
    pub ends: Vec<usize>,
    /// The largest estimated error of the classes that the ways lead to.
    pub inherited: f32,
}

impl Exits {
    /// Which way out a single man takes who lands on an enemy stack or on a single man.
    #[inline]
    pub const fn arrival(space: u32) -> usize {
        space as usize
    }

    /// Which way out a stack's move takes: onto a free space, an enemy mixed stack or off the road, or else (`hit`) onto a single
    /// man.
    #[inline]
    pub const fn of_stack(spaces: u32, number: usize, hit: bool) -> usize {
        spaces as usize + 1 + 2 * number + hit as usize
    }

    /// Looks the ways out of a class up. `errors` are the estimated errors of all classes.
    pub fn fill(&mut self, classes: &Classes, end: End, errors: &[f32], class: u32) {
        let places = &classes.places;
        let shape = classes.shape(class);
        let dead = classes.dead(class);
        let [men_a, men_b] = shape.men;
        let hash = classes.mirrored_hash(class);
        let mirrored = |space, stack: Stack| hash_mixed(places.spaces + 1 - space, stack.swapped());

        let mut stacks = [Stack::EMPTY; 32];
        let (mut own, mut foe) = (0, 0);
        for one in classes.mixed(class) {
            stacks[one.space as usize] = one.stack;
            let mask = if one.stack.owner() == Some(Side::A) { &mut own } else { &mut foe };
            *mask |= 1 << one.space;
        }
        let mut inherited = 0.0f32;
        // Once b has so many dead and free men, and tops these mixed stacks.
        let mut exit = |hash: u64, dead_b: u32, free_b: u32, tops_b: u32| {
            let won = match end {
                End::Removed => dead_b == places.men,
                End::Captured => free_b == 0 && tops_b == 0,
            };
            if won {
                return Exit::Won;
            }
            classes.find(hash).map_or(Exit::Nowhere, |class| {
                inherited = inherited.max(errors[class as usize]);
                Exit::To(class)
            })
        };

        self.all.clear();
        self.all.resize(Self::of_stack(places.spaces, 0, false), Exit::Nowhere);
        let single = Stack::man(Side::A);
        let meets = if men_a > 0 { places.single & !own } else { 0 };
        for space in bits(meets & foe) {
            let below = stacks[space as usize];
            let less = hash.wrapping_sub(mirrored(space, below));
            let made = mirrored(space, below.under(single));
            self.all[Self::arrival(space)] =
                exit(less.wrapping_add(made), dead[1], men_b, foe & !(1 << space));
        }
        if men_b > 0 {
            let made = Stack::man(Side::B).under(single);
            for space in bits(meets & shape.slots[1]) {
                self.all[Self::arrival(space)] =
                    exit(hash.wrapping_add(mirrored(space, made)), dead[1], men_b - 1, foe);
            }
        }

        self.stacks.clear();
        self.ends.clear();
        for &score in &places.scores {
            for from in bits(own) {
                let stack = stacks[from as usize];
                let less = hash.wrapping_sub(mirrored(from, stack));
                let Some(to) = places.target(from, score, !places.homeward) else {
                    let killed = stack.men(Side::B);
                    let less = less.wrapping_sub(hash_dead([dead[1], dead[0]]));
                    let hash = less.wrapping_add(hash_dead([dead[1] + killed, dead[0]]));
                    self.stacks.push(0);
                    self.all.extend([exit(hash, dead[1] + killed, men_b, foe), Exit::Nowhere]);
                    continue;
                };
                if own >> to & 1 == 1 {
                    continue;
                }
                let below = stacks[to as usize];
                let less_below = if below.is_empty() { less } else { less.wrapping_sub(mirrored(to, below)) };
                let landed = less_below.wrapping_add(mirrored(to, below.under(stack)));
                let plain = exit(landed, dead[1], men_b, foe & !(1 << to));
                let hit = if below.is_empty() && men_b > 0 && shape.slots[1] >> to & 1 == 1 {
                    let made = Stack::man(Side::B).under(stack);
                    exit(less.wrapping_add(mirrored(to, made)), dead[1], men_b - 1, foe)
                } else {
                    Exit::Nowhere
                };
                self.stacks.push(1 << to);
                self.all.extend([plain, hit]);
            }
            self.ends.push(self.stacks.len());
        }
        (self.own, self.foe, self.inherited) = (own, foe, inherited);
    }
}
