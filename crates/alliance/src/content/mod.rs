//! What is printed: types, reading, checking. Read from `content/alliance`, checked once, then shared by all games and
//! never part of a state.

pub mod activation;
pub mod campaign;
pub mod card;
mod check;
mod entry;
pub mod group;
pub mod hero;
pub mod map;
pub mod mission;
mod pack;
mod read;
pub mod tiles;

pub use activation::{Activation, Icon, Line, LineVerb, Mark, Name};
pub use campaign::{Campaign, Encounter, Leg};
pub use card::{Card, Deck, Modification, Slot, Weapon};
pub(crate) use group::n_figures;
pub use group::{Faction, Group};
pub use hero::{Hero, Sheet};
pub use map::{ByHeroes, Door, Map, MapPlan, Placed, Plan, Recommended, Turn, read_maps};
pub use mission::{Mission, MissionKind};
pub use pack::Content;
pub use read::read;
pub use tiles::{Biome, Face, Tiles};
