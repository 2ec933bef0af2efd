//! Points on a table top, measured: no spaces, only distances.
//!
//! ```text
//!    y
//!    │        ·  b        everything is a whole number of tenths of a millimetre;
//!    │   (  a  )          a [`Circle`] is all within a distance of a point,
//!    │     ·              a [`Polygon`] all within a closed line of straight edges
//!    └────────── x
//! ```
//!
//! # Why whole numbers?
//! Two machines must agree whether a model is within six inches, down to the last bit. Distances are compared by their
//! squares, sides of a line by a cross product, so nothing is ever rounded. A tenth of a millimetre is finer than any
//! tape measure, and an inch is exactly 254 of them.
//!
//! # Is the edge inside?
//! Yes: "within" a distance includes the distance itself, and whoever stands on the line of an area stands in it.
//!
//! ```
//! use sortie_boards::plane::{Circle, INCH, Point, Polygon, Shape};
//!
//! let model = Point::new(0, 0);
//! let within_six = Circle { centre: model, radius: 6 * INCH };
//! assert!(within_six.contains(Point::new(6 * 254, 0)));
//! assert!(!within_six.contains(Point::new(6 * 254, 1)));
//!
//! let strip = Polygon::new(vec![Point::new(0, 0), Point::new(9000, 0), Point::new(9000, 1500), Point::new(0, 1500)]);
//! assert!(strip.unwrap().contains(Point::new(4500, 1500)));
//! ```

#![deny(clippy::float_arithmetic)]

mod base;
mod chance;
mod circle;
mod convex;
mod corridor;
mod direction;
mod fault;
mod field;
mod movement;
mod obscure;
mod outline;
mod overlap;
mod passage;
mod piece;
mod point;
mod polygon;
mod quarter;
mod reach;
mod segment;
mod shape;
mod sight;
mod slope;
mod standing;
mod sweep;
mod table;
#[cfg(test)]
mod tests;

pub use base::{BAND, Base, CONTACT};
pub use circle::Circle;
pub use fault::{Fault, Faults};
pub use field::{End, Field};
pub use movement::{Gait, PLAY, Tool, Way};
pub use piece::{Cover, Kind, Piece, PieceId, PieceSet};
pub use point::{INCH, LIMIT, Point};
pub use polygon::{Polygon, PolygonError};
pub use quarter::Quarter;
pub use reach::Reach;
pub use shape::{Bounds, Shape};
pub use sight::{Eye, HullId, HullSet, Sight, Things};
pub use table::{MOST_CORNERS, MOST_HEIGHT, MOST_PIECES, MOST_SIDE, Table, TableError};
