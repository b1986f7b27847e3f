//! The two ways to play, and how many seeds a pit.

use core::fmt;
use core::str::FromStr;

/// What the last seed does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// As the boxed set has it: relays.
    #[default]
    Box,
    /// Standard Kalah.
    Kalah,
}

/// A rule set: `box`, `kalah`, or with more seeds a pit `box;seeds=4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    kind: Kind,
    seeds: u8,
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::of(Kind::Box)
    }
}

impl RuleSet {
    /// Three seeds a pit.
    pub const fn of(kind: Kind) -> RuleSet {
        RuleSet { kind, seeds: 3 }
    }

    /// With so many seeds a pit; `None` unless 3 to 6.
    pub const fn new(kind: Kind, seeds: u8) -> Option<RuleSet> {
        match seeds {
            3..=6 => Some(RuleSet { kind, seeds }),
            _ => None,
        }
    }

    /// What the last seed does.
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Seeds in each pit at the start.
    pub const fn seeds(self) -> u8 {
        self.seeds
    }

    /// Seeds in the game.
    pub const fn total(self) -> u8 {
        12 * self.seeds
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            Kind::Box => "box",
            Kind::Kalah => "kalah",
        })?;
        if self.seeds == 3 { Ok(()) } else { write!(f, ";seeds={}", self.seeds) }
    }
}

/// A text that names no rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleSetError {
    /// Neither `box` nor `kalah`.
    Name,
    /// A change other than `seeds`.
    Key,
    /// Seeds other than 3 to 6.
    Seeds,
}

impl fmt::Display for RuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleSetError::Name => "the rules are 'box' or 'kalah'",
            RuleSetError::Key => "the only change is 'seeds', as in 'box;seeds=4'",
            RuleSetError::Seeds => "seeds must be 3 to 6",
        })
    }
}

impl core::error::Error for RuleSetError {}

impl FromStr for RuleSet {
    type Err = RuleSetError;

    fn from_str(text: &str) -> Result<RuleSet, RuleSetError> {
        let (name, change) = text.split_once(';').map_or((text, None), |(name, change)| (name, Some(change)));
        let kind = match name {
            "box" => Kind::Box,
            "kalah" => Kind::Kalah,
            _ => return Err(RuleSetError::Name),
        };
        let seeds = match change {
            None => 3,
            Some(change) => change
                .strip_prefix("seeds=")
                .ok_or(RuleSetError::Key)?
                .parse()
                .map_err(|_| RuleSetError::Seeds)?,
        };
        RuleSet::new(kind, seeds).ok_or(RuleSetError::Seeds)
    }
}
