//! A keyword hands tokens, or an order, to units of its owner's choice (K12, K15, K32, K46, K54, K56).

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::ids::{UnitId, Units};
use crate::keyword::{Keyword, Token};
use crate::space::Space;
use crate::state::{Calming, Counter, Frame, Handed, Handing, OrderToken, State};

/// Who can get something: friends within 12 inches, for an order within 6 (K15).
pub(super) fn open(content: &Content, state: &State, frame: &Handing) -> Units {
    let space = Space::new(content, state);
    let powers = space.powers;
    let Handing { from, what, had, .. } = *frame;
    let can = |unit: &UnitId| {
        let body = state.unit(*unit);
        match what {
            Handed::Retinue => *unit == from && !had.has(*unit),
            // A unit may be inspired several times, one token at a time.
            Handed::Inspire => {
                *unit != from && body.tokens.suppression > 0 && space.is_within(from, *unit, 12)
            }
            Handed::Bolster | Handed::Spotter | Handed::TakeCover => {
                !had.has(*unit) && space.is_within(from, *unit, 12)
            }
            Handed::Coordinate => {
                let named = |keyword| match keyword {
                    Keyword::Coordinate(whom) => whom.is_met_by(powers.rank(*unit), powers.kind(*unit)),
                    _ => false,
                };
                *unit != from
                    && body.order == OrderToken::None
                    && space.is_within(from, *unit, 6)
                    && powers.keywords_that(from, named).next().is_some()
            }
        }
    };
    state.present_of(state.unit(from).colour).filter(can).collect()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: Handing) -> Progress {
    if frame.left > 0 && !open(ctx.content, ctx.state, &frame).is_empty() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: Handing,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(state.unit(frame.from).colour);
    let mut push = |choice| out.push(Offer { seat, choice });
    match frame.what {
        Handed::Retinue => {
            [Token::Aim, Token::Dodge].into_iter().for_each(|token| push(Choice::Take { token }));
        }
        Handed::Coordinate => {
            let open = open(content, state, &frame);
            open.iter().for_each(|unit| push(Choice::Order { unit, by: Some(frame.from) }));
            push(Choice::Done {});
        }
        Handed::Bolster | Handed::Spotter | Handed::TakeCover | Handed::Inspire => {
            open(content, state, &frame).iter().for_each(|unit| push(Choice::Pick { unit }));
            push(Choice::Done {});
        }
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: Handing, _seat: Seat, choice: Choice) {
    let Handing { from, what, left, mut had } = frame;
    match choice {
        Choice::Pick { unit } => {
            had.insert(unit);
            ctx.turn_to(Frame::Handing(Handing { left: left - 1, had, ..frame }));
            match what {
                Handed::Bolster => ctx.gain("K12", unit, Counter::Surge, 1),
                Handed::Spotter => ctx.gain("K54", unit, Counter::Aim, 1),
                Handed::TakeCover => ctx.gain("K56", unit, Counter::Dodge, 1),
                Handed::Inspire => ctx.calm("K32", unit, 1, Calming::Effect),
                Handed::Coordinate | Handed::Retinue => {}
            }
        }
        Choice::Order { unit, .. } => {
            ctx.turn_to(Frame::Handing(Handing { left: left - 1, had, ..frame }));
            ctx.order("K15", unit, Some(from));
        }
        Choice::Take { token } => {
            ctx.pop();
            ctx.gain("K46", from, super::counter(token), 1);
        }
        _ => ctx.pop(),
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: Handing, _viewer: Viewer) -> Prompt {
    match frame.what {
        Handed::Coordinate => Prompt::Coordinate { unit: frame.from },
        Handed::Retinue => Prompt::Retinue { unit: frame.from },
        what => Prompt::Hand { from: frame.from, what, left: frame.left },
    }
}
