//! Mancala and Kalah: rules and exact values, held against reference values and against plain rules.

mod naive_side;

use std::collections::HashMap;

use naive_side::Ring;
use puluc::engine::levels::Level;
use puluc::mancala::board::Board;
use puluc::mancala::exact::Exact;
use puluc::mancala::levels::choose;
use puluc::mancala::think::Thinker;
use puluc::mancala::{Event, Kind, Position, RuleSet};
use puluc::random::{Random, Seeded};
use puluc::{Side, Sided};

const KINDS: [Kind; 2] = [Kind::Box, Kind::Kalah];

fn three(kind: Kind) -> RuleSet {
    RuleSet::of(kind)
}

#[test]
fn first_moves() {
    for (kind, wanted) in [(Kind::Box, [-12, -10, -12, 10, 8, -2]), (Kind::Kalah, [-14, -16, -10, -2, 2, 0])]
    {
        let start = Position::start(three(kind), Side::A);
        // By the shipped opening, and without it.
        for mut exact in [Exact::new(kind, 18).with_opening(), Exact::new(kind, 19)] {
            let values = exact.moves_within(start.board(), u64::MAX).expect("no limit");
            assert_eq!(values.into_iter().map(|(_, value)| value).collect::<Vec<_>>(), wanted);
        }
    }
}

#[test]
fn reference_values() {
    let files = [include_str!("../vectors/mancala.tsv"), include_str!("../vectors/mancala-kalah.tsv")];
    for (kind, text) in KINDS.into_iter().zip(files) {
        assert_eq!(text.lines().count(), 200);
        let mut exact = Exact::new(kind, 18).with_opening();
        for line in text.lines() {
            let (text, value) = line.split_once('\t').expect(line);
            let position = Position::parse(text, three(kind)).expect(line);
            assert_eq!(position.to_string(), text);
            let future = exact.future(position.board(), 0);
            assert_eq!((position.lead() + future).to_string(), value, "{line}");
            let moves = exact.moves_within(position.board(), u64::MAX).expect("no limit");
            assert_eq!(moves.into_iter().map(|(_, value)| value).max(), Some(future), "{line}");
        }
    }
}

/// The shipped opening is what the solver finds.
#[test]
fn opening_is_what_the_solver_finds() {
    for kind in KINDS {
        let mut shipped = Exact::new(kind, 8).with_opening();
        let mut solver = Exact::new(kind, 18);
        let mut random = Seeded::new(3);
        for _ in 0..12 {
            let mut position = Position::start(three(kind), Side::A);
            let mut turns = 0;
            while turns < 2 {
                let moves: Vec<u8> = position.moves().collect();
                let pit = moves[random.below(moves.len() as u32) as usize];
                let next = position.play(three(kind), pit, &mut |_| ()).expect("a legal sowing");
                turns += u32::from(next.turn() != position.turn());
                position = next;
            }
            let known = shipped.future_within(position.board(), 0, 0).expect("in the opening");
            assert_eq!(solver.future(position.board(), 0), known, "{position}");
        }
    }
}

/// Waiting for a hint hangs on how many boards are looked into, so that is held: for all sowings of boards of random
/// games, among them one of Kalah that stays full for long.
#[test]
fn few_boards_settle_all_sowings() {
    let asked = [(Kind::Box, [3, 4, 5], 400_000), (Kind::Kalah, [10, 11, 12], 700_000)];
    for (kind, all, most) in asked {
        let mut random = Seeded::new(17);
        for wanted in all {
            let mut position = Position::start(three(kind), Side::A);
            let mut turns = 0;
            while turns < wanted && !position.is_over() {
                let moves: Vec<u8> = position.moves().collect();
                let pit = moves[random.below(moves.len() as u32) as usize];
                let next = position.play(three(kind), pit, &mut |_| ()).expect("a legal sowing");
                turns += u32::from(next.turn() != position.turn());
                position = next;
            }
            let mut exact = Exact::new(kind, 18).with_opening();
            let moves = exact.moves_within(position.board(), u64::MAX).expect("no limit");
            println!("{kind:?} after {turns} turns, {position}: {} boards", exact.nodes());
            assert_eq!(moves.len(), position.moves().count());
            assert!(exact.nodes() <= most, "{position}: {}", exact.nodes());
        }
    }
}

/// Takes the events of a sowing literally.
fn follow(before: &Position, events: &[Event]) -> (Sided<[u8; 6]>, Sided<u8>, u8) {
    let mut pits = Sided::from_fn(|side| before.pits(side));
    let mut stores = Sided::from_fn(|side| before.store(side));
    let mut hand = 0;
    for event in events {
        match *event {
            Event::Lifted { side, pit, seeds, .. } => {
                let pit = &mut pits[side][usize::from(pit - 1)];
                assert_eq!((*pit, hand), (seeds, 0));
                hand = std::mem::take(pit);
            }
            Event::Sown { side, pit } => {
                hand -= 1;
                match pit {
                    0 => stores[side] += 1,
                    pit => pits[side][usize::from(pit - 1)] += 1,
                }
            }
            Event::Captured { side, pit, from, seeds, along } => {
                assert_eq!(pit + from, 7);
                assert_eq!(std::mem::take(&mut pits[!side][usize::from(from - 1)]), seeds);
                stores[side] += seeds;
                if along {
                    assert_eq!(std::mem::take(&mut pits[side][usize::from(pit - 1)]), 1);
                    stores[side] += 1;
                }
            }
            Event::Swept { side, seeds } => {
                assert_eq!(pits[side].iter().sum::<u8>(), seeds);
                pits[side] = [0; 6];
                stores[side] += seeds;
            }
            Event::Again { .. } | Event::Won { .. } | Event::Drawn { .. } => (),
        }
    }
    (pits, stores, hand)
}

/// Random games from the start, and from boards filled at random, until 100,000 positions were compared.
#[test]
fn plain_rules_agree_on_100_000_positions() {
    let mut random = Seeded::new(11);
    for kind in KINDS {
        let mut seen = 0;
        while seen < 100_000 {
            let rules = RuleSet::new(kind, 3 + random.below(4) as u8).expect("3 to 6");
            let first = if random.below(2) == 0 { Side::A } else { Side::B };
            let mut position = Position::start(rules, first);
            if random.below(2) == 0 {
                position = scattered(rules, first, &mut random);
            }
            let mut ring = Ring::parse(&position.to_string());
            loop {
                assert_eq!(position.to_string(), ring.text());
                let legal: Vec<usize> = position.moves().map(usize::from).collect();
                assert_eq!(legal, ring.moves(), "{position}");
                assert_eq!(position.is_over(), ring.over());
                seen += 1;
                if legal.is_empty() {
                    break;
                }
                let pit = legal[random.below(legal.len() as u32) as usize];
                let mut events = Vec::new();
                let next =
                    position.play(rules, pit as u8, &mut |event| events.push(event)).expect("a legal sowing");
                let (plain, falls) = ring.play(pit, kind == Kind::Kalah);
                let told: Vec<usize> = events
                    .iter()
                    .filter_map(|event| match *event {
                        Event::Sown { side: Side::A, pit: 0 } => Some(6),
                        Event::Sown { side: Side::B, pit: 0 } => Some(13),
                        Event::Sown { side: Side::A, pit } => Some(usize::from(pit) - 1),
                        Event::Sown { side: Side::B, pit } => Some(usize::from(pit) + 6),
                        _ => None,
                    })
                    .collect();
                assert_eq!(told, falls, "{position} {pit}");
                let followed = follow(&position, &events);
                let (pits, stores) =
                    (Sided::from_fn(|side| next.pits(side)), Sided::from_fn(|side| next.store(side)));
                assert_eq!(followed, (pits, stores, 0), "{position} {pit}");
                let seeds: u8 = Side::BOTH
                    .iter()
                    .map(|&side| next.store(side) + next.pits(side).iter().sum::<u8>())
                    .sum();
                assert_eq!(seeds, rules.total());
                assert!(falls.len() < 1000, "a sowing ends");
                position = next;
                ring = plain;
            }
        }
    }
}

/// All seeds anywhere.
fn scattered(rules: RuleSet, turn: Side, random: &mut Seeded) -> Position {
    let mut holes = [0u8; 14];
    // Often few pits, so that some hold very many.
    let spread = 2 + random.below(13);
    for _ in 0..rules.total() {
        holes[random.below(spread.min(14)) as usize] += 1;
    }
    for last in (1..14).rev() {
        holes.swap(last, random.below(last as u32 + 1) as usize);
    }
    let pits =
        Sided::from_fn(|side| std::array::from_fn(|pit| holes[pit + if side == Side::A { 0 } else { 6 }]));
    Position::new(rules, pits, Sided { a: holes[12], b: holes[13] }, turn).expect("all seeds")
}

#[test]
fn trying_everything_agrees_on_100_000_endings() {
    let mut random = Seeded::new(5);
    for kind in KINDS {
        let mut known = HashMap::new();
        // As the search finds them, and as they are worked out for a fuller board: all with at most ten seeds.
        let mut searched = Exact::new(kind, 16);
        let mut learnt = Exact::new(kind, 16);
        learnt.future_within(Board::new([2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 0]), 0, 0);
        for _ in 0..100_000 {
            let mut holes = [0usize; 14];
            for _ in 0..1 + random.below(10) {
                let pit = random.below(12) as usize;
                holes[pit + usize::from(pit > 5)] += 1;
            }
            let pits = |from: usize| std::array::from_fn(|pit| holes[from + pit] as u8);
            let plain = Ring { holes, south_to_move: true }.value(kind == Kind::Kalah, &mut known);
            let board = Board::new(pits(0), pits(7));
            assert_eq!(searched.future(board, 0), plain, "{holes:?}");
            assert_eq!(learnt.future(board, 0), plain, "{holes:?}");
        }
        assert_eq!(learnt.nodes(), 0, "all were known beforehand");
    }
}

#[test]
fn rules_of_the_last_seed() {
    let play = |text: &str, kind, pit| {
        let position = Position::parse(text, three(kind)).expect(text);
        position.play(three(kind), pit, &mut |_| ()).expect("a legal sowing").to_string()
    };
    // Thirteen seeds end in the pit they came from, and it counts as empty: what lies opposite is taken.
    let thirteen = "0,0,13,0,0,0 5 1,1,1,1,1,1 12 s";
    assert_eq!(play(thirteen, Kind::Box, 3), "1,1,1,1,1,1 8 2,2,2,0,2,2 12 n");
    assert_eq!(play(thirteen, Kind::Kalah, 3), "1,1,0,1,1,1 9 2,2,2,0,2,2 12 n");
    // An own empty pit with nothing opposite.
    let bare = "1,0,0,0,0,1 10 2,2,2,2,0,0 16 s";
    assert_eq!(play(bare, Kind::Box, 1), "0,1,0,0,0,1 10 2,2,2,2,0,0 16 n");
    assert_eq!(play(bare, Kind::Kalah, 1), "0,1,0,0,0,1 10 2,2,2,2,0,0 16 n");
    // An own full pit: a relay by the box rules.
    let full = "1,2,0,0,0,0 15 3,3,0,0,0,0 12 s";
    assert_eq!(play(full, Kind::Kalah, 1), "0,3,0,0,0,0 15 3,3,0,0,0,0 12 n");
    assert_eq!(play(full, Kind::Box, 1), "0,0,1,1,1,0 18 3,0,0,0,0,0 12 n");
    // The own store: again; and the game ends in the midst of a turn where nothing is left to sow.
    assert_eq!(play("1,0,0,0,0,1 10 2,2,2,2,0,0 16 s", Kind::Box, 6), "1,0,0,0,0,0 11 2,2,2,2,0,0 16 s");
    assert_eq!(play("0,0,0,0,0,1 10 2,2,2,2,0,0 17 s", Kind::Box, 6), "0,0,0,0,0,0 11 0,0,0,0,0,0 25 n");
}

#[test]
fn bad_texts_are_refused_with_the_reason() {
    let why = |text: &str| Position::parse(text, three(Kind::Box)).expect_err(text).to_string();
    assert_eq!(why("3,3,3,3,3,3 0 3,3,3,3,3,3 0"), "the field with the side to move is missing");
    assert_eq!(why("3,3,3,3,3,3 0 3,3,3,3,3,3 0 x"), "the side to move is s or n");
    assert_eq!(
        why("3,3,3,3,3,3 0 3,3,3,3,3,3 0 s 1"),
        "a position has five fields: PITS STORE PITS STORE TURN"
    );
    assert_eq!(why("3,3,3,3,3 0 3,3,3,3,3,3 0 s"), "a side has six pits, written 3,3,3,3,3,3");
    assert_eq!(why("3,3,3,3,3,+3 0 3,3,3,3,3,3 0 s"), "seeds are counted in whole numbers");
    assert_eq!(why("3,3,3,3,3,300 0 3,3,3,3,3,3 0 s"), "seeds are counted in whole numbers");
    assert_eq!(why("3,3,3,3,3,3 1 3,3,3,3,3,3 0 s"), "seeds are 37, not 36");
    let rules =
        |text: &str| text.parse::<RuleSet>().map(|rules| rules.to_string()).map_err(|why| why.to_string());
    assert_eq!(rules("kalah;seeds=4"), Ok("kalah;seeds=4".into()));
    assert_eq!(rules("box;seeds=3"), Ok("box".into()));
    assert_eq!(rules("box;seeds=7"), Err("seeds must be 3 to 6".into()));
    assert_eq!(rules("ayoayo"), Err("the rules are 'box' or 'kalah'".into()));
    assert_eq!(rules("box;pits=6"), Err("the only change is 'seeds', as in 'box;seeds=4'".into()));
}

/// By how many seeds the first level beats the second, on average. Who begins often wins whoever he is, so games are no measure.
fn match_of(rules: RuleSet, levels: [Level; 2], games: u64) -> f64 {
    let mut thinkers = [Thinker::new(rules, 14), Thinker::new(rules, 14)];
    let mut margin = 0;
    for game in 0..games {
        let mut random = Seeded::new(game);
        let mut position = Position::start(rules, if game % 2 == 0 { Side::A } else { Side::B });
        while !position.is_over() {
            let player = usize::from(position.turn() == Side::B);
            let pit = choose(levels[player], &mut thinkers[player], &position, 20_000, &mut random);
            position = position.play(rules, pit.expect("a sowing"), &mut |_| ()).expect("a legal sowing");
        }
        margin += i32::from(position.store(Side::A)) - i32::from(position.store(Side::B));
    }
    f64::from(margin) / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    for rules in [three(Kind::Box), RuleSet::new(Kind::Kalah, 4).expect("four")] {
        for pair in Level::ALL.windows(2) {
            let games = if pair[1] == Level::Perfect { 20 } else { 100 };
            let margin = match_of(rules, [pair[1], pair[0]], games);
            println!("{rules}: {} beats {} by {margin:.1}", pair[1].name(), pair[0].name());
            assert!(margin > 0.5, "{rules}: {} against {}: {margin}", pair[1].name(), pair[0].name());
        }
    }
}

#[test]
fn searches_keep_to_their_budget_and_know_what_is_exact() {
    for kind in KINDS {
        let rules = RuleSet::new(kind, 6).expect("six");
        let mut thinker = Thinker::new(rules, 16);
        let start = Position::start(rules, Side::A);
        for budget in [0, 100, 10_000, 200_000] {
            let before = thinker.nodes();
            let judged = thinker.judge(&start, budget);
            assert!(thinker.nodes() - before <= budget.max(6), "{budget}");
            assert!(!judged.exact);
            assert_eq!(judged.moves.iter().map(|&(pit, _)| pit).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        }
        let mut exact = Exact::new(kind, 16);
        let mut random = Seeded::new(1);
        for _ in 0..50 {
            let mut position = start;
            while position.board().total() > 12 && !position.is_over() {
                let moves: Vec<u8> = position.moves().collect();
                let pit = moves[random.below(moves.len() as u32) as usize];
                position = position.play(rules, pit, &mut |_| ()).expect("a legal sowing");
            }
            let judged = thinker.judge(&position, 1_000_000);
            assert!(judged.exact);
            if !position.is_over() {
                let value = position.lead() + exact.future(position.board(), 0);
                assert_eq!(judged.best(), Some(value), "{position}");
            }
        }
    }
}
