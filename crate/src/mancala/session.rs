//! A match of Mancala being played: sowing by sowing, with undo in the midst of a turn of several.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::event::{DrawReason, Event, WinReason};
use super::position::{IllegalMove, Position, PositionError};
use super::ruleset::{RuleSet, RuleSetError};
use crate::history::History;
use crate::random::{Random, Seeded};
use crate::session::{Kind, Player};
use crate::{Side, Sided};

/// One sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The pit, 1 to 6.
    pub pit: u8,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What undo brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) position: Position,
    pub(super) resigned: Option<Side>,
}

/// A new game as the caller wants it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Rule-set text; the empty text stands for `box`.
    pub rules: String,
    /// The players.
    pub players: Sided<Player>,
    /// Who begins, a unless named.
    pub first: Option<Side>,
    /// What the computer leaves to chance comes from this seed.
    pub seed: Option<u64>,
    /// Position text to start from; then its side to move begins.
    pub position: Option<String>,
}

/// Why a game cannot be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// The rule set.
    Rules(RuleSetError),
    /// The position.
    Position(PositionError),
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Rules(error) => error.fmt(f),
            OptionsError::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for OptionsError {}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody won.
    Won(Side, WinReason),
    /// Nobody did.
    Drawn(DrawReason),
}

/// A game from its first sowing to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(super) rules: RuleSet,
    pub(super) players: Sided<Player>,
    pub(super) seed: Option<u64>,
    pub(super) history: History<State, Turn>,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// See [`OptionsError`].
    pub fn new(options: &Options) -> Result<Session, OptionsError> {
        let rules = if options.rules.is_empty() { "box" } else { &options.rules };
        let rules: RuleSet = rules.parse().map_err(OptionsError::Rules)?;
        let position = match &options.position {
            Some(text) => Position::parse(text, rules).map_err(OptionsError::Position)?,
            None => Position::start(rules, options.first.unwrap_or(Side::A)),
        };
        Ok(Session::starting(rules, options.players.clone(), options.seed, position))
    }

    pub(super) const fn starting(
        rules: RuleSet,
        players: Sided<Player>,
        seed: Option<u64>,
        position: Position,
    ) -> Session {
        Session { rules, players, seed, history: History::new(State { position, resigned: None }) }
    }

    /// The rule set.
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// The players.
    pub const fn players(&self) -> &Sided<Player> {
        &self.players
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.history.now().position
    }

    /// The sowings so far, each with the position before it.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = (&Position, &Turn)> {
        self.history.deeds().iter().map(|deed| (&deed.before.position, &deed.done))
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let State { position, resigned } = self.history.now();
        if let Some(loser) = resigned {
            return Some(Ending::Won(!*loser, WinReason::Resigned));
        }
        Some(match position.outcome()? {
            Some(winner) => Ending::Won(winner, WinReason::Stores),
            None => Ending::Drawn(DrawReason::Stores),
        })
    }

    /// The pits that may be sown from.
    pub fn legal_moves(&self) -> Vec<u8> {
        if self.ending().is_some() { Vec::new() } else { self.position().moves().collect() }
    }

    /// Sows from a pit, 1 to 6.
    ///
    /// # Errors
    /// The game is over, or the pit cannot be sown from; nothing has changed.
    pub fn play(&mut self, pit: u8) -> Result<Vec<Event>, SessionError> {
        if self.ending().is_some() {
            return Err(SessionError::Over);
        }
        let mut events = Vec::new();
        let position = self
            .position()
            .play(self.rules, pit, &mut |event| events.push(event))
            .map_err(|IllegalMove(pit)| SessionError::IllegalMove(pit))?;
        self.history.forget();
        self.history.add(Turn { pit, events: events.clone() }, State { position, resigned: None });
        Ok(events)
    }

    /// The last sowing of a human.
    fn last_decision(&self) -> Option<usize> {
        self.history
            .deeds()
            .iter()
            .rposition(|deed| self.players[deed.before.position.turn()].kind == Kind::Human)
    }

    /// Is there a decision to go back to?
    pub fn can_undo(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Is there something to redo?
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Goes back to the last decision of a human, also within a turn of several sowings.
    ///
    /// # Errors
    /// There is none.
    pub fn undo(&mut self) -> Result<(), SessionError> {
        let index = self.last_decision().ok_or(SessionError::NothingToUndo)?;
        self.history.undo_to(index);
        Ok(())
    }

    /// Takes the last undo back.
    ///
    /// # Errors
    /// Nothing was undone, or another sowing was made since.
    pub fn redo(&mut self) -> Result<(), SessionError> {
        if self.history.redo() { Ok(()) } else { Err(SessionError::NothingToRedo) }
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, loser: Side) -> Result<Event, SessionError> {
        if self.ending().is_some() {
            return Err(SessionError::Over);
        }
        self.history.forget();
        self.history.now_mut().resigned = Some(loser);
        Ok(Event::Won { side: !loser, reason: WinReason::Resigned })
    }

    /// A new game of the same players and rules from the same start; the other one begins.
    #[must_use]
    pub fn rematch(&self) -> Session {
        let start = self.history.start().position;
        let pits = Sided::from_fn(|side| start.pits(side));
        let stores = Sided::from_fn(|side| start.store(side));
        let start = Position::new(self.rules, pits, stores, !start.turn()).unwrap_or(start);
        let seed = self.seed.map(|seed| seed.wrapping_add(1));
        Session::starting(self.rules, self.players.clone(), seed, start)
    }

    /// The game as it stood before a sowing, counted from 0; as it stands now for the number of sowings.
    ///
    /// # Errors
    /// There is no such sowing.
    pub fn at(&self, turn: usize) -> Result<Session, SessionError> {
        let history = self.history.at(turn).ok_or(SessionError::NoSuchTurn)?;
        Ok(Session { history, players: self.players.clone(), ..*self })
    }

    /// A seed for the computer's decision in this turn.
    pub fn thinking_seed(&self, device: &mut impl Random) -> u64 {
        match self.seed {
            Some(seed) => Seeded::stream(!seed, self.turns().len() as u64).bits(),
            None => device.bits(),
        }
    }
}

/// Why a session refuses a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// The game is over.
    Over,
    /// The pit cannot be sown from.
    IllegalMove(u8),
    /// No decision to go back to.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// The game has not that many turns.
    NoSuchTurn,
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Over => f.write_str("the game is over"),
            SessionError::IllegalMove(pit) => IllegalMove(*pit).fmt(f),
            SessionError::NothingToUndo => f.write_str("there is no decision to go back to"),
            SessionError::NothingToRedo => f.write_str("there is nothing to redo"),
            SessionError::NoSuchTurn => f.write_str("the game has not that many turns"),
        }
    }
}

impl core::error::Error for SessionError {}
