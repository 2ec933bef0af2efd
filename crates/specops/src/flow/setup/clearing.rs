//! Pieces of a table that players have built give way to the tokens of the mission (C1.11, S5): terrain is shifted, not the token.

use sortie_boards::plane::{CONTACT, Circle, Kind, PieceId, Point, Shape};

use crate::apply::Ctx;
use crate::content::{Built, TablePiece, TokenKind};
use crate::event::SetupEvent;
use crate::profile::Profile;
use crate::region::stands;
use crate::space::TOKEN_RADIUS;
use crate::state::State;

/// What nothing may lie under in part: a token, or the vehicle with a ring of troopers around it.
#[derive(Debug, Clone, Copy)]
struct Spot {
    circle: Circle,
    kind: TokenKind,
}

/// The highest a piece may be under a token: height 1 (C1.11, C6.9).
const TOKEN_LEVEL: u32 = 6 * sortie_boards::plane::INCH;

impl Spot {
    /// Whether a piece is in the way: partly under the token, or of a sort on which none may lie. The vehicle stands on nothing.
    fn is_spoilt_by(self, piece: &TablePiece) -> bool {
        let piece = &piece.piece;
        let is_whole = piece.holds(self.circle) && self.kind != TokenKind::Vehicle;
        let is_ground = piece.kind != Kind::Scatter && piece.height <= TOKEN_LEVEL && !piece.impassable;
        piece.overlaps(self.circle) && !(is_whole && is_ground)
    }
}

/// Every piece that is in the way of a token is moved straight away from its centre until it is clear; if that is impossible, it is
/// removed (S5).
pub(super) fn clear(ctx: &mut Ctx<'_>) {
    let spots = spots(ctx);
    for spot in &spots {
        while let Some((n, built)) = spoiling(ctx.state, *spot) {
            let (piece, token) = (PieceId(n as u8), spot.kind);
            let look = built.pieces()[n].look;
            let event = match away(&built, n, *spot, &spots) {
                Some(by) => SetupEvent::PieceShifted { piece, look, token, by },
                None => SetupEvent::PieceRemoved { piece, look, token },
            };
            ctx.tell("S5", event);
        }
    }
}

fn spoiling(state: &State, spot: Spot) -> Option<(usize, Built)> {
    let built = state.built.clone()?;
    let n = built.pieces().iter().position(|piece| spot.is_spoilt_by(piece))?;
    Some((n, built))
}

fn spots(ctx: &Ctx<'_>) -> Vec<Spot> {
    let vehicle = ctx.state.unit_ids().find(|unit| ctx.state.unit(*unit).is_vehicle);
    let hull = vehicle.map_or(0, |unit| ctx.state.body(unit).base.radius);
    let ring = hull + 2 * u32::from(Profile::SMALL_BASE) + CONTACT;
    let tokens = ctx.state.mission(ctx.content).tokens.iter();
    let spot = |(kind, at): (TokenKind, Point)| {
        let radius = if kind == TokenKind::Vehicle { ring } else { TOKEN_RADIUS };
        Spot { circle: Circle { centre: at, radius }, kind }
    };
    tokens.map(|token| spot((token.kind, token.at))).collect()
}

/// How far a piece goes straight away from the centre of a token until it is clear: of all tokens, on the table, over no other piece.
fn away(built: &Built, n: usize, from: Spot, spots: &[Spot]) -> Option<(i32, i32)> {
    let piece = &built.pieces()[n];
    let bounds = piece.piece.polygon.bounds();
    let centre = from.circle.centre;
    // Twice the way to the middle of the piece, so that it is whole.
    let east = i64::from(bounds.low().x()) + i64::from(bounds.high().x()) - 2 * i64::from(centre.x());
    let south = i64::from(bounds.low().y()) + i64::from(bounds.high().y()) - 2 * i64::from(centre.y());
    let length = (east * east + south * south).isqrt();
    if length == 0 {
        return None;
    }
    let farthest = 2 * i64::from(crate::content::TableMap::SIDE);
    (1..farthest).find_map(|far| {
        let by = ((east * far / length) as i32, (south * far / length) as i32);
        let moved = piece.shifted(by)?;
        let is_clear = !spots.iter().any(|spot| spot.is_spoilt_by(&moved));
        (is_clear && stands(built, &moved.piece.polygon, Some(n)).is_ok()).then_some(by)
    })
}
