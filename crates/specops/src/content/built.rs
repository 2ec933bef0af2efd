//! A table that players have built piece by piece (C1.6, S5). It is part of the state, and clones share it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sortie_boards::plane::{self, Point, Polygon};
use ts_rs::TS;

use super::{TableMap, TablePiece};

/// A table that players have built: what stands on it, and the same for the rules of space, worked out anew with each piece.
#[derive(Debug, Clone, TS)]
#[ts(rename = "SpecopsBuilt", as = "Vec<TablePiece>")]
pub struct Built(Arc<Standing>);

#[derive(Debug)]
struct Standing {
    pieces: Vec<TablePiece>,
    ground: plane::Table,
}

impl Built {
    /// An empty table.
    ///
    /// # Panics
    /// Never: a table of this size without pieces is one.
    pub fn bare() -> Self {
        Self::of(Vec::new()).expect("a table without pieces")
    }

    /// The table with these pieces, if there is one.
    pub fn of(pieces: Vec<TablePiece>) -> Option<Self> {
        let all = pieces.iter().map(|piece| piece.piece.clone()).collect();
        let ground = plane::Table::new([TableMap::SIDE; 2], all).ok()?;
        Some(Self(Arc::new(Standing { pieces, ground })))
    }

    /// What stands on it, by number.
    pub fn pieces(&self) -> &[TablePiece] {
        &self.0.pieces
    }

    /// The same for the rules.
    pub fn ground(&self) -> &plane::Table {
        &self.0.ground
    }

    /// With one piece more.
    pub(crate) fn with(&self, piece: TablePiece) -> Self {
        let mut pieces = self.pieces().to_vec();
        pieces.push(piece);
        self.changed(pieces)
    }

    /// Without a piece; those after it count one less.
    pub(crate) fn without(&self, n: usize) -> Self {
        let mut pieces = self.pieces().to_vec();
        if n < pieces.len() {
            pieces.remove(n);
        }
        self.changed(pieces)
    }

    /// With a piece somewhere else.
    pub(crate) fn shifted(&self, n: usize, by: (i32, i32)) -> Self {
        let mut pieces = self.pieces().to_vec();
        if let Some(moved) = pieces.get(n).and_then(|piece| piece.shifted(by)) {
            pieces[n] = moved;
        }
        self.changed(pieces)
    }

    /// Below the map by the half turn (C1.8).
    pub(crate) fn turned(&self) -> Self {
        self.changed(self.pieces().iter().map(TablePiece::turned).collect())
    }

    /// What cannot be laid out for the rules stays as it was; whoever changes it has asked before.
    fn changed(&self, pieces: Vec<TablePiece>) -> Self {
        Self::of(pieces).unwrap_or_else(|| self.clone())
    }
}

impl TablePiece {
    /// The same piece, moved. None beyond all bounds.
    pub(crate) fn shifted(&self, (east, south): (i32, i32)) -> Option<Self> {
        let to = |at: &Point| Point::checked(at.x().checked_add(east)?, at.y().checked_add(south)?);
        let corners = self.piece.polygon.corners().iter().map(to).collect::<Option<_>>()?;
        let polygon = Polygon::new(corners).ok()?;
        Some(Self { look: self.look, piece: plane::Piece { polygon, ..self.piece.clone() } })
    }
}

impl PartialEq for Built {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.pieces() == other.pieces()
    }
}

impl Eq for Built {}

impl Serialize for Built {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.pieces().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Built {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = Vec::<TablePiece>::deserialize(deserializer)?;
        Self::of(pieces).ok_or_else(|| serde::de::Error::custom("these pieces make no table"))
    }
}
