//! Abilities that follow a defeat (Vengeance).

use sortie_kernel::Progress;

use super::now::Now;
use crate::ability::When;
use crate::apply::Ctx;
use crate::content::Content;
pub(in crate::flow) use crate::flow::unasked::{answer, offers, prompt};
use crate::state::{Frame, Source, State};
use crate::world::FigureId;

/// The abilities of friends that wait for a defeat, whether they may be used or not.
pub(crate) fn mourners(content: &Content, state: &State, fallen: FigureId) -> Vec<Source> {
    let mut found = Vec::new();
    for friend in state.present().filter(|&other| state.body(other).side == state.body(fallen).side) {
        state.each_ability(content, friend, |source, ability| {
            if ability.when == When::Defeated && !ability.is_asked() {
                found.push(source);
            }
        });
    }
    found
}

/// What follows a defeat, figure by figure (Vengeance).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (figure, done): (FigureId, u8)) -> Progress {
    let now = Now::Fallen(figure);
    match mourners(ctx.content, &ctx.state, figure).get(usize::from(done)).copied() {
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
