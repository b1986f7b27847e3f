//! Solves one class together with its mirror image.

use alloc::vec::Vec;

use super::build::{Builder, Moves};
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
    /// Those of the class and of its mirror image.
    moves: [Moves<V>; 2],
    /// Their chances.
    chance: [Vec<V>; 2],
    /// What has come out since it was last taken.
    pub solved: Vec<Solved<V>>,
}

impl<V: Value> Workspace<V> {
    /// Solves a class and its mirror image.
    pub fn solve(&mut self, builder: &Builder<V>, pair: [u32; 2]) {
        let [class, mirror] = pair;
        let sides = if class == mirror { 1 } else { 2 };
        let mut inherited = 0.0f32;
        for (side, class) in pair.into_iter().enumerate().take(sides) {
            inherited = inherited.max(builder.build(class, &mut self.moves[side]));
            self.chance[side].clear();
            self.chance[side].resize(self.moves[side].settled.len(), V::UNKNOWN);
        }
        let circles = self.moves[..sides].iter().any(|moves| !moves.choices.is_empty());
        let (mut sweeps, mut residual, mut to_come) = (0, 0.0f64, 0.0);
        loop {
            let before = residual;
            residual = self.sweep(builder.odds(), sides == 1);
            sweeps += 1;
            if !circles {
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
            self.chance[..sides].iter().flatten().map(|chance| chance.kept()).collect();
        self.solved.push(Solved {
            pair,
            updates: values.len() as u64 * u64::from(sweeps),
            values,
            residual,
            error: inherited + to_come as f32,
            sweeps,
        });
    }

    /// Works out every placement of both sides anew, the most advanced first, so that one sweep sees the moves of the same
    /// sweep. Returns the largest change.
    fn sweep(&mut self, odds: &[f64], alone: bool) -> f64 {
        let far = usize::from(!alone);
        let mut change = 0.0f64;
        for there in (0..self.chance[far].len()).rev() {
            let here = self.moves[0].number[there] as usize;
            if alone && here > there {
                continue;
            }
            // Both sides of one placement together: after a pass the other side throws in the same placement. It has the number
            // `here` on the one side, `there` on the other, and each side's moves are in the order of the other's numbers.
            let near = self.moving(odds, 0, far, there);
            let other = self.moving(odds, far, 0, here);
            let (passes, other_passes) = (self.moves[0].passes[there], self.moves[far].passes[here]);
            for (side, i, chance) in [
                (0, here, near.with_passes(passes, other, other_passes)),
                (far, there, other.with_passes(other_passes, near, passes)),
            ] {
                change = change.max(chance.distance(self.chance[side][i]));
                self.chance[side][i] = chance;
            }
        }
        change
    }

    /// What the throws with a move add up to in the placement of this number on the other side.
    #[inline]
    fn moving(&self, odds: &[f64], side: usize, other: usize, i: usize) -> V {
        let moves = &self.moves[side];
        let first = if i == 0 { 0 } else { moves.choices_end[i - 1] };
        let seen = &self.chance[other];
        let mut moving = moves.settled[i];
        let mut best = V::default();
        for choice in &moves.choices[first as usize..moves.choices_end[i] as usize] {
            let [one, two] = choice.targets.map(|target| seen[target as usize].other());
            best = best.better(V::from_kept(choice.outside).better(one.better(two)));
            if !choice.more {
                moving = moving.plus(odds[choice.score as usize], best);
                best = V::default();
            }
        }
        moving
    }
}
