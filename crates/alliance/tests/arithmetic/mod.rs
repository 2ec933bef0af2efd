//! The arithmetic of one attack, from faces to sums, and the words in which it is written.

mod best;
mod condition;
mod effect;
mod faces;
mod modifiers;
mod options;
mod pool;
mod tally;
