//! What can be wrong with a layout.

use thiserror::Error;

use super::drawing::DrawingError;
use super::space::Place;

/// A drawing or a list of sides that is not a board with areas. Lines count from 0.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LayoutError {
    /// The tokens do not stand as hexes do.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    /// A token that names no area.
    #[error("line {line} of the drawing: `{text}` does not begin with the letter of an area")]
    Letter {
        /// The line.
        line: usize,
        /// The token.
        text: String,
    },
    /// A token that says nothing of its hex.
    #[error("line {line} of the drawing: `{text}` does not end in `.`, `o`, `#`, `@` or `+`")]
    Mark {
        /// The line.
        line: usize,
        /// The token.
        text: String,
    },
    /// Something between the hexes that stands on no side.
    #[error(
        "line {line} of the drawing: `{text}` in column {column} is no hex, and nothing that stands on a side"
    )]
    Stray {
        /// The line.
        line: usize,
        /// The column, from 0.
        column: usize,
        /// The characters.
        text: String,
    },
    /// Too many hexes.
    #[error("a board has at most 1,000 hexes, not {n}")]
    Hexes {
        /// How many there are.
        n: usize,
    },
    /// Too many areas.
    #[error("a board has at most 255 areas, not {n}")]
    Areas {
        /// How many there are.
        n: usize,
    },
    /// An area without a centre.
    #[error("area {area} has no centre")]
    NoCentre {
        /// Its letter.
        area: char,
    },
    /// An area with a second centre.
    #[error("area {area} has two centres, {first} and {second} in line {line}")]
    TwoCentres {
        /// Its letter.
        area: char,
        /// The centre drawn first.
        first: Place,
        /// The other.
        second: Place,
        /// The line of the second.
        line: usize,
    },
    /// A hex that lies apart from its area.
    #[error("area {area}: {hex} in line {line} is not next to its centre {centre}")]
    Apart {
        /// The letter of the area.
        area: char,
        /// The hex.
        hex: Place,
        /// The line of the hex.
        line: usize,
        /// The centre of the area.
        centre: Place,
    },
    /// A place where no hex is drawn.
    #[error("no hex is drawn at {place}")]
    NoHex {
        /// The place.
        place: Place,
    },
    /// A side between hexes that share none.
    #[error("{a} and {b} are no neighbours, so there is no side between them")]
    NotNeighbours {
        /// One hex.
        a: Place,
        /// The other.
        b: Place,
    },
    /// More changes than a set of them can tell apart.
    #[error("at most 64 things of a board can change, not {n}")]
    Changes {
        /// How many there are.
        n: usize,
    },
}
