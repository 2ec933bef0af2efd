//! Scenes of any bytes: an answer or an error, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target drives one half of it")]
#[path = "../../crates/specops/tests/probe.rs"]
mod probe;

fuzz_target!(|bytes: &[u8]| probe::scenes(bytes));
