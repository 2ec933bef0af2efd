//! The game `alliance`: heroes against an enemy that plays itself and says why.
//!
//! Rule numbers in this crate are those of `content/alliance/rules`: `R4.7` for a rule, `A26` for a reading of an
//! ambiguity, `T5` and `D3` for worked examples.

pub mod attack;
pub mod dice;
pub mod enemy;
pub mod odds;
pub mod scene;
pub mod surge;
pub mod world;
