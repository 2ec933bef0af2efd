//! What ships, and what a broken pack is told.

mod broken;
mod language;
mod shipped;
mod tables;
