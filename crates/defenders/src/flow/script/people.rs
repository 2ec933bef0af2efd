//! Agents whom rules send, arm and cast, people who are no agents, and things that are carried.

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::{Offer, Progress, Seat};

use super::effects::at;
use super::look::Look;
use super::next;
use super::spots::{Settled, agents, settle};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::mission::{Spot, Whom};
use crate::event::{StoryEvent, TurnEvent};
use crate::flow::signals::{arrival, reveals};
use crate::limits::{MOST_FIGURES, PEOPLE};
use crate::state::{Arrives, State};
use crate::world::FigureId;

/// A figure or a person is put on a spot, or as near to it as there is room (A38).
pub(super) fn put(ctx: &mut Ctx<'_>, name: &str, spot: &Spot) -> Progress {
    let Some(figure) = Look { content: ctx.content, state: ctx.state }.named(name) else {
        next(ctx);
        return Progress::Continue;
    };
    at(ctx, spot, |ctx, at| arrival::begin(ctx, Arrives::Figure(figure), at))
}

/// The free hexes of a place.
fn room(content: &Content, state: &State, place: &str) -> HexSet {
    Look { content, state }.place(place) & state.world(content).free_for(None)
}

/// Agents are put on free hexes of a place, each where he likes, from the alpha agent on (A56).
pub(super) fn send(ctx: &mut Ctx<'_>, whom: &Whom, place: &str) -> Progress {
    let all = agents(ctx.content, ctx.state, whom);
    let done = usize::from(ctx.state.script.picked.done);
    if ctx.state.is_beside() {
        next(ctx);
        let place = ctx.state.mission(ctx.content).place(place).unwrap_or(0) as u8;
        for agent in all {
            ctx.instruct("198", Instruction::Send { agent, place });
        }
        return Progress::Continue;
    }
    let Some(&agent) = all.get(done).filter(|_| !room(ctx.content, ctx.state, place).is_empty()) else {
        next(ctx);
        reveals::begin(ctx);
        return Progress::Continue;
    };
    let Some(at) = ctx.state.script.picked.at.take() else { return Progress::Ask };
    ctx.state.script.picked.done += 1;
    ctx.tell("198", TurnEvent::Placed { figure: agent, at });
    ctx.stepped(agent, None);
    Progress::Continue
}

pub(super) fn send_offers(
    content: &Content,
    state: &State,
    whom: &Whom,
    place: &str,
    out: &mut Vec<Offer<Choice>>,
) {
    if state.is_beside() {
        return;
    }
    let all = agents(content, state, whom);
    let next = all.get(usize::from(state.script.picked.done));
    if let Some(agent) = next.filter(|_| state.script.picked.at.is_none()) {
        let seat = Seat(agent.0);
        let room = room(content, state, place);
        out.extend(room.iter().map(|at| Offer { seat, choice: Choice::Place { at } }));
    }
}

/// Agents stay on these sides of the map from now on.
pub(super) fn confine(ctx: &mut Ctx<'_>, whom: &Whom, sides: &[String]) {
    let all = agents(ctx.content, ctx.state, whom);
    let field = &ctx.state.battle(ctx.content).field;
    let tiles = sides.iter().filter_map(|side| field.tile(side)).fold(0, |all, tile| all | 1 << tile);
    next(ctx);
    all.into_iter().for_each(|agent| ctx.tell("198", StoryEvent::Confined { agent, tiles }));
}

/// The agents become others, in turn order; those left the last profile.
pub(super) fn recast(ctx: &mut Ctx<'_>, profiles: &[String]) {
    let all = agents(ctx.content, ctx.state, &Whom::Agents);
    let mission = ctx.state.mission(ctx.content);
    let numbers: Vec<u8> = profiles
        .iter()
        .filter_map(|id| mission.profile.iter().position(|profile| profile.id == *id))
        .map(|n| n as u8)
        .collect();
    next(ctx);
    for (n, agent) in all.into_iter().enumerate() {
        if let Some(&profile) = numbers.get(n).or(numbers.last()) {
            ctx.tell("198", StoryEvent::Recast { agent, profile });
        }
    }
}

/// The weapons of an agent that can take a token (169).
fn loadable(content: &Content, state: &State, agent: FigureId) -> Vec<(u8, u8)> {
    let room = |gun: u8| {
        let now = state.agent(agent)?.guns[usize::from(gun)].ammo?;
        let most = state.printed_weapon(content, agent, gun)?.ammo?;
        (now < most).then_some((gun, now))
    };
    (0..2).filter_map(room).collect()
}

/// Agents gain ammo tokens, each on weapons of his choice (169). An agent without room for one gains nothing.
pub(super) fn ammo(ctx: &mut Ctx<'_>, whom: &Whom, tokens: u8) -> Progress {
    let all = agents(ctx.content, ctx.state, whom);
    if ctx.state.is_beside() {
        next(ctx);
        all.into_iter().for_each(|agent| ctx.instruct("169", Instruction::Ammo { agent, tokens }));
        return Progress::Continue;
    }
    let done = ctx.state.script.picked.done;
    let (which, given) = (usize::from(done / 16), done % 16);
    let Some(&agent) = all.get(which) else {
        next(ctx);
        return Progress::Continue;
    };
    let open = loadable(ctx.content, ctx.state, agent);
    if given >= tokens.min(15) || open.is_empty() {
        ctx.state.script.picked.done = (which as u8 + 1) * 16;
        return Progress::Continue;
    }
    let picked = ctx.state.script.picked.figure.take().map(|gun| gun.0);
    let gun = match open[..] {
        [(only, _)] => Some(only),
        [..] => picked,
    };
    let Some(gun) = gun else { return Progress::Ask };
    let ammo = open.iter().find(|(other, _)| *other == gun).map_or(0, |(_, ammo)| ammo + 1);
    ctx.state.script.picked.done += 1;
    ctx.tell("169", TurnEvent::Reloaded { agent, gun, ammo });
    Progress::Continue
}

pub(super) fn ammo_offers(content: &Content, state: &State, whom: &Whom, out: &mut Vec<Offer<Choice>>) {
    if state.is_beside() {
        return;
    }
    let all = agents(content, state, whom);
    let Some(&agent) = all.get(usize::from(state.script.picked.done / 16)) else { return };
    let open = loadable(content, state, agent);
    if open.len() > 1 && state.script.picked.figure.is_none() {
        let seat = Seat(agent.0);
        let guns =
            open.into_iter().map(|(gun, _)| Offer { seat, choice: Choice::Pick { figure: FigureId(gun) } });
        out.extend(guns);
    }
}

/// A person comes.
pub(super) fn join(ctx: &mut Ctx<'_>, name: &str, spot: &Spot) -> Progress {
    let person = ctx.state.mission(ctx.content).person(name).unwrap_or(0) as u8;
    let at = match settle(ctx, spot) {
        Settled::Wait(progress) => return progress,
        Settled::Nowhere => None,
        Settled::At(at) => Some(at),
    };
    next(ctx);
    if let Some(at) = at {
        enter(ctx, person, at);
    }
    Progress::Continue
}

/// Somebody who is no agent stands on the map, or as near to a hex as there is room (A38).
pub(super) fn enter(ctx: &mut Ctx<'_>, person: u8, at: Hex) {
    if ctx.state.is_beside() {
        let slot =
            (PEOPLE..MOST_FIGURES as u8).map(FigureId).find(|figure| !ctx.state.body(*figure).is_present);
        if let Some(figure) = slot {
            ctx.tell("198", StoryEvent::Joined { figure, person, at });
        }
        return;
    }
    let slot = (PEOPLE..MOST_FIGURES as u8).map(FigureId).find(|figure| !ctx.state.body(*figure).is_present);
    let free = ctx.state.world(ctx.content).free_for(None);
    let near = crate::mind::arrivals(&ctx.state.world(ctx.content), at, free);
    if let (Some(figure), Some(at)) = (slot, near.iter().next()) {
        ctx.tell("198", StoryEvent::Joined { figure, person, at });
        super::company::gather(ctx);
    }
}

/// The person on a spot is brought to safety.
pub(super) fn save(ctx: &mut Ctx<'_>, spot: &Spot) {
    let hexes = Look { content: ctx.content, state: ctx.state }.spot(spot);
    let there = ctx.state.script.people.iter().map(|(_, figure)| *figure);
    let saved = there.filter(|figure| hexes.has(ctx.state.body(*figure).at)).collect::<Vec<_>>();
    next(ctx);
    for figure in saved {
        ctx.tell("198", StoryEvent::Saved { figure });
    }
}

/// The empty hexes next to who carries something.
fn beside_carrier(content: &Content, state: &State, item: &str) -> Option<(u8, FigureId, HexSet)> {
    let number = state.mission(content).item(item)?;
    let carrier = state.script.items.get(number)?.carrier?;
    let beside = state.board(content).beside(state.body(carrier).at);
    Some((number as u8, carrier, beside & state.world(content).free_for(None)))
}

/// Its carrier puts something on an adjacent empty hex of his choice.
pub(super) fn put_down(ctx: &mut Ctx<'_>, item: &str) -> Progress {
    if ctx.state.is_beside() {
        let number = ctx.state.mission(ctx.content).item(item);
        let carrier = number.and_then(|item| ctx.state.script.items[item].carrier);
        next(ctx);
        if let (Some(item), Some(carrier)) = (number, carrier) {
            let at = ctx.state.body(carrier).at;
            ctx.tell("198", StoryEvent::ItemLaid { item: item as u8, at });
        }
        return Progress::Continue;
    }
    let Some((item, _, hexes)) = beside_carrier(ctx.content, ctx.state, item) else {
        next(ctx);
        return Progress::Continue;
    };
    let only = if hexes.len() == 1 { hexes.iter().next() } else { None };
    let at = ctx.state.script.picked.at.or(only);
    match at {
        None if !hexes.is_empty() => return Progress::Ask,
        None => next(ctx),
        Some(at) => {
            next(ctx);
            ctx.tell("198", StoryEvent::ItemLaid { item, at });
        }
    }
    Progress::Continue
}

pub(super) fn put_down_offers(content: &Content, state: &State, item: &str, out: &mut Vec<Offer<Choice>>) {
    if !state.is_beside()
        && let Some((_, carrier, hexes)) = beside_carrier(content, state, item)
        && hexes.len() > 1
        && state.script.picked.at.is_none()
    {
        let seat = Seat(carrier.0);
        out.extend(hexes.iter().map(|at| Offer { seat, choice: Choice::Place { at } }));
    }
}
