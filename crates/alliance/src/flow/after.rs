//! Abilities that follow another one, or a defeat.

use arrayvec::ArrayVec;
use sortie_kernel::Progress;

use super::moment::Look;
use super::now::Now;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::state::{Frame, Source, State};
use crate::world::FigureId;

/// What follows an ability, one after another ("after Command").
pub(super) fn advance_after(ctx: &mut Ctx<'_>, by: Source, picked: Option<FigureId>, done: u8) -> Progress {
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
pub(super) fn follow(
    ctx: &mut Ctx<'_>,
    by: Source,
    picked: Option<FigureId>,
    done: u8,
    source: Option<Source>,
) {
    ctx.set_top(Frame::After { by, picked, done: done + 1 });
    if let Some(source) = source {
        ctx.use_ability(Now::After(by), source, by.figure);
        for frame in ctx.state.frames.iter_mut() {
            if let Frame::Deeds(frame) = frame
                && frame.source == source
            {
                frame.picked = frame.picked.or(picked);
            }
        }
    }
}

/// The n-th ability of the owner that waits for another one's end.
pub(crate) fn nth_after(look: &Look<'_>, by: Source, n: u8) -> Option<(Source, bool, bool)> {
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

pub(super) fn answer_after(
    ctx: &mut Ctx<'_>,
    by: Source,
    picked: Option<FigureId>,
    done: u8,
    choice: &Choice,
) {
    let source = match choice {
        Choice::Use { source } => Some(*source),
        _ => None,
    };
    follow(ctx, by, picked, done, source);
}

/// The abilities of friends that wait for a defeat, whether they may be used or not.
pub(crate) fn mourners(
    content: &crate::content::Content,
    state: &State,
    fallen: FigureId,
) -> ArrayVec<Source, 32> {
    let mut found = ArrayVec::new();
    for friend in state.present().filter(|&other| state.body(other).side == state.body(fallen).side) {
        state.each_ability(content, friend, |source, ability| {
            if ability.when == When::Defeated && !ability.is_asked() {
                _ = found.try_push(source);
            }
        });
    }
    found
}

/// What follows a defeat, figure by figure (Vengeance).
pub(super) fn advance_fallen(ctx: &mut Ctx<'_>, figure: FigureId, done: u8) -> Progress {
    let now = Now::Fallen(figure);
    match mourners(ctx.content, ctx.state, figure).get(usize::from(done)).copied() {
        None => ctx.pop(),
        Some(source) => {
            ctx.set_top(Frame::Fallen { figure, done: done + 1 });
            let ability = ctx.state.ability(ctx.content, source);
            if ability.is_some_and(|ability| ctx.look().is_usable(now, source, ability)) {
                ctx.use_ability(now, source, figure);
            }
        }
    }
    Progress::Continue
}
