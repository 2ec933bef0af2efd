//! The binary as people and scripts call it.

mod scene;
#[cfg(unix)]
mod serve;
mod simulate;
