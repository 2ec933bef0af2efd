//! Moves: who may make one, with which tool, and where it may end (C5.1, C5.2, C7, C13).

use sortie_boards::plane::{Gait, PieceId, Point, Reach, Tool, Way};

use super::reason::{Reason, Reasons, from_faults};
use super::{Body, World};
use crate::action::Action;
use crate::ids::UnitId;
use crate::turn::may_leave;

/// What kind of move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// A standard move as the move action (C5.1).
    Walk,
    /// A standard move with the slowest tool (C5.2), or with the next one where a mission says so (M2.10).
    Dash {
        /// The fastest tool that may be used.
        speed: u8,
    },
    /// Up or down a wall (C7.8).
    Climb,
    /// Out of melee (C13.3).
    Withdraw,
    /// Over what is so many times 6 inches high (K33).
    Jump(u8),
}

impl Move {
    /// The move that an action makes, with the number of its jump.
    pub const fn of(action: Action, jump: u8) -> Option<Self> {
        match action {
            Action::Move => Some(Self::Walk),
            Action::Dash => Some(Self::Dash { speed: 1 }),
            Action::Climb => Some(Self::Climb),
            Action::Withdraw => Some(Self::Withdraw),
            Action::Jump => Some(Self::Jump(jump)),
            _ => None,
        }
    }

    /// The fastest tool it is made with by somebody of a speed. Nobody of speed 0 moves at all (C7.13).
    pub const fn fastest(self, speed: u8) -> u8 {
        match (self, speed) {
            (_, 0) => 0,
            (Self::Walk | Self::Jump(_), _) => speed,
            (Self::Dash { speed }, _) => speed,
            (Self::Climb | Self::Withdraw, _) => 1,
        }
    }
}

/// Against how many enemies somebody moves although engaged (K8, C13.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Disengage {
    /// None.
    #[default]
    Never,
    /// One.
    FromOne,
    /// However many there are (M2.14).
    FromAny,
}

/// Who moves, as far as rules besides space decide what it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mover {
    /// Who.
    pub unit: UnitId,
    /// The fastest tool it moves with (C7.3).
    pub speed: u8,
    /// Whether it climbs twice as high (K47).
    pub scales: bool,
    /// Whether it moves although engaged (K8).
    pub disengage: Disengage,
    /// Whether it may end in contact with an enemy: it has a melee weapon and has not withdrawn this activation (C7.11, C13.3).
    pub charges: bool,
}

impl Mover {
    /// What keeps it from moving so at all, engaged with so many enemies (C7.13, C7.14, C13).
    pub(crate) fn leaving_reasons(&self, kind: Move, is_vehicle: bool, n_enemies: usize) -> Reasons {
        let mut reasons = Reasons::EMPTY;
        if is_vehicle || self.speed == 0 {
            reasons.insert(Reason::Speed);
        }
        let disengages = match n_enemies {
            1 => self.disengage != Disengage::Never,
            _ => self.disengage == Disengage::FromAny,
        };
        if !may_leave(kind == Move::Withdraw, n_enemies > 0, disengages) {
            reasons.insert(Reason::Engaged);
        }
        reasons
    }
}

impl<'a> World<'a> {
    /// Everything that is wrong with a move along the tool of a speed, to an end on an obstacle or on none.
    pub fn moving_reasons(
        &self,
        mover: &Mover,
        kind: Move,
        speed: u8,
        way: Way,
        on: Option<PieceId>,
    ) -> Reasons {
        let body = self.body(mover.unit);
        let mut reasons = self.leaving_reasons(mover, kind);
        if speed == 0 || speed > kind.fastest(mover.speed) {
            reasons.insert(Reason::Speed);
        }
        if let Some(tool) = Tool::of_speed(u32::from(speed)) {
            let step = (tool, self.gait(mover, kind));
            reasons |= from_faults(self.table.movement_faults(body.base, step, way, on, &[]));
        }
        reasons | self.ending_reasons(mover, kind, way, on)
    }

    /// What keeps somebody from moving so at all: its enemies, its speed (C7.13, C7.14, C13).
    pub fn leaving_reasons(&self, mover: &Mover, kind: Move) -> Reasons {
        let n_enemies = self.engaged_with(mover.unit).count();
        mover.leaving_reasons(kind, self.body(mover.unit).kind.is_vehicle(), n_enemies)
    }

    /// What is wrong with the end of a move because of others: no two bases overlap (C7.10), and contact is made with one enemy
    /// at most, by somebody who fights (C7.11), never by a withdrawal (C13.3).
    fn ending_reasons(&self, mover: &Mover, kind: Move, way: Way, on: Option<PieceId>) -> Reasons {
        let mut reasons = Reasons::EMPTY;
        let base = self.base_at(mover.unit, way.end, on);
        if self.footprints(mover.unit).any(|other| base.footprint().overlaps(other)) {
            reasons.insert(Reason::Overlap);
        }
        let charges = mover.charges && kind != Move::Withdraw;
        let most = usize::from(charges);
        if self.touched_enemies(base, self.body(mover.unit).side).nth(most).is_some() {
            reasons.insert(Reason::Melee);
        }
        reasons
    }

    /// Everywhere somebody comes with such a move, past the terrain; whether it may move so at all and whom it would meet there is
    /// not looked at.
    pub fn reach(&self, mover: &Mover, kind: Move) -> Reach<'a> {
        let tools = Tool::up_to(kind.fastest(mover.speed).into());
        self.table.reach(self.body(mover.unit).base, tools, self.gait(mover, kind))
    }

    /// A legal move to an end on an obstacle or on none, if some tool up to its speed and some joint make one.
    pub fn move_to(
        &self,
        mover: &Mover,
        kind: Move,
        reach: &Reach<'_>,
        end: Point,
        on: Option<PieceId>,
    ) -> Option<(Tool, Way)> {
        let may = self.leaving_reasons(mover, kind).is_empty() && self.may_end(mover, kind, end, on);
        if may { reach.leads_to(end, on) } else { None }
    }

    /// Whether a unit may end a move at a point, as far as others decide it (C7.10, C7.11, C13.3): what [`Reach::field`],
    /// [`Reach::sample`] and [`Reach::near_miss`] ask about ends.
    pub fn may_end(&self, mover: &Mover, kind: Move, end: Point, on: Option<PieceId>) -> bool {
        self.ending_reasons(mover, kind, Way::straight(end), on).is_empty()
    }

    /// What a move crosses and how far its level may change (C7.6 to C7.9).
    pub fn gait(&self, mover: &Mover, kind: Move) -> Gait {
        let Body { base, .. } = *self.body(mover.unit);
        match kind {
            Move::Walk | Move::Dash { .. } | Move::Withdraw => Gait::walk(base.height),
            Move::Climb => Gait::climb(base.height, if mover.scales { 2 } else { 1 }),
            Move::Jump(bands) => Gait::jump(u32::from(bands)),
        }
    }
}
