//! Errors with the codes of the element's interface.

use alloc::string::ToString;

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

use crate::puluc::RuleSetError;
use crate::session::{OptionsError, SessionError};

/// Why a call is refused.
pub enum Code {
    BadPosition,
    BadRules,
    EndlessRules,
    BadRecord,
    BadMove,
    BadState,
    BadFaces,
    Wasm,
}

impl Code {
    const fn name(&self) -> &'static str {
        match self {
            Code::BadPosition => "bad-position",
            Code::BadRules => "bad-rules",
            Code::EndlessRules => "endless-rules",
            Code::BadRecord => "bad-record",
            Code::BadMove => "bad-move",
            Code::BadState => "bad-state",
            Code::BadFaces => "bad-faces",
            Code::Wasm => "wasm",
        }
    }
}

/// An `Error` with a `code`.
pub fn refuse(code: Code, why: impl ToString) -> JsValue {
    let error = Error::new(&why.to_string());
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.name().into());
    error.into()
}

pub fn rules(error: RuleSetError) -> JsValue {
    let code = match error {
        RuleSetError::Endless => Code::EndlessRules,
        _ => Code::BadRules,
    };
    refuse(code, error)
}

pub fn options(error: OptionsError) -> JsValue {
    match error {
        OptionsError::Rules(error) => rules(error),
        OptionsError::Position(_) | OptionsError::ScoreInStart => refuse(Code::BadPosition, error),
    }
}

pub fn session(error: SessionError) -> JsValue {
    let code = match error {
        SessionError::IllegalMove(_) => Code::BadMove,
        SessionError::Instrument => Code::BadFaces,
        _ => Code::BadState,
    };
    refuse(code, error)
}
