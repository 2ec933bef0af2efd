//! Line of sight: the straight line from the centre of one hex to the centre of another.
//!
//! Whatever the line touches between the two hexes can stop it: the inside of a hex, a side, a corner. The two hexes
//! themselves never do, but what stands on their sides does.
//!
//! ```text
//!   a1
//! a#  a.      The line from 1 to 2 runs along the side between # and its neighbour, and is stopped:
//!   a2        there is no looking round a corner.
//! ```
//!
//! # How a line is followed
//! From hex to hex. A line leaves a hex across the inside of a side, and has touched only the two hexes of that side;
//! or through a corner, where it touches three hexes and the three sides between them. From a corner it goes on into one
//! of the two hexes ahead, or along the side between them to its other end, where a fourth hex waits. Nothing else on
//! the board is looked at, so that a line costs as much as it is long.
//!
//! # Why exact?
//! With `y` taken three times, centres and corners of hexes are whole numbers, and on which side of a line a corner
//! lies is the sign of a whole number: "touches" and "passes close by" cannot be confused.

use serde::Serialize;
use ts_rs::TS;

use super::board::Board;
use super::facing::Facing;
use super::members::{Hex, HexSet};
use super::space::Place;

/// What stops a line of sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// A hex that lets no line through.
    Hex(Hex),
    /// A place where no hex is drawn.
    Edge(Place),
    /// What stands on the side between two hexes.
    Side(Hex, Hex),
}

impl Board {
    /// Whether somebody in one hex sees another hex.
    ///
    /// Sight through a door depends on who looks: the door is no hindrance to those who stand at it, on either side. So
    /// sight is not symmetric.
    #[inline]
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        self.seen_row(from).has(to)
    }

    /// Every hex in sight from one, itself and blocked hexes included.
    #[inline]
    pub fn seen_from(&self, from: Hex) -> HexSet {
        *self.seen_row(from)
    }

    /// Every hex from which one is in sight.
    pub fn seers_of(&self, to: Hex) -> HexSet {
        let is_seen = |&from: &Hex| self.sight(from, to).is_ok();
        self.seers.row(usize::from(to.0), || Box::new([self.hexes().iter().filter(is_seen).collect()]))[0]
    }

    #[inline]
    fn seen_row(&self, from: Hex) -> &HexSet {
        let is_seen = |&to: &Hex| self.sight(from, to).is_ok();
        &self.seen.row(usize::from(from.0), || Box::new([self.hexes().iter().filter(is_seen).collect()]))[0]
    }

    /// Follows the line of sight from one hex to another, to the first thing that stops it. Of things it touches at
    /// the same point one is told.
    pub fn sight(&self, from: Hex, to: Hex) -> Result<(), Obstacle> {
        let places = (self.layout().place(from), self.layout().place(to));
        let line = Line::between(places.0, places.1);
        let mut here = from;
        // On which side of the line the centre of the hex lies, and how far.
        let mut offset = 0;
        while here != to {
            match line.leaves(offset) {
                Exit::Side(side) => {
                    here = self.cross(from, to, here, side)?;
                    offset += line.step(side);
                }
                Exit::Corner(right) => {
                    let left = (right + 5) % 6;
                    let left_hex = self.cross(from, to, here, left)?;
                    let right_hex = self.cross(from, to, here, right)?;
                    let onward = (right + 1) % 6;
                    self.touch(from, left_hex, onward)?;
                    match line.corners[right].signum() {
                        1 => {
                            here = left_hex;
                            offset += line.step(left);
                        }
                        -1 => {
                            here = right_hex;
                            offset += line.step(right);
                        }
                        _ => {
                            // Along the side between them; the two sides at its other end lead to the same hex.
                            here = self.cross(from, to, left_hex, right)?;
                            self.touch(from, right_hex, left)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// The hex across a side, if a line can touch both.
    #[inline]
    fn cross(&self, from: Hex, to: Hex, here: Hex, side: usize) -> Result<Hex, Obstacle> {
        let next = self.touch(from, here, side)?;
        if next != to && self.cell(next).is_opaque { Err(Obstacle::Hex(next)) } else { Ok(next) }
    }

    /// The hex across a side, if a line can touch the side.
    #[inline]
    fn touch(&self, from: Hex, here: Hex, side: usize) -> Result<Hex, Obstacle> {
        let cell = self.cell(here);
        let Some(next) = cell.next(side) else {
            return Err(Obstacle::Edge(self.layout().place(here).step(Facing::ALL[side])));
        };
        let shut = if here == from { cell.closed } else { cell.veiled };
        if shut >> side & 1 == 1 { Err(Obstacle::Side(here, next)) } else { Ok(next) }
    }
}

/// The corners of a hex around its centre, each at the beginning of the side with its number, clockwise.
pub(super) const CORNERS: [(i32, i32); 6] = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)];

/// The direction of a line.
struct Line {
    /// By corner, on which side of the line through the centre it lies, and how far: to the right if positive.
    corners: [i32; 6],
    /// The side across which the line leaves the hex it starts in; it may leave through the corner where it begins.
    ahead: usize,
}

/// How a line leaves a hex.
enum Exit {
    /// Across the inside of a side.
    Side(usize),
    /// Through the corner at which this side begins.
    Corner(usize),
}

impl Line {
    fn between(from: Place, to: Place) -> Self {
        let (x, y) = (i32::from(to.x) - i32::from(from.x), 3 * (i32::from(to.y) - i32::from(from.y)));
        let corners = CORNERS.map(|(corner_x, corner_y)| x * corner_y - y * corner_x);
        let ahead = (0..6).find(|&n| corners[n] <= 0 && corners[(n + 1) % 6] > 0).unwrap_or(0);
        Self { corners, ahead }
    }

    /// How much farther to the right the centre of the hex across a side lies: as much as the two ends of the side
    /// together, since it is their sum.
    #[inline]
    fn step(&self, side: usize) -> i32 {
        self.corners[side] + self.corners[(side + 1) % 6]
    }

    /// How the line leaves a hex it crosses, whose centre lies so far to the right of it. A hex it crosses off its
    /// centre is left across the side ahead, one of the two beside it, or a corner of the side ahead.
    #[inline]
    fn leaves(&self, offset: i32) -> Exit {
        let right = (self.ahead + 1) % 6;
        match ((offset + self.corners[self.ahead]).signum(), (offset + self.corners[right]).signum()) {
            (1, _) => Exit::Side((self.ahead + 5) % 6),
            (0, _) => Exit::Corner(self.ahead),
            (_, 1) => Exit::Side(self.ahead),
            (_, 0) => Exit::Corner(right),
            _ => Exit::Side(right),
        }
    }
}
