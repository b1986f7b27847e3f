//! Solves one class together with its mirror image.

use alloc::vec::Vec;

use super::build::{Builder, Moves, Pair};
use super::order::Order;
use super::value::Value;

/// Sweeps until nothing changes by more than this, nor is expected to change by more in all sweeps to come.
const STOP: f64 = 1e-7;
/// A class that has not come to rest by then reports how far it is from it.
const MOST_SWEEPS: u32 = 5_000;

/// A class and its mirror image with their values, the mirror's after. Both may be the same.
#[derive(Clone, Debug)]
pub struct Solved<V: Value> {
    pub pair: [u32; 2],
    pub values: Vec<V::Kept>,
    /// The last change.
    pub residual: f64,
    /// The estimated error.
    pub error: f32,
    pub sweeps: u32,
    pub updates: u64,
}

/// Room to work in, used again for class after class.
#[derive(Debug, Default)]
pub struct Workspace<V: Value> {
    moves: Moves<V>,
    /// The order of the shape that was met last.
    order: Order,
    shape: Option<u32>,
    /// The values of the class, those of its mirror image, a won game, then the worse ones of pairs.
    chance: Vec<V>,
    /// 1 / (1 − the odds that both sides pass), in the order of sweeps.
    scale: Vec<f64>,
    /// What has come out since it was last taken.
    pub solved: Vec<Solved<V>>,
}

impl<V: Value> Workspace<V> {
    /// Solves a class and its mirror image.
    pub fn solve(&mut self, builder: &Builder<V>, pair: [u32; 2]) {
        let sides = if pair[0] == pair[1] { 1 } else { 2 };
        let inherited = self.prepare(builder, pair, sides);
        let (mut sweeps, mut residual, mut to_come) = (0, 0.0f64, 0.0);
        loop {
            let before = residual;
            residual = self.sweep(builder.odds(), sides);
            sweeps += 1;
            if !self.moves.circles {
                // Everything leads out, so once is enough.
                residual = 0.0;
                break;
            }
            if before > 0.0 {
                // Changes shrink by a like share each time; an odd one must not make the sum endless.
                let shrink = (residual / before).min(0.99);
                to_come = residual * shrink / (1.0 - shrink);
            }
            if (sweeps > 1 && residual <= STOP && to_come <= STOP) || sweeps == MOST_SWEEPS {
                break;
            }
        }
        let values: Vec<V::Kept> =
            self.chance[..self.moves.nothing()].iter().map(|chance| chance.kept()).collect();
        self.solved.push(Solved {
            pair,
            updates: values.len() as u64 * u64::from(sweeps),
            values,
            residual,
            error: inherited + to_come as f32,
            sweeps,
        });
    }

    /// Builds the moves. Returns the largest estimated error of the classes that they lead to.
    fn prepare(&mut self, builder: &Builder<V>, pair: [u32; 2], sides: usize) -> f32 {
        let Workspace { moves, order, shape, chance, scale, .. } = self;
        let [class, mirror] = pair;
        let of_class = builder.classes().shape_number(class);
        if shape.replace(of_class) != Some(of_class) {
            order.fill(&builder.classes().places, builder.classes().shape(class));
        }
        let len = order.numbers.len();
        moves.clear(sides, len, builder.odds().len());
        let [by_number, by_mirror] = &order.places;
        let mut inherited = builder.build(class, 0, by_mirror, moves);
        if sides == 2 {
            inherited = inherited.max(builder.build(mirror, 1, by_number, moves));
        }
        chance.clear();
        chance.resize(moves.nothing(), V::UNKNOWN);
        chance.push(V::WON);
        chance.resize(moves.nothing() + 1 + moves.more.len(), V::default());
        scale.clear();
        scale.extend((0..len).map(|place| {
            let [near, other] = places(order, sides, place);
            1.0 / (1.0 - moves.passes[near] * moves.passes[other])
        }));
        inherited
    }

    /// Works out every placement of both sides anew, the most advanced first, so that one sweep sees the moves of the same
    /// sweep. Returns the largest change.
    fn sweep(&mut self, odds: &[f64], sides: usize) -> f64 {
        let Workspace { moves, order, chance, scale, .. } = self;
        let chance = &mut chance[..];
        let far = moves.first(1);
        let mut change = 0.0f64;
        for (place, (&[here, there], &scale)) in order.numbers.iter().zip(&*scale).enumerate() {
            if sides == 1 && here > there {
                continue;
            }
            // Both sides of one placement together: after a pass the other side throws in the same placement.
            let [place, other_place] = places(order, sides, place);
            let near = moving(moves, odds, chance, place);
            let other = moving(moves, odds, chance, other_place);
            let (passes, other_passes) = (moves.passes[place], moves.passes[other_place]);
            for (number, new) in [
                (here as usize, near.with_passes(passes, other, other_passes, scale)),
                (far + there as usize, other.with_passes(other_passes, near, passes, scale)),
            ] {
                change = change.max(new.distance(chance[number]));
                chance[number] = new;
            }
        }
        change
    }
}

/// Where in [`Moves`] a placement is, and where its mirror image is.
#[inline]
fn places(order: &Order, sides: usize, place: usize) -> [usize; 2] {
    if sides == 2 {
        [2 * place, 2 * place + 1]
    } else {
        let [_, mirror] = order.numbers[place];
        [place, order.places[0][mirror as usize] as usize]
    }
}

/// What the throws with a move add up to.
#[inline(always)]
fn moving<V: Value>(moves: &Moves<V>, odds: &[f64], chance: &mut [V], place: usize) -> V {
    let worse = |chance: &[V], [one, two]: Pair| chance[one as usize].worse(chance[two as usize]);
    let [first, end] = moves.own_more[place].map(|more| more as usize);
    if first != end {
        for (number, &pair) in (moves.nothing() + 1 + first..).zip(&moves.more[first..end]) {
            chance[number] = worse(chance, pair);
        }
    }
    let choices = &moves.choices[place * odds.len()..][..odds.len()];
    choices.iter().zip(odds).fold(V::default(), |sum, (choice, &odds)| {
        sum.plus(odds, V::from_kept(choice.outside).better(worse(chance, choice.targets).other()))
    })
}
