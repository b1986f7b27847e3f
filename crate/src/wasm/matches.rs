//! What the bindings of both other games do alike.

use core::fmt::Display;

use wasm_bindgen::JsValue;

use super::entropy::Device;
use super::error::{Code, refuse};
use super::options::{field, players, seed, text};
use super::side;
use crate::matches::{Game, Match, Options, OptionsError, SessionError};

/// A new game from its options and what it is played for.
pub fn begin<G: Game>(given: &JsValue, stakes: G::Stakes) -> Result<Match<G>, JsValue> {
    let options = Options {
        rules: text(given, "rules")?.unwrap_or_default(),
        players: players(given)?,
        first: text(given, "first")?.map(|first| side(&first)).transpose()?,
        seed: seed(&field(given, "seed"))?,
        position: text(given, "position")?,
        stakes,
    };
    Match::new(&options).map_err(|error| match error {
        OptionsError::Rules(error) => refuse(Code::BadRules, error),
        OptionsError::Position(error) => refuse(Code::BadPosition, error),
    })
}

pub fn from_record<G: Game>(record: &str) -> Result<Match<G>, JsValue> {
    Match::from_record(record).map_err(|error| refuse(Code::BadRecord, error))
}

/// A seed for the computer's decision in this turn, exact in JavaScript.
pub fn thinking_seed<G: Game>(game: &Match<G>) -> f64 {
    (game.thinking_seed(&mut Device) >> 11) as f64
}

pub fn refused<M: Display>(error: SessionError<M>) -> JsValue {
    let code = match error {
        SessionError::IllegalMove(_) => Code::BadMove,
        _ => Code::BadState,
    };
    refuse(code, error)
}
