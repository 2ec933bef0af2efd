//! What stands on a unit card: dice, keywords, ranks and types.

mod dice;
mod keywords;
mod profile;
