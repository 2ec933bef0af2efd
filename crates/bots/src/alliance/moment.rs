//! Interrupts: which abilities to use when a moment allows it, and which dice to roll again.

use sortie_alliance::ability::{Ability, Deed, DeedKind, DicePool, OnDice, OnFigures, OnRoll};
use sortie_alliance::attack::{Effect, Modifiers};
use sortie_alliance::dice::{AttackRoll, DefenceRoll, Die};
use sortie_alliance::world::Side;
use sortie_alliance::{AttackView, Choice, OpenMoment, Source};
use sortie_kernel::Offer;

use super::surge::best;
use super::value::Opinion;

/// What letting an effect happen is worth before deciding about one's own: more than any ability, and less than any.
const HELP_FIRST: f32 = 100.0;
const HARM_FIRST: f32 = 0.001;

/// How the attack under way stands for us.
#[derive(Debug, Clone, Copy)]
struct Standing {
    is_ours: bool,
    /// Damage that would still change something.
    open: f32,
    damage: f32,
    is_rolled: bool,
    misses: bool,
}

impl Opinion<'_> {
    /// Uses what is worth more than it costs, the best first.
    pub(super) fn moment(&self, moment: &OpenMoment, offers: &[Offer<Choice>]) -> usize {
        best(offers, |offer| match offer.choice {
            Choice::Use { source } => self.interrupt(moment, source),
            // What helps comes before whatever may build on it. What hurts comes after what is worth using now; whatever is not
            // may be worth something once it has happened.
            Choice::Let { source } if self.sight.figure(source.figure).side == Side::Rebel => HELP_FIRST,
            Choice::Let { .. } | Choice::Bleed => HARM_FIRST,
            _ => 0.0,
        })
    }

    fn interrupt(&self, moment: &OpenMoment, source: Source) -> f32 {
        let Some(ability) = self.sight.ability(source) else { return 0.0 };
        let price = self.price(source, ability);
        match moment {
            OpenMoment::Declared | OpenMoment::Rolled | OpenMoment::Counted => {
                match &self.sight.view.attack {
                    Some(attack) => self.in_attack(attack, ability) - price,
                    None => self.ability(source),
                }
            }
            OpenMoment::Tested { .. } => {
                if self.has_success() {
                    -1.0
                } else {
                    self.test_worth() - price
                }
            }
            OpenMoment::Testing { .. } => 0.7 * self.test_worth() - price,
            OpenMoment::EnemyActivates { figure } => {
                // A shot at somebody out of sight is wasted.
                let me = source.figure;
                let reaches = self.sight.arms(me).iter().any(|arms| {
                    let world = &self.sight.world;
                    let (around, far) = (world.in_the_way(me, *figure), world.distance(me, *figure));
                    world.reaches_from(me, arms.strike, world.body(me).at, *figure, far, &around).is_ok()
                });
                if reaches && !self.sight.world.body(me).is_stunned() { 1.0 - price } else { -1.0 }
            }
            OpenMoment::EnemyEnters { .. } => -1.0,
            OpenMoment::ActivationStart { .. }
            | OpenMoment::ActivationEnd { .. }
            | OpenMoment::Rested { .. }
            | OpenMoment::Interacted { .. }
            | OpenMoment::Fought
            | OpenMoment::After { .. }
            | OpenMoment::SupplyDrawn => self.ability(source),
        }
    }

    fn in_attack(&self, attack: &AttackView, ability: &Ability) -> f32 {
        let target = self.sight.figure(attack.target);
        let left = f32::from(target.health.saturating_sub(target.damage));
        let damage = if attack.hits { f32::from(attack.damage) } else { 0.0 };
        let standing = Standing {
            is_ours: self.sight.figure(attack.attacker).side == Side::Rebel,
            open: if attack.rolled { (left - damage).max(0.0) } else { left },
            damage,
            is_rolled: attack.rolled,
            misses: attack.rolled && !attack.hits,
        };
        ability.does.iter().map(|deed| self.deed_in_attack(attack, standing, deed)).sum()
    }

    fn deed_in_attack(&self, attack: &AttackView, now: Standing, deed: &Deed) -> f32 {
        let hurts = |n: f32| if now.is_ours && !now.misses { n.min(now.open) } else { 0.0 };
        // Before the roll nobody knows whether help is needed; after it, only real damage counts.
        let spares = |n: f32| match (now.is_ours, now.is_rolled) {
            (true, _) => 0.0,
            (false, true) => 0.9 * n.min(now.damage),
            (false, false) => 0.6 * n,
        };
        match deed.kind() {
            DeedKind::Roll(what) => match what {
                OnRoll::Add(by) => self.modifiers(by, now),
                OnRoll::Keyword(Effect::Pierce(n)) => hurts(0.6 * f32::from(n)),
                OnRoll::Keyword(Effect::Blast(_)) => {
                    let world = &self.sight.world;
                    let near = |&enemy: &_| enemy != attack.target && world.is_adjacent(enemy, attack.target);
                    0.7 * self.sight.targets().filter(near).count() as f32
                }
                OnRoll::Keyword(
                    Effect::Damage(_)
                    | Effect::Accuracy(_)
                    | Effect::Cleave(_)
                    | Effect::RecoverDamage(_)
                    | Effect::RecoverStrain(_)
                    | Effect::Inflict(_),
                ) => 0.4,
                OnRoll::Surge(_) | OnRoll::SurgesOf(_) => 0.4,
                OnRoll::AttackDie(_) => hurts(1.1),
                OnRoll::DefenceDie(_) => spares(1.2),
                OnRoll::RemoveAll(_) => hurts(1.0),
                OnRoll::FocusDie(_) => hurts(0.4),
                OnRoll::BlockPerEvade => spares(0.5),
                OnRoll::Miss => spares(4.0),
            },
            DeedKind::Dice(what) => match what {
                OnDice::RemoveDefenceDie => hurts(1.0),
                OnDice::SwapDie(_) => hurts(0.4),
                OnDice::Reroll { pool, .. } => self.reroll(attack, pool, now).map_or(0.0, |(_, gain)| gain),
                OnDice::Convert { .. } => 0.05,
            },
            DeedKind::Figures(OnFigures::Gain(_), _) => {
                if now.is_ours && !now.is_rolled {
                    0.8
                } else {
                    0.3
                }
            }
            DeedKind::Special(_) => spares(3.0),
            // They do not change this attack.
            DeedKind::Figures(..)
            | DeedKind::Owner(_)
            | DeedKind::Test(_)
            | DeedKind::Attack(_)
            | DeedKind::Unplayed => 0.2,
        }
    }

    fn modifiers(&self, by: Modifiers, now: Standing) -> f32 {
        let [damage, surges, pierce, accuracy, blocks, evades] =
            [by.damage, by.surges, by.pierce, by.accuracy, by.blocks, by.evades].map(f32::from);
        if now.is_ours {
            let saved = if now.misses && accuracy > 0.0 { 1.5 } else { 0.0 };
            let more = damage + 0.6 * surges + 0.6 * pierce;
            return saved + if now.misses { 0.0 } else { more.min(now.open) };
        }
        let fewer = blocks + 0.6 * evades;
        if now.is_rolled { 0.9 * fewer.min(now.damage) } else { 0.6 * fewer }
    }

    /// The die of a pool most worth rolling again, with what that gains.
    fn reroll(&self, attack: &AttackView, pool: DicePool, now: Standing) -> Option<(u8, f32)> {
        let dice = &self.sight.content.dice;
        let gain = |score: f32, mean: f32| mean - score;
        let mut best: Option<(u8, f32)> = None;
        let mut weigh = |n: usize, gain: f32| {
            if best.is_none_or(|(_, other)| gain > other) {
                best = Some((n as u8, gain));
            }
        };
        match pool {
            DicePool::Attack => {
                let sign = if now.is_ours { 1.0 } else { -1.0 };
                let needs_accuracy = if now.misses == now.is_ours { 0.3 } else { 0.02 };
                let score = |roll: AttackRoll| {
                    f32::from(roll.damage)
                        + 0.6 * f32::from(roll.surges)
                        + needs_accuracy * f32::from(roll.accuracy)
                };
                for (n, &(die, face)) in attack.attack.iter().enumerate() {
                    let faces = die.faces(dice);
                    let mean = faces.iter().map(|&roll| score(roll)).sum::<f32>() / 6.0;
                    weigh(n, sign * gain(score(faces[usize::from(face?)]), mean));
                }
            }
            DicePool::Defence => {
                let sign = if now.is_ours { -1.0 } else { 1.0 };
                let score = |roll: DefenceRoll| {
                    f32::from(roll.blocks) + 0.6 * f32::from(roll.evades) + if roll.dodge { 3.0 } else { 0.0 }
                };
                for (n, &(die, face)) in attack.defence.iter().enumerate() {
                    let faces = die.faces(dice);
                    let mean = faces.iter().map(|&roll| score(roll)).sum::<f32>() / 6.0;
                    weigh(n, sign * gain(score(faces[usize::from(face?)]), mean));
                }
            }
            DicePool::Test => return None,
        }
        // A target that is dead already, or an attack that does nothing, is left as it is.
        let is_settled = if now.is_ours { now.open <= 0.0 } else { now.damage <= 0.0 };
        best.filter(|&(_, gain)| gain > 0.25 && !is_settled)
    }

    /// Which die to roll again, to swap or to take away.
    pub(super) fn die(&self, pool: DicePool, offers: &[Offer<Choice>]) -> usize {
        let pass = || offers.iter().position(|offer| offer.choice == Choice::Pass);
        let picks = |die: u8| {
            let is_it = |offer: &Offer<Choice>| matches!(offer.choice, Choice::Die { die: other, .. } if other == die);
            offers.iter().position(is_it)
        };
        if pool == DicePool::Test {
            return self.test_die(offers).or_else(pass).unwrap_or(0);
        }
        let Some(attack) = &self.sight.view.attack else { return 0 };
        if !attack.rolled {
            // The best defence die goes; black ones block more, white ones dodge.
            return 0;
        }
        let target = self.sight.figure(attack.target);
        let left = f32::from(target.health.saturating_sub(target.damage));
        let damage = if attack.hits { f32::from(attack.damage) } else { 0.0 };
        let standing = Standing {
            is_ours: self.sight.figure(attack.attacker).side == Side::Rebel,
            open: (left - damage).max(0.0),
            damage,
            is_rolled: true,
            misses: !attack.hits,
        };
        let found = self.reroll(attack, pool, standing).and_then(|(die, _)| picks(die));
        found.or_else(pass).unwrap_or(0)
    }

    /// Tests of a mission are what everybody came for.
    fn test_worth(&self) -> f32 {
        if self.goals.is_mission { 1.2 } else { 0.6 }
    }

    fn has_success(&self) -> bool {
        let dice = &self.sight.content.dice;
        let Some(test) = &self.sight.view.test else { return false };
        test.dice
            .iter()
            .any(|&(die, face)| face.is_some_and(|face| die.faces(dice)[usize::from(face)].surges > 0))
    }

    fn test_die(&self, offers: &[Offer<Choice>]) -> Option<usize> {
        if self.has_success() {
            return None;
        }
        let dice = &self.sight.content.dice;
        let test = self.sight.view.test.as_ref()?;
        let chance = |die: u8| {
            let faces = test.dice.get(usize::from(die)).map(|&(die, _)| die.faces(dice));
            faces.map_or(0, |faces| faces.iter().filter(|face| face.surges > 0).count())
        };
        let dice = offers.iter().enumerate().filter_map(|(n, offer)| match offer.choice {
            Choice::Die { die, .. } => Some((n, chance(die))),
            _ => None,
        });
        dice.max_by_key(|&(n, chance)| (chance, std::cmp::Reverse(n))).map(|(n, _)| n)
    }
}
