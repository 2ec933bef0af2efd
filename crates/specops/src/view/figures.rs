//! Miniatures and tokens as a viewer sees them.

use serde::Serialize;
use sortie_boards::plane::{PieceId, Point};
use sortie_kernel::Viewer;
use ts_rs::TS;

use crate::content::{Content, KindId};
use crate::ids::{TokenId, UnitId};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::{Rank, Weapon};
use crate::side::Colour;
use crate::state::{Lying, OrderToken, Phase, Place, State, Tokens};

/// A unit as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsFigure")]
pub struct FigureView {
    /// Which.
    pub id: UnitId,
    /// Whose.
    pub colour: Colour,
    /// What it is; of the vehicle the number among vehicles.
    pub kind: KindId,
    /// Whether it is the vehicle.
    pub is_vehicle: bool,
    /// Its rank.
    pub rank: Rank,
    /// Where it is. While units are deployed the opponent does not see who is hidden (C15.2).
    pub place: Place,
    /// The centre of its base, if it is on the table and not on a real one.
    pub at: Option<Point>,
    /// The obstacle it stands on.
    pub on: Option<PieceId>,
    /// Where its front is.
    pub facing: (i32, i32),
    /// How far its base goes.
    pub radius: u16,
    /// How high it is.
    pub height: u16,
    /// Its health, with what cards give.
    pub health: u8,
    /// Its wounds.
    pub wounds: u8,
    /// Its courage, with what cards give.
    pub courage: Option<u8>,
    /// Its speed now (C7.13).
    pub speed: u8,
    /// Whether it is suppressed (C11.1).
    pub is_suppressed: bool,
    /// What lies beside it.
    pub tokens: Tokens,
    /// Its order token.
    pub order: OrderToken,
    /// Its keywords, with what cards give.
    pub keywords: Vec<Keyword>,
    /// Its weapons, by number, with what cards give.
    pub weapons: Vec<Weapon>,
}

/// A token as a viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsTokenView")]
pub struct TokenView {
    /// Which.
    pub id: TokenId,
    /// What it is.
    pub what: Lying,
    /// Where.
    pub at: Point,
    /// The obstacle it lies on.
    pub on: Option<PieceId>,
    /// Whether it lies claimed side up (C12.2).
    pub claimed: bool,
    /// Who holds it (C12.4).
    pub holder: Option<UnitId>,
    /// The number of a package, for who knows it (C16.3).
    pub number: Option<u8>,
    /// Who is hidden under it, for who knows (C15.2).
    pub hidden: Option<UnitId>,
}

pub(super) fn figures(content: &Content, state: &State, viewer: Viewer) -> Vec<FigureView> {
    let powers = Powers::new(content, state);
    let figure = |id: UnitId| {
        let (unit, body) = (state.unit(id), state.body(id));
        let profile = powers.profile(id);
        let is_own = state.is_seen_by(unit.colour, viewer);
        let is_secret = state.phase == Phase::SetUp && unit.place == Place::Covert && !is_own;
        FigureView {
            id,
            colour: unit.colour,
            kind: unit.kind,
            is_vehicle: unit.is_vehicle,
            rank: profile.rank,
            place: if is_secret { Place::Aside } else { unit.place },
            at: (unit.is_on_table() && !state.is_beside()).then_some(body.base.at),
            on: body.on.filter(|_| unit.is_on_table()),
            facing: body.facing,
            radius: profile.radius,
            height: profile.height,
            health: powers.health(id),
            wounds: unit.wounds,
            courage: powers.courage(id),
            speed: powers.speed(id),
            is_suppressed: powers.is_suppressed(id),
            tokens: unit.tokens,
            order: unit.order,
            keywords: powers.keywords(id).collect(),
            weapons: powers.weapons(id).into_iter().cloned().collect(),
        }
    };
    state.unit_ids().map(figure).collect()
}

pub(super) fn tokens(state: &State, viewer: Viewer) -> Vec<TokenView> {
    let token = |id: TokenId| {
        let token = state.token(id);
        let knows = |colour| state.is_seen_by(colour, viewer);
        let reads = knows(Colour::Red) || knows(Colour::Blue) && token.is_known;
        let sees = matches!(token.what, Lying::Covert(colour) if knows(colour));
        TokenView {
            id,
            what: token.what,
            at: token.at,
            on: token.on,
            claimed: token.claimed,
            holder: token.holder,
            number: Some(token.number).filter(|_| token.is_package() && reads),
            hidden: token.hidden.filter(|_| sees),
        }
    };
    state.token_ids().map(token).collect()
}
