//! The computer players: each level beats the one below, plays what is legal, and settles equal chances in one way.

use puluc::engine::levels::{self, Level};
use puluc::engine::search::Search;
use puluc::engine::{baseline, playout, prefer};
use puluc::puluc::{Move, Position, Preset, RuleSet};
use puluc::random::Seeded;
use puluc::{Side, Sided};

/// Share of `games` that the level wins against the one below it, or against random moves.
fn share(rules: &RuleSet, level: usize, games: u64) -> f64 {
    let choose = |level: Option<Level>, position: &Position, score, random: &mut Seeded| match level {
        Some(level) => levels::choose(level, rules, position, score, random),
        None => baseline::random(rules, position, score, random),
    };
    let players =
        Sided { a: Some(Level::ALL[level]), b: level.checked_sub(1).map(|below| Level::ALL[below]) };
    let wins = (0..games).filter(|&game| {
        let first = if game.is_multiple_of(2) { Side::A } else { Side::B };
        let mut random = Seeded::stream(level as u64, game);
        let played =
            playout::game(rules, Position::start(rules, first), &mut random, |position, score, random| {
                choose(players[position.turn()], position, score, random)
            });
        played.winner == Some(Side::A)
    });
    wins.count() as f64 / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    for preset in Preset::ALL {
        for (level, games) in [(0, 4_000), (1, 4_000), (2, 2_000)] {
            let share = share(&preset.rules(), level, games);
            println!("{} {}: {share}", preset.name(), Level::ALL[level].name());
            assert!(share > 0.55, "{} {} wins {share}", preset.name(), Level::ALL[level].name());
        }
    }
}

#[test]
fn levels_are_known_by_name() {
    for level in Level::ALL {
        assert_eq!(Level::from_name(level.name()), Some(level));
    }
    assert_eq!(Level::from_name("Easy"), None);
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let rules = Preset::Bell.rules();
    let (position, _) = Position::parse("-/ab/-/-/a/-/-/b/ba 2,2 0,0 b", &rules).expect("a position");
    for level in Level::ALL {
        for seed in 0..50 {
            let choose = || levels::choose(level, &rules, &position, 3, &mut Seeded::new(seed));
            assert_eq!(choose(), choose());
        }
    }
}

#[test]
fn no_move_where_there_is_none() {
    let rules = Preset::Strasbourg.rules();
    for text in ["-/ab/-/-/-/-/-/-/- 0,4 4,0 a", "a/-/-/a/-/-/-/-/- 0,5 3,0 b"] {
        let (position, _) = Position::parse(text, &rules).expect(text);
        let score = if position.outcome(&rules).is_some() { 1 } else { 0 };
        for level in Level::ALL {
            assert_eq!(levels::choose(level, &rules, &position, score, &mut Seeded::new(1)), None);
        }
    }
}

#[test]
fn hard_takes_the_win_at_hand() {
    for (preset, text, score, expected) in [
        (Preset::Bell, "-/-/-/-/-/a/-/-/ba 3,0 0,4 a", 5, Move::From(9)),
        (Preset::Homeward, "-/ba/-/-/-/a/-/-/a 2,0 0,4 a", 2, Move::From(2)),
        (Preset::Strasbourg, "a/-/-/-/b/-/-/-/- 4,0 0,4 a", 4, Move::From(1)),
    ] {
        let rules = preset.rules();
        let (position, _) = Position::parse(text, &rules).expect(text);
        let chosen = Search::new(&rules).choose(&position, score, 2);
        assert_eq!(chosen, Some(expected), "{text}");
    }
}

#[test]
fn grab_kills_before_it_captures_and_captures_the_highest() {
    let rules = Preset::Bell.rules();
    for (text, score, expected) in [
        // 9 kills one; 3 would capture two.
        ("-/-/a/-/-/bb/-/-/ba 3,2 0,0 a", 3, Move::From(9)),
        ("-/-/a/-/-/bb/b/a/- 3,2 0,0 a", 3, Move::From(3)),
        ("-/a/bb/-/b/-/-/-/- 4,2 0,0 a", 3, Move::Enter),
    ] {
        let (position, _) = Position::parse(text, &rules).expect(text);
        for seed in 0..20 {
            let chosen = baseline::grab(&rules, &position, score, &mut Seeded::new(seed));
            assert_eq!(chosen, Some(expected), "{text}");
        }
    }
}

#[test]
fn equal_chances_are_settled_by_the_contract() {
    let bell = Preset::Bell.rules();
    let homeward = Preset::Homeward.rules();
    for (rules, text, score, expected) in [
        // What leaves the road.
        (&bell, "-/-/bba/-/-/-/-/a/- 3,3 0,0 a", 2, Move::From(8)),
        // Then the stack with most captives.
        (&bell, "-/-/bba/-/-/ba/a/-/- 2,2 0,0 a", 2, Move::From(3)),
        // Then the one nearest its exit.
        (&bell, "-/-/a/a/-/-/-/-/- 3,5 0,0 a", 2, Move::From(4)),
        (&bell, "-/-/-/-/-/-/b/b/- 5,3 0,0 b", 3, Move::From(7)),
        (&homeward, "-/-/ba/-/-/-/ba/-/- 3,3 0,0 a", 1, Move::From(3)),
        // A man at home is the farthest.
        (&bell, "a/-/-/-/-/-/-/-/- 4,5 0,0 a", 3, Move::From(1)),
    ] {
        let (position, _) = Position::parse(text, rules).expect(text);
        let moves = position.moves(rules, score);
        assert!(moves.len() > 1, "{text}");
        assert_eq!(prefer::best(rules, &position, score, moves, |_| 0.5), Some(expected), "{text}");
        // Within a millionth is equal, farther is not.
        let worse = |by: f64| {
            prefer::best(rules, &position, score, moves, |mv| if mv == expected { 0.5 - by } else { 0.5 })
        };
        assert_eq!(worse(0.9e-6), Some(expected), "{text}");
        assert_ne!(worse(1.1e-6), Some(expected), "{text}");
    }
}
