//! `puluc measure`: how well the quick evaluator and the levels play.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use puluc::Sided;
use puluc::engine::levels::Level;
use puluc::puluc::Preset;
use puluc::solve::{Limits, Table, solve};

use crate::engine::Engine;
use crate::matches::play;
use crate::{Failure, custom};

/// Measure how much the quick evaluator and the levels give away
///
/// Solves each preset and lets each player play itself, which shows what a decision costs, and a perfect player, which
/// shows how often it wins. The levels know no table here. Random rule sets follow, from another seed than those that
/// `puluc train` learns from.
#[derive(clap::Args)]
#[command(after_help = "\
Prints two tables in Markdown, in per cent. By preset: mean loss a decision over all turns with a legal move, and games
won against a perfect player. By random rule set: the loss alone.

Example:
  $ puluc measure --games 2000 > measured.md")]
pub(crate) struct Args {
    /// Games of each kind
    #[arg(long, value_name = "GAMES", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random rule sets
    #[arg(long, value_name = "N", default_value_t = 20)]
    custom: usize,
    /// Seed of throws, players and rule sets
    #[arg(long, value_name = "SEED", default_value_t = 1000)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    let levels = Level::ALL.map(|level| (level.name(), Engine::Level(level)));
    let others = [("random", Engine::Random), ("grab", Engine::Grab)];
    let quick = [("quick", Engine::Quick(0)), ("quick2", Engine::Quick(1))];
    let players: Vec<_> = others.iter().chain(&levels).chain(&quick).collect();
    let head = |players: &[&(&str, Engine)]| {
        let names: String = players.iter().map(|(name, _)| format!(" {name} |")).collect();
        format!("| rules |{names}\n|---|{}", "---:|".repeat(players.len()))
    };
    writeln!(out, "{}", head(&players))?;
    for preset in Preset::ALL {
        let limits = Limits { threads: 2, ..Limits::default() };
        let Ok((table, _)) = solve(&preset.rules(), &limits, &mut |_| true) else { continue };
        let table = Arc::new(table);
        write!(out, "| {} |", preset.name())?;
        for (_, player) in &players {
            let wins = wins(player, &table, args);
            write!(
                out,
                " {:.3}, {:.1} |",
                100.0 * loss(player, &table, args.games, args.seed),
                100.0 * wins
            )?;
            out.flush()?;
        }
        writeln!(out)?;
    }
    if args.custom == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let players: Vec<_> = quick.iter().collect();
    let mut sums = [0.0; 2];
    writeln!(out, "\n{}", head(&players))?;
    for table in custom::tables(args.seed).take(args.custom) {
        write!(out, "| {} |", table.rules())?;
        for (sum, (_, player)) in sums.iter_mut().zip(&quick) {
            let loss = 100.0 * loss(player, &table, args.games.div_ceil(4), args.seed);
            write!(out, " {loss:.3} |")?;
            *sum += loss;
        }
        writeln!(out)?;
    }
    let means = sums.map(|sum| sum / args.custom as f64);
    writeln!(out, "| mean | {:.3} | {:.3} |", means[0], means[1])?;
    Ok(ExitCode::SUCCESS)
}

/// What a player loses a decision against itself.
fn loss(player: &Engine, table: &Table, games: u64, seed: u64) -> f64 {
    let losses = play(table.rules(), Sided { a: player, b: player }, None, Some(table), games, seed).losses;
    (losses.a.sum + losses.b.sum) / (losses.a.decisions + losses.b.decisions) as f64
}

/// How often a player wins against a perfect one.
fn wins(player: &Engine, table: &Arc<Table>, args: &Args) -> f64 {
    let perfect = Engine::Perfect(Arc::clone(table));
    let players = Sided { a: player, b: &perfect };
    play(table.rules(), players, None, None, args.games, args.seed).score(args.games as f64).0
}
