//! Errors with the codes of the element's interface.

use alloc::string::ToString;

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

#[cfg(any(feature = "table", feature = "analyst"))]
use crate::puluc::RuleSetError;
#[cfg(feature = "table")]
use crate::session::{OptionsError, SessionError};

/// Why a call is refused.
#[allow(dead_code, reason = "each module of the page refuses with some of them")]
pub enum Code {
    BadPosition,
    BadRules,
    EndlessRules,
    BadRecord,
    BadMove,
    BadState,
    BadFaces,
    TooLarge,
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
            Code::TooLarge => "too-large",
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

#[cfg(any(feature = "table", feature = "analyst"))]
pub fn rules(error: RuleSetError) -> JsValue {
    let code = match error {
        RuleSetError::Endless => Code::EndlessRules,
        _ => Code::BadRules,
    };
    refuse(code, error)
}

#[cfg(feature = "table")]
pub fn options(error: OptionsError) -> JsValue {
    match error {
        OptionsError::Rules(error) => rules(error),
        OptionsError::Position(_) | OptionsError::ScoreInStart => refuse(Code::BadPosition, error),
    }
}

#[cfg(feature = "table")]
pub fn session(error: SessionError) -> JsValue {
    let code = match error {
        SessionError::IllegalMove(_) => Code::BadMove,
        SessionError::Instrument => Code::BadFaces,
        _ => Code::BadState,
    };
    refuse(code, error)
}
