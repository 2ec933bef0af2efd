//! People work off an activation window on the real table (R24.9).

use sortie_kernel::{Offer, Progress, Seat};

use super::report;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{Frame, State};
use crate::world::FigureId;

/// The group that acts, and its activation card.
type Window = (u8, u8);

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _window: Window) -> Progress {
    Progress::Ask
}

/// The window is done, or something is reported meanwhile (R24.9).
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, (group, _): Window, _seat: Seat, choice: &Choice) {
    if *choice == Choice::Done {
        ctx.pop();
        let members: Vec<FigureId> = ctx.state.members(usize::from(group)).collect();
        for figure in members {
            ctx.set_activated(figure, true);
        }
        return;
    }
    super::answer(ctx, choice);
    // Who withdraws while the enemy acts does not act any more.
    for hero in 0..ctx.state.heroes.len() {
        if !ctx.state.body(ctx.state.heroes[hero].figure).is_present {
            ctx.end_activations(hero);
        }
    }
    // A group that fell in its own window has nothing left to do.
    let is_gone = ctx.state.members(usize::from(group)).all(|member| !ctx.state.body(member).is_present);
    if is_gone && matches!(ctx.state.frames.top(), Some(Frame::Window { .. })) {
        ctx.pop();
    }
}

/// The end of the window, and everything else that happens on a table meanwhile.
pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    _window: Window,
    out: &mut Vec<Offer<Choice>>,
) {
    out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Done }));
    report(content, state, out);
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, (group, card): Window) -> Prompt {
    Prompt::Window { group, card }
}
