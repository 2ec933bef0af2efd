//! Attacks, step by step (C9).

use serde::Serialize;
use ts_rs::TS;

use crate::dice::{AttackDie, AttackFace, DefenceDie, DefenceFace};
use crate::ids::UnitId;
use crate::state::Because;

/// What happens in an attack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsAttackEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum AttackEvent {
    /// An attack is declared (C9.1), with the weapons of its first pool.
    Declared { attacker: UnitId, defender: UnitId, weapon: u8, melee: bool, because: Because },
    /// One weapon more, in the pool of that defender (C9.6).
    WeaponAdded { attacker: UnitId, defender: UnitId, weapon: u8 },
    /// A pool was rolled (C9.8); whether a die was left out (C9.7).
    Rolled { attacker: UnitId, defender: UnitId, dice: Vec<(AttackDie, AttackFace)>, one_less: bool },
    /// Dice were thrown again (C5.9, K39), by place.
    Rerolled { attacker: UnitId, dice: Vec<(u8, AttackFace)>, observed: bool },
    /// After keywords and chart (C9.9).
    Converted { attacker: UnitId, hits: u8, crits: u8, surges: u8 },
    /// A die was raised (K36).
    Raised { attacker: UnitId, hit: bool },
    /// A surge token turned a surge (C5.11).
    SurgeTurned { unit: UnitId },
    /// A hit was dodged, or a crit (C9.18, K40).
    Dodged { defender: UnitId, crit: bool },
    /// Impact and Primitive (C9.19).
    Modified { defender: UnitId, hits: u8, crits: u8 },
    /// Aim that pierces (K68).
    Pierces { attacker: UnitId },
    /// A guardian takes hits (K25).
    Guarded { by: UnitId, hits: u8, die: DefenceDie },
    /// What a guardian has rolled.
    GuardRolled { by: UnitId, faces: Vec<DefenceFace> },
    /// What that comes to for a guardian, after Pierce.
    GuardSuffered { by: UnitId, blocks: u8, wounds: u8 },
    /// Armor cancels hits (K9).
    Armored { defender: UnitId, hits: u8 },
    /// Shields cancel results (K51).
    Shielded { defender: UnitId, n: u8 },
    /// The defence was rolled (C9.20), against what cover.
    DefenceRolled { defender: UnitId, die: DefenceDie, faces: Vec<DefenceFace>, cover: u8 },
    /// Pool and defence are compared (C9.22): blocks after Pierce, wounds.
    Compared { defender: UnitId, blocks: u8, wounds: u8 },
    /// The attack is done.
    Done { attacker: UnitId },
}
