//! `puluc mancala`: exact play of Mancala and Kalah.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use puluc::mancala::exact::Exact;
use puluc::mancala::opening::Opening;
use puluc::mancala::{Position, PositionError, RuleSet};

use crate::solve::bar;
use crate::{Failure, lines};

/// What the solver remembers: 2^20 pairs of boards, 32 MB.
const MEMORY: u32 = 20;

/// The boards of later turns would fill the memory.
const MOST_TURNS: usize = 20;

/// Mancala: exact final differences and legal sowings of positions read from standard input
#[derive(clap::Args)]
#[command(after_help = "\
Rule sets are 'box', with relays, and 'kalah'; three seeds a pit unless changed, as in 'box;seeds=4'.

Positions are PITS STORE PITS STORE TURN, south first, each side's pits from its own left; the start is
'3,3,3,3,3,3 0 3,3,3,3,3,3 0 s'.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Args)]
struct Rules {
    /// Rule set: box or kalah, with 'seeds=' 3 to 6
    #[arg(long, value_name = "RULES", default_value = "box")]
    rules: RuleSet,
}

#[derive(Subcommand)]
enum Command {
    /// Print by how many seeds the side to move wins under best play
    #[command(after_help = "\
Example:
  $ echo '3,3,3,3,3,3 0 3,3,3,3,3,3 0 s' | puluc mancala value --rules box
  3,3,3,3,3,3 0 3,3,3,3,3,3 0 s\t10")]
    Value(Rules),
    /// List the legal sowings: pits 1 to 6 from the mover's left
    ///
    /// Separated by commas; 'over' where a side has no seed left in its pits.
    #[command(after_help = "\
Example:
  $ echo '0,3,3,0,3,3 3 3,3,3,3,3,3 3 s' | puluc mancala moves --rules kalah
  0,3,3,0,3,3 3 3,3,3,3,3,3 3 s\t2,3,5,6")]
    Moves(Rules),
    /// Solve what a game of three seeds may begin with, and write the file that is built into the program
    Opening {
        #[command(flatten)]
        rules: Rules,
        /// How many seeds a board must hold at least to be kept: at the start, after one turn, after two ...
        #[arg(long, value_name = "SEEDS", value_delimiter = ',', default_value = "0,0,0,0")]
        least: Vec<u8>,
        /// File to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::Value(Rules { rules }) => {
            let mut exact = Exact::new(rules.kind(), MEMORY);
            if rules.seeds() == 3 {
                exact = exact.with_opening();
            }
            lines::answer(|line| value(&mut exact, *rules, line))
        }
        Command::Moves(Rules { rules }) => lines::answer(|line| moves(*rules, line)),
        Command::Opening { rules, least, out } => opening(rules.rules, least, out),
    }
}

fn value(exact: &mut Exact, rules: RuleSet, line: &str) -> Result<String, PositionError> {
    let position = Position::parse(line, rules)?;
    Ok(format!("{position}\t{}", position.lead() + exact.future(position.board(), 0)))
}

fn moves(rules: RuleSet, line: &str) -> Result<String, PositionError> {
    let position = Position::parse(line, rules)?;
    let moves: Vec<String> = position.moves().map(|pit| pit.to_string()).collect();
    Ok(format!("{position}\t{}", if moves.is_empty() { "over".into() } else { moves.join(",") }))
}

fn opening(rules: RuleSet, least: &[u8], out: &PathBuf) -> Result<ExitCode, Failure> {
    if rules.seeds() != 3 {
        return Err(Failure::Option("--rules: only games of three seeds a pit are solved".into()));
    }
    if least.len() > MOST_TURNS {
        return Err(Failure::Option(format!("--least: at most {MOST_TURNS} numbers")));
    }
    let bar = bar(0);
    let mut boards = 0;
    let file = Opening::solve(rules.kind(), least, |done, all| {
        boards = all;
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    fs::write(out, &file)?;
    writeln!(io::stdout(), "rules={rules} turns={} boards={boards}", least.len() - 1)?;
    Ok(ExitCode::SUCCESS)
}
