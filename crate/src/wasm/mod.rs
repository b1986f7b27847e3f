//! The bindings for the browser: thin, no decisions.

#[cfg(feature = "analyst")]
mod analyst;
#[cfg(any(feature = "table", feature = "side"))]
mod entropy;
mod error;
#[cfg(feature = "side")]
mod mancala;
#[cfg(feature = "side")]
mod matches;
#[cfg(any(feature = "table", feature = "side"))]
mod options;
#[cfg(feature = "table")]
mod session;
#[cfg(feature = "table")]
mod table;
#[cfg(feature = "side")]
mod tak_tikl;
#[cfg(feature = "analyst")]
mod thinker;

use wasm_bindgen::JsValue;

#[cfg(any(feature = "table", feature = "analyst"))]
use crate::engine::ending;
#[cfg(any(feature = "table", feature = "analyst"))]
use crate::puluc::{Position, RuleSet};
use error::{Code, refuse};

/// Views travel as plain objects with `null` for what is missing.
fn to_js(value: &impl serde::Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| refuse(Code::Wasm, error))
}

#[cfg(any(feature = "table", feature = "analyst"))]
fn rule_set(text: &str) -> Result<RuleSet, JsValue> {
    ending::accept(text).map_err(error::rules)
}

#[cfg(any(feature = "table", feature = "analyst"))]
fn position(text: &str, rules: &RuleSet) -> Result<(Position, Option<u8>), JsValue> {
    Position::parse(text, rules).map_err(|error| refuse(Code::BadPosition, error))
}

/// A computer player's level by its name.
#[cfg(feature = "side")]
fn level(name: &str) -> Result<crate::engine::levels::Level, JsValue> {
    crate::engine::levels::Level::from_name(name)
        .ok_or_else(|| refuse(Code::BadState, alloc::format!("no level is called '{name}'")))
}

#[cfg(any(feature = "table", feature = "side"))]
fn side(name: &str) -> Result<crate::Side, JsValue> {
    match name {
        "a" => Ok(crate::Side::A),
        "b" => Ok(crate::Side::B),
        _ => Err(refuse(Code::BadState, "a side is a or b")),
    }
}

/// A move by its text.
#[cfg(any(feature = "table", feature = "side"))]
fn read_move<M: core::str::FromStr>(text: &str) -> Result<M, JsValue> {
    text.parse().map_err(|_| refuse(Code::BadMove, alloc::format!("'{text}' is no legal move here")))
}
