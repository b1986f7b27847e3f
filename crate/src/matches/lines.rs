//! The lines that the records of all games have in common.

use alloc::string::{String, ToString};
use core::fmt;
use core::fmt::Write;

use crate::engine::levels::Level;
use crate::session::{Kind, Player};
use crate::{Side, Sided};

/// The lines of a record with their numbers; blank ones are skipped.
pub struct Lines<'a> {
    lines: core::iter::Peekable<alloc::boxed::Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Lines<'a> {
        let lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty());
        let lines: alloc::boxed::Box<dyn Iterator<Item = (usize, &'a str)> + 'a> =
            alloc::boxed::Box::new(lines);
        Lines { lines: lines.peekable(), number: 0 }
    }

    pub(crate) fn try_next(&mut self) -> Option<&'a str> {
        let (index, line) = self.lines.next()?;
        self.number = index + 1;
        Some(line)
    }

    pub(crate) fn next(&mut self) -> Result<&'a str, RecordError> {
        self.try_next().ok_or_else(|| {
            self.number += 1;
            self.error("the record ends too early")
        })
    }

    /// The rest of the next line if it begins with `name`.
    pub(crate) fn optional(&mut self, name: &str) -> Option<&'a str> {
        let (_, line) = self.lines.peek()?;
        let rest = line.strip_prefix(name)?.strip_prefix(' ')?;
        self.try_next();
        Some(rest)
    }

    pub(crate) fn field(&mut self, name: &'static str) -> Result<&'a str, RecordError> {
        match self.optional(name) {
            Some(rest) => Ok(rest),
            None => {
                self.next()?;
                Err(self.error(alloc::format!("a line '{name} …' is due")))
            }
        }
    }

    /// The first line.
    pub(crate) fn title(&mut self, title: &str) -> Result<(), RecordError> {
        if self.next()? == title {
            return Ok(());
        }
        Err(self.error(alloc::format!("a record begins with '{title}'")))
    }

    /// The lines of the two players.
    pub(crate) fn players(&mut self) -> Result<Sided<Player>, RecordError> {
        Ok(Sided { a: self.player("a")?, b: self.player("b")? })
    }

    fn player(&mut self, side: &'static str) -> Result<Player, RecordError> {
        let text = self.field(side)?;
        let (kind, name) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "human" => Ok(Player::new(Kind::Human, name)),
            "computer" => {
                let (level, name) = name.split_once(' ').unwrap_or((name, ""));
                let level = Level::from_name(level)
                    .ok_or_else(|| self.error(alloc::format!("no level is called '{level}'")))?;
                Ok(Player::new(Kind::Computer(level), name))
            }
            _ => Err(self.error("a player is 'human' or 'computer' and a level")),
        }
    }

    /// Who begins.
    pub(crate) fn first(&self, side: &str) -> Result<Side, RecordError> {
        match side {
            "a" => Ok(Side::A),
            "b" => Ok(Side::B),
            _ => Err(self.error("a or b begins")),
        }
    }

    /// The seed, if there is one.
    pub(crate) fn seed(&mut self) -> Result<Option<u64>, RecordError> {
        let seed = self.optional("seed").map(str::parse).transpose();
        seed.map_err(|_| self.error("the seed must be a number"))
    }

    pub(crate) fn error(&self, why: impl ToString) -> RecordError {
        RecordError { line: self.number, why: why.to_string() }
    }
}

/// The lines of the two players.
pub(crate) fn write_players(players: &Sided<Player>, out: &mut String) -> fmt::Result {
    for side in Side::BOTH {
        let player = &players[side];
        let kind = match player.kind {
            Kind::Human => "human".to_string(),
            Kind::Computer(level) => alloc::format!("computer {}", level.name()),
        };
        writeln!(out, "{}", alloc::format!("{side} {kind} {}", player.name()).trim_end())?;
    }
    Ok(())
}

pub(crate) fn write_seed(seed: Option<u64>, out: &mut String) -> fmt::Result {
    match seed {
        Some(seed) => writeln!(out, "seed {seed}"),
        None => Ok(()),
    }
}

/// Refuses a line that is not of the turn that is due.
pub(crate) fn check_due(
    name: &str,
    (number, side): (&str, &str),
    due: usize,
    turn: Side,
) -> Result<(), String> {
    if number != due.to_string() {
        return Err(alloc::format!("{name} {due} is due, not '{number}'"));
    }
    if side != turn.to_string() {
        return Err(alloc::format!("it is the turn of {turn}, not '{side}'"));
    }
    Ok(())
}

pub(crate) fn is_ending(line: &str) -> bool {
    line.starts_with("won ") || line.starts_with("drawn ")
}

/// Reads the line of an end: who resigned does it again, any other end must be the one that was reached.
pub(crate) fn read_ending(
    line: &str,
    reached: Option<String>,
    resign: impl FnOnce(Side) -> Result<(), String>,
) -> Result<(), String> {
    for side in Side::BOTH {
        if line == alloc::format!("won {side} resigned") {
            return resign(!side);
        }
    }
    match reached {
        Some(ending) if ending == line => Ok(()),
        Some(ending) => Err(alloc::format!("the game ended with '{ending}'")),
        None => Err("the game is not over".into()),
    }
}

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl core::error::Error for RecordError {}
