//! Dice, attacks, wounds.

use crate::content::mission::Special;
use crate::content::{Content, OnHit};
use crate::event::AttackEvent;
use crate::limits::{OWN_GUNS, SIGNALS};
use crate::state::{AttackState, State};
use crate::world::{FigureId, Kind};

pub(super) fn apply(content: &Content, state: &mut State, event: &AttackEvent) {
    match *event {
        AttackEvent::Declared { attacker, with, target, area, extra } => {
            let by = match attacker.map(|figure| state.body(figure).kind) {
                Some(Kind::Alien) => crate::attack::Attacker::Alien,
                Some(Kind::Agent | Kind::Drone | Kind::Signal | Kind::Person) | None => {
                    crate::attack::Attacker::Agent
                }
            };
            state.attacks.push(AttackState::new(attacker, by, with, target, area, extra));
        }
        AttackEvent::Rolled { .. } | AttackEvent::Changed { .. } | AttackEvent::Failed { .. } => {}
        AttackEvent::Rerolled { die, shows, defence, .. } => {
            if let Some(attack) = state.attacks.last_mut() {
                let dice = if defence { &mut attack.defence } else { &mut attack.dice };
                dice.as_mut_slice()[usize::from(die)] = shows;
            }
        }
        AttackEvent::SpentOnHits { tokens, .. } => {
            if let Some(attack) = state.attacks.last_mut() {
                attack.spent = tokens;
            }
        }
        AttackEvent::Struck { ref targets, .. } => {
            if let Some(attack) = state.attacks.last_mut() {
                attack.targets = targets.iter().copied().collect();
                attack.at = 0;
            }
        }
        AttackEvent::AmmoLost { figure, gun, ammo } => {
            if let Some(mounted) = gun.checked_sub(OWN_GUNS) {
                state.script.guns[usize::from(mounted)].0 = Some(ammo);
            } else if let Some(agent) = state.agent_mut(figure) {
                agent.guns[usize::from(gun)].ammo = Some(ammo);
            } else if let Some(drone) = state.drone_mut(figure) {
                drone.ammo = Some(ammo);
            }
        }
        AttackEvent::Jammed { figure, gun } => {
            if let Some(mounted) = gun.checked_sub(OWN_GUNS) {
                state.script.guns[usize::from(mounted)].1 = true;
            } else if let Some(agent) = state.agent_mut(figure) {
                agent.guns[usize::from(gun)].is_jammed = true;
            }
        }
        AttackEvent::Shielded { figure, reinforced, shield, .. } => {
            if let Some(agent) = state.agent_mut(figure) {
                agent.reinforced -= reinforced;
                agent.shield -= shield;
            } else if let Some(drone) = state.drone_mut(figure) {
                drone.shield -= shield;
            } else if let Some(alien) = state.alien_mut(figure) {
                alien.shield -= shield;
            }
        }
        AttackEvent::Defended { .. } | AttackEvent::Bleeds { .. } | AttackEvent::Diverted { .. } => {}
        AttackEvent::Wounded { figure, total, .. } | AttackEvent::Healed { figure, total, .. } => {
            state.body_mut(figure).wounds = total;
        }
        AttackEvent::Died { figure } => die(content, state, figure),
        AttackEvent::Befallen { figure, what } => match what {
            OnHit::StripShields => {
                if let Some(alien) = state.alien_mut(figure) {
                    alien.shield = 0;
                    alien.is_stripped = true;
                } else if let Some(agent) = state.agent_mut(figure) {
                    agent.shield = 0;
                } else if let Some(drone) = state.drone_mut(figure) {
                    drone.shield = 0;
                }
            }
            OnHit::Immobilise => state.body_mut(figure).is_immobilised = true,
            OnHit::Paralyse => state.body_mut(figure).is_paralysed = true,
            OnHit::Push => {}
        },
        AttackEvent::Pushed { figure, to } => state.body_mut(figure).at = to,
        AttackEvent::Raged { alien, card } => {
            let printed = &content.aliens[usize::from(card)];
            if let Some(own) = state.alien_mut(alien) {
                own.card = card;
                own.shield = printed.shield;
            }
            let mut body = state.body_mut(alien);
            body.health = printed.health;
            body.wounds = 0;
        }
        AttackEvent::Over => {
            state.attacks.pop();
        }
    }
}

/// Off the map. An agent's things go back to the stock (90, A69), an alien's card to the discards (168), in some missions out of
/// the game (198).
fn die(content: &Content, state: &mut State, figure: FigureId) {
    state.body_mut(figure).is_present = false;
    match state.body(figure).kind {
        Kind::Agent => {
            let Some(agent) = state.agent_mut(figure) else { return };
            agent.is_dead = true;
            hand_back(state, figure);
        }
        // A swarm is gone when all its figures are (143).
        Kind::Alien if state.lives_on(figure) => {}
        Kind::Alien => {
            state.killed_now = true;
            if let Some(alien) = state.alien(figure) {
                let card = alien.drawn_as;
                let species = content.aliens[usize::from(card)].species;
                let leaves = |special: &Special| matches!(special, Special::OutOfTheGame(all) if all.contains(&species));
                if state.mission(content).special.iter().any(leaves) && !state.script.out.is_full() {
                    state.script.out.push(card);
                } else {
                    state.alien_deck.discard(card);
                }
            }
            if let Some(attack) = state.attacks.last_mut() {
                attack.killed += 1;
            }
        }
        Kind::Drone => {}
        Kind::Person => state.script.people.retain(|(_, person)| *person != figure),
        Kind::Signal => debug_assert!(figure.0 < SIGNALS, "signals are revealed or destroyed, never killed"),
    }
}

/// What an agent holds goes back to the stock (A69).
pub(super) fn hand_back(state: &mut State, figure: FigureId) {
    let Some(agent) = state.agent_mut(figure) else { return };
    let (skills, tactics, devices) = (agent.skills, agent.tactics, agent.devices);
    let guns = agent.guns;
    (agent.skills, agent.tactics, agent.devices) = Default::default();
    let stock = &mut state.stock;
    skills.iter().for_each(|(item, _)| stock.skills[usize::from(item)] += 1);
    tactics.iter().for_each(|(item, _)| stock.tactics[usize::from(item)] += 1);
    devices.iter().for_each(|(item, _)| stock.devices[usize::from(item)] += 1);
    // Those of a campaign are at headquarters again.
    if state.campaign.is_some() {
        return;
    }
    let stock = &mut state.stock;
    for gun in guns {
        if let crate::state::Model::Token(weapon) = gun.model {
            stock.weapons[usize::from(weapon)] += 1;
        }
    }
}
