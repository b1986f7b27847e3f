//! `puluc puzzles`: positions to find the best move in.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use puluc::engine::ending::accept;
use puluc::engine::puzzles::{GRADES, find};
use puluc::puluc::RuleSet;
use puluc::solve::{Limits, SolveError, solve};

use crate::Failure;

/// Find puzzles: positions with a throw, where one move is clearly the best
///
/// Solves each rule set, lets the levels easy, medium and hard play, and takes positions out of their games that are not
/// decided, have at least three legal moves, and whose second best move costs at least 2.5 %. As many of each grade as there
/// are; the grade says how seldom weaker players find the move. The file is written whole or not at all.
#[derive(clap::Args)]
#[command(after_help = "\
Writes the puzzles, a line each under a line that names the rules (docs/puzzles.md), and prints for each rule set:
  rules    the rule set
  puzzles  how many were found
  grades   how many of each grade, the easiest first

Examples:
  $ puluc puzzles --rules 'bell;men=3' --count 8 --seed 1 --out puzzles.txt
  rules=bell;men=3 puzzles=8 grades=2,2,2,2")]
pub(crate) struct Args {
    /// Rule sets (see `puluc --help`)
    #[arg(long, value_name = "RULES", default_value = "bell", num_args = 1.., value_parser = accept)]
    rules: Vec<RuleSet>,
    /// Puzzles of each rule set
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// Seed of the games
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// File to write to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Threads; the puzzles are the same whatever their number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let limits = Limits { threads: args.threads.into(), ..Limits::default() };
    let failed = |error: SolveError| Failure::option("--rules", error);
    let mut text = String::new();
    for rules in &args.rules {
        let (table, _) = solve(rules, &limits, &mut |_| true).map_err(failed)?;
        let puzzles = find(&table, args.count.into(), args.seed);
        let mut grades = [0; GRADES];
        text += &format!("rules {rules}\n");
        for puzzle in &puzzles {
            grades[usize::from(puzzle.grade) - 1] += 1;
            text += &format!("{}\n", puzzle.text(rules));
        }
        let grades = grades.map(|grade: usize| grade.to_string()).join(",");
        writeln!(io::stdout(), "rules={rules} puzzles={} grades={grades}", puzzles.len())?;
    }
    let beside = args.out.with_extension("part");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, &args.out)).map_err(|error| {
        let _ = fs::remove_file(&beside);
        Failure::option("--out", format!("{}: {error}", args.out.display()))
    })?;
    Ok(ExitCode::SUCCESS)
}
