//! `puluc value`: chances from a solved table.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use puluc::engine::chances::Chances;
use puluc::puluc::Position;
use puluc::solve::Table;

use crate::{Failure, lines};

/// Look chances up in a solved table
///
/// Reads positions, one a line, and prints each with the chance of the side to move before its throw; where a score is
/// given, with every legal move (or the pass) and the mover's chance after it, the best first.
#[derive(clap::Args)]
#[command(after_help = "\
Prints `over:1` or `over:0` for a finished game, and `unknown` for a position that cannot arise.

Examples:
  $ echo '-/-/-/-/-/b/-/b/ba 3,1 1,1 b' | puluc value --table bell.table
  -/-/-/-/-/b/-/b/ba 3,1 1,1 b\t0.2884682
  $ echo '-/-/-/-/-/b/-/b/ba 3,1 1,1 b 4' | puluc value --table bell.table
  -/-/-/-/-/b/-/b/ba 3,1 1,1 b 4\t8:0.2866997,6:0.2229472")]
pub(crate) struct Args {
    /// Table made by `puluc solve`
    #[arg(long, value_name = "FILE", value_parser = read_table)]
    table: Box<Table>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let table = &args.table;
    lines::answer(|line| {
        let (position, score) = Position::parse(line, table.rules())?;
        let answer = match position.outcome(table.rules()) {
            Some(outcome) => format!("over:{}", u8::from(outcome.winner == position.turn())),
            None => chances(table, &position, score).unwrap_or_else(|| "unknown".into()),
        };
        Ok::<_, puluc::puluc::SetupError>(format!("{line}\t{answer}"))
    })
}

fn chances(table: &Table, position: &Position, score: Option<u8>) -> Option<String> {
    let Some(score) = score else { return Some(format!("{:.7}", table.before(position)?)) };
    // A position that cannot arise is unknown, even where all that it leads to is known.
    table.before(position)?;
    let chances = table.moves(position, score)?;
    if chances.is_empty() {
        return Some(format!("pass:{:.7}", table.after(position, score, None)?));
    }
    Some(chances.iter().map(|(mv, chance)| format!("{mv}:{chance:.7}")).collect::<Vec<_>>().join(","))
}

/// Reads a table, or says why the file is none.
pub(crate) fn read_table(path: &str) -> Result<Box<Table>, String> {
    let bytes = fs::read(PathBuf::from(path)).map_err(|error| format!("{path}: {error}"))?;
    Table::from_bytes(&bytes).map(Box::new).map_err(|error| format!("{path}: {error}"))
}
