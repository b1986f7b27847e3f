//! What a game brings to a match of its own.

use alloc::string::String;
use core::fmt::{self, Debug, Display};
use core::str::FromStr;

use super::Match;
use super::lines::{Lines, RecordError};
use crate::Side;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending<W, D> {
    /// Somebody won.
    Won(Side, W),
    /// Nobody did.
    Drawn(D),
}

/// How a match of that game ends.
pub type EndingOf<G> = Ending<<G as Game>::Win, <G as Game>::Draw>;

/// A game with all that was agreed on, which is a text.
pub trait Game: Copy + Debug + Default + Display + Eq + FromStr<Err: Display> {
    /// The first line of a record.
    const TITLE: &'static str;
    /// What a record calls a turn, and what is done in it.
    const WORDS: [&'static str; 2];
    /// The reason to win that both games know.
    const RESIGNED: Self::Win;

    /// What lies on the board, and who is to move.
    type Position: Copy + Debug + Display + Eq;
    /// Why a text is no position.
    type PositionError: Display;
    /// A move.
    type Move: Copy + Debug + Display + Eq;
    /// What a side did with its turn, as a record writes it.
    type Deed: Copy + Debug + Display + Eq;
    /// What happened.
    type Event: Copy + Debug + Eq;
    /// Why a game is won.
    type Win: Copy + Debug + Eq;
    /// Why a game is drawn.
    type Draw: Copy + Debug + Eq;
    /// What undo brings back beside the position.
    type Beside: Copy + Debug + Eq;
    /// What the game is played for.
    type Stakes: Clone + Debug + Default + Eq;

    /// The start of a game.
    fn start(self, first: Side) -> Self::Position;

    /// Reads a position, or says why the text is none.
    fn read_position(self, text: &str) -> Result<Self::Position, Self::PositionError>;

    /// The side to move.
    fn turn(position: &Self::Position) -> Side;

    /// The same start for the other side, if it may begin there.
    fn swapped(self, start: Self::Position) -> Self::Position;

    /// What stands beside the position when a game begins.
    fn beside(self) -> Self::Beside;

    /// How the game ended by its rules.
    fn ending(game: &Match<Self>) -> Option<EndingOf<Self>>;

    /// The word of a record for it.
    fn reason(ending: EndingOf<Self>) -> &'static str;

    /// The event of it.
    fn event(ending: EndingOf<Self>) -> Self::Event;

    /// Does what a record says was done in the turn that is due (`made`: that turn has made itself already), or says why it cannot
    /// have been done.
    fn read_deed(game: &mut Match<Self>, text: &str, made: bool) -> Result<(), String>;

    /// A match begins: what happens by itself.
    fn begun(_game: &mut Match<Self>) {}

    /// Whether a side had a choice in what it did.
    fn is_decision(_deed: Self::Deed) -> bool {
        true
    }

    /// An undo has brought `back` this and `left` that.
    fn undone(_back: &mut Self::Beside, _left: &Self::Beside) {}

    /// A redo has.
    fn redone(_back: &mut Self::Beside, _left: &Self::Beside) {}

    /// What the next game is played for.
    fn next_stakes(_game: &Match<Self>) -> Self::Stakes {
        Self::Stakes::default()
    }

    /// Writes the lines of the stakes into a record.
    fn write_stakes(_stakes: &Self::Stakes, _out: &mut String) -> fmt::Result {
        Ok(())
    }

    /// Reads them, or says which line is wrong.
    fn read_stakes(_lines: &mut Lines) -> Result<Self::Stakes, RecordError> {
        Ok(Self::Stakes::default())
    }
}
