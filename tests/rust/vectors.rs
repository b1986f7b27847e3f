//! Positions of the five presets whose legal moves and exact chances two independent programs agree on.

use std::collections::{BTreeMap, BTreeSet};

use puluc::engine::baseline;
use puluc::engine::levels::{self, Level};
use puluc::puluc::{Move, Position, Preset, RuleSet};
use puluc::random::Seeded;

/// For each score that can be thrown, the chance after each legal move.
type Chances = BTreeMap<u8, BTreeMap<String, f64>>;

/// Calls `check` for each position of each preset.
fn each(mut check: impl FnMut(Preset, &RuleSet, &str, Chances)) {
    for preset in Preset::ALL {
        let path = format!("{}/../tests/vectors/puluc-{}.tsv", env!("CARGO_MANIFEST_DIR"), preset.name());
        let text = std::fs::read_to_string(&path).expect(&path);
        let mut count = 0;
        for line in text.lines() {
            let mut cells = line.split('\t');
            let position = cells.next().expect("a position");
            cells.next().expect("a chance");
            check(preset, &preset.rules(), position, cells.map(after_score).collect());
            count += 1;
        }
        assert_eq!(count, 200, "{path}");
    }
}

/// Reads `3=enter:0.2963799,8:0.2870170`, or `2=pass`.
fn after_score(cell: &str) -> (u8, BTreeMap<String, f64>) {
    let (score, moves) = cell.split_once('=').expect(cell);
    let read = |text: &str| {
        let (mv, chance) = text.split_once(':').expect(cell);
        (mv.to_string(), chance.parse().expect(cell))
    };
    let moves = if moves == "pass" { BTreeMap::new() } else { moves.split(',').map(read).collect() };
    (score.parse().expect(cell), moves)
}

#[test]
fn scores_and_legal_moves() {
    each(|preset, rules, text, chances| {
        let (position, score) = Position::parse(text, rules).expect(text);
        assert_eq!(score, None);
        assert_eq!(position.text(rules), text);
        let scores: Vec<u8> = rules.possible_scores().filter(|&score| score > 0).collect();
        assert_eq!(chances.keys().copied().collect::<Vec<_>>(), scores, "{} {text}", preset.name());
        for (score, expected) in chances {
            let moves: BTreeSet<String> =
                position.moves(rules, score).iter().map(|mv| mv.to_string()).collect();
            assert_eq!(moves, expected.into_keys().collect(), "{} {text} {score}", preset.name());
        }
    });
}

/// The chance that a move gives away, in the mean over all real choices of a preset.
fn loss(preset: Preset, mut choose: impl FnMut(&RuleSet, &Position, u8) -> Option<Move>) -> f64 {
    let (mut sum, mut choices) = (0.0, 0);
    each(|of, rules, text, chances| {
        if of != preset {
            return;
        }
        let (position, _) = Position::parse(text, rules).expect(text);
        for (score, moves) in chances.into_iter().filter(|(_, moves)| moves.len() > 1) {
            let chosen = choose(rules, &position, score).expect(text).to_string();
            let best = moves.values().copied().fold(0.0, f64::max);
            sum += best - moves[&chosen];
            choices += 1;
        }
    });
    sum / f64::from(choices)
}

#[test]
fn each_level_gives_away_less() {
    for preset in Preset::ALL {
        let mut random = Seeded::new(1);
        let mut losses = vec![loss(preset, |rules, position, score| {
            baseline::random(rules, position, score, &mut random)
        })];
        losses.extend(Level::ALL.map(|level| {
            loss(preset, |rules, position, score| {
                levels::choose(level, None, rules, position, score, &mut random)
            })
        }));
        println!("{}: {losses:.4?}", preset.name());
        assert!(losses.is_sorted_by(|weaker, stronger| *stronger < 0.9 * weaker), "{losses:?}");
        assert!(losses[5] < 0.003, "perfect gives away {losses:?} by {}", preset.name());
    }
}
