//! A match of Tak-tikl being played: turns, lost turns, the clock, stakes, undo and redo.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::agreed::{Agreed, AgreedError};
use super::clock::{Clock, Hold, Tick};
use super::event::{DrawReason, Event, PassReason, WinReason};
use super::position::{Move, Position, PositionError};
use super::stakes::{Kernels, Pledge, Result as Outcome, Stakes};
use crate::history::History;
use crate::random::{Random, Seeded};
use crate::session::{Kind, Player};
use crate::{Side, Sided};

/// What a side did with its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It moved.
    Moved(Move),
    /// It passed.
    Passed(PassReason),
}

/// One finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What was done.
    pub deed: Deed,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What undo brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) position: Position,
    /// Turns taken, lost ones and passes counted in.
    pub(super) taken: Sided<u16>,
    pub(super) clock: Clock,
    pub(super) resigned: Option<Side>,
}

/// A new game as the caller wants it.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What is agreed, as text: `limit=30;clock=5`.
    pub rules: String,
    /// The players.
    pub players: Sided<Player>,
    /// Who begins, white (a) unless named.
    pub first: Option<Side>,
    /// What the computer leaves to chance comes from this seed.
    pub seed: Option<u64>,
    /// Position text to start from; then its side to move begins.
    pub position: Option<String>,
    /// Kernels, if the game is played for them.
    pub stakes: Option<Stakes>,
}

/// Why a game cannot be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// What was agreed.
    Rules(AgreedError),
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

/// A game from its first move to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(super) agreed: Agreed,
    pub(super) players: Sided<Player>,
    pub(super) seed: Option<u64>,
    pub(super) stakes: Option<Stakes>,
    pub(super) history: History<State, Turn>,
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// See [`OptionsError`].
    pub fn new(options: &Options) -> Result<Session, OptionsError> {
        let agreed = options.rules.parse().map_err(OptionsError::Rules)?;
        let position = match &options.position {
            Some(text) => text.parse().map_err(OptionsError::Position)?,
            None => Position::start(options.first.unwrap_or(Side::A)),
        };
        Ok(Session::starting(agreed, options.players.clone(), options.seed, options.stakes.clone(), position))
    }

    pub(super) fn starting(
        agreed: Agreed,
        players: Sided<Player>,
        seed: Option<u64>,
        stakes: Option<Stakes>,
        position: Position,
    ) -> Session {
        let clock = Clock::new(agreed.clock());
        let state = State { position, taken: Sided::default(), clock, resigned: None };
        let mut session = Session { agreed, players, seed, stakes, history: History::new(state) };
        // A start that somebody set up may have to pass at once.
        session.pass_where_blocked(&mut Vec::new());
        session
    }

    /// What was agreed.
    pub const fn agreed(&self) -> Agreed {
        self.agreed
    }

    /// The players.
    pub const fn players(&self) -> &Sided<Player> {
        &self.players
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.history.now().position
    }

    /// The clock of the side to move.
    pub const fn clock(&self) -> &Clock {
        &self.history.now().clock
    }

    /// Turns that each side has taken.
    pub const fn taken(&self) -> Sided<u16> {
        self.history.now().taken
    }

    /// The finished turns, each with the position before it.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = (&Position, &Turn)> {
        self.history.deeds().iter().map(|deed| (&deed.before.position, &deed.done))
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let state = self.history.now();
        if let Some(loser) = state.resigned {
            return Some(Ending::Won(!loser, WinReason::Resigned));
        }
        if let Some((winner, _)) = state.position.winner() {
            return Some(Ending::Won(winner, WinReason::Line));
        }
        if self.agreed.limit().is_some_and(|limit| Side::BOTH.iter().all(|&side| state.taken[side] >= limit))
        {
            return Some(Ending::Drawn(DrawReason::Limit));
        }
        let before = self.turns().filter(|(before, _)| **before == state.position).count();
        (before >= 2).then_some(Ending::Drawn(DrawReason::Repetition))
    }

    /// The legal moves, sorted as text.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.ending().is_some() { Vec::new() } else { self.position().moves() }
    }

    /// Plays a legal move. A side that is shut in then passes at once.
    ///
    /// # Errors
    /// The game is over, or the move is not legal; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, SessionError> {
        if self.ending().is_some() {
            return Err(SessionError::Over);
        }
        let next = self.position().play(mv).ok_or(SessionError::IllegalMove(mv))?;
        let event = Event::Moved { side: self.position().turn(), from: mv.from, to: mv.to };
        self.history.forget();
        let mut events = Vec::new();
        self.finish_turn(Deed::Moved(mv), event, next, &mut events);
        self.pass_where_blocked(&mut events);
        Ok(events)
    }

    /// The clock has run out: the turn is lost.
    ///
    /// # Errors
    /// The game is over, or is played without clock.
    pub fn lose_turn(&mut self) -> Result<Vec<Event>, SessionError> {
        if self.ending().is_some() {
            return Err(SessionError::Over);
        }
        if self.agreed.clock().is_none() {
            return Err(SessionError::NoClock);
        }
        self.history.forget();
        let mut events = Vec::new();
        self.pass(PassReason::Time, &mut events);
        self.pass_where_blocked(&mut events);
        Ok(events)
    }

    /// So many milliseconds went by. Where the clock runs out the turn is lost: then there are events.
    pub fn pass_time(&mut self, milliseconds: u32) -> Vec<Event> {
        if self.ending().is_some() || self.history.now_mut().clock.pass(milliseconds) != Tick::RanOut {
            return Vec::new();
        }
        self.lose_turn().unwrap_or_default()
    }

    /// The clock stands still until the reason is gone.
    pub const fn hold(&mut self, why: Hold) {
        self.history.now_mut().clock.hold(why);
    }

    /// The reason to stand still is gone.
    pub const fn release(&mut self, why: Hold) {
        self.history.now_mut().clock.release(why);
    }

    fn pass_where_blocked(&mut self, events: &mut Vec<Event>) {
        while self.ending().is_none() && self.position().is_blocked() {
            self.pass(PassReason::NoMove, events);
        }
    }

    fn pass(&mut self, reason: PassReason, events: &mut Vec<Event>) {
        let event = Event::Passed { side: self.position().turn(), reason };
        self.finish_turn(Deed::Passed(reason), event, self.position().passed(), events);
    }

    fn finish_turn(&mut self, deed: Deed, event: Event, next: Position, all: &mut Vec<Event>) {
        let mut state = State { position: next, ..*self.history.now() };
        state.taken[!next.turn()] += 1;
        state.clock.start();
        let mut events = alloc::vec![event];
        self.history.add(Turn { deed, events: events.clone() }, state);
        // Only now it is known how often the position has stood.
        if let Some(ending) = self.ending() {
            events.push(match ending {
                Ending::Won(side, reason) => Event::Won { side, reason },
                Ending::Drawn(reason) => Event::Drawn { reason },
            });
            if let Some(turn) = self.history.last_mut() {
                turn.events.clone_from(&events);
            }
        }
        all.append(&mut events);
    }

    /// The last turn of a human that he had a choice in: a move, or a turn lost by the clock.
    fn last_decision(&self) -> Option<usize> {
        self.history.deeds().iter().rposition(|deed| {
            deed.done.deed != Deed::Passed(PassReason::NoMove)
                && self.players[deed.before.position.turn()].kind == Kind::Human
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

    /// Goes back to the last decision of a human, his clock full.
    ///
    /// # Errors
    /// There is none.
    pub fn undo(&mut self) -> Result<(), SessionError> {
        let index = self.last_decision().ok_or(SessionError::NothingToUndo)?;
        let clock = *self.clock();
        self.history.undo_to(index);
        let undone = &mut self.history.now_mut().clock;
        undone.start();
        *undone = undone.held_as(clock);
        Ok(())
    }

    /// Takes the last undo back; the clock stands as it stood then.
    ///
    /// # Errors
    /// Nothing was undone, or another move was played since.
    pub fn redo(&mut self) -> Result<(), SessionError> {
        let clock = *self.clock();
        if !self.history.redo() {
            return Err(SessionError::NothingToRedo);
        }
        let now = self.history.now_mut();
        now.clock = now.clock.held_as(clock);
        Ok(())
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

    /// The stakes, if the game is played for kernels.
    pub const fn stakes(&self) -> Option<&Stakes> {
        self.stakes.as_ref()
    }

    /// Where the kernels lie now. Who resigns has lost as if the other one had made his line with his last move.
    pub fn kernels(&self) -> Option<Kernels> {
        let stakes = self.stakes.as_ref()?;
        Some(match self.ending() {
            None => stakes.placed(),
            Some(Ending::Won(side, _)) => stakes.settled(Outcome::Won(side, self.taken()[side].into())),
            Some(Ending::Drawn(_)) => stakes.settled(Outcome::Drawn),
        })
    }

    /// A new game of the same players from the same start; the other one begins. Stakes are the same where the purses, as they are
    /// now, hold them; bets are to be made anew.
    #[must_use]
    pub fn rematch(&self) -> Session {
        let start = self.history.start().position;
        // A position that was set up may have a line of the other side: then the same one begins.
        let swapped = start.passed();
        let start = if swapped.winner().is_none() { swapped } else { start };
        let stakes = self.stakes.as_ref().and_then(|stakes| {
            let kernels = self.kernels()?;
            // What a game that was broken off holds goes back.
            let kernels = if self.ending().is_none() { stakes.settled(Outcome::Drawn) } else { kernels };
            let players =
                Sided::from_fn(|side| Pledge { purse: kernels.players[side], ..stakes.players()[side] });
            Stakes::new(players, kernels.onlookers, Vec::new()).ok()
        });
        let seed = self.seed.map(|seed| seed.wrapping_add(1));
        Session::starting(self.agreed, self.players.clone(), seed, stakes, start)
    }

    /// The game as it stood before a turn, counted from 0; as it stands now for the number of turns.
    ///
    /// # Errors
    /// There is no such turn.
    pub fn at(&self, turn: usize) -> Result<Session, SessionError> {
        let history = self.history.at(turn).ok_or(SessionError::NoSuchTurn)?;
        Ok(Session { history, players: self.players.clone(), stakes: self.stakes.clone(), ..*self })
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
    /// The move is not legal.
    IllegalMove(Move),
    /// The game is played without clock.
    NoClock,
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
            SessionError::IllegalMove(mv) => write!(f, "'{mv}' is no legal move here"),
            SessionError::NoClock => f.write_str("the game is played without clock"),
            SessionError::NothingToUndo => f.write_str("there is no decision to go back to"),
            SessionError::NothingToRedo => f.write_str("there is nothing to redo"),
            SessionError::NoSuchTurn => f.write_str("the game has not that many turns"),
        }
    }
}

impl core::error::Error for SessionError {}
