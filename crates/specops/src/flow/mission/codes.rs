//! The transmitters of mission 2 (M2.6, M2.11, M2.16).

use sortie_kernel::Offer;

use crate::apply::Ctx;
use crate::beside::Spot;
use crate::choice::Choice;
use crate::content::{Content, MissionRules};
use crate::event::{How, MissionEvent};
use crate::ids::{TokenId, UnitId};
use crate::side::Colour;
use crate::space::Space;
use crate::state::State;

/// The number of the package that holds the codes (M2.5).
const CODES: u8 = 1;

/// Packages whose holder touches a transmitter that is not jammed, and who holds them (M2.6, M2.11).
fn at_transmitters(content: &Content, state: &State) -> impl Iterator<Item = (TokenId, UnitId)> + use<> {
    let space = Space::new(content, state);
    let held = state.token_ids().filter(|token| state.token(*token).is_package());
    let held: Vec<(TokenId, UnitId)> =
        held.filter_map(|token| Some((token, state.token(token).holder?))).collect();
    let holders = held.iter().map(|(_, holder)| *holder).collect();
    let touching = space.near(Spot::Transmitter, 0, false, holders);
    held.into_iter().filter(move |(_, holder)| touching.has(*holder))
}

/// Whether red is asked: whenever anybody with a package stands at an open transmitter, so that the question does not tell what the
/// package is (M2.6, C16.1).
pub(in crate::flow) fn may_transmit(content: &Content, state: &State) -> bool {
    state.mission(content).rules == MissionRules::Codes && at_transmitters(content, state).next().is_some()
}

fn codes(content: &Content, state: &State) -> Option<(TokenId, UnitId)> {
    at_transmitters(content, state).find(|(token, _)| state.token(*token).number == CODES)
}

/// Only the codes can be transmitted; red need not reveal them (M2.16).
pub(in crate::flow) fn transmit_offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(Colour::Red);
    if codes(content, state).is_some() {
        out.push(Offer { seat, choice: Choice::Accept {} });
    }
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(in crate::flow) fn transmit(ctx: &mut Ctx<'_>, choice: Choice) {
    if let (Choice::Accept {}, Some((token, unit))) = (choice, codes(ctx.content, ctx.state)) {
        ctx.tell("M2.6", MissionEvent::CodesRevealed { token, unit });
        ctx.end(Some(Colour::Red), How::Codes);
    }
}
