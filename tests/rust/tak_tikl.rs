//! Tak-tikl: the whole game solved, held against reference values and against plain rules.

mod naive_side;

use naive_side::{grid, has_line, loses_within, other, steps, wins_within};
use puluc::Side;
use puluc::engine::levels::Level;
use puluc::random::{Random, Seeded};
use puluc::taktikl::levels::{choose, moves, perfect};
use puluc::taktikl::table::{Table, Value};
use puluc::taktikl::{Position, letter};

const START: &str = "bwbw/4/4/wbwb w";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Better is more.
fn best(values: impl Iterator<Item = Value>) -> Option<Value> {
    values.max_by_key(|value| value.rank())
}

#[test]
fn counts_and_longest() {
    let table = Table::solve();
    let (mut won, mut lost, mut drawn, mut longest, mut blocked) = (0, 0, 0, 0, 0);
    for (position, value) in table.positions() {
        match value {
            Value::Win(plies) => {
                won += 1;
                longest = longest.max(plies);
            }
            Value::Loss(plies) => {
                lost += 1;
                longest = longest.max(plies);
                blocked += u32::from(position.is_blocked());
            }
            Value::Draw => drawn += 1,
        }
        assert!(!position.is_blocked() || matches!(value, Value::Loss(_)), "{position}");
    }
    assert_eq!((won + lost + drawn, won, lost, drawn), (751_410, 445_465, 303_349, 2_596));
    assert_eq!((longest, blocked), (22, 4));
}

#[test]
fn first_moves() {
    let table = Table::solve();
    let first = |turn: &str| -> Vec<String> {
        moves(&table, &position(&format!("bwbw/4/4/wbwb {turn}")))
            .into_iter()
            .map(|(mv, value)| format!("{mv} {value:?}"))
            .collect()
    };
    assert_eq!(table.value(&position(START)), Value::Draw);
    // Black wins nine plies after them: ten with the move itself.
    assert_eq!(first("w"), ["a1a2 Draw", "b4b3 Loss(10)", "c1c2 Loss(10)", "d4d3 Draw"]);
    assert_eq!(first("b"), ["a4a3 Draw", "b1b2 Loss(10)", "c4c3 Loss(10)", "d1d2 Draw"]);
}

#[test]
fn reference_values() {
    let table = Table::solve();
    let text = include_str!("../vectors/tak-tikl.tsv");
    assert_eq!(text.lines().count(), 200);
    for line in text.lines() {
        let [text, result, plies] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let wanted = match result {
            "win" => Value::Win(plies.parse().expect(line)),
            "loss" => Value::Loss(plies.parse().expect(line)),
            _ => Value::Draw,
        };
        assert_eq!(position(text).to_string(), text);
        assert_eq!(table.value(&position(text)), wanted, "{line}");
    }
}

/// What every value must follow from: the values one move later. Wins and losses are then right by their plies, and draws
/// because no side can leave them to its gain.
#[test]
fn every_value_follows_from_those_after_it() {
    let table = Table::solve();
    for (position, value) in table.positions() {
        let wanted = if position.winner().is_some() {
            Value::Loss(0)
        } else if position.is_blocked() {
            table.value(&position.passed()).before()
        } else {
            best(moves(&table, &position).into_iter().map(|(_, value)| value)).expect("a move")
        };
        assert_eq!(value, wanted, "{position}");
    }
}

/// A position with pieces anywhere, the side to move without a line.
fn random_position(random: &mut Seeded) -> String {
    loop {
        let mut squares = ['.'; 16];
        for piece in "wwwwbbbb".chars() {
            let free = loop {
                let square = random.below(16) as usize;
                if squares[square] == '.' {
                    break square;
                }
            };
            squares[free] = piece;
        }
        let ranks: Vec<String> = squares
            .chunks(4)
            .map(|rank| {
                let mut text = String::new();
                let mut free = 0;
                for &piece in rank {
                    if piece == '.' {
                        free += 1;
                        continue;
                    }
                    if free > 0 {
                        text += &free.to_string();
                        free = 0;
                    }
                    text.push(piece);
                }
                if free > 0 { text + &free.to_string() } else { text }
            })
            .collect();
        let turn = if random.below(2) == 0 { 'w' } else { 'b' };
        if !has_line(&grid(&ranks.join("/")), turn) {
            return format!("{} {turn}", ranks.join("/"));
        }
    }
}

#[test]
fn plain_rules_agree_on_100_000_positions() {
    let table = Table::solve();
    let mut random = Seeded::new(4);
    for number in 0..100_000 {
        let text = random_position(&mut random);
        let here = position(&text);
        assert_eq!(here.to_string(), text);
        let (board, colour) = (grid(text.split(' ').next().expect("a board")), letter(here.turn()));
        let enemy_won = has_line(&board, other(colour));
        assert_eq!(here.winner().map(|(side, _)| side), enemy_won.then_some(!here.turn()), "{text}");
        let plain = if enemy_won { Vec::new() } else { steps(&board, colour) };
        let legal = here.moves();
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(names, plain.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(), "{text}");
        for (mv, (_, grid_after)) in legal.iter().zip(&plain) {
            let next = here.play(*mv).expect("a legal move");
            assert_eq!(grid(next.to_string().split(' ').next().expect("a board")), *grid_after);
            assert_eq!(
                next.winner().map(|(side, _)| side),
                has_line(grid_after, colour).then_some(here.turn())
            );
        }
        // Looking so far plainly is slow.
        if number % 50 == 0 {
            let value = table.value(&here);
            assert_eq!(matches!(value, Value::Win(1)), wins_within(&board, colour, 1), "{text}");
            assert_eq!(matches!(value, Value::Win(1 | 3)), wins_within(&board, colour, 3), "{text}");
            assert_eq!(matches!(value, Value::Loss(0 | 2)), loses_within(&board, colour, 2), "{text}");
        }
    }
}

#[test]
fn perfect_play_keeps_every_result_to_its_ply() {
    let table = Table::solve();
    let mut random = Seeded::new(8);
    for _ in 0..300 {
        let mut here = position(&random_position(&mut random));
        let mut value = table.value(&here);
        for _ in 0..23 {
            let Some(mv) = perfect(&table, &here) else { break };
            here = here.play(mv).expect("a legal move");
            let next = table.value(&here);
            assert_eq!(next.before(), value);
            value = next;
        }
        match value {
            Value::Draw => assert!(here.winner().is_none()),
            _ => assert!(here.winner().is_some() || here.is_blocked()),
        }
    }
}

#[test]
fn within_a_draw_the_enemy_is_left_most_ways_to_err() {
    let table = Table::solve();
    let drawn = table.positions().filter(|(_, value)| *value == Value::Draw);
    for (here, _) in drawn {
        let errors = |mv| {
            let next = here.play(mv).expect("a legal move");
            moves(&table, &next).iter().filter(|(_, value)| matches!(value, Value::Loss(_))).count()
        };
        let safe = moves(&table, &here).into_iter().filter(|(_, value)| *value == Value::Draw);
        let most = safe.map(|(mv, _)| errors(mv)).max().expect("a drawing move");
        assert_eq!(errors(perfect(&table, &here).expect("a move")), most, "{here}");
    }
}

/// Points in a hundred of the first level against the second, a draw counting half.
fn match_of(table: &Table, levels: [Level; 2], games: u64) -> f64 {
    let mut points = 0.0;
    for game in 0..games {
        let mut random = Seeded::new(game);
        let first = if game % 2 == 0 { Side::A } else { Side::B };
        let mut here = Position::start(first);
        for _ in 0..60 {
            let level = levels[usize::from(here.turn() == Side::B)];
            let Some(mv) = choose(level, table, &here, &mut random) else { break };
            here = here.play(mv).expect("a legal move");
        }
        points += match here.winner() {
            Some((Side::A, _)) => 1.0,
            Some((Side::B, _)) => 0.0,
            None => 0.5,
        };
    }
    100.0 * points / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    let table = Table::solve();
    for pair in Level::ALL.windows(2) {
        let points = match_of(&table, [pair[1], pair[0]], 400);
        println!("{} against {}: {points:.1}", pair[1].name(), pair[0].name());
        assert!(points > 55.0, "{} against {}: {points}", pair[1].name(), pair[0].name());
    }
}

#[test]
fn bad_texts_are_refused_with_the_reason() {
    let why = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    assert_eq!(why("bwbw/4/4/wbwb"), "the side to move is missing");
    assert_eq!(why("bwbw/4/4/wbwb x"), "the side to move is w or b");
    assert_eq!(why("bwbw/4/4/wbwb w 1"), "a position has two fields: BOARD TURN");
    assert_eq!(why("bwbw/4/wbwb w"), "the board has four ranks, written bwbw/4/4/wbwb");
    assert_eq!(why("bwbw/41/4/wbwb w"), "rank 3 has not four squares");
    assert_eq!(why("bwbw/4/4/wbw w"), "rank 1 has not four squares");
    assert_eq!(why("bwbw/4/4/wbwx w"), "'x' is neither w nor b nor 1 to 4");
    assert_eq!(why("bwbw/4/4/wbw1 w"), "pieces of b are 3, not 4");
    assert_eq!(why("www1/w3/4/bbb1 w"), "pieces of b are 3, not 4");
    assert_eq!(why("www1/w3/3b/bb1b w"), "w is to move and has three in line");
    assert!(position("www1/w3/3b/bb1b b").moves().is_empty());
}
