//! A hex as the tables see it: its neighbours, and for each purpose which of its sides are shut.

use super::facing::Facing;
use super::layout::{Gait, Layout};
use super::members::Hex;

/// What is noted where no neighbour is drawn.
const NONE: u16 = u16::MAX;

/// A hex and its sides, one bit a facing.
#[derive(Debug, Clone)]
pub(super) struct Cell {
    next: [u16; 6],
    /// The sides with an adjacent hex.
    pub(super) beside: u8,
    /// The sides that part it from its neighbour for everybody.
    pub(super) closed: u8,
    /// The sides that stop the sight of those who do not stand here: the closed ones and the doors.
    pub(super) veiled: u8,
    /// By gait, the sides a step leads across.
    pub(super) ways: [u8; 2],
    /// Whether it stops lines that neither begin nor end here.
    pub(super) is_opaque: bool,
}

impl Cell {
    pub(super) fn new(layout: &Layout, hex: Hex) -> Self {
        let sides = |is_so: &dyn Fn(Facing) -> bool| {
            Facing::ALL
                .into_iter()
                .filter(|&facing| is_so(facing))
                .fold(0, |bits, facing| bits | facing.bit())
        };
        let way = |gait: Gait| {
            sides(&|facing| {
                let is_floor = |hex: Hex| !layout.ground(hex).stops_feet();
                is_floor(hex)
                    && layout.neighbour(hex, facing).is_some_and(is_floor)
                    && !layout.side(hex, facing).stops_feet(gait)
            })
        };
        Self {
            next: Facing::ALL.map(|facing| layout.neighbour(hex, facing).map_or(NONE, |next| next.0)),
            beside: sides(&|facing| {
                layout.neighbour(hex, facing).is_some() && !layout.side(hex, facing).is_closed()
            }),
            closed: sides(&|facing| layout.side(hex, facing).is_closed()),
            veiled: sides(&|facing| layout.side(hex, facing).stops_sight()),
            ways: Gait::ALL.map(way),
            is_opaque: layout.ground(hex).stops_sight(),
        }
    }

    /// The neighbour across a side.
    #[inline]
    pub(super) fn next(&self, side: usize) -> Option<Hex> {
        Some(self.next[side]).filter(|&next| next != NONE).map(Hex)
    }

    /// The side across which a hex lies, as one bit; none if it is no neighbour. It looks at all six, which is quicker
    /// than to stop at the right one.
    #[inline]
    pub(super) fn side_to(&self, hex: Hex) -> u8 {
        (0..6).fold(0, |bits, side| bits | u8::from(self.next[side] == hex.0) << side)
    }

    /// The neighbours across these sides, all of which have one, clockwise from the east.
    #[inline]
    pub(super) fn through(&self, sides: u8) -> impl Iterator<Item = Hex> + '_ {
        let mut left = sides;
        std::iter::from_fn(move || {
            let side = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(Hex(self.next[side]))
        })
    }
}
