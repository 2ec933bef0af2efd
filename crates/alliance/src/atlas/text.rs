//! A map for a terminal.
//!
//! Two letters a space: what is there, and the area it belongs to, or in capitals the region. Between two spaces and below
//! them stands what is on the edge.

use std::fmt::Write as _;

use sortie_boards::square::{Direction, Edge, Space, Terrain};

use super::{Page, letter};

impl Page<'_> {
    pub(super) fn text(&self) -> String {
        let layout = &self.map.layout;
        let mut text = format!("{}\n\n  ", self.map.id);
        for column in 0..layout.columns() {
            let _ = write!(text, " {column:>2}");
        }
        text.push('\n');
        for row in 0..layout.rows() {
            let spaces = || (0..layout.columns()).map(|column| Space::new(column, row));
            let line: String = spaces().flat_map(|space| [self.space(space), self.east(space)]).collect();
            let _ = writeln!(text, "{}", format!("{row:>2} {line}").trim_end());
            let line: String = spaces().flat_map(|space| [self.south(space), " ".to_owned()]).collect();
            let _ = writeln!(text, "{}", format!("   {line}").trim_end());
        }
        self.legend(&mut text);
        text
    }

    fn space(&self, space: Space) -> String {
        let terrain = self.map.layout.terrain(space);
        if terrain == Terrain::Missing {
            return "  ".to_owned();
        }
        let what = self.mark(space).unwrap_or(match terrain {
            Terrain::Blocking => 'B',
            Terrain::Difficult => '~',
            Terrain::Floor | Terrain::Missing => '.',
        });
        let place = match self.region_at(space) {
            Some(region) => letter(region).to_ascii_uppercase(),
            None => letter(self.map.area_of(space)),
        };
        format!("{what}{place}")
    }

    /// What lies on a space: an object by its number, a deployment point by its own, an entry, a crate or a terminal.
    fn mark(&self, space: Space) -> Option<char> {
        let digit = |n: usize| u32::try_from(n).ok().and_then(|n| char::from_digit(n, 10)).unwrap_or('*');
        if let Some((number, ..)) = self.objects().find(|&(_, at, _)| at == space) {
            return Some(digit(number));
        }
        let map = self.map;
        let enemy = map.enemy.iter().position(|&at| at == space).map(|n| digit(n + 1));
        let listed = [('h', &map.entries), ('c', &map.crates), ('t', &map.terminals)];
        enemy.or_else(|| listed.iter().find(|(_, list)| list.contains(&space)).map(|&(mark, _)| mark))
    }

    fn east(&self, space: Space) -> String {
        self.edge(space, Direction::East, "|", 1)
    }

    fn south(&self, space: Space) -> String {
        self.edge(space, Direction::South, "-", 2)
    }

    fn edge(&self, space: Space, side: Direction, wall: &str, wide: usize) -> String {
        match self.map.layout.edge(space, side) {
            Edge::Open => " ".repeat(wide),
            Edge::Wall => wall.repeat(wide),
            Edge::Impassable => ":".repeat(wide),
            Edge::Door => self
                .doors
                .get(&(space, side))
                .map_or_else(|| "d".to_owned(), ToString::to_string)
                .repeat(wide),
        }
    }

    fn legend(&self, text: &mut String) {
        let Self { map, laid, .. } = self;
        text.push_str("\nspaces   ");
        text.push_str(if map.is_mission {
            ". floor  ~ difficult  B blocking  h entry\n"
        } else {
            ". floor  ~ difficult  B blocking  h entry  c crate  t terminal  1 2 3 .. where enemies are deployed\n"
        });
        text.push_str("edges    | - wall  : impassable  a number is a door\n");
        for (n, area) in map.areas.iter().enumerate() {
            let first = if n == 0 { ", where the heroes start" } else { "" };
            let _ = writeln!(text, "area     {} {}{first}", letter(n), area.id);
        }
        for (n, door) in map.doors.iter().enumerate() {
            let name = self.door_name(n).map_or_else(String::new, |name| format!(" {name}"));
            let edges: Vec<String> = door
                .edges
                .iter()
                .map(|(at, side)| format!("{} of {at:?}", format!("{side:?}").to_lowercase()))
                .collect();
            let _ =
                writeln!(text, "door     {n}{name}: {}, {}", edges.join(" and "), self.between(door.areas));
        }
        if let Some(mission) = laid.mission {
            let _ = writeln!(text, "mission  {mission}");
        }
        for (number, at, object) in self.objects() {
            let hidden = if object.hidden { ", hidden at first" } else { "" };
            let _ = writeln!(text, "object   {number} {} at {at:?}{hidden}", object.id);
        }
        for (n, region) in laid.regions.iter().enumerate() {
            let spaces: Vec<String> = self.spaces(region).iter().map(|space| format!("{space:?}")).collect();
            let letter = letter(n).to_ascii_uppercase();
            let _ = writeln!(text, "region   {letter} {}: {}", region.id, spaces.join(" "));
        }
    }

    /// What a door parts.
    fn between(&self, areas: [u8; 2]) -> String {
        let [one, other] = areas.map(|area| &self.map.areas[usize::from(area)].id);
        if one == other { format!("within {one}") } else { format!("between {one} and {other}") }
    }
}
