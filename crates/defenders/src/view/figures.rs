//! Who stands where, and how they are.

use serde::Serialize;
use sortie_boards::hex::{Facing, Hex};
use ts_rs::TS;

use crate::content::{Class, Content, Grade, Weapon};
use crate::dice::Pool;
use crate::limits::DRONES;
use crate::state::{Model, State};
use crate::world::{FigureId, Rank, Species};

/// An agent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAgentView")]
pub struct AgentView {
    /// Who.
    pub figure: FigureId,
    /// The class.
    pub class: Class,
    /// The rank.
    pub grade: Grade,
    /// Where; nowhere before the start and once he is dead.
    pub at: Option<Hex>,
    /// Where he looks.
    pub facing: Facing,
    /// Health as printed.
    pub health: u8,
    /// Wounds.
    pub wounds: u8,
    /// Hexes of a movement as printed.
    pub movement: u8,
    /// Points of the energy shield, and as printed.
    pub shield: [u8; 2],
    /// Tokens of Reinforced Armour.
    pub reinforced: u8,
    /// Lies bleeding (88).
    pub bleeds: bool,
    /// Off the map for good (90).
    pub is_dead: bool,
    /// Held in melee now (93).
    pub engaged: bool,
    /// No movement until the next refresh phase (95).
    pub immobilised: bool,
    /// No turn until the next refresh phase (96).
    pub paralysed: bool,
    /// Free of contact for this turn's movement (84).
    pub evaded: bool,
    /// Aliens farther away than so many areas do not see him.
    pub stealth: Option<u8>,
    /// The innate ability is ready.
    pub innate: bool,
    /// Both weapons.
    pub guns: Vec<GunView>,
    /// Skills.
    pub skills: Vec<HeldView>,
    /// Tactics.
    pub tactics: Vec<HeldView>,
    /// Devices.
    pub devices: Vec<HeldView>,
}

/// A weapon in somebody's hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersGunView")]
pub struct GunView {
    /// Which.
    pub model: Model,
    /// Its name in files.
    pub id: String,
    /// Its dice.
    pub dice: Pool,
    /// How many areas it reaches in this weather.
    pub range: u8,
    /// Ammo tokens now, and on a new one; none if it is unlimited.
    pub ammo: Option<[u8; 2]>,
    /// Jammed (64).
    pub jammed: bool,
}

/// A token somebody holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersHeldView")]
pub struct HeldView {
    /// Which, by number in the content.
    pub item: u8,
    /// Turned down.
    pub used: bool,
}

/// A drone on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersDroneView")]
pub struct DroneView {
    /// Which figure.
    pub figure: FigureId,
    /// Which drone, by number in the content.
    pub drone: u8,
    /// Whose.
    pub owner: FigureId,
    /// Where.
    pub at: Hex,
    /// Wounds.
    pub wounds: u8,
    /// Points of the energy shield.
    pub shield: u8,
    /// Ammo tokens; none if it is unlimited.
    pub ammo: Option<u8>,
    /// It acts from its owner's next turn on (186).
    pub is_new: bool,
}

/// An alien on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAlienView")]
pub struct AlienView {
    /// Which figure.
    pub figure: FigureId,
    /// Its card, by number in the content.
    pub card: u8,
    /// Its species.
    pub species: Species,
    /// Its rank.
    pub rank: Rank,
    /// Where.
    pub at: Hex,
    /// Health as printed.
    pub health: u8,
    /// Wounds.
    pub wounds: u8,
    /// Points of the energy shield.
    pub shield: u8,
    /// No movement until the next refresh phase.
    pub immobilised: bool,
    /// Not activated until the next refresh phase.
    pub paralysed: bool,
    /// Who holds the card.
    pub player: FigureId,
}

/// A signal, face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersSignalView")]
pub struct SignalView {
    /// Which figure.
    pub figure: FigureId,
    /// Where.
    pub at: Hex,
}

pub(super) fn agent(content: &Content, state: &State, figure: FigureId) -> AgentView {
    let body = state.body(figure);
    let own = &state.agents[figure.index()];
    let sheet = state.sheet(content, figure).expect("an agent has a sheet");
    let held = |held: &crate::state::Held| held.iter().map(|(item, used)| HeldView { item, used }).collect();
    AgentView {
        figure,
        class: own.class,
        grade: own.grade,
        at: body.is_present.then_some(body.at),
        facing: body.facing,
        health: body.health,
        wounds: body.wounds,
        movement: body.movement,
        shield: [own.shield, sheet.shield],
        reinforced: own.reinforced,
        bleeds: body.is_present && body.is_bleeding(),
        is_dead: own.is_dead,
        // Beside the box only the people see it.
        engaged: body.is_present && !state.is_beside() && state.world(content).is_engaged(figure),
        immobilised: body.is_immobilised,
        paralysed: body.is_paralysed,
        evaded: body.has_evaded,
        stealth: body.stealth,
        innate: !own.innate_used,
        guns: (0..2).map(|gun| self::gun(content, state, figure, gun)).collect(),
        skills: held(&own.skills),
        tactics: held(&own.tactics),
        devices: held(&own.devices),
    }
}

fn gun(content: &Content, state: &State, figure: FigureId, gun: u8) -> GunView {
    let own = state.agents[figure.index()].guns[usize::from(gun)];
    let printed: &Weapon = state.printed_weapon(content, figure, gun).expect("an agent has two weapons");
    let range = state.weapon(content, figure, gun).map_or(printed.range, |weapon| weapon.range);
    GunView {
        model: own.model,
        id: printed.id.clone(),
        dice: printed.dice,
        range,
        ammo: own.ammo.map(|ammo| [ammo, printed.ammo.unwrap_or(ammo)]),
        jammed: own.is_jammed,
    }
}

pub(super) fn drone(_content: &Content, state: &State, figure: FigureId) -> DroneView {
    let drone = figure.0 - DRONES;
    let (own, body) = (&state.drones[usize::from(drone)], state.body(figure));
    DroneView {
        figure,
        drone,
        owner: FigureId(own.owner),
        at: body.at,
        wounds: body.wounds,
        shield: own.shield,
        ammo: own.ammo,
        is_new: own.is_new,
    }
}

pub(super) fn alien(_content: &Content, state: &State, figure: FigureId) -> AlienView {
    let body = state.body(figure);
    let own = state.alien(figure).expect("an alien has a card");
    let alien = body.alien.expect("an alien is of a species");
    AlienView {
        figure,
        card: own.card,
        species: alien.species,
        rank: alien.rank,
        at: body.at,
        health: body.health,
        wounds: body.wounds,
        shield: own.shield,
        immobilised: body.is_immobilised,
        paralysed: body.is_paralysed,
        player: alien.player,
    }
}

pub(super) fn signal(state: &State, figure: FigureId) -> SignalView {
    SignalView { figure, at: state.body(figure).at }
}
