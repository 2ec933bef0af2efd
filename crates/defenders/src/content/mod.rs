//! What is printed: types, reading, checking. Read from `content/defenders`, checked once, then shared by all games and
//! never part of a state.
//!
//! A card says what it does in typed values; the rules carry them out and the texts for players are drawn from them. So no
//! card has a sentence of its own, and what it does cannot differ from what it says.

pub mod agent;
pub mod alien;
mod battle;
mod book;
pub mod campaign;
mod check;
pub mod effect;
pub mod encounter;
mod entry;
pub mod event;
pub mod item;
pub mod kinds;
pub mod mission;
mod pack;
pub mod power;
mod read;
mod stock;
pub mod tiles;
pub mod weapon;

pub use agent::{Agent, Drone, Gain, Innate, Promotion, Sheet};
pub use alien::{AlienCard, AlienPower, NamedPower};
pub use battle::{Battle, Picture, PictureGround, PictureHex, PictureSide, SideKind};
pub use book::{Book, read_all, read_book};
pub use campaign::Campaign;
pub use effect::{AttackBonus, Blast, DefenceBonus, Effect, Reroll};
pub use encounter::{Calls, EncounterCard};
pub use event::{Balance, EventCard, EventEffect, EventKind, SignalGoal, Weather, Whom};
pub use item::Item;
pub use kinds::{Class, Grade, Origin, SpeciesId, Terrain};
pub use mission::{Field, Mission};
pub use pack::Content;
pub use power::{Need, Power, Timing, When, Who};
pub use read::read;
pub use stock::Stock;
pub use weapon::{AreaDamage, Flash, OnHit, Plate, Weapon};
