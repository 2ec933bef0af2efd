//! The map of a scene: rows of spaces, and what lies on the edges between them.

use serde::Deserialize;
use serde_json::Value;
use sortie_boards::square::{Board, Direction, Edge, Layout, SIDE, Space, Terrain};

use super::Object;

/// What a scene calls an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Wall,
    Door,
    Impassable,
    /// A door that has been opened (A40).
    Open,
}

impl Kind {
    fn edge(self) -> Edge {
        match self {
            Self::Wall => Edge::Wall,
            Self::Door => Edge::Door,
            Self::Impassable => Edge::Impassable,
            Self::Open => Edge::Open,
        }
    }
}

/// Reads the map. Questions about dice need none; without one there is a single space and nobody on it.
pub(super) fn read(scene: &Object) -> Result<Board, String> {
    if scene.value("map").is_none() && scene.list("figures")?.is_empty() {
        return Ok(Board::new(Layout::new(1, 1)));
    }
    let map = scene.object("map")?.only(&["rows", "edges"])?;
    let mut layout = read_rows(&map)?;
    let mut known: Vec<(Space, Direction, Kind)> = Vec::new();
    for (place, value) in map.list("edges")? {
        let edge = Object::new(place.clone(), value)?.only(&["between", "kind"])?;
        let (space, side) = between(&edge, &layout)?;
        let kind: Kind = edge.required("kind")?;
        if known.iter().any(|&(other, its, was)| (other, its) == (space, side) && was != kind) {
            return Err(format!("{place}: this edge is listed twice"));
        }
        known.push((space, side, kind));
        layout.set_edge(space, side, kind.edge());
    }
    Ok(Board::new(layout))
}

fn read_rows(map: &Object) -> Result<Layout, String> {
    let rows: Vec<String> = map.required("rows")?;
    let width = rows.first().map_or(0, |row| row.chars().count());
    let is_side = |n: usize| (1..=usize::from(SIDE)).contains(&n);
    if !is_side(width) || !is_side(rows.len()) {
        return Err(format!("{}: a map is 1 to {SIDE} spaces wide and high", map.place("rows")));
    }
    let mut layout = Layout::new(width as u8, rows.len() as u8);
    for (row, text) in rows.iter().enumerate() {
        let place = || format!("{}[{row}]", map.place("rows"));
        if text.chars().count() != width {
            return Err(format!("{}: all rows are equally long, {width} spaces", place()));
        }
        for (column, text) in text.chars().enumerate() {
            let terrain = match text {
                '.' => Terrain::Floor,
                '~' => Terrain::Difficult,
                'B' => Terrain::Blocking,
                '#' => Terrain::Missing,
                _ => return Err(format!("{}: `{text}` is no space; there are . ~ B #", place())),
            };
            layout.set_terrain(Space::new(column as u8, row as u8), terrain);
        }
    }
    Ok(layout)
}

/// The edge between two neighbours, told from the first of them that is on the map: the outer border may be a wall
/// too (S9), and is written with a neighbour outside.
fn between(edge: &Object, layout: &Layout) -> Result<(Space, Direction), String> {
    let place = edge.place("between");
    let ends: [(i32, i32); 2] = edge.required("between")?;
    let [one, other] = if ends[0] <= ends[1] { ends } else { [ends[1], ends[0]] };
    let side = match (other.0 - one.0, other.1 - one.1) {
        (1, 0) => Direction::East,
        (0, 1) => Direction::South,
        _ => {
            return Err(format!(
                "{place}: expected two orthogonal neighbours, found {}",
                Value::from_iter(ends.map(|(c, r)| vec![c, r]))
            ));
        }
    };
    let on_map = |(column, row): (i32, i32)| {
        Space::checked(column, row).filter(|at| at.column() < layout.columns() && at.row() < layout.rows())
    };
    let found = on_map(one).map(|space| (space, side));
    let found = found.or_else(|| on_map(other).map(|space| (space, side.opposite())));
    found.ok_or_else(|| format!("{place}: neither space is on the map"))
}
