//! The record of a match: a few lines of head, then one line a turn. Each game's own record says what it looks like.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::lines::{Lines, RecordError, check_due, is_ending, read_ending, write_players, write_seed};
use super::{Ending, EndingOf, Game, Match};

impl<G: Game> Match<G> {
    /// The record of the game so far; undone turns are not in it.
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_record(&mut text);
        text
    }

    fn write_record(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{}\nrules {}", G::TITLE, self.rules)?;
        write_players(&self.players, out)?;
        let start = self.history.start().position;
        let first = G::turn(&start);
        if start == self.rules.start(first) {
            writeln!(out, "first {first}")?;
        } else {
            writeln!(out, "position {start}")?;
        }
        write_seed(self.seed, out)?;
        G::write_stakes(&self.stakes, out)?;
        for (number, (before, turn)) in (1..).zip(self.turns()) {
            writeln!(out, "{number} {} {}", G::turn(before), turn.deed)?;
        }
        match self.ending() {
            Some(ending) => writeln!(out, "{}", ending_text::<G>(ending)),
            None => Ok(()),
        }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn from_record(text: &str) -> Result<Match<G>, RecordError> {
        let mut lines = Lines::new(text);
        lines.title(G::TITLE)?;
        let rules: G = lines.field("rules")?.parse().map_err(|error| lines.error(error))?;
        let players = lines.players()?;
        let start = match lines.optional("position") {
            Some(text) => rules.read_position(text).map_err(|error| lines.error(error))?,
            None => rules.start(lines.field("first").and_then(|side| lines.first(side))?),
        };
        let seed = lines.seed()?;
        let stakes = G::read_stakes(&mut lines)?;
        let mut game = Match::starting(rules, players, seed, stakes, start);
        // A turn may make itself; its line only confirms it.
        let mut confirmed = 0;
        while let Some(line) = lines.try_next() {
            game.read_line(line, &mut confirmed).map_err(|why| lines.error(why))?;
        }
        Ok(game)
    }

    fn read_line(&mut self, line: &str, confirmed: &mut usize) -> Result<(), String> {
        if is_ending(line) {
            let reached = self.ending().map(ending_text::<G>);
            return read_ending(line, reached, |loser| {
                self.resign(loser).map(drop).map_err(|error| error.to_string())
            });
        }
        let [turn, done] = G::WORDS;
        let fields: Vec<&str> = line.split(' ').collect();
        let &[number, side, deed] = fields.as_slice() else {
            return Err(alloc::format!("a {turn} is a number, a side and a {done}"));
        };
        let made = self.turns().nth(*confirmed).map(|(before, _)| G::turn(before));
        *confirmed += 1;
        check_due(turn, (number, side), *confirmed, made.unwrap_or(self.turn()))?;
        G::read_deed(self, deed, made.is_some())
    }
}

fn ending_text<G: Game>(ending: EndingOf<G>) -> String {
    let reason = G::reason(ending);
    match ending {
        Ending::Won(side, _) => alloc::format!("won {side} {reason}"),
        Ending::Drawn(_) => alloc::format!("drawn {reason}"),
    }
}
