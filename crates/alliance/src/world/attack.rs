//! Who may attack whom from where (R5.7 to R5.12, R28.3, R28.4).

use serde::Serialize;
use sortie_boards::square::{Position, SpaceSet};
use ts_rs::TS;

use super::{FigureId, Strike, World};
use crate::attack::AttackKind;

/// Why an attack is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceNoAttack")]
pub enum NoAttack {
    /// Only hostile figures are attacked (R5.12, R8.9), and by Rebels objects (S14).
    NotHostile,
    /// The figure has no attack.
    NoWeapon,
    /// Stunned figures do not attack (R12.8, R37.4).
    Stunned,
    /// A melee attack needs an adjacent target (R5.8).
    NotAdjacent,
    /// A melee attack with Reach needs a target within 2 spaces (R28.4).
    BeyondReach,
    /// No counting leads to the target, so no accuracy is enough (S2).
    NoWay,
    /// No line of sight; every attack needs one (R5.9, R28.3, A3).
    NoSight,
    /// An awkward figure does not attack what is adjacent to it.
    TooNear,
}

impl NoAttack {
    /// The code of a refusal for this reason.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotHostile => "alliance-not-hostile",
            Self::NoWeapon => "alliance-no-weapon",
            Self::Stunned => "alliance-stunned",
            Self::NotAdjacent => "alliance-target-not-adjacent",
            Self::BeyondReach => "alliance-beyond-reach",
            Self::NoWay | Self::NoSight => "alliance-no-sight",
            Self::TooNear => "alliance-too-near",
        }
    }

    /// The rule that forbids the attack.
    pub fn rule(self) -> &'static str {
        match self {
            Self::NotHostile => "R5.12",
            Self::NoWeapon => "R5.7",
            Self::Stunned => "R37.4",
            Self::NotAdjacent => "R5.8",
            Self::BeyondReach => "R28.4",
            Self::NoWay => "S2",
            Self::NoSight => "R28.3",
            Self::TooNear => "R6.1",
        }
    }
}

impl World<'_> {
    /// Whether a figure, were it at this position and so far away, may attack another past the figures around.
    #[inline]
    pub fn reaches_from(
        &self,
        attacker: FigureId,
        strike: Strike,
        from: Position,
        target: FigureId,
        distance: Option<u16>,
        around: &SpaceSet,
    ) -> Result<(), NoAttack> {
        let (body, its) = (self.body(attacker), self.body(target));
        if body.gifts.awkward && distance == Some(1) {
            return Err(NoAttack::TooNear);
        }
        if its.hides_from(body.side, distance) {
            return Err(NoAttack::NoSight);
        }
        strike.spans(distance)?;
        if self.board.sees_between(from, its.at, around) { Ok(()) } else { Err(NoAttack::NoSight) }
    }
}

impl Strike {
    /// Whether an attack reaches so far, whatever stands between.
    #[inline]
    pub fn spans(self, distance: Option<u16>) -> Result<(), NoAttack> {
        match (self.kind, self.reach) {
            (AttackKind::Melee, false) if distance != Some(1) => Err(NoAttack::NotAdjacent),
            (AttackKind::Melee, true) if distance.is_none_or(|spaces| spaces > 2) => {
                Err(NoAttack::BeyondReach)
            }
            _ if distance.is_none() => Err(NoAttack::NoWay),
            _ => Ok(()),
        }
    }
}

impl World<'_> {
    /// Whether a figure may attack another from where it stands.
    pub fn may_attack(&self, attacker: FigureId, target: FigureId) -> Result<(), NoAttack> {
        if self.body(attacker).is_stunned() {
            return Err(NoAttack::Stunned);
        }
        let strike = self.strike_at(attacker, target)?;
        let around = self.in_the_way(attacker, target);
        let distance = self.distance(attacker, target);
        self.reaches_from(attacker, strike, self.body(attacker).at, target, distance, &around)
    }

    /// The attack of a figure on another, wherever they stand and stunned or not.
    pub fn strike_at(&self, attacker: FigureId, target: FigureId) -> Result<Strike, NoAttack> {
        let attacker = self.body(attacker);
        if !attacker.side.may_attack(self.body(target).side) {
            return Err(NoAttack::NotHostile);
        }
        attacker.strike.ok_or(NoAttack::NoWeapon)
    }
}
