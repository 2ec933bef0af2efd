//! The exact odds of an attack that is open now, as the rules count them.

use sortie_defenders::attack::Attacker;
use sortie_defenders::content::{Effect, Weapon};
use sortie_defenders::odds::AttackQuestion;
use sortie_defenders::view::{AgentView, AlienView};

use super::sight::Sight;
use super::value::prize;

/// What an attack on an alien is worth: its death by how likely that is, and wounds that are left on it.
pub(super) fn strike(sight: &Sight<'_>, agent: &AgentView, weapon: &Weapon, alien: &AlienView) -> f64 {
    if sight.is_warded(alien) || sight.is_down(alien) {
        return 0.0;
    }
    let content = sight.content;
    let knows = agent.skills.iter().any(|held| {
        let skill = &content.skills[usize::from(held.item)];
        skill.effects().any(|effect| *effect == Effect::AlienKnowledge)
    });
    let mut with = weapon.new_one();
    with.knowledge = knows;
    let mut defender = sight.card(alien).defender();
    defender.wounds = alien.wounds;
    defender.shield = alien.shield;
    let question = AttackQuestion { weapon: with, by: Attacker::Agent, spend: 0, defender, reroll: None };
    let odds = question.odds(&content.dice);
    let left = f64::from(alien.health.saturating_sub(alien.wounds)).max(1.0);
    let dead = odds.ends.map_or(0.0, |ends| ends.p_dead);
    let done = odds.expected().min(left);
    // A jam costs a turn, and so does the last token.
    0.35 * done + prize(sight, alien) * (dead + 0.45 * (1.0 - dead) * done / left) - 0.8 * odds.p_jam
}
