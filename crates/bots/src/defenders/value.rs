//! What a victim is worth, and what it is worth to stand on a hex.

use sortie_boards::hex::Hex;
use sortie_defenders::attack::Manner;
use sortie_defenders::content::Weapon;
use sortie_defenders::view::{AgentView, AlienView};
use sortie_defenders::world::FigureId;

use super::errands::is_quarry;
use super::harm::harm;
use super::hits;
use super::sight::Sight;

/// What it is worth to be a hex nearer to an errand.
const STEP: f64 = 0.34;

/// What an alien is worth dead: what it would do in about two rounds, and what the mission gives for it.
pub(super) fn prize(sight: &Sight<'_>, alien: &AlienView) -> f64 {
    let card = sight.card(alien);
    let threat = hits::threat(&sight.content.dice, card, 0, &Default::default());
    let acts = sight.pressure.acts(alien, card, true, true).clamp(0.4, 2.0);
    let wanted = if is_quarry(sight, alien) { 1.5 } else { 0.0 };
    0.6 + threat * acts + wanted
}

/// What an attack with so many wounds on average is worth: wounds, more for a death.
pub(super) fn worth(sight: &Sight<'_>, alien: &AlienView, expected: f64) -> f64 {
    let left = f64::from(alien.health.saturating_sub(alien.wounds)).max(1.0);
    let done = (expected / left).min(1.3);
    0.35 * expected.min(left) + prize(sight, alien) * done * done
}

/// What an attack on an alien is worth.
pub(super) fn strike(sight: &Sight<'_>, weapon: &Weapon, alien: &AlienView) -> f64 {
    if sight.is_warded(alien) || sight.is_down(alien) {
        return 0.0;
    }
    let dice = &sight.content.dice;
    let plate = &sight.card(alien).armour;
    worth(sight, alien, hits::wounds(dice, hits::hits(dice, weapon), alien.shield, plate))
}

/// What it is worth to heal a friend so much.
pub(super) fn relief(friend: &AgentView, heals: f64) -> f64 {
    if friend.at.is_none() || friend.wounds == 0 {
        return 0.0;
    }
    let left = f64::from(friend.health) - f64::from(friend.wounds);
    let urgent = if friend.bleeds {
        3.5
    } else if left <= 1.0 {
        1.0
    } else {
        0.0
    };
    f64::from(friend.wounds).min(heals) * 0.6 + urgent
}

/// The best attack or healing an agent could do from a hex, if he may look any way there: with which weapon, on whom, what it is
/// worth.
pub(super) fn best_strike(sight: &Sight<'_>, agent: &AgentView, from: Hex) -> Option<(u8, FigureId, f64)> {
    if agent.bleeds {
        return None;
    }
    let board = sight.board;
    let held = sight.view.options.duel
        && sight.foes(agent).iter().any(|foe| board.adjacent(from, foe.alien.at) && !foe.is_down)
        && !agent.evaded;
    let mut best: Option<(u8, FigureId, f64)> = None;
    let mut note = |gun: usize, whom: FigureId, value: f64| {
        if value > 0.0 && best.is_none_or(|(_, _, most)| value > most) {
            best = Some((gun as u8, whom, value));
        }
    };
    for (n, gun) in agent.guns.iter().enumerate() {
        let weapon = sight.printed(agent, gun);
        let empty = weapon.manner == Manner::Ranged && gun.ammo.is_some_and(|[now, _]| now == 0);
        if gun.jammed || empty {
            continue;
        }
        if weapon.manner == Manner::Healing {
            for friend in &sight.view.agents {
                let is_me = friend.figure == agent.figure;
                let Some(at) = friend.at.map(|at| if is_me { from } else { at }) else { continue };
                let in_range = board.distance(from, at).is_some_and(|areas| areas <= gun.range);
                if in_range && (is_me || board.sees(from, at)) {
                    note(n, friend.figure, relief(friend, 1.1));
                }
            }
            continue;
        }
        for foe in sight.foes(agent) {
            let at = foe.alien.at;
            let in_range = board.distance(from, at).is_some_and(|areas| areas <= gun.range);
            if !in_range || held && !board.adjacent(from, at) || !board.sees(from, at) {
                continue;
            }
            let mut value = foe.strikes[n];
            if hits::is_wide(weapon) {
                let area = board.area(at);
                let more = sight.view.aliens.iter().filter(|other| other.figure != foe.alien.figure);
                value += more.filter(|other| board.area(other.at) == area).count() as f64 * 0.8;
            }
            note(n, foe.alien.figure, value);
        }
    }
    best
}

/// What it is worth to stand on a hex: near to what is to be done, out of what hurts, not alone.
pub(super) fn place(sight: &Sight<'_>, agent: &AgentView, hex: Hex) -> f64 {
    let board = sight.board;
    let left = f64::from(agent.health.saturating_sub(agent.wounds)).max(0.5);
    let contacts =
        sight.foes(agent).iter().filter(|foe| board.adjacent(hex, foe.alien.at) && !foe.is_down).count();
    // The weaker he is the more a wound weighs; who lies bleeding dies of the next one.
    let weight = if agent.bleeds { 6.0 } else { 0.6 + 1.6 / left };
    let goal = sight.errand(agent).map_or(0.0, |errand| {
        let way = errand.way(hex).map_or(60.0, |way| f64::from(way.min(60)));
        let there = if way < 0.5 { errand.worth } else { 0.0 };
        there - STEP * way
    });
    let friends = sight.view.agents.iter().filter(|other| other.figure != agent.figure);
    let alone = friends
        .filter_map(|other| board.distance(hex, other.at?))
        .min()
        .map_or(0.0, |areas| f64::from(areas.saturating_sub(2)) * 0.15);
    let melee = agent.guns.iter().any(|gun| gun.range == 0 && gun.dice.n_dice() >= 3);
    let held = contacts as f64 * if melee { 0.1 } else { 0.4 };
    let goal = if agent.bleeds { 0.0 } else { goal };
    goal - 0.6 * weight * harm(sight, agent, hex) - held - alone
}
