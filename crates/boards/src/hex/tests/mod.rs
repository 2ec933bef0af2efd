//! Boards of hexes held to their rules: drawn cases that name the examples they come from, and a slow, obvious second
//! implementation that must agree on thousands of random boards.

mod agree;
mod examples;
mod map;
mod parts;
mod random;
mod rooms;
mod sight;
mod slow_sight;
mod slow_walks;
mod speed;
mod tiles;
mod variants;
mod walks;

use super::{Area, Board, Facing, Hex, Layout, Place, Side};

/// The board most examples are played on.
const SEVEN: [&str; 9] = [
    "          a.  a.",
    "        a.  ao  a.  b.  b.",
    "  c.  c.  a.  a.  b.  bo  b.",
    "c.  co  c.  d.  d.  b.  b.",
    "  c.  c.  d.  do  d.  e.  e.",
    "    f.  f.  d.  d.  e.  eo  e.",
    "  f.  fo  f.  g.  g.  e.  e.",
    "    f.  f.  g.  go  g.",
    "              g.  g.",
];

fn seven() -> Layout {
    draw(&SEVEN)
}

fn draw(rows: &[&str]) -> Layout {
    Layout::read(rows).unwrap_or_else(|error| panic!("{error}"))
}

fn place((x, y): (i16, i16)) -> Place {
    Place { x, y }
}

impl Layout {
    /// The hex that is drawn there.
    fn at(&self, at: (i16, i16)) -> Hex {
        self.hex_at(place(at)).unwrap_or_else(|| panic!("no hex at {at:?}"))
    }

    /// The same with something on a side.
    fn and(self, a: (i16, i16), b: (i16, i16), side: Side) -> Self {
        self.with_side(place(a), place(b), side).unwrap()
    }

    /// The area with a letter.
    fn called(&self, letter: char) -> Area {
        self.area_with(letter).unwrap()
    }

    /// The same with a wall all around an area.
    fn walled_off(mut self, letter: char) -> Self {
        for hex in self.area_hexes(self.called(letter)) {
            for facing in Facing::ALL {
                let next = self.neighbour(hex, facing);
                if let Some(next) = next.filter(|&next| self.letter(self.area(next)) != letter) {
                    self.set_side(hex, next, Side::Wall).unwrap();
                }
            }
        }
        self
    }
}

impl Board {
    fn at(&self, at: (i16, i16)) -> Hex {
        self.layout().at(at)
    }
}
