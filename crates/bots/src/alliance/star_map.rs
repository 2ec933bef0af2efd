//! Between missions: training, trade, encounters, and what is played next.
//!
//! Every step makes something less that never grows again before the next mission: trainings, encounters, credits, items
//! in nobody's hands. So an interlude ends.

use sortie_alliance::attack::AttackKind;
use sortie_alliance::content::{Card, Content, Slot};
use sortie_alliance::dice::{AttackDie, Die};
use sortie_alliance::{CampaignView, Choice, Plan, View};
use sortie_kernel::Offer;

use super::surge::best;

/// A weapon is worth buying from this much more damage on.
const BETTER: f32 = 0.3;
/// More weapons than this nobody carries (R10.1).
const MOST_WEAPONS: usize = 2;

/// The team as it stands on the star map.
struct Team<'a> {
    content: &'a Content,
    campaign: &'a CampaignView,
}

/// The next step.
pub(super) fn star_map(content: &Content, view: &View, offers: &[Offer<Choice>]) -> usize {
    let Some(campaign) = &view.campaign else { return 0 };
    let team = Team { content, campaign };
    best(offers, |offer| match offer.choice {
        Choice::Plan { step } => team.worth(step),
        _ => f32::NEG_INFINITY,
    })
}

impl Team<'_> {
    /// Trainings first, then who waits to be met, then what to carry, and at last the next mission.
    fn worth(&self, step: Plan) -> f32 {
        let never = f32::NEG_INFINITY;
        match step {
            Plan::Train { card, .. } => 1000.0 + f32::from(self.card(card).xp),
            Plan::Meet { .. } => 900.0,
            Plan::Give { card, to: Some(hero), under } if self.campaign.stash.contains(&card) => {
                let gain = self.gain(usize::from(hero), card, under);
                if gain > 0.0 { 800.0 + gain } else { never }
            }
            Plan::Buy { card } => {
                let heroes = 0..self.campaign.heroes.len();
                let gain = heroes.map(|hero| self.gain_bought(hero, card)).fold(0.0, f32::max);
                // Nobody buys what lies at home already.
                if gain > BETTER { 700.0 + gain } else { never }
            }
            Plan::Sell { card } => {
                let is_weapon = self.card(card).slot == Some(Slot::Weapon);
                let is_idle = self.campaign.stash.contains(&card);
                let heroes = 0..self.campaign.heroes.len();
                let has_use = heroes.clone().any(|hero| self.gain_bought(hero, card) > 0.0);
                if is_weapon && is_idle && !has_use { 600.0 } else { never }
            }
            Plan::Start { leg, ally } => {
                let legs = &self.content.campaigns[usize::from(self.campaign.campaign)].mission;
                let is_finale = legs[usize::from(leg)].finale;
                let side = if is_finale { 0.0 } else { 100.0 };
                side + if ally.is_some() { 10.0 } else { 0.0 } - f32::from(leg)
            }
            Plan::Give { .. } | Plan::Untrain { .. } => never,
        }
    }

    fn card(&self, card: u8) -> &Card {
        &self.content.cards[usize::from(card)]
    }

    /// The weapons of a hero, the starting one first.
    fn weapons(&self, hero: usize) -> impl Iterator<Item = u8> {
        let file = &self.campaign.heroes[hero];
        let start =
            self.content.card(&self.content.heroes[usize::from(file.hero)].start).map(|card| card as u8);
        let items = file.items.iter().map(|item| item.card);
        start.into_iter().chain(items).filter(|&card| self.card(card).weapon.is_some())
    }

    /// The weapon a hero fights with.
    fn weapon(&self, hero: usize) -> Option<u8> {
        self.weapons(hero).max_by(|&one, &other| self.damage(one).total_cmp(&self.damage(other)))
    }

    /// What a hero gains by a card that is given to it.
    fn gain(&self, hero: usize, card: u8, under: Option<u8>) -> f32 {
        let printed = self.card(card);
        if printed.weapon.is_some() {
            let has = self.weapon(hero).map_or(0.0, |weapon| self.damage(weapon));
            return self.damage(card) - has;
        }
        let carried = self.campaign.heroes[hero].items.len() as f32;
        match printed.slot {
            Some(Slot::Modification) if under == self.weapon(hero) => 1.5 - 0.1 * carried,
            Some(Slot::Modification) => 0.0,
            _ => 1.5 - 0.1 * carried,
        }
    }

    /// What a hero gains by a card that has yet to be bought and given.
    fn gain_bought(&self, hero: usize, card: u8) -> f32 {
        let printed = self.card(card);
        if printed.weapon.is_some() {
            let has_room = self.weapons(hero).count() < MOST_WEAPONS;
            return if has_room { self.gain(hero, card, None) } else { 0.0 };
        }
        let (Some(modification), Some(weapon)) = (&printed.modification, self.weapon(hero)) else {
            return 0.0;
        };
        let Some(its) = &self.card(weapon).weapon else { return 0.0 };
        let lies_under = |held: &&sortie_alliance::ItemHeld| held.under == Some(weapon);
        let under = self.campaign.heroes[hero].items.iter().filter(lies_under).count();
        let waits = self.campaign.stash.iter().any(|&card| self.card(card).modification.is_some());
        let fits = modification.fits == its.kind && under < usize::from(its.bars) && !waits;
        if fits { 0.8 } else { 0.0 }
    }

    /// Damage of a weapon on average, surges counted as half of it.
    fn damage(&self, card: u8) -> f32 {
        let Some(weapon) = &self.card(card).weapon else { return 0.0 };
        let mean = |&die: &AttackDie| {
            let faces = die.faces(&self.content.dice);
            let sum: f32 =
                faces.iter().map(|face| f32::from(face.damage) + 0.5 * f32::from(face.surges)).sum();
            sum / faces.len() as f32
        };
        let dice: f32 = weapon.dice.iter().map(mean).sum();
        let ranged = if weapon.kind == AttackKind::Ranged { 0.3 } else { 0.0 };
        dice + f32::from(weapon.bonus.damage) + 0.6 * f32::from(weapon.bonus.pierce) + ranged
    }
}
