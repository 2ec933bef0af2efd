//! The attack under way, as everybody sees it.

use serde::Serialize;
use ts_rs::TS;

use crate::attack::Results;
use crate::content::Content;
use crate::dice::{AttackDie, AttackFace, AttackRoll, DefenceDie, DefenceRoll};
use crate::flow::Sides;
use crate::ids::UnitId;
use crate::profile::AttackKind;
use crate::state::State;

/// An attack under way (C9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsAttackView")]
pub struct AttackView {
    /// Who attacks.
    pub attacker: UnitId,
    /// Its pools.
    pub pools: Vec<PoolView>,
    /// Which pool is rolled.
    pub at: u8,
}

/// One pool against one defender.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsPoolView")]
pub struct PoolView {
    /// Who defends.
    pub defender: UnitId,
    /// At range or in melee.
    pub kind: AttackKind,
    /// The weapons, by their numbers.
    pub weapons: Vec<u8>,
    /// The dice on the table and what they show.
    pub dice: Vec<(AttackDie, AttackFace)>,
    /// After conversion (C9.9).
    pub roll: AttackRoll,
    /// Hits and crits that are left.
    pub left: Results,
    /// The cover value in force (C9.16).
    pub cover: u8,
    /// Pierce of the attack (K1), with what was spent for it.
    pub pierce: u8,
    /// How many dice an aim token throws again (C5.9, K41).
    pub per_aim: u8,
    /// What the defender rolls.
    pub die: DefenceDie,
    /// What it has rolled.
    pub defence: DefenceRoll,
    /// Surge tokens spent on it.
    pub surges: u8,
}

pub(super) fn attack(content: &Content, state: &State) -> Option<AttackView> {
    let attack = state.attack.as_ref()?;
    let pool = |(at, pool): (usize, &crate::state::Pool)| {
        let sides = Sides::of(content, state, at as u8)?;
        Some(PoolView {
            defender: pool.defender,
            kind: pool.kind,
            weapons: (0..8).filter(|n| pool.weapons >> n & 1 == 1).collect(),
            dice: pool.dice.to_vec(),
            roll: pool.roll,
            left: pool.left,
            cover: sides.defender.cover(&sides.attacker) as u8,
            pierce: sides.attacker.pierce_with(pool.lethal.into(), pool.aims > 0) as u8,
            per_aim: sides.attacker.dice_per_aim() as u8,
            die: sides.defender.die,
            defence: pool.defence,
            surges: pool.surges,
        })
    };
    let pools = attack.pools.iter().enumerate().filter_map(pool).collect();
    Some(AttackView { attacker: attack.attacker, pools, at: attack.at })
}
