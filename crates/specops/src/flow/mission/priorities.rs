//! Shifting priorities (M4): the primary objective, control, points.

use crate::apply::Ctx;
use crate::content::{Content, MissionRules, TokenKind};
use crate::dice::{AttackFace, Pool};
use crate::event::{How, RoundEvent};
use crate::flow::leader;
use crate::ids::TokenId;
use crate::side::Colour;
use crate::space::Space;
use crate::state::{State, Throw};

/// Points that win at once (M4.6).
const ENOUGH: u8 = 7;
/// The round that is played if nobody leads after the fourth (M4.8).
const EXTRA: u8 = 5;

/// From the second round on blue throws for the primary objective (M4.2).
pub(super) fn throw(ctx: &mut Ctx<'_>) {
    if ctx.state.round >= 2 {
        ctx.throw(Colour::Blue, None, Throw::Primary, Pool::new(0, 1, 0));
    }
}

/// The die lies (M4.2, T32).
pub(in crate::flow) fn thrown(ctx: &mut Ctx<'_>) {
    let Some(face) = ctx.take_roll().and_then(|roll| roll.faces().first().copied()) else { return };
    let primary = match face {
        AttackFace::Crit => Some(TokenKind::Right),
        AttackFace::Surge => Some(TokenKind::Left),
        AttackFace::Hit => Some(TokenKind::Middle),
        AttackFace::Blank => None,
    };
    ctx.tell("M4.2", RoundEvent::PrimaryThrown { face, primary });
}

/// Who controls a token: more leaders within 3 inches, a support unit counts as two (M4.5, T18).
pub(crate) fn controller(content: &Content, state: &State, token: TokenId) -> Option<Colour> {
    let space = Space::new(content, state);
    let weight = |colour: Colour| -> u32 {
        let near = state.present_of(colour).filter(|unit| space.is_near_token(*unit, token, 3));
        near.map(|unit| if space.powers.is_support(unit) { 2 } else { 1 }).sum()
    };
    match weight(Colour::Blue).cmp(&weight(Colour::Red)) {
        std::cmp::Ordering::Greater => Some(Colour::Blue),
        std::cmp::Ordering::Less => Some(Colour::Red),
        std::cmp::Ordering::Equal => None,
    }
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
            gain[colour.index()] += 1 + u8::from(ctx.state.primary == Some(kind));
        }
    }
    let points = [0, 1].map(|side| ctx.state.players[side].points.saturating_add(gain[side]));
    ctx.tell("M4.3", RoundEvent::Scored { gain, points });
    if points.into_iter().any(|points| points >= ENOUGH)
        && let Some(winner) = leader(ctx.state)
    {
        ctx.end(Some(winner), How::Points);
    }
}

/// Who leads after the fourth round wins; who is level plays one more, and then it is a draw (M4.8, T19).
pub(in crate::flow) fn count(ctx: &mut Ctx<'_>) {
    let winner = leader(ctx.state);
    if winner.is_some() || ctx.state.round >= EXTRA {
        ctx.end(winner, How::Counted);
    }
}
