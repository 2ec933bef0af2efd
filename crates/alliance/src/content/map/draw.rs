//! A map as text.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use sortie_boards::square::{Direction, DrawingError, Edge, Space, Terrain, read_drawing};

use super::{Area, Door, Map, Plan};

impl Map {
    /// A map from a drawing, with the marks of [`Map::draw`], for tests and scenarios: no tiles lie under it, it is one
    /// area, and each edge with a door is a door of its own. Entries and deployment points that are not drawn are anywhere.
    pub fn drawn(id: &str, text: &str) -> Result<Self, DrawingError> {
        let drawing = read_drawing(text)?;
        let layout = drawing.layout.clone();
        let edges = layout.places().flat_map(|at| [(at, Direction::East), (at, Direction::South)]);
        let closed = edges.filter(|&(at, side)| layout.edge(at, side) == Edge::Door);
        let doors: Vec<Door> = closed.map(|edge| Door { edges: vec![edge], areas: [0; 2] }).collect();
        let floor = || layout.places().filter(|&at| layout.terrain(at) == Terrain::Floor).collect();
        let or_anywhere = |spaces: Vec<Space>| if spaces.is_empty() { floor() } else { spaces };
        let spaces = layout.places().filter(|&at| layout.terrain(at) != Terrain::Missing).collect();
        Ok(Self {
            id: id.to_owned(),
            is_mission: false,
            placed: Vec::new(),
            boards: vec![OnceLock::new(); 1 << doors.len()],
            doors,
            areas: vec![Area { id: Area::ALL.to_owned(), spaces }],
            crates: drawing.marked('c'),
            terminals: drawing.marked('t'),
            entries: or_anywhere(drawing.marked('h')),
            enemy: or_anywhere(('1'..='9').flat_map(|digit| drawing.marked(digit)).collect()),
            recommended: Default::default(),
            laid: Plan { layout: layout.clone(), spaces: BTreeMap::new() },
            layout,
        })
    }

    /// The map as [`sortie_boards::square::read_drawing`] reads it, doors closed. Marks stand on floor: digits for the
    /// first nine deployment points of the enemy, `h` for entries, `c` for crates, `t` for terminals. Where several
    /// fall on one space, the first of these is drawn.
    pub fn draw(&self) -> String {
        let mut text = String::new();
        for row in 0..self.layout.rows() {
            let columns = (0..self.layout.columns()).map(|column| Space::new(column, row));
            let spaces: String = columns
                .clone()
                .flat_map(|space| [self.letter(space), edge(self.layout.edge(space, Direction::East), '|')])
                .collect();
            let edges: String = columns
                .flat_map(|space| [edge(self.layout.edge(space, Direction::South), '-'), ' '])
                .collect();
            for line in [spaces, edges] {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        text
    }

    fn letter(&self, space: Space) -> char {
        match self.layout.terrain(space) {
            Terrain::Missing => '#',
            Terrain::Blocking => 'B',
            Terrain::Difficult => '~',
            Terrain::Floor => self.mark(space).unwrap_or('.'),
        }
    }

    fn mark(&self, space: Space) -> Option<char> {
        let enemy = ('1'..='9').zip(&self.enemy).find(|(_, at)| **at == space).map(|(digit, _)| digit);
        let listed = [('h', &self.entries), ('c', &self.crates), ('t', &self.terminals)];
        enemy.or_else(|| listed.iter().find(|(_, list)| list.contains(&space)).map(|&(mark, _)| mark))
    }
}

fn edge(edge: Edge, wall: char) -> char {
    match edge {
        Edge::Open => ' ',
        Edge::Wall => wall,
        Edge::Door => 'd',
        Edge::Impassable => ':',
    }
}
