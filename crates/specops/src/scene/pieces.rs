//! The table of a scene and its terrain.

use serde_json::Value;
use sortie_boards::plane::{
    MOST_CORNERS, MOST_HEIGHT, MOST_PIECES, MOST_SIDE, Piece, PieceId, PieceSet, Point, Polygon, Table,
};
use sortie_content::scene::{Object, entry};

/// How long the sides of a table are if a scene does not say: 36 inches (C1.3).
const SIDE: u32 = 9144;

/// A table and what its pieces are called.
#[derive(Debug, Clone)]
pub struct Terrain {
    /// The table.
    pub table: Table,
    /// The names of its pieces, by number.
    pub ids: Vec<String>,
}

impl Terrain {
    /// A piece by its name.
    pub fn find(&self, id: &str) -> Option<PieceId> {
        self.ids.iter().position(|other| other == id).map(|n| PieceId(n as u8))
    }

    /// The names of some pieces, in the order of the list.
    pub fn names(&self, pieces: PieceSet) -> Vec<&str> {
        pieces.iter().map(|piece| self.ids[piece.index()].as_str()).collect()
    }

    /// Reads the table of a scene.
    pub(super) fn read(scene: &Object) -> Result<Self, String> {
        let Some(table) = scene.part("table")? else {
            let table = Table::new([SIDE; 2], Vec::new()).map_err(|error| format!("table: {error}"))?;
            return Ok(Self { table, ids: Vec::new() });
        };
        let table = table.only(&["size", "pieces"])?;
        let size = table.or("size", [SIDE; 2])?;
        if size.iter().any(|&side| side == 0 || side > MOST_SIDE) {
            return Err(format!("{}: a side measures 1 to {MOST_SIDE}", table.place("size")));
        }
        let list = table.list("pieces")?;
        if list.len() > MOST_PIECES {
            return Err(format!("{}: at most {MOST_PIECES}", table.place("pieces")));
        }
        let (mut ids, mut pieces): (Vec<String>, Vec<Piece>) = (Vec::new(), Vec::new());
        for (place, value) in list {
            let known = ["id", "kind", "polygon", "height", "cover", "impassable", "sight"];
            let piece = Object::new(place, value)?.only(&known)?;
            ids.push(distinct(&piece, ids.iter())?);
            pieces.push(read_piece(&piece)?);
        }
        let place = table.place("pieces");
        let table = Table::new(size, pieces).map_err(|error| format!("{place}: {error}"))?;
        for n in 0..ids.len() {
            if !table.holds_piece(PieceId(n as u8)) {
                return Err(format!("{place}[{n}].polygon: not wholly on the table"));
            }
        }
        match table.overlapping_pieces().first() {
            None => Ok(Self { table, ids }),
            Some((one, other)) => {
                let (one, other) = (one.index(), other.index());
                Err(format!("{place}[{other}].polygon: `{}` overlaps `{}`", ids[other], ids[one]))
            }
        }
    }
}

fn read_piece(piece: &Object) -> Result<Piece, String> {
    let height: u32 = piece.required("height")?;
    if height > MOST_HEIGHT {
        return Err(format!("{}: at most {MOST_HEIGHT}", piece.place("height")));
    }
    Ok(Piece {
        kind: piece.required("kind")?,
        polygon: polygon(piece, "polygon")?,
        height,
        cover: piece.required("cover")?,
        sight: piece.or("sight", true)?,
        impassable: piece.or("impassable", false)?,
    })
}

/// A field that is a polygon.
pub(super) fn polygon(fields: &Object, key: &str) -> Result<Polygon, String> {
    let place = fields.place(key);
    if fields.value(key).is_none() {
        return Err(format!("{place}: missing"));
    }
    let list = fields.list(key)?;
    if list.len() > MOST_CORNERS {
        return Err(format!("{place}: at most {MOST_CORNERS} corners"));
    }
    let corners = list.into_iter().map(|(place, value)| point(&place, value));
    let corners: Vec<Point> = corners.collect::<Result<_, _>>()?;
    Polygon::new(corners).map_err(|error| format!("{place}: {error}"))
}

/// A value that is a point.
pub(super) fn point(place: &str, value: &Value) -> Result<Point, String> {
    let (x, y): (i32, i32) = entry(place, value).map_err(|_| format!("{place}: not two integers"))?;
    Point::checked(x, y).ok_or_else(|| format!("{place}: off every table"))
}

/// A field that is a point.
pub(super) fn point_of(fields: &Object, key: &str) -> Result<Point, String> {
    let value = fields.value(key).ok_or_else(|| format!("{}: missing", fields.place(key)))?;
    point(&fields.place(key), value)
}

/// A field that is a point of the table.
pub(super) fn point_on(fields: &Object, key: &str, table: &Table) -> Result<Point, String> {
    let point = point_of(fields, key)?;
    let off = || format!("{}: not on the table", fields.place(key));
    table.has(point).then_some(point).ok_or_else(off)
}

/// The `id` of an entry, which no other has.
pub(super) fn distinct<'a>(
    fields: &Object,
    mut others: impl Iterator<Item = &'a String>,
) -> Result<String, String> {
    let id: String = fields.required("id")?;
    match others.any(|other| *other == id) {
        true => Err(format!("{}: there is another `{id}`", fields.place("id"))),
        false => Ok(id),
    }
}
