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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attack::{Context, Modifiers};
    use crate::dice::{AttackRoll, DefenceRoll};

    fn roll(accuracy: u8, damage: u8, surges: u8, blocks: u8, evades: u8) -> Roll {
        Roll {
            attack: AttackRoll { accuracy, damage, surges },
            defence: DefenceRoll { blocks, evades, dodge: false },
        }
    }

    /// Alliance R5.2, R5.5, R5.11.
    #[test]
    fn hit_and_damage() {
        let ranged = Attack::new(AttackKind::Ranged, Some(3));
        let melee = Attack::new(AttackKind::Melee, Some(1));
        let nowhere = Attack::new(AttackKind::Ranged, None);
        for (what, attack, roll, hit, damage) in [
            ("accuracy equals distance", &ranged, roll(3, 2, 0, 0, 0), true, 2),
            ("accuracy falls short", &ranged, roll(2, 2, 0, 0, 0), false, 0),
            ("more blocks than damage", &ranged, roll(3, 2, 0, 5, 0), true, 0),
            ("melee needs no accuracy", &melee, roll(0, 2, 0, 1, 0), true, 1),
            ("no accuracy reaches infinity", &nowhere, roll(99, 2, 0, 0, 0), false, 0),
        ] {
            let tally = Tally::of(attack, roll);
            assert_eq!((tally.hits(), tally.damage()), (hit, damage), "{what}");
        }
        let mut dodged = roll(9, 9, 0, 0, 0);
        dodged.defence.dodge = true;
        let tally = Tally::of(&melee, dodged);
        assert_eq!((tally.hits(), tally.damage()), (false, 0), "alliance R5.5");
    }

    #[test]
    fn pierce_ignores_blocks_and_no_more() {
        let mut attack = Attack::new(AttackKind::Melee, Some(1));
        attack.keywords = vec![Effect::Pierce(2)];
        assert_eq!(Tally::of(&attack, roll(0, 2, 0, 1, 0)).damage(), 2);
        assert_eq!(Tally::of(&attack, roll(0, 2, 0, 3, 0)).damage(), 1);
        attack.modifiers.pierce = 1;
        assert_eq!(Tally::of(&attack, roll(0, 2, 0, 3, 0)).damage(), 2);
    }

    /// Alliance R5.4, R6.4: spendable surges are those rolled less the evades.
    #[test]
    fn evades_cancel_surges() {
        let attack = Attack::new(AttackKind::Melee, Some(1));
        assert_eq!(Tally::of(&attack, roll(0, 0, 3, 0, 1)).surges(), 2);
        assert_eq!(Tally::of(&attack, roll(0, 0, 1, 0, 2)).surges(), 0);
    }

    /// Alliance R5.4, R5.11: what is read is never below none, but the sums behind it are.
    #[test]
    fn a_modifier_is_part_of_the_sum() {
        let mut attack = Attack::new(AttackKind::Ranged, Some(2));
        attack.modifiers =
            Modifiers { damage: -2, accuracy: -2, surges: 0, pierce: -1, blocks: -1, evades: -1 };
        let mut tally = Tally::of(&attack, roll(1, 1, 1, 0, 0));
        assert_eq!(tally.surges(), 1, "no evade to take away is no extra surge");
        assert_eq!((tally.accuracy(), tally.strength(), tally.blocks()), (0, 0, 0));
        assert_eq!(tally.missing_accuracy(), 3, "1 of the dice, 2 taken away");
        tally.apply(Effect::Accuracy(2));
        assert!(!tally.hits(), "1 - 2 + 2 is 1");
        tally.apply(Effect::Accuracy(1));
        tally.apply(Effect::Damage(2));
        assert_eq!((tally.hits(), tally.damage()), (true, 1), "1 - 2 + 2");
    }

    /// Alliance R5.11: a keyword and a modifier are one step, whichever is added first.
    #[test]
    fn keywords_and_modifiers_make_one_total() {
        for (distance, keyword, by, is_hit) in [(2, 2, -3, false), (1, 2, -3, true), (2, 3, -3, true)] {
            let mut attack = Attack::new(AttackKind::Ranged, Some(distance));
            attack.keywords = vec![Effect::Accuracy(keyword)];
            attack.modifiers.accuracy = by;
            assert_eq!(Tally::of(&attack, roll(2, 1, 1, 0, 0)).hits(), is_hit, "{keyword}{by} at {distance}");
        }
        let mut attack = Attack::new(AttackKind::Melee, Some(1));
        attack.keywords = vec![Effect::Damage(2), Effect::Pierce(2)];
        attack.modifiers = Modifiers { damage: -3, pierce: -1, ..Modifiers::default() };
        let tally = Tally::of(&attack, roll(0, 2, 0, 2, 0));
        assert_eq!((tally.strength(), tally.blocks()), (1, 1));
    }

    /// Alliance R29.5, A20, A33: whoever leaves the map suffers no condition; a hero who is wounded does.
    #[test]
    fn the_gone_suffer_no_condition() {
        let inflicts = [Effect::Inflict(Condition::Stun), Effect::Inflict(Condition::Focus)];
        for (what, leaves, remaining, stunned) in [
            ("an ally who falls", true, Some(2), false),
            ("an ally who stands", true, Some(3), true),
            ("a hero who is wounded", false, Some(2), true),
            ("health unknown", true, None, true),
        ] {
            let mut attack = Attack::new(AttackKind::Melee, Some(1));
            attack.keywords = inflicts.to_vec();
            attack.context.target_leaves = leaves;
            attack.context.target_remaining = remaining;
            let conditions = Tally::of(&attack, roll(0, 2, 0, 0, 0)).impact().conditions;
            assert_eq!(conditions.has(Condition::Stun), stunned, "{what}");
            assert!(conditions.has(Condition::Focus), "{what}: the attacker gains it all the same");
        }
    }

    /// Alliance R12.4, R12.6, R12.7 and T9.
    #[test]
    fn conditions_need_damage_and_come_once() {
        let mut attack = Attack::new(AttackKind::Melee, Some(1));
        attack.keywords = vec![Effect::Inflict(Condition::Bleed), Effect::Inflict(Condition::Focus)];
        let of = |attack: &Attack, roll| Tally::of(attack, roll).impact().conditions;
        assert_eq!(of(&attack, roll(0, 1, 0, 1, 0)), Conditions::NONE);
        let both: Conditions = [Condition::Bleed, Condition::Focus].into_iter().collect();
        assert_eq!(of(&attack, roll(0, 2, 0, 1, 0)), both);
        attack.context.target_conditions = both;
        assert_eq!(of(&attack, roll(0, 2, 0, 1, 0)), Conditions::NONE.with(Condition::Focus));
    }

    /// Alliance R5.4, R25.5: each evade blocks as well, before the dice fall and while they do.
    #[test]
    fn evades_that_block() {
        let attack = Attack { evades_block: true, ..Attack::new(AttackKind::Melee, Some(1)) };
        let tally = Tally::of(&attack, roll(0, 4, 3, 1, 2));
        assert_eq!((tally.blocks(), tally.damage(), tally.surges()), (3, 1, 1));
    }

    #[test]
    fn the_outcome_is_what_changes() {
        let mut attack = Attack::new(AttackKind::Melee, Some(1));
        attack.context = Context {
            target_remaining: Some(2),
            attacker_damage: 1,
            attacker_strain: 2,
            blast_others: 1,
            ..Context::default()
        };
        let mut tally = Tally::of(&attack, roll(0, 3, 0, 0, 0));
        for effect in
            [Effect::Blast(1), Effect::Cleave(2), Effect::RecoverDamage(3), Effect::RecoverStrain(3)]
        {
            tally.apply(effect);
        }
        let impact = tally.impact();
        assert_eq!((tally.damage(), impact.suffered), (3, 2), "alliance R6.14");
        assert_eq!((impact.blast, impact.cleave), (1, 0), "there is nobody to cleave");
        assert_eq!((impact.recovered_damage, impact.recovered_strain), (1, 2), "alliance R6.13, R37.10");
    }
}
