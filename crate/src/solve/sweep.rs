//! Solves one class together with its mirror image.

use alloc::vec::Vec;

use super::class::Classes;
use super::exits::{Exit, Exits};
use super::frame::{Frame, Pair};
use super::value::Value;
use crate::puluc::End;

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

/// What is solved so far.
#[derive(Clone, Copy)]
pub struct Known<'a, V: Value> {
    pub classes: &'a Classes,
    pub end: End,
    pub values: &'a [V::Kept],
    /// The estimated error of each class.
    pub errors: &'a [f32],
}

/// Room to work in, used again for class after class.
#[derive(Debug, Default)]
pub struct Workspace<V: Value> {
    exits: [Exits; 2],
    frame: Frame,
    /// For each score of each placement, the best of the moves that leave the class, or a lost game.
    outside: Vec<V::Kept>,
    /// The values of the class, those of its mirror image, a won game, then the worse ones of pairs.
    chance: Vec<V>,
    /// What has come out since it was last taken.
    pub solved: Vec<Solved<V>>,
}

impl<V: Value> Workspace<V> {
    /// Solves a class and its mirror image.
    pub fn solve(&mut self, known: Known<V>, pair: [u32; 2]) {
        let inherited = self.prepare(known, pair);
        let odds = &known.classes.places.odds;
        let (mut sweeps, mut residual, mut to_come) = (0, 0.0f64, 0.0);
        loop {
            let before = residual;
            residual = self.sweep(odds);
            sweeps += 1;
            if !self.frame.circles {
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
            self.chance[..self.frame.nothing()].iter().map(|chance| chance.kept()).collect();
        self.solved.push(Solved {
            pair,
            updates: values.len() as u64 * u64::from(sweeps),
            values,
            residual,
            error: inherited + to_come as f32,
            sweeps,
        });
    }

    /// Gets all moves together. Returns the largest estimated error of the classes that they lead to.
    fn prepare(&mut self, known: Known<V>, pair: [u32; 2]) -> f32 {
        let Workspace { exits, frame, outside, chance, .. } = self;
        for (exits, class) in exits.iter_mut().zip(pair) {
            exits.fill(known.classes, known.end, known.errors, class);
        }
        frame.fit(known.classes, pair, exits);
        outside.clear();
        outside.resize(frame.targets.len(), V::default().kept());
        for (ways, exits) in frame.ways.iter().zip(&*exits).take(frame.sides) {
            let beyond: Vec<Beyond> =
                exits.all.iter().map(|&exit| Beyond::new(known.classes, exit)).collect();
            for way in ways {
                let chance = match beyond[way.exit as usize] {
                    Beyond::Nowhere => continue,
                    Beyond::Won => V::WON,
                    Beyond::Values(first) => {
                        V::from_kept(known.values[(first + way.placement) as usize]).other()
                    }
                };
                let best = &mut outside[way.choice as usize];
                *best = V::from_kept(*best).better(chance).kept();
            }
        }
        chance.clear();
        chance.resize(frame.nothing(), V::UNKNOWN);
        chance.push(V::WON);
        chance.resize(frame.nothing() + 1 + frame.more.len(), V::default());
        exits.iter().map(|exits| exits.inherited).fold(0.0, f32::max)
    }

    /// Works out every placement of both sides anew, the most advanced first, so that one sweep sees the moves of the same
    /// sweep. Returns the largest change.
    fn sweep(&mut self, odds: &[f64]) -> f64 {
        let Workspace { frame, outside, chance, .. } = self;
        let chance = &mut chance[..];
        let far = frame.first(1);
        let mut change = 0.0f64;
        for (place, &[here, there]) in frame.order.numbers.iter().enumerate() {
            if frame.sides == 1 && here > there {
                continue;
            }
            // Both sides of one placement together: after a pass the other side throws in the same placement.
            let [place, other_place] = frame.both_places(place);
            let near = moving(frame, outside, odds, chance, place);
            let other = moving(frame, outside, odds, chance, other_place);
            let ([passes, scale], [other_passes, _]) = (frame.passes[place], frame.passes[other_place]);
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

/// What is beyond a way out.
#[derive(Clone, Copy)]
enum Beyond {
    Nowhere,
    Won,
    /// Values from this number on.
    Values(u32),
}

impl Beyond {
    fn new(classes: &Classes, exit: Exit) -> Beyond {
        match exit {
            Exit::Nowhere => Beyond::Nowhere,
            Exit::Won => Beyond::Won,
            Exit::To(class) => Beyond::Values(classes.start(class)),
        }
    }
}

/// What the throws with a move add up to.
#[inline(always)]
fn moving<V: Value>(frame: &Frame, outside: &[V::Kept], odds: &[f64], chance: &mut [V], place: usize) -> V {
    let worse = |chance: &[V], [one, two]: Pair| chance[one as usize].worse(chance[two as usize]);
    let [first, end] = frame.own_more[place].map(|more| more as usize);
    if first != end {
        for (number, &pair) in (frame.nothing() + 1 + first..).zip(&frame.more[first..end]) {
            chance[number] = worse(chance, pair);
        }
    }
    let targets = &frame.targets[place * odds.len()..][..odds.len()];
    let outside = &outside[place * odds.len()..][..odds.len()];
    targets.iter().zip(outside).zip(odds).fold(V::default(), |sum, ((&targets, &outside), &odds)| {
        sum.plus(odds, V::from_kept(outside).better(worse(chance, targets).other()))
    })
}
