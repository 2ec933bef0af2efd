//! All tests of arena as one program: every program more would be linked and optimised once more.

mod common;
mod content;
mod golden;
mod odds;
mod rules;
mod scenes;
mod suite;
mod tools;
mod types;
