//! A rule set: what may differ between two games of Puluc, with its text.

use alloc::string::{String, ToString};
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::presets::Preset;

/// How an own stack moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Moving {
    /// All of it.
    Whole,
    /// The duty to free: only the part above the topmost own captive.
    Free,
}

/// Where a stack with captives goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Captives {
    /// On to the far end.
    Onward,
    /// Back to the captor's own home.
    Homeward,
}

/// When the game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum End {
    /// The enemy has no man left alive.
    Removed,
    /// The enemy controls no man: none at home, none on top of a stack.
    Captured,
}

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Instrument {
    /// Four two-faced sticks: 0 to 4 yellow with odds 1, 4, 6, 4, 1 in 16.
    Sticks,
    /// An ordinary die: 1 to 5 with equal odds, a 6 is thrown again.
    Die,
}

/// The rules of one game. Made from a [`Preset`] or a text, so always within the ranges.
///
/// ```
/// use puluc::puluc::RuleSet;
/// let rules: RuleSet = "strasbourg;men=3;spaces=7".parse()?;
/// assert_eq!(rules.to_string(), "strasbourg;spaces=7;men=3");
/// # Ok::<(), puluc::puluc::RuleSetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    pub(super) spaces: u8,
    pub(super) men: u8,
    pub(super) scores: [u8; 5],
    pub(super) entry: u8,
    pub(super) moving: Moving,
    pub(super) captives: Captives,
    pub(super) end: End,
    pub(super) again: bool,
    pub(super) instrument: Instrument,
}

/// The inclusive range that a number of a rule set must lie in.
pub type Range = RangeInclusive<u8>;

impl RuleSet {
    /// In how many of the 16 ways four sticks fall 0 to 4 of them show yellow.
    pub const WAYS: [u8; 5] = [1, 4, 6, 4, 1];
    /// Range of `spaces`.
    pub const SPACES: Range = 3..=21;
    /// Range of `men`.
    pub const MEN: Range = 1..=10;
    /// Range of each entry of `scores`.
    pub const SCORES: Range = 0..=9;
    /// Range of `entry`.
    pub const ENTRY: Range = 0..=1;

    /// Number of spaces of the road.
    pub const fn spaces(&self) -> u8 {
        self.spaces
    }

    /// Men of each side.
    pub const fn men(&self) -> u8 {
        self.men
    }

    /// Score for 0, 1, 2, 3 and 4 yellow faces.
    pub const fn scores(&self) -> [u8; 5] {
        self.scores
    }

    /// Spaces lost on entering, 0 or 1.
    pub const fn entry(&self) -> u8 {
        self.entry
    }

    /// How an own stack moves.
    pub const fn moving(&self) -> Moving {
        self.moving
    }

    /// Where a stack with captives goes.
    pub const fn captives(&self) -> Captives {
        self.captives
    }

    /// When the game is won.
    pub const fn end(&self) -> End {
        self.end
    }

    /// A throw that scores 0 is thrown again at once.
    pub const fn again(&self) -> bool {
        self.again
    }

    /// What is thrown.
    pub const fn instrument(&self) -> Instrument {
        self.instrument
    }

    /// The odds of a turn's score: entry `n` of the total counts the ways to score `n`.
    ///
    /// With `again` the scoreless throws do not count, so the total is the sum of the entries.
    pub fn odds(&self) -> [u8; 10] {
        let mut odds = [0; 10];
        match self.instrument {
            Instrument::Die => odds[1..=5].fill(1),
            Instrument::Sticks => {
                for (score, ways) in self.scores.into_iter().zip(RuleSet::WAYS) {
                    odds[usize::from(score)] += ways;
                }
            }
        }
        if self.again {
            odds[0] = 0;
        }
        odds
    }

    /// The scores that can be thrown, ascending.
    pub fn possible_scores(&self) -> impl Iterator<Item = u8> + use<> {
        let odds = self.odds();
        (0..10).filter(move |&score| odds[usize::from(score)] > 0)
    }

    /// The preset from which the fewest keys differ; the earlier one of equals.
    pub fn nearest(&self) -> Preset {
        let mut nearest = Preset::Bell;
        let mut fewest = usize::MAX;
        for preset in Preset::ALL {
            let count = self.changes(&preset.rules()).count();
            if count < fewest {
                (nearest, fewest) = (preset, count);
            }
        }
        nearest
    }

    /// The keys in which this set differs from another, in their fixed order.
    fn changes<'a>(&'a self, other: &'a RuleSet) -> impl Iterator<Item = Key> + 'a {
        Key::ALL.into_iter().filter(move |&key| self.value(key) != other.value(key))
    }

    /// The value of a key as text.
    fn value(&self, key: Key) -> String {
        match key {
            Key::Spaces => self.spaces.to_string(),
            Key::Men => self.men.to_string(),
            Key::Scores => {
                let [a, b, c, d, e] = self.scores;
                alloc::format!("{a},{b},{c},{d},{e}")
            }
            Key::Entry => self.entry.to_string(),
            Key::Move => String::from(if self.moving == Moving::Free { "free" } else { "whole" }),
            Key::Captives => {
                String::from(if self.captives == Captives::Homeward { "homeward" } else { "onward" })
            }
            Key::End => String::from(if self.end == End::Captured { "captured" } else { "removed" }),
            Key::Again => String::from(if self.again { "yes" } else { "no" }),
            Key::Throw => String::from(if self.instrument == Instrument::Die { "die" } else { "sticks" }),
        }
    }

    fn set(&mut self, key: Key, value: &str) -> Result<(), RuleSetError> {
        let number = |range: Range| {
            let parsed = (!value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()))
                .then(|| value.parse().ok())
                .flatten();
            parsed.filter(|number| range.contains(number)).ok_or_else(|| RuleSetError::Number {
                key: key.name(),
                value: value.into(),
                range,
            })
        };
        let word = |no: &'static str, yes: &'static str| match value {
            _ if value == no => Ok(false),
            _ if value == yes => Ok(true),
            _ => Err(RuleSetError::Word { key: key.name(), value: value.into(), words: [no, yes] }),
        };
        match key {
            Key::Spaces => self.spaces = number(RuleSet::SPACES)?,
            Key::Men => self.men = number(RuleSet::MEN)?,
            Key::Scores => self.scores = scores(value)?,
            Key::Entry => self.entry = number(RuleSet::ENTRY)?,
            Key::Move => self.moving = if word("whole", "free")? { Moving::Free } else { Moving::Whole },
            Key::Captives => {
                self.captives =
                    if word("onward", "homeward")? { Captives::Homeward } else { Captives::Onward };
            }
            Key::End => self.end = if word("removed", "captured")? { End::Captured } else { End::Removed },
            Key::Again => self.again = word("no", "yes")?,
            Key::Throw => {
                self.instrument = if word("sticks", "die")? { Instrument::Die } else { Instrument::Sticks };
            }
        }
        Ok(())
    }
}

fn scores(value: &str) -> Result<[u8; 5], RuleSetError> {
    let bad = || RuleSetError::Scores { value: value.into() };
    let mut scores = [0; 5];
    let mut fields = value.split(',');
    for score in &mut scores {
        *score = match fields.next().ok_or_else(bad)?.as_bytes() {
            [digit @ b'0'..=b'9'] => digit - b'0',
            _ => return Err(bad()),
        };
    }
    if fields.next().is_some() { Err(bad()) } else { Ok(scores) }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Key {
    Spaces,
    Men,
    Scores,
    Entry,
    Move,
    Captives,
    End,
    Again,
    Throw,
}

impl Key {
    const ALL: [Key; 9] = [
        Key::Spaces,
        Key::Men,
        Key::Scores,
        Key::Entry,
        Key::Move,
        Key::Captives,
        Key::End,
        Key::Again,
        Key::Throw,
    ];

    const fn name(self) -> &'static str {
        match self {
            Key::Spaces => "spaces",
            Key::Men => "men",
            Key::Scores => "scores",
            Key::Entry => "entry",
            Key::Move => "move",
            Key::Captives => "captives",
            Key::End => "end",
            Key::Again => "again",
            Key::Throw => "throw",
        }
    }
}

impl fmt::Display for RuleSet {
    /// The canonical text: the nearest preset and only what differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = self.nearest();
        f.write_str(preset.name())?;
        let base = preset.rules();
        self.changes(&base).try_for_each(|key| write!(f, ";{}={}", key.name(), self.value(key)))
    }
}

impl FromStr for RuleSet {
    type Err = RuleSetError;

    /// Reads a preset's name and its changes, for example `bell;again=yes`.
    ///
    /// # Errors
    /// Unknown names and keys, a key given twice, values out of range. That a game of the set ends is not checked
    /// here but by [`crate::engine::ending::accept`].
    fn from_str(text: &str) -> Result<RuleSet, RuleSetError> {
        let mut fields = text.trim().split(';');
        let name = fields.next().unwrap_or_default();
        let mut rules =
            Preset::from_name(name).ok_or_else(|| RuleSetError::UnknownPreset(name.into()))?.rules();
        let mut seen = [false; Key::ALL.len()];
        for field in fields {
            let (name, value) =
                field.split_once('=').ok_or_else(|| RuleSetError::NotAChange(field.into()))?;
            let index = Key::ALL
                .iter()
                .position(|key| key.name() == name)
                .ok_or_else(|| RuleSetError::UnknownKey(name.into()))?;
            if core::mem::replace(&mut seen[index], true) {
                return Err(RuleSetError::Twice(Key::ALL[index].name()));
            }
            rules.set(Key::ALL[index], value)?;
        }
        Ok(rules)
    }
}

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleSetError {
    /// No preset of that name.
    UnknownPreset(String),
    /// A field after the name is not `key=value`.
    NotAChange(String),
    /// No key of that name.
    UnknownKey(String),
    /// A key given twice.
    Twice(&'static str),
    /// Not a number, or out of range.
    Number {
        /// The key.
        key: &'static str,
        /// What was given.
        value: String,
        /// What is allowed.
        range: Range,
    },
    /// Not one of the words of the key.
    Word {
        /// The key.
        key: &'static str,
        /// What was given.
        value: String,
        /// What is allowed.
        words: [&'static str; 2],
    },
    /// Not five digits separated by commas.
    Scores {
        /// What was given.
        value: String,
    },
    /// A game of this set need not end.
    Endless,
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleSetError::UnknownPreset(name) => {
                write!(f, "no rule set is called '{name}': ")?;
                f.write_str("the names are bell, pencils, strasbourg, liberation, homeward")
            }
            RuleSetError::NotAChange(field) => write!(f, "'{field}' is not of the form key=value"),
            RuleSetError::UnknownKey(key) => write!(f, "rule sets have no key '{key}'"),
            RuleSetError::Twice(key) => write!(f, "{key} is given twice"),
            RuleSetError::Number { key, value, range } => {
                write!(f, "{key} must be a number from {} to {}, not '{value}'", range.start(), range.end())
            }
            RuleSetError::Word { key, value, words: [no, yes] } => {
                write!(f, "{key} must be {no} or {yes}, not '{value}'")
            }
            RuleSetError::Scores { value } => write!(
                f,
                "scores must be five numbers from 0 to 9 separated by commas, for 0 to 4 yellow, not '{value}'"
            ),
            RuleSetError::Endless => f.write_str("a game by these rules need not end"),
        }
    }
}

impl core::error::Error for RuleSetError {}
