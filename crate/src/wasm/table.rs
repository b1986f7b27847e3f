//! What the page needs at once: rule sets and legal moves.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{position, rule_set, to_js};
use crate::puluc::Preset;
use crate::session::RuleSetView;

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
pub fn legal_moves(rules: &str, text: &str) -> Result<Vec<String>, JsValue> {
    let rules = rule_set(rules)?;
    let (position, score) = position(text, &rules)?;
    let moves = score.map_or_else(Vec::new, |score| position.moves(&rules, score).sorted());
    Ok(moves.iter().map(ToString::to_string).collect())
}
