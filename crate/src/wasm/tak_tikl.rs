//! Tak-tikl for the page: a match, and the solved game.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::error::{Code, refuse};
use super::matches::{begin, from_record, refused, thinking_seed};
use super::options::{field, text};
use super::{level, read_move, side, to_js};
use crate::random::Seeded;
use crate::taktikl::clock::Hold;
use crate::taktikl::review::{Class, review};
use crate::taktikl::stakes::{Bet, Pledge, Stakes};
use crate::taktikl::table::{Table, Value};
use crate::taktikl::{Position, Session, levels};
use crate::{Side, Sided};

/// A match of Tak-tikl. Every call either does its whole work or throws an `Error` with a `code` and changes nothing.
#[wasm_bindgen(js_name = TakTiklSession)]
pub struct WasmTakTikl(Session);

#[wasm_bindgen(js_class = TakTiklSession)]
impl WasmTakTikl {
    /// A new game: `{ rules, a, b, first, seed, position, stakes: { a: { purse, stake, moves }, b, onlookers, bets } }`.
    #[wasm_bindgen(constructor)]
    pub fn new(given: &JsValue) -> Result<WasmTakTikl, JsValue> {
        begin(given, stakes(&field(given, "stakes"))?).map(WasmTakTikl)
    }

    /// A game read from its record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<WasmTakTikl, JsValue> {
        from_record(record).map(WasmTakTikl)
    }

    /// All that a view shows, as plain data.
    pub fn snapshot(&self) -> Result<JsValue, JsValue> {
        to_js(&self.0.snapshot())
    }

    /// Plays a legal move by its text; returns the events.
    pub fn play(&mut self, mv: &str) -> Result<JsValue, JsValue> {
        to_js(&self.0.play(read_move(mv)?).map_err(refused)?)
    }

    /// So many milliseconds went by; returns the events of a turn that is lost by it.
    #[wasm_bindgen(js_name = passTime)]
    pub fn pass_time(&mut self, milliseconds: u32) -> Result<JsValue, JsValue> {
        to_js(&self.0.pass_time(milliseconds))
    }

    /// The clock stands still for a reason (`hidden`, `animation`, `text-board`, `paused`) or runs again.
    pub fn hold(&mut self, why: &str, held: bool) -> Result<(), JsValue> {
        let why = match why {
            "hidden" => Hold::Hidden,
            "animation" => Hold::Animation,
            "text-board" => Hold::TextBoard,
            "paused" => Hold::Paused,
            _ => return Err(refuse(Code::BadState, "nothing of that name holds the clock")),
        };
        if held {
            self.0.hold(why);
        } else {
            self.0.release(why);
        }
        Ok(())
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
    pub fn rematch(&self) -> WasmTakTikl {
        WasmTakTikl(self.0.rematch())
    }

    /// The game as it stood before a turn, counted from 0.
    pub fn at(&self, turn: usize) -> Result<WasmTakTikl, JsValue> {
        self.0.at(turn).map(WasmTakTikl).map_err(refused)
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

fn stakes(given: &JsValue) -> Result<Option<Stakes>, JsValue> {
    if given.is_undefined() || given.is_null() {
        return Ok(None);
    }
    let pledge = |name: &str| {
        let given = field(given, name);
        let moves = u16::try_from(number(&given, "moves")?)
            .map_err(|_| refuse(Code::BadState, "moves must be fewer than 65,536"))?;
        Ok::<_, JsValue>(Pledge { purse: number(&given, "purse")?, stake: number(&given, "stake")?, moves })
    };
    let onlookers = list(&field(given, "onlookers"))
        .iter()
        .map(|purse| whole(purse, "a purse"))
        .collect::<Result<Vec<_>, _>>()?;
    let bets = list(&field(given, "bets"))
        .iter()
        .map(|bet| {
            let on = side(&text(bet, "on")?.unwrap_or_default())?;
            Ok(Bet { onlooker: number(bet, "onlooker")? as usize, on, kernels: number(bet, "kernels")? })
        })
        .collect::<Result<Vec<_>, JsValue>>()?;
    Stakes::new(Sided { a: pledge("a")?, b: pledge("b")? }, onlookers, bets)
        .map(Some)
        .map_err(|error| refuse(Code::BadState, error))
}

fn list(given: &JsValue) -> Vec<JsValue> {
    if Array::is_array(given) { Array::from(given).to_vec() } else { Vec::new() }
}

fn number(given: &JsValue, name: &str) -> Result<u32, JsValue> {
    whole(&field(given, name), name)
}

fn whole(value: &JsValue, name: &str) -> Result<u32, JsValue> {
    let whole = value.as_f64().filter(|one| (0.0..=f64::from(u32::MAX)).contains(one) && one % 1.0 == 0.0);
    whole
        .map(|one| one as u32)
        .ok_or_else(|| refuse(Code::BadState, alloc::format!("{name} must be a whole number from 0")))
}

/// A value: `result` is `win`, `loss` or `draw`, with the plies to the end.
#[derive(serde::Serialize)]
#[serde(rename_all = "camelCase")]
struct Valued {
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(flatten)]
    value: Value,
}

#[derive(serde::Serialize)]
struct Analysis {
    #[serde(flatten)]
    value: Value,
    /// The best first, then as text.
    moves: Vec<Valued>,
}

#[derive(serde::Serialize)]
struct Judged {
    side: Side,
    position: String,
    best: Value,
    value: Value,
    loss: i32,
    class: Option<Class>,
    moves: Vec<Valued>,
}

/// The whole game, solved.
#[wasm_bindgen(js_name = TakTiklTable)]
pub struct WasmTable(Table);

#[wasm_bindgen(js_class = TakTiklTable)]
impl WasmTable {
    /// Solves the game.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "a constructor for JavaScript")]
    pub fn new() -> WasmTable {
        WasmTable(Table::solve())
    }

    /// The value of a position text for the side to move, and of each legal move for who makes it.
    pub fn analyse(&self, position: &str) -> Result<JsValue, JsValue> {
        let position = read(position)?;
        to_js(&Analysis { value: self.0.value(&position), moves: self.moves(&position) })
    }

    /// A computer player's move; `seed` decides what the level leaves to chance.
    pub fn think(&self, position: &str, name: &str, seed: f64) -> Result<String, JsValue> {
        let mut random = Seeded::new(seed.to_bits());
        levels::choose(level(name)?, &self.0, &read(position)?, &mut random)
            .map(|mv| mv.to_string())
            .ok_or_else(|| refuse(Code::BadState, "there is no legal move"))
    }

    /// What each turn of a game did to the result.
    pub fn review(&self, record: &str) -> Result<JsValue, JsValue> {
        let session: Session = from_record(record)?;
        let judged: Vec<Judged> = review(&session, &self.0)
            .iter()
            .map(|one| Judged {
                side: one.side(),
                position: one.position.to_string(),
                best: one.best,
                value: one.value,
                loss: one.loss(),
                class: one.class(),
                moves: self.moves(&one.position),
            })
            .collect();
        to_js(&judged)
    }
}

impl WasmTable {
    fn moves(&self, position: &Position) -> Vec<Valued> {
        let mut moves = levels::moves(&self.0, position);
        moves.sort_by_key(|(_, value)| core::cmp::Reverse(value.rank()));
        moves.into_iter().map(|(mv, value)| Valued { mv: Some(mv.to_string()), value }).collect()
    }
}

fn read(text: &str) -> Result<Position, JsValue> {
    text.parse().map_err(|error| refuse(Code::BadPosition, error))
}
