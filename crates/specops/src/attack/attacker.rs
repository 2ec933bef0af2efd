//! What an attacker brings into an attack: its chart, its keywords and those of all weapons in the pool.

use serde::{Deserialize, Serialize};

use crate::keyword::{Keyword, WeaponKeyword};
use crate::profile::{AttackKind, AttackSurge, Weapon};

/// The attacking side of one attack. Numbers of several instances of a keyword are added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attacker {
    /// At range or in melee.
    pub kind: AttackKind,
    /// What its chart makes of surges.
    pub surge: AttackSurge,
    /// Bad weather counts against it (M5.2).
    pub weather: bool,
    /// K1.
    pub pierce: u16,
    /// K3.
    pub critical: u16,
    /// K6, and K61 of the defender.
    pub impact: u16,
    /// K4.
    pub suppressive: u64,
    /// K41.
    pub precise: u16,
    /// K50.
    pub sharpshooter: u16,
    /// K68: how many unused aim tokens can pierce.
    pub lethal: u16,
    /// K66.
    pub immobilize: u16,
    /// K65: only if all weapons of the pool have it.
    pub high_velocity: bool,
    /// K64.
    pub blast: bool,
    /// K70.
    pub primitive: bool,
    /// K23.
    pub duelist: bool,
    /// K36.
    pub marksman: bool,
    /// K69.
    pub overwhelm: bool,
}

impl Attacker {
    /// What the keywords of a unit and the weapons of a pool add up to.
    pub fn of<'a>(
        kind: AttackKind,
        surge: AttackSurge,
        keywords: impl IntoIterator<Item = Keyword>,
        weapons: impl IntoIterator<Item = &'a Weapon>,
    ) -> Self {
        let mut attacker = Self { kind, surge, ..Self::default() };
        for keyword in keywords {
            attacker.add(keyword);
        }
        let (mut n_weapons, mut n_fast) = (0, 0);
        for weapon in weapons {
            n_weapons += 1;
            n_fast += usize::from(weapon.has(WeaponKeyword::HighVelocity));
            for &keyword in &weapon.keywords {
                attacker.add_of_weapon(keyword);
            }
        }
        attacker.high_velocity = n_weapons > 0 && n_weapons == n_fast;
        attacker
    }

    /// One keyword of the unit more; whether it counts in an attack.
    pub fn add(&mut self, keyword: Keyword) -> bool {
        match keyword {
            Keyword::Precise(x) => self.precise = self.precise.saturating_add(x.into()),
            Keyword::Sharpshooter(x) => self.sharpshooter = self.sharpshooter.saturating_add(x.into()),
            Keyword::Duelist => self.duelist = true,
            Keyword::Marksman => self.marksman = true,
            _ => return false,
        }
        true
    }

    /// One keyword of a weapon more; whether it counts in every attack with it. High Velocity is none of them: it takes all weapons of the pool (K65).
    pub fn add_of_weapon(&mut self, keyword: WeaponKeyword) -> bool {
        match keyword {
            WeaponKeyword::Pierce(x) => self.pierce = self.pierce.saturating_add(x.into()),
            WeaponKeyword::Critical(x) => self.critical = self.critical.saturating_add(x.into()),
            WeaponKeyword::Suppressive(x) => self.suppressive = self.suppressive.saturating_add(x.into()),
            WeaponKeyword::Impact(x) => self.impact = self.impact.saturating_add(x.into()),
            WeaponKeyword::Blast => self.blast = true,
            WeaponKeyword::Immobilize(x) => self.immobilize = self.immobilize.saturating_add(x.into()),
            WeaponKeyword::Lethal(x) => self.lethal = self.lethal.saturating_add(x.into()),
            WeaponKeyword::Overwhelm => self.overwhelm = true,
            WeaponKeyword::Primitive => self.primitive = true,
            WeaponKeyword::HighVelocity
            | WeaponKeyword::Fixed(_)
            | WeaponKeyword::Versatile
            | WeaponKeyword::ImmuneDeflect
            | WeaponKeyword::Spray => return false,
        }
        true
    }

    /// Pierce of the whole attack before the defender has a say: so many aim tokens went into Lethal, and a duelist in melee
    /// that has spent aim on rerolls pierces one more (K1, K23, K68).
    pub fn pierce_with(&self, lethal: u16, rerolled: bool) -> u16 {
        let duel = self.duelist && rerolled && self.kind == AttackKind::Melee;
        self.pierce.saturating_add(lethal).saturating_add(duel.into())
    }

    /// Suppression tokens the attack brings: one at range with results (C9.24, C13.6), those of Suppressive always (K4), one by
    /// Overwhelm if aim was spent (K69).
    pub fn suppresses(&self, results: bool, aimed: bool) -> u64 {
        let base = results && self.kind == AttackKind::Ranged;
        let overwhelm = self.overwhelm && aimed;
        u64::from(base).saturating_add(self.suppressive).saturating_add(overwhelm.into())
    }
}
