//! The review's sums hold, whatever is played.

use puluc::engine::chances::Chances;
use puluc::engine::review::{Class, Review};
use puluc::puluc::{RuleSet, Throw};
use puluc::random::{Random, Seeded};
use puluc::session::{First, Options, Session};
use puluc::solve::{Limits, Table, solve};
use puluc::{Side, Sided};

fn table(rules: &str) -> Table {
    let rules: RuleSet = rules.parse().unwrap();
    solve(&rules, &Limits::default(), &mut |_| true).unwrap().0
}

/// A game of random moves of at most so many throws.
fn game(rules: &str, seed: u64, throws: usize) -> Session {
    let mut random = Seeded::new(seed);
    let options = Options { rules: rules.into(), ..Options::default() };
    let mut session = Session::new(&options, &mut random).unwrap();
    for _ in 0..throws {
        if session.ending().is_some() {
            break;
        }
        session.throw(&mut random).unwrap();
        let moves = session.legal_moves();
        if !moves.is_empty() {
            session.play(moves[random.below(moves.len() as u32) as usize]).unwrap();
        }
    }
    session
}

#[test]
fn chance_luck_and_losses_add_up_to_the_result() {
    for rules in ["bell;men=3", "strasbourg;men=3", "homeward;spaces=7;men=3", "bell;men=2;throw=die"] {
        let table = table(rules);
        for seed in 0..60 {
            let mut session = game(rules, seed, if seed % 3 == 0 { 25 } else { 5_000 });
            if seed % 6 == 0 && session.ending().is_none() {
                session.resign(Side::B).unwrap();
            }
            let review = Review::new(&session, &table).unwrap();
            let Sided { a, b } = review.accounts;
            let sum = review.start + a.luck - b.luck - a.loss + b.loss;
            assert!((review.result - sum).abs() < 1e-6, "{rules}, seed {seed}: {} {sum}", review.result);
            assert!((review.without_luck() - (review.result - a.luck + b.luck)).abs() < 1e-6);
            for account in [a, b] {
                assert!((0.0..=100.0 + 1e-9).contains(&account.accuracy()), "{account:?}");
                assert!(account.choices <= account.decisions);
            }
            for turn in &review.turns {
                assert!(turn.loss() > -1e-6 && turn.moves.is_sorted_by(|one, other| one.1 >= other.1));
                assert_eq!(turn.class().is_some(), turn.moves.len() > 1);
            }
        }
    }
}

#[test]
fn a_perfect_game_loses_nothing() {
    let table = table("bell;men=3");
    let mut random = Seeded::new(3);
    let options = Options { rules: "bell;men=3".into(), ..Options::default() };
    let mut session = Session::new(&options, &mut random).unwrap();
    while session.ending().is_none() {
        let (throw, _) = session.throw(&mut random).unwrap();
        if let Some(mv) = table.best(session.position(), throw.score).filter(|_| session.lying().is_some()) {
            session.play(mv).unwrap();
        }
    }
    let review = Review::new(&session, &table).unwrap();
    for account in [review.accounts.a, review.accounts.b] {
        assert!(account.loss < 1e-5, "{account:?}");
        assert!(account.accuracy() > 99.9);
    }
    assert!(review.result == 1.0 || review.result == 0.0);
}

#[test]
fn luck_of_a_pass_and_a_blunder_are_told_apart() {
    let table = table("bell");
    let mut random = Seeded::new(1);
    let options = Options {
        rules: "bell".into(),
        first: First::Side(Side::A),
        position: Some("-/a/-/ba/ab/-/bab/b/- 1,0 0,0 a".into()),
        ..Options::default()
    };
    let mut session = Session::new(&options, &mut random).unwrap();
    let rules = *session.rules();
    // One yellow scores nothing: the turn passes, and what it costs is luck.
    session.throw_real(Throw::sticks(&rules, 1)).unwrap();
    let review = Review::new(&session, &table).unwrap();
    let [turn] = &review.turns[..] else { panic!() };
    assert!(turn.luck() < 0.0 && turn.loss() == 0.0 && turn.class().is_none());
    assert_eq!(review.accounts.a.decisions, 0);
    assert_eq!(review.accounts.a.accuracy(), 100.0);
    assert!((review.result - (1.0 - table.before(session.position()).unwrap())).abs() < 1e-12);
}

#[test]
fn classes_go_by_the_loss() {
    let classes = [0.0, 0.0005, 0.0006, 0.01, 0.011, 0.04, 0.041, 0.1, 0.11].map(Class::of);
    use Class::{Best, Blunder, Good, Mistake, Slip};
    assert_eq!(classes, [Best, Best, Good, Good, Slip, Slip, Mistake, Mistake, Blunder]);
}

#[test]
fn key_moments_come_in_order() {
    let table = table("bell;men=3");
    let session = game("bell;men=3", 5, 5_000);
    let review = Review::new(&session, &table).unwrap();
    let moments = review.key_moments(5);
    assert!(moments.is_sorted() && moments.len() == 5);
    let weight = |turn: usize| {
        let turn = &review.turns[turn];
        turn.luck().abs().max(turn.loss())
    };
    let least = moments.iter().map(|&turn| weight(turn)).fold(f64::MAX, f64::min);
    for turn in (0..review.turns.len()).filter(|turn| !moments.contains(turn)) {
        assert!(weight(turn) <= least);
    }
}
