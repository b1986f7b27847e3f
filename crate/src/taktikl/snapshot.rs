//! What is on the table, as plain data for whatever shows it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::event::{DrawReason, Event, WinReason};
use super::position::{Square, squares};
use super::session::Session;
use super::stakes::{Kernels, Stakes};
use crate::matches::{MatchView, Reason};
use crate::{Side, Sided};

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct MoveView {
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    pub from: Square,
    pub to: Square,
    /// It makes three in line.
    pub wins: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct OutcomeView {
    pub winner: Option<Side>,
    pub reason: Reason<WinReason, DrawReason>,
    /// The squares of the three in line.
    pub line: Vec<Square>,
}

/// The clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct ClockView {
    pub allowed: u32,
    pub left: u32,
    pub runs: bool,
}

/// What is on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct Snapshot {
    pub game: &'static str,
    pub rules: String,
    pub position: String,
    pub pieces: Sided<Vec<Square>>,
    pub turn: Side,
    pub moves: Vec<MoveView>,
    /// Turns taken by each side, lost ones counted in.
    pub taken: Sided<u16>,
    pub limit: Option<u16>,
    pub clock: Option<ClockView>,
    pub stakes: Option<Stakes>,
    /// Where the kernels lie now.
    pub kernels: Option<Kernels>,
    pub outcome: Option<OutcomeView>,
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub common: MatchView<Event>,
}

impl Session {
    /// What is on the table now.
    pub fn snapshot(&self) -> Snapshot {
        let (position, clock) = (self.position(), self.clock());
        Snapshot {
            game: "tak-tikl",
            rules: self.agreed().to_string(),
            position: position.to_string(),
            pieces: Sided::from_fn(|side| squares(position.pieces(side)).collect()),
            turn: position.turn(),
            moves: self
                .legal_moves()
                .into_iter()
                .map(|mv| MoveView {
                    mv: mv.to_string(),
                    from: mv.from,
                    to: mv.to,
                    wins: position.play(mv).is_some_and(|next| next.winner().is_some()),
                })
                .collect(),
            taken: self.taken(),
            limit: self.agreed().limit(),
            clock: clock.allowed().map(|allowed| ClockView {
                allowed,
                left: clock.left().unwrap_or(allowed),
                runs: clock.runs() && self.ending().is_none(),
            }),
            stakes: self.stakes.clone(),
            kernels: self.kernels(),
            outcome: self.ending().map(|ending| {
                let (winner, reason) = ending.parts();
                let line = position.winner().map_or(0, |(_, line)| line);
                OutcomeView { winner, reason, line: squares(line).collect() }
            }),
            common: self.view(),
        }
    }
}
