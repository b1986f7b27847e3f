//! The command line `puluc`: counts, moves, play, matches and chances, for tests and for researchers.

mod custom;
mod engine;
mod lines;
mod mancala;
mod matches;
mod measure;
mod moves;
mod perft;
mod play;
mod puzzles;
mod solve;
mod tak_tikl;
mod train;
mod value;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand, error};
use puluc::engine::ending::accept;
use puluc::puluc::RuleSet;

/// Puluc, the stacking race-and-capture game of the Q'eqchi' and Mopan Maya: exact rules, play, matches and chances.
#[derive(Parser)]
#[command(name = "puluc", version, arg_required_else_help = true, after_long_help = NOTATION)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Perft(perft::Args),
    Moves(moves::Args),
    Play(play::Args),
    Match(matches::Args),
    Solve(solve::Args),
    Train(train::Args),
    Measure(measure::Args),
    Puzzles(puzzles::Args),
    Value(value::Args),
    TakTikl(tak_tikl::Args),
    Mancala(mancala::Args),
}

const NOTATION: &str = "\
Rule sets:
  bell, pencils, strasbourg, liberation or homeward, then changes, for example 'bell;again=yes' or
  'strasbourg;spaces=7;men=3'. The keys:
    spaces    3 to 21
    men       1 to 10, of each side
    scores    for 0,1,2,3,4 yellow faces, each 0 to 9
    entry     0 or 1: spaces lost on entering
    move      whole | free: the duty to free own men under enemy ones
    captives  onward | homeward: where a stack with captives goes
    end       removed | captured: the loser has no man alive, or controls none
    again     no | yes: a throw that scores 0 is thrown again at once
    throw     sticks | die: a die gives 1 to 5 with equal odds

Positions:
  SPACES HOME DEAD TURN [SCORE], for example '-/-/a/-/ba/-/-/-/- 3,4 0,0 a 2': the stacks of space 1, 2, ... from
  a's home, each bottom to top, - where empty; men at home a,b; dead men a,b; whose turn; the score if thrown.

Moves:
  'enter' for a man from home, or the number of the space whose stack moves; 'pass' where there is no legal move.

Exit code: 0, or 2 where an option or a line of input is wrong.";

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Perft(args) => perft::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Measure(args) => measure::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Value(args) => value::run(&args),
        Command::TakTikl(args) => tak_tikl::run(&args),
        Command::Mancala(args) => mancala::run(&args),
    };
    match result {
        Ok(code) => code,
        Err(Failure::Option(message)) => {
            Cli::command().error(error::ErrorKind::ValueValidation, message).exit()
        }
        // Whoever read the output has seen enough.
        Err(Failure::Io(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Why a command could not do its work.
enum Failure {
    /// Something wrong with an option.
    Option(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    fn option(name: &str, error: impl std::fmt::Display) -> Failure {
        Failure::Option(format!("{name}: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// The rule set that every command asks for.
#[derive(clap::Args)]
struct Rules {
    /// Rule set: a preset's name, then changes (see `puluc --help`)
    #[arg(long, value_name = "RULES", default_value = "bell", value_parser = accept)]
    rules: RuleSet,
}
