//! The device's own randomness; the only place that asks for it.

use crate::random::Random;

/// Random bits of the device.
pub struct Device;

impl Random for Device {
    fn bits(&mut self) -> u64 {
        // Every browser with WebAssembly has it; without it no fair game can be played at all.
        getrandom::u64().expect("the device gives random bits")
    }
}
