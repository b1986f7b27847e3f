//! Solves the classes of a rule set in order, on one thread or several.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::class::Classes;
use super::count::{count_at_most, mixed_or_single};
use super::free;
use super::places::Places;
use super::positions::Positions;
use super::stacks::every_stack;
use super::sweep::{Known, Workspace};
use super::table::Table;
use super::threads::share;
use super::value::{Bounds, Value};
use crate::puluc::{Moving, RuleSet};

/// What a solve may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Values at most.
    pub values: usize,
    /// Threads; the values are the same whatever their number.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { values: 60_000_000, threads: 1 }
    }
}

/// How far a solve has come: values solved of all values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Values solved.
    pub done: usize,
    /// All values.
    pub all: usize,
}

/// What a solve did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// Number of values.
    pub values: usize,
    /// The largest last change of a value.
    pub residual: f32,
    /// The estimated bound of the error; of a proof the proven one.
    pub bound: f32,
    /// Values worked out, again and again.
    pub updates: u64,
    /// Sweeps over a class.
    pub sweeps: u64,
}

/// What a solve will take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Number of values.
    pub values: usize,
    /// Bytes of memory.
    pub bytes: usize,
    /// Seconds on one core like ours.
    pub seconds: f64,
}

/// Values solved in a second on one core like ours.
const VALUES_A_SECOND: f64 = 2.5e6;
/// Bytes that a value takes with its share of the classes.
const BYTES_A_VALUE: f64 = 7.0;
/// How many times as many values [`count_at_most`] may count as there are.
const OVERCOUNT: f64 = 4.0;

/// Says what solving a rule set takes, without beginning to: the values are counted, memory and time of the right order.
///
/// # Errors
/// More values than `limits` allow; far too many are not counted but bounded.
pub fn estimate(rules: &RuleSet, limits: &Limits) -> Result<Estimate, SolveError> {
    if rules.moving() == Moving::Free {
        return free::estimate(rules, limits);
    }
    let takes = |values: f64| Estimate {
        values: values as usize,
        bytes: (values * BYTES_A_VALUE) as usize,
        seconds: values / VALUES_A_SECOND,
    };
    let places = Places::new(rules);
    let most = count_at_most(&places, mixed_or_single);
    if most > OVERCOUNT * limits.values as f64 {
        return Err(SolveError::TooLarge { most: limits.values, estimate: takes(most) });
    }
    let estimate = takes(places.values(&every_stack(&places)));
    if estimate.values > limits.values {
        return Err(SolveError::TooLarge { most: limits.values, estimate });
    }
    Ok(estimate)
}

/// Solves a rule set. `progress` is called now and then, and stops the solve by saying false.
///
/// # Errors
/// Too many values, or stopped.
pub fn solve(
    rules: &RuleSet,
    limits: &Limits,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<(Table, Report), SolveError> {
    let mut solver = Solver::new(rules, limits)?;
    while !solver.is_done() {
        if !progress(solver.advance()) {
            return Err(SolveError::Stopped);
        }
    }
    Ok(solver.finish())
}

/// Brackets every value from below and above, which proves the bound that the report states, whatever the estimate says.
///
/// # Errors
/// As [`solve`].
pub fn prove(
    rules: &RuleSet,
    limits: &Limits,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<(Table, Report), SolveError> {
    if rules.moving() == Moving::Free {
        return free::prove(rules, limits, progress);
    }
    let mut run = Run::<Bounds>::new(rules, limits)?;
    while !run.is_done() {
        if !progress(run.advance()) {
            return Err(SolveError::Stopped);
        }
    }
    let Run { rules, classes, values: bounds, mut report, .. } = run;
    let widest = bounds.iter().map(|bounds| bounds.high - bounds.low).fold(0.0, f64::max);
    // Half the widest bracket, and what rounding to single precision adds.
    report.bound = (widest / 2.0) as f32 + f32::EPSILON / 2.0;
    let values = bounds.iter().map(|bounds| ((bounds.low + bounds.high) / 2.0) as f32).collect();
    let positions = Positions::Classes(Box::new(classes));
    Ok((Table { rules, positions, values, bound: report.bound }, report))
}

/// A solve that goes on step by step, for whoever has other things to do in between.
pub struct Solver(Work);

enum Work {
    Classes(Run<f64>),
    Free(free::Run<f32>),
    /// Where there is room for it, in double precision, for games that go round for long.
    Finely(free::Run<f64>),
}

impl Solver {
    /// Numbers the positions of a rule set.
    ///
    /// # Errors
    /// Too many values.
    pub fn new(rules: &RuleSet, limits: &Limits) -> Result<Solver, SolveError> {
        Ok(Solver(match rules.moving() {
            Moving::Whole => Work::Classes(Run::new(rules, limits)?),
            Moving::Free => {
                let numbering = free::number(rules, limits)?;
                if numbering.len() <= free::FINELY {
                    Work::Finely(free::Run::new(rules, numbering, free::Kind::Values, limits.threads))
                } else {
                    Work::Free(free::Run::new(rules, numbering, free::Kind::Values, limits.threads))
                }
            }
        }))
    }

    /// Is everything solved?
    pub fn is_done(&self) -> bool {
        match &self.0 {
            Work::Classes(run) => run.is_done(),
            Work::Free(run) => run.is_done(),
            Work::Finely(run) => run.is_done(),
        }
    }

    /// Does the next step, a few milliseconds of work.
    pub fn advance(&mut self) -> Progress {
        match &mut self.0 {
            Work::Classes(run) => run.advance(),
            Work::Free(run) => run.advance(),
            Work::Finely(run) => run.advance(),
        }
    }

    /// The table; the values of what is not solved yet are of no account.
    pub fn finish(self) -> (Table, Report) {
        match self.0 {
            Work::Classes(Run { rules, classes, values, report, .. }) => {
                let positions = Positions::Classes(Box::new(classes));
                (Table { rules, positions, values, bound: report.bound }, report)
            }
            Work::Free(run) => run.finish(),
            Work::Finely(run) => run.finish(),
        }
    }
}

pub(super) fn classes(rules: &RuleSet, limits: &Limits) -> Result<Classes, SolveError> {
    estimate(rules, limits)?;
    Ok(Classes::new(Places::new(rules)))
}

/// Pairs of classes for each thread in a step.
const STEP: usize = 512;

/// A solve under way.
struct Run<V: Value> {
    rules: RuleSet,
    classes: Classes,
    values: Vec<V::Kept>,
    /// The estimated error of each class.
    errors: Vec<f32>,
    workspaces: Vec<Workspace<V>>,
    report: Report,
    /// The next level.
    level: usize,
    /// Each class of the level with its mirror image, once, and how many of them are solved.
    pairs: Vec<[u32; 2]>,
    solved: usize,
    done: usize,
}

impl<V: Value> Run<V> {
    fn new(rules: &RuleSet, limits: &Limits) -> Result<Run<V>, SolveError> {
        let classes = classes(rules, limits)?;
        Ok(Run {
            rules: *rules,
            values: vec![V::Kept::default(); classes.len()],
            errors: vec![0.0; classes.count()],
            workspaces: (0..limits.threads.max(1)).map(|_| Workspace::default()).collect(),
            report: Report { values: classes.len(), ..Report::default() },
            level: 0,
            pairs: Vec::new(),
            solved: 0,
            done: 0,
            classes,
        })
    }

    const fn is_done(&self) -> bool {
        self.done == self.values.len()
    }

    fn advance(&mut self) -> Progress {
        if self.solved == self.pairs.len() && !self.is_done() {
            let level = self.classes.level(self.level).iter();
            let pairs = level.map(|&class| [class, self.classes.mirror(class)]);
            // The one that comes first stands for both, so that those that may share a frame stay together.
            let first = |&[one, other]: &[u32; 2]| self.classes.start(one) <= self.classes.start(other);
            self.pairs = pairs.filter(first).collect();
            self.solved = 0;
            self.level += 1;
        }
        let to = self.pairs.len().min(self.solved + STEP * self.workspaces.len());
        let known = Known {
            classes: &self.classes,
            end: self.rules.end(),
            values: &self.values,
            errors: &self.errors,
        };
        solve_pairs(known, &self.pairs[self.solved..to], &mut self.workspaces);
        self.solved = to;
        for solved in self.workspaces.iter_mut().flat_map(|workspace| workspace.solved.drain(..)) {
            let [class, mirror] = solved.pair;
            let range = self.classes.values(class);
            let (own, rest) = solved.values.split_at(range.len());
            self.values[range].copy_from_slice(own);
            self.done += own.len();
            if mirror != class {
                self.values[self.classes.values(mirror)].copy_from_slice(rest);
                self.done += rest.len();
            }
            self.errors[class as usize] = solved.error;
            self.errors[mirror as usize] = solved.error;
            self.report.residual = self.report.residual.max(solved.residual as f32);
            self.report.bound = self.report.bound.max(solved.error);
            self.report.updates += solved.updates;
            self.report.sweeps += u64::from(solved.sweeps);
        }
        Progress { done: self.done, all: self.values.len() }
    }
}

fn solve_pairs<V: Value>(known: Known<V>, pairs: &[[u32; 2]], workspaces: &mut [Workspace<V>]) {
    share(workspaces, pairs.len(), |workspace, next| {
        while let Some(number) = next() {
            workspace.solve(known, pairs[number]);
        }
    });
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SolveError {
    /// More values than allowed.
    TooLarge {
        /// How many are allowed.
        most: usize,
        /// What it would take.
        estimate: Estimate,
    },
    /// The caller wanted no more.
    Stopped,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { most, estimate: Estimate { values, bytes, seconds } } => write!(
                f,
                "about {values} positions are too many to solve here, where {most} fit: \
                 they would take {} MB and {seconds:.0} s",
                bytes / 1_000_000
            ),
            SolveError::Stopped => f.write_str("stopped"),
        }
    }
}

impl core::error::Error for SolveError {}
