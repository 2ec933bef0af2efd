//! The story of a mission.

use std::sync::Arc;

use crate::content::Content;
use crate::content::mission::{SignalKind, Special};
use crate::event::StoryEvent;
use crate::limits::SIGNALS;
use crate::state::{DeadAlien, Due, Gun, Item, Marked, Model, Page, State, what};
use crate::world::{Body, FigureId, Kind};

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
            state.event_deck.search(|other| other == card);
            state.event_deck.put_on_top(card);
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
            script.found.push((waypoint, at));
            script.waypoints |= 1 << waypoint;
        }
        StoryEvent::WaypointsCleared => {
            script.waypoints = 0;
            script.hidden.clear();
            script.found.clear();
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
        StoryEvent::Marked { figure, mark, on } => {
            script.marks.retain(|known| *known != (figure, mark));
            if on {
                script.marks.push((figure, mark));
            }
            bind(content, state);
        }
        StoryEvent::RoleTaken { ref role, agent } => {
            let roles = Arc::make_mut(&mut script.roles);
            roles.retain(|(known, _)| known != role);
            roles.push((role.clone(), agent));
        }
        StoryEvent::Recast { agent, profile } => {
            script.cast[agent.index()] = Some(profile);
            recast(content, state, agent);
        }
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
            if take_alien(content, state, card) {
                state.alien_deck.put_on_top(card);
            }
        }
        StoryEvent::Named { figure, alien } => {
            script.figures[usize::from(figure)] = Some(alien);
            bind(content, state);
        }
        StoryEvent::Withdrawn { alien } => {
            state.body_mut(alien).is_present = false;
            if let Some(card) = state.alien(alien).map(|alien| alien.drawn_as) {
                state.alien_deck.discard(card);
            }
        }
        StoryEvent::Turned { alien, card } => {
            take_alien(content, state, card);
            if let Some(before) = state.alien(alien).map(|alien| alien.drawn_as) {
                state.alien_deck.discard(before);
            }
            let printed = &content.aliens[usize::from(card)];
            if let Some(own) = state.alien_mut(alien) {
                own.card = card;
                own.drawn_as = card;
                own.shield = printed.shield;
            }
            let mut body = state.body_mut(alien);
            body.health = printed.health;
            body.wounds = 0;
            if let Some(of) = &mut body.alien {
                of.species = printed.species.number();
                of.rank = printed.rank;
                of.ignores_stealth = printed.ignores_stealth();
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
        StoryEvent::SignalsGathered { add, dealt } => gather_signals(state, add, dealt),
        StoryEvent::SignalAdded { kind } => {
            let alien = u8::from(kind == SignalKind::Alien);
            script.aside[usize::from(alien)] -= 1;
            state.reserve.put_on_top(alien);
        }
        StoryEvent::SignalStays { signal } => {
            script.turned |= 1 << (signal.0 - SIGNALS);
            state.body_mut(signal).is_present = true;
            let is_alien = state.signal(signal).is_some_and(|signal| signal.is_alien);
            state.reserve.take_back(is_alien.into());
        }
        StoryEvent::HumansTurned => {
            state.reserve.replace(|_| 1);
            state.signals.iter_mut().for_each(|signal| signal.is_alien = true);
        }
        StoryEvent::BodyLaid { at, species } => {
            script.bodies.push(DeadAlien { at, species, is_marked: true });
        }
        StoryEvent::BodyGone { at } => {
            if let Some(n) = script.bodies.iter().position(|body| body.at == at) {
                script.bodies.remove(n);
            }
        }
        StoryEvent::BodiesUnmarked => script.bodies.iter_mut().for_each(|body| body.is_marked = false),
        StoryEvent::Joined { figure, person, at } => {
            script.people.push((person, figure));
            let printed = &content.missions[usize::from(state.table.mission)].person[usize::from(person)];
            let (health, is_weakest) = (printed.health, printed.weakest);
            *state.body_mut(figure) = Body { health, is_weakest, ..Body::standing(Kind::Person, at) };
        }
        StoryEvent::Saved { figure } => {
            script.people.retain(|(_, known)| *known != figure);
            state.body_mut(figure).is_present = false;
        }
        StoryEvent::Dragged { agent, figure } => script.dragged = Some((agent, figure)),
    }
}

/// A card is at hand: one kept aside if the box has more of it than are in the game, else one of the deck, else a discarded one.
/// Whether there is one.
fn take_alien(content: &Content, state: &mut State, card: u8) -> bool {
    let on_map =
        state.all(Kind::Alien).filter(|alien| state.alien(*alien).is_some_and(|own| own.drawn_as == card));
    let deck = &state.alien_deck;
    let in_deck = deck.next().chain(deck.discards().iter().copied()).filter(|other| *other == card);
    let out = state.script.out.iter().filter(|other| **other == card);
    let n_in_game = on_map.count() + in_deck.count() + out.count();
    n_in_game < usize::from(content.aliens[usize::from(card)].copies)
        || state.alien_deck.search(|other| other == card).is_some()
        || state.alien_deck.take_back(card)
}

/// Those of the map and some of those kept aside are mixed by themselves; what is not dealt is mixed into the reserve.
fn gather_signals(state: &mut State, add: [u8; 2], dealt: u8) {
    let mut mixed: Vec<u8> = Vec::new();
    let gathered: Vec<_> = state.all(Kind::Signal).collect();
    for signal in gathered {
        state.body_mut(signal).is_present = false;
        mixed.push(state.signal(signal).is_some_and(|signal| signal.is_alien).into());
    }
    state.script.turned = 0;
    for (kind, n) in (0..).zip(add) {
        state.script.aside[usize::from(kind)] -= n;
        mixed.extend(std::iter::repeat_n(kind, n.into()));
    }
    state.next_draw(what::RESERVE).shuffle(&mut mixed);
    let rest = mixed.split_off(mixed.len().min(dealt.into()));
    if !rest.is_empty() {
        rest.into_iter().for_each(|signal| state.reserve.put_on_top(signal));
        let mut draw = state.next_draw(what::RESERVE);
        state.reserve.resample(&mut draw);
    }
    mixed.into_iter().for_each(|signal| state.reserve.put_on_top(signal));
}

/// What holds for figures with names, as space and aliens know it.
fn bind(content: &Content, state: &mut State) {
    let (mission, battle) = (state.mission(content), state.battle(content));
    let is_rooted = |number: usize| {
        let roots =
            |special: &Special| matches!(special, Special::Rooted(id) if battle.figure(id) == Some(number));
        mission.special.iter().any(roots)
    };
    state.bind(is_rooted);
}

/// An agent is somebody else now, unhurt and with full weapons; what he held goes back to the stock.
fn recast(content: &Content, state: &mut State, agent: FigureId) {
    super::attack::hand_back(state, agent);
    let Some(sheet) = state.sheet(content, agent) else { return };
    if let Some(own) = state.agent_mut(agent) {
        own.shield = sheet.shield;
        own.reinforced = 0;
        own.stealth = None;
        let gun = |model, ammo| Gun { model, ammo, is_jammed: false };
        own.guns = [gun(Model::Primary, sheet.primary.ammo), gun(Model::Secondary, sheet.secondary.ammo)];
    }
    {
        let mut body = state.body_mut(agent);
        body.health = sheet.health;
        body.movement = sheet.movement;
        body.wounds = 0;
    }
    state.hide(content);
}

impl State {
    /// What holds for figures with names, as space and aliens know it.
    fn bind(&mut self, rooted: impl Fn(usize) -> bool) {
        for number in 0..self.script.figures.len() {
            let Some(figure) = self.script.figures[number] else { continue };
            let has = |mark| self.script.marks.contains(&(number as u8, mark));
            let (held, stunned) = (has(Marked::Held), has(Marked::Stunned));
            let mut body = self.body_mut(figure);
            body.is_idle = held || stunned;
            body.is_down = stunned;
            body.is_rooted = rooted(number);
        }
    }
}
