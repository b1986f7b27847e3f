//! The rules by example: one turn each, with its events.

use puluc::Side;
use puluc::puluc::{Event, Move, Position, RuleSet, Throw};
use puluc::random::Seeded;

/// Plays a turn and gives the next position and the events as text.
fn turn(rules: &str, text: &str, mv: &str) -> Result<(String, Vec<String>), String> {
    let rules: RuleSet = rules.parse().expect(rules);
    let (position, score) = Position::parse(text, &rules).map_err(|error| error.to_string())?;
    let score = score.expect("a score");
    let mut events = Vec::new();
    let mut tell = |event| events.push(told(&event));
    let next = if mv == "pass" {
        position.pass(&rules, score, &mut tell).map_err(|error| error.to_string())?
    } else {
        let mv: Move = mv.parse().expect("a move");
        position.play(&rules, score, mv, &mut tell).map_err(|error| error.to_string())?
    };
    Ok((next.text(&rules), events))
}

fn told(event: &Event) -> String {
    match event {
        Event::Entered { side, to } => format!("{side} enters {to}"),
        Event::Moved { side, from, to, men } => format!("{side} moves {men} {from}-{to}"),
        Event::Captured { side, at, men } => format!("{side} captures {men} on {at}"),
        Event::Freed { side, at } => format!("{side} freed on {at}"),
        Event::Left { side, from, men } => format!("{side} leaves {from} with {men}"),
        Event::Home { side, count } => format!("{count} {side} home"),
        Event::Dead { side, count } => format!("{count} {side} dead"),
        Event::Passed { side, reason } => format!("{side} passes {reason:?}"),
        Event::Won { side, reason } => format!("{side} wins {reason:?}"),
        Event::Drawn { reason } => format!("drawn {reason:?}"),
    }
}

/// A turn leads to a position by exactly these events.
#[track_caller]
fn leads(rules: &str, text: &str, mv: &str, expected: &str, events: &[&str]) {
    let (next, told) = turn(rules, text, mv).expect(text);
    assert_eq!(next, expected);
    assert_eq!(told, events);
}

/// The legal moves as text.
fn moves(rules: &str, text: &str) -> Vec<String> {
    let rules: RuleSet = rules.parse().expect(rules);
    let (position, score) = Position::parse(text, &rules).expect(text);
    position.moves(&rules, score.expect("a score")).sorted().iter().map(ToString::to_string).collect()
}

#[test]
fn a_man_enters_on_the_space_of_the_score() {
    leads("bell", "-/-/-/-/-/-/-/-/- 5,5 0,0 a 3", "enter", "-/-/a/-/-/-/-/-/- 4,5 0,0 b", &["a enters 3"]);
    leads("bell", "-/-/-/-/-/-/-/-/- 5,5 0,0 b 3", "enter", "-/-/-/-/-/-/b/-/- 5,4 0,0 a", &["b enters 7"]);
}

#[test]
fn pencils_count_the_space_before_the_first_as_one() {
    leads(
        "pencils",
        "-/-/-/-/-/-/-/-/- 5,5 0,0 a 3",
        "enter",
        "-/a/-/-/-/-/-/-/- 4,5 0,0 b",
        &["a enters 2"],
    );
    leads(
        "pencils",
        "-/-/-/-/-/-/-/-/- 5,5 0,0 b 2",
        "enter",
        "-/-/-/-/-/-/-/-/b 5,4 0,0 a",
        &["b enters 9"],
    );
    // A score of 1 cannot enter, but moves a stack on.
    let one = "pencils;scores=1,1,2,3,5";
    assert_eq!(moves(one, "-/a/-/-/-/-/-/-/- 4,5 0,0 a 1"), ["2"]);
}

#[test]
fn a_score_beyond_the_road_cannot_enter() {
    assert_eq!(moves("bell;spaces=3", "-/-/- 5,5 0,0 a 3"), ["enter"]);
    assert!(moves("bell;spaces=3", "-/-/- 5,5 0,0 a 4").is_empty());
    assert_eq!(moves("bell;spaces=3", "a/-/- 4,5 0,0 a 5"), ["1"]);
}

#[test]
fn entering_captures() {
    leads(
        "bell",
        "-/-/ab/-/-/-/-/-/- 4,4 0,0 a 3",
        "enter",
        "-/-/aba/-/-/-/-/-/- 3,4 0,0 b",
        &["a enters 3", "a captures ab on 3"],
    );
}

#[test]
fn what_is_hit_goes_along_under_the_captor() {
    leads(
        "bell",
        "-/ba/-/-/ab/-/-/-/- 3,3 0,0 a 3",
        "2",
        "-/-/-/-/abba/-/-/-/- 3,3 0,0 b",
        &["a moves ba 2-5", "a captures ab on 5"],
    );
}

#[test]
fn a_tower_turns_round_with_its_captor() {
    let rules = "bell".parse().expect("rules");
    for (text, up) in [("-/-/-/-/ba/-/-/-/- 4,4 0,0 a", true), ("-/-/-/-/bab/-/-/-/- 4,3 0,0 b", false)] {
        let (position, _) = Position::parse(text, &rules).expect(text);
        assert_eq!(position.goes_up(&rules, 5), up);
    }
    leads(
        "bell",
        "-/-/-/-/ba/-/-/b/- 4,3 0,0 b 3",
        "8",
        "-/-/-/-/bab/-/-/-/- 4,3 0,0 a",
        &["b moves b 8-5", "b captures ba on 5"],
    );
    leads(
        "bell",
        "-/-/-/-/bab/-/-/-/- 4,3 0,0 b 2",
        "5",
        "-/-/bab/-/-/-/-/-/- 4,3 0,0 a",
        &["b moves bab 5-3"],
    );
}

#[test]
fn own_stacks_block_and_jumping_is_free() {
    assert_eq!(moves("bell", "-/a/-/a/-/-/-/-/- 3,5 0,0 a 2"), ["4"]);
    assert_eq!(moves("bell", "a/b/b/-/-/-/-/-/- 4,3 0,0 a 3"), ["1", "enter"]);
    let refused = turn("bell", "-/a/-/a/-/-/-/-/- 3,5 0,0 a 2", "2");
    assert_eq!(refused, Err("'2' is no legal move here".into()));
}

#[test]
fn leaving_needs_no_exact_throw() {
    let events = ["a leaves 8 with a", "1 a home"];
    for score in [2, 3, 4, 5] {
        let text = format!("-/-/-/-/-/-/-/a/- 4,5 0,0 a {score}");
        leads("bell", &text, "8", "-/-/-/-/-/-/-/-/- 5,5 0,0 b", &events);
    }
}

#[test]
fn the_leavers_men_come_home_and_captives_die() {
    leads(
        "bell",
        "-/-/-/-/-/-/-/abbaba/- 1,2 1,0 a 2",
        "8",
        "-/-/-/-/-/-/-/-/- 4,2 1,3 b",
        &["a leaves 8 with abbaba", "3 a home", "3 b dead"],
    );
    leads(
        "bell",
        "-/ab/-/-/-/-/-/-/- 4,4 0,0 b 2",
        "2",
        "-/-/-/-/-/-/-/-/- 4,5 1,0 a",
        &["b leaves 2 with ab", "1 b home", "1 a dead"],
    );
}

#[test]
fn the_last_death_wins() {
    leads(
        "bell",
        "-/-/-/-/-/-/-/-/ba 4,0 0,4 a 2",
        "9",
        "-/-/-/-/-/-/-/-/- 5,0 0,5 b",
        &["a leaves 9 with ba", "1 a home", "1 b dead", "a wins Removed"],
    );
}

#[test]
fn strasbourg_ends_when_the_enemy_controls_nobody() {
    leads(
        "strasbourg",
        "-/-/-/a/-/-/b/-/- 4,0 0,4 a 3",
        "4",
        "-/-/-/-/-/-/ba/-/- 4,0 0,4 b",
        &["a moves a 4-7", "a captures b on 7", "a wins Captured"],
    );
    // A man waiting at home still counts, and so does one on top.
    for text in ["-/-/-/a/-/-/b/-/- 4,1 0,3 a 3", "-/-/-/a/-/-/b/-/b 4,0 0,3 a 3"] {
        let (_, events) = turn("strasbourg", text, "4").expect(text);
        assert_eq!(events, ["a moves a 4-7", "a captures b on 7"]);
    }
    // In the other sets the captured ones live on, and their side can only pass.
    let (next, _) = turn("bell", "-/-/-/a/-/-/b/-/- 4,0 0,4 a 3", "4").expect("a turn");
    leads("bell", &format!("{next} 3"), "pass", "-/-/-/-/-/-/ba/-/- 4,0 0,4 a", &["b passes NoMove"]);
}

#[test]
fn homeward_leads_captives_to_the_captors_own_home() {
    let set = "homeward";
    leads(set, "-/-/-/ba/-/-/-/-/- 4,4 0,0 a 3", "4", "ba/-/-/-/-/-/-/-/- 4,4 0,0 b", &["a moves ba 4-1"]);
    leads(
        set,
        "-/-/-/ba/-/-/-/-/- 4,4 0,0 a 4",
        "4",
        "-/-/-/-/-/-/-/-/- 5,4 0,1 b",
        &["a leaves 4 with ba", "1 a home", "1 b dead"],
    );
    leads(
        set,
        "-/-/-/-/-/-/ab/-/- 4,4 0,0 b 3",
        "7",
        "-/-/-/-/-/-/-/-/- 4,5 1,0 a",
        &["b leaves 7 with ab", "1 b home", "1 a dead"],
    );
    // On the way it captures; an own stack it may not land on.
    leads(
        set,
        "-/b/-/-/ba/-/-/-/- 4,3 0,0 a 3",
        "5",
        "-/bba/-/-/-/-/-/-/- 4,3 0,0 b",
        &["a moves ba 5-2", "a captures b on 2"],
    );
    assert_eq!(moves(set, "-/a/-/-/ba/-/-/-/- 3,4 0,0 a 3"), ["2", "enter"].map(String::from)[1..]);
    // A man without captives goes forward as ever.
    leads(set, "-/a/-/-/-/-/-/-/- 4,5 0,0 a 3", "2", "-/-/-/-/a/-/-/-/- 4,5 0,0 b", &["a moves a 2-5"]);
}

#[test]
fn liberation_moves_down_to_the_first_own_captive() {
    let set = "liberation";
    leads(
        set,
        "-/-/aba/-/-/-/-/-/- 3,4 0,0 a 2",
        "3",
        "-/-/a/-/ba/-/-/-/- 3,4 0,0 b",
        &["a moves ba 3-5", "a freed on 3"],
    );
    // The freed man keeps what is under him.
    leads(
        set,
        "-/-/babba/-/-/-/-/-/- 3,2 0,0 a 4",
        "3",
        "-/-/ba/-/-/-/bba/-/- 3,2 0,0 b",
        &["a moves bba 3-7", "a freed on 3"],
    );
    // Own men directly under an own top stay too.
    leads(
        set,
        "-/-/baa/-/-/-/-/-/- 3,4 0,0 a 1",
        "3",
        "-/-/ba/a/-/-/-/-/- 3,4 0,0 b",
        &["a moves a 3-4", "a freed on 3"],
    );
    // Nobody to free: all of it moves.
    leads(set, "-/-/bba/-/-/-/-/-/- 4,3 0,0 a 1", "3", "-/-/-/bba/-/-/-/-/- 4,3 0,0 b", &["a moves bba 3-4"]);
    leads(
        set,
        "-/-/aba/-/-/b/-/-/- 3,3 0,0 a 3",
        "3",
        "-/-/a/-/-/bba/-/-/- 3,3 0,0 b",
        &["a moves ba 3-6", "a captures b on 6", "a freed on 3"],
    );
    leads(
        set,
        "-/-/-/-/-/-/-/-/aba 3,4 0,0 a 1",
        "9",
        "-/-/-/-/-/-/-/-/a 4,4 0,1 b",
        &["a freed on 9", "a leaves 9 with ba", "1 a home", "1 b dead"],
    );
}

#[test]
fn with_free_and_homeward_the_moving_part_decides() {
    let set = "homeward;move=free";
    // Enemy men in it: home.
    leads(
        set,
        "-/-/-/-/aba/-/-/-/- 3,4 0,0 a 2",
        "5",
        "-/-/ba/-/a/-/-/-/- 3,4 0,0 b",
        &["a moves ba 5-3", "a freed on 5"],
    );
    // None in it, though some lie below: forward.
    leads(
        set,
        "-/-/-/-/baa/-/-/-/- 3,4 0,0 a 2",
        "5",
        "-/-/-/-/ba/-/a/-/- 3,4 0,0 b",
        &["a moves a 5-7", "a freed on 5"],
    );
}

#[test]
fn a_pass_says_why() {
    leads(
        "bell",
        "a/-/-/-/-/-/-/-/- 4,5 0,0 a 0",
        "pass",
        "a/-/-/-/-/-/-/-/- 4,5 0,0 b",
        &["a passes NoScore"],
    );
    leads("bell", "-/a/-/-/-/-/-/b/- 4,4 0,0 a 2", "2", "-/-/-/a/-/-/-/b/- 4,4 0,0 b", &["a moves a 2-4"]);
    leads(
        "bell",
        "-/a/-/a/-/a/-/ab/- 1,4 0,0 a 2",
        "6",
        "-/a/-/a/-/-/-/aba/- 1,4 0,0 b",
        &["a moves a 6-8", "a captures ab on 8"],
    );
    // A legal move must be made.
    let refused = turn("bell", "a/-/-/-/-/-/-/-/- 4,5 0,0 a 2", "pass");
    assert_eq!(refused, Err("only a turn without a legal move passes".into()));
}

#[test]
fn thrown_again_nothing_scores_nothing() {
    let rules: RuleSet = "bell;again=yes".parse().expect("rules");
    let mut random = Seeded::new(3);
    let throws: Vec<Throw> = (0..10_000).map(|_| Throw::random(&rules, &mut random)).collect();
    assert!(throws.iter().all(|throw| throw.score > 0));
    assert!(throws.iter().any(|throw| throw.again > 1));
    let (position, _) = Position::parse("a/-/-/-/-/-/-/-/- 4,5 0,0 a", &rules).expect("a position");
    assert!(rules.possible_scores().all(|score| !position.moves(&rules, score).is_empty()));
    assert_eq!(position.turn(), Side::A);
}
