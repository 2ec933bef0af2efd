//! An attack as it would be rolled, for who thinks about declaring it.

use super::moments::{self, Terms};
use super::open::{Open, bonus, with};
use crate::attack::Defender;
use crate::content::{AlienPower, Content};
use crate::odds::AttackQuestion;
use crate::state::State;
use crate::world::FigureId;

/// An attack as it would be rolled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Preview {
    /// What the dice are asked.
    pub(crate) question: AttackQuestion,
    /// Wounds that another alien would take (177).
    pub(crate) diverted: u8,
}

/// An attack of an agent or a drone as it would be rolled now: with what is passive, with what has to be used to reach so far, and
/// without what may be used besides.
pub(crate) fn preview(content: &Content, state: &State, figure: FigureId, open: Open) -> Option<Preview> {
    let with = with(state, figure, open.gun);
    let arms = state.arms(content, Some(figure), with)?;
    let terms = Terms { attacker: Some(figure), with, manner: arms.weapon.manner };
    let mut bonus = bonus(content, state, terms);
    let distance = state.world(content).distance(figure, open.target).unwrap_or(0);
    if distance > arms.weapon.range.saturating_add(bonus.range)
        && let Some((_, farther)) = moments::farther(content, state, terms)
    {
        bonus.add(&farther);
    }
    let mut weapon = arms.with(&bonus).weapon;
    if let (true, Some(ammo)) = (open.area, weapon.ammo) {
        weapon.ammo = Some(ammo.saturating_sub(1));
    }
    let saved = state.saved_by(content, open.target);
    let diverted = saved.map_or(0, |(_, wounds)| wounds);
    let defender = state.defender(content, open.target);
    let health = defender.health.filter(|_| !will_rage(content, state, open.target));
    // Wounds that go to another are wounds more that it takes to kill.
    let health = health.map(|health| health.saturating_add(diverted));
    let defender = Defender { health, ..defender };
    let question = AttackQuestion { weapon, by: state.by(Some(figure)), spend: 0, defender, reroll: None };
    Some(Preview { question, diverted })
}

/// Whether no attack kills an alien because another card takes the place of its own first (172).
fn will_rage(content: &Content, state: &State, target: FigureId) -> bool {
    let card = state.alien(target).map(|alien| &content.aliens[usize::from(alien.card)]);
    card.is_some_and(|card| card.power.iter().any(|power| matches!(power.does, AlienPower::Rage { .. })))
}
