//! What ships, and what a broken pack is told.

mod shipped;
