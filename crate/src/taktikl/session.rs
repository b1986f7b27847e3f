//! A match of Tak-tikl being played: lost turns, the clock, stakes.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::agreed::Agreed;
use super::clock::{Clock, Hold, Tick};
use super::event::{DrawReason, Event, PassReason, WinReason};
use super::position::{Move, Position, PositionError};
use super::record::{read_stakes, write_stakes};
use super::stakes::{Kernels, Pledge, Result as Outcome, Stakes};
use crate::matches::lines::{Lines, RecordError};
use crate::matches::{self, EndingOf, Game, Match, OptionsErrorOf, State};
use crate::{Side, Sided};

/// A game from its first move to its end.
pub type Session = Match<Agreed>;
/// A new game as the caller wants it; its stakes are kernels, if it is played for them.
pub type Options = matches::Options<Option<Stakes>>;
/// Why a game cannot be started.
pub type OptionsError = OptionsErrorOf<Agreed>;
/// Why a session refuses a call.
pub type SessionError = matches::SessionError<Move>;
/// How a match ended.
pub type Ending = EndingOf<Agreed>;
/// One finished turn.
pub type Turn = matches::Turn<Deed, Event>;

/// What a side did with its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It moved.
    Moved(Move),
    /// It passed.
    Passed(PassReason),
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Moved(mv) => mv.fmt(f),
            Deed::Passed(PassReason::Time) => f.write_str("time"),
            Deed::Passed(PassReason::NoMove) => f.write_str("pass"),
        }
    }
}

/// What undo brings back beside the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// Turns taken, lost ones and passes counted in.
    taken: Sided<u16>,
    clock: Clock,
}

impl Game for Agreed {
    const TITLE: &'static str = "tak-tikl 1";
    const WORDS: [&'static str; 2] = ["turn", "move"];
    const RESIGNED: WinReason = WinReason::Resigned;

    type Position = Position;
    type PositionError = PositionError;
    type Move = Move;
    type Deed = Deed;
    type Event = Event;
    type Win = WinReason;
    type Draw = DrawReason;
    type Beside = Beside;
    type Stakes = Option<Stakes>;

    fn start(self, first: Side) -> Position {
        Position::start(first)
    }

    fn read_position(self, text: &str) -> Result<Position, PositionError> {
        text.parse()
    }

    fn turn(position: &Position) -> Side {
        position.turn()
    }

    fn swapped(self, start: Position) -> Position {
        // A position that was set up may have a line of the other side: then the same one begins.
        let swapped = start.passed();
        if swapped.winner().is_none() { swapped } else { start }
    }

    fn beside(self) -> Beside {
        Beside { taken: Sided::default(), clock: Clock::new(self.clock()) }
    }

    fn ending(game: &Session) -> Option<Ending> {
        let position = game.position();
        if let Some((winner, _)) = position.winner() {
            return Some(Ending::Won(winner, WinReason::Line));
        }
        let spent = |limit| Side::BOTH.iter().all(|&side| game.taken()[side] >= limit);
        if game.rules().limit().is_some_and(spent) {
            return Some(Ending::Drawn(DrawReason::Limit));
        }
        let before = game.turns().filter(|(before, _)| *before == position).count();
        (before >= 2).then_some(Ending::Drawn(DrawReason::Repetition))
    }

    fn reason(ending: Ending) -> &'static str {
        match ending {
            Ending::Won(_, WinReason::Line) => "line",
            Ending::Won(_, WinReason::Resigned) => "resigned",
            Ending::Drawn(DrawReason::Limit) => "limit",
            Ending::Drawn(DrawReason::Repetition) => "repetition",
        }
    }

    fn event(ending: Ending) -> Event {
        match ending {
            Ending::Won(side, reason) => Event::Won { side, reason },
            Ending::Drawn(reason) => Event::Drawn { reason },
        }
    }

    fn read_deed(game: &mut Session, text: &str, made: bool) -> Result<(), String> {
        let done = match (text, made) {
            ("pass", true) => return Ok(()),
            ("pass", false) => return Err("there is a legal move, so the turn cannot pass".into()),
            (_, true) => return Err("there is no legal move, so the turn passes".into()),
            ("time", false) => game.lose_turn(),
            (text, false) => game.play(text.parse().map_err(|_| alloc::format!("'{text}' is no move"))?),
        };
        done.map(drop).map_err(|error| error.to_string())
    }

    fn begun(game: &mut Session) {
        // A start that somebody set up may have to pass at once.
        game.pass_where_blocked(&mut Vec::new());
    }

    fn is_decision(deed: Deed) -> bool {
        deed != Deed::Passed(PassReason::NoMove)
    }

    /// The clock is full again.
    fn undone(back: &mut Beside, left: &Beside) {
        back.clock.start();
        Agreed::redone(back, left);
    }

    /// The clock stands as it stood then.
    fn redone(back: &mut Beside, left: &Beside) {
        back.clock = back.clock.held_as(left.clock);
    }

    /// The same where the purses, as they are now, hold them; bets are to be made anew.
    fn next_stakes(game: &Session) -> Option<Stakes> {
        let (stakes, kernels) = (game.stakes()?, game.kernels()?);
        // What a game that was broken off holds goes back.
        let kernels = if game.ending().is_none() { stakes.settled(Outcome::Drawn) } else { kernels };
        let players =
            Sided::from_fn(|side| Pledge { purse: kernels.players[side], ..stakes.players()[side] });
        Stakes::new(players, kernels.onlookers, Vec::new()).ok()
    }

    fn write_stakes(stakes: &Option<Stakes>, out: &mut String) -> fmt::Result {
        stakes.as_ref().map_or(Ok(()), |stakes| write_stakes(stakes, out))
    }

    fn read_stakes(lines: &mut Lines) -> Result<Option<Stakes>, RecordError> {
        read_stakes(lines)
    }
}

impl Session {
    /// What was agreed.
    pub const fn agreed(&self) -> Agreed {
        self.rules()
    }

    /// The clock of the side to move.
    pub const fn clock(&self) -> &Clock {
        &self.history.now().beside.clock
    }

    const fn clock_mut(&mut self) -> &mut Clock {
        &mut self.history.now_mut().beside.clock
    }

    /// Turns that each side has taken.
    pub const fn taken(&self) -> Sided<u16> {
        self.history.now().beside.taken
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
        self.going_on()?;
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
        self.going_on()?;
        if self.agreed().clock().is_none() {
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
        if self.ending().is_some() || self.clock_mut().pass(milliseconds) != Tick::RanOut {
            return Vec::new();
        }
        self.lose_turn().unwrap_or_default()
    }

    /// The clock stands still until the reason is gone.
    pub const fn hold(&mut self, why: Hold) {
        self.clock_mut().hold(why);
    }

    /// The reason to stand still is gone.
    pub const fn release(&mut self, why: Hold) {
        self.clock_mut().release(why);
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
        state.beside.taken[!next.turn()] += 1;
        state.beside.clock.start();
        let mut events = alloc::vec![event];
        self.history.add(Turn { deed, events: events.clone() }, state);
        // Only now it is known how often the position has stood.
        if let Some(ending) = self.ending() {
            events.push(Agreed::event(ending));
            if let Some(turn) = self.history.last_mut() {
                turn.events.clone_from(&events);
            }
        }
        all.append(&mut events);
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
}
