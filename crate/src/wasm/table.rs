//! What the page needs at once: rule sets, legal moves, quick players.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{Code, refuse};
use super::{position, rule_set, to_js};
use crate::engine::{levels, playout};
use crate::puluc::Preset;
use crate::random::Seeded;
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

/// A computer player's move for a position text with its score. `seed` decides what the level leaves to chance.
#[wasm_bindgen]
pub fn think(rules: &str, text: &str, level: &str, seed: f64) -> Result<String, JsValue> {
    let rules = rule_set(rules)?;
    let (position, score) = position(text, &rules)?;
    let level = levels::Level::from_name(level)
        .ok_or_else(|| refuse(Code::BadState, alloc::format!("no level is called '{level}'")))?;
    let score = score.ok_or_else(|| refuse(Code::BadState, "nothing is thrown yet"))?;
    let mut random = Seeded::new(seed.to_bits());
    levels::choose(level, None, &rules, &position, score, &mut random)
        .map(|mv| mv.to_string())
        .ok_or_else(|| refuse(Code::BadState, "there is no legal move"))
}

/// Plays random games and returns the number of throws, for measuring.
#[wasm_bindgen(js_name = benchPlayouts)]
pub fn bench_playouts(rules: &str, games: u32, seed: u32) -> Result<f64, JsValue> {
    let rules = rule_set(rules)?;
    Ok(playout::playouts(&rules, games, u64::from(seed)) as f64)
}
