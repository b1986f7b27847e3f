//! What players give away.

use puluc::Side;
use puluc::engine::chances::Chances;
use puluc::engine::playout;
use puluc::puluc::{Move, Position, RuleSet};
use puluc::random::Seeded;
use puluc::solve::{Limits, Table, solve};

pub fn solved(rules: &str) -> Table {
    let rules: RuleSet = rules.parse().expect(rules);
    solve(&rules, &Limits::default(), &mut |_| true).expect("a small rule set").0
}

/// What a player gives away a decision in so many games against himself.
pub fn loss(
    table: &Table,
    (seed, games): (u64, u64),
    mut choose: impl FnMut(&Position, u8, &mut Seeded) -> Option<Move>,
) -> f64 {
    let rules = table.rules();
    let (mut lost, mut decisions) = (0.0, 0);
    for game in 0..games {
        let mut random = Seeded::stream(seed, game);
        playout::game(rules, Position::start(rules, Side::A), &mut random, |position, score, random| {
            let chosen = choose(position, score, random);
            if let Some(mv) = chosen {
                lost += table.loss(position, score, mv).expect("a position that arose");
                decisions += 1;
            }
            chosen
        });
    }
    lost / f64::from(decisions)
}
