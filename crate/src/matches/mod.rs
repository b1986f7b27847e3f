//! A match of one of the box's other two games: players, turns, undo and redo, the next game, the record. In what the two differ
//! is a [`Game`].

mod game;
pub(crate) mod lines;
mod options;
mod record;
mod snapshot;

use alloc::vec::Vec;
use core::fmt;

use crate::history::History;
use crate::random::{Random, Seeded};
use crate::session::{Kind, Player};
use crate::{Side, Sided};

pub use game::{Ending, EndingOf, Game};
pub use options::{Options, OptionsError, OptionsErrorOf};
pub use snapshot::{MatchView, Reason, TurnView};

/// One finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn<D, E> {
    /// What was done.
    pub deed: D,
    /// What happened, in order.
    pub events: Vec<E>,
}

/// What undo brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State<P, B> {
    pub(crate) position: P,
    pub(crate) beside: B,
    pub(crate) resigned: Option<Side>,
}

type Played<G> =
    History<State<<G as Game>::Position, <G as Game>::Beside>, Turn<<G as Game>::Deed, <G as Game>::Event>>;

/// A game from its first move to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    rules: G,
    players: Sided<Player>,
    seed: Option<u64>,
    pub(crate) stakes: G::Stakes,
    pub(crate) history: Played<G>,
}

impl<G: Game> Match<G> {
    /// A new game.
    ///
    /// # Errors
    /// See [`OptionsError`].
    pub fn new(options: &Options<G::Stakes>) -> Result<Match<G>, OptionsErrorOf<G>> {
        let rules = match options.rules.as_str() {
            "" => G::default(),
            text => text.parse().map_err(OptionsError::Rules)?,
        };
        let position = match &options.position {
            Some(text) => rules.read_position(text).map_err(OptionsError::Position)?,
            None => rules.start(options.first.unwrap_or(Side::A)),
        };
        Ok(Match::starting(rules, options.players.clone(), options.seed, options.stakes.clone(), position))
    }

    fn starting(
        rules: G,
        players: Sided<Player>,
        seed: Option<u64>,
        stakes: G::Stakes,
        position: G::Position,
    ) -> Match<G> {
        let state = State { position, beside: rules.beside(), resigned: None };
        let mut game = Match { rules, players, seed, stakes, history: History::new(state) };
        G::begun(&mut game);
        game
    }

    /// The rules, with all that was agreed.
    pub const fn rules(&self) -> G {
        self.rules
    }

    /// The players.
    pub const fn players(&self) -> &Sided<Player> {
        &self.players
    }

    /// The position now.
    pub const fn position(&self) -> &G::Position {
        &self.history.now().position
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Side {
        G::turn(self.position())
    }

    /// The finished turns, each with the position before it.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = (&G::Position, &Turn<G::Deed, G::Event>)> {
        self.history.deeds().iter().map(|deed| (&deed.before.position, &deed.done))
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<EndingOf<G>> {
        match self.history.now().resigned {
            Some(loser) => Some(Ending::Won(!loser, G::RESIGNED)),
            None => G::ending(self),
        }
    }

    /// Refuses where the game is over.
    pub(crate) fn going_on(&self) -> Result<(), SessionError<G::Move>> {
        if self.ending().is_some() { Err(SessionError::Over) } else { Ok(()) }
    }

    /// The last turn of a human that he had a choice in.
    fn last_decision(&self) -> Option<usize> {
        self.history.deeds().iter().rposition(|deed| {
            G::is_decision(deed.done.deed) && self.players[G::turn(&deed.before.position)].kind == Kind::Human
        })
    }

    /// Is there a decision to go back to?
    pub fn can_undo(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Is there something to redo?
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Goes back to the last decision of a human, also within a turn of several.
    ///
    /// # Errors
    /// There is none.
    pub fn undo(&mut self) -> Result<(), SessionError<G::Move>> {
        let index = self.last_decision().ok_or(SessionError::NothingToUndo)?;
        let left = self.history.now().beside;
        self.history.undo_to(index);
        G::undone(&mut self.history.now_mut().beside, &left);
        Ok(())
    }

    /// Takes the last undo back.
    ///
    /// # Errors
    /// Nothing was undone, or another move was played since.
    pub fn redo(&mut self) -> Result<(), SessionError<G::Move>> {
        let left = self.history.now().beside;
        if !self.history.redo() {
            return Err(SessionError::NothingToRedo);
        }
        G::redone(&mut self.history.now_mut().beside, &left);
        Ok(())
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, loser: Side) -> Result<G::Event, SessionError<G::Move>> {
        self.going_on()?;
        self.history.forget();
        self.history.now_mut().resigned = Some(loser);
        Ok(G::event(Ending::Won(!loser, G::RESIGNED)))
    }

    /// A new game of the same players and rules from the same start; the other one begins.
    #[must_use]
    pub fn rematch(&self) -> Match<G> {
        let start = self.rules.swapped(self.history.start().position);
        let seed = self.seed.map(|seed| seed.wrapping_add(1));
        Match::starting(self.rules, self.players.clone(), seed, G::next_stakes(self), start)
    }

    /// The game as it stood before a turn, counted from 0; as it stands now for the number of turns.
    ///
    /// # Errors
    /// There is no such turn.
    pub fn at(&self, turn: usize) -> Result<Match<G>, SessionError<G::Move>> {
        let history = self.history.at(turn).ok_or(SessionError::NoSuchTurn)?;
        Ok(Match { history, players: self.players.clone(), stakes: self.stakes.clone(), ..*self })
    }

    /// A seed for the computer's decision in this turn.
    pub fn thinking_seed(&self, device: &mut impl Random) -> u64 {
        match self.seed {
            Some(seed) => Seeded::stream(!seed, self.turns().len() as u64).bits(),
            None => device.bits(),
        }
    }
}

/// Why a match refuses a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionError<M> {
    /// The game is over.
    Over,
    /// The move is not legal.
    IllegalMove(M),
    /// The game is played without clock.
    NoClock,
    /// No decision to go back to.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// The game has not that many turns.
    NoSuchTurn,
}

impl<M: fmt::Display> fmt::Display for SessionError<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Over => f.write_str("the game is over"),
            SessionError::IllegalMove(mv) => write!(f, "'{mv}' is no legal move here"),
            SessionError::NoClock => f.write_str("the game is played without clock"),
            SessionError::NothingToUndo => f.write_str("there is no decision to go back to"),
            SessionError::NothingToRedo => f.write_str("there is nothing to redo"),
            SessionError::NoSuchTurn => f.write_str("the game has not that many turns"),
        }
    }
}

impl<M: fmt::Debug + fmt::Display> core::error::Error for SessionError<M> {}
