//! The round and its phases, ranks, deliveries, the end.

use std::sync::Arc;

use crate::content::Content;
use crate::event::{FragmentSource, RoundEvent, Via};
use crate::state::{Gun, Model, State};
use crate::world::{FigureId, Kind};

pub(super) fn apply(content: &Content, state: &mut State, event: &RoundEvent) {
    match *event {
        RoundEvent::RoundBegan { round } => {
            state.round = round;
            state.killed_before = state.killed_now;
            state.killed_now = false;
            state.searched = false;
            state.rolls.iter_mut().for_each(|n| *n = 0);
        }
        RoundEvent::PhaseBegan { .. } | RoundEvent::WeaponDrawn { .. } => {}
        RoundEvent::TurnEnded { agent } => {
            state.body_mut(agent).has_evaded = false;
            state.script.dragged = None;
        }
        RoundEvent::Refreshed => refresh(content, state),
        RoundEvent::Started { agent, at, facing } => {
            let mut body = state.body_mut(agent);
            body.is_present = true;
            body.at = at;
            body.facing = facing;
        }
        RoundEvent::AlphaChosen { agent } => state.alpha = agent,
        RoundEvent::RankRolled { agent, gd, needed } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.has_rolled = true;
                agent.has_failed |= gd.is_some_and(|gd| gd < needed);
            }
        }
        RoundEvent::Promoted { agent, grade } => promote(content, state, agent, grade),
        RoundEvent::TacticGained { agent, tactic, .. } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.tactics.push(tactic);
            }
            take(&mut state.stock.tactics, tactic);
        }
        RoundEvent::SkillGained { agent, skill, .. } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.skills.push(skill);
            }
            take(&mut state.stock.skills, skill);
        }
        RoundEvent::DeviceGained { agent, device, via } => {
            let is_before = state.round == 0;
            if let Some(agent) = state.agent_mut(agent) {
                agent.devices.push(device);
                agent.brought += u8::from(is_before && via == Via::Skill);
            }
            take(&mut state.stock.devices, device);
        }
        RoundEvent::WeaponTaken { agent, gun, weapon, via } => {
            let new = Gun {
                model: Model::Token(weapon),
                ammo: content.weapons[usize::from(weapon)].ammo,
                is_jammed: false,
            };
            let Some(agent) = state.agent_mut(agent) else { return };
            let old = std::mem::replace(&mut agent.guns[usize::from(gun)], new);
            take(&mut state.stock.weapons, weapon);
            if state.campaign.is_some() {
                store(state, weapon);
            } else if let (Model::Token(old), Via::Start | Via::Delivery | Via::Mission) = (old.model, via) {
                state.stock.weapons[usize::from(old)] += 1;
            }
        }
        RoundEvent::WeaponRefused { weapon } => {
            if state.campaign.is_some() {
                take(&mut state.stock.weapons, weapon);
                store(state, weapon);
            }
        }
        RoundEvent::FragmentGained { fragments, from } => {
            state.fragments = fragments;
            state.searched |= from == FragmentSource::Search;
        }
        RoundEvent::FragmentsSpent { fragments } => state.fragments = fragments,
        RoundEvent::TurnBegan { agent } | RoundEvent::TurnSkipped { agent } => {
            state.body_mut(agent).has_evaded = false;
            let mine = |drone: &&mut crate::state::DroneState| drone.owner == agent.0;
            state.drones.iter_mut().filter(mine).for_each(|drone| drone.is_new = false);
        }
        RoundEvent::Ended { ending } => {
            state.ending = Some(ending);
            state.frames.clear();
            state.attacks.clear();
            state.roll = None;
        }
    }
}

/// A weapon that was found belongs to headquarters from now on, whoever carries it (100).
fn store(state: &mut State, weapon: u8) {
    if let Some(campaign) = &mut state.campaign
        && !campaign.owns(weapon)
    {
        Arc::make_mut(campaign).weapons.push(weapon);
    }
}

/// Takes one token out of the stock.
fn take(stock: &mut [u8], n: u8) {
    let left = &mut stock[usize::from(n)];
    *left = left.saturating_sub(1);
}

/// Skills turn up, innate abilities are ready, shields are full, Guard comes back, nobody is held any more (34).
fn refresh(content: &Content, state: &mut State) {
    let no_shields = state.no_shields(content);
    for n in 0..state.agents.len() {
        let figure = FigureId(n as u8);
        let full = state.sheet(content, figure).map_or(0, |sheet| sheet.shield);
        let agent = &mut state.agents[n];
        agent.skills.ready_all();
        agent.innate_used = false;
        agent.has_rolled = false;
        agent.stealth = None;
        if !no_shields {
            agent.shield = full;
        }
    }
    for (drone, printed) in state.drones.iter_mut().zip(&content.drones) {
        drone.guard_used = false;
        if !no_shields {
            drone.shield = printed.shield;
        }
    }
    for alien in state.aliens.iter_mut().filter(|alien| !alien.is_stripped && !no_shields) {
        alien.shield = content.aliens[usize::from(alien.card)].shield;
    }
    for figure in (0..state.bodies.len() as u8).map(FigureId) {
        let mut body = state.body_mut(figure);
        body.is_immobilised = false;
        body.is_paralysed = false;
        body.has_evaded = false;
        if body.kind == Kind::Agent {
            body.stealth = None;
        }
    }
    state.hide(content);
}

/// The next rank; from palladium on the elite side, whose weapons take the place of those of the base side (57, 127).
fn promote(content: &Content, state: &mut State, figure: FigureId, grade: crate::content::Grade) {
    let Some(agent) = state.agent_mut(figure) else { return };
    let before = content.agent(agent.class).sheet(agent.grade);
    let after = content.agent(agent.class).sheet(grade);
    agent.grade = grade;
    agent.ranks_gained += 1;
    if !std::ptr::eq(before, after) {
        agent.shield = after.shield;
        for gun in &mut agent.guns {
            let printed = match gun.model {
                Model::Primary => Some((&before.primary, &after.primary)),
                Model::Secondary => Some((&before.secondary, &after.secondary)),
                Model::Token(_) => None,
            };
            if let (Some((old, new)), Some(ammo)) = (printed, &mut gun.ammo) {
                *ammo += new.ammo.unwrap_or(0).saturating_sub(old.ammo.unwrap_or(0));
            }
        }
        let mut body = state.body_mut(figure);
        body.health = after.health;
        body.movement = after.movement;
    }
}
