//! Every attack that an agent or a drone could declare now.

use super::moments::{self, Terms};
use crate::attack::{Attacker, Manner, Weapon};
use crate::content::{AreaDamage, Content, When};
use crate::limits::OWN_GUNS;
use crate::state::{Bonus, State, With};
use crate::world::{Aim, FigureId, FigureSet, Kind};

/// An attack that a figure could declare now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) gun: u8,
    pub(crate) target: FigureId,
    /// One ammo token more for area damage (T9).
    pub(crate) area: bool,
}

/// With which weapon an attack of an agent or a drone is made.
pub(crate) fn with(state: &State, figure: FigureId, gun: u8) -> With {
    if state.body(figure).kind == Kind::Drone { With::Drone } else { With::Gun(gun) }
}

/// What passive powers add to an attack of a figure.
pub(super) fn bonus(content: &Content, state: &State, terms: Terms) -> Bonus {
    let mut bonus = Bonus::default();
    moments::passive(content, state, When::Attacking, terms).iter().for_each(|(_, more)| bonus.add(more));
    bonus
}

/// Every attack that an agent or a drone could declare now, by the normal rules (27 to 30, 64, 68, 69, 76, 77, 89, 101 to 109).
/// What only a power reaches that may be used in the attack is among them: it must be used then. Healing who is unhurt, and a
/// token for area damage where nobody else stands in the area, are left out: nothing would come of them.
pub(crate) fn open(content: &Content, state: &State, figure: FigureId) -> Vec<Open> {
    open_on_some(content, state, figure, state.bodies.present())
}

/// Those of them whose target is this figure.
pub(super) fn open_on(content: &Content, state: &State, figure: FigureId, target: FigureId) -> Vec<Open> {
    let targets = state.bodies.present().into_iter().filter(|other| *other == target).collect();
    open_on_some(content, state, figure, targets)
}

fn open_on_some(content: &Content, state: &State, figure: FigureId, targets: FigureSet) -> Vec<Open> {
    let mut all = Vec::new();
    if !state.body(figure).is_present {
        return all;
    }
    let world = state.world(content);
    for gun in 0..state.n_guns(figure) {
        let with = with(state, figure, gun);
        let Some(arms) = state.arms(content, Some(figure), with) else { continue };
        let weapon = arms.weapon;
        if !weapon.is_ready() {
            continue;
        }
        let terms = Terms { attacker: Some(figure), with, manner: weapon.manner };
        let own = weapon.range.saturating_add(bonus(content, state, terms).range);
        let farther = moments::farther(content, state, terms);
        let range = farther.map_or(own, |(_, bonus)| own.saturating_add(bonus.range));
        let aim = Aim { manner: weapon.manner, range, is_ready: true };
        for target in targets {
            if world.attack(figure, target, aim).is_err() || is_in_vain(state, &weapon, target) {
                continue;
            }
            all.push(Open { gun, target, area: false });
            let can_pay = arms.area == AreaDamage::ForAmmo && weapon.ammo.is_some_and(|ammo| ammo > 0);
            if can_pay && world.caught(figure, target).len() > 1 {
                all.push(Open { gun, target, area: true });
            }
        }
    }
    all
}

/// What an agent in the seat of a gun of the mission could shoot at with it: whom he sees from its barrel, ahead of him (198). It
/// takes the combat of his own turn, and nothing else.
pub(crate) fn mounted(content: &Content, state: &State, figure: FigureId) -> Vec<Open> {
    let (world, field) = (state.world(content), &state.battle(content).field);
    let mut all = Vec::new();
    for (n, printed) in state.mission(content).gun.iter().enumerate() {
        let (seat, barrel) = (field.hex(&printed.seat), field.hex(&printed.barrel));
        let gun = OWN_GUNS + n as u8;
        let (Some(barrel), Some(weapon)) = (barrel, state.weapon(content, figure, gun)) else { continue };
        if seat != Some(world.at(figure)) {
            continue;
        }
        let aim = Aim { manner: weapon.manner, range: weapon.range, is_ready: weapon.is_ready() };
        let targets = world.figures().filter(|&target| world.shoot_from(barrel, figure, target, aim).is_ok());
        all.extend(targets.map(|target| Open { gun, target, area: false }));
    }
    all
}

fn is_in_vain(state: &State, weapon: &Weapon, target: FigureId) -> bool {
    weapon.manner == Manner::Healing && state.body(target).wounds == 0
}

impl State {
    /// How somebody's dice count.
    pub(super) fn by(&self, attacker: Option<FigureId>) -> Attacker {
        match attacker.map(|figure| self.body(figure).kind) {
            Some(Kind::Alien) => Attacker::Alien,
            Some(Kind::Agent | Kind::Drone | Kind::Signal | Kind::Person) | None => Attacker::Agent,
        }
    }
}
