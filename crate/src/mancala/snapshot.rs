//! What is on the table, as plain data for whatever shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::board::PITS;
use super::event::{DrawReason, Event, WinReason};
use super::position::Position;
use super::ruleset::{Kind, RuleSet};
use super::session::Session;
use crate::matches::{MatchView, Reason};
use crate::{Side, Sided};

/// A legal sowing with what it would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct MoveView {
    /// The pit, 1 to 6 from the owner's left.
    pub pit: u8,
    pub seeds: u8,
    /// Handfuls taken up after the first one.
    pub relays: u8,
    /// Seeds taken from the enemy's pit opposite.
    pub captures: u8,
    /// Seeds that reach the own store, captured ones included, those swept at the end not.
    pub stored: u8,
    /// Another sowing follows.
    pub again: bool,
    /// It ends the game.
    pub ends: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct OutcomeView {
    pub winner: Option<Side>,
    pub reason: Reason<WinReason, DrawReason>,
}

/// What is on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct Snapshot {
    pub game: &'static str,
    pub rules: String,
    pub kind: Kind,
    pub seeds: u8,
    pub position: String,
    /// Seeds in each pit, pit 1 first.
    pub pits: Sided<[u8; PITS]>,
    pub stores: Sided<u8>,
    pub turn: Side,
    /// The side to move sows once more in the same turn.
    pub again: bool,
    pub moves: Vec<MoveView>,
    pub outcome: Option<OutcomeView>,
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub common: MatchView<Event>,
}

impl Session {
    /// What is on the table now.
    pub fn snapshot(&self) -> Snapshot {
        let position = self.position();
        let last = self.history.deeds().last();
        Snapshot {
            game: "mancala",
            rules: self.rules().to_string(),
            kind: self.rules().kind(),
            seeds: self.rules().seeds(),
            position: position.to_string(),
            pits: Sided::from_fn(|side| position.pits(side)),
            stores: Sided::from_fn(|side| position.store(side)),
            turn: position.turn(),
            again: last.is_some_and(|deed| matches!(deed.done.events.last(), Some(Event::Again { .. }))),
            moves: self.legal_moves().into_iter().map(|pit| move_view(self.rules(), position, pit)).collect(),
            outcome: self.ending().map(|ending| {
                let (winner, reason) = ending.parts();
                OutcomeView { winner, reason }
            }),
            common: self.view(),
        }
    }
}

/// Reads the events of a legal sowing.
fn move_view(rules: RuleSet, position: &Position, pit: u8) -> MoveView {
    let mut view = MoveView { pit, ..MoveView::default() };
    let own = position.turn();
    // A legal sowing of this very position.
    let _ = position.play(rules, pit, &mut |event| match event {
        Event::Lifted { seeds, relay: false, .. } => view.seeds = seeds,
        Event::Lifted { relay: true, .. } => view.relays += 1,
        Event::Sown { side, pit: 0 } if side == own => view.stored += 1,
        Event::Captured { seeds, along, .. } => {
            view.captures = seeds;
            view.stored += seeds + u8::from(along);
        }
        Event::Again { .. } => view.again = true,
        Event::Won { .. } | Event::Drawn { .. } => view.ends = true,
        Event::Sown { .. } | Event::Swept { .. } => (),
    });
    view
}
