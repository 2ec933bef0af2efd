//! Hidden units show themselves (C15.4, S8).

use sortie_kernel::Offer;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::MissionEvent;
use crate::flow::setup::placing;
use crate::ids::{TokenId, UnitId};
use crate::side::Colour;
use crate::state::{Lying, Place, SetUp, State};

/// The hidden units that may be set up beside a token: those of its rank, each kind once, if there is room for them. All units a side
/// has hidden are of one rank (D8), so any of them may stand there.
fn ways<'a>(
    content: &'a Content,
    state: &'a State,
    colour: Colour,
) -> impl Iterator<Item = (TokenId, UnitId)> + 'a {
    let is_own = move |token: &TokenId| state.token(*token).what == Lying::Covert(colour);
    let hidden = move || state.units_of(colour).filter(|unit| state.unit(*unit).place == Place::Covert);
    let kind = |unit: UnitId| state.unit(unit).kind;
    state.token_ids().filter(is_own).flat_map(move |token| {
        let one_of_each =
            hidden().filter(move |unit| hidden().find(|other| kind(*other) == kind(*unit)) == Some(*unit));
        one_of_each
            .filter(move |unit| placing::has_room(content, state, *unit, SetUp::Revealed(token)))
            .map(move |unit| (token, unit))
    })
}

pub(super) fn can_reveal(content: &Content, state: &State, colour: Colour) -> bool {
    ways(content, state, colour).next().is_some()
}

pub(super) fn offers(content: &Content, state: &State, colour: Colour, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(colour);
    let ways = ways(content, state, colour);
    out.extend(ways.map(|(token, unit)| Offer { seat, choice: Choice::Reveal { token, unit } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(super) fn reveal(ctx: &mut Ctx<'_>, token: TokenId, unit: UnitId) {
    ctx.tell("C15.4", MissionEvent::CovertRevealed { token, unit });
    placing::begin(ctx, unit, SetUp::Revealed(token));
}
