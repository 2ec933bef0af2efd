//! What keywords of units do at their moments: on an order, at the start of the phase, as a card action, at the
//! end of an activation (K10 to K63).

pub(in crate::flow) mod handing;
pub(in crate::flow) mod ordered;
mod powers;

pub(in crate::flow) use powers::{card_actions, use_power};

use crate::apply::Ctx;
use crate::ids::{UnitId, Units};
use crate::keyword::{Keyword, Token};
use crate::space::Space;
use crate::state::{Counter, Frame, Handed, Handing, OrderToken};

/// The activation phase starts (K29, K44, K46).
pub(in crate::flow) fn round_start(ctx: &mut Ctx<'_>, unit: UnitId) {
    let keywords: Vec<Keyword> = ctx.powers().keywords(unit).collect();
    let has_order = ctx.state.unit(unit).order != OrderToken::None;
    for keyword in keywords {
        match keyword {
            Keyword::Reliable(x) => ctx.gain("K44", unit, Counter::Surge, x),
            Keyword::Independent(token, x) if !has_order => ctx.gain("K29", unit, counter(token), x),
            Keyword::Retinue(whom) => {
                let space = Space::new(ctx.content, ctx.state);
                let powers = space.powers;
                let is_near = |other: UnitId| {
                    other != unit
                        && whom.is_met_by(powers.rank(other), powers.kind(other))
                        && space.is_within(unit, other, 12)
                };
                if ctx.state.present_of(ctx.state.unit(unit).colour).any(is_near) {
                    ctx.hand(unit, Handed::Retinue, 1);
                }
            }
            _ => {}
        }
    }
}

/// The counter of a token that is spent in attacks.
pub(in crate::flow) fn counter(token: Token) -> Counter {
    match token {
        Token::Aim => Counter::Aim,
        Token::Dodge => Counter::Dodge,
        Token::Surge => Counter::Surge,
    }
}

/// An activation ends: suppression of others is removed (K32).
pub(in crate::flow) fn activation_ends(ctx: &mut Ctx<'_>, unit: UnitId) {
    let inspire = ctx.powers().sum(unit, |keyword| match keyword {
        Keyword::Inspire(x) => x,
        _ => 0,
    });
    if inspire > 0 {
        ctx.hand(unit, Handed::Inspire, inspire);
    }
}

impl Ctx<'_> {
    /// A keyword hands something to so many units of the owner's choice.
    pub(in crate::flow) fn hand(&mut self, from: UnitId, what: Handed, left: u8) {
        self.push(Frame::Handing(Handing { from, what, left, had: Units::EMPTY }));
    }
}
