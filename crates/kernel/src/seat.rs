//! Who sits at the table and who looks at it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place at the table, counted from 0. A person or a bot answers for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `n` seats in order.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n).map(Seat)
    }
}

/// A side of the table, counted from 0: seats that win and lose together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Side(pub u8);

/// For whom a view is built: one seat, or somebody who only watches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// A player sees what this seat may know.
    Seat(Seat),
    /// A spectator sees what everybody may know.
    Spectator,
}

impl Viewer {
    /// Everybody who may look at a table of `n` seats: each seat, and somebody who only watches.
    pub fn all(n: u8) -> impl Iterator<Item = Viewer> {
        Seat::first(n).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether it looks through the eyes of this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
