//! What keywords of units do at their moments: on an order, at the start of the phase, as a card action, at the
//! end of an activation (K10 to K63).

pub(in crate::flow) mod handing;
pub(in crate::flow) mod ordered;
mod powers;

pub(in crate::flow) use powers::{card_actions, use_power};

use crate::ability::When;
use crate::apply::Ctx;
use crate::beside::Spot;
use crate::content::Content;
use crate::ids::{UnitId, Units};
use crate::keyword::{Keyword, Token};
use crate::powers::Powers;
use crate::space::Space;
use crate::state::{Counter, Frame, Handed, Handing, OrderToken, State};

/// The activation phase starts (K29, K44, K46).
pub(in crate::flow) fn round_start(ctx: &mut Ctx<'_>, unit: UnitId) {
    let is_now =
        |keyword| matches!(keyword, Keyword::Reliable(_) | Keyword::Independent(..) | Keyword::Retinue(_));
    let keywords: Vec<Keyword> = ctx.powers().keywords_that(unit, is_now).collect();
    let has_order = ctx.state.unit(unit).order != OrderToken::None;
    for keyword in keywords {
        match keyword {
            Keyword::Reliable(x) => ctx.gain("K44", unit, Counter::Surge, x),
            Keyword::Independent(token, x) if !has_order => ctx.gain("K29", unit, counter(token), x),
            Keyword::Retinue(whom) => {
                let space = Space::new(ctx.content, ctx.state);
                let powers = space.powers;
                let is_meant = |other: &UnitId| {
                    *other != unit && whom.is_met_by(powers.rank(*other), powers.kind(*other))
                };
                let friends = ctx.state.present_of(ctx.state.unit(unit).colour).filter(is_meant).collect();
                if !space.near(Spot::Unit(unit), 12, false, friends).is_empty() {
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

/// What keywords of a unit hand out at a moment at which cards speak too: suppression of others goes when an activation ends (K32), an order
/// more comes on an order (K15). How often.
fn handed_at(powers: Powers<'_>, when: When, unit: UnitId) -> Option<(Handed, u8)> {
    let (what, n) = match when {
        When::ActivationEnds => {
            let inspire = |keyword| if let Keyword::Inspire(x) = keyword { x } else { 0 };
            (Handed::Inspire, powers.sum(unit, inspire))
        }
        When::Ordered => {
            let coordinate = |keyword| u8::from(matches!(keyword, Keyword::Coordinate(_)));
            (Handed::Coordinate, powers.sum(unit, coordinate))
        }
        _ => return None,
    };
    (n > 0).then_some((what, n))
}

/// Whether keywords of a unit wait for a moment.
pub(in crate::flow) fn waits_for(powers: Powers<'_>, when: When, unit: UnitId) -> bool {
    handed_at(powers, when, unit).is_some()
}

/// Whether they would do something at it now.
pub(in crate::flow) fn does_at(content: &Content, state: &State, when: When, unit: UnitId) -> bool {
    let handed = handed_at(Powers::new(content, state), when, unit);
    handed.is_some_and(|(what, left)| {
        !handing::open(content, state, &Handing { from: unit, what, left, had: Units::EMPTY }).is_empty()
    })
}

/// They do it.
pub(in crate::flow) fn happens_at(ctx: &mut Ctx<'_>, when: When, unit: UnitId) {
    if let Some((what, n)) = handed_at(ctx.powers(), when, unit) {
        ctx.hand(unit, what, n);
    }
}

impl Ctx<'_> {
    /// A keyword hands something to so many units of the owner's choice.
    pub(in crate::flow) fn hand(&mut self, from: UnitId, what: Handed, left: u8) {
        self.push(Frame::Handing(Handing { from, what, left, had: Units::EMPTY }));
    }
}
