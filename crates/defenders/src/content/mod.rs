//! What is printed: types, reading, checking. Read from `content/defenders`, checked once, then shared by all games and
//! never part of a state.

pub mod tiles;
