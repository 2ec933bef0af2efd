//! Rounds that begin and end, with control (R13.4) and peril (R20).

use super::super::script::given::{amount, holds};
use super::super::script::objects;
use super::{call_each, see_each};
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::{Peril, Trigger};
use crate::order::Fact;
use crate::setup::Mode;
use crate::state::{Root, State};

pub(in crate::flow) fn round_began(ctx: &mut Ctx<'_>) {
    if ctx.state.script.is_some() {
        let round = ctx.state.round as i16;
        call_each(ctx, |ctx, rule| match rule.when {
            Trigger::RoundBegins(which) => (amount(&ctx.state, which) == round).then_some((None, 0)),
            _ => None,
        });
    }
}

/// A round ends; peril comes after what follows from this (R20.2, A8).
pub(in crate::flow) fn round_ended(ctx: &mut Ctx<'_>) {
    let round = ctx.state.round as i16;
    let sees = ctx.state.table.mode == Mode::Table;
    see_each(ctx, |ctx, rule| {
        let mut seen = None;
        let is_it = match &rule.when {
            Trigger::RoundEnds(which) => amount(&ctx.state, *which) == round,
            Trigger::EachRoundFrom(first) => amount(&ctx.state, *first) <= round,
            Trigger::Controlled(place) if sees => {
                seen = objects::place_number(ctx.content, &ctx.state, place)
                    .map(|place| Fact::Controlled { place, held: true });
                objects::is_controlled(ctx.content, &ctx.state, place)
            }
            Trigger::Controlled(place) => objects::is_place(ctx.content, &ctx.state, place),
            _ => false,
        };
        is_it.then_some(((None, 0), seen))
    });
}

/// They answered whether they control what a rule waits for.
pub(in crate::flow) fn controlled(ctx: &mut Ctx<'_>, rule: u8, held: bool) {
    if held && let Some(script) = ctx.script_mut() {
        script.fired |= 1 << rule;
        // Where the question stood, before what was called after it.
        script.call_first(Root::Rule(rule));
    }
}

/// The round, not before this one, at whose end a peril comes next.
fn comes(state: &State, peril: &Peril, from: i16) -> Option<i16> {
    let first = amount(state, peril.round);
    let every = peril.every.map_or(0, i16::from);
    match from - first {
        late if late <= 0 => Some(first),
        _ if every == 0 => None,
        late => Some(first + (late + every - 1) / every * every),
    }
}

/// The round at whose end peril comes next, as things are.
pub(crate) fn next_peril(content: &Content, state: &State) -> Option<u16> {
    let perils = state.mission(content)?.peril.iter().filter(|peril| holds(content, state, &peril.given));
    perils.filter_map(|peril| comes(state, peril, state.round as i16)).min().map(|round| round as u16)
}

/// Peril at the end of a round (R20.1, R20.2), and groups that waited for room.
pub(in crate::flow) fn peril(ctx: &mut Ctx<'_>) {
    let content = ctx.content;
    let Some(mission) = ctx.state.mission(content) else { return };
    let round = ctx.state.round as i16;
    for (n, peril) in mission.peril.iter().enumerate() {
        if comes(&ctx.state, peril, round) == Some(round)
            && holds(content, &ctx.state, &peril.given)
            && let Some(script) = ctx.script_mut()
        {
            script.call(Root::Peril(n as u8), None, 0);
        }
    }
    if let Some(script) = ctx.script_mut()
        && !script.waiting.is_empty()
    {
        script.call(Root::Arrive, None, 0);
    }
}
