#![doc = include_str!("../README.md")]
#![no_std]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod engine;
pub mod perft;
pub mod puluc;
pub mod random;
pub mod session;
mod side;
#[cfg(feature = "std")]
pub mod solve;

pub use side::{Side, Sided};

#[cfg(any(feature = "table", feature = "analyst"))]
mod wasm;
