//! Missions: small ones, a trigger or an effect each, played by naming what happens, and whole ones at random.

mod effects;
mod facts;
mod foreseen;
mod groups;
mod objects;
mod orders;
mod questions;
mod scenes;
mod setups;
mod table;
mod whole;
