//! The stock of terrain: pieces that players set down in turn (C1.6, S5).

use serde::Serialize;
use sortie_boards::plane::{Piece, Point, Polygon};
use ts_rs::TS;

use super::{Look, Origin, TablePiece};

/// A piece may lie in so many directions: every 15 degrees.
pub const TURNS: u8 = 24;

/// A kind of piece in the stock. Its name is the text `specops-stock-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsStockPiece")]
pub struct StockPiece {
    /// Its name in files and texts.
    pub id: String,
    /// Where it comes from.
    pub origin: Origin,
    /// How many of it there are.
    pub n: u8,
    /// What it is.
    pub look: Look,
    /// The piece around the point `[0, 0]`, by which it is set down and turned; with what players agree about it (C1.6).
    pub piece: Piece,
}

impl StockPiece {
    /// The piece where somebody sets it down: turned clockwise so many times by 15 degrees, then moved. None beyond all bounds.
    pub fn laid(&self, at: Point, turn: u8) -> Option<TablePiece> {
        if turn >= TURNS {
            return None;
        }
        let move_by = |corner: Point| {
            let (x, y) = turned(corner, turn);
            Point::checked(at.x().checked_add(x)?, at.y().checked_add(y)?)
        };
        let corners = self.piece.polygon.corners().iter().map(|corner| move_by(*corner));
        let polygon = Polygon::new(corners.collect::<Option<_>>()?).ok()?;
        Some(TablePiece { look: self.look, piece: Piece { polygon, ..self.piece.clone() } })
    }
}

/// The sines of 0, 15, 30, 45, 60, 75 and 90 degrees in millionths: all that a turn needs, in whole numbers.
const SINES: [i64; 7] = [0, 258_819, 500_000, 707_107, 866_025, 965_926, 1_000_000];

fn sine(turn: u8) -> i64 {
    let step = |n: u8| SINES[usize::from(n)];
    match turn % TURNS {
        turn @ 0..=6 => step(turn),
        turn @ 7..=12 => step(12 - turn),
        turn @ 13..=18 => -step(turn - 12),
        turn => -step(TURNS - turn),
    }
}

/// A point turned clockwise around `[0, 0]` (y goes south), rounded away from zero at the half, so that half a turn is exact.
fn turned(at: Point, turn: u8) -> (i32, i32) {
    let (sine, cosine) = (sine(turn), sine(turn + TURNS / 4));
    let (x, y) = (i64::from(at.x()), i64::from(at.y()));
    let round = |millionths: i64| {
        let up = millionths.abs() + 500_000;
        (millionths.signum() * (up / 1_000_000)) as i32
    };
    (round(x * cosine - y * sine), round(x * sine + y * cosine))
}
