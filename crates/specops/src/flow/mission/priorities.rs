//! Shifting priorities (M4): the primary objective, control, points.

use crate::apply::Ctx;
use crate::beside::Spot;
use crate::content::{Content, MissionRules};
use crate::dice::Pool;
use crate::event::{How, RoundEvent};
use crate::ids::TokenId;
use crate::mission::priorities::{self, Verdict};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{State, Throw};

/// From the second round on blue throws for the primary objective (M4.2).
pub(super) fn throw(ctx: &mut Ctx<'_>) {
    if ctx.state.round >= 2 {
        ctx.throw(Colour::Blue, None, Throw::Primary, Pool::new(0, 1, 0));
    }
}

/// The die lies (M4.2, T32).
pub(in crate::flow) fn thrown(ctx: &mut Ctx<'_>) {
    let Some(face) = ctx.take_roll().and_then(|roll| roll.faces().first().copied()) else { return };
    ctx.tell("M4.2", RoundEvent::PrimaryThrown { face, primary: priorities::primary(face) });
}

/// Who controls a token: more leaders within 3 inches, a support unit counts as two (M4.5, T18).
pub(crate) fn controller(content: &Content, state: &State, token: TokenId) -> Option<Colour> {
    let space = Space::new(content, state);
    let all = Colour::ALL.into_iter().flat_map(|colour| state.present_of(colour)).collect();
    let near = space.near(Spot::Token(token), priorities::NEAR as u8, false, all);
    let weight = |colour: Colour| -> u32 {
        let of_side = near.iter().filter(|unit| state.unit(*unit).colour == colour);
        of_side.map(|unit| priorities::weight(space.powers.rank(unit))).sum()
    };
    priorities::controller(Colour::ALL.map(weight))
}

/// A point for each controlled token and one more for the primary one, both sides at once; then victory is looked at (M4.3, M4.4,
/// M4.6, M4.7).
pub(in crate::flow) fn score(ctx: &mut Ctx<'_>) {
    if ctx.state.mission(ctx.content).rules != MissionRules::Priorities {
        return;
    }
    let mut gain = [0_u8; 2];
    for token in ctx.state.token_ids() {
        let Some(kind) = ctx.state.token(token).objective() else { continue };
        if let Some(colour) = controller(ctx.content, ctx.state, token) {
            gain[colour.index()] += priorities::gain(1, ctx.state.primary == Some(kind)) as u8;
        }
    }
    let points = [0, 1].map(|side| ctx.state.players[side].points.saturating_add(gain[side]));
    ctx.tell("M4.3", RoundEvent::Scored { gain, points });
    if let Some(winner) = priorities::at_once(points.map(u64::from)) {
        ctx.end(Some(winner), How::Points);
    }
}

/// Who leads after the fourth round wins; who is level plays one more, and then it is a draw (M4.8, T19).
pub(in crate::flow) fn count(ctx: &mut Ctx<'_>) {
    let points = Colour::ALL.map(|colour| ctx.state.players[colour.index()].points.into());
    match priorities::verdict(ctx.state.round, points) {
        Verdict::Won(winner) => ctx.end(Some(winner), How::Counted),
        Verdict::Draw => ctx.end(None, How::Counted),
        Verdict::Open => {}
    }
}
