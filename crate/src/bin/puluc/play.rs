//! `puluc play`: one turn.

use std::io::{self, Write};
use std::process::ExitCode;

use puluc::puluc::{Event, Move, Position, PositionError};

use crate::{Failure, Rules};

/// Play one turn: prints the next position, then the events as JSON
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  $ puluc play --rules bell --position '-/a/-/-/b/-/-/-/- 4,4 0,0 a' --score 3 --move 2
  -/-/-/-/ba/-/-/-/- 4,4 0,0 b
  [{\"type\":\"moved\",\"side\":\"a\",\"from\":2,\"to\":5,\"men\":\"a\"},{\"type\":\"captured\",\"side\":\"a\",\"at\":5,\"men\":\"b\"}]
  $ puluc play --rules bell --position '-/-/-/-/-/-/-/-/- 5,5 0,0 b 0' --move pass
  -/-/-/-/-/-/-/-/- 5,5 0,0 a
  [{\"type\":\"passed\",\"side\":\"b\",\"reason\":\"no-score\"}]")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: Rules,
    /// The position before the move
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: String,
    /// The score thrown, where the position does not hold it
    #[arg(long, value_name = "SCORE")]
    score: Option<u8>,
    /// enter, the number of a space, or pass
    #[arg(long = "move", value_name = "MOVE")]
    mv: String,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let rules = &args.rules.rules;
    let (position, thrown) =
        Position::parse(&args.position, rules).map_err(|error| Failure::option("--position", error))?;
    if let Some(score) = args.score
        && !rules.possible_scores().any(|possible| possible == score)
    {
        return Err(Failure::option("--score", PositionError::Score { score }));
    }
    let score = match (thrown, args.score) {
        (Some(thrown), Some(score)) if thrown != score => {
            return Err(Failure::option(
                "--score",
                format!("the position already holds a score of {thrown}"),
            ));
        }
        (thrown, given) => thrown.or(given).ok_or_else(|| Failure::Option("the score is missing".into()))?,
    };
    let mut events: Vec<Event> = Vec::new();
    let mut record = |event| events.push(event);
    let next = if args.mv == "pass" {
        position.pass(rules, score, &mut record).map_err(|error| Failure::option("--move", error))?
    } else {
        let mv: Move =
            args.mv.parse().map_err(|_| Failure::option("--move", format!("'{}' is no move", args.mv)))?;
        position.play(rules, score, mv, &mut record).map_err(|error| Failure::option("--move", error))?
    };
    let events = serde_json::to_string(&events).map_err(io::Error::from)?;
    writeln!(io::stdout(), "{}\n{events}", next.text(rules))?;
    Ok(ExitCode::SUCCESS)
}
