//! Strong solution of a rule set: the exact chance of every position that can arise.
//!
//! Always seen by the side to move, who is called a. The chance before a throw is the average over the scores of the best
//! move's chance, which is one less the other side's chance after it; a turn without a move passes.
//!
//! Without the duty to free, what happens splits into small circles. Call a stack mixed when it holds men of both sides. A
//! mixed stack never dissolves on the road: it goes one way, is hit and grows, or leaves, and then men are dead for good. So
//! the dead and the mixed stacks with their places make a *class*, the graph of classes has no circle, and within a class
//! only single men go round. A class is solved together with its mirror image, once, after those that it leads to; the few
//! thousand placements of its single men stay in the cache. With the duty to free there are no classes; see `free`.
//!
//! ```
//! use puluc::engine::chances::Chances;
//! use puluc::puluc::{Position, RuleSet};
//! use puluc::solve::{Limits, solve};
//! use puluc::Side;
//!
//! let rules: RuleSet = "bell;spaces=5;men=2".parse()?;
//! let (table, report) = solve(&rules, &Limits::default(), &mut |_| true)?;
//! let chance = table.before(&Position::start(&rules, Side::A)).expect("the start can arise");
//! assert!((chance - 0.487_547_6).abs() < 1e-6 && report.bound < 1e-6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod class;
mod count;
mod drive;
mod exits;
mod file;
mod frame;
mod free;
mod order;
mod places;
mod positions;
mod ranks;
mod shape;
mod single;
mod stacks;
mod sweep;
mod table;
mod threads;
mod value;

pub use drive::{Estimate, Limits, Progress, Report, SolveError, Solver, estimate, prove, solve};
pub use file::FileError;
pub use table::Table;
