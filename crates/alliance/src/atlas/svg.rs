//! A map as a picture that needs nothing else.

use std::fmt::Write as _;

use sortie_boards::square::{Direction, Edge, Space, SpaceSet, Terrain};

use super::{Page, from_north_west, letter};
use crate::sheet::escape;

/// The side of a space.
const SIDE: u32 = 36;

/// Room for the coordinates.
const MARGIN: u32 = 28;

/// The colours of areas, and of regions, in turn.
const AREAS: [&str; 6] = ["#f3e8cf", "#d8e8dc", "#dbe3f3", "#f1dbe3", "#e6def2", "#e4eac8"];
const REGIONS: [&str; 6] = ["#1d6fb8", "#b3261e", "#5b8a00", "#7a3fb0", "#b85c00", "#007a78"];

const STYLE: &str = "text{font:600 13px sans-serif;text-anchor:middle;dominant-baseline:central;fill:#222}\
    .coordinate{font-size:12px;font-weight:400;fill:#555}.name{font-size:14px;font-style:italic;fill:#000;\
    paint-order:stroke;stroke:#fff;stroke-width:4px}.label{font-size:10px;paint-order:stroke;stroke:#fff;\
    stroke-width:3px}.space{stroke:#b9b1a0}.blocking{fill:#7d7a75}\
    .difficult{fill:#8fb7c9;fill-opacity:.55}.wall{stroke:#111;stroke-width:4;stroke-linecap:square}\
    .impassable{stroke:#b3261e;stroke-width:3;stroke-dasharray:5 4}.door{stroke:#a35a00;stroke-width:6}\
    .number{fill:#fff;stroke:#a35a00;stroke-width:2}.entry{fill:none;stroke:#2c7a4b;stroke-width:2.5}\
    .enemy{fill:none;stroke:#b3261e;stroke-width:2.5}.object{fill:#fff;stroke:#222;stroke-width:2}\
    .region{fill:none;stroke-width:2.5;stroke-dasharray:7 4}";

impl Page<'_> {
    pub(super) fn svg(&self) -> String {
        let layout = &self.map.layout;
        let width = MARGIN + u32::from(layout.columns()) * SIDE + SIDE / 2;
        let height = MARGIN + u32::from(layout.rows()) * SIDE + SIDE / 2;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\">\n<title>{}</title>\n<style>{STYLE}</style>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n",
            escape(&self.map.id),
        );
        self.coordinates(&mut svg);
        self.spaces_of_areas(&mut svg);
        self.walls(&mut svg);
        self.regions(&mut svg);
        self.marks(&mut svg);
        self.numbered_doors(&mut svg);
        self.names(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn coordinates(&self, svg: &mut String) {
        let mut number = |x, y, n| text(svg, "coordinate", x, y, &format!("{n}"));
        for column in 0..self.map.layout.columns() {
            number(middle(Space::new(column, 0)).0, MARGIN / 2, column);
        }
        for row in 0..self.map.layout.rows() {
            number(MARGIN / 2, middle(Space::new(0, row)).1, row);
        }
    }

    fn spaces_of_areas(&self, svg: &mut String) {
        for (n, area) in self.map.areas.iter().enumerate() {
            for space in &area.spaces {
                let (x, y) = corner(space);
                let square = format!("x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"");
                let colour = AREAS[n % AREAS.len()];
                let _ = writeln!(
                    svg,
                    "<rect class=\"space\" fill=\"{colour}\" {square}><title>{space:?} {}</title></rect>",
                    escape(&area.id)
                );
                match self.map.layout.terrain(space) {
                    Terrain::Blocking => {
                        let _ = writeln!(svg, "<rect class=\"blocking\" {square}/>");
                    }
                    Terrain::Difficult => {
                        let _ = writeln!(svg, "<rect class=\"difficult\" {square}/>");
                    }
                    Terrain::Floor | Terrain::Missing => {}
                }
            }
        }
    }

    fn walls(&self, svg: &mut String) {
        let layout = &self.map.layout;
        let edges = layout.places().flat_map(|at| [(at, Direction::East), (at, Direction::South)]);
        for (at, side) in edges {
            match layout.edge(at, side) {
                Edge::Wall => line(svg, "wall", at, side),
                Edge::Impassable => line(svg, "impassable", at, side),
                Edge::Open | Edge::Door => {}
            }
        }
    }

    fn numbered_doors(&self, svg: &mut String) {
        for (n, door) in self.map.doors.iter().enumerate() {
            let edges: Vec<_> =
                door.edges.iter().filter_map(|&(space, side)| from_north_west(space, side)).collect();
            edges.iter().for_each(|&(at, side)| line(svg, "door", at, side));
            let ends = |&(at, side): &(Space, Direction)| {
                let [x1, y1, x2, y2] = ends(at, side);
                (x1 + x2, y1 + y2)
            };
            let halves = 2 * edges.len().max(1) as u32;
            let sum = edges.iter().map(ends).fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
            let (x, y) = (sum.0 / halves, sum.1 / halves);
            let name = self.door_name(n).map_or_else(String::new, |name| format!(" {}", escape(name)));
            let _ = writeln!(
                svg,
                "<circle class=\"number\" cx=\"{x}\" cy=\"{y}\" r=\"10\"><title>door {n}{name}</title></circle>"
            );
            text(svg, "", x, y, &n.to_string());
        }
    }

    fn marks(&self, svg: &mut String) {
        let mut mark = |class: &str, space: Space, word: &str| {
            let (x, y) = middle(space);
            let _ = writeln!(svg, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"12\"/>");
            text(svg, "", x, y, word);
        };
        let map = self.map;
        map.entries.iter().for_each(|&space| mark("entry", space, "h"));
        map.crates.iter().for_each(|&space| mark("object", space, "c"));
        map.terminals.iter().for_each(|&space| mark("object", space, "t"));
        for (n, &space) in (1..).zip(&map.enemy) {
            mark("enemy", space, &format!("{n}"));
        }
        self.objects().for_each(|(number, at, _)| mark("object", at, &number.to_string()));
        for (_, at, object) in self.objects() {
            let (x, y) = middle(at);
            text(svg, "label", x, y + SIDE / 2, &object.id);
        }
    }

    fn regions(&self, svg: &mut String) {
        for (n, region) in self.laid.regions.iter().enumerate() {
            let spaces: SpaceSet = self.spaces(region).into_iter().collect();
            let colour = REGIONS[n % REGIONS.len()];
            for space in &spaces {
                let sides = [Direction::North, Direction::East, Direction::South, Direction::West];
                let is_outer = |side: &Direction| space.step(*side).is_none_or(|beyond| !spaces.has(beyond));
                for side in sides.into_iter().filter(is_outer) {
                    let [x1, y1, x2, y2] = ends(space, side);
                    let _ = writeln!(
                        svg,
                        "<line class=\"region\" stroke=\"{colour}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
                    );
                }
            }
            if let Some((x, y)) = heart(&spaces) {
                let name = format!("{} {}", letter(n).to_ascii_uppercase(), escape(&region.id));
                let _ = writeln!(
                    svg,
                    "<text class=\"name\" style=\"fill:{colour}\" x=\"{x}\" y=\"{}\">{name}</text>",
                    y + SIDE / 3
                );
            }
        }
    }

    fn names(&self, svg: &mut String) {
        for area in &self.map.areas {
            if let Some((x, y)) = heart(&area.spaces) {
                text(svg, "name", x, y - SIDE / 3, &area.id);
            }
        }
    }
}

/// The space nearest to the middle of others: where their name stands.
fn heart(spaces: &SpaceSet) -> Option<(u32, u32)> {
    let n = spaces.iter().count() as u32;
    let (x, y) = spaces.iter().map(middle).fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
    let far = |at: &(u32, u32)| at.0.abs_diff(x / n.max(1)) + at.1.abs_diff(y / n.max(1));
    spaces.iter().map(middle).min_by_key(far)
}

fn corner(space: Space) -> (u32, u32) {
    (MARGIN + u32::from(space.column()) * SIDE, MARGIN + u32::from(space.row()) * SIDE)
}

fn middle(space: Space) -> (u32, u32) {
    let (x, y) = corner(space);
    (x + SIDE / 2, y + SIDE / 2)
}

/// Where the line along a side of a space begins and ends.
fn ends(at: Space, side: Direction) -> [u32; 4] {
    let (x, y) = corner(at);
    match side {
        Direction::North => [x, y, x + SIDE, y],
        Direction::West => [x, y, x, y + SIDE],
        Direction::East => [x + SIDE, y, x + SIDE, y + SIDE],
        _ => [x, y + SIDE, x + SIDE, y + SIDE],
    }
}

fn line(svg: &mut String, class: &str, at: Space, side: Direction) {
    let [x1, y1, x2, y2] = ends(at, side);
    let _ = writeln!(svg, "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
}

fn text(svg: &mut String, class: &str, x: u32, y: u32, words: &str) {
    let _ = writeln!(svg, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escape(words));
}
