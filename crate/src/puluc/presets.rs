//! The five rule sets with a source, as data.

use super::ruleset::{Captives, End, Instrument, Moving, RuleSet};

/// A rule set that somebody described; everything else is one of these with changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Preset {
    /// After R. C. Bell, in Russian by A. G. Borovikov.
    Bell,
    /// Guatemala, ten pencils for the road, in Italian.
    Pencils,
    /// The sheet of the Maison des Jeux de Strasbourg, in French.
    Strasbourg,
    /// The boxed set with the duty to free, in Russian.
    Liberation,
    /// English pages, after Culin and Sapper.
    Homeward,
}

const BELL: RuleSet = RuleSet {
    spaces: 9,
    men: 5,
    scores: [4, 0, 2, 3, 5],
    entry: 0,
    moving: Moving::Whole,
    captives: Captives::Onward,
    end: End::Removed,
    again: false,
    instrument: Instrument::Sticks,
};

impl Preset {
    /// All presets, in the order in which ties for the nearest one are broken.
    pub const ALL: [Preset; 5] =
        [Preset::Bell, Preset::Pencils, Preset::Strasbourg, Preset::Liberation, Preset::Homeward];

    /// The name used in rule-set texts.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Bell => "bell",
            Preset::Pencils => "pencils",
            Preset::Strasbourg => "strasbourg",
            Preset::Liberation => "liberation",
            Preset::Homeward => "homeward",
        }
    }

    /// The preset of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its rules.
    pub const fn rules(self) -> RuleSet {
        match self {
            Preset::Bell => BELL,
            Preset::Pencils => RuleSet { entry: 1, ..BELL },
            Preset::Strasbourg => RuleSet { scores: [4, 3, 2, 1, 5], end: End::Captured, ..BELL },
            Preset::Liberation => RuleSet { scores: [5, 1, 2, 3, 4], moving: Moving::Free, ..BELL },
            Preset::Homeward => RuleSet { scores: [5, 1, 2, 3, 4], captives: Captives::Homeward, ..BELL },
        }
    }
}
