//! A table with its terrain.

use thiserror::Error;

use super::base::Base;
use super::circle::Circle;
use super::convex::Part;
use super::piece::{Kind, Piece, PieceId, PieceSet};
use super::point::Point;
use super::shape::{Bounds, Shape};

/// The longest side of a table: three metres, so that the arithmetic of sight and reach fits into 64 bits.
pub const MOST_SIDE: u32 = 30_000;

/// How high a piece may be: as much as a table may be wide.
pub const MOST_HEIGHT: u32 = MOST_SIDE;

/// How many pieces a table may have.
pub const MOST_PIECES: usize = 64;

/// How many corners a piece may have.
pub const MOST_CORNERS: usize = 64;

/// A table that answers questions of space. Its terrain never changes; who stands where is said by who asks.
///
/// ```
/// use sortie_boards::plane::{Base, Cover, Kind, Piece, Point, Polygon, Table};
///
/// let corners = [(3000, 3000), (5000, 3000), (5000, 4000), (3000, 4000)];
/// let polygon = Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).unwrap();
/// let barracks = Piece {
///     kind: Kind::Obstacle, polygon, height: 900, cover: Cover::Heavy, sight: true, impassable: false,
/// };
/// let table = Table::new([9144, 9144], vec![barracks]).unwrap();
/// let beside = Base::new(Point::new(2865, 3500), 135, 420);
/// assert!(table.standing_faults(beside.footprint(), None, &[]).is_empty());
/// ```
#[derive(Debug, Clone)]
pub struct Table {
    size: [u32; 2],
    pieces: Vec<Piece>,
    /// The convex parts of each piece.
    parts: Vec<Vec<Part>>,
}

/// Why there is no such table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TableError {
    /// A side too long, or none.
    #[error("the sides of a table measure 1 to 30,000 units, not {0}")]
    Side(u32),
    /// Too many pieces.
    #[error("a table has at most 64 pieces, not {0}")]
    Pieces(usize),
    /// A piece with too many corners.
    #[error("piece {piece} has {corners} corners; at most 64 are possible")]
    Corners {
        /// Its number, from 0.
        piece: usize,
        /// How many corners it has.
        corners: usize,
    },
    /// A piece that is too high.
    #[error("piece {piece} is {height} units high; at most 30,000 are possible")]
    Height {
        /// Its number, from 0.
        piece: usize,
        /// How high it is.
        height: u32,
    },
    /// A piece that lies nowhere near the table.
    #[error("piece {piece} lies more than 30,000 units off the table")]
    Apart {
        /// Its number, from 0.
        piece: usize,
    },
}

impl Table {
    /// The table of this size with these pieces.
    pub fn new(size: [u32; 2], pieces: Vec<Piece>) -> Result<Self, TableError> {
        if let Some(&side) = size.iter().find(|&&side| side == 0 || side > MOST_SIDE) {
            return Err(TableError::Side(side));
        }
        if pieces.len() > MOST_PIECES {
            return Err(TableError::Pieces(pieces.len()));
        }
        for (piece, what) in pieces.iter().enumerate() {
            let corners = what.polygon.corners().len();
            if corners > MOST_CORNERS {
                return Err(TableError::Corners { piece, corners });
            }
            if what.height > MOST_HEIGHT {
                return Err(TableError::Height { piece, height: what.height });
            }
            if !what.polygon.corners().iter().all(|&corner| is_near(corner)) {
                return Err(TableError::Apart { piece });
            }
        }
        let parts = pieces.iter().map(|piece| Part::of(&piece.polygon)).collect();
        Ok(Self { size, pieces, parts })
    }

    /// How far it goes east and south.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    /// Its pieces, by number.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// A piece of it.
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[id.index()]
    }

    /// The pieces of which something holds.
    pub fn pieces_that(&self, holds: impl Fn(&Piece) -> bool) -> PieceSet {
        self.numbered().filter(|(_, piece)| holds(piece)).map(|(id, _)| id).collect()
    }

    /// The pieces whose surrounding rectangle is within a distance of the square around a base: all that are within it, and perhaps
    /// others.
    pub fn pieces_near(&self, base: Base, length: u32) -> impl Iterator<Item = (PieceId, &Piece)> {
        let area = Bounds::square(base.at, base.radius.saturating_add(length));
        self.numbered().filter(move |(_, piece)| piece.polygon.bounds().comes_near(area))
    }

    /// The pairs of pieces that overlap, which pieces must not (S5).
    pub fn overlapping_pieces(&self) -> Vec<(PieceId, PieceId)> {
        let pairs = self.numbered().flat_map(|one| self.numbered().map(move |other| (one, other)));
        let overlapping = pairs.filter(|((one, piece), (other, next))| {
            one < other && piece.polygon.shares_ground(&next.polygon)
        });
        overlapping.map(|((one, _), (other, _))| (one, other)).collect()
    }

    /// Whether a circle lies on the table as a whole.
    pub fn holds(&self, circle: Circle) -> bool {
        let radius = i64::from(circle.radius);
        let fits = |at: i32, side: u32| radius <= i64::from(at) && i64::from(at) + radius <= i64::from(side);
        fits(circle.centre.x(), self.size[0]) && fits(circle.centre.y(), self.size[1])
    }

    /// Whether a point lies on the table.
    pub fn has(&self, point: Point) -> bool {
        self.holds(Circle { centre: point, radius: 0 })
    }

    /// Whether a piece lies on the table as a whole (S5).
    pub fn holds_piece(&self, id: PieceId) -> bool {
        let bounds = self.piece(id).polygon.bounds();
        self.has(bounds.low()) && self.has(bounds.high())
    }

    /// How high one stands on a piece; 0 on the table itself.
    pub fn level(&self, on: Option<PieceId>) -> u32 {
        on.map_or(0, |on| self.piece(on).height)
    }

    /// The obstacles, which can be stood on.
    pub(super) fn obstacles(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.numbered().filter(|(_, piece)| piece.kind == Kind::Obstacle)
    }

    /// The convex parts of a piece.
    pub(super) fn parts(&self, id: PieceId) -> &[Part] {
        &self.parts[id.index()]
    }

    pub(super) fn numbered(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces.iter().enumerate().map(|(n, piece)| (PieceId(n as u8), piece))
    }
}

/// Whether a point is so near the table that arithmetic fits.
pub(super) fn is_near(point: Point) -> bool {
    let most = 2 * MOST_SIDE as i32;
    let is_near = |n: i32| -most <= n && n <= most;
    is_near(point.x()) && is_near(point.y())
}
