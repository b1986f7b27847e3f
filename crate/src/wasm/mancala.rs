//! Mancala for the page: a match, and who thinks about it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{Code, refuse};
use super::matches::{begin, from_record, refused, thinking_seed};
use super::{level, read_move, side, to_js};
use crate::Side;
use crate::mancala::review::judge;
use crate::mancala::think::{Judgement, Thinker};
use crate::mancala::{Position, RuleSet, Session, levels};
use crate::random::Seeded;

/// A match of Mancala. Every call either does its whole work or throws an `Error` with a `code` and changes nothing.
#[wasm_bindgen(js_name = MancalaSession)]
pub struct WasmMancala(Session);

#[wasm_bindgen(js_class = MancalaSession)]
impl WasmMancala {
    /// A new game: `{ rules, a, b, first, seed, position }`.
    #[wasm_bindgen(constructor)]
    pub fn new(given: &JsValue) -> Result<WasmMancala, JsValue> {
        begin(given, ()).map(WasmMancala)
    }

    /// A game read from its record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<WasmMancala, JsValue> {
        from_record(record).map(WasmMancala)
    }

    /// All that a view shows, as plain data.
    pub fn snapshot(&self) -> Result<JsValue, JsValue> {
        to_js(&self.0.snapshot())
    }

    /// Sows from a pit, 1 to 6, by its text; returns the events.
    pub fn play(&mut self, mv: &str) -> Result<JsValue, JsValue> {
        to_js(&self.0.play(read_move(mv)?).map_err(refused)?)
    }

    /// Back to the last decision of a human.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.0.undo().map_err(refused)
    }

    /// Takes the last undo back.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        self.0.redo().map_err(refused)
    }

    /// The side (`a` or `b`) gives up; returns the events.
    pub fn resign(&mut self, loser: &str) -> Result<JsValue, JsValue> {
        to_js(&[self.0.resign(side(loser)?).map_err(refused)?])
    }

    /// The next game of the same players; the other one begins.
    pub fn rematch(&self) -> WasmMancala {
        WasmMancala(self.0.rematch())
    }

    /// The game as it stood before a sowing, counted from 0.
    pub fn at(&self, turn: usize) -> Result<WasmMancala, JsValue> {
        self.0.at(turn).map(WasmMancala).map_err(refused)
    }

    /// The record as text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// A seed for the computer's decision in this turn, exact in JavaScript.
    #[wasm_bindgen(js_name = thinkingSeed)]
    pub fn thinking_seed(&self) -> f64 {
        thinking_seed(&self.0)
    }
}

/// A legal sowing and by how many seeds the side to sow wins in the end.
#[derive(serde::Serialize)]
struct Valued {
    #[serde(rename = "move")]
    mv: String,
    value: i32,
}

#[derive(serde::Serialize)]
struct Analysis {
    /// By how many seeds the side to sow wins with the best sowing; `null` once the game is over.
    value: Option<i32>,
    exact: bool,
    /// The best first, then as text.
    moves: Vec<Valued>,
}

impl From<&Judgement> for Analysis {
    fn from(judged: &Judgement) -> Analysis {
        let mut moves = judged.moves.clone();
        moves.sort_by_key(|&(_, value)| core::cmp::Reverse(value));
        let moves = moves.into_iter().map(|(pit, value)| Valued { mv: pit.to_string(), value }).collect();
        Analysis { value: judged.best(), exact: judged.exact, moves }
    }
}

#[derive(serde::Serialize)]
struct Judged {
    side: Side,
    position: String,
    #[serde(rename = "move")]
    mv: String,
    best: i32,
    value: i32,
    /// What the sowing cost, in seeds.
    loss: i32,
    /// What a wrong one could have cost.
    stake: i32,
    analysis: Analysis,
}

/// Who thinks: remembers what was found, so keep one for a rule set. `budget` is how many boards it may look into, `Infinity` for exact values
/// whatever they take.
#[wasm_bindgen(js_name = MancalaThinker)]
pub struct WasmThinker(Thinker);

#[wasm_bindgen(js_class = MancalaThinker)]
impl WasmThinker {
    /// By a rule-set text; remembers `2^bits` boards of each kind of search, 56 bytes each.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, bits: u32) -> Result<WasmThinker, JsValue> {
        let rules: RuleSet = rules.parse().map_err(|error| refuse(Code::BadRules, error))?;
        if !(8..=22).contains(&bits) {
            return Err(refuse(Code::TooLarge, "bits are 8 to 22"));
        }
        Ok(WasmThinker(Thinker::new(rules, bits)))
    }

    /// Every legal sowing of a position text with what it comes to.
    pub fn analyse(&mut self, position: &str, budget: f64) -> Result<JsValue, JsValue> {
        let position = self.read(position)?;
        to_js(&Analysis::from(&self.0.judge(&position, boards(budget))))
    }

    /// A computer player's pit; `seed` decides what the level leaves to chance, `budget` binds the level `perfect`.
    pub fn think(&mut self, position: &str, name: &str, budget: f64, seed: f64) -> Result<String, JsValue> {
        let position = self.read(position)?;
        let mut random = Seeded::new(seed.to_bits());
        levels::choose(level(name)?, &mut self.0, &position, boards(budget), &mut random)
            .map(|pit| pit.to_string())
            .ok_or_else(|| refuse(Code::BadState, "there is no legal move"))
    }

    /// What a sowing of a game cost, counted from 0; `null` where there is no such sowing.
    pub fn judge(&mut self, record: &str, turn: usize, budget: f64) -> Result<JsValue, JsValue> {
        let session: Session = from_record(record)?;
        if session.rules() != self.0.rules() {
            return Err(refuse(Code::BadRules, "the game is played by other rules"));
        }
        let judged = judge(&session, turn, &mut self.0, boards(budget)).map(|one| Judged {
            side: one.side(),
            position: one.position.to_string(),
            mv: one.pit.to_string(),
            best: one.best,
            value: one.value,
            loss: one.loss(),
            stake: one.at_stake(),
            analysis: Analysis::from(&one.judgement),
        });
        to_js(&judged)
    }
}

impl WasmThinker {
    fn read(&self, text: &str) -> Result<Position, JsValue> {
        Position::parse(text, self.0.rules()).map_err(|error| refuse(Code::BadPosition, error))
    }
}

/// A number of JavaScript as a budget: infinite ones saturate.
const fn boards(budget: f64) -> u64 {
    budget as u64
}
