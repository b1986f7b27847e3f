//! The puzzles of the page hold: every one is what it says, by the rules and by chances worked out anew.

use std::collections::HashSet;

use puluc::engine::puzzles::{GRADES, Puzzle, PuzzleError, find};
use puluc::puluc::{Preset, RuleSet};
use puluc::solve::{Limits, Table, solve};
use puluc::{Side, engine::chances::Chances};

const FILE: &str = include_str!("../../www/app/puzzles/puzzles.txt");

/// The file's puzzles with their rules.
fn kept() -> Vec<(RuleSet, Puzzle)> {
    let mut rules: Option<RuleSet> = None;
    let mut puzzles = Vec::new();
    for line in FILE.lines() {
        if let Some(text) = line.strip_prefix("rules ") {
            rules = Some(text.parse().expect("rules"));
            continue;
        }
        let rules = rules.as_ref().expect("rules stand before puzzles");
        let puzzle = Puzzle::parse(line, rules).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(puzzle.text(rules), line);
        puzzles.push((*rules, puzzle));
    }
    puzzles
}

fn table(rules: &str) -> Table {
    let rules: RuleSet = rules.parse().unwrap();
    solve(&rules, &Limits::default(), &mut |_| true).unwrap().0
}

#[test]
fn the_file_is_small_and_every_puzzle_is_worth_solving() {
    assert!(FILE.len() <= 20_000, "{} bytes", FILE.len());
    let puzzles = kept();
    assert!(puzzles.len() >= 300, "{} puzzles", puzzles.len());
    for (rules, puzzle) in &puzzles {
        let line = puzzle.text(rules);
        assert_eq!(puzzle.position.turn(), Side::A, "{line}");
        assert_eq!(puzzle.position.outcome(rules), None, "{line}");
        assert!(puzzle.others.len() >= 2, "at least three moves: {line}");
        assert!((25..=250).contains(&puzzle.gap()), "one best move: {line}");
        assert!((120..=880).contains(&puzzle.chance), "nothing is decided: {line}");
        assert!((1..=GRADES).contains(&usize::from(puzzle.grade)), "{line}");
    }
    for preset in Preset::ALL {
        let own = puzzles.iter().filter(|(rules, _)| *rules == preset.rules());
        let grades: Vec<u8> = own.map(|(_, puzzle)| puzzle.grade).collect();
        for grade in 1..=GRADES as u8 {
            let many = grades.iter().filter(|&&other| other == grade).count();
            assert!(many >= 8, "{}: {many} of grade {grade}", preset.name());
        }
    }
    let places: HashSet<_> =
        puzzles.iter().map(|(rules, puzzle)| (rules.to_string(), puzzle.position.text(rules))).collect();
    assert_eq!(places.len(), puzzles.len(), "each position once");
}

#[test]
fn a_fresh_table_of_bell_says_what_the_file_says() {
    let table = table("bell");
    let sample: Vec<_> = kept()
        .into_iter()
        .filter(|(rules, _)| rules == table.rules())
        .step_by(3)
        .map(|(_, puzzle)| puzzle)
        .collect();
    assert!(sample.len() >= 20);
    for puzzle in sample {
        let line = puzzle.text(table.rules());
        let anew = Puzzle::new(&table, &puzzle.position, puzzle.score, puzzle.grade).expect("it can arise");
        assert_eq!(anew.text(table.rules()), line);
        let moves = table.moves(&puzzle.position, puzzle.score).expect("known");
        assert_eq!(moves[0].0, puzzle.best);
        assert!(moves[0].1 - moves[1].1 > 0.02, "{line}");
    }
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let table = table("strasbourg;spaces=7;men=3");
    let puzzles = find(&table, 8, 1);
    assert_eq!(puzzles.len(), 8);
    assert_eq!(puzzles, find(&table, 8, 1));
    assert_ne!(puzzles, find(&table, 8, 2));
    for puzzle in &puzzles {
        assert_eq!(Puzzle::parse(&puzzle.text(table.rules()), table.rules()).as_ref(), Ok(puzzle));
    }
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let rules = Preset::Bell.rules();
    let read = |text: &str| Puzzle::parse(text, &rules);
    let line = "1 450 -/a/-/a/-/-/b/-/- 2,4 1,0 a 3 4 enter:100m 2:185b";
    assert!(read(line).is_ok());
    for (from, to) in [("2:185b", "3:185b"), (" 2:185b", ""), ("enter:100m", "enter:190b"), (" 4 ", " pass ")]
    {
        assert!(read(&line.replace(from, to)).is_err(), "{to}");
    }
    assert_eq!(read(&line.replace("100m", "100b")), Err(PuzzleError::Field("class")));
    assert_eq!(read(&line.replace("2:185b", "4:185b")), Err(PuzzleError::Moves));
    assert_eq!(read(&line.replace("a 3 4", "a 3")), Err(PuzzleError::Field("move")));
    assert!(matches!(read(&line.replace("2,4", "3,4")), Err(PuzzleError::Position(_))));
    assert_eq!(read(""), Err(PuzzleError::Field("grade")));
}
