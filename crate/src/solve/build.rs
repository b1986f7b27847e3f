//! The moves of a class as numbers: what each score is worth outside it, and where it leads within.

use alloc::vec::Vec;

use super::class::{Classes, hash_dead, hash_mixed};
use super::places::{Places, bits};
use super::ranks::Row;
use super::shape::Shape;
use super::single::{MOST_MOVES, SingleMoves};
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

/// The placements of a class, a to move, in the order of their mirror images: those with the same men of b lead to the same
/// rows of values, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Moves<V: Value> {
    /// What the scores add that only have moves out of the class.
    pub settled: Vec<V>,
    /// The odds that the turn passes.
    pub passes: Vec<f64>,
    /// The number of the placement in the class.
    pub number: Vec<u32>,
    /// Where the placement's own `choices` end.
    pub choices_end: Vec<u32>,
    pub choices: Vec<Choice<V::Kept>>,
    singles: SingleMoves,
}

/// Where a move out of a class leads, seen by the other side.
#[derive(Clone, Copy)]
enum Exit<'a> {
    /// Such a placement cannot arise, so its value is of no account.
    Nowhere,
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

/// The move of a mixed stack of a.
struct StackMove<'a> {
    /// Which of the scores above 0 it takes.
    score: u16,
    /// Bit of the space where it lands; 0 off the road.
    to: u32,
    /// Onto a free space or an enemy mixed stack, or off the road.
    plain: Exit<'a>,
    /// Onto a single man of b.
    hit: Exit<'a>,
}

/// The ways out of a class.
struct Exits<'a> {
    /// A single man's, by the space where he lands on an enemy stack or on a single man.
    arrive: [Exit<'a>; 32],
    /// By score.
    stacks: Vec<StackMove<'a>>,
    /// The largest estimated error of the classes beyond.
    inherited: f32,
}

/// An exit with b's men in place: values to pick from by a's men.
#[derive(Clone, Copy)]
enum Gate<'a> {
    Nowhere,
    Won,
    Row { first: u32, row: Row<'a> },
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

    fn gate(&self, exit: Exit<'a>, b: u32) -> Gate<'a> {
        match exit {
            Exit::Nowhere => Gate::Nowhere,
            Exit::Won => Gate::Won,
            Exit::To(Door { shape, slots, start }) => {
                let (first, row) = shape.mirrored(&self.classes.places, slots, b);
                Gate::Row { first: start + first, row }
            }
        }
    }

    /// The chance beyond a gate with a's men on these spaces.
    #[inline]
    fn chance(&self, gate: Gate, a: u32) -> V {
        match gate {
            Gate::Nowhere => V::default(),
            Gate::Won => V::WON,
            Gate::Row { first, row } => V::from_kept(self.values[(first + row.rank(a)) as usize]).other(),
        }
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
        let (own, foe, exits) = self.exits(class);
        let inside = self.door(classes.mirror(class));
        let [men_a, men_b] = shape.men;
        moves.singles.fill(places, shape.slots[0], men_a, own);

        let mut arrivals = [Gate::Nowhere; 32];
        let mut stacks = Vec::with_capacity(exits.stacks.len());
        places.ranks.each_of_b(shape.slots[1], men_b, |b| {
            for to in bits((b | foe) & places.single & !own) {
                arrivals[to as usize] = self.gate(exits.arrive[to as usize], b & !(1 << to));
            }
            stacks.clear();
            stacks.extend(exits.stacks.iter().map(|stack| {
                let hit = b & stack.to;
                self.gate(if hit == 0 { stack.plain } else { stack.hit }, b & !hit)
            }));
            let (first, row) = inside.shape.mirrored(places, inside.slots, b);
            places.ranks.each_of_a(shape.slots[0] & !b, men_a, |a| {
                let mut settled = V::default();
                let mut passes = places.nothing;
                let mut stack_moves = exits.stacks.iter().zip(&stacks).peekable();
                let singles = moves.singles.of(places.ranks.of_a(shape.slots[0], a));
                for ((number, &odds), singles) in (0..).zip(&places.odds).zip(singles) {
                    let mut best = V::default();
                    let mut moved = !singles.is_empty();
                    while let Some((stack, &gate)) = stack_moves.next_if(|(stack, _)| stack.score == number) {
                        if a & stack.to == 0 {
                            moved = true;
                            best = best.better(self.chance(gate, a));
                        }
                    }
                    let mut targets = [0; MOST_MOVES];
                    let mut within = 0;
                    for single in singles {
                        if (b | foe) & single.to == 0 {
                            targets[within] = first + row.rank(single.rest | single.to);
                            within += 1;
                        } else {
                            let gate = arrivals[single.to.trailing_zeros() as usize];
                            best = best.better(self.chance(gate, single.rest));
                        }
                    }
                    if !moved {
                        passes += odds;
                    } else if within == 0 {
                        settled = settled.plus(odds, best);
                    }
                    let mut from = 0;
                    while from < within {
                        moves.choices.push(Choice {
                            targets: [targets[from], targets[(from + 1).min(within - 1)]],
                            outside: best.kept(),
                            score: number,
                            more: from + 2 < within,
                        });
                        from += 2;
                    }
                }
                moves.settled.push(settled);
                moves.passes.push(passes);
                moves.number.push(shape.index(places, a, b));
                moves.choices_end.push(moves.choices.len() as u32);
            });
        });
        exits.inherited
    }

    /// The mixed stacks of a and of b, and the ways out of a class.
    fn exits(&self, class: u32) -> (u32, u32, Exits<'a>) {
        let classes = self.classes;
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
        let mut exit = |hash: u64, dead_b: u32, free_b: u32, tops_b: u32| {
            if self.won(dead_b, free_b, tops_b) {
                return Exit::Won;
            }
            classes.find(hash).map_or(Exit::Nowhere, |class| {
                inherited = inherited.max(self.errors[class as usize]);
                Exit::To(self.door(class))
            })
        };

        let single = Stack::man(Side::A);
        let mut arrive = [Exit::Nowhere; 32];
        let meets = if men_a > 0 { places.single & !own } else { 0 };
        for space in bits(meets & foe) {
            let below = stacks[space as usize];
            let less = hash.wrapping_sub(mirrored(space, below));
            let made = mirrored(space, below.under(single));
            arrive[space as usize] = exit(less.wrapping_add(made), dead[1], men_b, foe & !(1 << space));
        }
        if men_b > 0 {
            let made = Stack::man(Side::B).under(single);
            for space in bits(meets & shape.slots[1]) {
                arrive[space as usize] =
                    exit(hash.wrapping_add(mirrored(space, made)), dead[1], men_b - 1, foe);
            }
        }

        let mut stack_moves = Vec::new();
        for (number, &score) in (0..).zip(&places.scores) {
            for from in bits(own) {
                let stack = stacks[from as usize];
                let less = hash.wrapping_sub(mirrored(from, stack));
                let Some(to) = places.target(from, score, !places.homeward) else {
                    let killed = stack.men(Side::B);
                    let less = less.wrapping_sub(hash_dead([dead[1], dead[0]]));
                    let hash = less.wrapping_add(hash_dead([dead[1] + killed, dead[0]]));
                    let plain = exit(hash, dead[1] + killed, men_b, foe);
                    stack_moves.push(StackMove { score: number, to: 0, plain, hit: Exit::Nowhere });
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
                    Exit::Nowhere
                };
                stack_moves.push(StackMove { score: number, to: 1 << to, plain, hit });
            }
        }
        (own, foe, Exits { arrive, stacks: stack_moves, inherited })
    }
}

impl<V: Value> Moves<V> {
    fn clear(&mut self) {
        self.settled.clear();
        self.passes.clear();
        self.number.clear();
        self.choices_end.clear();
        self.choices.clear();
    }
}
