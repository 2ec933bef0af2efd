//! What a victim is worth, and what it is worth to stand on a hex.

use sortie_boards::hex::Hex;
use sortie_defenders::attack::Manner;
use sortie_defenders::content::Weapon;
use sortie_defenders::view::{AgentView, AlienView};
use sortie_defenders::world::FigureId;

use super::hits;
use super::sight::Sight;

/// An agent's health, in the same coin as everything else.
const WOUND: f64 = 1.0;
/// How likely an alien acts before this agent's next turn.
const ACTS: f64 = 0.45;

/// What an attack on an alien is worth: wounds, more for its death.
pub(super) fn strike(sight: &Sight<'_>, weapon: &Weapon, alien: &AlienView) -> f64 {
    let dice = &sight.content.dice;
    let card = sight.card(alien);
    let plate = &card.armour;
    let expected = hits::wounds(dice, hits::hits(dice, weapon), alien.shield, plate);
    let left = f64::from(alien.health.saturating_sub(alien.wounds)).max(1.0);
    let done = (expected / left).min(1.3);
    let worth = hits::threat(dice, card, 0, &Default::default()) + 0.6;
    0.35 * expected.min(left) + worth * done * done
}

/// The best attack an agent could make from a hex, if he may look any way there: with which weapon, on whom, what it is worth.
pub(super) fn best_strike(sight: &Sight<'_>, agent: &AgentView, from: Hex) -> Option<(u8, FigureId, f64)> {
    if agent.bleeds {
        return None;
    }
    let board = sight.board;
    let held = sight.view.options.duel
        && sight.view.aliens.iter().any(|alien| board.adjacent(from, alien.at))
        && !agent.evaded;
    let mut best: Option<(u8, FigureId, f64)> = None;
    for (n, gun) in agent.guns.iter().enumerate() {
        let weapon = sight.printed(agent, gun);
        let empty = weapon.manner == Manner::Ranged && gun.ammo.is_some_and(|[now, _]| now == 0);
        if weapon.manner == Manner::Healing || gun.jammed || empty {
            continue;
        }
        for alien in &sight.view.aliens {
            let in_range = board.distance(from, alien.at).is_some_and(|areas| areas <= gun.range);
            if !in_range || held && !board.adjacent(from, alien.at) || !board.sees(from, alien.at) {
                continue;
            }
            let mut value = strike(sight, weapon, alien);
            if hits::is_wide(weapon) {
                let area = board.area(alien.at);
                let more = sight.view.aliens.iter().filter(|other| other.figure != alien.figure);
                value += more.filter(|other| board.area(other.at) == area).count() as f64 * 0.8;
            }
            if best.is_none_or(|(_, _, most)| value > most) {
                best = Some((n as u8, alien.figure, value));
            }
        }
    }
    best
}

/// What it is worth to stand on a hex: near to what is to be done, far from what hurts, not alone.
pub(super) fn place(sight: &Sight<'_>, agent: &AgentView, hex: Hex) -> f64 {
    let board = sight.board;
    let dice = &sight.content.dice;
    let plate = &sight.content.agent(agent.class).sheet(agent.grade).armour;
    let left = f64::from(agent.health.saturating_sub(agent.wounds)).max(0.5);
    let mut harm = 0.0;
    let mut contacts = 0.0;
    for alien in &sight.view.aliens {
        let card = sight.card(alien);
        let near = board.adjacent(hex, alien.at);
        let far = board.distance(hex, alien.at).unwrap_or(u8::MAX);
        let reach = card.reach().max(1);
        let seen = board.sees(alien.at, hex);
        let chance = if near || seen && far <= reach {
            ACTS
        } else if far <= 2 {
            ACTS * 0.4
        } else {
            0.05
        };
        harm += chance * hits::threat(dice, card, agent.shield[0], plate);
        if near {
            contacts += 1.0;
        }
    }
    // The weaker he is the more a wound weighs.
    let weight = WOUND * (1.0 + 2.0 / left);
    let goal = sight.to_goal.as_ref().map_or(0.0, |ways| {
        let way = f64::from(ways[usize::from(hex.0)].min(60));
        // The last steps count more: next to it is where things are done.
        let there = if way <= 1.0 { 2.2 } else { 0.0 };
        there - 0.34 * way
    });
    let friends = sight.view.agents.iter().filter(|other| other.figure != agent.figure);
    let alone = friends
        .filter_map(|other| board.distance(hex, other.at?))
        .min()
        .map_or(0.0, |areas| f64::from(areas.saturating_sub(2)) * 0.15);
    goal - 0.5 * weight * harm - 0.5 * contacts - alone
}
