//! A match of Mancala being played: sowing by sowing, with undo in the midst of a turn of several. Its record:
//!
//! ```text
//! mancala 1
//! rules box
//! a human Ana
//! b computer easy
//! first a
//! seed 7
//! 1 a 4
//! 2 a 5
//! 3 b 1
//! ```
//! A line `position TEXT` stands in the place of `first` where the game began elsewhere; `won a stores`, `won b resigned` or
//! `drawn stores` ends a finished game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::event::{DrawReason, Event, WinReason};
use super::position::{IllegalMove, Position, PositionError};
use super::ruleset::RuleSet;
use crate::matches::{self, EndingOf, Game, Match, OptionsErrorOf, State};
use crate::{Side, Sided};

/// A game from its first sowing to its end.
pub type Session = Match<RuleSet>;
/// A new game as the caller wants it.
pub type Options = matches::Options<()>;
/// Why a game cannot be started.
pub type OptionsError = OptionsErrorOf<RuleSet>;
/// Why a session refuses a call.
pub type SessionError = matches::SessionError<u8>;
/// How a match ended.
pub type Ending = EndingOf<RuleSet>;
/// One sowing from a pit, 1 to 6.
pub type Turn = matches::Turn<u8, Event>;

impl Game for RuleSet {
    const TITLE: &'static str = "mancala 1";
    const WORDS: [&'static str; 2] = ["sowing", "pit"];
    const RESIGNED: WinReason = WinReason::Resigned;

    type Position = Position;
    type PositionError = PositionError;
    type Move = u8;
    type Deed = u8;
    type Event = Event;
    type Win = WinReason;
    type Draw = DrawReason;
    type Beside = ();
    type Stakes = ();

    fn start(self, first: Side) -> Position {
        Position::start(self, first)
    }

    fn read_position(self, text: &str) -> Result<Position, PositionError> {
        Position::parse(text, self)
    }

    fn turn(position: &Position) -> Side {
        position.turn()
    }

    fn swapped(self, start: Position) -> Position {
        let pits = Sided::from_fn(|side| start.pits(side));
        let stores = Sided::from_fn(|side| start.store(side));
        Position::new(self, pits, stores, !start.turn()).unwrap_or(start)
    }

    fn beside(self) {}

    fn ending(game: &Session) -> Option<Ending> {
        Some(match game.position().outcome()? {
            Some(winner) => Ending::Won(winner, WinReason::Stores),
            None => Ending::Drawn(DrawReason::Stores),
        })
    }

    fn reason(ending: Ending) -> &'static str {
        match ending {
            Ending::Won(_, WinReason::Resigned) => "resigned",
            Ending::Won(_, WinReason::Stores) | Ending::Drawn(DrawReason::Stores) => "stores",
        }
    }

    fn event(ending: Ending) -> Event {
        match ending {
            Ending::Won(side, reason) => Event::Won { side, reason },
            Ending::Drawn(reason) => Event::Drawn { reason },
        }
    }

    fn read_deed(game: &mut Session, text: &str, _made: bool) -> Result<(), String> {
        let pit = text.parse().map_err(|_| alloc::format!("'{text}' is no pit"))?;
        game.play(pit).map(drop).map_err(|error| error.to_string())
    }
}

impl Session {
    /// The pits that may be sown from.
    pub fn legal_moves(&self) -> Vec<u8> {
        if self.ending().is_some() { Vec::new() } else { self.position().moves().collect() }
    }

    /// Sows from a pit, 1 to 6.
    ///
    /// # Errors
    /// The game is over, or the pit cannot be sown from; nothing has changed.
    pub fn play(&mut self, pit: u8) -> Result<Vec<Event>, SessionError> {
        self.going_on()?;
        let mut events = Vec::new();
        let position = self
            .position()
            .play(self.rules(), pit, &mut |event| events.push(event))
            .map_err(|IllegalMove(pit)| SessionError::IllegalMove(pit))?;
        self.history.forget();
        let state = State { position, ..*self.history.now() };
        self.history.add(Turn { deed: pit, events: events.clone() }, state);
        Ok(events)
    }
}
