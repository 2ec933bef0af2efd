//! What ships, and what a broken pack is told.

mod broken;
mod shipped;
