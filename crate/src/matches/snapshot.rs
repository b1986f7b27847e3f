//! What every match shows, as plain data.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Ending, Game, Match};
use crate::session::PlayerView;
use crate::{Side, Sided};

/// A finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct TurnView<E> {
    pub number: usize,
    pub side: Side,
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub mv: String,
    pub events: Vec<E>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs)]
pub enum Reason<W, D> {
    Won(W),
    Drawn(D),
}

impl<W, D> Ending<W, D> {
    /// The winner and the reason.
    pub(crate) fn parts(self) -> (Option<Side>, Reason<W, D>) {
        match self {
            Ending::Won(side, reason) => (Some(side), Reason::Won(reason)),
            Ending::Drawn(reason) => (None, Reason::Drawn(reason)),
        }
    }
}

/// What is known of a match whatever is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct MatchView<E> {
    pub players: Sided<PlayerView>,
    pub turns: Vec<TurnView<E>>,
    pub can_undo: bool,
    pub can_redo: bool,
    pub seeded: bool,
}

impl<G: Game> Match<G> {
    pub(crate) fn view(&self) -> MatchView<G::Event> {
        let turns = (1..).zip(self.turns()).map(|(number, (before, turn))| TurnView {
            number,
            side: G::turn(before),
            mv: turn.deed.to_string(),
            events: turn.events.clone(),
        });
        MatchView {
            players: Sided::from_fn(|side| PlayerView::new(&self.players[side])),
            turns: turns.collect(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            seeded: self.seed.is_some(),
        }
    }
}
