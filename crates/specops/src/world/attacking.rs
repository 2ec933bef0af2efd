//! Who may attack whom, and with which weapons (C9.1 to C9.5).

use sortie_boards::plane::INCH;

use super::World;
use crate::ids::UnitId;
use crate::keyword::WeaponKeyword;
use crate::profile::{AttackKind, Weapon};

/// Why somebody cannot be attacked with a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoAttack {
    /// One of the two is not on the table.
    Absent,
    /// It is a friend, or the attacker itself (C9.1).
    Friend,
    /// It does not stand in the arc of the weapon (K2).
    Arc,
    /// The weapon is for melee, and there is no contact (C9.2).
    NoContact,
    /// The attacker is in melee with it, and the weapon is for range (C9.3).
    InMelee,
    /// The attacker is engaged, and the weapon is not versatile (C9.4, K5).
    Engaged,
    /// The defender is engaged (C9.4).
    TargetEngaged,
    /// Too near (C9.2).
    TooNear,
    /// Too far (C9.2, M5.3).
    TooFar,
    /// There is no line of sight (C9.1).
    NoSight,
}

/// What melee has to do with an attack: who touches whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Melee {
    /// Attacker and defender are in contact.
    pub(crate) is_in_contact: bool,
    /// The attacker is engaged, with whomever.
    pub(crate) is_engaged: bool,
    /// The defender is.
    pub(crate) target_is_engaged: bool,
}

impl Melee {
    /// How a weapon may be used as far as contact decides it: in contact with the defender it is used in melee, else at range, and then
    /// neither of the two is engaged (C9.2 to C9.5).
    pub(crate) fn manner(self, weapon: &Weapon) -> Result<AttackKind, NoAttack> {
        if self.is_in_contact {
            let fights = weapon.kind.serves(AttackKind::Melee);
            return if fights { Ok(AttackKind::Melee) } else { Err(NoAttack::InMelee) };
        }
        if !weapon.kind.serves(AttackKind::Ranged) {
            return Err(NoAttack::NoContact);
        }
        if self.is_engaged && !weapon.has(WeaponKeyword::Versatile) {
            return Err(NoAttack::Engaged);
        }
        if self.target_is_engaged {
            return Err(NoAttack::TargetEngaged);
        }
        Ok(AttackKind::Ranged)
    }
}

impl World<'_> {
    /// How a weapon may be used against another miniature now, or why not. In contact with the defender it is used in melee, else at
    /// range (C9.3, C9.5).
    pub fn attack(
        &self,
        attacker: UnitId,
        defender: UnitId,
        weapon: &Weapon,
    ) -> Result<AttackKind, NoAttack> {
        let (from, to) = (self.body(attacker), self.body(defender));
        if !from.is_present || !to.is_present {
            return Err(NoAttack::Absent);
        }
        if from.side == to.side {
            return Err(NoAttack::Friend);
        }
        if weapon.fixed().is_some_and(|arc| !from.base.has_in(from.facing, arc, to.base.footprint())) {
            return Err(NoAttack::Arc);
        }
        let melee = Melee {
            is_in_contact: from.is_in_melee_with(to),
            is_engaged: self.is_engaged(attacker),
            target_is_engaged: self.is_engaged(defender),
        };
        let manner = melee.manner(weapon)?;
        if manner == AttackKind::Ranged {
            self.shoot(attacker, defender, weapon)?;
        }
        Ok(manner)
    }

    /// Whether somebody may shoot at another, with whom it is not in melee.
    fn shoot(&self, attacker: UnitId, defender: UnitId, weapon: &Weapon) -> Result<(), NoAttack> {
        let (from, to) = (self.body(attacker).base, self.body(defender).base);
        // The least distance is exclusive; without one there is none.
        if weapon.min > 0 && from.is_within(to, u32::from(weapon.min) * INCH) {
            return Err(NoAttack::TooNear);
        }
        if !from.is_within(to, self.condition.range(weapon.max.into()) * INCH) {
            return Err(NoAttack::TooFar);
        }
        if self.sees(attacker, defender) { Ok(()) } else { Err(NoAttack::NoSight) }
    }
}
