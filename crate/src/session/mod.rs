//! A match being played: players, turns, throws, undo and redo, the record.

mod options;
mod record;
mod snapshot;
mod throw_off;

use alloc::vec::Vec;
use core::fmt;

use crate::engine::baseline;
use crate::puluc::{
    DrawReason, Event, FacesError, MAX_THROWS, Move, Outcome, Position, RuleSet, Throw, WinReason,
};
use crate::random::{Random, Seeded};
use crate::{Side, Sided};

pub use crate::matches::lines::RecordError;
pub use options::{First, Kind, Options, OptionsError, Player};
pub use snapshot::{
    MoveView, OutcomeView, Phase, PlayerView, RuleSetView, Snapshot, SpaceView, ThrowView, TurnView,
};
pub use throw_off::ThrowOff;

/// One finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position before the throw.
    pub before: Position,
    /// What fell.
    pub throw: Throw,
    /// The move, `None` for a pass.
    pub mv: Option<Move>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// What an undo took back, so that a redo restores it exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Undone {
    turns: Vec<Turn>,
    position: Position,
    lying: Option<Throw>,
    resigned: Option<Side>,
}

/// A game from its first throw to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    rules: RuleSet,
    players: Sided<Player>,
    seed: Option<u64>,
    throw_off: Option<ThrowOff>,
    start: Position,
    turns: Vec<Turn>,
    position: Position,
    /// The throw of the turn under way.
    lying: Option<Throw>,
    /// Throws of this turn so far that did not count.
    again: u32,
    resigned: Option<Side>,
    undone: Vec<Undone>,
}

/// The end of a match, by the rules or otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody won.
    Won(Outcome),
    /// Nobody did.
    Drawn(DrawReason),
}

impl Session {
    /// A new game.
    ///
    /// `device` throws for a game without a seed; a seeded one never asks it.
    ///
    /// # Errors
    /// See [`OptionsError`].
    pub fn new(options: &Options, device: &mut impl Random) -> Result<Session, OptionsError> {
        let (rules, start, throw_off) = options.set_up(device)?;
        Ok(Session::starting(rules, options.players.clone(), options.seed, throw_off, start))
    }

    fn starting(
        rules: RuleSet,
        players: Sided<Player>,
        seed: Option<u64>,
        throw_off: Option<ThrowOff>,
        start: Position,
    ) -> Session {
        Session {
            rules,
            players,
            seed,
            throw_off,
            position: start.clone(),
            start,
            turns: Vec::new(),
            lying: None,
            again: 0,
            resigned: None,
            undone: Vec::new(),
        }
    }

    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The throw that lies, between throw and move.
    pub const fn lying(&self) -> Option<Throw> {
        self.lying
    }

    /// The finished turns.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The players.
    pub const fn players(&self) -> &Sided<Player> {
        &self.players
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        if let Some(loser) = self.resigned {
            return Some(Ending::Won(Outcome { winner: !loser, reason: WinReason::Resigned }));
        }
        match self.position.outcome(&self.rules) {
            Some(outcome) => Some(Ending::Won(outcome)),
            None => (self.turns.len() >= MAX_THROWS).then_some(Ending::Drawn(DrawReason::Limit)),
        }
    }

    /// The legal moves as a list sorted as text; none before the throw.
    pub fn legal_moves(&self) -> Vec<Move> {
        match (self.lying, self.ending()) {
            (Some(throw), None) => self.position.moves(&self.rules, throw.score).sorted(),
            _ => Vec::new(),
        }
    }

    /// Throws for the side to move. The turn passes at once where there is no legal move: then `Some` events.
    ///
    /// # Errors
    /// The game is over, or a throw lies already.
    pub fn throw(&mut self, device: &mut impl Random) -> Result<(Throw, Option<Vec<Event>>), SessionError> {
        self.may_throw()?;
        let throw = match self.seed {
            Some(seed) => Throw::random(&self.rules, &mut Seeded::stream(seed, self.turns.len() as u64)),
            None => Throw::random(&self.rules, device),
        };
        Ok((throw, self.lay(throw)))
    }

    /// Enters a throw of real sticks or a real die. One that does not count stays without effect but is counted.
    ///
    /// # Errors
    /// As [`Session::throw`], and an instrument that is not the rule set's.
    pub fn throw_real(&mut self, throw: Throw) -> Result<(Throw, Option<Vec<Event>>), SessionError> {
        self.may_throw()?;
        let sticks = self.rules.instrument() == crate::puluc::Instrument::Sticks;
        if throw.faces.is_some() != sticks {
            return Err(SessionError::Instrument);
        }
        if !throw.counts(&self.rules) {
            self.again += 1;
            return Ok((Throw { again: self.again, ..throw }, None));
        }
        let throw = Throw { again: self.again, ..throw };
        Ok((throw, self.lay(throw)))
    }

    fn may_throw(&self) -> Result<(), SessionError> {
        match (self.ending(), self.lying) {
            (Some(_), _) => Err(SessionError::Over),
            (None, Some(_)) => Err(SessionError::ThrowLies),
            (None, None) => Ok(()),
        }
    }

    /// Lays a throw that counts; passes where it leaves no move.
    fn lay(&mut self, throw: Throw) -> Option<Vec<Event>> {
        self.again = 0;
        if !self.position.moves(&self.rules, throw.score).is_empty() {
            self.lying = Some(throw);
            return None;
        }
        let mut events = Vec::new();
        let next = self.position.pass(&self.rules, throw.score, &mut |event| events.push(event)).ok()?;
        Some(self.finish_turn(throw, None, events, next))
    }

    /// Plays a legal move with the throw that lies.
    ///
    /// # Errors
    /// No throw lies, the game is over, or the move is not legal; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, SessionError> {
        if self.ending().is_some() {
            return Err(SessionError::Over);
        }
        let throw = self.lying.ok_or(SessionError::NoThrow)?;
        let mut events = Vec::new();
        let next = self
            .position
            .play(&self.rules, throw.score, mv, &mut |event| events.push(event))
            .map_err(|illegal| SessionError::IllegalMove(illegal.0))?;
        self.undone.clear();
        Ok(self.finish_turn(throw, Some(mv), events, next))
    }

    fn finish_turn(
        &mut self,
        throw: Throw,
        mv: Option<Move>,
        mut events: Vec<Event>,
        next: Position,
    ) -> Vec<Event> {
        if self.turns.len() + 1 == MAX_THROWS && next.outcome(&self.rules).is_none() {
            events.push(Event::Drawn { reason: DrawReason::Limit });
        }
        let before = core::mem::replace(&mut self.position, next);
        self.lying = None;
        self.turns.push(Turn { before, throw, mv, events: events.clone() });
        events
    }

    /// The last turn before now in which a human moved a man.
    fn last_decision(&self) -> Option<usize> {
        self.turns.iter().rposition(|turn| {
            turn.mv.is_some() && matches!(self.players[turn.before.turn()].kind, Kind::Human)
        })
    }

    /// Is there a decision to go back to?
    pub fn can_undo(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Is there something to redo?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Goes back to the last decision of a human, its throw lying again.
    ///
    /// # Errors
    /// There is none.
    pub fn undo(&mut self) -> Result<(), SessionError> {
        let index = self.last_decision().ok_or(SessionError::NothingToUndo)?;
        let turns = self.turns.split_off(index);
        let position = core::mem::replace(&mut self.position, turns[0].before.clone());
        let lying = self.lying.replace(turns[0].throw);
        self.undone.push(Undone { turns, position, lying, resigned: self.resigned.take() });
        self.again = 0;
        Ok(())
    }

    /// Takes the last undo back, with the same throws and moves.
    ///
    /// # Errors
    /// Nothing was undone, or another move was played since.
    pub fn redo(&mut self) -> Result<(), SessionError> {
        let undone = self.undone.pop().ok_or(SessionError::NothingToRedo)?;
        self.turns.extend(undone.turns);
        self.position = undone.position;
        self.lying = undone.lying;
        self.resigned = undone.resigned;
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
        self.resigned = Some(loser);
        self.undone.clear();
        Ok(Event::Won { side: !loser, reason: WinReason::Resigned })
    }

    /// A new game of the same players and rules from the same start; the other one begins.
    #[must_use]
    pub fn rematch(&self) -> Session {
        let mut setup = self.start.setup(&self.rules);
        setup.turn = !setup.turn;
        let start = setup.position(&self.rules).unwrap_or_else(|_| self.start.clone());
        let seed = self.seed.map(|seed| seed.wrapping_add(1));
        Session::starting(self.rules, self.players.clone(), seed, None, start)
    }

    /// The side to move can only pass until it loses.
    pub fn only_passes(&self) -> bool {
        self.ending().is_none() && !self.position.controls_a_man(self.position.turn())
    }

    /// Plays the rest where one side can only pass: the other one takes what it can.
    ///
    /// # Errors
    /// Both sides still control men.
    pub fn play_out(&mut self, device: &mut impl Random) -> Result<(), SessionError> {
        if !Side::BOTH.iter().any(|&side| !self.position.controls_a_man(side)) {
            return Err(SessionError::NotDecided);
        }
        while self.ending().is_none() {
            if self.lying.is_none() && self.throw(device)?.1.is_some() {
                continue;
            }
            let score = self.lying.map_or(0, |throw| throw.score);
            let mv = baseline::grab(&self.rules, &self.position, score, device);
            self.play(mv.ok_or(SessionError::NoThrow)?)?;
        }
        Ok(())
    }

    /// The game as it stood in a turn, with its throw lying if it had a move; as it stands now for the number of finished
    /// turns.
    ///
    /// # Errors
    /// There is no such turn.
    pub fn at(&self, turn: usize) -> Result<Session, SessionError> {
        let mut earlier = self.clone();
        earlier.undone.clear();
        if turn < self.turns.len() {
            let taken = earlier.turns.split_off(turn);
            earlier.position = taken[0].before.clone();
            earlier.lying = taken[0].mv.map(|_| taken[0].throw);
            earlier.resigned = None;
            earlier.again = 0;
        } else if turn > self.turns.len() {
            return Err(SessionError::NoSuchTurn);
        }
        Ok(earlier)
    }

    /// A seed for the computer's decision in this turn.
    pub fn thinking_seed(&self, device: &mut impl Random) -> u64 {
        match self.seed {
            Some(seed) => Seeded::stream(!seed, self.turns.len() as u64).bits(),
            None => device.bits(),
        }
    }
}

/// Why a session refuses a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// The game is over.
    Over,
    /// The throw is made already.
    ThrowLies,
    /// Nothing is thrown yet.
    NoThrow,
    /// The move is not legal.
    IllegalMove(Move),
    /// A die where sticks are thrown, or the other way round.
    Instrument,
    /// No decision to go back to.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// Both sides can still move.
    NotDecided,
    /// The game has not that many turns.
    NoSuchTurn,
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Over => f.write_str("the game is over"),
            SessionError::ThrowLies => f.write_str("the throw is made already"),
            SessionError::NoThrow => f.write_str("nothing is thrown yet"),
            SessionError::IllegalMove(mv) => write!(f, "'{mv}' is no legal move here"),
            SessionError::Instrument => f.write_str("these rules throw something else"),
            SessionError::NothingToUndo => f.write_str("there is no decision to go back to"),
            SessionError::NothingToRedo => f.write_str("there is nothing to redo"),
            SessionError::NotDecided => f.write_str("both sides can still move"),
            SessionError::NoSuchTurn => f.write_str("the game has not that many turns"),
        }
    }
}

impl core::error::Error for SessionError {}

impl From<FacesError> for SessionError {
    fn from(_: FacesError) -> SessionError {
        SessionError::Instrument
    }
}
