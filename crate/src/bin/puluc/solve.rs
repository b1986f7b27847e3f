//! `puluc solve`: every chance of a rule set.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, ProgressBar, ProgressStyle};
use puluc::Side;
use puluc::engine::chances::Chances;
use puluc::puluc::Position;
use puluc::solve::{Limits, Report, SolveError, Table, estimate, prove, solve};

use crate::{Failure, Rules};

/// Solve a rule set: the chance of every position that can arise
///
/// The table is written whole or not at all: Ctrl-C leaves an earlier file as it was.
#[derive(clap::Args)]
#[command(after_help = "\
Prints one line:
  rules     the rule set
  values    positions solved, seen by the side to move
  start     chance of the player about to make the first throw
  residual  largest last change of a value
  bound     estimated bound of the error of any value; proven with --prove
  updates   values worked out
  seconds   time taken

Example:
  $ puluc solve --rules bell --out bell.table --threads 2")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: Rules,
    /// File to write the table to
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Threads; the values are the same whatever their number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Bracket every value from below and above, which proves the bound
    #[arg(long)]
    prove: bool,
    /// Positions at most
    #[arg(long, value_name = "N", default_value_t = 400_000_000)]
    limit: usize,
}

/// How far long work is, on a terminal.
pub(crate) fn bar(all: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent} %, {eta} left");
    ProgressBar::new(all as u64).with_style(style.unwrap_or(ProgressStyle::default_bar()))
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let rules = &args.rules.rules;
    let limits = Limits { values: args.limit, threads: args.threads.into() };
    let failed = |error: SolveError| Failure::option("solve", error);
    let expected = estimate(rules, &limits).map_err(failed)?;
    let bar = bar(expected.values);
    bar.println(format!(
        "{} positions, {} of memory, about {:.1} s on one thread",
        expected.values,
        HumanBytes(expected.bytes as u64),
        expected.seconds
    ));
    let started = Instant::now();
    let mut shown = started;
    let mut progress = |progress: puluc::solve::Progress| {
        if shown.elapsed() > Duration::from_millis(100) {
            shown = Instant::now();
            bar.set_position(progress.done as u64);
        }
        true
    };
    let solved =
        if args.prove { prove(rules, &limits, &mut progress) } else { solve(rules, &limits, &mut progress) };
    let (table, report) = solved.map_err(failed)?;
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(path) = &args.out {
        // Beside it and moved, so that nobody ever reads half a table.
        let beside = path.with_extension("part");
        fs::write(&beside, table.to_bytes()).and_then(|()| fs::rename(&beside, path)).map_err(|error| {
            let _ = fs::remove_file(&beside);
            Failure::option("--out", format!("{}: {error}", path.display()))
        })?;
    }
    summary(&table, &report, seconds)?;
    Ok(ExitCode::SUCCESS)
}

fn summary(table: &Table, report: &Report, seconds: f64) -> io::Result<()> {
    let rules = table.rules();
    let start = table.before(&Position::start(rules, Side::A)).unwrap_or(f64::NAN);
    writeln!(
        io::stdout(),
        "rules={rules} values={} start={start:.9} residual={:.1e} bound={:.1e} updates={} seconds={seconds:.1}",
        report.values,
        report.residual,
        report.bound,
        report.updates,
    )
}
