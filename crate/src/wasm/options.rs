//! Options of a new game as JavaScript gives them.

use alloc::string::String;

use wasm_bindgen::JsValue;

use super::error::{Code, refuse};
use crate::engine::levels::Level;
use crate::session::{First, Kind, Options, Player};
use crate::{Side, Sided};

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Given {
    rules: Option<String>,
    a: Option<GivenPlayer>,
    b: Option<GivenPlayer>,
    first: Option<String>,
    seed: Option<f64>,
    position: Option<String>,
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct GivenPlayer {
    kind: Option<String>,
    name: Option<String>,
    level: Option<String>,
}

/// The largest whole number that JavaScript holds exactly.
const LARGEST: f64 = 9_007_199_254_740_991.0;

pub fn read(value: JsValue) -> Result<Options, JsValue> {
    let given: Given = if value.is_undefined() || value.is_null() {
        Given::default()
    } else {
        serde_wasm_bindgen::from_value(value).map_err(|error| refuse(Code::BadState, error))?
    };
    Ok(Options {
        rules: given.rules.unwrap_or_default(),
        players: Sided { a: player(given.a)?, b: player(given.b)? },
        first: match given.first.as_deref() {
            None | Some("throw-off") => First::ThrowOff,
            Some("a") => First::Side(Side::A),
            Some("b") => First::Side(Side::B),
            Some(other) => {
                return Err(refuse(
                    Code::BadState,
                    alloc::format!("first must be a, b or throw-off, not '{other}'"),
                ));
            }
        },
        seed: match given.seed {
            None => None,
            Some(seed) if seed >= 0.0 && seed <= LARGEST && seed % 1.0 == 0.0 => Some(seed as u64),
            Some(seed) => {
                return Err(refuse(
                    Code::BadState,
                    alloc::format!("the seed must be a whole number from 0, not {seed}"),
                ));
            }
        },
        position: given.position,
    })
}

fn player(given: Option<GivenPlayer>) -> Result<Player, JsValue> {
    let given = given.unwrap_or_default();
    let kind = match given.kind.as_deref() {
        None | Some("human") => Kind::Human,
        Some("computer") => {
            let name = given.level.as_deref().unwrap_or("easy");
            let level = Level::from_name(name)
                .ok_or_else(|| refuse(Code::BadState, alloc::format!("no level is called '{name}'")))?;
            Kind::Computer(level)
        }
        Some(other) => {
            return Err(refuse(
                Code::BadState,
                alloc::format!("a player is human or computer, not '{other}'"),
            ));
        }
    };
    Ok(Player::new(kind, given.name.as_deref().unwrap_or_default()))
}
