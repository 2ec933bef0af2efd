//! Rooms: closed spaces inside one area that have a door or a window.

use super::board::Board;
use super::facing::Facing;
use super::layout::{Ground, Side};
use super::members::{Hex, HexSet};

impl Board {
    /// All rooms, by their first hexes.
    ///
    /// A room is a set of hexes of one area, connected by sides with nothing on them and bounded by whatever is no such
    /// side: walls, doors, windows, blocked hexes, the rim of the board. It has at least one door or window, locked and
    /// blocked ones included. A door that is a hex bounds a room as one on a side does, and belongs to none. What reaches
    /// into a second area is no room.
    pub fn rooms(&self) -> Vec<HexSet> {
        let mut left: HexSet = self.hexes().iter().filter(|&hex| self.is_inside(hex)).collect();
        let mut rooms = Vec::new();
        while let Some(first) = left.iter().next() {
            let space = self.space_of(first);
            left -= space;
            let is_one_area = space.iter().all(|hex| self.area(hex) == self.area(first));
            if is_one_area && space.iter().any(|hex| self.has_opening(hex)) {
                rooms.push(space);
            }
        }
        rooms
    }

    /// Everything connected with a hex by sides with nothing on them.
    fn space_of(&self, first: Hex) -> HexSet {
        let mut space = HexSet::of(first);
        let mut open = vec![first];
        while let Some(hex) = open.pop() {
            for facing in Facing::ALL {
                let next =
                    self.neighbour(hex, facing).filter(|&next| self.is_inside(next) && !space.has(next));
                if let Some(next) = next.filter(|_| self.layout().side(hex, facing) == Side::Open) {
                    space.insert(next);
                    open.push(next);
                }
            }
        }
        space
    }

    /// Whether a hex can be inside of something.
    fn is_inside(&self, hex: Hex) -> bool {
        self.layout().ground(hex) == Ground::Floor
    }

    /// Whether there is a door or a window at a hex.
    fn has_opening(&self, hex: Hex) -> bool {
        Facing::ALL.into_iter().any(|facing| {
            let leads_into_door = |next| self.layout().ground(next) == Ground::Door;
            let side = self.layout().side(hex, facing);
            side.is_opening()
                || side == Side::Open && self.neighbour(hex, facing).is_some_and(leads_into_door)
        })
    }
}
