//! Rounds that begin and end, with control (R13.4) and peril (R20).

use sortie_mission::run;

use super::super::script::{Found, look, objects};
use crate::apply::Ctx;
use crate::content::Content;
use crate::content::mission::OwnTrigger;
use crate::order::Fact;
use crate::setup::Mode;
use crate::state::{Root, State};

pub(in crate::flow) fn round_began(ctx: &mut Ctx<'_>) {
    run::round_began(ctx);
}

/// A round ends; peril comes after what follows from this (R20.2, A8).
pub(in crate::flow) fn round_ended(ctx: &mut Ctx<'_>) {
    let sees = ctx.state.table.mode == Mode::Table;
    run::round_ended(ctx, |ctx, when| {
        let OwnTrigger::Controlled(place) = when else { return None };
        if !sees {
            return objects::is_place(ctx.content, &ctx.state, place).then(Found::default);
        }
        let seen = objects::place_number(ctx.content, &ctx.state, place)
            .map(|place| Fact::Controlled { place, held: true });
        let is_held = objects::is_controlled(ctx.content, &ctx.state, place);
        is_held.then(|| Found { seen, ..Found::default() })
    });
}

/// They answered whether they control what a rule waits for.
pub(in crate::flow) fn controlled(ctx: &mut Ctx<'_>, rule: u8, held: bool) {
    if held && let Some(script) = ctx.script_mut() {
        script.progress.fire(usize::from(rule));
        // Where the question stood, before what was called after it.
        script.agenda.call_first(Root::Rule(rule));
    }
}

/// The round at whose end peril comes next, as things are.
pub(crate) fn next_peril(content: &Content, state: &State) -> Option<u16> {
    run::next_peril(&look(content, state)).map(|round| round as u16)
}

/// Peril at the end of a round (R20.1, R20.2), and groups that waited for room.
pub(in crate::flow) fn peril(ctx: &mut Ctx<'_>) {
    let perils = run::perils(ctx);
    let Some(script) = ctx.script_mut().filter(|script| !script.is_silent) else { return };
    for n in perils {
        script.call(Root::Peril(n as u8), None, 0);
    }
    if !script.waiting.is_empty() {
        script.call(Root::Arrive, None, 0);
    }
}
