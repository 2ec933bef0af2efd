//! Answers of any bytes in any state of any game: what is refused changes nothing, and nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "each target drives one half of it")]
#[path = "../../crates/specops/tests/probe.rs"]
mod probe;

fuzz_target!(|bytes: &[u8]| probe::choices(bytes));
