//! Where a piece of the stock may be set down (C1.6, S5).

use serde::Serialize;
use sortie_boards::plane::{Point, Polygon, Shape};
use sortie_kernel::{Draw, Reason};
use ts_rs::TS;

use super::TRIES;
use super::spots::somewhere;
use super::why::because;
use crate::content::{Built, Content, StockId, TURNS, TableMap, TablePiece};

/// Where a piece of the stock may be set down: wholly on the table, over no other piece (S5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsSiting")]
pub struct Siting {
    /// Which piece.
    pub stock: StockId,
    /// How many of it are left.
    pub left: u8,
    /// What stands on the table already; every view says so too.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) built: Built,
    /// A place that is legal.
    pub known: Point,
    /// And how the piece lies there.
    pub known_turn: u8,
}

impl Siting {
    /// Whether the piece may stand there; the first thing that is wrong, if not.
    pub(crate) fn judge(&self, content: &Content, at: Point, turn: u8) -> Result<(), Reason> {
        if turn >= TURNS {
            return because("specops-piece-turn", "S5");
        }
        let laid = content.stock(self.stock).and_then(|stock| stock.laid(at, turn));
        match laid {
            Some(laid) => stands(&self.built, &laid.piece.polygon, None),
            None => because("specops-piece-off-table", "S5"),
        }
    }

    /// Some legal place, if there is one: of a grid of an inch, as the piece is drawn and turned by a quarter.
    pub(crate) fn find(&mut self, content: &Content) -> bool {
        const STEP: usize = 254;
        let side = TableMap::SIDE as i32;
        let rows = (0..=side).step_by(STEP);
        let spots = rows.flat_map(|y| (0..=side).step_by(STEP).map(move |x| Point::new(x, y)));
        let ways = spots.flat_map(|at| [(at, 0), (at, TURNS / 4)]);
        let found = ways.into_iter().find(|(at, turn)| self.judge(content, *at, *turn).is_ok());
        if let Some((at, turn)) = found {
            (self.known, self.known_turn) = (at, turn);
        }
        found.is_some()
    }

    /// A legal place, drawn.
    pub(crate) fn draw_spot(&self, content: &Content, draw: &mut Draw) -> (Point, u8) {
        let side = TableMap::SIDE as i32;
        let table = super::area::rectangle(Point::new(0, 0), Point::new(side, side));
        for _ in 0..TRIES {
            let turn = draw.below(TURNS.into()) as u8;
            if let Some(at) = somewhere(table, draw)
                && self.judge(content, at, turn).is_ok()
            {
                return (at, turn);
            }
        }
        (self.known, self.known_turn)
    }

    /// Over the western edge by a tenth of a millimetre, or half on another piece.
    pub(super) fn near_miss(&self, content: &Content, draw: &mut Draw) -> Option<(Point, u8)> {
        let (stock, turn) = (content.stock(self.stock)?, draw.below(TURNS.into()) as u8);
        let pieces = self.built.pieces();
        if !pieces.is_empty() && draw.below(2) == 0 {
            let other = &pieces[draw.below(pieces.len() as u32) as usize].piece.polygon;
            // Its middle is inside of it, so on a corner of the other it lies over that one.
            let at = other.anchor();
            let laid = stock.laid(at, turn)?;
            return stands(&self.built, &laid.piece.polygon, None).is_err().then_some((at, turn));
        }
        let around = stock.laid(Point::new(0, 0), turn)?.piece.polygon.bounds();
        Some((Point::checked(-around.low().x() - 1, TableMap::SIDE as i32 / 2)?, turn))
    }
}

/// Whether a piece may stand there: wholly on the table, over no other piece (S5). One that stands already is not in its own way.
pub(crate) fn stands(built: &Built, polygon: &Polygon, own: Option<usize>) -> Result<(), Reason> {
    let (bounds, ground) = (polygon.bounds(), built.ground());
    if !ground.has(bounds.low()) || !ground.has(bounds.high()) {
        return because("specops-piece-off-table", "S5");
    }
    let is_over =
        |(n, other): (usize, &TablePiece)| own != Some(n) && polygon.shares_ground(&other.piece.polygon);
    if built.pieces().iter().enumerate().any(is_over) {
        return because("specops-piece-overlap", "S5");
    }
    Ok(())
}
