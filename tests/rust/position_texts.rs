//! Position texts: what they say, and what is wrong with a bad one.

use puluc::Side;
use puluc::puluc::{Position, Preset, Setup, WinReason};

const BELL: &str = "-/-/a/-/ba/-/-/-/- 3,4 0,0 a";

fn read(text: &str) -> Result<(Position, Option<u8>), String> {
    Position::parse(text, &Preset::Bell.rules()).map_err(|error| error.to_string())
}

#[test]
fn a_text_says_it_all() {
    let rules = Preset::Bell.rules();
    let (position, score) = read(BELL).expect(BELL);
    assert_eq!(score, None);
    assert_eq!(position.stack(5).iter().collect::<Vec<_>>(), [Side::B, Side::A]);
    assert_eq!(position.stack(5).owner(), Some(Side::A));
    assert_eq!((position.home(Side::A), position.home(Side::B)), (3, 4));
    assert_eq!((position.dead(Side::A), position.dead(Side::B)), (0, 0));
    assert_eq!(position.turn(), Side::A);
    assert_eq!(position.text(&rules), BELL);
}

#[test]
fn the_score_is_the_fifth_field() {
    let rules = Preset::Bell.rules();
    for score in [0, 2, 3, 4, 5] {
        let text = format!("{BELL} {score}");
        let (position, read) = read(&text).expect(&text);
        assert_eq!(read, Some(score));
        assert_eq!(position.text_with(&rules, read), text);
    }
    for score in [1, 6, 7, 8, 9] {
        let message = format!("a score of {score} cannot be thrown by these rules");
        assert_eq!(read(&format!("{BELL} {score}")).map(|_| ()), Err(message));
    }
    let again = "bell;again=yes".parse().expect("rules");
    assert!(Position::parse(&format!("{BELL} 0"), &again).is_err(), "a 0 is thrown again");
    assert!(Position::parse(&format!("{BELL} 1"), &Preset::Liberation.rules()).is_ok());
}

#[test]
fn a_setup_is_checked_by_the_rule_set_alone() {
    let text = "a/b/- 70,0 0,9 b";
    let setup: Setup = text.parse().expect(text);
    assert_eq!(setup.to_string(), text);
    let error = setup.position(&Preset::Bell.rules()).expect_err(text);
    assert_eq!(error.to_string(), "spaces are 3, not 9");
    assert!("a/b/- 1,1 0,0 a 3".parse::<Setup>().is_err(), "a setup holds no score");
}

#[test]
fn any_text_whose_counts_add_up_is_a_position() {
    for text in [
        // No play leads to a stack of one side alone.
        "aa/-/-/-/-/-/-/-/- 3,5 0,0 a",
        "ababababab/-/-/-/-/-/-/-/- 0,0 0,0 b",
        "-/-/-/-/-/-/-/-/- 0,0 5,5 a",
    ] {
        let (position, _) = read(text).expect(text);
        assert_eq!(position.text(&Preset::Bell.rules()), text);
    }
}

#[test]
fn a_finished_position_has_no_moves() {
    for (preset, text, winner, reason) in [
        (Preset::Bell, "a/-/-/-/-/-/-/-/- 4,0 0,5 a", Side::A, WinReason::Removed),
        (Preset::Liberation, "-/-/-/-/-/-/-/-/b 0,4 5,0 b", Side::B, WinReason::Removed),
        (Preset::Strasbourg, "-/-/-/-/ba/-/-/-/- 4,0 0,4 b", Side::A, WinReason::Captured),
        // Over for both: who is not to move has won.
        (Preset::Bell, "-/-/-/-/-/-/-/-/- 0,0 5,5 a", Side::B, WinReason::Removed),
    ] {
        let rules = preset.rules();
        let (position, _) = Position::parse(text, &rules).expect(text);
        let outcome = position.outcome(&rules).expect(text);
        assert_eq!((outcome.winner, outcome.reason), (winner, reason), "{text}");
        for score in 0..=9 {
            assert!(position.moves(&rules, score).is_empty());
            assert!(position.pass(&rules, score, &mut |_| ()).is_err());
        }
    }
    // The same men, but by this end the captured one still lives.
    let (position, _) = read("-/-/-/-/ba/-/-/-/- 4,0 0,4 b").expect("a position");
    assert_eq!(position.outcome(&Preset::Bell.rules()), None);
}

#[test]
fn every_error_says_what_is_wrong() {
    for (text, message) in [
        ("", "the spaces field is missing"),
        ("-/-/-/-/-/-/-/-/-", "the home field is missing"),
        ("-/-/-/-/-/-/-/-/- 5,5", "the dead field is missing"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0", "the turn field is missing"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0 c", "the side to move must be a or b, not 'c'"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0 A", "the side to move must be a or b, not 'A'"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0 a x", "the score must be a digit, not 'x'"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0 a 10", "the score must be a digit, not '10'"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,0 a 3 4", "'4' is one field too many"),
        ("-/-/-/-/-/-/-/-/- 5 0,0 a", "home must be two numbers like 3,4, not '5'"),
        ("-/-/-/-/-/-/-/-/- 5,5 0,-1 a", "dead must be two numbers like 3,4, not '0,-1'"),
        ("-/-/-/-/-/-/-/-/- 5,+5 0,0 a", "home must be two numbers like 3,4, not '5,+5'"),
        ("-/-/-/-/-/-/-/-/- ,5 0,0 a", "home must be two numbers like 3,4, not ',5'"),
        ("-/-/-/-/-/-/-/- 5,5 0,0 a", "spaces are 8, not 9"),
        ("-/-/-/-/-/-/-/-/-/- 5,5 0,0 a", "spaces are 10, not 9"),
        ("-/-/a/-/ba/-/-/-/- 3,5 0,0 a", "men of b are 6, not 5"),
        ("-/-/a/-/ba/-/-/-/- 2,4 0,0 a", "men of a are 4, not 5"),
        ("-/-/a/-/ba/-/-/-/- 3,4 0,4294967295 a", "men of b are 4294967300, not 5"),
        ("-/-/x/-/-/-/-/-/- 5,5 0,0 a", "'x' is no stack: write - or men a and b, bottom to top"),
        ("-/-//-/-/-/-/-/- 5,5 0,0 a", "'' is no stack: write - or men a and b, bottom to top"),
        ("-/-/a-/-/-/-/-/-/- 4,5 0,0 a", "'a-' is no stack: write - or men a and b, bottom to top"),
        (
            "ababababababababababa/-/-/-/-/-/-/-/- 0,0 0,0 a",
            "a stack of 21 men is too high: there are at most 20",
        ),
    ] {
        assert_eq!(read(text).map(|_| ()), Err(message.to_string()), "{text}");
    }
}
