//! A board as it is laid out: what lies on each space and on each edge between two.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::set::SpaceSet;
use super::space::{Direction, SIDE, Space};

/// What a space is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Nothing special.
    Floor,
    /// Costs one more to enter.
    Difficult,
    /// Stops feet and sight.
    Blocking,
    /// No space at all: solid, as is everything outside.
    Missing,
}

/// What lies between two spaces that share an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// Nothing, or a door that has been opened.
    #[default]
    Open,
    /// A wall.
    Wall,
    /// A closed door.
    Door,
    /// Stops feet, not sight.
    Impassable,
}

impl Edge {
    /// Whether it parts the two spaces: no step, no counting and no sight across.
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Wall | Self::Door)
    }
}

/// A board as it is laid out. [`Board`](super::Board) is the checked form with its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    columns: u8,
    rows: u8,
    terrain: Vec<Terrain>,
    /// By grid point, the edge that runs east from it and the one that runs south.
    edges: Vec<[Edge; 2]>,
    interior: SpaceSet,
}

impl Layout {
    /// Open floor.
    ///
    /// # Panics
    /// If a side is 0 or more than 64.
    pub fn new(columns: u8, rows: u8) -> Self {
        assert!((1..=SIDE).contains(&columns) && (1..=SIDE).contains(&rows), "a side is 1 to 64 spaces long");
        let (n_columns, n_rows) = (usize::from(columns), usize::from(rows));
        Self {
            columns,
            rows,
            terrain: vec![Terrain::Floor; n_columns * n_rows],
            edges: vec![[Edge::Open; 2]; (n_columns + 1) * (n_rows + 1)],
            interior: SpaceSet::EMPTY,
        }
    }

    /// How many columns.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every place of the rectangle, spaces or not, in order.
    pub fn places(&self) -> impl Iterator<Item = Space> + use<> {
        let rows = self.rows;
        (0..self.columns).flat_map(move |column| (0..rows).map(move |row| Space::new(column, row)))
    }

    /// What a space is. Everything outside is missing.
    pub fn terrain(&self, space: Space) -> Terrain {
        self.slot(space).map_or(Terrain::Missing, |slot| self.terrain[slot])
    }

    /// Makes a space something else.
    ///
    /// # Panics
    /// If it lies outside.
    pub fn set_terrain(&mut self, space: Space, terrain: Terrain) {
        let slot = self.slot(space).expect("the space is on the board");
        self.terrain[slot] = terrain;
    }

    /// What lies on one of the four edges of a space.
    ///
    /// # Panics
    /// If the space lies outside or the direction is diagonal.
    pub fn edge(&self, space: Space, side: Direction) -> Edge {
        let (point, run) = self.run(space, side);
        self.edges[point][run]
    }

    /// Puts something on one of the four edges of a space; the edge may be the board's border.
    ///
    /// # Panics
    /// If the space lies outside or the direction is diagonal.
    pub fn set_edge(&mut self, space: Space, side: Direction, edge: Edge) {
        let (point, run) = self.run(space, side);
        self.edges[point][run] = edge;
    }

    /// The edge that runs east or south from a grid point, open if there is none.
    pub(super) fn edge_from_point(&self, x: u8, y: u8, run: Direction) -> Edge {
        let run = match run {
            Direction::East if x < self.columns => 0,
            Direction::South if y < self.rows => 1,
            _ => return Edge::Open,
        };
        self.edges[self.point(x, y)][run]
    }

    /// The spaces inside a building.
    pub fn interior(&self) -> &SpaceSet {
        &self.interior
    }

    /// Puts a space inside a building or outside.
    pub fn set_interior(&mut self, space: Space, interior: bool) {
        if interior { self.interior.insert(space) } else { self.interior.remove(space) }
    }

    /// The same board with every closed door opened.
    pub fn with_doors_open(&self) -> Self {
        let mut open = self.clone();
        for edge in open.edges.iter_mut().flatten().filter(|edge| **edge == Edge::Door) {
            *edge = Edge::Open;
        }
        open
    }

    fn slot(&self, space: Space) -> Option<usize> {
        let is_inside = space.column() < self.columns && space.row() < self.rows;
        is_inside.then(|| usize::from(space.column()) * usize::from(self.rows) + usize::from(space.row()))
    }

    fn point(&self, x: u8, y: u8) -> usize {
        usize::from(x) * (usize::from(self.rows) + 1) + usize::from(y)
    }

    fn run(&self, space: Space, side: Direction) -> (usize, usize) {
        assert!(self.slot(space).is_some(), "the space is on the board");
        let (x, y) = (space.column(), space.row());
        match side {
            Direction::North => (self.point(x, y), 0),
            Direction::South => (self.point(x, y + 1), 0),
            Direction::West => (self.point(x, y), 1),
            Direction::East => (self.point(x + 1, y), 1),
            _ => panic!("an edge has no diagonal side"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_has_two_sides() {
        let mut layout = Layout::new(3, 2);
        layout.set_edge(Space::new(0, 0), Direction::East, Edge::Door);
        layout.set_edge(Space::new(2, 1), Direction::North, Edge::Impassable);
        layout.set_edge(Space::new(2, 1), Direction::East, Edge::Wall);
        assert_eq!(layout.edge(Space::new(1, 0), Direction::West), Edge::Door);
        assert_eq!(layout.edge(Space::new(2, 0), Direction::South), Edge::Impassable);
        assert_eq!(layout.edge(Space::new(0, 1), Direction::East), Edge::Open);
        let open = layout.with_doors_open();
        assert_eq!(open.edge(Space::new(0, 0), Direction::East), Edge::Open);
        assert_eq!(open.edge(Space::new(2, 1), Direction::East), Edge::Wall, "the border may be a wall");
    }
}
