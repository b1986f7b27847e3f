//! The session as a JavaScript class.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::entropy::Device;
use super::error::{self, Code, refuse};
use super::{options, read_move, to_js};
use crate::puluc::{Event, Instrument, Throw};
use crate::session::{Session, ThrowView};

/// A match being played. Every call either does its whole work or throws an `Error` with a `code` and changes nothing.
#[wasm_bindgen(js_name = Session)]
pub struct WasmSession(Session);

#[derive(serde::Serialize)]
#[serde(rename_all = "camelCase")]
struct Thrown {
    #[serde(flatten)]
    throw: ThrowView,
    /// The events of the pass; empty where the turn goes on.
    events: Vec<Event>,
    /// The throw did not count and is to be made again.
    repeat: bool,
}

#[wasm_bindgen(js_class = Session)]
impl WasmSession {
    /// A new game; the options are those of the element's `newGame`.
    #[wasm_bindgen(constructor)]
    pub fn new(given: &JsValue) -> Result<WasmSession, JsValue> {
        let options = options::read(given)?;
        Session::new(&options, &mut Device).map(WasmSession).map_err(error::options)
    }

    /// A game read from its record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<WasmSession, JsValue> {
        Session::from_record(record).map(WasmSession).map_err(|error| refuse(Code::BadRecord, error))
    }

    /// All that a view shows, as plain data.
    pub fn snapshot(&self) -> Result<JsValue, JsValue> {
        to_js(&self.0.snapshot())
    }

    /// Throws for the side to move.
    #[wasm_bindgen(js_name = throwSticks)]
    pub fn throw_sticks(&mut self) -> Result<JsValue, JsValue> {
        let (throw, passed) = self.0.throw(&mut Device).map_err(error::session)?;
        self.thrown(&throw, passed)
    }

    /// Enters a throw of real sticks (four booleans, true = yellow) or of a real die (its pips).
    #[wasm_bindgen(js_name = throwReal)]
    pub fn throw_real(&mut self, fallen: &JsValue) -> Result<JsValue, JsValue> {
        let throw = self.real(fallen)?;
        let (throw, passed) = self.0.throw_real(throw).map_err(error::session)?;
        self.thrown(&throw, passed)
    }

    /// Plays a legal move by its text.
    pub fn play(&mut self, mv: &str) -> Result<JsValue, JsValue> {
        to_js(&self.0.play(read_move(mv)?).map_err(error::session)?)
    }

    /// Back to the last decision of a human.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.0.undo().map_err(error::session)
    }

    /// Takes the last undo back.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        self.0.redo().map_err(error::session)
    }

    /// The side (`a` or `b`) gives up; returns the events.
    pub fn resign(&mut self, side: &str) -> Result<JsValue, JsValue> {
        to_js(&[self.0.resign(super::side(side)?).map_err(error::session)?])
    }

    /// The next game of the same players; the other one begins.
    pub fn rematch(&self) -> WasmSession {
        WasmSession(self.0.rematch())
    }

    /// The game as it stood in a turn, counted from 0.
    pub fn at(&self, turn: usize) -> Result<WasmSession, JsValue> {
        self.0.at(turn).map(WasmSession).map_err(error::session)
    }

    /// Plays the rest where one side can only pass.
    #[wasm_bindgen(js_name = playOut)]
    pub fn play_out(&mut self) -> Result<(), JsValue> {
        self.0.play_out(&mut Device).map_err(error::session)
    }

    /// The record as text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// A seed for the computer's decision in this turn, exact in JavaScript.
    #[wasm_bindgen(js_name = thinkingSeed)]
    pub fn thinking_seed(&self) -> f64 {
        (self.0.thinking_seed(&mut Device) >> 11) as f64
    }
}

impl WasmSession {
    fn real(&self, fallen: &JsValue) -> Result<Throw, JsValue> {
        let rules = self.0.rules();
        let refused = |why: &str| refuse(Code::BadFaces, why);
        if rules.instrument() == Instrument::Die {
            let pips = fallen.as_f64().filter(|pips| (1.0..=6.0).contains(pips) && pips % 1.0 == 0.0);
            let pips = pips.ok_or_else(|| refused("a die shows a number from 1 to 6"))?;
            return Throw::die(pips as u8).map_err(|error| refused(&error.to_string()));
        }
        let four = || refused("four sticks have four faces: an array of four booleans, true for yellow");
        if !Array::is_array(fallen) {
            return Err(four());
        }
        let faces = Array::from(fallen);
        let bits = faces.iter().map(|face| face.as_bool()).collect::<Option<Vec<bool>>>();
        let bits = bits.filter(|bits| bits.len() == 4).ok_or_else(four)?;
        let faces = (0..4).map(|stick| u8::from(bits[stick]) << stick).sum();
        Ok(Throw::sticks(rules, faces))
    }

    fn thrown(&self, throw: &Throw, passed: Option<Vec<Event>>) -> Result<JsValue, JsValue> {
        to_js(&Thrown {
            throw: ThrowView::new(throw, passed.is_some()),
            repeat: passed.is_none() && self.0.lying().is_none(),
            events: passed.unwrap_or_default(),
        })
    }
}
