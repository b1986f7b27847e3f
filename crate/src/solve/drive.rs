//! Solves the classes of a rule set in order, on one thread or several.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::build::Builder;
use super::class::Classes;
use super::places::Places;
use super::sweep::Workspace;
use super::table::Table;
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

/// Values solved in a second on one core.
const VALUES_A_SECOND: f64 = 2.5e6;

/// Counts the values of a rule set and says what solving it takes.
///
/// # Errors
/// More values than `limits` allow, or rules that this solver does not cover.
pub fn estimate(rules: &RuleSet, limits: &Limits) -> Result<Estimate, SolveError> {
    let classes = classes(rules, limits)?;
    Ok(Estimate {
        values: classes.len(),
        bytes: classes.bytes() + 4 * classes.len(),
        seconds: classes.len() as f64 / VALUES_A_SECOND,
    })
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
    let classes = classes(rules, limits)?;
    let (values, report) = run::<f64>(&classes, rules, limits.threads, progress)?;
    Ok((Table { rules: *rules, classes, values, bound: report.bound }, report))
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
    let classes = classes(rules, limits)?;
    let (bounds, mut report) = run::<Bounds>(&classes, rules, limits.threads, progress)?;
    let widest = bounds.iter().map(|bounds| bounds.high - bounds.low).fold(0.0, f64::max);
    // Half the widest bracket, and what rounding to single precision adds.
    report.bound = (widest / 2.0) as f32 + f32::EPSILON / 2.0;
    let values = bounds.iter().map(|bounds| ((bounds.low + bounds.high) / 2.0) as f32).collect();
    Ok((Table { rules: *rules, classes, values, bound: report.bound }, report))
}

pub(super) fn classes(rules: &RuleSet, limits: &Limits) -> Result<Classes, SolveError> {
    if rules.moving() == Moving::Free {
        return Err(SolveError::Uncovered);
    }
    Classes::new(Places::new(rules), limits.values).ok_or(SolveError::TooLarge { most: limits.values })
}

/// Classes given to a thread at a time.
const BATCH: usize = 64;

fn run<V: Value>(
    classes: &Classes,
    rules: &RuleSet,
    threads: usize,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<(Vec<V::Kept>, Report), SolveError> {
    let mut values = vec![V::Kept::default(); classes.len()];
    let mut errors = vec![0.0; classes.count()];
    let mut workspaces: Vec<Workspace<V>> = (0..threads.max(1)).map(|_| Workspace::default()).collect();
    let mut report = Report { values: classes.len(), ..Report::default() };
    let mut done = 0;
    for level in classes.levels() {
        // Each class with its mirror image, once.
        let pairs =
            level.iter().map(|&class| [class, classes.mirror(class)]).filter(|[one, other]| one <= other);
        let pairs: Vec<[u32; 2]> = pairs.collect();
        for batches in pairs.chunks(BATCH * workspaces.len() * 8) {
            let builder = Builder::new(classes, rules.end(), &values, &errors);
            solve_batches(&builder, batches, &mut workspaces);
            for workspace in &mut workspaces {
                for solved in workspace.solved.drain(..) {
                    let [class, mirror] = solved.pair;
                    let range = classes.values(class);
                    let (own, rest) = solved.values.split_at(range.len());
                    values[range].copy_from_slice(own);
                    done += own.len();
                    if mirror != class {
                        values[classes.values(mirror)].copy_from_slice(rest);
                        done += rest.len();
                    }
                    errors[class as usize] = solved.error;
                    errors[mirror as usize] = solved.error;
                    report.residual = report.residual.max(solved.residual as f32);
                    report.bound = report.bound.max(solved.error);
                    report.updates += solved.updates;
                    report.sweeps += u64::from(solved.sweeps);
                }
            }
            if !progress(Progress { done, all: classes.len() }) {
                return Err(SolveError::Stopped);
            }
        }
    }
    Ok((values, report))
}

fn solve_batches<V: Value>(builder: &Builder<V>, pairs: &[[u32; 2]], workspaces: &mut [Workspace<V>]) {
    let [one] = workspaces else {
        let next = core::sync::atomic::AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for workspace in workspaces {
                scope.spawn(|| {
                    loop {
                        let from = next.fetch_add(BATCH, core::sync::atomic::Ordering::Relaxed);
                        let Some(rest) = pairs.get(from..).filter(|rest| !rest.is_empty()) else { break };
                        for &pair in &rest[..rest.len().min(BATCH)] {
                            workspace.solve(builder, pair);
                        }
                    }
                });
            }
        });
        return;
    };
    for &pair in pairs {
        one.solve(builder, pair);
    }
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// More values than allowed.
    TooLarge {
        /// How many are allowed.
        most: usize,
    },
    /// Rules with the duty to free.
    Uncovered,
    /// The caller wanted no more.
    Stopped,
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::TooLarge { most } => {
                write!(f, "more than {most} positions are too many to solve here")
            }
            SolveError::Uncovered => f.write_str("the duty to free is not solved yet"),
            SolveError::Stopped => f.write_str("stopped"),
        }
    }
}

impl core::error::Error for SolveError {}
