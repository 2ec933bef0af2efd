//! One roll of one attack, counted up: the steps "apply modifiers" to "compute damage" of the attack sequence.

use super::{Attack, AttackKind, Condition, Conditions, Effect};
use crate::dice::Roll;

/// An attack as it stands now: after the roll and the modifiers, with the surges spent so far.
///
/// Effects only ever add to it, so what has become true (it hits, it hurts) stays true. Sums that a modifier takes
/// from stay below none until they are read: what is added later makes up for that first (R5.11 asks for the total).
#[derive(Debug, Clone, Copy)]
pub struct Tally<'a> {
    attack: &'a Attack,
    dodge: bool,
    accuracy: i16,
    damage: i16,
    blocks: i16,
    pierce: i16,
    surges: u16,
    blast: u16,
    cleave: u16,
    recover_damage: u16,
    recover_strain: u16,
    conditions: Conditions,
}

/// What an attack changes on the table. A surge ability has an effect exactly if this changes (A20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Impact {
    /// Whether it hits.
    pub hit: bool,
    /// Damage the target suffers; what exceeds its health is lost (R6.14).
    pub suffered: u16,
    /// New conditions, for the target or the attacker (R12.6).
    pub conditions: Conditions,
    /// Damage that each figure in the blast suffers.
    pub blast: u16,
    /// Damage of all Cleaves together; at the table each source picks its own enemy.
    pub cleave: u16,
    /// Damage the attacker recovers.
    pub recovered_damage: u16,
    /// Strain the attacker recovers.
    pub recovered_strain: u16,
}

impl<'a> Tally<'a> {
    /// Adds modifiers and keywords to a roll; evades cancel surges (R5.4, R6.4).
    pub fn of(attack: &'a Attack, roll: Roll) -> Self {
        let modifiers = &attack.modifiers;
        let evades = some(sum(roll.defence.evades, modifiers.evades));
        let mut tally = Self {
            attack,
            dodge: roll.defence.dodge,
            accuracy: sum(roll.attack.accuracy, modifiers.accuracy),
            damage: sum(roll.attack.damage, modifiers.damage),
            blocks: sum(roll.defence.blocks, modifiers.blocks)
                + if attack.evades_block { i16::from(roll.defence.evades) } else { 0 },
            pierce: sum(0, modifiers.pierce),
            surges: some(sum(roll.attack.surges, modifiers.surges)).saturating_sub(evades),
            blast: 0,
            cleave: 0,
            recover_damage: 0,
            recover_strain: 0,
            conditions: Conditions::NONE,
        };
        for &keyword in &attack.keywords {
            tally.apply(keyword);
        }
        tally
    }

    /// The attack this is about.
    pub fn attack(&self) -> &'a Attack {
        self.attack
    }

    /// Surges left to spend.
    pub fn surges(&self) -> u16 {
        self.surges
    }

    /// Whether a dodge lies on the table (R5.5).
    pub fn is_dodged(&self) -> bool {
        self.dodge
    }

    /// Accuracy so far.
    pub fn accuracy(&self) -> u16 {
        some(self.accuracy)
    }

    /// How much accuracy is missing; none for a melee attack, whatever it shows (R5.11).
    pub fn missing_accuracy(&self) -> u16 {
        match (self.attack.kind, self.attack.distance) {
            (AttackKind::Melee, _) => 0,
            (AttackKind::Ranged, Some(distance)) => distance.saturating_add_signed(-self.accuracy),
            // No number reaches a place that counting does not.
            (AttackKind::Ranged, None) => u16::MAX,
        }
    }

    /// Whether the attack hits: no dodge (R5.5), and accuracy for a ranged attack (R5.11).
    pub fn hits(&self) -> bool {
        !self.dodge && self.missing_accuracy() == 0
    }

    /// Blocks that are not pierced.
    pub fn blocks(&self) -> u16 {
        some(self.blocks).saturating_sub(some(self.pierce))
    }

    /// Damage before blocks.
    pub fn strength(&self) -> u16 {
        some(self.damage)
    }

    /// Damage after blocks, not capped by health: 0 if the attack misses (R5.2, R5.5, R5.11).
    pub fn damage(&self) -> u16 {
        if self.hits() { self.strength().saturating_sub(self.blocks()) } else { 0 }
    }

    /// Whether it would hit, and the damage it would do, with so much more of each.
    pub(crate) fn with(&self, accuracy: u16, damage: u16, pierce: u16) -> (bool, u16) {
        let more = Self {
            accuracy: self.accuracy.saturating_add_unsigned(accuracy),
            damage: self.damage.saturating_add_unsigned(damage),
            pierce: self.pierce.saturating_add_unsigned(pierce),
            ..*self
        };
        (more.hits(), more.damage())
    }

    /// Whether a condition would be new to whom it goes (R12.6, R12.7).
    pub fn is_new(&self, condition: Condition) -> bool {
        let context = &self.attack.context;
        let there =
            if condition.is_harmful() { context.target_conditions } else { context.attacker_conditions };
        !there.has(condition)
    }

    /// Whether the damage so far makes the target leave the map, so that it can suffer no condition.
    pub fn removes_target(&self) -> bool {
        let context = &self.attack.context;
        context.target_leaves && context.target_remaining.is_some_and(|remaining| self.damage() >= remaining)
    }

    /// What the attack changes if it ends now.
    ///
    /// Blast, Cleave and conditions need a target that suffered damage (A37); recovering does not, not even a hit. A
    /// condition counts also where the damage defeats a hero for the first time, who keeps conditions when wounded
    /// (A33), but not where the target leaves the map: then it has no effect on anybody (R29.5).
    pub fn impact(&self) -> Impact {
        let context = &self.attack.context;
        let suffered = self.damage().min(context.target_remaining.unwrap_or(u16::MAX));
        let if_hurt = |effect: u16| if suffered > 0 { effect } else { 0 };
        let is_gone = self.removes_target();
        Impact {
            hit: self.hits(),
            suffered,
            conditions: if suffered > 0 {
                self.conditions
                    .filter(|condition| self.is_new(condition) && !(is_gone && condition.is_harmful()))
            } else {
                Conditions::NONE
            },
            blast: if context.blast_others > 0 { if_hurt(self.blast) } else { 0 },
            cleave: if context.cleave_others > 0 { if_hurt(self.cleave) } else { 0 },
            recovered_damage: self.recover_damage.min(context.attacker_damage),
            recovered_strain: self.recover_strain.min(context.attacker_strain),
        }
    }

    /// Adds one effect.
    pub fn apply(&mut self, effect: Effect) {
        match effect {
            Effect::Damage(n) => raise(&mut self.damage, n),
            Effect::Accuracy(n) => raise(&mut self.accuracy, n),
            Effect::Pierce(n) => raise(&mut self.pierce, n),
            Effect::Blast(n) => add(&mut self.blast, n),
            Effect::Cleave(n) => add(&mut self.cleave, n),
            Effect::RecoverDamage(n) => add(&mut self.recover_damage, n),
            Effect::RecoverStrain(n) => add(&mut self.recover_strain, n),
            Effect::Inflict(condition) => self.conditions = self.conditions.with(condition),
        }
    }

    /// Pays for an option.
    pub(crate) fn pay(&mut self, surges: u16) {
        debug_assert!(surges <= self.surges, "only affordable options are bought (R29.4)");
        self.surges -= surges;
    }
}

/// Adds to a count. No card comes near the end of it, but a scene may be made of nothing else than `dmg+99`.
fn add(count: &mut u16, n: u8) {
    *count = count.saturating_add(u16::from(n));
}

/// As [`add`], for a sum that a modifier may have taken below none.
fn raise(sum: &mut i16, n: u8) {
    *sum = sum.saturating_add(i16::from(n));
}

/// What dice show, with a modifier.
fn sum(rolled: u8, by: i8) -> i16 {
    i16::from(rolled) + i16::from(by)
}

/// A sum as it is read: less than none is none.
fn some(sum: i16) -> u16 {
    sum.max(0).unsigned_abs()
}
