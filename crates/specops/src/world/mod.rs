//! The table and who stands where: what space lets miniatures do. Borrowed, never owned, so that a game, a scene and a
//! search ask the same code.

pub use crate::content::Condition;
