//! Space, worked out again from the drawing of the map: no tables, no reach, no help from the engine.

use sortie_alliance::content::Map;
use sortie_boards::square::{Direction, Edge, Position, Space, Terrain};

/// A map with some doors open, asked space by space.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) map: &'a Map,
    pub(crate) open_doors: u8,
}

impl Ground<'_> {
    pub(crate) fn terrain(&self, space: Space) -> Terrain {
        let layout = &self.map.layout;
        let is_inside = space.column() < layout.columns() && space.row() < layout.rows();
        if is_inside { layout.terrain(space) } else { Terrain::Missing }
    }

    /// What lies between a space and its neighbour on one side.
    fn edge(&self, space: Space, side: Direction) -> Edge {
        match self.map.layout.edge(space, side) {
            Edge::Door => {
                let beyond = space.step(side);
                let is_here = |&(at, way): &(Space, Direction)| {
                    (at == space && way == side) || (Some(at) == beyond && way == side.opposite())
                };
                let number = self.map.doors.iter().position(|door| door.edges.iter().any(is_here));
                let is_open = number.is_some_and(|number| self.open_doors >> number & 1 == 1);
                if is_open { Edge::Open } else { Edge::Door }
            }
            edge => edge,
        }
    }

    /// Whether a foot, or something that nothing but walls and doors stops, may stand there.
    fn holds(&self, space: Space, is_unhindered: bool) -> bool {
        match self.terrain(space) {
            Terrain::Missing => false,
            Terrain::Blocking => is_unhindered,
            Terrain::Floor | Terrain::Difficult => true,
        }
    }

    fn lets_through(&self, space: Space, side: Direction, is_unhindered: bool) -> bool {
        match self.edge(space, side) {
            Edge::Open => true,
            Edge::Impassable => is_unhindered,
            Edge::Wall | Edge::Door => false,
        }
    }

    /// Why a base cannot lie there.
    pub(crate) fn why_not_at(&self, at: Position, is_unhindered: bool) -> Option<String> {
        for space in at.spaces() {
            if !self.holds(space, is_unhindered) {
                return Some(format!("{at:?} covers {space:?}, which is {:?}", self.terrain(space)));
            }
            for side in [Direction::East, Direction::South] {
                let beyond = space.step(side).filter(|&beyond| at.has(beyond));
                if beyond.is_some() && !self.lets_through(space, side, is_unhindered) {
                    return Some(format!("{at:?} lies across {:?}", self.edge(space, side)));
                }
            }
        }
        None
    }

    /// Whether one step of a small base leads from one space to the other: straight across an open edge, or round
    /// the corner by one of the two ways.
    pub(crate) fn is_step(&self, from: Space, to: Space, is_unhindered: bool) -> bool {
        let east = i32::from(to.column()) - i32::from(from.column());
        let south = i32::from(to.row()) - i32::from(from.row());
        let Some(direction) = Direction::of(east, south) else { return false };
        let straight = |from: Space, side: Direction| {
            let beyond = from.step(side)?;
            (self.lets_through(from, side, is_unhindered) && self.holds(beyond, is_unhindered))
                .then_some(beyond)
        };
        if !direction.is_diagonal() {
            return straight(from, direction) == Some(to);
        }
        let (one, other) = (direction.turned(1), direction.turned(7));
        let round =
            |first, second| straight(from, first).and_then(|corner| straight(corner, second)) == Some(to);
        round(one, other) || round(other, one)
    }

    /// Whether one move of a large base leads from one position to the other: one space straight, or a quarter turn
    /// that keeps half of its spaces.
    pub(crate) fn is_large_move(&self, from: Position, to: Position, is_unhindered: bool) -> bool {
        let (east, south) = (
            i32::from(to.corner().column()) - i32::from(from.corner().column()),
            i32::from(to.corner().row()) - i32::from(from.corner().row()),
        );
        let fits = self.why_not_at(to, is_unhindered).is_none();
        if (to.columns(), to.rows()) == (from.columns(), from.rows()) && east.abs() + south.abs() == 1 {
            let Some(side) = Direction::of(east, south) else { return false };
            return fits && from.spaces().all(|space| self.lets_through(space, side, is_unhindered));
        }
        let kept = from.spaces().filter(|&space| to.has(space)).count();
        fits && (to.columns(), to.rows()) == (from.rows(), from.columns())
            && 2 * kept >= from.spaces().count()
    }
}
