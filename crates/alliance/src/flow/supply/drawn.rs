//! A supply card has been drawn, and abilities may change it (R19.1).

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::ability::Now;
use crate::flow::offer;
use crate::state::State;

/// Abilities that change a drawn card.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, hero: u8) -> Progress {
    let figure = ctx.state.heroes[usize::from(hero)].figure;
    ctx.moment(Now::SupplyDrawn(figure), 0).unwrap_or_else(|| {
        ctx.pop();
        Progress::Continue
    })
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, hero: u8, _seat: Seat, choice: &Choice) {
    let figure = ctx.state.heroes[usize::from(hero)].figure;
    let now = Now::SupplyDrawn(figure);
    match *choice {
        Choice::Use { source } | Choice::Let { source } => ctx.use_ability(now, source, figure),
        // What happens by itself still does; it may bring another card, so its owner is asked again.
        Choice::Pass => match ctx.look().waiting(now).first() {
            Some(&source) => ctx.use_ability(now, source, figure),
            None => ctx.pop(),
        },
        _ => offer::not_offered(choice),
    }
}

pub(in crate::flow) fn offers(content: &Content, state: &State, hero: u8, out: &mut Vec<Offer<Choice>>) {
    let figure = state.heroes[usize::from(hero)].figure;
    offer::moment(content, state, Now::SupplyDrawn(figure), 0, out);
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, hero: u8) -> Prompt {
    Now::SupplyDrawn(state.heroes[usize::from(hero)].figure).prompt(state)
}
