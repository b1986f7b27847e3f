//! The solver against reference values and against a slow, plain one.

use std::collections::HashMap;
use std::fs;

use puluc::engine::chances::Chances;
use puluc::engine::ending::accept;
use puluc::engine::playout;
use puluc::puluc::{Move, Position, RuleSet};
use puluc::random::{Random, Seeded};
use puluc::solve::{Limits, SolveError, Table, estimate, prove, solve};
use puluc::{Side, Sided};

fn solved(rules: &RuleSet) -> Table {
    solve(rules, &Limits::default(), &mut |_| true).expect("it fits").0
}

fn vectors(name: &str) -> String {
    let path = format!("{}/../tests/vectors/puluc-{name}.tsv", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).unwrap()
}

/// Every chance and every move's chance of the reference data, and the start's; each within so much, the start's first.
fn agrees_with_vectors(name: &str, start: f64, within: [f64; 2]) {
    let rules: RuleSet = name.parse().unwrap();
    let table = solved(&rules);
    let found = table.before(&Position::start(&rules, Side::A)).unwrap();
    assert!((found - start).abs() < within[0], "{name}: {found}");
    let mut compared = 0;
    for line in vectors(name).lines() {
        let mut fields = line.split('\t');
        let (position, _) = Position::parse(fields.next().unwrap(), &rules).unwrap();
        let near = |found: Option<f64>, text: &str| {
            let expected: f64 = text.parse().unwrap();
            assert!((found.unwrap() - expected).abs() < within[1], "{line}: {found:?} {expected}");
        };
        near(table.before(&position), fields.next().unwrap());
        for field in fields {
            let (score, moves) = field.split_once('=').unwrap();
            let score = score.parse().unwrap();
            for text in moves.split(',').filter(|&text| text != "pass") {
                let (mv, chance) = text.split_once(':').unwrap();
                near(table.after(&position, score, Some(mv.parse().unwrap())), chance);
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "{compared} moves");
    agrees_with_games(&table, name, 2_000);
}

#[test]
fn a_table_knows_every_start_with_unequal_men() {
    for rules in ["bell", "pencils", "strasbourg", "liberation", "homeward"] {
        let rules: RuleSet = format!("{rules};spaces=4;men=3").parse().unwrap();
        let table = solved(&rules);
        let chance = |a, b| {
            let start = Position::handicap(&rules, Side::A, Sided { a, b }).unwrap();
            table.before(&start).expect("the start is known")
        };
        for (a, b) in (1..=3).flat_map(|a| (1..=3).map(move |b| (a, b))) {
            assert!((0.0..=1.0).contains(&chance(a, b)), "{rules}: {a}, {b}");
        }
        assert!(chance(3, 1) > chance(3, 3) && chance(3, 3) > chance(1, 3), "{rules}");
    }
}

/// The first fifty positions of the reference data against so many perfect games from each.
fn agrees_with_games(table: &Table, name: &str, games: u64) {
    let rules = table.rules();
    for (number, line) in (0..).zip(vectors(name).lines().take(50)) {
        let (position, _) = Position::parse(line.split('\t').next().unwrap(), rules).unwrap();
        let mover = position.turn();
        let mut won = 0;
        for game in 0..games {
            let mut random = Seeded::stream(number, game);
            let played = playout::game(rules, position.clone(), &mut random, |position, score, _| {
                table.best(position, score)
            });
            won += u64::from(played.winner == Some(mover));
        }
        let expected = table.before(&position).unwrap();
        let share = won as f64 / games as f64;
        let error = (expected * (1.0 - expected) / games as f64).sqrt();
        assert!((share - expected).abs() <= 4.0 * error + 1e-6, "{line}: {share} of {games}, not {expected}");
    }
}

/// The same with many games, for `npm run test:long`.
#[test]
#[ignore = "takes many minutes"]
fn long_games_agree() {
    for name in ["bell", "pencils", "strasbourg", "homeward", "liberation"] {
        let table = solved(&name.parse().unwrap());
        agrees_with_games(&table, name, 100_000);
    }
}

#[test]
fn bell() {
    agrees_with_vectors("bell", 0.505_421_490, [2e-6, 5e-6]);
}

#[test]
fn pencils() {
    agrees_with_vectors("pencils", 0.507_625_133, [2e-6, 5e-6]);
}

#[test]
fn strasbourg() {
    agrees_with_vectors("strasbourg", 0.514_295_158, [2e-6, 5e-6]);
}

#[test]
fn homeward() {
    agrees_with_vectors("homeward", 0.503_511_740, [2e-6, 5e-6]);
}

#[test]
#[ignore = "takes a minute"]
fn long_liberation() {
    agrees_with_vectors("liberation", 0.51093, [1e-5, 2e-5]);
}

#[test]
fn the_bound_of_bell_is_proven() {
    let rules = "bell".parse().unwrap();
    let (_, report) = prove(&rules, &Limits::default(), &mut |_| true).unwrap();
    assert!(report.bound < 1e-6, "{}", report.bound);
}

#[test]
fn a_proof_agrees_with_the_values_of_the_duty_to_free() {
    let rules: RuleSet = "liberation;spaces=7;men=3;captives=homeward".parse().unwrap();
    let (table, report) = prove(&rules, &Limits::default(), &mut |_| true).unwrap();
    assert!(report.bound < 1e-6, "{}", report.bound);
    let start = Position::start(&rules, Side::A);
    let [proven, found] = [table, solved(&rules)].map(|table| table.before(&start).unwrap());
    assert!((proven - found).abs() < 1e-6, "{proven} {found}");
}

#[test]
fn threads_change_no_value() {
    for text in ["homeward;men=3", "liberation;men=3"] {
        let rules: RuleSet = text.parse().unwrap();
        let with = |threads| {
            solve(&rules, &Limits { threads, ..Limits::default() }, &mut |_| true).unwrap().0.to_bytes()
        };
        assert!(with(1) == with(2) && with(1) == with(5), "{text}");
    }
}

#[test]
fn a_solve_can_be_stopped_and_limited() {
    for name in ["bell", "liberation"] {
        let sized = |size: &str| format!("{name};{size}").parse().unwrap();
        stops_and_refuses(&sized("men=3"), &sized("spaces=21;men=10"));
    }
}

fn stops_and_refuses(rules: &RuleSet, huge: &RuleSet) {
    let mut calls = 0;
    let stopped = solve(rules, &Limits::default(), &mut |progress| {
        assert!(progress.done <= progress.all);
        calls += 1;
        calls < 3
    });
    assert_eq!(stopped.err(), Some(SolveError::Stopped));
    let limits = Limits { values: 1000, ..Limits::default() };
    let refused = solve(rules, &limits, &mut |_| true).err();
    assert!(matches!(refused, Some(SolveError::TooLarge { most: 1000, .. })), "{refused:?}");
    let values = solved(rules).len();
    let expected = estimate(rules, &Limits::default()).unwrap().values;
    assert!(values <= expected && expected < 3 * values, "{values} {expected}");
    let refused = solve(huge, &Limits::default(), &mut |_| true).err();
    let Some(SolveError::TooLarge { estimate, .. }) = refused else { panic!("{refused:?}") };
    assert!(estimate.values > 1_000_000_000 && estimate.seconds > 1000.0, "{estimate:?}");
}

#[test]
fn a_file_is_read_back_or_refused_with_the_reason() {
    for text in ["liberation;spaces=5;men=2", "strasbourg;spaces=5;men=2;again=yes"] {
        let table = solved(&text.parse().unwrap());
        let read = Table::from_bytes(&table.to_bytes()).unwrap();
        assert_eq!((read.rules(), read.bound()), (table.rules(), table.bound()));
        assert!(read.to_bytes() == table.to_bytes());
    }
    let bytes = solved(&"strasbourg;spaces=5;men=2;again=yes".parse().unwrap()).to_bytes();

    let why = |bytes: &[u8]| Table::from_bytes(bytes).unwrap_err().to_string();
    assert_eq!(why(b"GIF89a..............."), "this is no table of Puluc");
    assert_eq!(why(&bytes[..40]), "the table has not the length that its head says");
    assert_eq!(why(&bytes[..bytes.len() - 1]), "the table has not the length that its head says");
    let changed = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 4;
        why(&bytes)
    };
    assert_eq!(changed(bytes.len() - 3), "the table is damaged: its checksum is wrong");
    assert_eq!(changed(12), "the table is of version 6, not 2");
    assert!(changed(20).starts_with("the table's rule set is not one: no rule set is called"));
}

/// Every set of flags, 3 to 6 spaces, 1 to 3 men, and some tables of scores.
#[test]
fn a_slow_plain_solver_agrees_on_small_sets() {
    let mut random = Seeded::new(20);
    let mut sets = 0;
    for spaces in 3..=6 {
        for men in 1..=3 {
            for flags in 0..64u32 {
                let pick = |bit: u32, no: &'static str, yes: &'static str| {
                    if flags >> bit & 1 == 0 { no } else { yes }
                };
                let scores: Vec<String> = (0..5).map(|_| random.below(6).to_string()).collect();
                let text = format!(
                    "bell;spaces={spaces};men={men};scores={};entry={};captives={};end={};again={};throw={};move={}",
                    scores.join(","),
                    flags & 1,
                    pick(1, "onward", "homeward"),
                    pick(2, "removed", "captured"),
                    pick(3, "no", "yes"),
                    pick(4, "sticks", "die"),
                    pick(5, "whole", "free"),
                );
                // The plain solver takes its time with the largest, so those only now and then.
                if men == 3 && random.below(10) > 0 || men == 2 && random.below(2) > 0 {
                    continue;
                }
                let Ok(rules) = accept(&text) else { continue };
                compare(&rules);
                sets += 1;
            }
        }
    }
    assert!(sets > 100, "{sets} sets");
}

fn compare(rules: &RuleSet) {
    let plain = Plain::solve(rules);
    let table = solved(rules);
    for (position, &number) in &plain.numbers {
        let (found, expected) = (table.before(position), plain.values[number]);
        assert!(
            found.is_some_and(|found| (found - expected).abs() < 1e-6),
            "{rules}: {} {found:?} {expected}",
            position.text(rules)
        );
    }
}

/// All positions that arise from the start, their chances swept until they rest.
struct Plain {
    numbers: HashMap<Position, usize>,
    values: Vec<f64>,
}

/// A turn's end: a position with its number, or a game that is won.
enum Next {
    To(usize),
    Won,
}

impl Plain {
    fn solve(rules: &RuleSet) -> Plain {
        let mut plain = Plain { numbers: HashMap::new(), values: Vec::new() };
        let mut waiting = Vec::new();
        for first in Side::BOTH {
            plain.number(Position::start(rules, first), &mut waiting);
        }
        let odds = rules.odds();
        let ways: f64 = odds.iter().copied().map(f64::from).sum();
        let mut turns = Vec::new();
        while let Some((number, position)) = waiting.pop() {
            let scores = rules.possible_scores().map(|score| {
                let moves = position.moves(rules, score);
                let mut next = Vec::new();
                if moves.is_empty() {
                    let after = position.pass(rules, score, &mut |_| ()).unwrap();
                    next.push(Next::To(plain.number(after, &mut waiting)));
                }
                for mv in moves.iter() {
                    next.push(plain.play(rules, &position, score, mv, &mut waiting));
                }
                (f64::from(odds[usize::from(score)]) / ways, next)
            });
            turns.push((number, scores.collect::<Vec<_>>()));
        }
        for _ in 0..20_000 {
            let mut change = 0.0f64;
            for (number, scores) in &turns {
                let chance = |next: &Next| match next {
                    Next::Won => 1.0,
                    Next::To(number) => 1.0 - plain.values[*number],
                };
                let best = |next: &[Next]| next.iter().map(chance).fold(0.0, f64::max);
                let value = scores.iter().map(|(odds, next)| odds * best(next)).sum::<f64>();
                change = change.max((value - plain.values[*number]).abs());
                plain.values[*number] = value;
            }
            if change < 1e-11 {
                return plain;
            }
        }
        panic!("{rules} does not come to rest");
    }

    fn number(&mut self, position: Position, waiting: &mut Vec<(usize, Position)>) -> usize {
        *self.numbers.entry(position).or_insert_with_key(|position| {
            self.values.push(0.5);
            waiting.push((self.values.len() - 1, position.clone()));
            self.values.len() - 1
        })
    }

    fn play(
        &mut self,
        rules: &RuleSet,
        position: &Position,
        score: u8,
        mv: Move,
        waiting: &mut Vec<(usize, Position)>,
    ) -> Next {
        let next = position.play(rules, score, mv, &mut |_| ()).unwrap();
        match next.outcome(rules) {
            Some(outcome) => {
                assert_eq!(outcome.winner, position.turn());
                Next::Won
            }
            None => Next::To(self.number(next, waiting)),
        }
    }
}
