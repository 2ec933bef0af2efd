//! Who may attack whom, and who is caught by area damage (28 to 30, 68, 69, 76, 77, 101 to 104).

use serde::Serialize;
use sortie_boards::hex::{Gait, Hex};
use ts_rs::TS;

use super::{FigureId, Kind, World};
use crate::attack::Manner;

/// A weapon as far as it decides whom it may be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aim {
    /// What it does.
    pub manner: Manner,
    /// How many areas it reaches; 0 is contact (101).
    pub range: u8,
    /// Whether it can be used at all: not jammed, and with a token where it needs one (64, 109).
    pub is_ready: bool,
}

/// Why somebody cannot be attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersNoAttack")]
pub enum NoAttack {
    /// The weapon is jammed or empty (64, 109).
    NotReady,
    /// Who bleeds does not fight (89).
    Bleeding,
    /// Who is paralysed does nothing (A74).
    Paralysed,
    /// Such a figure is no target for it (68, 69, 104).
    NoTarget,
    /// Engaged, and with somebody else (77).
    EngagedElsewhere,
    /// Out of range (101).
    TooFar,
    /// Behind the attacker (29).
    NotInView,
    /// Something stands between (27, 28).
    NoSight,
}

impl World<'_> {
    /// Whether a figure may attack, or heal, another with such a weapon from where it stands.
    pub fn attack(&self, attacker: FigureId, target: FigureId, aim: Aim) -> Result<(), NoAttack> {
        self.may_fight(attacker, target, aim)?;
        if attacker == target {
            return Ok(());
        }
        if self.distance(attacker, target).is_none_or(|areas| areas > aim.range) {
            return Err(NoAttack::TooFar);
        }
        if self.options.human_view && !self.is_in_view(attacker, self.at(target)) {
            return Err(NoAttack::NotInView);
        }
        let sees = match self.body(attacker).kind {
            Kind::Alien => self.notices(attacker, target),
            Kind::Agent | Kind::Drone | Kind::Signal | Kind::Person => self.sees(attacker, target),
        };
        if sees { Ok(()) } else { Err(NoAttack::NoSight) }
    }

    /// Whether who sits at a gun may shoot at another with it: range, sight and the half plane ahead are measured from its barrel,
    /// whatever the options say (198).
    pub fn shoot_from(
        &self,
        barrel: Hex,
        gunner: FigureId,
        target: FigureId,
        aim: Aim,
    ) -> Result<(), NoAttack> {
        self.may_fight(gunner, target, aim)?;
        let (seat, at) = (self.at(gunner), self.at(target));
        if self.board.distance(barrel, at).is_none_or(|areas| areas > aim.range) {
            return Err(NoAttack::TooFar);
        }
        let layout = self.board.layout();
        let ahead = layout.place(seat).facing_to(layout.place(barrel));
        if !ahead.is_some_and(|ahead| self.board.in_front(barrel, ahead, at)) {
            return Err(NoAttack::NotInView);
        }
        if self.board.sees(barrel, at) { Ok(()) } else { Err(NoAttack::NoSight) }
    }

    /// Whether a figure may attack, or heal, another at all, wherever both stand.
    fn may_fight(&self, attacker: FigureId, target: FigureId, aim: Aim) -> Result<(), NoAttack> {
        let body = self.body(attacker);
        if !aim.is_ready {
            return Err(NoAttack::NotReady);
        }
        if body.is_bleeding() {
            return Err(NoAttack::Bleeding);
        }
        if body.is_paralysed {
            return Err(NoAttack::Paralysed);
        }
        if !self.is_target(attacker, target, aim.manner) {
            return Err(NoAttack::NoTarget);
        }
        let is_foe = self.body(target).kind == Kind::Alien;
        if self.options.duel
            && attacker != target
            && aim.manner != Manner::Healing
            && self.is_engaged(attacker)
            && !(is_foe && self.board.adjacent(body.at, self.at(target)))
        {
            return Err(NoAttack::EngagedElsewhere);
        }
        Ok(())
    }

    /// Whether such a weapon works on such a figure at all: healing on agents (104, A58), the others on foes, and with
    /// friendly fire on other agents and drones (68, 69, 76); aliens on agents and drones (166).
    fn is_target(&self, attacker: FigureId, target: FigureId, manner: Manner) -> bool {
        match (self.body(attacker).kind, manner, self.body(target).kind) {
            (_, _, Kind::Signal) | (Kind::Signal | Kind::Person, _, _) | (Kind::Alien, _, Kind::Alien) => {
                false
            }
            (Kind::Alien, ..) => manner != Manner::Healing,
            (_, Manner::Healing, kind) => kind == Kind::Agent,
            (_, _, Kind::Alien) => true,
            (_, _, Kind::Agent | Kind::Drone | Kind::Person) => {
                self.options.friendly_fire && attacker != target
            }
        }
    }

    /// Who defends against area damage aimed at a target: every foe in its part of the area, seen or not (98, A11); with
    /// friendly fire also other agents and drones (76, T9).
    pub fn caught(&self, attacker: FigureId, target: FigureId) -> Vec<FigureId> {
        let part = self.board.part(self.at(target), Gait::Climbing);
        let there = self.board.part_hexes(part, Gait::Climbing);
        let is_caught = |&figure: &FigureId| {
            there.has(self.at(figure)) && self.is_target(attacker, figure, Manner::Ranged)
        };
        self.figures().filter(is_caught).collect()
    }
}
