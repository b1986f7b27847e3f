//! Options of a new game as JavaScript gives them.

use alloc::string::String;

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::error::{Code, refuse};
use crate::Sided;
use crate::engine::levels::Level;
use crate::session::{Kind, Player};
#[cfg(feature = "table")]
use crate::{
    Side,
    session::{First, Options},
};

/// The largest whole number that JavaScript holds exactly.
const LARGEST: f64 = 9_007_199_254_740_991.0;

#[cfg(feature = "table")]
pub fn read(given: &JsValue) -> Result<Options, JsValue> {
    Ok(Options {
        rules: text(given, "rules")?.unwrap_or_default(),
        players: players(given)?,
        first: match text(given, "first")?.as_deref() {
            None | Some("throw-off") => First::ThrowOff,
            Some("a") => First::Side(Side::A),
            Some("b") => First::Side(Side::B),
            Some(_) => return Err(refuse(Code::BadState, "first must be a, b or throw-off")),
        },
        seed: seed(&field(given, "seed"))?,
        position: text(given, "position")?,
        men: men(&field(given, "men"))?,
    })
}

pub fn players(given: &JsValue) -> Result<Sided<Player>, JsValue> {
    Ok(Sided { a: player(&field(given, "a"))?, b: player(&field(given, "b"))? })
}

/// A property, `undefined` where there is none.
pub fn field(given: &JsValue, name: &str) -> JsValue {
    Reflect::get(given, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

pub fn text(given: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    let value = field(given, name);
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let text = value.as_string();
    text.map(Some).ok_or_else(|| refuse(Code::BadState, alloc::format!("{name} must be a text")))
}

#[cfg(feature = "table")]
fn men(value: &JsValue) -> Result<Option<Sided<u32>>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let of = |side| {
        let whole = field(value, side).as_f64().filter(|men| (0.0..=255.0).contains(men) && men % 1.0 == 0.0);
        whole
            .map(|men| men as u32)
            .ok_or_else(|| refuse(Code::BadState, "men must be two whole numbers, a and b"))
    };
    Ok(Some(Sided { a: of("a")?, b: of("b")? }))
}

pub fn seed(value: &JsValue) -> Result<Option<u64>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    let whole = value.as_f64().filter(|seed| (0.0..=LARGEST).contains(seed) && seed % 1.0 == 0.0);
    let seed = whole.ok_or_else(|| refuse(Code::BadState, "the seed must be a whole number from 0"))?;
    Ok(Some(seed as u64))
}

fn player(given: &JsValue) -> Result<Player, JsValue> {
    let kind = match text(given, "kind")?.as_deref() {
        None | Some("human") => Kind::Human,
        Some("computer") => {
            let name = text(given, "level")?.unwrap_or_else(|| "easy".into());
            let level = Level::from_name(&name)
                .ok_or_else(|| refuse(Code::BadState, alloc::format!("no level is called '{name}'")))?;
            Kind::Computer(level)
        }
        Some(_) => return Err(refuse(Code::BadState, "a player is human or computer")),
    };
    Ok(Player::new(kind, &text(given, "name")?.unwrap_or_default()))
}
