//! A whole attack with choices that are fixed (S21): what odds and scenes ask about.

use super::{Attacker, Defender, Results, Rolls, raise, spend_surges, wounds};
use crate::dice::{AttackFace, AttackRoll, DefenceRoll, Pool};
use crate::nerve::Shaken;

/// An attack and who spends what in it. Tokens are spent as far as they do something.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Plan {
    /// Who attacks.
    pub attacker: Attacker,
    /// Who defends.
    pub defender: Defender,
    /// What is rolled, before a suppressed attacker loses a die.
    pub pool: Pool,
    /// The attacker is suppressed (C9.7).
    pub suppressed: bool,
    /// Aim tokens spent on rerolls.
    pub aim: u16,
    /// Observation tokens spent on rerolls, one die each, after aim (K39).
    pub observation: u16,
    /// Surge tokens the attacker spends.
    pub surge_tokens: u16,
    /// Aim tokens spent through Lethal (K68).
    pub lethal: u16,
    /// Aim tokens spent through Marksman (K36).
    pub marksman: u16,
    /// Dodge tokens the defender spends.
    pub dodge: u16,
    /// Surge tokens the defender spends.
    pub defence_surge_tokens: u16,
    /// Active shields of the defender.
    pub shields: u16,
}

/// What stands before the defence dice fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guard {
    /// Hits and crits that are left.
    pub left: Results,
    /// The cover value in force.
    pub cover: u16,
    /// Pierce in force.
    pub pierce: u16,
    /// Defence dice to roll, and blocks besides.
    pub rolls: Rolls,
}

/// What an attack does once all dice have fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harm {
    /// Blocks, after Pierce.
    pub blocks: u16,
    /// Wounds, whatever health is left.
    pub wounds: u16,
}

impl Plan {
    /// The dice that are rolled (C9.7).
    pub fn rolled(&self) -> Pool {
        if self.suppressed { self.pool.without_one() } else { self.pool }
    }

    /// Results after step 4: surges converted, blanks raised before hits (C9.9, K36).
    pub fn strike(&self, roll: AttackRoll) -> Results {
        let mut roll = spend_surges(self.attacker.convert(roll), self.surge_tokens);
        let blanks = self.marksman.min(roll.blank);
        let hits = (self.marksman - blanks).min(roll.hit + blanks);
        for (face, times) in [(AttackFace::Blank, blanks), (AttackFace::Hit, hits)] {
            for _ in 0..times {
                roll = raise(roll, face);
            }
        }
        Results::of(&roll)
    }

    /// Steps 5 and 6: what dodge, Armor and shields leave, and how many dice meet it.
    pub fn guard(&self, strike: Results) -> Guard {
        let Self { attacker, defender, .. } = self;
        let dodge = defender.may_dodge(self.dodge, attacker);
        let dodged = strike.dodge(dodge, defender.outmaneuver);
        let modified = attacker.modify(dodged, defender.armor);
        let (left, _) = defender.soak(modified, self.shields, attacker.kind);
        let pierce = attacker.pierce_with(self.lethal, self.aim > 0);
        let pierce = defender.pierced_by(pierce, dodge > 0, attacker.kind);
        let cover = defender.cover(attacker);
        Guard { left, cover, pierce, rolls: defender.rolls(left, pierce, cover) }
    }

    /// Steps 7 to 9: blocks, Pierce, wounds.
    pub fn harm(&self, guard: &Guard, roll: &DefenceRoll) -> Harm {
        guard.harm(self.defender.blocks(roll, guard.cover, self.defence_surge_tokens))
    }

    /// Step 11: the tokens the defender gains, all together, and the panic they cause (C9.24, C11.3).
    pub fn shaken(&self, strike: Results) -> Shaken {
        let aimed = self.aim > 0 || self.marksman > 0 || self.lethal > 0;
        self.defender.nerve.gains(self.attacker.suppresses(strike.any(), aimed))
    }
}

impl Guard {
    /// What gets past so many blocks of the dice: Pierce cancels blocks, wherever they are from (C9.21, C9.22).
    pub fn harm(&self, blocks: u16) -> Harm {
        let blocks = blocks.saturating_add(self.rolls.blocks).saturating_sub(self.pierce);
        Harm { blocks, wounds: wounds(self.left, blocks) }
    }
}
