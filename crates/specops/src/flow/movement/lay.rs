//! A claimed token is placed again after a move of its holder: touching its base, anywhere (C12.4).

use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::ids::TokenId;
use crate::region::{Laying, Region};
use crate::space::Space;
use crate::state::State;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, token: TokenId) -> Progress {
    let holder = ctx.state.token(token).holder;
    if holder.is_some_and(|holder| ctx.state.unit(holder).is_on_table()) {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _token: TokenId,
    _out: &mut Vec<Offer<Choice>>,
) {
}

pub(in crate::flow) fn regions(
    content: &Content,
    state: &State,
    token: TokenId,
    out: &mut Vec<RegionOffer<Region>>,
) {
    let Some(holder) = state.token(token).holder else { return };
    let seat = state.seat_of(state.unit(holder).colour);
    let holder = Space::new(content, state).base(holder);
    let region = Region::Lay(Laying { token, ground: state.ground_ref(), holder });
    out.push(RegionOffer { seat, region });
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, token: TokenId, _seat: Seat, choice: Choice) {
    if let Choice::Lay { at } = choice {
        ctx.pop();
        ctx.tell("C12.4", TurnEvent::TokenPlaced { token, at });
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, token: TokenId, _viewer: Viewer) -> Prompt {
    Prompt::Lay { token }
}
