//! The bindings for the browser: thin, no decisions.

#[cfg(feature = "analyst")]
mod analyst;
#[cfg(feature = "table")]
mod entropy;
mod error;
#[cfg(feature = "table")]
mod options;
#[cfg(feature = "table")]
mod session;
#[cfg(feature = "table")]
mod table;
#[cfg(feature = "analyst")]
mod thinker;

use wasm_bindgen::JsValue;

use crate::engine::ending;
use crate::puluc::{Position, RuleSet};
use error::{Code, refuse};

/// Views travel as plain objects with `null` for what is missing.
fn to_js(value: &impl serde::Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| refuse(Code::Wasm, error))
}

fn rule_set(text: &str) -> Result<RuleSet, JsValue> {
    ending::accept(text).map_err(error::rules)
}

fn position(text: &str, rules: &RuleSet) -> Result<(Position, Option<u8>), JsValue> {
    Position::parse(text, rules).map_err(|error| refuse(Code::BadPosition, error))
}
