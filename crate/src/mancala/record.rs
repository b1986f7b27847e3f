//! The record of a match of Mancala: a few lines of head, then one line a sowing.
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
use core::fmt;
use core::fmt::Write;

use super::event::{DrawReason, WinReason};
use super::position::Position;
use super::ruleset::RuleSet;
use super::session::{Ending, Session};
use crate::Side;
use crate::session::{Lines, RecordError, read_players, write_players};

const TITLE: &str = "mancala 1";

impl Session {
    /// The record of the game so far; undone sowings are not in it.
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_record(&mut text);
        text
    }

    fn write_record(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{TITLE}\nrules {}", self.rules)?;
        write_players(&self.players, out)?;
        let start = self.history.start().position;
        if start == Position::start(self.rules, start.turn()) {
            writeln!(out, "first {}", start.turn())?;
        } else {
            writeln!(out, "position {start}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(out, "seed {seed}")?;
        }
        for (number, (before, turn)) in (1..).zip(self.turns()) {
            writeln!(out, "{number} {} {}", before.turn(), turn.pit)?;
        }
        match self.ending() {
            Some(ending) => writeln!(out, "{}", ending_text(ending)),
            None => Ok(()),
        }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn from_record(text: &str) -> Result<Session, RecordError> {
        let mut lines = Lines::new(text);
        if lines.next()? != TITLE {
            return Err(lines.error("a record begins with 'mancala 1'"));
        }
        let rules: RuleSet = lines.field("rules")?.parse().map_err(|error| lines.error(error))?;
        let players = read_players(&mut lines)?;
        let start = match lines.optional("position") {
            Some(text) => Position::parse(text, rules).map_err(|error| lines.error(error))?,
            None => match lines.field("first")? {
                "a" => Position::start(rules, Side::A),
                "b" => Position::start(rules, Side::B),
                _ => return Err(lines.error("a or b begins")),
            },
        };
        let seed = match lines.optional("seed") {
            None => None,
            Some(seed) => Some(seed.parse().map_err(|_| lines.error("the seed must be a number"))?),
        };
        let mut session = Session::starting(rules, players, seed, start);
        while let Some(line) = lines.try_next() {
            session.read_line(line).map_err(|why| lines.error(why))?;
        }
        Ok(session)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with("won ") || line.starts_with("drawn ") {
            return self.read_ending(line);
        }
        let fields: Vec<&str> = line.split(' ').collect();
        let &[number, side, pit] = fields.as_slice() else {
            return Err("a sowing is a number, a side and a pit".into());
        };
        let due = self.turns().len() + 1;
        if number != due.to_string() {
            return Err(alloc::format!("sowing {due} is due, not '{number}'"));
        }
        if side != self.position().turn().to_string() {
            return Err(alloc::format!("it is the turn of {}, not '{side}'", self.position().turn()));
        }
        let pit = pit.parse().map_err(|_| alloc::format!("'{pit}' is no pit"))?;
        self.play(pit).map(drop).map_err(|error| error.to_string())
    }

    fn read_ending(&mut self, line: &str) -> Result<(), String> {
        for side in Side::BOTH {
            if line == ending_text(Ending::Won(side, WinReason::Resigned)) {
                return self.resign(!side).map(drop).map_err(|error| error.to_string());
            }
        }
        match self.ending() {
            Some(ending) if ending_text(ending) == line => Ok(()),
            Some(ending) => Err(alloc::format!("the game ended with '{}'", ending_text(ending))),
            None => Err("the game is not over".into()),
        }
    }
}

fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::Won(side, WinReason::Stores) => alloc::format!("won {side} stores"),
        Ending::Won(side, WinReason::Resigned) => alloc::format!("won {side} resigned"),
        Ending::Drawn(DrawReason::Stores) => "drawn stores".into(),
    }
}
