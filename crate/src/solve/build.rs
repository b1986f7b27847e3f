//! The moves of a class as numbers: what each score is worth outside it, and where it leads within.

use alloc::vec::Vec;

use super::class::{Classes, hash_dead, hash_mixed};
use super::places::{Places, bits};
use super::shape::{Mirrored, Shape};
use super::value::Value;
use crate::Side;
use crate::puluc::{End, Stack};

/// Moves of one placement with one score that stay within the class, two at most: a score with more has several, one after the
/// other. A fixed number of targets keeps the processor's guesses right; few need more.
#[derive(Clone, Copy, Debug)]
pub struct Choice<K> {
    /// Placements of the mirrored class; one that has no second is there twice.
    pub targets: [u32; 2],
    /// The best of the moves that leave the class, or a lost game.
    pub outside: K,
    /// Which of the scores above 0 it is.
    pub score: u16,
    /// The next one belongs to the same score.
    pub more: bool,
}

/// The placements of a class in order, a to move.
#[derive(Clone, Debug, Default)]
pub struct Moves<V: Value> {
    /// What the scores add that only have moves out of the class.
    pub settled: Vec<V>,
    /// The odds that the turn passes.
    pub passes: Vec<f64>,
    /// The same placement in the mirrored class, where b sees it.
    pub twin: Vec<u32>,
    /// Where the placement's own `choices` end.
    pub choices_end: Vec<u32>,
    pub choices: Vec<Choice<V::Kept>>,
}

/// Where a move out of a class leads, seen by the other side.
#[derive(Clone, Copy)]
enum Exit<'a> {
    Won,
    To(Door<'a>),
}

/// A mirrored class, entered with placements that are not mirrored.
#[derive(Clone, Copy)]
struct Door<'a> {
    shape: &'a Shape,
    /// The slots of a and b, seen from our end.
    slots: [u32; 2],
    start: u32,
}

impl Door<'_> {
    /// The mirror images of the placements with b's men on `b`.
    #[inline]
    fn mirrored<'a>(&self, places: &'a Places, b: u32) -> Mirrored<'a> {
        self.shape.mirrored(places, self.slots, b)
    }
}

/// The move of a mixed stack of a with one score.
struct StackMove<'a> {
    /// Bit of the space where it lands; 0 off the road.
    to: u32,
    /// Onto a free space or an enemy mixed stack, or off the road.
    plain: Option<Exit<'a>>,
    /// Onto a single man of b.
    hit: Option<Exit<'a>>,
}

/// Builds the moves of classes from the values solved so far.
pub struct Builder<'a, V: Value> {
    classes: &'a Classes,
    end: End,
    values: &'a [V::Kept],
    /// The estimated error of each class.
    errors: &'a [f32],
}

impl<'a, V: Value> Builder<'a, V> {
    pub fn new(classes: &'a Classes, end: End, values: &'a [V::Kept], errors: &'a [f32]) -> Builder<'a, V> {
        Builder { classes, end, values, errors }
    }

    /// The odds of the scores above 0.
    pub fn odds(&self) -> &[f64] {
        &self.classes.places.odds
    }

    fn door(&self, mirrored: u32) -> Door<'a> {
        let (shape, places) = (self.classes.shape(mirrored), &self.classes.places);
        let [a, b] = shape.slots;
        Door { shape, slots: [places.mirror(b), places.mirror(a)], start: self.classes.start(mirrored) }
    }

    /// Has a, the mover, won once b has so many dead and free men, and tops these mixed stacks?
    fn won(&self, dead: u32, free: u32, tops: u32) -> bool {
        match self.end {
            End::Removed => dead == self.classes.places.men,
            End::Captured => free == 0 && tops == 0,
        }
    }

    /// Fills `moves` with those of a class. Returns the largest estimated error of the classes that they lead to.
    pub fn build(&self, class: u32, moves: &mut Moves<V>) -> f32 {
        moves.clear();
        let classes = self.classes;
        let places = &classes.places;
        let shape = classes.shape(class);
        let dead = classes.dead(class);
        let [men_a, men_b] = shape.men;
        let hash = classes.mirrored_hash(class);
        let mirrored = |space, stack: Stack| hash_mixed(places.spaces + 1 - space, stack.swapped());
        let inside = self.door(classes.mirror(class));

        let mut stacks = [Stack::EMPTY; 32];
        let (mut own, mut foe) = (0, 0);
        for one in classes.mixed(class) {
            stacks[one.space as usize] = one.stack;
            let mask = if one.stack.owner() == Some(Side::A) { &mut own } else { &mut foe };
            *mask |= 1 << one.space;
        }
        let inherited = core::cell::Cell::new(0.0f32);
        let exit = |hash: u64, dead_b: u32, free_b: u32, tops_b: u32| {
            if self.won(dead_b, free_b, tops_b) {
                return Some(Exit::Won);
            }
            let class = classes.find(hash)?;
            inherited.set(inherited.get().max(self.errors[class as usize]));
            Some(Exit::To(self.door(class)))
        };

        // A single man that lands on an enemy stack, or on a single man.
        let single = Stack::man(Side::A);
        let mut arrive: [Option<Exit>; 32] = [None; 32];
        if men_a > 0 {
            for space in bits(places.single & !own) {
                let below = stacks[space as usize];
                arrive[space as usize] = if below.is_empty() {
                    if men_b == 0 || shape.slots[1] >> space & 1 == 0 {
                        continue;
                    }
                    let made = Stack::man(Side::B).under(single);
                    exit(hash.wrapping_add(mirrored(space, made)), dead[1], men_b - 1, foe)
                } else {
                    let less = hash.wrapping_sub(mirrored(space, below));
                    exit(
                        less.wrapping_add(mirrored(space, below.under(single))),
                        dead[1],
                        men_b,
                        foe & !(1 << space),
                    )
                };
            }
        }

        // The mixed stacks of a, by score.
        let stack_moves: Vec<Vec<StackMove>> = places
            .scores
            .iter()
            .map(|&score| {
                let mut of_score = Vec::new();
                for from in bits(own) {
                    let stack = stacks[from as usize];
                    let less = hash.wrapping_sub(mirrored(from, stack));
                    let Some(to) = places.target(from, score, !places.homeward) else {
                        let killed = stack.men(Side::B);
                        let less = less.wrapping_sub(hash_dead([dead[1], dead[0]]));
                        let hash = less.wrapping_add(hash_dead([dead[1] + killed, dead[0]]));
                        of_score.push(StackMove {
                            to: 0,
                            plain: exit(hash, dead[1] + killed, men_b, foe),
                            hit: None,
                        });
                        continue;
                    };
                    if own >> to & 1 == 1 {
                        continue;
                    }
                    let below = stacks[to as usize];
                    let less_below =
                        if below.is_empty() { less } else { less.wrapping_sub(mirrored(to, below)) };
                    let landed = less_below.wrapping_add(mirrored(to, below.under(stack)));
                    let plain = exit(landed, dead[1], men_b, foe & !(1 << to));
                    let hit = if below.is_empty() && men_b > 0 && shape.slots[1] >> to & 1 == 1 {
                        let made = Stack::man(Side::B).under(stack);
                        exit(less.wrapping_add(mirrored(to, made)), dead[1], men_b - 1, foe)
                    } else {
                        None
                    };
                    of_score.push(StackMove { to: 1 << to, plain, hit });
                }
                of_score
            })
            .collect();

        let chance = |exit: Option<Exit>, a: u32, b: u32| match exit {
            Some(Exit::Won) => V::WON,
            Some(Exit::To(door)) => {
                V::from_kept(self.values[(door.start + door.mirrored(places, b).index(a)) as usize]).other()
            }
            // Such a placement cannot arise, so its value is of no account.
            None => V::default(),
        };
        let far = 1u32 << (places.spaces + 1);

        let mut targets = Vec::new();
        shape.each(places, |a, b| {
            let mut settled = V::default();
            let mut passes = places.nothing;
            let inside = inside.mirrored(places, b);
            let at_home = a.count_ones() < men_a;
            for (((number, &score), &odds), stack_moves) in
                (0..).zip(&places.scores).zip(&places.odds).zip(&stack_moves)
            {
                let mut best = V::default();
                let mut moved = false;
                targets.clear();
                for stack in stack_moves {
                    if a & stack.to != 0 {
                        continue;
                    }
                    moved = true;
                    let chance = if b & stack.to != 0 {
                        chance(stack.hit, a, b & !stack.to)
                    } else {
                        chance(stack.plain, a, b)
                    };
                    best = best.better(chance);
                }
                let mut land = |rest: u32, to: u32| {
                    if (a | own) & to != 0 {
                        return;
                    }
                    moved = true;
                    if to >= far {
                        targets.push(inside.index(rest));
                    } else if (b | foe) & to != 0 {
                        best = best.better(chance(arrive[to.trailing_zeros() as usize], rest, b & !to));
                    } else {
                        targets.push(inside.index(rest | to));
                    }
                };
                if at_home && let Some(to) = places.entry_space(score) {
                    land(a, 1 << to);
                }
                let mut rest = a;
                while rest != 0 {
                    let man = rest & rest.wrapping_neg();
                    rest ^= man;
                    // Beyond the end every bit means the same.
                    land(a & !man, man << score);
                }
                if !moved {
                    passes += odds;
                } else if targets.is_empty() {
                    settled = settled.plus(odds, best);
                }
                let pairs = targets.chunks(2);
                let last = pairs.len().wrapping_sub(1);
                moves.choices.extend(pairs.enumerate().map(|(i, pair)| Choice {
                    targets: [pair[0], pair[pair.len() - 1]],
                    outside: best.kept(),
                    score: number,
                    more: i != last,
                }));
            }
            moves.settled.push(settled);
            moves.passes.push(passes);
            moves.twin.push(inside.index(a));
            moves.choices_end.push(moves.choices.len() as u32);
        });
        inherited.get()
    }
}

impl<V: Value> Moves<V> {
    fn clear(&mut self) {
        self.settled.clear();
        self.passes.clear();
        self.twin.clear();
        self.choices_end.clear();
        self.choices.clear();
    }
}
