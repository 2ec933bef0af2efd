//! What files say, possibly nonsense.

use serde::Deserialize;
use sortie_boards::plane::{Cover, Polygon};
use toml::Spanned;

use super::card::Orders;
use super::mission::{MissionRules, MissionToken, Zone};
use super::origin::Origin;
use super::table::Look;
use crate::ability::Ability;
use crate::dice::DefenceDie;
use crate::keyword::Keyword;
use crate::profile::{Faction, Profile, Rank, SurgeChart, UnitKind, Weapon};

/// An entry of `units.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawUnit {
    pub(super) id: String,
    #[serde(default)]
    pub(super) origin: Origin,
    rank: Rank,
    #[serde(default = "trooper")]
    kind: UnitKind,
    health: u8,
    courage: u8,
    speed: u8,
    defence: DefenceDie,
    #[serde(default)]
    surge: SurgeChart,
    #[serde(default)]
    keywords: Vec<Keyword>,
    #[serde(default)]
    weapons: Vec<Weapon>,
}

const fn trooper() -> UnitKind {
    UnitKind::Trooper
}

impl RawUnit {
    /// What its card prints.
    pub(super) fn profile(&self) -> Profile {
        Profile {
            rank: self.rank,
            kind: self.kind,
            health: self.health,
            courage: Some(self.courage),
            speed: self.speed,
            defence: self.defence,
            surge: self.surge,
            radius: Profile::SMALL_BASE,
            height: Profile::TROOPER_HEIGHT,
            keywords: self.keywords.clone(),
            weapons: self.weapons.clone(),
        }
    }
}

/// An entry of `vehicles.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawVehicle {
    pub(super) id: String,
    #[serde(default)]
    pub(super) origin: Origin,
    pub(super) faction: Faction,
    pub(super) radius: u16,
    pub(super) height: u16,
    pub(super) health: u8,
    pub(super) health_each: u8,
    defence: DefenceDie,
    #[serde(default)]
    surge: SurgeChart,
    #[serde(default)]
    pub(super) keywords: Vec<Keyword>,
}

impl RawVehicle {
    /// What it prints: a ground vehicle without courage that never moves (M3.13, C7.14).
    pub(super) fn profile(&self) -> Profile {
        Profile {
            // Nothing asks for the rank of what is no unit.
            rank: Rank::Support,
            kind: UnitKind::GroundVehicle,
            health: self.health,
            courage: None,
            speed: 0,
            defence: self.defence,
            surge: self.surge,
            radius: self.radius,
            height: self.height,
            keywords: self.keywords.clone(),
            weapons: Vec::new(),
        }
    }
}

/// An entry of `teams.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTeam {
    pub(super) id: String,
    pub(super) faction: Faction,
    pub(super) members: Vec<RawMember>,
    pub(super) loadouts: Vec<[String; 2]>,
}

/// Some miniatures of a team.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMember {
    pub(super) unit: String,
    #[serde(default = "one")]
    pub(super) count: u8,
}

const fn one() -> u8 {
    1
}

/// An entry of `command_cards.toml`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: String,
    #[serde(default)]
    pub(super) origin: Origin,
    #[serde(default)]
    pub(super) faction: Option<Faction>,
    #[serde(default)]
    pub(super) team: Option<String>,
    pub(super) pips: u8,
    pub(super) orders: Orders,
    #[serde(default)]
    pub(super) returns: bool,
    #[serde(default)]
    pub(super) ability: Vec<Ability>,
}

/// An entry of `missions.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMission {
    pub(super) id: String,
    #[serde(default)]
    pub(super) origin: Origin,
    pub(super) rules: MissionRules,
    pub(super) zone: Vec<Spanned<Zone>>,
    pub(super) token: Vec<Spanned<MissionToken>>,
}

/// The head of a file in `tables/`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTable {
    #[serde(default)]
    pub(super) origin: Origin,
    /// Missions it is laid out for.
    pub(super) missions: Vec<String>,
    /// Whether each piece stands there a second time under the half turn, if that is not where it stands.
    #[serde(default)]
    pub(super) symmetric: bool,
}

/// A piece in a file of `tables/`: what is not said is what players agree about such a piece.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPiece {
    pub(super) look: Look,
    pub(super) at: Polygon,
    #[serde(default)]
    pub(super) height: Option<u32>,
    #[serde(default)]
    pub(super) cover: Option<Cover>,
    #[serde(default)]
    pub(super) sight: Option<bool>,
}

/// An entry of `stock.toml`: a piece that lies around the point `[0, 0]`, by which it is set down and turned.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStock {
    pub(super) id: String,
    #[serde(default)]
    pub(super) origin: Origin,
    /// How many there are.
    #[serde(default = "one")]
    pub(super) n: u8,
    pub(super) look: Look,
    pub(super) at: Polygon,
    #[serde(default)]
    pub(super) height: Option<u32>,
    #[serde(default)]
    pub(super) cover: Option<Cover>,
    #[serde(default)]
    pub(super) sight: Option<bool>,
}
