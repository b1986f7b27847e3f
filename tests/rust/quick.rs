//! The quick evaluator: small, even-handed, and close enough to the exact chances that its choices cost next to nothing.

mod losses;

use losses::{loss, solved};
use puluc::engine::chances::Chances;
use puluc::engine::features::{Features, STACK, WHOLE};
use puluc::engine::playout;
use puluc::engine::quick::{CODE, HIDDEN, PARAMETERS, Quick};
use puluc::engine::search::Search;
use puluc::puluc::{Position, Preset, RuleSet, Setup};
use puluc::random::Seeded;
use puluc::solve::Table;
use puluc::{Side, Sided};

/// What choosing with so many throws looked ahead costs a decision, in games of its own.
fn cost(table: &Table, throws: u32, games: u64) -> f64 {
    let search = Search::new(table.rules());
    loss(table, (7, games), |position, score, _| search.choose(position, score, throws))
}

#[test]
fn its_choices_cost_next_to_nothing() {
    // Bounds with room for the luck of so few games; `docs/evaluator.md` has the figures of many.
    let bell = solved("bell");
    let (quick, quick2) = (cost(&bell, 0, 300), cost(&bell, 1, 100));
    println!("bell: {quick:.6} {quick2:.6}");
    assert!(quick < 0.000_4 && quick2 < 0.000_2, "{quick} {quick2}");
    for rules in [
        "pencils;spaces=7;men=4",
        "strasbourg;spaces=6;men=4",
        "homeward;men=3",
        "bell;men=3;throw=die",
        "liberation;men=3",
    ] {
        let table = solved(rules);
        let (quick, quick2) = (cost(&table, 0, 200), cost(&table, 1, 100));
        println!("{rules}: {quick:.6} {quick2:.6}");
        assert!(quick < 0.001 && quick2 < 0.000_6, "{rules}: {quick} {quick2}");
    }
}

#[test]
fn it_is_small() {
    const { assert!(PARAMETERS <= 8_000) }
    assert_eq!(
        PARAMETERS,
        (STACK + 1) * CODE + (2 * CODE + WHOLE + 1) * HIDDEN + HIDDEN + 2 * CODE + WHOLE + 1
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine/quick_weights.bin");
    let bytes = std::fs::read(path).expect(path);
    // Two bytes a weight: below 16,000 before any packing.
    assert!(bytes.len() == 2 * PARAMETERS && bytes.len() <= 16_000);
    assert!(bytes.iter().any(|&byte| byte != 0));
}

#[test]
fn it_guesses_and_says_so() {
    let quick = Quick::new(&Preset::Bell.rules());
    assert!(!quick.exact());
    let start = Position::start(&Preset::Bell.rules(), Side::A);
    let chance = quick.before(&start).expect("a guess");
    assert!((chance - 0.505_421_490).abs() < 0.02, "{chance}");
}

/// The same position seen from the other end.
fn mirrored(rules: &RuleSet, position: &Position) -> Position {
    let setup = position.setup(rules);
    let swap = |counts: Sided<u32>| Sided { a: counts.b, b: counts.a };
    let road = setup.road.iter().rev().map(|stack| stack.swapped()).collect();
    let turned = Setup { road, home: swap(setup.home), dead: swap(setup.dead), turn: !setup.turn };
    turned.position(rules).expect("the same counts")
}

#[test]
fn it_sees_the_same_from_both_ends() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let quick = Quick::new(&rules);
        playout::game(
            &rules,
            Position::start(&rules, Side::A),
            &mut Seeded::new(5),
            |position, score, random| {
                let chance = quick.chance(position);
                assert!((0.0..=1.0).contains(&chance));
                // Sums in another order round differently.
                assert!((chance - quick.chance(&mirrored(&rules, position))).abs() < 1e-4, "{position:?}");
                puluc::engine::baseline::random(&rules, position, score, random)
            },
        );
    }
}

#[test]
fn whoever_controls_nobody_has_lost() {
    let rules = Preset::Bell.rules();
    let quick = Quick::new(&rules);
    for (text, expected) in [("-/-/ba/-/-/-/-/-/- 3,0 1,4 a", 1.0), ("-/-/ba/-/-/-/-/-/- 3,0 1,4 b", 0.0)] {
        let (position, _) = Position::parse(text, &rules).expect(text);
        assert_eq!(quick.before(&position), Some(expected), "{text}");
    }
}

#[test]
fn a_careless_eye_misses_the_danger_alone() {
    let rules = Preset::Bell.rules();
    let quick = Quick::new(&rules);
    let chances = |text: &str| {
        let (position, _) = Position::parse(text, &rules).expect(text);
        (quick.chance(&position), quick.careless(&position))
    };
    // b has nobody who could hit a.
    let (careful, careless) = chances("-/-/b/-/-/a/-/-/- 4,0 0,4 b");
    assert_eq!(careful, careless);
    // b hits two with a 2 or a 3.
    let (careful, careless) = chances("-/-/aba/-/b/b/-/-/- 3,2 0,0 b");
    assert!(careless < careful - 0.05, "{careless} {careful}");
}

#[test]
fn inputs_stay_within_bounds_by_any_rules() {
    for text in [
        "bell",
        "bell;spaces=21;men=10",
        "strasbourg;spaces=3;men=1",
        "liberation;spaces=12;men=10;throw=die",
        "homeward;scores=9,8,7,1,0;entry=1;spaces=20",
        "bell;scores=9,0,9,9,9;again=yes",
    ] {
        let rules: RuleSet = text.parse().expect(text);
        let features = Features::new(&rules);
        playout::game(
            &rules,
            Position::start(&rules, Side::A),
            &mut Seeded::new(3),
            |position, score, random| {
                let inputs = features.inputs(position);
                let all = inputs.stacks().into_iter().flatten().flatten().chain(&inputs.whole);
                assert!(
                    all.copied().all(|input| input.is_finite() && input.abs() < 50.0),
                    "{text} {position:?}"
                );
                puluc::engine::baseline::random(&rules, position, score, random)
            },
        );
    }
}
