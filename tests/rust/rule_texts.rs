//! Rule-set texts: canonical forms, every named error, and sets that need not end.

use puluc::engine::ending::accept;
use puluc::puluc::{Preset, RuleSet, RuleSetError};

fn canonical(text: &str) -> String {
    text.parse::<RuleSet>().expect(text).to_string()
}

fn error(text: &str) -> RuleSetError {
    text.parse::<RuleSet>().expect_err(text)
}

#[test]
fn presets_are_their_names() {
    for preset in Preset::ALL {
        assert_eq!(canonical(preset.name()), preset.name());
        assert_eq!(accept(preset.name()), Ok(preset.rules()));
        assert_eq!(Preset::from_name(preset.name()), Some(preset));
    }
}

#[test]
fn the_canonical_text_names_the_nearest_preset_and_what_differs() {
    for (text, expected) in [
        ("bell;again=yes", "bell;again=yes"),
        ("strasbourg;spaces=7;men=3", "strasbourg;spaces=7;men=3"),
        ("strasbourg;men=3;spaces=7", "strasbourg;spaces=7;men=3"),
        ("bell;spaces=9", "bell"),
        ("bell;spaces=09", "bell"),
        (" bell\n", "bell"),
        ("bell;entry=1", "pencils"),
        ("pencils;entry=0", "bell"),
        ("bell;scores=4,3,2,1,5;end=captured", "strasbourg"),
        ("bell;scores=5,1,2,3,4;move=free", "liberation"),
        ("bell;scores=5,1,2,3,4;captives=homeward;move=free", "liberation;captives=homeward"),
        ("liberation;move=whole;captives=homeward", "homeward"),
        ("bell;throw=die", "bell;throw=die"),
        ("homeward;move=free;captives=onward;scores=4,0,2,3,5", "bell;move=free"),
    ] {
        assert_eq!(canonical(text), expected, "{text}");
        assert_eq!(canonical(expected), expected);
        assert_eq!(text.parse::<RuleSet>(), expected.parse(), "{text}");
    }
}

#[test]
fn the_whole_ranges_are_accepted() {
    for text in [
        "bell;spaces=3",
        "bell;spaces=21",
        "bell;men=1",
        "bell;men=10",
        "bell;spaces=21;men=10",
        "bell;scores=0,1,2,3,9",
        "bell;spaces=17;scores=9,9,9,9,9",
    ] {
        assert!(accept(text).is_ok(), "{text}: {:?}", accept(text));
    }
}

#[test]
fn every_error_says_what_is_wrong() {
    for (text, message) in [
        (
            "chess",
            "no rule set is called 'chess': the names are bell, pencils, strasbourg, liberation, homeward",
        ),
        ("", "no rule set is called '': the names are bell, pencils, strasbourg, liberation, homeward"),
        (
            "Bell",
            "no rule set is called 'Bell': the names are bell, pencils, strasbourg, liberation, homeward",
        ),
        ("bell;", "'' is not of the form key=value"),
        ("bell;again", "'again' is not of the form key=value"),
        ("bell;colour=red", "rule sets have no key 'colour'"),
        ("bell; men=3", "rule sets have no key ' men'"),
        ("bell;men=3;men=3", "men is given twice"),
        ("bell;spaces=2", "spaces must be a number from 3 to 21, not '2'"),
        ("bell;spaces=22", "spaces must be a number from 3 to 21, not '22'"),
        ("bell;spaces=", "spaces must be a number from 3 to 21, not ''"),
        ("bell;spaces=+9", "spaces must be a number from 3 to 21, not '+9'"),
        ("bell;spaces=9999", "spaces must be a number from 3 to 21, not '9999'"),
        ("bell;men=0", "men must be a number from 1 to 10, not '0'"),
        ("bell;men=11", "men must be a number from 1 to 10, not '11'"),
        ("bell;men=3.5", "men must be a number from 1 to 10, not '3.5'"),
        ("bell;entry=2", "entry must be a number from 0 to 1, not '2'"),
        ("bell;move=half", "move must be whole or free, not 'half'"),
        ("bell;captives=home", "captives must be onward or homeward, not 'home'"),
        ("bell;end=never", "end must be removed or captured, not 'never'"),
        ("bell;again=maybe", "again must be no or yes, not 'maybe'"),
        ("bell;throw=coins", "throw must be sticks or die, not 'coins'"),
    ] {
        assert_eq!(error(text).to_string(), message, "{text}");
    }
    for scores in
        ["", "1,2,3,4", "1,2,3,4,5,6", "1,2,3,4,10", "1,2,3,4,-1", "1,2,3,4,", "a,b,c,d,e", "1 2 3 4 5"]
    {
        assert_eq!(
            error(&format!("bell;scores={scores}")).to_string(),
            format!(
                "scores must be five numbers from 0 to 9 separated by commas, for 0 to 4 yellow, not '{scores}'"
            ),
        );
    }
}

#[test]
fn endless_sets_are_refused() {
    for text in [
        "bell;scores=0,0,0,0,0",
        "bell;scores=0,0,0,0,0;again=yes",
        // Nobody can enter: the scores lie beyond the road, or the entry eats them.
        "bell;spaces=3;scores=4,5,6,7,8",
        "pencils;scores=1,1,1,1,1",
        "pencils;scores=0,1,0,1,0;again=yes",
        // Nobody ever meets: one man each, and every step as long as the road.
        "bell;men=1;spaces=4;scores=3,3,3,3,3",
    ] {
        assert!(text.parse::<RuleSet>().is_ok(), "{text} is well-formed");
        assert_eq!(accept(text), Err(RuleSetError::Endless), "{text}");
    }
    assert_eq!(RuleSetError::Endless.to_string(), "a game by these rules need not end");
}
