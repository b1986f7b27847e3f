//! `puluc match`: two players against each other.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use puluc::engine::chances::Chances;
use puluc::engine::playout;
use puluc::puluc::{Position, RuleSet};
use puluc::random::Seeded;
use puluc::solve::Table;
use puluc::{Side, Sided};

use crate::engine::Engine;
use crate::value::read_table;
use crate::{Failure, Rules};

/// Let two players play each other
///
/// Who begins alternates, a first. The same seed gives the same games, throw by throw.
///
/// Players: random (any legal move), grab (takes the most it can); the levels beginner, easy, medium, hard and perfect;
/// quick and quick2 (the best move by the quick evaluator, at once or looking one throw ahead); perfect:FILE (the best
/// move by a table of `puluc solve`).
#[derive(clap::Args)]
#[command(after_help = "\
Prints one line:
  games        games played
  a            score of player a, a draw counting half
  se           standard error of that score
  draws        games drawn, having lasted 5000 throws
  throws       mean number of throws a game
  loss_a, _b   mean loss a decision where exact chances are at hand, else -
  games_per_s  games played a second

Examples:
  $ puluc match --rules bell --a easy --b random --games 1000 --seed 1
  games=1000 a=0.7590 se=0.0135 draws=0 throws=76.0 loss_a=- loss_b=- games_per_s=1725")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: Rules,
    /// Player a
    #[arg(long, value_name = "ENGINE", value_parser = Engine::from_name)]
    a: Engine,
    /// Player b
    #[arg(long, value_name = "ENGINE", value_parser = Engine::from_name)]
    b: Engine,
    /// Number of games
    #[arg(long, value_name = "GAMES", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of throws and players
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Table of the rules, to state losses by where no player has one
    #[arg(long, value_name = "FILE", value_parser = read_table)]
    table: Option<Box<Table>>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let players = Sided { a: &args.a, b: &args.b };
    let rules = &args.rules.rules;
    let given = [
        ("perfect:FILE", args.a.table()),
        ("perfect:FILE", args.b.table()),
        ("--table", args.table.as_deref()),
    ];
    for (option, table) in given {
        if let Some(foreign) = table.filter(|table| table.rules() != rules) {
            let why = format!("the table is of the rules {}, not {rules}", foreign.rules());
            return Err(Failure::option(option, why));
        }
    }
    let table = given.into_iter().find_map(|(_, table)| table);
    let started = Instant::now();
    let tally = play(rules, players, table, table, args.games, args.seed);
    let games = args.games as f64;
    let (score, se) = tally.score(games);
    writeln!(
        io::stdout(),
        "games={} a={score:.4} se={se:.4} draws={} throws={:.1} loss_a={} loss_b={} games_per_s={:.0}",
        args.games,
        tally.draws,
        tally.throws as f64 / games,
        tally.losses.a,
        tally.losses.b,
        games / started.elapsed().as_secs_f64(),
    )?;
    Ok(ExitCode::SUCCESS)
}

/// What a match has come to.
#[derive(Default)]
pub(crate) struct Tally {
    wins: u64,
    draws: u64,
    throws: u64,
    pub(crate) losses: Sided<Losses>,
}

/// What the decisions of a player have cost, by an exact table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Losses {
    pub(crate) sum: f64,
    pub(crate) decisions: u64,
}

impl std::fmt::Display for Losses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.decisions {
            0 => f.write_str("-"),
            decisions => write!(f, "{:.6}", self.sum / decisions as f64),
        }
    }
}

impl Tally {
    /// The score of a and its standard error.
    pub(crate) fn score(&self, games: f64) -> (f64, f64) {
        let (wins, draws) = (self.wins as f64, self.draws as f64);
        let mean = (wins + draws / 2.0) / games;
        let variance = (wins + draws / 4.0) / games - mean * mean;
        (mean, (variance.max(0.0) / games).sqrt())
    }
}

/// Plays games. The level `perfect` plays by the table at hand; losses are by the one to judge by.
pub(crate) fn play(
    rules: &RuleSet,
    players: Sided<&Engine>,
    at_hand: Option<&Table>,
    judge: Option<&Table>,
    games: u64,
    seed: u64,
) -> Tally {
    let mut tally = Tally::default();
    for game in 0..games {
        let first = if game.is_multiple_of(2) { Side::A } else { Side::B };
        // Streams of their own: the throws of a game do not depend on who plays it.
        let mut streams = (3 * game..).map(|stream| Seeded::stream(seed, stream));
        let mut stream = || streams.next().expect("the range does not end");
        let mut throws = stream();
        let mut own = Sided::from_fn(|_| stream());
        let start = Position::start(rules, first);
        let played = playout::game(rules, start, &mut throws, |position, score, _| {
            let mover = position.turn();
            let chosen = players[mover].choose(at_hand, rules, position, score, &mut own[mover]);
            if let (Some(table), Some(mv)) = (judge, chosen)
                && let Some(loss) = table.loss(position, score, mv)
            {
                tally.losses[mover].sum += loss;
                tally.losses[mover].decisions += 1;
            }
            chosen
        });
        tally.throws += played.throws as u64;
        match played.winner {
            Some(Side::A) => tally.wins += 1,
            Some(Side::B) => (),
            None => tally.draws += 1,
        }
    }
    tally
}
