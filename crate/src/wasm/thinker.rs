//! What the computer players and the win-chance bar need before anything is solved.

use alloc::string::{String, ToString};

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::analyst::{Analysis, review, unknown};
use super::error::{Code, refuse};
use super::{position, rule_set, to_js};
use crate::engine::quick::Quick;
use crate::engine::{levels, playout};
use crate::random::Seeded;

/// The estimated chances of a position text, as the analyst's `analyse`.
#[wasm_bindgen]
pub fn estimate(rules: &str, text: &str) -> Result<JsValue, JsValue> {
    let rules = rule_set(rules)?;
    let (position, score) = position(text, &rules)?;
    to_js(&Analysis::new(&Quick::new(&rules), &position, score).ok_or_else(unknown)?)
}

/// A game looked back on by estimated chances, as the analyst's `review`.
#[wasm_bindgen(js_name = estimateReview)]
pub fn estimate_review(rules: &str, record: &str) -> Result<JsValue, JsValue> {
    review(record, &Quick::new(&rule_set(rules)?))
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
