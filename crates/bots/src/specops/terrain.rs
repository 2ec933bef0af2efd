//! Which piece of terrain goes where while a table is built (C1.6, S5): something to hide behind, spread over the middle of the table.

use sortie_boards::plane::{Circle, Cover, INCH, Piece, Point, Shape};
use sortie_kernel::Offer;
use sortie_specops::content::{Built, Content, TableMap};
use sortie_specops::{Choice, View};

use crate::Thinking;

/// So many pieces are enough: lanes stay open between them.
const ENOUGH: u8 = 11;

pub(super) fn choose(
    content: &Content,
    view: &View,
    (n, is_enough): (u8, bool),
    offers: &[Offer<Choice>],
    thinking: &mut Thinking,
) -> usize {
    let noise: Vec<i64> = offers.iter().map(|_| thinking.below(120) as i64).collect();
    let value = |at: usize| match offers[at].choice {
        Choice::Done {} => {
            if n >= ENOUGH || is_enough {
                i64::MAX
            } else {
                i64::MIN
            }
        }
        Choice::Terrain { stock, at: middle, turn } => {
            let laid = content.stock(stock).and_then(|stock| stock.laid(middle, turn));
            laid.map_or(i64::MIN, |laid| worth(&laid.piece) + site(content, view, &laid.piece) + noise[at])
        }
        _ => 0,
    };
    (0..offers.len()).max_by_key(|at| (value(*at), usize::MAX - at)).unwrap_or(0)
}

/// What stops lines and covers is wanted; what nobody can enter is only in the way.
fn worth(piece: &Piece) -> i64 {
    let cover = match piece.cover {
        Cover::None => 0,
        Cover::Light => 120,
        Cover::Heavy => 200,
    };
    cover + if piece.stops_sight() && piece.height > 420 { 200 } else { 0 }
        - if piece.impassable { 500 } else { 0 }
}

/// Apart from the others, in the middle rather than on the rim, and not where a token will push it away.
fn site(content: &Content, view: &View, piece: &Piece) -> i64 {
    let bounds = piece.polygon.bounds();
    let half = |low: i32, high: i32| (low + high) / 2;
    let middle =
        Point::new(half(bounds.low().x(), bounds.high().x()), half(bounds.low().y(), bounds.high().y()));
    let others = view.built.iter().flat_map(Built::pieces);
    let gap = |other: &Piece| i64::from(other.polygon.gap(Circle { centre: middle, radius: 0 }));
    // Six inches from the middle of one to the edge of the next are enough.
    let apart = others.map(|other| gap(&other.piece)).min().unwrap_or(i64::MAX).min(6 * i64::from(INCH));
    let table = Point::new((TableMap::SIDE / 2) as i32, (TableMap::SIDE / 2) as i32);
    let out = middle.squared_distance(table).isqrt();
    let tokens = view.mission.iter().flat_map(|mission| &content.mission(*mission).tokens);
    let is_on = |at: Point| piece.overlaps(Circle { centre: at, radius: 2 * INCH });
    let tokens = tokens.filter(|token| is_on(token.at)).count() as i64;
    apart / 2 - (out - 3000).max(0) / 4 - 400 * tokens
}
