//! The moves of a class as numbers: what each score is worth outside it, and where it leads within.

use alloc::vec::Vec;

use super::class::{Classes, hash_dead, hash_mixed};
use super::places::bits;
use super::ranks::Row;
use super::shape::Shape;
use super::single::{MOST_MOVES, SingleMoves};
use super::value::Value;
use crate::Side;
use crate::puluc::{End, Stack};

/// What one score is worth in one placement. A fixed number of targets, and one choice for every score, keep the processor's
/// guesses right.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choice<K> {
    /// Where its moves within the class lead, seen by the other side.
    pub targets: Pair,
    /// The best of the moves that leave the class, or a lost game.
    pub outside: K,
}

/// Two numbers of chances: first come the values of the class, then those of its mirror image, a won game, and what
/// [`Moves::more`] are worth.
pub type Pair = [u32; 2];

/// The moves of a class and of its mirror image, which may be the same class.
///
/// Placements are put in the order in which they are swept, what the mirror image has after what the class has.
#[derive(Clone, Debug, Default)]
pub struct Moves<V: Value> {
    /// The odds that the turn passes.
    pub passes: Vec<f64>,
    /// Those of all placements, of each as many as there are scores.
    pub choices: Vec<Choice<V::Kept>>,
    /// Where a score has more moves within the class than two, pairs that stand for their worse target.
    pub more: Vec<Pair>,
    /// Which of them are a placement's own: the first, and the end.
    pub own_more: Vec<[u32; 2]>,
    /// Does any move stay within the class?
    pub circles: bool,
    /// How many classes there are, and placements in each.
    sides: usize,
    len: usize,
    singles: SingleMoves,
    /// Room for the ways that a's men can stand beside b's.
    sets: Vec<u32>,
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
    /// Bit of the space where it lands; 0 off the road.
    to: u32,
    /// Onto a free space or an enemy mixed stack, or off the road.
    plain: Exit<'a>,
    /// Onto a single man of b.
    hit: Exit<'a>,
}

/// The mixed stacks of a class and the ways out of it.
struct Exits<'a> {
    /// The stacks of a and of b.
    own: u32,
    foe: u32,
    /// A single man's, by the space where he lands on an enemy stack or on a single man.
    arrive: [Exit<'a>; 32],
    /// The stacks' moves by score, and where each score's end.
    stacks: Vec<StackMove<'a>>,
    ends: Vec<usize>,
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

    pub const fn classes(&self) -> &'a Classes {
        self.classes
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

    /// Adds to `moves` those of a class (side 0) or its mirror image (side 1). `places` says where in the order a placement is, by
    /// the number of its mirror image. Returns the largest estimated error of the classes that they lead to.
    pub fn build(&self, class: u32, side: usize, places: &[u32], moves: &mut Moves<V>) -> f32 {
        let Builder { classes, .. } = *self;
        let ranks = &classes.places.ranks;
        let odds = self.odds();
        let shape = classes.shape(class);
        let ([slots_a, slots_b], [men_a, men_b]) = (shape.slots, shape.men);
        let exits = self.exits(class);
        let inside = self.door(classes.mirror(class));
        let (nothing, other_side) = (moves.nothing() as u32, moves.first(1 - side) as u32);
        let Moves { passes, choices, more, own_more, circles, sides, singles, sets, .. } = moves;
        singles.fill(&classes.places, slots_a, men_a, exits.own);
        let all_of_a = ranks.row_of_a(slots_a);

        let mut places = places.iter();
        let mut arrivals = [Gate::Nowhere; 32];
        let mut stacks = Vec::with_capacity(exits.stacks.len());
        let mut targets = [0; 2 * MOST_MOVES];
        ranks.each_of_b(slots_b, men_b, |b| {
            let full = b | exits.foe;
            for to in bits(full & classes.places.single & !exits.own) {
                arrivals[to as usize] = self.gate(exits.arrive[to as usize], b & !(1 << to));
            }
            stacks.clear();
            stacks.extend(exits.stacks.iter().map(|stack| {
                let hit = b & stack.to;
                (stack.to, self.gate(if hit == 0 { stack.plain } else { stack.hit }, b & !hit))
            }));
            let (first, row) = inside.shape.mirrored(&classes.places, inside.slots, b);
            let first = other_side + first;
            sets.clear();
            ranks.each_of_a(slots_a & !b, men_a, |a| sets.push(a));
            for (&a, &place) in sets.iter().zip(&mut places) {
                let place = place as usize * *sides + side;
                let first_more = more.len() as u32;
                let mut passed = self.classes.places.nothing;
                let singles = singles.of(all_of_a.rank(a));
                let choices = &mut choices[place * odds.len()..][..odds.len()];
                let mut from_stack = 0;
                for (((choice, singles), &odds), &end) in choices.iter_mut().zip(singles).zip(odds).zip(&exits.ends) {
                    let mut outside = V::default();
                    let mut moved = !singles.is_empty();
                    for &(to, gate) in &stacks[from_stack..end] {
                        if a & to == 0 {
                            moved = true;
                            outside = outside.better(self.chance(gate, a));
                        }
                    }
                    from_stack = end;
                    let mut within = 0;
                    for single in singles {
                        if full & single.to == 0 {
                            targets[within] = first + row.rank(single.rest | single.to);
                            within += 1;
                        } else {
                            let gate = arrivals[single.to.trailing_zeros() as usize];
                            outside = outside.better(self.chance(gate, single.rest));
                        }
                    }
                    if !moved {
                        passed += odds;
                    }
                    *circles |= within > 0;
                    let mut from = 0;
                    while from + 2 < within {
                        targets[within] = nothing + 1 + more.len() as u32;
                        within += 1;
                        more.push([targets[from], targets[from + 1]]);
                        from += 2;
                    }
                    let second = if from + 1 < within { targets[from + 1] } else { nothing };
                    let first = if from < within { targets[from] } else { nothing };
                    *choice = Choice { targets: [first, second], outside: outside.kept() };
                }
                passes[place] = passed;
                own_more[place] = [first_more, more.len() as u32];
            }
        });
        exits.inherited
    }

    fn exits(&self, class: u32) -> Exits<'a> {
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
        let mut ends = Vec::with_capacity(places.scores.len());
        for &score in &places.scores {
            for from in bits(own) {
                let stack = stacks[from as usize];
                let less = hash.wrapping_sub(mirrored(from, stack));
                let Some(to) = places.target(from, score, !places.homeward) else {
                    let killed = stack.men(Side::B);
                    let less = less.wrapping_sub(hash_dead([dead[1], dead[0]]));
                    let hash = less.wrapping_add(hash_dead([dead[1] + killed, dead[0]]));
                    let plain = exit(hash, dead[1] + killed, men_b, foe);
                    stack_moves.push(StackMove { to: 0, plain, hit: Exit::Nowhere });
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
                stack_moves.push(StackMove { to: 1 << to, plain, hit });
            }
            ends.push(stack_moves.len());
        }
        Exits { own, foe, arrive, stacks: stack_moves, ends, inherited }
    }
}

impl<V: Value> Moves<V> {
    /// Makes room for so many placements of each of the classes, and scores.
    pub fn clear(&mut self, sides: usize, placements: usize, scores: usize) {
        (self.sides, self.len) = (sides, placements);
        self.passes.resize(sides * placements, 0.0);
        self.choices.resize(sides * placements * scores, Choice::default());
        self.own_more.resize(sides * placements, [0; 2]);
        self.more.clear();
        self.circles = false;
    }

    /// The number of the first chance of the class or its mirror image.
    pub const fn first(&self, side: usize) -> usize {
        if side < self.sides { side * self.len } else { 0 }
    }

    /// The number of the chance that a score without a move within the class leads to: the other side has won.
    pub const fn nothing(&self) -> usize {
        self.sides * self.len
    }
}
