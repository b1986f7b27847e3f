//! Solves layer after layer by sweeps, a few thousand values at a time.

use alloc::vec;
use alloc::vec::Vec;

use super::super::drive::{Progress, Report};
use super::super::threads::share;
use super::kept::Kept;
use super::lists::Lists;
use super::number::{Layer, Numbering};
use super::order::{Stride, Task, blocks, strides};
use super::row::{Known, Scratch};
use crate::puluc::RuleSet;

/// Sweeps until nothing changes by more than this, nor is expected to change by more in all sweeps to come if numbers are
/// kept so finely that it can be told.
const STOP: f64 = 1.2e-7;
/// A layer that has not come to rest by then reports how far it is from it.
const MOST_SWEEPS: u32 = 5_000;
/// Values worked out in a step, or more.
const STEP: u64 = 1 << 15;

/// What is reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Values,
    /// Bounds from below and above.
    Bounds,
}

/// A solve that goes on as long as it is asked to.
#[derive(Debug)]
pub struct Run<K> {
    pub rules: RuleSet,
    pub numbering: Numbering,
    lists: Lists,
    /// All values; of a proof, those from below for a and from above for b, and the other way round.
    pub values: Vec<Vec<K>>,
    mirror: Mirror<K>,
    workers: Vec<Worker<K>>,
    layer: usize,
    run: usize,
    strides: Vec<Stride>,
    stride: usize,
    /// Values solved, and those that may count as solved.
    solved: usize,
    done: usize,
    sweep: Sweep,
    pub report: Report,
}

/// The layer under way seen from the other end, so that there are long rows to be had from either.
#[derive(Debug)]
struct Mirror<K> {
    /// `None` where it is the same layer, because both sides have as many dead.
    layer: Option<Layer>,
    /// The values with a and b to move; of the same layer only those with b to move, which it has none of.
    values: [Vec<K>; 2],
}

/// How the sweeps over a layer go.
#[derive(Clone, Copy, Debug, Default)]
struct Sweep {
    number: u32,
    /// The largest change of this sweep and of the last.
    change: f64,
    last: f64,
    /// By what share changes have shrunk lately.
    shrink: f64,
}

/// A thread's room.
#[derive(Debug)]
struct Worker<K> {
    scratch: Scratch<K>,
    /// The tasks that it has worked out, and their values with a and b to move.
    tasks: Vec<usize>,
    values: [Vec<K>; 2],
}

impl<K> Default for Worker<K> {
    fn default() -> Worker<K> {
        Worker { scratch: Scratch::default(), tasks: Vec::new(), values: Default::default() }
    }
}

impl<K: Kept> Run<K> {
    pub fn new(rules: &RuleSet, numbering: Numbering, kind: Kind, threads: usize) -> Run<K> {
        let runs = if kind == Kind::Bounds { 2 } else { 1 };
        let report = Report { values: numbering.len(), ..Report::default() };
        let mut run = Run {
            rules: *rules,
            lists: Lists::new(&numbering),
            values: vec![vec![K::of(0.5); numbering.len()]; runs],
            numbering,
            mirror: Mirror { layer: None, values: Default::default() },
            workers: (0..threads.max(1)).map(|_| Worker::default()).collect(),
            layer: 0,
            run: 0,
            strides: Vec::new(),
            stride: 0,
            solved: 0,
            done: 0,
            sweep: Sweep::default(),
            report,
        };
        run.begin();
        run
    }

    fn bounds(&self) -> bool {
        self.values.len() == 2
    }

    /// Begins with a layer.
    fn begin(&mut self) {
        let layer = &self.numbering.layers[self.layer];
        let seen = (!layer.alone()).then(|| self.numbering.lay_out([layer.dead[1], layer.dead[0]]));
        self.strides = strides(&self.numbering, layer, seen.as_ref(), self.bounds() && layer.alone());
        self.stride = 0;
        self.sweep = Sweep::default();
        let [low, high] = if self.bounds() { [0.0, 1.0] } else { [0.5, 0.5] };
        let [for_a, for_b] = if self.run == 0 { [low, high] } else { [high, low] };
        // Who is a from one end is b from the other.
        let lens = [layer.len, if seen.is_some() { layer.len } else { 0 }];
        for ((values, chance), len) in self.mirror.values.iter_mut().zip([for_b, for_a]).zip(lens) {
            values.clear();
            values.resize(len, K::of(chance));
        }
        let own = &mut self.values[self.run][layer.start[0]..][..layer.values()];
        let (a, b) = own.split_at_mut(layer.len);
        a.fill(K::of(for_a));
        b.fill(K::of(for_b));
        self.mirror.layer = seen;
    }

    /// Is everything solved?
    pub fn is_done(&self) -> bool {
        self.layer == self.numbering.layers.len()
    }

    /// Does the next step.
    pub fn advance(&mut self) -> Progress {
        let enough = self.report.updates + STEP;
        while !self.is_done() && self.report.updates < enough {
            self.compute();
            self.apply();
            self.stride += 1;
            if self.stride == self.strides.len() {
                self.stride = 0;
                self.swept();
            }
        }
        Progress { done: self.done, all: self.numbering.len() }
    }

    /// Works out the values of a stride.
    fn compute(&mut self) {
        let layer = &self.numbering.layers[self.layer];
        let before = &self.values[self.run][..layer.start[0]];
        let own = &self.values[self.run][layer.start[0]..][..layer.values()];
        let (a, b) = own.split_at(layer.len);
        let opposite = &self.values[self.values.len() - 1 - self.run][..layer.start[0]];
        let Mirror { layer: seen, values: [for_a, for_b] } = &self.mirror;
        let (numbering, lists) = (&self.numbering, &self.lists);
        let views = match seen {
            None => [Known { numbering, lists, layer, now: [a, for_a], before, opposite }; 2],
            Some(seen) => [
                Known { numbering, lists, layer, now: [a, b], before, opposite },
                Known {
                    numbering,
                    lists,
                    layer: seen,
                    now: [for_a, for_b],
                    before: opposite,
                    opposite: before,
                },
            ],
        };
        let tasks = &self.strides[self.stride].tasks;
        share(&mut self.workers, tasks.len(), |worker, next| {
            worker.tasks.clear();
            worker.values.iter_mut().for_each(Vec::clear);
            while let Some(number) = next() {
                worker.tasks.push(number);
                let [a, b] = &mut worker.values;
                let task = &tasks[number];
                for row in task.rows(numbering) {
                    views[task.view].row(row, &mut worker.scratch, [&mut *a, &mut *b]);
                }
            }
        });
    }

    /// Puts the values of a stride in their places.
    fn apply(&mut self) {
        let numbering = &self.numbering;
        let layer = &numbering.layers[self.layer];
        let own = &mut self.values[self.run][layer.start[0]..][..layer.values()];
        let (a, b) = own.split_at_mut(layer.len);
        let Mirror { layer: seen, values: [for_a, for_b] } = &mut self.mirror;
        let (layers, mut views) = match seen {
            None => ([layer, layer], [[a, &mut for_a[..]], [b, for_b]]),
            Some(seen) => ([layer, seen], [[a, b], [for_a, for_b]]),
        };
        let mut change = self.sweep.change;
        for worker in &self.workers {
            let [mut for_a, mut for_b] = [&worker.values[0][..], &worker.values[1][..]];
            for &task in &worker.tasks {
                let task = &self.strides[self.stride].tasks[task];
                let count = numbering.groups[0].count(task.classes[2]) as usize;
                // From the other end a layer may be the same.
                let other = if layer.alone() { 0 } else { 1 - task.view };
                for row in task.rows(numbering) {
                    let (new_a, new_b);
                    (new_a, for_a) = for_a.split_at(count);
                    (new_b, for_b) = for_b.split_at(count);
                    let from = numbering.row(layers[task.view], row.ways[0], row.ways[1], row.last);
                    for (values, new) in views[task.view].iter_mut().zip([new_a, new_b]) {
                        for (old, new) in values[from..from + count].iter_mut().zip(new) {
                            let moved = (new.chance() - old.chance()).abs();
                            change = if moved > change { moved } else { change };
                            *old = *new;
                        }
                    }
                    if task.mirrored {
                        let (from, step) =
                            numbering.column(layers[other], row.ways[0], row.ways[1], row.last);
                        for (values, new) in views[other].iter_mut().zip([new_b, new_a]) {
                            let column = values[from..].iter_mut().step_by(step);
                            column.zip(new).for_each(|(old, new)| *old = *new);
                        }
                    }
                    self.report.updates += 2 * count as u64;
                }
            }
        }
        self.sweep.change = change;
    }

    /// A sweep has come to its end.
    fn swept(&mut self) {
        let layer = &self.numbering.layers[self.layer];
        let Sweep { number, change, last, mut shrink } = self.sweep;
        if last > 0.0 && change > 32.0 * K::GRAIN {
            // One odd change must not make the sum endless.
            shrink = f64::midpoint(shrink, (change / last).min(0.999));
        }
        let to_come = change * shrink / (1.0 - shrink);
        self.report.sweeps += 1;
        let rests = change <= STOP && (to_come <= STOP || change <= 2.0 * K::GRAIN);
        if !rests && number + 1 < MOST_SWEEPS {
            self.sweep = Sweep { number: number + 1, change: 0.0, last: change, shrink };
            // Changes come down from 1 by powers.
            let share = change.min(1.0).ln() / STOP.ln();
            self.done = self.done.max(self.solved + (share.min(1.0) * layer.values() as f64) as usize);
            return;
        }
        self.report.residual = self.report.residual.max(change as f32);
        // An error of a layer solved before is one of this at most.
        self.report.bound += (to_come + K::GRAIN / 2.0 / (1.0 - shrink)) as f32;
        if self.run + 1 == self.values.len() || layer.alone() {
            self.solved += layer.values();
            self.done = self.solved;
            if self.bounds() && layer.alone() {
                self.reflect();
            }
            self.layer += 1;
            self.run = 0;
        } else {
            self.run += 1;
        }
        if self.layer < self.numbering.layers.len() {
            self.begin();
        }
    }

    /// Bounds of one kind for b are those of the other kind for a, seen from the other end.
    fn reflect(&mut self) {
        let numbering = &self.numbering;
        let layer = &numbering.layers[self.layer];
        let high = &mut self.values[1][layer.start[0]..][..layer.len];
        for classes in blocks(numbering, layer) {
            let rows = 0..numbering.groups[0].count(classes[0]) * numbering.groups[1].count(classes[1]);
            let count = numbering.groups[0].count(classes[2]) as usize;
            for row in (Task { classes, rows, view: 0, mirrored: false }).rows(numbering) {
                let from = numbering.row(layer, row.ways[0], row.ways[1], row.last);
                let (to, step) = numbering.column(layer, row.ways[0], row.ways[1], row.last);
                let column = high[to..].iter_mut().step_by(step);
                column
                    .zip(&self.mirror.values[0][from..from + count])
                    .for_each(|(high, value)| *high = *value);
            }
        }
    }
}
