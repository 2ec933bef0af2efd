//! The map of a scene: rows of hexes, what stands on the sides between them, and the teleport points.

use serde_json::Value;
use sortie_boards::hex::{Board, Hex, Layout, Place, Side};
use sortie_content::scene::{Object, entry};

use crate::dice::Symbol;
use crate::odds::is_point;

/// A map with its tables.
#[derive(Debug, Clone)]
pub(super) struct Map {
    pub(super) board: Board,
    /// The teleport points with their symbols, in the order of the scene.
    pub(super) points: Vec<(Hex, Symbol)>,
    /// The same without.
    pub(super) point_hexes: Vec<Hex>,
}

impl Map {
    pub(super) fn read(map: &Object) -> Result<Self, String> {
        let map = map.clone().only(&["rows", "sides", "teleport"])?;
        let rows: Vec<String> = map.required("rows")?;
        let mut layout = Layout::read(&rows).map_err(|error| format!("{}: {error}", map.place("rows")))?;
        if layout.n_hexes() == 0 {
            return Err(format!("{}: no hex is drawn", map.place("rows")));
        }
        for (place, value) in map.list("sides")? {
            let side = Object::new(place, value)?.only(&["between", "kind"])?;
            let [one, other]: [(i16, i16); 2] = side.required("between")?;
            let kind: Side = side.required("kind")?;
            let [one, other] = [one, other].map(|(x, y)| Place { x, y });
            let wrong = |error| format!("{}: {error}", side.place("between"));
            layout.set_side_at(one, other, kind).map_err(wrong)?;
        }
        let mut read = Self { board: Board::new(layout), points: Vec::new(), point_hexes: Vec::new() };
        for (place, value) in map.list("teleport")? {
            let point = Object::new(place, value)?.only(&["at", "symbol"])?;
            let (hex, symbol) = (read.floor(&point, "at")?, read_symbol(&point)?);
            read.points.push((hex, symbol));
            read.point_hexes.push(hex);
        }
        Ok(read)
    }

    /// A board of one hex, for scenes without a map.
    pub(super) fn nowhere() -> Board {
        Board::new(Layout::read(["ao"]).expect("a hex"))
    }

    /// The hex that a value means.
    pub(super) fn hex(&self, place: &str, value: &Value) -> Result<Hex, String> {
        let (x, y): (i16, i16) = entry(place, value)?;
        let at = Place { x, y };
        self.board.layout().hex_at(at).ok_or_else(|| format!("{place}: no hex is drawn at {at}"))
    }

    /// The hex of a field, if one can stand on it.
    pub(super) fn floor(&self, fields: &Object, key: &str) -> Result<Hex, String> {
        let place = fields.place(key);
        let value = fields.value(key).ok_or_else(|| format!("{place}: missing"))?;
        let hex = self.hex(&place, value)?;
        let is_floor = self.board.floor().has(hex);
        let blocked = || format!("{place}: the hex {} is blocked", self.board.layout().place(hex));
        is_floor.then_some(hex).ok_or_else(blocked)
    }
}

fn read_symbol(point: &Object) -> Result<Symbol, String> {
    let symbol: Symbol = point.required("symbol")?;
    check_symbol(&point.place("symbol"), symbol)
}

/// The symbol of a teleport point, if there are such points.
pub(super) fn check_symbol(place: &str, symbol: Symbol) -> Result<Symbol, String> {
    let wrong =
        || format!("{place}: no teleport point has the symbol {symbol}; there are hit, flash, shield, alien");
    is_point(symbol).then_some(symbol).ok_or_else(wrong)
}
