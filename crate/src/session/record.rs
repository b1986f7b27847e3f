//! The game record: a few lines of head, then one line a turn.
//!
//! ```text
//! puluc 1
//! rules bell
//! a human Ana
//! b computer easy
//! first a 1101-0001
//! seed 7
//! 1 a 1011 enter
//! 2 b 0100 pass
//! 3 a 1111
//! ```
//! `first` names who begins, then the rounds of the throw-off (`1101-0001`, a's throw and b's). A throw is four digits, 1 for yellow, or
//! `d` and the pips of a die, with `+2` where two throws before it did not count. A last line without a move is a throw
//! that still lies; `won a removed`, `won b resigned` or `drawn limit` ends a finished game. A game that does not
//! begin with all men at home has a line `position TEXT` instead of `first`, or after it a line `men 5,3` where only their numbers differ.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write;

use super::throw_off::ThrowOff;
use super::{Ending, Session};
use crate::engine::ending;
use crate::matches::lines::{
    Lines, RecordError, check_due, is_ending, read_ending, write_players, write_seed,
};
use crate::puluc::{DrawReason, Move, Position, RuleSet, Throw, WinReason};
use crate::{Side, Sided};

const TITLE: &str = "puluc 1";

impl Session {
    /// The record of the game so far; undone turns are not in it.
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_record(&mut text);
        text
    }

    fn write_record(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{TITLE}\nrules {}", self.rules)?;
        write_players(&self.players, out)?;
        if self.start.is_handicap() {
            write!(out, "first {}", self.start.turn())?;
            for round in self.throw_off.iter().flat_map(|throw_off| &throw_off.throws) {
                write!(out, " {}-{}", faces(&round.a), faces(&round.b))?;
            }
            writeln!(out)?;
            if self.start != Position::start(&self.rules, self.start.turn()) {
                writeln!(out, "men {},{}", self.start.home(Side::A), self.start.home(Side::B))?;
            }
        } else {
            writeln!(out, "position {}", self.start.text(&self.rules))?;
        }
        write_seed(self.seed, out)?;
        for (number, turn) in (1..).zip(&self.turns) {
            write!(out, "{number} {} {} ", turn.before.turn(), faces(&turn.throw))?;
            match turn.mv {
                Some(mv) => writeln!(out, "{mv}")?,
                None => writeln!(out, "pass")?,
            }
        }
        if let Some(throw) = &self.lying {
            writeln!(out, "{} {} {}", self.turns.len() + 1, self.position.turn(), faces(throw))?;
        }
        if let Some(ending) = self.ending() {
            writeln!(out, "{}", ending_text(ending))?;
        }
        Ok(())
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn from_record(text: &str) -> Result<Session, RecordError> {
        let mut lines = Lines::new(text);
        lines.title(TITLE)?;
        let rules = lines.field("rules")?;
        let rules = ending::accept(rules).map_err(|error| lines.error(error))?;
        let players = lines.players()?;
        let (start, throw_off) = beginning(&mut lines, &rules)?;
        let seed = lines.seed()?;
        let mut session = Session::starting(rules, players, seed, throw_off, start);
        while let Some(line) = lines.try_next() {
            session.read_line(line).map_err(|why| lines.error(why))?;
        }
        Ok(session)
    }

    /// Reads a line that is a turn, a throw that lies, or the end.
    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if is_ending(line) {
            let reached = self.ending().map(ending_text);
            return read_ending(line, reached, |loser| {
                self.resign(loser).map(drop).map_err(|error| error.to_string())
            });
        }
        let fields: Vec<&str> = line.split(' ').collect();
        let (&[number, side, throw], mv) = match fields.split_first_chunk::<3>() {
            Some((head, [])) => (head, None),
            Some((head, [mv])) => (head, Some(*mv)),
            _ => return Err("a turn is a number, a side, a throw and a move".into()),
        };
        check_due("turn", (number, side), self.turns.len() + 1, self.position.turn())?;
        let throw = read_throw(throw, &self.rules)?;
        self.again = throw.again;
        let (_, passed) = self.throw_real(throw).map_err(|error| error.to_string())?;
        match (mv, passed.is_some()) {
            (Some("pass"), true) | (None, false) => Ok(()),
            (Some("pass"), false) => Err("there is a legal move, so the turn cannot pass".into()),
            (_, true) => Err("there is no legal move, so the turn passes".into()),
            (Some(text), false) => {
                let mv: Move = text.parse().map_err(|_| alloc::format!("'{text}' is no move"))?;
                self.play(mv).map(drop).map_err(|error| error.to_string())
            }
        }
    }
}

fn ending_text(ending: Ending) -> String {
    match ending {
        Ending::Won(outcome) => {
            let reason = match outcome.reason {
                WinReason::Removed => "removed",
                WinReason::Captured => "captured",
                WinReason::Resigned => "resigned",
            };
            alloc::format!("won {} {reason}", outcome.winner)
        }
        Ending::Drawn(DrawReason::Limit) => "drawn limit".into(),
    }
}

fn faces(throw: &Throw) -> String {
    let mut text = match throw.faces {
        Some(faces) => (0..4).map(|stick| if faces >> stick & 1 == 1 { '1' } else { '0' }).collect(),
        None => alloc::format!("d{}", throw.score),
    };
    if throw.again > 0 {
        // Writing to a string cannot fail.
        let _ = write!(text, "+{}", throw.again);
    }
    text
}

fn read_throw(text: &str, rules: &RuleSet) -> Result<Throw, String> {
    let bad =
        || alloc::format!("'{text}' is no throw: write four digits 0 and 1, or d and the pips of a die");
    let (fallen, again) = match text.split_once('+') {
        Some((fallen, again)) => (fallen, again.parse().map_err(|_| bad())?),
        None => (text, 0),
    };
    let throw = match fallen.as_bytes() {
        [b'd', pips @ b'1'..=b'6'] => Throw::die(pips - b'0').map_err(|_| bad())?,
        sticks @ [_, _, _, _] if sticks.iter().all(|face| matches!(face, b'0' | b'1')) => {
            let faces = (0..4).map(|stick| (sticks[stick] - b'0') << stick).sum();
            Throw::sticks(rules, faces)
        }
        _ => return Err(bad()),
    };
    if throw.counts(rules) {
        Ok(Throw { again, ..throw })
    } else {
        Err(alloc::format!("'{text}' does not count by these rules: it is thrown again"))
    }
}

fn beginning(lines: &mut Lines, rules: &RuleSet) -> Result<(Position, Option<ThrowOff>), RecordError> {
    if let Some(text) = lines.optional("position") {
        let (position, score) = Position::parse(text, rules).map_err(|error| lines.error(error))?;
        return match score {
            None => Ok((position, None)),
            Some(_) => Err(lines.error("a game starts before a throw: leave the score out")),
        };
    }
    let text = lines.field("first")?;
    let mut fields = text.split(' ');
    let first = lines.first(fields.next().unwrap_or_default())?;
    let throws = fields
        .map(|round| {
            let (a, b) = round.split_once('-').ok_or("a round of the throw-off is two throws")?;
            Ok(Sided { a: read_throw(a, rules)?, b: read_throw(b, rules)? })
        })
        .collect::<Result<Vec<_>, String>>()
        .map_err(|why| lines.error(why))?;
    let throw_off = (!throws.is_empty()).then_some(ThrowOff { throws, first });
    if throw_off.as_ref().is_some_and(|throw_off| !throw_off.is_possible()) {
        return Err(lines.error("these throws do not decide so"));
    }
    let Some(men) = lines.optional("men") else { return Ok((Position::start(rules, first), throw_off)) };
    let men = men.split_once(',').and_then(|(a, b)| Some(Sided { a: a.parse().ok()?, b: b.parse().ok()? }));
    let men = men.ok_or_else(|| lines.error("the men are two numbers, as in 5,3"))?;
    let start = Position::handicap(rules, first, men).map_err(|error| lines.error(error))?;
    Ok((start, throw_off))
}
