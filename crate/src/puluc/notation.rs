//! Position text: `SPACES HOME DEAD TURN [SCORE]`, for example `-/-/a/-/ba/-/-/-/- 3,4 0,0 a`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::position::Position;
use super::ruleset::RuleSet;
use super::setup::{PositionError, Setup};
use super::stack::{Stack, TALLEST};
use crate::{Side, Sided};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, stack) in self.road.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "/" })?;
            if stack.is_empty() { f.write_str("-")? } else { write!(f, "{stack}")? }
        }
        let Setup { home, dead, turn, .. } = self;
        write!(f, " {},{} {},{} {turn}", home.a, home.b, dead.a, dead.b)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut fields = text.split_ascii_whitespace();
        let setup = read(&mut fields)?;
        match fields.next() {
            None => Ok(setup),
            Some(field) => Err(SetupError::TooMany(field.into())),
        }
    }
}

/// Reads the four fields of a setup.
fn read<'a>(fields: &mut impl Iterator<Item = &'a str>) -> Result<Setup, SetupError> {
    let mut field = |name| fields.next().ok_or(SetupError::Missing(name));
    Ok(Setup {
        road: field("spaces")?.split('/').map(stack).collect::<Result<Vec<_>, _>>()?,
        home: pair("home", field("home")?)?,
        dead: pair("dead", field("dead")?)?,
        turn: match field("turn")? {
            "a" => Side::A,
            "b" => Side::B,
            other => return Err(SetupError::Turn(other.into())),
        },
    })
}

fn stack(text: &str) -> Result<Stack, SetupError> {
    if text == "-" {
        return Ok(Stack::EMPTY);
    }
    let men = text.chars().map(Side::from_letter).collect::<Option<Vec<_>>>();
    let men = men.filter(|men| !men.is_empty()).ok_or_else(|| SetupError::Stack(text.into()))?;
    let height = men.len();
    Stack::from_men(men).ok_or(SetupError::TooHigh(height))
}

fn pair(name: &'static str, text: &str) -> Result<Sided<u32>, SetupError> {
    let number = |text: &str| {
        // `parse` alone would also take a sign.
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
    };
    let pair = text.split_once(',').and_then(|(a, b)| Some(Sided { a: number(a)?, b: number(b)? }));
    pair.ok_or_else(|| SetupError::Pair(name, text.into()))
}

impl Position {
    /// Reads a position text, with the score if a throw is already made.
    ///
    /// # Errors
    /// What does not parse, or cannot stand in the rule set.
    pub fn parse(text: &str, rules: &RuleSet) -> Result<(Position, Option<u8>), SetupError> {
        let mut fields = text.split_ascii_whitespace();
        let position = read(&mut fields)?.position(rules)?;
        let score = match fields.next() {
            None => None,
            Some(field) => match field.as_bytes() {
                [digit @ b'0'..=b'9'] => Some(digit - b'0'),
                _ => return Err(SetupError::Score(field.into())),
            },
        };
        if let Some(field) = fields.next() {
            return Err(SetupError::TooMany(field.into()));
        }
        if let Some(score) = score
            && rules.odds()[usize::from(score)] == 0
        {
            return Err(PositionError::Score { score }.into());
        }
        Ok((position, score))
    }

    /// The position text, with the score as fifth field where a throw is made.
    pub fn text_with(&self, rules: &RuleSet, score: Option<u8>) -> String {
        let mut text = self.text(rules);
        if let Some(score) = score {
            text.push(' ');
            text.push_str(&score.to_string());
        }
        text
    }
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A field is missing.
    Missing(&'static str),
    /// More fields than there are.
    TooMany(String),
    /// Not a stack.
    Stack(String),
    /// A stack of more men than there can be.
    TooHigh(usize),
    /// Not two numbers.
    Pair(&'static str, String),
    /// Neither a nor b.
    Turn(String),
    /// Not a score.
    Score(String),
    /// It cannot stand in the rule set.
    Position(PositionError),
}

impl From<PositionError> for SetupError {
    fn from(error: PositionError) -> SetupError {
        SetupError::Position(error)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Missing(field) => write!(f, "the {field} field is missing"),
            SetupError::TooMany(field) => write!(f, "'{field}' is one field too many"),
            SetupError::Stack(text) => {
                write!(f, "'{text}' is no stack: write - or men a and b, bottom to top")
            }
            SetupError::TooHigh(height) => {
                write!(f, "a stack of {height} men is too high: there are at most {TALLEST}")
            }
            SetupError::Pair(name, text) => write!(f, "{name} must be two numbers like 3,4, not '{text}'"),
            SetupError::Turn(text) => write!(f, "the side to move must be a or b, not '{text}'"),
            SetupError::Score(text) => write!(f, "the score must be a digit, not '{text}'"),
            SetupError::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SetupError {}
