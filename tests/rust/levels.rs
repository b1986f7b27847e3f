//! The computer players: each level gives away less than the one below, plays what is legal, and settles equal chances in
//! one way.

mod losses;

use losses::{loss, solved};
use puluc::engine::chances::Chances;
use puluc::engine::levels::{self, Level};
use puluc::engine::search::Search;
use puluc::engine::{baseline, playout, prefer};
use puluc::puluc::{Move, Position, Preset};
use puluc::random::{Random, Seeded};
use puluc::{Side, Sided};

/// The games in which levels are measured.
const SEED: u64 = 1;

#[test]
fn each_level_gives_away_less_than_the_one_below() {
    for (rules, games) in [("bell", 150), ("strasbourg;spaces=6;men=3", 400), ("homeward;men=3", 300)] {
        let table = solved(rules);
        let mut losses = vec![loss(&table, (SEED, games), |position, score, random| {
            baseline::random(table.rules(), position, score, random)
        })];
        losses.extend(Level::ALL.map(|level| {
            loss(&table, (SEED, games), |position, score, random| {
                levels::choose(level, None, table.rules(), position, score, random)
            })
        }));
        println!("{rules}: {losses:.5?}");
        assert!(losses.is_sorted_by(|weaker, stronger| *stronger < 0.8 * weaker), "{rules}: {losses:?}");
    }
}

#[test]
fn perfect_plays_by_exact_chances() {
    let table = solved("bell;spaces=7;men=3");
    let known: &dyn Chances = &table;
    let lost = loss(&table, (SEED, 200), |position, score, random| {
        levels::choose(Level::Perfect, Some(known), table.rules(), position, score, random)
    });
    assert!(lost < 1e-6, "{lost}");
}

#[test]
fn a_stronger_level_wins_more() {
    let rules = Preset::Liberation.rules();
    for pair in Level::ALL.windows(3) {
        let players = Sided { a: pair[2], b: pair[0] };
        let wins = (0..1_000u64).filter(|&game| {
            let first = if game.is_multiple_of(2) { Side::A } else { Side::B };
            let start = Position::start(&rules, first);
            let played =
                playout::game(&rules, start, &mut Seeded::stream(1, game), |position, score, random| {
                    levels::choose(players[position.turn()], None, &rules, position, score, random)
                });
            played.winner == Some(Side::A)
        });
        let share = wins.count() as f64 / 1_000.0;
        println!("{} against {}: {share}", pair[2].name(), pair[0].name());
        assert!(share > 0.53, "{} wins {share}", pair[2].name());
    }
}

/// Counts what is drawn from it.
struct Counted(Seeded, u32);

impl Random for Counted {
    fn bits(&mut self) -> u64 {
        self.1 += 1;
        self.0.bits()
    }
}

#[test]
fn nobody_looks_at_the_coming_throws() {
    // A level draws from its own source alone, and as often whatever comes: the throws stay as they were.
    let rules = Preset::Bell.rules();
    for level in Level::ALL {
        for game in 0..20 {
            let mut throws = Counted(Seeded::stream(2, game), 0);
            let mut own = Counted(Seeded::stream(3, game), 0);
            let mut turns = 0;
            playout::game(&rules, Position::start(&rules, Side::A), &mut throws, |position, score, _| {
                turns += 1;
                let before = own.1;
                let chosen = levels::choose(level, None, &rules, position, score, &mut own);
                let drawn = if level == Level::Perfect { 0 } else { 2 };
                assert_eq!(own.1 - before, drawn, "{}", level.name());
                chosen
            });
            assert_eq!(throws.1, turns);
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
            let choose = || levels::choose(level, None, &rules, &position, 3, &mut Seeded::new(seed));
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
            assert_eq!(levels::choose(level, None, &rules, &position, score, &mut Seeded::new(1)), None);
        }
    }
}

#[test]
fn a_search_takes_the_win_at_hand() {
    for (preset, text, score, expected) in [
        (Preset::Bell, "-/-/-/-/-/a/-/-/ba 3,0 0,4 a", 5, Move::From(9)),
        (Preset::Homeward, "-/ba/-/-/-/a/-/-/a 2,0 0,4 a", 2, Move::From(2)),
        (Preset::Strasbourg, "a/-/-/-/b/-/-/-/- 4,0 0,4 a", 4, Move::From(1)),
    ] {
        let rules = preset.rules();
        let (position, _) = Position::parse(text, &rules).expect(text);
        for throws in 0..=1 {
            let chosen = Search::new(&rules).choose(&position, score, throws);
            assert_eq!(chosen, Some(expected), "{text}");
        }
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
