//! The stock of terrain: enough of it for a table, each piece whole however it is turned (C1.6, S5).

use sortie_boards::plane::{Circle, INCH, Kind, Point, Shape};
use sortie_content::Finding;

use super::{name, twice};
use crate::content::entry::Entry;
use crate::content::raw::RawStock;
use crate::content::read::{Pack, stocked};
use crate::content::stock::TURNS;
use crate::content::{Built, TableMap};
use crate::limits::MOST_PIECES;

/// No corner is farther from the middle of its piece: larger pieces leave no room for eight.
const FARTHEST: u32 = 8 * INCH;

pub(super) fn stock(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    twice(&pack.stock, |piece| &piece.id, findings);
    let n: usize = pack.stock.values().map(|piece| usize::from(piece.n)).sum();
    if n < MOST_PIECES {
        let message = format!("{n} pieces in all; a table takes up to {MOST_PIECES} (S5)");
        findings.push(pack.stock.error("stock-small", message));
    }
    for entry in &pack.stock.entries {
        name(entry, "stock", &entry.value.id, &pack.texts, findings);
        piece(entry, findings);
    }
}

fn piece(entry: &Entry<'_, RawStock>, findings: &mut Vec<Finding>) {
    let piece = stocked(&entry.value);
    if piece.n == 0 {
        findings.push(entry.error("stock-none", "there is none of it"));
    }
    if piece.piece.height == 0 && piece.piece.kind != Kind::Area {
        findings.push(entry.error("piece-height", "what is solid has a height"));
    }
    let origin = Point::new(0, 0);
    let around = Circle { centre: origin, radius: FARTHEST };
    let is_near = piece.piece.polygon.corners().iter().all(|corner| around.contains(*corner));
    if !is_near || !piece.piece.polygon.contains(origin) {
        let message = "it lies around [0, 0], with no corner more than 8 inches away";
        findings.push(entry.error("stock-middle", message));
        return;
    }
    let middle = (TableMap::SIDE / 2) as i32;
    let lies = |turn| {
        let laid = piece.laid(Point::new(middle, middle), turn);
        laid.is_some_and(|laid| Built::of(vec![laid]).is_some())
    };
    if let Some(turn) = (0..TURNS).find(|turn| !lies(*turn)) {
        let message = format!(
            "turned by {} degrees it is no simple polygon any more, or too high",
            15 * u32::from(turn)
        );
        findings.push(entry.error("stock-turn", message));
    }
}
