//! Spending surges.

use sortie_alliance::attack::{AttackKind, Condition, Effect};
use sortie_alliance::dice::Die;
use sortie_alliance::surge::SurgeOption;
use sortie_alliance::{AttackView, Choice};
use sortie_kernel::Offer;

use super::value::Opinion;

impl Opinion<'_> {
    /// Buys what does most damage; what is left goes into conditions and recovery.
    pub(super) fn surge(&self, attack: &AttackView, offers: &[Offer<Choice>]) -> usize {
        let worth = |offer: &Offer<Choice>| match offer.choice {
            Choice::Surge { option } => self.option(attack, usize::from(option)),
            _ => 0.001,
        };
        best(offers, worth)
    }

    fn option(&self, attack: &AttackView, place: usize) -> f32 {
        let Some((word, _)) = attack.options.get(place) else { return 0.0 };
        if word == "recover_str1" {
            return if self.sight.figure(attack.attacker).strain > 0 { 0.3 } else { 0.0 };
        }
        let Ok(option) = word.parse::<SurgeOption>() else { return 0.0 };
        let worth: f32 = option.effects.iter().map(|&effect| self.effect(attack, effect)).sum();
        worth / f32::from(option.cost.max(1))
    }

    fn effect(&self, attack: &AttackView, effect: Effect) -> f32 {
        let target = self.sight.figure(attack.target);
        let left = f32::from(target.health.saturating_sub(target.damage));
        let short = (left - f32::from(attack.damage)).max(0.0);
        let is_short_of_accuracy = !attack.hits && attack.kind == AttackKind::Ranged;
        let is_dead = attack.hits && short == 0.0;
        match effect {
            Effect::Damage(n) => f32::from(n).min(short.max(if attack.hits { 0.0 } else { 1.0 })),
            Effect::Pierce(n) => f32::from(n).min(self.blocks(attack)).min(short),
            Effect::Accuracy(n) => {
                if is_short_of_accuracy {
                    2.0 + f32::from(n)
                } else {
                    0.0
                }
            }
            Effect::Blast(n) => f32::from(n) * 0.8 * self.beside(attack),
            Effect::Cleave(n) => {
                if self.beside(attack) > 0.0 {
                    0.8 * f32::from(n)
                } else {
                    0.0
                }
            }
            Effect::RecoverDamage(n) => {
                0.5 * f32::from(u16::from(n).min(self.sight.figure(attack.attacker).damage))
            }
            Effect::RecoverStrain(_) => 0.3,
            Effect::Inflict(condition) if condition.is_harmful() => {
                let has = target.conditions.contains(&condition);
                let worth = if condition == Condition::Stun { 0.95 } else { 0.6 };
                if is_dead || has { 0.0 } else { worth }
            }
            Effect::Inflict(condition) => {
                if self.sight.figure(attack.attacker).conditions.contains(&condition) { 0.0 } else { 0.7 }
            }
        }
    }

    /// Blocks on the table.
    fn blocks(&self, attack: &AttackView) -> f32 {
        let dice = &self.sight.content.dice;
        let rolled =
            attack.defence.iter().filter_map(|&(die, face)| Some(die.faces(dice)[usize::from(face?)]));
        rolled.map(|roll| f32::from(roll.blocks)).sum()
    }

    /// Enemies next to the target.
    fn beside(&self, attack: &AttackView) -> f32 {
        let world = &self.sight.world;
        let near = |&enemy: &_| enemy != attack.target && world.is_adjacent(enemy, attack.target);
        self.sight.targets().filter(near).count() as f32
    }
}

/// The offer worth most; the first of equals.
pub(super) fn best(offers: &[Offer<Choice>], mut worth: impl FnMut(&Offer<Choice>) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (n, offer) in offers.iter().enumerate() {
        let worth = worth(offer);
        if worth > best.1 {
            best = (n, worth);
        }
    }
    best.0
}
