//! Puzzles: positions with a throw that lies, where one move is clearly the best.
//!
//! The side to move is always a, so that whoever solves them has the same side. `docs/puzzles.md` has the text.

mod find;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

pub use find::find;

use super::chances::Chances;
use super::review::Class;
use crate::puluc::{Move, Position, RuleSet, SetupError};

/// Grades, the easiest first, are counted from 1.
pub const GRADES: usize = 4;

/// Chances and costs are kept in thousandths.
const PARTS: f64 = 1000.0;

/// A position to find the best move in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How hard it is, from 1 to [`GRADES`].
    pub grade: u8,
    /// The position; a is to move.
    pub position: Position,
    /// The score that lies.
    pub score: u8,
    /// The chance of the mover with the best move, in thousandths.
    pub chance: u16,
    /// The best move.
    pub best: Move,
    /// The other legal moves with what they cost in thousandths, the cheapest first.
    pub others: Vec<(Move, u16)>,
}

impl Puzzle {
    /// What the chances make of a position with its score; `None` where they are not known or there is nothing to choose.
    pub fn new(chances: &impl Chances, position: &Position, score: u8, grade: u8) -> Option<Puzzle> {
        let moves = chances.moves(position, score)?;
        let (&(best, chance), others) = moves.split_first().filter(|(_, others)| !others.is_empty())?;
        let others = others.iter().map(|&(mv, other)| (mv, parts(chance - other))).collect();
        Some(Puzzle { grade, position: position.clone(), score, chance: parts(chance), best, others })
    }

    /// By how much the best move is better than the next, in thousandths.
    pub fn gap(&self) -> u16 {
        self.others.first().map_or(0, |&(_, cost)| cost)
    }

    /// Its line of the file.
    pub fn text(&self, rules: &RuleSet) -> String {
        let position = self.position.text_with(rules, Some(self.score));
        let mut text = alloc::format!("{} {} {position} {}", self.grade, self.chance, self.best);
        for &(mv, cost) in &self.others {
            text.push_str(&alloc::format!(" {mv}:{cost}{}", letter(cost)));
        }
        text
    }

    /// Reads a line of the file.
    ///
    /// # Errors
    /// What does not parse, cannot stand in the rule set, or does not name every legal move once, the cheapest first.
    pub fn parse(text: &str, rules: &RuleSet) -> Result<Puzzle, PuzzleError> {
        let mut fields = text.split(' ');
        let mut field =
            |name| fields.next().filter(|field| !field.is_empty()).ok_or(PuzzleError::Field(name));
        let grade = number("grade", field("grade")?)?;
        let chance = number("chance", field("chance")?)?;
        let texts = (0..5).map(|_| field("position")).collect::<Result<Vec<_>, _>>()?.join(" ");
        let (position, score) = Position::parse(&texts, rules)?;
        let score = score.ok_or(PuzzleError::Field("position"))?;
        let best = mv(field("best move")?)?;
        let others = fields.map(other).collect::<Result<Vec<_>, _>>()?;
        let puzzle = Puzzle { grade, position, score, chance, best, others };
        let legal = puzzle.position.moves(rules, score);
        let mut named: Vec<Move> = puzzle.others.iter().map(|&(mv, _)| mv).chain([best]).collect();
        named.sort_by_cached_key(ToString::to_string);
        let in_order = puzzle.others.is_sorted_by_key(|&(_, cost)| cost);
        if named != legal.sorted() || !in_order || named.len() < 2 {
            return Err(PuzzleError::Moves);
        }
        Ok(puzzle)
    }
}

/// A share in whole thousandths.
fn parts(share: f64) -> u16 {
    (share * PARTS + 0.5) as u16
}

/// The letter of a cost's class, so that who reads the file need not know the classes' bounds.
fn letter(cost: u16) -> char {
    match Class::of(f64::from(cost) / PARTS) {
        Class::Best => 'x',
        Class::Good => 'g',
        Class::Slip => 's',
        Class::Mistake => 'm',
        Class::Blunder => 'b',
    }
}

fn number<N: FromStr>(name: &'static str, text: &str) -> Result<N, PuzzleError> {
    text.parse().map_err(|_| PuzzleError::Field(name))
}

fn mv(text: &str) -> Result<Move, PuzzleError> {
    text.parse().map_err(|_| PuzzleError::Field("move"))
}

/// `MOVE:COST` and the letter of the class.
fn other(text: &str) -> Result<(Move, u16), PuzzleError> {
    let (name, rest) = text.split_once(':').ok_or(PuzzleError::Field("cost"))?;
    let mut digits = rest.chars();
    let class = digits.next_back();
    let cost = number("cost", digits.as_str())?;
    if class == Some(letter(cost)) { Ok((mv(name)?, cost)) } else { Err(PuzzleError::Field("class")) }
}

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// A field is missing or cannot be read.
    Field(&'static str),
    /// The position.
    Position(SetupError),
    /// The moves are not the legal ones, the cheapest first.
    Moves,
}

impl From<SetupError> for PuzzleError {
    fn from(error: SetupError) -> PuzzleError {
        PuzzleError::Position(error)
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Field(name) => write!(f, "the {name} is missing or cannot be read"),
            PuzzleError::Position(error) => error.fmt(f),
            PuzzleError::Moves => f.write_str("the moves are not the legal ones, the cheapest first"),
        }
    }
}

impl core::error::Error for PuzzleError {}
