//! `puluc train`: fits the quick evaluator to exact chances.

mod data;
mod optimise;

use std::f64::consts::PI;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use puluc::engine::features::Features;
use puluc::engine::quick::{Network, PARAMETERS};
use puluc::puluc::{Position, Preset};
use puluc::random::{Random, Seeded};
use puluc::solve::{Limits, solve};

use crate::{Failure, custom};
use data::Lot;
use optimise::Training;

/// Decisions a step.
const BATCH: usize = 64;
/// The longest step.
const RATE: f64 = 0.002;
/// What counts is which move is the best: how much more the differences within a decision weigh than what they share.
const DIFFERENCES: f32 = 3.0;
/// Positions of a random rule set for one of a preset.
const SHARE: usize = 25;

/// Fit the quick evaluator to exact chances
///
/// Solves the presets and random rule sets, plays games of perfect, erring and random players, learns from nine games of
/// ten and tests by the others. The same options give the same weights.
#[derive(clap::Args)]
#[command(after_help = "\
Prints for every fifth round, and at the end for each rule set, by the games kept for the test:
  error  root of the mean squared error of a chance
  loss   what choosing by the guesses costs a decision

Example:
  $ puluc train --out crate/src/engine/quick_weights.bin")]
pub(crate) struct Args {
    /// File to write the weights to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions of each preset; each random rule set has a 25th of it
    #[arg(long, value_name = "N", default_value_t = 160_000)]
    positions: usize,
    /// Random rule sets to learn from
    #[arg(long, value_name = "N", default_value_t = 60)]
    custom: usize,
    /// Times to go over all positions
    #[arg(long, value_name = "N", default_value_t = 30)]
    rounds: usize,
    /// Seed of games, rule sets and first weights
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    let (learn, test): (Vec<Lot>, Vec<Lot>) =
        gather(args).into_iter().map(|[learn, test]| (learn, test)).unzip();
    let count = |lots: &[Lot]| lots.iter().map(Lot::len).sum::<usize>();
    writeln!(out, "{} positions to learn from, {} to test by", count(&learn), count(&test))?;

    let mut random = Seeded::stream(args.seed, u64::MAX);
    let mut training = Training::new(&mut random);
    let features: Vec<Features> = learn.iter().map(|lot| Features::new(&lot.rules)).collect();
    let decisions = |(lot, of): (usize, &Lot)| (0..of.decisions()).map(move |decision| (lot, decision));
    let mut order: Vec<(usize, usize)> = learn.iter().enumerate().flat_map(decisions).collect();
    let steps = (args.rounds * order.len().div_ceil(BATCH)) as f64;
    let mut step = 0.0;
    for round in 1..=args.rounds {
        for index in (1..order.len()).rev() {
            order.swap(index, random.below(index as u32 + 1) as usize);
        }
        let mut squares = 0.0;
        for batch in order.chunks(BATCH) {
            for &(lot, decision) in batch {
                squares += learn_from(&mut training, &features[lot], learn[lot].decision(decision));
            }
            // Up over the first hundredth, then down along a cosine.
            let done = step / steps;
            training.step((RATE * f64::min(100.0 * done, (1.0 + (PI * done).cos()) / 2.0)) as f32);
            step += 1.0;
        }
        if round % 5 == 0 || round == args.rounds {
            let error = (squares / count(&learn) as f64).sqrt();
            writeln!(
                out,
                "round {round}: error {error:.5}, by the test {}",
                judge(&training.network, &test)
            )?;
        }
    }
    let bytes = optimise::to_bytes(&training.network);
    let kept: &[u8; 2 * PARAMETERS] = bytes.as_slice().try_into().expect("two bytes a weight");
    let network = Network::from_bytes(kept);
    for lot in &test {
        let verdict = judge(&network, core::slice::from_ref(lot));
        writeln!(out, "{}: {} positions, {verdict}", lot.rules, lot.len())?;
    }
    fs::write(&args.out, &bytes)?;
    Ok(ExitCode::SUCCESS)
}

/// The positions of every preset and of random rule sets, to learn from and to test by.
fn gather(args: &Args) -> Vec<[Lot; 2]> {
    let solved = |preset: Preset| solve(&preset.rules(), &Limits::default(), &mut |_| true).ok();
    let presets = Preset::ALL.into_iter().filter_map(solved);
    let presets = presets.map(|(table, _)| data::gather(&table, args.positions, args.seed));
    let customs = custom::tables(args.seed).take(args.custom);
    let customs = customs.map(|table| data::gather(&table, args.positions / SHARE, args.seed));
    presets.chain(customs).collect()
}

/// Learns from a decision; returns the sum of the squared errors.
fn learn_from(
    training: &mut Training,
    features: &Features,
    (positions, chances): (&[Position], &[f32]),
) -> f64 {
    let run = |position| {
        let inputs = features.inputs(position);
        let layers = training.network.run(&inputs);
        (inputs, layers)
    };
    let runs: Vec<_> = positions.iter().map(run).collect();
    let errors: Vec<f32> =
        runs.iter().zip(chances).map(|((_, layers), chance)| layers.chance - chance).collect();
    let common = errors.iter().sum::<f32>() / errors.len() as f32;
    for ((inputs, layers), error) in runs.iter().zip(&errors) {
        training.learn(inputs, layers, error + DIFFERENCES * (error - common));
    }
    errors.iter().map(|error| f64::from(error * error)).sum()
}

/// How well a network does.
struct Verdict {
    error: f64,
    loss: f64,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "error {:.5}, loss {:.4} %", self.error, 100.0 * self.loss)
    }
}

fn judge(network: &Network, lots: &[Lot]) -> Verdict {
    let (mut squares, mut positions, mut lost, mut decisions) = (0.0, 0, 0.0, 0);
    for lot in lots {
        let features = Features::new(&lot.rules);
        for decision in 0..lot.decisions() {
            let (places, chances) = lot.decision(decision);
            let guess = |position| network.run(&features.inputs(position)).chance;
            let guesses: Vec<f32> = places.iter().map(guess).collect();
            let pairs = || guesses.iter().zip(chances);
            squares += pairs().map(|(guess, chance)| f64::from((guess - chance).powi(2))).sum::<f64>();
            // The chances are the other side's: the least is the best.
            let chosen = pairs().min_by(|one, other| one.0.total_cmp(other.0));
            let best = chances.iter().copied().fold(1.0, f32::min);
            lost += chosen.map_or(0.0, |(_, chance)| f64::from(chance - best));
            positions += places.len();
            decisions += 1;
        }
    }
    Verdict { error: (squares / positions.max(1) as f64).sqrt(), loss: lost / f64::from(decisions.max(1)) }
}
