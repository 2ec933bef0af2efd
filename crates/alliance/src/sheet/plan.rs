//! The picture of a scene: tiles with their numbers, spaces, walls, doors, entries, and the objects as numbered tokens.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use sortie_boards::square::{Direction, Edge, Space, Terrain};

use crate::content::mission::{Mission, MissionObject, Scene};
use crate::content::{Content, Map};

/// The side of a space in the picture.
const SIDE: u32 = 24;

/// The objects of a scene, counted from 1 in the order of the file.
pub(super) fn numbered<'a>(
    mission: &'a Mission,
    scene: &Scene,
) -> impl Iterator<Item = (usize, &'a MissionObject)> {
    let scene = scene.id.clone();
    let objects = mission.object.iter().filter(move |object| object.scene == scene);
    objects.enumerate().map(|(n, object)| (n + 1, object))
}

/// These areas of a map as SVG.
pub(super) fn plan(
    content: &Content,
    mission: &Mission,
    scene: &Scene,
    map: &Map,
    areas: &BTreeSet<usize>,
) -> String {
    let plan = map.plan(&content.tiles);
    let is_shown = |space: Space| areas.iter().any(|&area| map.areas[area].spaces.has(space));
    let (width, height) = (u32::from(plan.columns) * SIDE, u32::from(plan.rows) * SIDE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n"
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
    for (n, tile) in plan.tiles.iter().enumerate() {
        if !plan.spaces.iter().any(|space| usize::from(space.tile) == n && is_shown(space.at)) {
            continue;
        }
        let [x, y, w, h] = [tile.column, tile.row, tile.columns, tile.rows].map(|n| u32::from(n) * SIDE);
        let _ = writeln!(svg, "<rect class=\"tile\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>");
        let (x, y) = (x + w / 2, y + h / 2 + 3);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", tile.face);
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
    let (mut lines, mut tokens) = (String::new(), String::new());
    for (n, object) in numbered(mission, scene) {
        let door = object.door.and_then(|door| map.doors.get(usize::from(door)));
        let edges = door.map_or(&[][..], |door| &door.edges);
        let at = match (object.at, edges.first()) {
            // Only those that lie there at once are on a plan that shows a part of the map.
            (Some(at), _) if is_shown(at) && (!object.hidden || areas.len() == map.areas.len()) => at,
            (None, Some(&(at, side))) if is_shown(at) || at.step(side).is_some_and(is_shown) => at,
            _ => continue,
        };
        edges.iter().for_each(|&(at, side)| line(&mut lines, "door", at, side));
        let (x, y) = middle(at);
        let _ = writeln!(tokens, "<circle class=\"object\" cx=\"{x}\" cy=\"{y}\" r=\"8\"/>");
        let _ = writeln!(tokens, "<text x=\"{x}\" y=\"{}\">{n}</text>", y + 3);
    }
    svg.push_str(&lines);
    svg.push_str(&tokens);
    svg.push_str("</svg>\n");
    svg
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
