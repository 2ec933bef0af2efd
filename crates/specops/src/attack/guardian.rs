//! Guardian: somebody else takes hits (K25).

use serde::{Deserialize, Serialize};

use crate::dice::{DefenceDie, DefenceRoll};
use crate::nerve::Nerve;
use crate::profile::DefenceSurge;

/// Who takes hits for a defender at range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guardian {
    /// What it rolls for them.
    pub die: DefenceDie,
    /// What its chart makes of surges.
    pub surge: DefenceSurge,
    /// How many it can take.
    pub most: u16,
}

/// What taking hits costs the guardian.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guarded {
    /// Its blocks, after Pierce.
    pub blocks: u16,
    /// Its wounds: one for each die that blocks nothing.
    pub wounds: u16,
    /// Pierce that is left for the defender.
    pub pierce: u16,
}

impl Guardian {
    /// Whether a unit may take hits for another: not with as many own tokens as courage or more, droid or not (K25).
    pub fn is_fit(nerve: Nerve) -> bool {
        !nerve.is_worn()
    }

    /// What its dice are worth, one for each hit taken: chart and surge tokens convert, cover does not. The attacker may use some of
    /// its Pierce on them, `immune` if that does nothing to this guardian (K25, K27).
    pub fn harm(
        &self,
        roll: &DefenceRoll,
        surge_tokens: u16,
        pierce: u16,
        used: u16,
        immune: bool,
    ) -> Guarded {
        let converted = match self.surge {
            DefenceSurge::Block => roll.surge,
            DefenceSurge::None => roll.surge.min(surge_tokens),
        };
        let rolled = roll.block + converted;
        let cancelled = if immune { 0 } else { used.min(pierce).min(rolled) };
        let blocks = rolled - cancelled;
        Guarded { blocks, wounds: roll.n_dice() - blocks, pierce: pierce - cancelled }
    }
}
