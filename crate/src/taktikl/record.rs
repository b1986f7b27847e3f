//! The record of a match of Tak-tikl: a few lines of head, then one line a turn.
//!
//! ```text
//! tak-tikl 1
//! rules limit=30;clock=5
//! a human Ana
//! b computer easy
//! first a
//! seed 7
//! stake a 100 10 12
//! stake b 100 10 15
//! onlookers 50,40
//! bet 0 a 5
//! 1 a a1a2
//! 2 b time
//! ```
//! A line `position TEXT` stands in the place of `first` where the game began elsewhere. `stake` gives purse, stake and the number
//! of moves named, `onlookers` their purses, `bet` an onlooker counted from 0, the side and the kernels. `time` is a turn lost by the clock, `pass` one of
//! a side that was shut in; `won a line`, `won b resigned`, `drawn limit` or `drawn repetition` ends a finished game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write;

use super::agreed::Agreed;
use super::event::{DrawReason, PassReason, WinReason};
use super::position::{Move, Position};
use super::session::{Deed, Ending, Session};
use super::stakes::{Bet, Pledge, Stakes};
use crate::session::{Lines, RecordError, read_players, write_players};
use crate::{Side, Sided};

const TITLE: &str = "tak-tikl 1";

impl Session {
    /// The record of the game so far; undone turns are not in it.
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_record(&mut text);
        text
    }

    fn write_record(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{TITLE}\nrules {}", self.agreed)?;
        write_players(&self.players, out)?;
        let start = self.history.start().position;
        if start == Position::start(start.turn()) {
            writeln!(out, "first {}", start.turn())?;
        } else {
            writeln!(out, "position {start}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(out, "seed {seed}")?;
        }
        if let Some(stakes) = &self.stakes {
            write_stakes(stakes, out)?;
        }
        for (number, (before, turn)) in (1..).zip(self.turns()) {
            write!(out, "{number} {} ", before.turn())?;
            match turn.deed {
                Deed::Moved(mv) => writeln!(out, "{mv}")?,
                Deed::Passed(PassReason::Time) => writeln!(out, "time")?,
                Deed::Passed(PassReason::NoMove) => writeln!(out, "pass")?,
            }
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
            return Err(lines.error("a record begins with 'tak-tikl 1'"));
        }
        let agreed: Agreed = lines.field("rules")?.parse().map_err(|error| lines.error(error))?;
        let players = read_players(&mut lines)?;
        let start = match lines.optional("position") {
            Some(text) => text.parse().map_err(|error| lines.error(error))?,
            None => match lines.field("first")? {
                "a" => Position::start(Side::A),
                "b" => Position::start(Side::B),
                _ => return Err(lines.error("a or b begins")),
            },
        };
        let seed = match lines.optional("seed") {
            None => None,
            Some(seed) => Some(seed.parse().map_err(|_| lines.error("the seed must be a number"))?),
        };
        let stakes = read_stakes(&mut lines)?;
        let mut session = Session::starting(agreed, players, seed, stakes, start);
        // A pass is made by itself; its line only confirms it.
        let mut confirmed = 0;
        while let Some(line) = lines.try_next() {
            session.read_line(line, &mut confirmed).map_err(|why| lines.error(why))?;
        }
        Ok(session)
    }

    fn read_line(&mut self, line: &str, confirmed: &mut usize) -> Result<(), String> {
        if line.starts_with("won ") || line.starts_with("drawn ") {
            return self.read_ending(line);
        }
        let fields: Vec<&str> = line.split(' ').collect();
        let &[number, side, deed] = fields.as_slice() else {
            return Err("a turn is a number, a side and a move".into());
        };
        let due = *confirmed + 1;
        if number != due.to_string() {
            return Err(alloc::format!("turn {due} is due, not '{number}'"));
        }
        let passed = self.turns().nth(*confirmed).map(|(before, _)| before.turn());
        let turn = passed.unwrap_or(self.position().turn());
        if side != turn.to_string() {
            return Err(alloc::format!("it is the turn of {turn}, not '{side}'"));
        }
        *confirmed += 1;
        match (deed, passed) {
            ("pass", Some(_)) => Ok(()),
            ("pass", None) => Err("there is a legal move, so the turn cannot pass".into()),
            (_, Some(_)) => Err("there is no legal move, so the turn passes".into()),
            ("time", None) => self.lose_turn().map(drop).map_err(|error| error.to_string()),
            (text, None) => {
                let mv: Move = text.parse().map_err(|_| alloc::format!("'{text}' is no move"))?;
                self.play(mv).map(drop).map_err(|error| error.to_string())
            }
        }
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
        Ending::Won(side, WinReason::Line) => alloc::format!("won {side} line"),
        Ending::Won(side, WinReason::Resigned) => alloc::format!("won {side} resigned"),
        Ending::Drawn(DrawReason::Limit) => "drawn limit".into(),
        Ending::Drawn(DrawReason::Repetition) => "drawn repetition".into(),
    }
}

fn write_stakes(stakes: &Stakes, out: &mut String) -> fmt::Result {
    for side in Side::BOTH {
        let Pledge { purse, stake, moves } = stakes.players()[side];
        writeln!(out, "stake {side} {purse} {stake} {moves}")?;
    }
    if !stakes.onlookers().is_empty() {
        let purses: Vec<String> = stakes.onlookers().iter().map(ToString::to_string).collect();
        writeln!(out, "onlookers {}", purses.join(","))?;
    }
    for Bet { onlooker, on, kernels } in stakes.bets() {
        writeln!(out, "bet {onlooker} {on} {kernels}")?;
    }
    Ok(())
}

fn read_stakes(lines: &mut Lines) -> Result<Option<Stakes>, RecordError> {
    let Some(of_a) = lines.optional("stake a") else { return Ok(None) };
    let a = pledge(of_a).ok_or_else(|| lines.error("a stake is a purse, a stake and a number of moves"))?;
    let of_b = lines.field("stake b")?;
    let b = pledge(of_b).ok_or_else(|| lines.error("a stake is a purse, a stake and a number of moves"))?;
    let onlookers = match lines.optional("onlookers") {
        None => Vec::new(),
        Some(purses) => purses
            .split(',')
            .map(|purse| purse.parse().map_err(|_| lines.error("a purse is a number of kernels")))
            .collect::<Result<_, _>>()?,
    };
    let mut bets = Vec::new();
    while let Some(text) = lines.optional("bet") {
        bets.push(
            bet(text).ok_or_else(|| lines.error("a bet is an onlooker, a side and a number of kernels"))?,
        );
    }
    Stakes::new(Sided { a, b }, onlookers, bets).map(Some).map_err(|error| lines.error(error))
}

fn pledge(text: &str) -> Option<Pledge> {
    let mut fields = text.split(' ');
    let pledge = Pledge {
        purse: fields.next()?.parse().ok()?,
        stake: fields.next()?.parse().ok()?,
        moves: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some(pledge)
}

fn bet(text: &str) -> Option<Bet> {
    let mut fields = text.split(' ');
    let bet = Bet {
        onlooker: fields.next()?.parse().ok()?,
        on: fields.next()?.chars().next().and_then(Side::from_letter)?,
        kernels: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some(bet)
}
