//! An attack that a power allows at once (98, 111).

use sortie_kernel::{Offer, Progress, Seat};

use super::{Open, declare, open, open::with};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{GrantedFrame, State};

/// The attacks that it allows.
fn allowed(content: &Content, state: &State, frame: GrantedFrame) -> Vec<Open> {
    let fits = |attack: &Open| {
        let printed = state.printed_weapon(content, frame.figure, attack.gun);
        printed.is_some_and(|weapon| frame.with.is_none_or(|manner| manner == weapon.manner))
    };
    open(content, state, frame.figure).into_iter().filter(fits).collect()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: GrantedFrame) -> Progress {
    if !allowed(ctx.content, ctx.state, frame).is_empty() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: GrantedFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let (seat, figure) = (state.seat_of(frame.figure), frame.figure);
    let strike = |Open { gun, target, area }| Choice::Strike { figure, gun, target, area };
    out.extend(allowed(content, state, frame).into_iter().map(|open| Offer { seat, choice: strike(open) }));
    out.push(Offer { seat, choice: Choice::Pass });
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _frame: GrantedFrame, _seat: Seat, choice: Choice) {
    ctx.pop();
    if let Choice::Strike { figure, gun, target, area } = choice {
        let with = with(ctx.state, figure, gun);
        declare(ctx, Some(figure), with, target, area, true);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: GrantedFrame) -> Prompt {
    Prompt::Granted { figure: frame.figure }
}
