//! The picture of a scene: tiles with their numbers, spaces, walls, doors, entries, and the objects as numbered tokens.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use sortie_boards::square::{Direction, Edge, Space, Terrain};

use crate::content::mission::{Mission, MissionObject, MissionScene};
use crate::content::{Content, Map};

/// The side of a space in the picture.
const SIDE: u32 = 24;

/// The objects of a scene, counted from 1 in the order of the file.
pub(super) fn numbered<'a>(
    mission: &'a Mission,
    scene: &MissionScene,
) -> impl Iterator<Item = (usize, &'a MissionObject)> {
    let scene = scene.id.clone();
    let objects = mission.object.iter().filter(move |object| object.scene == scene);
    objects.enumerate().map(|(n, object)| (n + 1, object))
}

/// The signs of a plan, by the ends of their texts' keys.
pub(super) const SIGNS: [(&str, &str); 6] = [
    ("entry", "<circle class=\"entry\" cx=\"12\" cy=\"12\" r=\"5\"/>"),
    ("object", "<circle class=\"object\" cx=\"12\" cy=\"12\" r=\"9\"/><text x=\"12\" y=\"15\">1</text>"),
    ("door", "<line class=\"door\" x1=\"12\" y1=\"0\" x2=\"12\" y2=\"24\"/>"),
    ("blocking", "<rect class=\"space blocking\" width=\"24\" height=\"24\"/>"),
    ("difficult", "<rect class=\"space difficult\" width=\"24\" height=\"24\"/>"),
    ("impassable", "<line class=\"impassable\" x1=\"12\" y1=\"0\" x2=\"12\" y2=\"24\"/>"),
];

/// Room for the outermost walls.
const EDGE: u32 = 3;

/// These areas of a map as SVG, with the name it is read out by.
pub(super) fn plan(
    content: &Content,
    mission: &Mission,
    scene: &MissionScene,
    map: &Map,
    areas: &BTreeSet<usize>,
    label: &str,
) -> String {
    let plan = map.plan(&content.tiles);
    let is_shown = |space: Space| areas.iter().any(|&area| map.areas[area].spaces.has(space));
    let objects = shown(mission, scene, map, areas);
    let taken =
        |space: Space| map.entries.contains(&space) || objects.iter().any(|object| object.at == space);
    let tiles: Vec<_> = (0..plan.tiles.len())
        .filter(|&n| plan.spaces.iter().any(|space| usize::from(space.tile) == n && is_shown(space.at)))
        .collect();
    let edges = |n: &usize| {
        let tile = &plan.tiles[*n];
        let [x, y, w, h] = [tile.column, tile.row, tile.columns, tile.rows].map(|n| u32::from(n) * SIDE);
        [x, y, x + w, y + h]
    };
    // No larger than what lies there: the size of the whole map is nobody's business yet.
    let [left, top, right, bottom] = tiles.iter().map(edges).reduce(widest).unwrap_or_default();
    let (width, height) = (right - left + 2 * EDGE, bottom - top + 2 * EDGE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plan\" role=\"img\" aria-label=\"{label}\" \
         viewBox=\"{} {} {width} {height}\" width=\"{}\">\n",
        i64::from(left) - i64::from(EDGE),
        i64::from(top) - i64::from(EDGE),
        width * 3 / 2,
    );
    for space in plan.spaces.iter().filter(|space| is_shown(space.at)) {
        let class = match space.terrain {
            Terrain::Blocking => "space blocking",
            Terrain::Difficult => "space difficult",
            _ => "space",
        };
        let (x, y) = corner(space.at);
        let _ =
            writeln!(svg, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
    }
    for n in tiles {
        let [left, top, right, bottom] = edges(&n);
        let (w, h) = (right - left, bottom - top);
        let _ = writeln!(svg, "<rect class=\"tile\" x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\"/>");
        // The number stands where nothing covers it, as near to the middle as may be.
        let own = plan.spaces.iter().filter(|space| usize::from(space.tile) == n).map(|space| space.at);
        let far = |space: &Space| {
            let (x, y) = middle(*space);
            (taken(*space), x.abs_diff(left + w / 2) + y.abs_diff(top + h / 2))
        };
        let Some((x, y)) = own.filter(|&space| is_shown(space)).min_by_key(far).map(middle) else { continue };
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\">{}</text>", y + 3, plan.tiles[n].face);
    }
    for edge in &plan.edges {
        let is_near = is_shown(edge.at) || edge.at.step(edge.side).is_some_and(is_shown);
        let class = if edge.edge == Edge::Impassable { "impassable" } else { "wall" };
        if is_near {
            line(&mut svg, class, edge.at, edge.side);
        }
    }
    for &entry in map.entries.iter().filter(|&&entry| is_shown(entry)) {
        let (x, y) = middle(entry);
        let _ = writeln!(svg, "<circle class=\"entry\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>");
    }
    for object in &objects {
        object.door.iter().for_each(|&(at, side)| line(&mut svg, "door", at, side));
    }
    for object in &objects {
        let (x, y) = middle(object.at);
        let _ = writeln!(svg, "<circle class=\"object\" cx=\"{x}\" cy=\"{y}\" r=\"8\"/>");
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\">{}</text>", y + 3, object.number);
    }
    svg.push_str("</svg>\n");
    svg
}

/// An object as a plan shows it.
struct Shown<'a> {
    number: usize,
    at: Space,
    /// Of a door, where it stands.
    door: &'a [(Space, Direction)],
}

/// The objects on a plan of these areas. Only those that lie there at once are on one that shows a part of the map.
fn shown<'a>(
    mission: &Mission,
    scene: &MissionScene,
    map: &'a Map,
    areas: &BTreeSet<usize>,
) -> Vec<Shown<'a>> {
    let is_shown = |space: Space| areas.iter().any(|&area| map.areas[area].spaces.has(space));
    let is_whole = areas.len() == map.areas.len();
    let find = |(number, object): (usize, &MissionObject)| {
        let door = object.door.and_then(|door| map.doors.get(usize::from(door)));
        let door = door.map_or(&[][..], |door| &door.edges);
        let at = match (object.at, door.first()) {
            (Some(at), _) => (is_shown(at) && (!object.hidden || is_whole)).then_some(at),
            // On the side of a door from which it is seen.
            (None, Some(&(at, side))) => {
                [Some(at), at.step(side)].into_iter().flatten().find(|&space| is_shown(space))
            }
            (None, None) => None,
        };
        Some(Shown { number, at: at?, door })
    };
    numbered(mission, scene).filter_map(find).collect()
}

fn widest(one: [u32; 4], other: [u32; 4]) -> [u32; 4] {
    let [left, top, right, bottom] = other;
    [one[0].min(left), one[1].min(top), one[2].max(right), one[3].max(bottom)]
}

fn corner(space: Space) -> (u32, u32) {
    (u32::from(space.column()) * SIDE, u32::from(space.row()) * SIDE)
}

fn middle(space: Space) -> (u32, u32) {
    let (x, y) = corner(space);
    (x + SIDE / 2, y + SIDE / 2)
}

/// A line along one side of a space.
fn line(svg: &mut String, class: &str, at: Space, side: Direction) {
    let (x, y) = corner(at);
    let [x1, y1, x2, y2] = match side {
        Direction::North => [x, y, x + SIDE, y],
        Direction::West => [x, y, x, y + SIDE],
        Direction::East => [x + SIDE, y, x + SIDE, y + SIDE],
        _ => [x, y + SIDE, x + SIDE, y + SIDE],
    };
    let _ = writeln!(svg, "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
}
