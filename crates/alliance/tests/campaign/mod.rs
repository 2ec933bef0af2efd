//! Campaigns: the star map, what is bought, trained, handed around and met on it, and how missions and campaigns end.

mod act_one;
mod allies;
mod armory;
mod begin;
mod encounters;
mod endings;
mod inventory;
mod progress;
mod promises;
mod saves;
mod team_cards;
mod tools;
mod training;
