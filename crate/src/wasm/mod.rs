//! The bindings for the browser: thin, no decisions.

mod entropy;
mod error;
mod options;
mod session;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::engine::{ending, levels, playout};
use crate::puluc::{Position, Preset, RuleSet};
use crate::random::Seeded;
use crate::session::RuleSetView;
use error::{Code, refuse};

/// Views travel as plain objects with `null` for what is missing.
fn to_js(value: &impl serde::Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| refuse(Code::Wasm, error))
}

fn rule_set(text: &str) -> Result<RuleSet, JsValue> {
    ending::accept(text).map_err(error::rules)
}

/// Reads a rule-set text: the set as plain data, or an error with a code.
#[wasm_bindgen(js_name = checkRules)]
pub fn check_rules(text: &str) -> Result<JsValue, JsValue> {
    to_js(&RuleSetView::new(&rule_set(text)?))
}

/// The rule sets with a source, as plain data.
#[wasm_bindgen]
pub fn presets() -> Result<JsValue, JsValue> {
    let views: Vec<RuleSetView> =
        Preset::ALL.into_iter().map(|preset| RuleSetView::new(&preset.rules())).collect();
    to_js(&views)
}

/// The legal moves of a position text with its score, sorted as text.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(rules: &str, position: &str) -> Result<Vec<String>, JsValue> {
    let rules = rule_set(rules)?;
    let (position, score) =
        Position::parse(position, &rules).map_err(|error| refuse(Code::BadPosition, error))?;
    let moves = score.map_or_else(Vec::new, |score| position.moves(&rules, score).sorted());
    Ok(moves.iter().map(ToString::to_string).collect())
}

/// A computer player's move for a position text with its score. `seed` decides what the level leaves to chance.
#[wasm_bindgen]
pub fn think(rules: &str, position: &str, level: &str, seed: f64) -> Result<String, JsValue> {
    let rules = rule_set(rules)?;
    let (position, score) =
        Position::parse(position, &rules).map_err(|error| refuse(Code::BadPosition, error))?;
    let level = levels::Level::from_name(level)
        .ok_or_else(|| refuse(Code::BadState, alloc::format!("no level is called '{level}'")))?;
    let score = score.ok_or_else(|| refuse(Code::BadState, "nothing is thrown yet"))?;
    let mut random = Seeded::new(seed.to_bits());
    levels::choose(level, &rules, &position, score, &mut random)
        .map(|mv| mv.to_string())
        .ok_or_else(|| refuse(Code::BadState, "there is no legal move"))
}

/// Plays random games and returns the number of throws, for measuring.
#[wasm_bindgen(js_name = benchPlayouts)]
pub fn bench_playouts(rules: &str, games: u32, seed: u32) -> Result<f64, JsValue> {
    let rules = rule_set(rules)?;
    Ok(playout::playouts(&rules, games, u64::from(seed)) as f64)
}
