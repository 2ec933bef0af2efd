//! The binary `sortie`, and its command line with other games than those that ship.

#[cfg(unix)]
mod serve;

mod games;
mod odds;
mod scene;
mod simulate;
