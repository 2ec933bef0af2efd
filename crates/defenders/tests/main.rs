//! All tests of defenders as one program: every program more would be linked and optimised once more.

mod arithmetic;
mod board;
mod campaign;
mod common;
mod companion;
mod content;
mod documentation;
mod examples;
mod golden;
mod missions;
mod odds;
mod play;
mod scene;
mod story;
mod suite;
mod tampered;
mod tiles;
mod types;
mod watch;
mod watched;
