//! The moves of a class as numbers: where they lead within it, and which of its ways out they take.

use alloc::vec::Vec;

use super::class::Classes;
use super::exits::{Exit, Exits};
use super::order::Order;
use super::places::{Places, bits};
use super::ranks::Row;
use super::shape::Shape;
use super::single::{MOST_MOVES, SingleMoves};

/// Two numbers of chances: first come the values of the class, then those of its mirror image, a won game, and what
/// [`Frame::more`] are worth.
pub type Pair = [u32; 2];

/// A move out of the class.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The score of a placement that it belongs to.
    pub choice: u32,
    /// Which way out.
    pub exit: u16,
    /// The number of the placement beyond, in its class.
    pub placement: u32,
}

/// The moves of a class and of its mirror image, which may be the same class. What they are worth is not in it, so a frame
/// fits all classes whose mixed stacks stand on the same spaces and lead to alike classes, whatever men are in them.
///
/// Placements are in the order in which they are swept, what the mirror image has after what the class has.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    pub order: Order,
    /// How many classes there are.
    pub sides: usize,
    /// The odds that the turn passes, and 1 / (1 − the odds that both sides pass).
    pub passes: Vec<[f64; 2]>,
    /// Where the moves of each placement within the class lead, seen by the other side: a pair for every score. A fixed number
    /// keeps the processor's guesses right.
    pub targets: Vec<Pair>,
    /// Where a score has more than two, pairs that stand for their worse target.
    pub more: Vec<Pair>,
    /// Which of them are a placement's own: the first, and the end.
    pub own_more: Vec<[u32; 2]>,
    /// Does any move stay within the class?
    pub circles: bool,
    /// The moves out of the class and those out of its mirror image.
    pub ways: [Vec<Way>; 2],
    /// What it is the frame of.
    key: Option<Key>,
    singles: SingleMoves,
    /// Room for the ways that a's men can stand beside b's.
    sets: Vec<u32>,
}

/// What classes with the same frame have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    sides: usize,
    shape: u32,
    own: u32,
    /// The shapes that the ways out lead to.
    beyond: [Vec<Option<u32>>; 2],
}

/// A mirrored class, entered with placements that are not mirrored.
#[derive(Clone, Copy)]
struct Door<'a> {
    shape: &'a Shape,
    /// The slots of a and b, seen from our end.
    slots: [u32; 2],
}

impl<'a> Door<'a> {
    fn new(places: &Places, shape: &'a Shape) -> Door<'a> {
        let [a, b] = shape.slots;
        Door { shape, slots: [places.mirror(b), places.mirror(a)] }
    }
}

/// A way out with b's men in place.
#[derive(Clone, Copy)]
struct Gate<'a> {
    exit: u16,
    /// The number of the first placement beyond, and the ranks to add by a's men.
    row: Option<(u32, Row<'a>)>,
}

impl Gate<'_> {
    /// The number of the placement beyond with a's men on these spaces.
    #[inline]
    fn placement(self, a: u32) -> u32 {
        self.row.map_or(0, |(first, row)| first + row.rank(a))
    }
}

impl Frame {
    /// Makes this the frame of a class and its mirror image with these ways out, if it is not.
    pub fn fit(&mut self, classes: &Classes, pair: [u32; 2], exits: &[Exits; 2]) {
        let [class, mirror] = pair;
        let shape = classes.shape_number(class);
        let sides = if class == mirror { 1 } else { 2 };
        let own = exits[0].own;
        let known = self.key.as_ref().filter(|key| key.shape == shape);
        if known.is_none() {
            self.order.fill(&classes.places, classes.shape(class));
        }
        let known = known.filter(|key| key.own == own && key.sides == sides);
        if known.is_some_and(|key| key.fits(classes, exits)) {
            return;
        }
        // What other classes of the frame led to goes on to be known, so that they need no new one.
        let mut beyond = known.map_or_else(Default::default, |key| key.beyond.clone());
        for (beyond, exits) in beyond.iter_mut().zip(exits).take(sides) {
            beyond.resize(exits.all.len(), None);
            for (shape, &exit) in beyond.iter_mut().zip(&exits.all) {
                *shape = shape_beyond(classes, exit).or(*shape);
            }
        }
        let (len, odds) = (self.order.numbers.len(), &classes.places.odds);
        self.sides = sides;
        self.passes.resize(sides * len, [0.0; 2]);
        self.targets.resize(sides * len * odds.len(), [0; 2]);
        self.own_more.resize(sides * len, [0; 2]);
        self.more.clear();
        self.circles = false;
        for ((side, &class), exits) in (0..sides).zip(&pair).zip(exits) {
            let doors: Vec<Option<Door>> = beyond[side]
                .iter()
                .map(|shape| shape.map(|shape| Door::new(&classes.places, classes.shape_of(shape))))
                .collect();
            self.add(classes, class, side, exits, &doors);
        }
        self.key = Some(Key { sides, shape, own, beyond });
        for place in 0..len {
            let [one, other] = self.both_places(place);
            let scale = 1.0 / (1.0 - self.passes[one][0] * self.passes[other][0]);
            self.passes[one][1] = scale;
            self.passes[other][1] = scale;
        }
    }

    /// The number of the first chance of the class or its mirror image.
    pub const fn first(&self, side: usize) -> usize {
        if side < self.sides { side * self.len() } else { 0 }
    }

    /// The number of the chance that a score without a move within the class leads to: the other side has won.
    pub const fn nothing(&self) -> usize {
        self.sides * self.len()
    }

    /// Number of placements.
    const fn len(&self) -> usize {
        self.order.numbers.len()
    }

    /// Where a placement is, and where its mirror image is.
    #[inline]
    pub fn both_places(&self, place: usize) -> [usize; 2] {
        if self.sides == 2 {
            [2 * place, 2 * place + 1]
        } else {
            let [_, mirror] = self.order.numbers[place];
            [place, self.order.places[0][mirror as usize] as usize]
        }
    }

    /// Adds the moves of a class (side 0) or of its mirror image (side 1).
    fn add(&mut self, classes: &Classes, class: u32, side: usize, exits: &Exits, doors: &[Option<Door>]) {
        let places = &classes.places;
        let (ranks, odds) = (&places.ranks, &places.odds[..]);
        let shape = classes.shape(class);
        let ([slots_a, slots_b], [men_a, men_b]) = (shape.slots, shape.men);
        let inside = Door::new(places, classes.shape(classes.mirror(class)));
        let gate = |exit: usize, b: u32| Gate {
            exit: exit as u16,
            row: doors[exit].map(|door| door.shape.mirrored(places, door.slots, b)),
        };
        let (nothing, other_side) = (self.nothing() as u32, self.first(1 - side) as u32);
        let Frame { order, sides, passes, targets, more, own_more, circles, ways, singles, sets, .. } = self;
        singles.fill(places, slots_a, men_a, exits.own);
        let all_of_a = ranks.row_of_a(slots_a);
        let ways = &mut ways[side];
        ways.clear();

        // A side's placements come in the order of the other side's numbers.
        let mut order = order.places[1 - side].iter();
        let mut arrivals = [Gate { exit: 0, row: None }; 32];
        let mut stacks = Vec::with_capacity(exits.stacks.len());
        let mut within = [0; 2 * MOST_MOVES];
        ranks.each_of_b(slots_b, men_b, |b| {
            let full = b | exits.foe;
            for to in bits(full & places.single & !exits.own) {
                arrivals[to as usize] = gate(Exits::arrival(to), b & !(1 << to));
            }
            stacks.clear();
            stacks.extend(exits.stacks.iter().enumerate().map(|(number, &to)| {
                let hit = b & to;
                (to, gate(Exits::of_stack(places.spaces, number, hit != 0), b & !hit))
            }));
            let (first, row) = inside.shape.mirrored(places, inside.slots, b);
            let first = other_side + first;
            sets.clear();
            ranks.each_of_a(slots_a & !b, men_a, |a| sets.push(a));
            for (&a, &place) in sets.iter().zip(&mut order) {
                let place = place as usize * *sides + side;
                let first_more = more.len() as u32;
                let mut passed = places.nothing;
                let singles = singles.of(all_of_a.rank(a));
                let mut from_stack = 0;
                let choices = place * odds.len()..;
                for (((choice, singles), &odds), &end) in choices.zip(singles).zip(odds).zip(&exits.ends) {
                    let before = ways.len();
                    let mut out = |gate: Gate, a| {
                        ways.push(Way {
                            choice: choice as u32,
                            exit: gate.exit,
                            placement: gate.placement(a),
                        });
                    };
                    for &(to, gate) in &stacks[from_stack..end] {
                        if a & to == 0 {
                            out(gate, a);
                        }
                    }
                    from_stack = end;
                    let mut count = 0;
                    for single in singles {
                        if full & single.to == 0 {
                            within[count] = first + row.rank(single.rest | single.to);
                            count += 1;
                        } else {
                            out(arrivals[single.to.trailing_zeros() as usize], single.rest);
                        }
                    }
                    if count == 0 && ways.len() == before {
                        passed += odds;
                    }
                    *circles |= count > 0;
                    let mut from = 0;
                    while from + 2 < count {
                        within[count] = nothing + 1 + more.len() as u32;
                        count += 1;
                        more.push([within[from], within[from + 1]]);
                        from += 2;
                    }
                    let target = |number| if number < count { within[number] } else { nothing };
                    targets[choice] = [target(from), target(from + 1)];
                }
                passes[place][0] = passed;
                own_more[place] = [first_more, more.len() as u32];
            }
        });
    }
}

impl Key {
    /// Is the shape known of all that the ways out lead to? One that leads nowhere or to a won game needs none.
    fn fits(&self, classes: &Classes, exits: &[Exits; 2]) -> bool {
        self.beyond.iter().zip(exits).take(self.sides).all(|(beyond, exits)| {
            beyond
                .iter()
                .zip(&exits.all)
                .all(|(&known, &exit)| shape_beyond(classes, exit).is_none_or(|shape| known == Some(shape)))
        })
    }
}

fn shape_beyond(classes: &Classes, exit: Exit) -> Option<u32> {
    if let Exit::To(class) = exit { Some(classes.shape_number(class)) } else { None }
}
