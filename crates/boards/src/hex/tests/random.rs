//! Random boards from a seed, the same on every machine.

use std::collections::BTreeMap;

use crate::hex::{Facing, Hex, HexSet, Layout, Place, Side};
use crate::random::Random;

impl Random {
    /// A board of at most so many areas a side, with something on fewer than so many of a hundred hexes and sides: whole
    /// areas and torn ones, in step and out of it, apart from each other, with holes.
    pub(super) fn hexes(&mut self, side: u64, most_clutter: u64) -> Layout {
        let (columns, rows) = (1 + self.below(side) as i16, 1 + self.below(side) as i16);
        let clutter = self.below(most_clutter);
        let (torn, shifted) = (self.below(most_clutter / 2 + 1), self.below(2 * most_clutter));
        let mut drawn: BTreeMap<(i16, i16), String> = BTreeMap::new();
        let mut letters = ('a'..='z').chain('A'..='Z').chain('\u{4e00}'..);
        for (column, row) in (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row))) {
            // Areas of seven fill the plane in steps of (5, 1) and (1, 3).
            let mut centre = Place { x: 4 + 5 * column + row, y: 2 + column + 3 * row };
            if self.percent(shifted) {
                centre = centre.step(self.facing());
            }
            if self.percent(torn) || drawn.contains_key(&centre.in_order()) {
                continue;
            }
            let letter = letters.next().expect("there are more letters than areas");
            let mark = if self.percent(clutter) { '@' } else { 'o' };
            drawn.insert(centre.in_order(), format!("{letter}{mark}"));
            for place in centre.neighbours() {
                if !self.percent(torn) {
                    let mark =
                        if self.percent(clutter) { ['#', '#', '+'][self.below(3) as usize] } else { '.' };
                    drawn.entry(place.in_order()).or_insert(format!("{letter}{mark}"));
                }
            }
        }
        let height = drawn.keys().next_back().map_or(0, |&(y, _)| y + 1);
        let mut rows = vec![String::new(); height as usize];
        for ((y, x), token) in drawn {
            let row = &mut rows[y as usize];
            *row = format!("{row:width$}{token}", width = 2 * x as usize);
        }
        let mut layout = Layout::read(&rows).unwrap_or_else(|error| panic!("{error}\n{}", rows.join("\n")));
        for hex in layout.hexes() {
            for facing in Facing::ALL {
                if let Some(next) = layout.neighbour(hex, facing).filter(|_| self.percent(clutter)) {
                    let kinds =
                        [Side::Wall, Side::Wall, Side::Door, Side::Window, Side::Locked, Side::Blocked];
                    layout.set_side(hex, next, kinds[self.below(6) as usize]).unwrap();
                }
            }
        }
        layout
    }

    pub(super) fn facing(&mut self) -> Facing {
        Facing::ALL[self.below(6) as usize]
    }

    /// One of the hexes of a board that has some.
    pub(super) fn hex(&mut self, layout: &Layout) -> Hex {
        Hex(self.below(layout.n_hexes() as u64) as u16)
    }

    /// Some of the hexes of a board.
    pub(super) fn some_hexes(&mut self, layout: &Layout, percent: u64) -> HexSet {
        layout.hexes().filter(|_| self.percent(percent)).collect()
    }
}
