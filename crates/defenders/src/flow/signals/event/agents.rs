//! Effects of an event on agents: whom it is about, one after the other (A31, A41, A67).

use sortie_kernel::{Offer, Progress};

use super::tokens;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, EventEffect, Whom};
use crate::flow::turn::movement;
use crate::state::{EventFrame, Frame, State};
use crate::world::FigureId;

/// Whom an effect is about and how often each has it, tokens one by one; none if it is about the whole table.
fn terms(effect: EventEffect) -> Option<(Whom, u8)> {
    match effect {
        EventEffect::LoseAmmo { tokens, who } | EventEffect::Ammo { tokens, who } => Some((who, tokens)),
        EventEffect::Heal { who, .. }
        | EventEffect::Wound { who, .. }
        | EventEffect::ClearJam { who }
        | EventEffect::Move { who, .. } => Some((who, 1)),
        EventEffect::Signals { .. } | EventEffect::Teleport { .. } | EventEffect::ActOfValor => None,
    }
}

/// Whether there is something for an effect to do to an agent; whom it does nothing to is not chosen for it (A41).
fn has_object(content: &Content, state: &State, effect: EventEffect, agent: FigureId) -> bool {
    let body = state.body(agent);
    match effect {
        EventEffect::LoseAmmo { .. } | EventEffect::Ammo { .. } | EventEffect::ClearJam { .. } => {
            !tokens::guns(content, state, effect, agent).is_empty()
        }
        EventEffect::Heal { .. } => body.wounds > 0,
        EventEffect::Wound { on, .. } => on.is_none_or(|terrain| {
            let area = state.board(content).area(body.at);
            state.battle(content).field.terrain(area) == terrain
        }),
        EventEffect::Move { .. } => state.world(content).allowance(agent) > 0,
        EventEffect::Signals { .. } | EventEffect::Teleport { .. } | EventEffect::ActOfValor => false,
    }
}

/// Those of whom one has it next: clockwise from the alpha agent, or as many as the players can choose among.
fn next(content: &Content, state: &State, frame: EventFrame, effect: EventEffect) -> Vec<FigureId> {
    let Some((who, _)) = terms(effect) else { return Vec::new() };
    let world = state.world(content);
    let is_open =
        |&agent: &FigureId| frame.done >> agent.0 & 1 == 0 && has_object(content, state, effect, agent);
    let open: Vec<FigureId> = world.clockwise_from(state.alpha).filter(is_open).collect();
    let n_done = frame.done.count_ones() as usize;
    let most_wounded = |agent: FigureId| {
        let body = state.body(agent);
        (body.wounds, std::cmp::Reverse(body.health_left()))
    };
    match who {
        Whom::Each => open.into_iter().take(1).collect(),
        Whom::Alpha => open.into_iter().filter(|&agent| agent == state.alpha && n_done == 0).collect(),
        Whom::MostWounded if n_done > 0 => Vec::new(),
        Whom::MostWounded => {
            let most = open.iter().map(|&agent| most_wounded(agent)).max();
            open.into_iter().filter(|&agent| Some(most_wounded(agent)) == most).collect()
        }
        Whom::Chosen(most) => {
            let left = usize::from(most).saturating_sub(n_done);
            // With as many as may have it nothing is left to choose.
            let n = if open.len() <= left { 1 } else { open.len() };
            open.into_iter().take(if left == 0 { 0 } else { n }).collect()
        }
    }
}

/// An agent has the effect now.
pub(super) fn begin(ctx: &mut Ctx<'_>, frame: EventFrame, agent: FigureId) {
    let times = frame.now(ctx.content).and_then(terms).map_or(0, |(_, times)| times);
    ctx.turn_to(Frame::Event(EventFrame { whom: Some(agent), left: times, ..frame }));
}

pub(super) fn advance(ctx: &mut Ctx<'_>, frame: EventFrame, effect: EventEffect) -> Progress {
    match frame.whom {
        Some(agent) => return happen(ctx, frame, effect, agent),
        None => match *next(ctx.content, ctx.state, frame, effect).as_slice() {
            [] => ctx.turn_to(Frame::Event(frame.next_effect())),
            [agent] => begin(ctx, frame, agent),
            [..] => return Progress::Ask,
        },
    }
    Progress::Continue
}

/// The effect happens to an agent, or the next token of it. What could end the game comes last.
fn happen(ctx: &mut Ctx<'_>, frame: EventFrame, effect: EventEffect, agent: FigureId) -> Progress {
    let over = EventFrame { done: frame.done | 1 << agent.0, whom: None, left: 0, ..frame };
    if frame.left == 0 || !ctx.state.body(agent).is_present {
        ctx.turn_to(Frame::Event(over));
        return Progress::Continue;
    }
    match effect {
        EventEffect::LoseAmmo { .. } | EventEffect::Ammo { .. } | EventEffect::ClearJam { .. } => {
            match *tokens::guns(ctx.content, ctx.state, effect, agent).as_slice() {
                [] => ctx.turn_to(Frame::Event(over)),
                [gun] => tokens::on_gun(ctx, frame, agent, gun),
                [..] => return Progress::Ask,
            }
        }
        EventEffect::Heal { wounds, .. } => {
            ctx.turn_to(Frame::Event(over));
            ctx.heal("169", agent, wounds.into());
        }
        EventEffect::Wound { wounds, .. } => {
            ctx.turn_to(Frame::Event(over));
            ctx.wound("116", agent, wounds.into());
        }
        EventEffect::Move { hexes, .. } => {
            ctx.turn_to(Frame::Event(over));
            movement::begin(ctx, agent, hexes, false);
        }
        EventEffect::Signals { .. } | EventEffect::Teleport { .. } | EventEffect::ActOfValor => {
            ctx.turn_to(Frame::Event(over));
        }
    }
    Progress::Continue
}

/// Which agent, which the alpha agent says for all (37); or which of his weapons, which the agent says himself.
pub(super) fn offers(
    content: &Content,
    state: &State,
    frame: EventFrame,
    effect: EventEffect,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(agent) = frame.whom else {
        let seat = state.alpha_seat();
        let open = next(content, state, frame, effect).into_iter();
        out.extend(open.map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
        return;
    };
    let seat = state.seat_of(agent);
    let choice = |gun| match effect {
        EventEffect::ClearJam { .. } => Choice::Unjam { agent, gun },
        EventEffect::LoseAmmo { .. }
        | EventEffect::Ammo { .. }
        | EventEffect::Heal { .. }
        | EventEffect::Wound { .. }
        | EventEffect::Move { .. }
        | EventEffect::Signals { .. }
        | EventEffect::Teleport { .. }
        | EventEffect::ActOfValor => Choice::Reload { agent, gun },
    };
    let guns = tokens::guns(content, state, effect, agent).into_iter();
    out.extend(guns.map(|gun| Offer { seat, choice: choice(gun) }));
}
