//! `puluc tak-tikl`: the solved game of Tak-tikl.

use std::process::ExitCode;

use clap::Subcommand;
use puluc::taktikl::table::{Table, Value};
use puluc::taktikl::{Position, PositionError};

use crate::{Failure, lines};

/// Tak-tikl: results and legal moves of positions read from standard input
#[derive(clap::Args)]
#[command(after_help = "\
Positions are BOARD TURN: rank 4 first, each from file a, digits for free squares; the start is 'bwbw/4/4/wbwb w'.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the result for the side to move, and after how many plies
    ///
    /// 'win', 'loss' or 'draw' under best play, without move limit and repetition; a side that is shut in passes. The plies are
    /// '-' for a draw, 0 where the other side has three in line already.
    #[command(after_help = "\
Example:
  $ echo 'b1wb/1wb1/1w2/b2w b' | puluc tak-tikl value
  b1wb/1wb1/1w2/b2w b\tloss\t2")]
    Value,
    /// List the legal moves
    ///
    /// Sorted as text and separated by commas; 'pass' for a side that is shut in, 'over' where the other side has three in line.
    #[command(after_help = "\
Example:
  $ echo 'bwbw/4/4/wbwb w' | puluc tak-tikl moves
  bwbw/4/4/wbwb w\ta1a2,b4b3,c1c2,d4d3")]
    Moves,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Value => {
            let table = Table::solve();
            lines::answer(|line| value(&table, line))
        }
        Command::Moves => lines::answer(moves),
    }
}

fn value(table: &Table, line: &str) -> Result<String, PositionError> {
    let position: Position = line.parse()?;
    Ok(match table.value(&position) {
        Value::Win(plies) => format!("{position}\twin\t{plies}"),
        Value::Loss(plies) => format!("{position}\tloss\t{plies}"),
        Value::Draw => format!("{position}\tdraw\t-"),
    })
}

fn moves(line: &str) -> Result<String, PositionError> {
    let position: Position = line.parse()?;
    let moves: Vec<String> = position.moves().iter().map(ToString::to_string).collect();
    let answer = match moves.is_empty() {
        false => moves.join(","),
        true if position.winner().is_some() => "over".into(),
        true => "pass".into(),
    };
    Ok(format!("{position}\t{answer}"))
}
