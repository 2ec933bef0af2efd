//! What things are worth.

use sortie_alliance::world::FigureId;

use super::goal::Goals;
use super::harm::{Harms, defeat, expected};
use super::sight::{Arms, Sight};
use super::weights::Weights;

/// What an enemy does to a hero of middling defence, by its dice: the harm of an attack it makes each activation.
const MIDDLING_HARM: f32 = 2.0;

/// The bot's opinion of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Opinion<'a> {
    pub(super) sight: &'a Sight<'a>,
    pub(super) harms: &'a Harms,
    pub(super) goals: &'a Goals,
    pub(super) weights: &'a Weights,
}

impl Opinion<'_> {
    /// The worth of an enemy's defeat, or of an object's destruction.
    pub(super) fn bounty(&self, enemy: FigureId) -> f32 {
        // An object does no harm: it is worth what the mission wants of it.
        if self.sight.figure(enemy).object.is_some() {
            return if self.sight.is_wanted_object(enemy) { self.weights.goal } else { 0.0 };
        }
        let printed = self.sight.group(enemy).map(|group| &self.sight.content.groups[group]);
        let dice = printed.map_or(MIDDLING_HARM, |group| group.dice.len() as f32 * 0.9);
        let ready = if self.sight.is_ready(enemy) { self.weights.ready } else { 1.0 };
        let wanted = self.goals.bounty(self.sight, enemy, self.weights);
        (self.weights.defeat + self.weights.defeat_per_harm * dice) * ready * wanted
    }

    /// The worth of an attack with these chances.
    pub(super) fn attack(&self, target: FigureId, chances: &[f32]) -> f32 {
        let figure = self.sight.figure(target);
        self.attack_on(target, chances, figure.health.saturating_sub(figure.damage))
    }

    /// The same of a target with so much health left.
    pub(super) fn attack_on(&self, target: FigureId, chances: &[f32], left: u16) -> f32 {
        let share = self.weights.hurt_share;
        let health = f32::from(self.sight.figure(target).health.max(1));
        let hurt = expected(chances, left) / health;
        self.bounty(target) * (share * hurt + (1.0 - share) * defeat(chances, left))
    }

    /// The best attack from where a figure stands.
    pub(super) fn best_attack_from_here(&self, figure: FigureId) -> f32 {
        let arms = self.sight.arms(figure);
        let here = self.sight.world.body(figure).at;
        let worth = |target: FigureId| {
            let around = self.sight.world.in_the_way(figure, target);
            let distance = self.sight.world.distance(figure, target);
            let hits = |arms: &&Arms| {
                let world = &self.sight.world;
                world.reaches_from(figure, arms.strike, here, target, distance, &around).is_ok()
            };
            let chances =
                |arms: &Arms| self.harms.of(self.sight, figure, arms, target, distance.unwrap_or(0));
            arms.iter().filter(hits).map(|arms| self.attack(target, &chances(arms))).fold(0.0, f32::max)
        };
        if self.sight.world.body(figure).is_stunned() {
            return 0.0;
        }
        self.sight.targets().map(worth).fold(0.0, f32::max)
    }

    /// What it costs if a friend is expected to suffer so much.
    pub(super) fn suffering(&self, friend: FigureId, damage: f32) -> f32 {
        let figure = self.sight.figure(friend);
        let weights = self.weights;
        let left = f32::from(figure.health.saturating_sub(figure.damage).max(1));
        if figure.hero.is_none() || figure.wounded {
            return damage * weights.suffer_wounded;
        }
        let is_last = self.sight.is_last_unwounded(friend);
        let each = if is_last { weights.suffer_last } else { weights.suffer };
        let wound = if is_last { 2.0 * weights.wound } else { weights.wound };
        damage * each + wound * (damage / left - 0.5).clamp(0.0, 1.0)
    }
}
