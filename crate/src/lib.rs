#![doc = include_str!("../README.md")]
#![no_std]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod engine;
mod history;
pub mod mancala;
pub mod matches;
pub mod perft;
pub mod puluc;
pub mod random;
pub mod session;
mod side;
#[cfg(feature = "std")]
pub mod solve;
pub mod taktikl;

pub use side::{Side, Sided};

#[cfg(any(feature = "table", feature = "analyst", feature = "side"))]
mod wasm;
