//! The rules of `arena` as tests, one file a section of `content/arena/rules`.
//!
//! The doc comment of each test cites the rules it holds: `arena 24` for a rule, `arena S6` for the set-up,
//! `arena A3` for a reading, `arena X2` for an expansion. `tools/rules-without-test arena` lists what nobody cites.

mod cards;
mod check;
mod end;
mod fight;
mod force;
mod memory;
mod modules;
mod perft;
mod push;
mod refill;
mod refusals;
mod roll;
mod rush;
mod setup;
mod table;
mod won;
