//! Surges become something (C9.9).

use super::Attacker;
use crate::dice::{AttackFace, AttackRoll};
use crate::profile::AttackSurge;

impl Attacker {
    /// What Critical X and then the chart make of surges (C9.9, K3, S13). Surges that are left wait for tokens.
    #[must_use]
    pub fn convert(&self, mut roll: AttackRoll) -> AttackRoll {
        let critical = self.critical.min(roll.surge);
        roll.surge -= critical;
        roll.crit += critical;
        match self.surge {
            AttackSurge::None => {}
            AttackSurge::Hit => roll.hit += std::mem::take(&mut roll.surge),
            AttackSurge::Crit => roll.crit += std::mem::take(&mut roll.surge),
        }
        roll
    }
}

/// Surge tokens make hits of surges, one each, as far as there are surges (C5.11); all others become blanks (C9.9).
#[must_use]
pub fn spend_surges(mut roll: AttackRoll, tokens: u16) -> AttackRoll {
    let spent = tokens.min(roll.surge);
    roll.hit += spent;
    roll.blank += std::mem::take(&mut roll.surge) - spent;
    roll
}

/// An aim token of a Marksman raises one die a step: a blank to a hit, a hit to a crit (K36). Nothing happens if no die shows
/// that face or it is as high as it gets.
#[must_use]
pub fn raise(mut roll: AttackRoll, face: AttackFace) -> AttackRoll {
    match face {
        AttackFace::Blank if roll.blank > 0 => {
            roll.blank -= 1;
            roll.hit += 1;
        }
        AttackFace::Hit if roll.hit > 0 => {
            roll.hit -= 1;
            roll.crit += 1;
        }
        AttackFace::Blank | AttackFace::Hit | AttackFace::Crit | AttackFace::Surge => {}
    }
    roll
}
