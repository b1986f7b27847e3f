//! `puluc perft`: leaves of the game tree, to compare programs by.

use std::io::{self, Write};
use std::process::ExitCode;

use puluc::Side;
use puluc::perft::perft;
use puluc::puluc::Position;

use crate::{Failure, Rules};

/// Count the leaves of the game tree
///
/// At each depth: every score that can be thrown (equal scores count once), and for each every legal move, or else
/// the pass. A won game counts as one leaf.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  $ puluc perft --rules bell --depth 3
  182
  $ puluc perft --rules bell --depth 1 --position '-/a/-/-/b/-/-/-/- 4,4 0,0 a 3'
  2")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: Rules,
    /// How many turns deep
    #[arg(long, value_name = "TURNS")]
    depth: u32,
    /// Start here; a score in it fixes the first throw [default: the start of the game]
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let rules = &args.rules.rules;
    let (position, score) = match &args.position {
        None => (Position::start(rules, Side::A), None),
        Some(text) => Position::parse(text, rules).map_err(|error| Failure::option("--position", error))?,
    };
    writeln!(io::stdout(), "{}", perft(rules, &position, score, args.depth))?;
    Ok(ExitCode::SUCCESS)
}
