//! Abilities that follow another one ("after Command").

use sortie_kernel::{Offer, Progress, Seat};

use super::moment::Look;
use super::now::Now;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::offer::not_offered;
use crate::state::{Frame, Source, State};
use crate::world::FigureId;

/// The ability that others follow, whom it picked, and how many have followed.
type Following = (Source, Option<FigureId>, u8);

/// What follows an ability, one after another ("after Command").
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (by, picked, done): Following) -> Progress {
    match nth_after(&ctx.look(), by, done) {
        None => ctx.pop(),
        Some((_, true, true)) => return Progress::Ask,
        Some((source, true, false)) => follow(ctx, by, picked, done, Some(source)),
        Some((_, false, _)) => follow(ctx, by, picked, done, None),
    }
    Progress::Continue
}

/// Goes on to the next ability that follows, and uses this one if there is one to use. Whom the first ability picked
/// is still picked.
fn follow(ctx: &mut Ctx<'_>, by: Source, picked: Option<FigureId>, done: u8, source: Option<Source>) {
    ctx.set_top(Frame::After { by, picked, done: done + 1 });
    if let Some(source) = source {
        ctx.use_ability(Now::After(by), source, by.figure);
        for frame in ctx.frames_mut() {
            if let Frame::Deeds(frame) = frame
                && frame.source == source
            {
                frame.picked = frame.picked.or(picked);
            }
        }
    }
}

/// The n-th ability of the owner that waits for another one's end.
fn nth_after(look: &Look<'_>, by: Source, n: u8) -> Option<(Source, bool, bool)> {
    let mut found = None;
    let mut seen = 0;
    look.state.each_ability(look.content, by.figure, |source, ability| {
        if matches!(ability.when, When::After(_)) {
            if seen == n {
                found = Some((source, look.is_usable(Now::After(by), source, ability), ability.is_asked()));
            }
            seen += 1;
        }
    });
    found
}

pub(in crate::flow) fn answer(
    ctx: &mut Ctx<'_>,
    (by, picked, done): Following,
    _seat: Seat,
    choice: &Choice,
) {
    let source = match choice {
        Choice::Use { source } => Some(*source),
        Choice::Pass => None,
        _ => not_offered(choice),
    };
    follow(ctx, by, picked, done, source);
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    (by, _, done): Following,
    out: &mut Vec<Offer<Choice>>,
) {
    let look = Look::new(content, state);
    let (Some(seat), Some((source, ..))) = (state.seat_of(by.figure), nth_after(&look, by, done)) else {
        return;
    };
    out.push(Offer { seat, choice: Choice::Use { source } });
    out.push(Offer { seat, choice: Choice::Pass });
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, (by, ..): Following) -> Prompt {
    Now::After(by).prompt(state)
}
