//! The story of a mission.

use std::sync::Arc;

use crate::content::Content;
use crate::content::mission::SignalKind;
use crate::event::StoryEvent;
use crate::limits::SIGNALS;
use crate::state::{DeadAlien, Due, Item, Page, State, what};
use crate::world::{Body, Kind};

pub(super) fn apply(content: &Content, state: &mut State, event: &StoryEvent) {
    let script = &mut state.script;
    match *event {
        StoryEvent::Said { ref word, is_rule } => {
            Arc::make_mut(&mut script.told).push(Page { word: word.clone(), is_rule });
        }
        StoryEvent::ObjectiveSet { .. }
        | StoryEvent::ObjectiveOffered { .. }
        | StoryEvent::ObjectiveCompleted { .. }
        | StoryEvent::ObjectiveFailed { .. }
        | StoryEvent::Counted { .. } => {}
        StoryEvent::Flagged { ref flag, set } => {
            let flags = Arc::make_mut(&mut script.flags);
            flags.retain(|known| known != flag);
            if set {
                flags.push(flag.clone());
            }
        }
        StoryEvent::SpecialDrawn { letter } => script.drawn |= 1 << (letter as u32 - 'A' as u32),
        StoryEvent::EventForwarded { card } => {
            let found = state.event_deck.search(|other| other == card);
            state.event_deck.put_on_top(found.unwrap_or(card));
        }
        StoryEvent::EventsPaused { paused } => script.is_paused = paused,
        StoryEvent::Acted { agent, action, at, done } => {
            let mine =
                |try_: &&mut crate::state::Try| (try_.action, try_.at, try_.agent) == (action, at, agent.0);
            if let Some(known) = script.tries.iter_mut().find(mine) {
                known.tries = known.tries.saturating_add(1);
                known.is_done |= done;
            } else if !script.tries.is_full() {
                script.tries.push(crate::state::Try { action, at, agent: agent.0, tries: 1, is_done: done });
            }
        }
        StoryEvent::Burned { at } => {
            if !script.flames.contains(&at) && !script.flames.is_full() {
                script.flames.push(at);
            }
        }
        StoryEvent::Doused { at } => script.flames.retain(|flame| *flame != at),
        StoryEvent::PointGone { at } => {
            if let Some(n) = state.points.iter().position(|point| *point == at) {
                state.points.remove(n);
                state.symbols.remove(n);
            }
        }
        StoryEvent::PointMoved { from, to } => {
            if let Some(point) = state.points.iter_mut().find(|point| **point == from) {
                *point = to;
            }
        }
        StoryEvent::WaypointLaid { waypoint } => script.waypoints |= 1 << waypoint,
        StoryEvent::WaypointHidden { waypoint, at } => script.hidden.push((waypoint, at)),
        StoryEvent::WaypointTurned { waypoint, at } => {
            script.hidden.retain(|(_, hidden)| *hidden != at);
            script.waypoints |= 1 << waypoint;
        }
        StoryEvent::WaypointsCleared => {
            script.waypoints = 0;
            script.hidden.clear();
        }
        StoryEvent::Freed { lock } => state.board |= 1 << lock,
        StoryEvent::MineLaid { at } => script.mines.push(at),
        StoryEvent::MineGone { at } => script.mines.retain(|mine| *mine != at),
        StoryEvent::ArmouryTaken { armoury, is_alien, .. } => {
            script.armouries &= !(1 << armoury);
            script.due.push(Due { is_alien, is_picked: false });
        }
        StoryEvent::WeaponDue { is_alien, is_picked } => script.due.push(Due { is_alien, is_picked }),
        StoryEvent::DueOver => {
            script.due.remove(0);
        }
        StoryEvent::ItemTaken { item, carrier } => {
            script.items[usize::from(item)] = Item { at: None, carrier: Some(carrier) };
        }
        StoryEvent::ItemLaid { item, at } => {
            script.items[usize::from(item)] = Item { at: Some(at), carrier: None };
        }
        StoryEvent::ItemGone { item } => script.items[usize::from(item)] = Item::default(),
        StoryEvent::GunJammed { gun, jammed } => script.guns[usize::from(gun)].1 = jammed,
        StoryEvent::GunAmmo { gun, ammo } => script.guns[usize::from(gun)].0 = Some(ammo),
        StoryEvent::Marked { figure, mark, on } => {
            script.marks.retain(|known| *known != (figure, mark));
            if on {
                script.marks.push((figure, mark));
            }
        }
        StoryEvent::RoleTaken { ref role, agent } => {
            let roles = Arc::make_mut(&mut script.roles);
            roles.retain(|(known, _)| known != role);
            roles.push((role.clone(), agent));
        }
        StoryEvent::Recast { agent, profile } => script.cast[agent.index()] = Some(profile),
        StoryEvent::Confined { agent, tiles } => script.confined[agent.index()] = tiles,
        StoryEvent::EncountersAdded { ref cards, top } => {
            cards.iter().rev().for_each(|&card| state.encounter_deck.put_on_top(card));
            if !top {
                let mut draw = state.next_draw(what::ENCOUNTERS);
                state.encounter_deck.resample(&mut draw);
            }
        }
        StoryEvent::AliensAdded { ref cards, top } => {
            cards.iter().rev().for_each(|&card| state.alien_deck.put_on_top(card));
            if !top {
                let mut draw = state.next_draw(what::ALIENS);
                state.alien_deck.resample(&mut draw);
            }
        }
        StoryEvent::AlienTaken { card } => {
            if state.alien_deck.search(|other| other == card).is_none() {
                state.alien_deck.take_back(card);
            }
        }
        StoryEvent::Withdrawn { alien } => {
            state.body_mut(alien).is_present = false;
            if let Some(card) = state.alien(alien).map(|alien| alien.drawn_as) {
                state.alien_deck.discard(card);
            }
        }
        StoryEvent::Turned { alien, card } => {
            let printed = &content.aliens[usize::from(card)];
            let body = state.body_mut(alien);
            body.health = printed.health;
            body.wounds = 0;
            if let Some(of) = &mut body.alien {
                of.species = printed.species.number();
                of.rank = printed.rank;
                of.ignores_stealth = printed.ignores_stealth();
            }
            if let Some(own) = state.alien_mut(alien) {
                own.card = card;
                own.drawn_as = card;
                own.shield = printed.shield;
            }
        }
        StoryEvent::Stripped { alien } => {
            if let Some(own) = state.alien_mut(alien) {
                own.shield = 0;
            }
        }
        StoryEvent::Restored { alien } => {
            state.body_mut(alien).wounds = 0;
            if let Some(own) = state.alien_mut(alien) {
                own.shield = content.aliens[usize::from(own.card)].shield;
            }
        }
        StoryEvent::SignalsMixed => {
            let mut draw = state.next_draw(what::RESERVE);
            state.reserve.resample(&mut draw);
        }
        StoryEvent::SignalsAdded { kind, n } => {
            let alien = u8::from(kind == SignalKind::Alien);
            (0..n).for_each(|_| state.reserve.put_on_top(alien));
        }
        StoryEvent::SignalStays { signal } => {
            script.turned |= 1 << (signal.0 - SIGNALS);
            state.body_mut(signal).is_present = true;
        }
        StoryEvent::HumansTurned => {
            state.reserve.replace(|_| 1);
        }
        StoryEvent::BodyLaid { at, species } => {
            script.bodies.push(DeadAlien { at, species, is_marked: true });
        }
        StoryEvent::BodyGone { at } => script.bodies.retain(|body| body.at != at),
        StoryEvent::BodiesUnmarked => script.bodies.iter_mut().for_each(|body| body.is_marked = false),
        StoryEvent::Joined { figure, person, at } => {
            script.people.push((person, figure));
            let health =
                content.missions[usize::from(state.table.mission)].person[usize::from(person)].health;
            *state.body_mut(figure) = Body { health, ..Body::standing(Kind::Person, at) };
        }
        StoryEvent::Saved { figure } => {
            script.people.retain(|(_, known)| *known != figure);
            state.body_mut(figure).is_present = false;
        }
        StoryEvent::Dragged { agent, figure } => script.dragged = Some((agent, figure)),
    }
}
