//! `puluc moves`: the legal moves of positions.

use std::process::ExitCode;

use puluc::puluc::{Position, RuleSet, SetupError};

use crate::{Failure, Rules, lines};

/// List the legal moves of positions read from standard input
///
/// One position with its score a line. Prints each with its moves behind a tab, sorted as text and separated by
/// commas; 'pass' where there is none, 'over' where the game is finished. A bad line is named on standard error and
/// prints nothing; the exit code is then 2.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  $ echo '-/a/-/-/b/-/-/-/- 4,4 0,0 a 3' | puluc moves --rules bell
  -/a/-/-/b/-/-/-/- 4,4 0,0 a 3\t2,enter
  $ puluc moves --rules 'bell;men=3' < positions.txt > moves.tsv")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: Rules,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    lines::answer(|line| moves(&args.rules.rules, line))
}

fn moves(rules: &RuleSet, line: &str) -> Result<String, SetupError> {
    let (position, score) = Position::parse(line, rules)?;
    let text = position.text_with(rules, score);
    if position.outcome(rules).is_some() {
        return Ok(format!("{text}\tover"));
    }
    let moves = position.moves(rules, score.ok_or(SetupError::Missing("score"))?);
    if moves.is_empty() {
        return Ok(format!("{text}\tpass"));
    }
    let moves: Vec<String> = moves.sorted().iter().map(ToString::to_string).collect();
    Ok(format!("{text}\t{}", moves.join(",")))
}
