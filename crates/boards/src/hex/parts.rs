//! Parts of areas, and how many borders a walk from one to another crosses.
//!
//! ```text
//!   a.| a.
//! a.  ao| a.     Walls may split an area. This one has two parts, and who wants from one to the other goes
//!   a.| a.       through a neighbouring area, out and in again.
//! ```
//!
//! A walk inside a part costs nothing, so that parts are all that has to be counted between.

use super::board::Board;
use super::cell::Cell;
use super::layout::{Gait, Layout};
use super::members::{Area, Hex, HexSet, Part, PartSet};
use crate::table::Rows;

/// What the table holds where no walk leads.
const NEVER: u8 = u8::MAX;

/// The parts of all areas for one gait.
#[derive(Debug, Clone)]
pub(super) struct Parts {
    /// By hex.
    of: Box<[Part]>,
    parts: Box<[Piece]>,
    /// By part, the borders to every other.
    steps: Rows<u8>,
}

/// A part of an area.
#[derive(Debug, Clone)]
struct Piece {
    hexes: HexSet,
    area: Area,
    /// The parts a step across a border leads to.
    beside: PartSet,
}

impl Parts {
    pub(super) fn new(layout: &Layout, cells: &[Cell], gait: Gait) -> Self {
        let ways = |hex: Hex| {
            let cell = &cells[usize::from(hex.0)];
            cell.through(cell.ways[gait as usize])
        };
        const UNKNOWN: Part = Part(u16::MAX);
        let mut of = vec![UNKNOWN; cells.len()].into_boxed_slice();
        let mut parts = Vec::new();
        for first in layout.hexes() {
            if of[usize::from(first.0)] != UNKNOWN {
                continue;
            }
            let area = layout.area(first);
            let mut hexes = HexSet::of(first);
            let mut open = vec![first];
            while let Some(hex) = open.pop() {
                of[usize::from(hex.0)] = Part(parts.len() as u16);
                for next in ways(hex) {
                    if layout.area(next) == area && !hexes.has(next) {
                        hexes.insert(next);
                        open.push(next);
                    }
                }
            }
            parts.push(Piece { hexes, area, beside: PartSet::EMPTY });
        }
        for (n, part) in parts.iter_mut().enumerate() {
            let across = part.hexes.iter().flat_map(ways).map(|next| of[usize::from(next.0)]);
            part.beside = across.filter(|next| usize::from(next.0) != n).collect();
        }
        Self { of, steps: Rows::new(parts.len()), parts: parts.into_boxed_slice() }
    }

    /// From a part outwards. Beyond 254 borders, which no board of a game has, it goes on counting 254.
    fn count_from(&self, from: Part) -> Box<[u8]> {
        let mut row = vec![NEVER; self.parts.len()].into_boxed_slice();
        let mut layer = vec![from];
        row[usize::from(from.0)] = 0;
        for n in 1u8.. {
            let mut next = Vec::new();
            for part in layer {
                for beside in &self.parts[usize::from(part.0)].beside {
                    let count = &mut row[usize::from(beside.0)];
                    if *count == NEVER {
                        *count = n.min(NEVER - 1);
                        next.push(beside);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            layer = next;
        }
        row
    }
}

impl Board {
    /// The part of its area a hex belongs to: what can be walked to from it inside the area. A blocked hex is a part
    /// of its own.
    #[inline]
    pub fn part(&self, hex: Hex, gait: Gait) -> Part {
        self.parts[gait as usize].of[usize::from(hex.0)]
    }

    /// The hexes of a part.
    #[inline]
    pub fn part_hexes(&self, part: Part, gait: Gait) -> HexSet {
        self.parts[gait as usize].parts[usize::from(part.0)].hexes
    }

    /// The area a part is of.
    #[inline]
    pub fn part_area(&self, part: Part, gait: Gait) -> Area {
        self.parts[gait as usize].parts[usize::from(part.0)].area
    }

    /// The parts a step across the border of its area leads to.
    #[inline]
    pub fn parts_beside(&self, part: Part, gait: Gait) -> PartSet {
        self.parts[gait as usize].parts[usize::from(part.0)].beside
    }

    /// All parts.
    pub fn parts(&self, gait: Gait) -> PartSet {
        PartSet::first(self.parts[gait as usize].parts.len())
    }

    /// How many borders of areas a walk from one hex to another has to cross: 0 in the same part of an area, `None`
    /// if there is no walk.
    #[inline]
    pub fn steps(&self, a: Hex, b: Hex, gait: Gait) -> Option<u8> {
        self.part_steps(self.part(a, gait), self.part(b, gait), gait)
    }

    /// As [`Board::steps`], from part to part.
    #[inline]
    pub fn part_steps(&self, from: Part, to: Part, gait: Gait) -> Option<u8> {
        let parts = &self.parts[gait as usize];
        let row = parts.steps.row(usize::from(from.0), || parts.count_from(from));
        Some(row[usize::from(to.0)]).filter(|&n| n != NEVER)
    }
}
