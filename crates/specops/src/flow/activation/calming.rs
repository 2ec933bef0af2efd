//! Suppression tokens are removed, as many as somebody likes (C5.7, K17, K21).

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::state::{Calming, State};

type Asked = (UnitId, u8, Calming);

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (unit, most, _): Asked) -> Progress {
    if ctx.state.unit(unit).is_undefeated() && most > 0 {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

/// At least so many go: what dice and deeds say, but for those that a sense of danger keeps (K17); where any number may go, none
/// has to.
fn least(content: &Content, state: &State, (unit, most, why): Asked) -> u8 {
    match why {
        Calming::Recover | Calming::Disciplined => 0,
        Calming::Rally | Calming::Effect => {
            let keeps = Powers::new(content, state).sum(unit, |keyword| match keyword {
                Keyword::DangerSense(x) => x,
                _ => 0,
            });
            // It may keep up to so many of all it has.
            most.saturating_sub(keeps)
        }
    }
}

pub(in crate::flow) fn offers(content: &Content, state: &State, asked: Asked, out: &mut Vec<Offer<Choice>>) {
    let (unit, most, _) = asked;
    let seat = state.seat_of(state.unit(unit).colour);
    out.extend(
        (least(content, state, asked)..=most).rev().map(|n| Offer { seat, choice: Choice::Calm { n } }),
    );
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, (unit, _, why): Asked, _seat: Seat, choice: Choice) {
    let Choice::Calm { n } = choice else { return };
    ctx.pop();
    if n > 0 {
        let rule = match why {
            Calming::Rally => "C4.6",
            Calming::Recover => "C5.7",
            Calming::Disciplined => "K21",
            Calming::Effect => "D8",
        };
        ctx.tell(rule, TurnEvent::Calmed { unit, n, why });
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    _state: &State,
    (unit, most, why): Asked,
    _viewer: Viewer,
) -> Prompt {
    Prompt::Calm { unit, most, why }
}
