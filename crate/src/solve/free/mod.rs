//! Rule sets with the duty to free.
//!
//! A man who is freed makes a mixed stack dissolve, so there are no classes. But the dead never return: the positions of so
//! many dead make a *layer*, and a layer is solved after those with more dead. The road is cut into three, its first spaces,
//! its middle and its last; every way to stand on each has a number, and small tables say what a move makes of it. A *row*
//! holds the values of all ways on the last spaces that take the same men, after one way on the others. A move of the row
//! leads into one other row, value for value or by a short list of pairs, so no position is ever put together or looked
//! up, and nothing is kept but the values.

mod group;
mod kept;
mod lists;
mod number;
mod order;
mod row;
mod run;
mod stacks;

use kept::Kept;
pub use number::Numbering;
pub use run::{Kind, Run};

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::count::{any, count_at_most};
use super::drive::{Estimate, Limits, Progress, Report, SolveError};
use super::places::Places;
use super::positions::Positions;
use super::table::Table;
use crate::puluc::RuleSet;

/// So many values and no more are kept in double precision while they are solved.
pub const FINELY: usize = 1 << 22;
/// What the tables take for a move of a way to stand, from a space or onto it.
const BYTES_A_MOVE: usize = 10;
/// Bytes that a value takes with its share of everything else, about.
const BYTES_A_VALUE: f64 = 8.0;
/// Values solved in a second on one core.
const VALUES_A_SECOND: f64 = 8e5;

/// Counts the values and says what solving them takes.
pub fn estimate(rules: &RuleSet, limits: &Limits) -> Result<Estimate, SolveError> {
    let places = Places::new(rules);
    let stacks = stacks::stacks_by_space(&places, limits.values);
    let Some((ends, stacks)) = stacks.and_then(|stacks| Some((number::ends(&places, &stacks)?, stacks)))
    else {
        let values = count_at_most(&places, any);
        let bytes = (values * BYTES_A_VALUE) as usize;
        let estimate = Estimate { values: values as usize, bytes, seconds: values / VALUES_A_SECOND };
        return Err(SolveError::TooLarge { most: limits.values, estimate });
    };
    let by_men = places.ways(&stacks);
    let values = places.positions(&by_men) as usize;
    // The layer under way is kept as it is seen from the other end too: the first, or both values of the next.
    let side = places.men as usize + 1;
    let one_dead: f64 = (0..).zip(&by_men).filter(|(at, _)| at % side < side - 1).map(|(_, ways)| ways).sum();
    let mirror = by_men.iter().sum::<f64>().max(2.0 * one_dead) as usize;
    let ways = |stacks| places.ways(stacks).iter().sum::<f64>() as usize;
    let middle = ends + 1..stacks.len() - ends;
    let tables = ways(&stacks[1..=ends]) * ends + ways(&stacks[middle.clone()]) * middle.len();
    let tables = tables * (places.men as usize + 2) * BYTES_A_MOVE;
    let each = if values <= FINELY { size_of::<f64>() + size_of::<f32>() } else { size_of::<f32>() };
    Ok(Estimate {
        values,
        bytes: each * (values + mirror) + tables,
        seconds: values as f64 / VALUES_A_SECOND,
    })
}

/// Numbers the positions.
pub fn number(rules: &RuleSet, limits: &Limits) -> Result<Numbering, SolveError> {
    let estimate = estimate(rules, limits)?;
    Numbering::new(rules, limits.values).ok_or(SolveError::TooLarge { most: limits.values, estimate })
}

/// Brackets every value from below and above.
pub fn prove(
    rules: &RuleSet,
    limits: &Limits,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<(Table, Report), SolveError> {
    let mut run = Run::<f64>::new(rules, number(rules, limits)?, Kind::Bounds, limits.threads);
    while !run.is_done() {
        if !progress(run.advance()) {
            return Err(SolveError::Stopped);
        }
    }
    let [one, two] = &run.values[..] else { unreachable!("there are two bounds") };
    let bounds = one.iter().zip(two);
    let widest = bounds.clone().map(|(one, two)| (one - two).abs()).fold(0.0, f64::max);
    let values: Vec<f32> = bounds.map(|(one, two)| ((one + two) / 2.0) as f32).collect();
    // Half the widest bracket, and what rounding to single precision adds.
    let bound = (widest / 2.0) as f32 + f32::EPSILON / 2.0;
    let report = Report { bound, ..run.report };
    let positions = Positions::Free(Box::new(run.numbering));
    Ok((Table { rules: *rules, positions, values, bound }, report))
}

impl<K: Kept> Run<K> {
    /// The table.
    pub fn finish(mut self) -> (Table, Report) {
        let values = K::single(self.values.swap_remove(0));
        let (rules, report) = (self.rules, self.report);
        (
            Table {
                rules,
                positions: Positions::Free(Box::new(self.numbering)),
                values,
                bound: report.bound,
            },
            report,
        )
    }
}
