//! Maps: drawings that show what stands on the sides too.
//!
//! Rows of hexes are drawn as ever. What stands between two hexes of a row stands in the gap between their tokens. What
//! stands between two rows has a line of its own, halfway between the hex above and the hex below:
//!
//! ```text
//!   a.  a.
//!               The centre has walls to the east and south-east,
//! a.  ao| a.    and a door to the south-west.
//!    d /
//!   a.w a.      A window parts the two hexes below it.
//! ```
//!
//! | mark | side |
//! | --- | --- |
//! | blank | open |
//! | `\|`, `/` or `\` | wall |
//! | `d` | door |
//! | `l` | locked door |
//! | `w` | window |
//! | `x` | barred door or window |
//!
//! There is room for two characters, and one is enough.

use super::drawing::{DrawingError, Token, place};
use super::error::LayoutError;
use super::facing::Facing;
use super::layout::{Ground, Layout, Side};
use super::space::Place;

/// Two characters that are not blank, and where they stand.
struct Pair {
    text: String,
    line: usize,
    column: usize,
    /// Half the column, and the row the line is in or below.
    at: Place,
    /// Whether they stand between that row and the next.
    is_between: bool,
}

impl Layout {
    /// Reads a map. Empty lines at both ends are passed over.
    ///
    /// ```
    /// use sortie_boards::hex::{Facing, Hex, Layout, Side};
    ///
    /// let layout = Layout::read_map("
    ///   ao| bo
    ///    /
    /// a.  a.d b.
    /// ").unwrap();
    /// assert_eq!(layout.side(Hex(0), Facing::ALL[0]), Side::Wall);
    /// assert_eq!(layout.side(Hex(0), Facing::ALL[1]), Side::Wall);
    /// assert_eq!(layout.side(Hex(3), Facing::ALL[0]), Side::Door);
    /// ```
    pub fn read_map(map: &str) -> Result<Self, LayoutError> {
        let pairs = read_pairs(map)?;
        let step = |place: Place| (place.x + place.y) % 2;
        // Tokens stand in every second pair of columns, in the next row in the others.
        let in_step = |pair: &Pair| pairs.first().is_some_and(|first| step(first.at) == step(pair.at));
        let (hexes, marks): (Vec<&Pair>, Vec<&Pair>) =
            pairs.iter().partition(|pair| !pair.is_between && in_step(pair));

        let tokens =
            hexes.iter().map(|pair| Token { text: pair.text.trim(), place: pair.at, line: pair.line });
        let tokens: Vec<Token<'_>> = tokens.collect();
        if let Some(Token { line, text, .. }) = tokens.iter().find(|token| token.text.chars().count() != 2) {
            return Err(DrawingError::Token { line: *line, text: (*text).to_owned() }.into());
        }
        let mut layout = Self::from_tokens(&tokens)?;
        for mark in marks {
            let Place { x, y } = mark.at;
            let (a, b) = match (mark.is_between, in_step(mark)) {
                (false, _) => ((x - 1, y), (x + 1, y)),
                (true, true) => ((x, y), (x + 1, y + 1)),
                (true, false) => ((x + 1, y), (x, y + 1)),
            };
            let [a, b] = [a, b].map(|(x, y)| Place { x, y });
            let side = read_side(&mark.text).filter(|&side| layout.set_side_at(a, b, side).is_ok());
            side.ok_or_else(|| mark.is_stray())?;
        }
        Ok(layout)
    }

    /// Draws the map, as [`Layout::read_map`] reads it, from the first row and the first column that have a hex.
    ///
    /// Two things have no drawing of their own: areas of several tiles with the same letter, and a centre that is a
    /// door.
    pub fn draw_map(&self) -> String {
        let places = || self.hexes().map(|hex| self.place(hex));
        let left = places().map(|place| place.x).min().unwrap_or_default();
        let top = places().map(|place| place.y).min().unwrap_or_default();
        let mut lines: Vec<Vec<char>> = Vec::new();
        let mut draw = |line: usize, column: usize, text: char| {
            lines.resize_with(lines.len().max(line + 1), Vec::new);
            let row = &mut lines[line];
            row.resize(row.len().max(column + 1), ' ');
            row[column] = text;
        };
        for hex in self.hexes() {
            let Place { x, y } = self.place(hex);
            let (line, column) = (2 * usize::from(y.abs_diff(top)), 2 * usize::from(x.abs_diff(left)));
            let is_centre = self.centre(self.area(hex)) == hex;
            draw(line, column, self.letter(self.area(hex)));
            draw(line, column + 1, draw_ground(self.ground(hex), is_centre));
            let [east, south_east, south_west, ..] = Facing::ALL.map(|facing| self.side(hex, facing));
            let sides = [
                (east, line, column + 2, '|'),
                (south_east, line + 1, column + 1, '/'),
                (south_west, line + 1, column, '\\'),
            ];
            for (side, line, column, wall) in sides {
                if let Some(text) = draw_side(side, wall) {
                    draw(line, column, text);
                }
            }
        }
        let lines = lines.iter().map(|line| line.iter().collect::<String>());
        lines.map(|line| line.trim_end().to_owned() + "\n").collect()
    }
}

impl Pair {
    fn is_stray(&self) -> LayoutError {
        LayoutError::Stray { line: self.line, column: self.column, text: self.text.trim().to_owned() }
    }
}

/// All pairs of characters, line by line. Lines between two rows are read from the second column on, which puts them
/// in the middle between the tokens above and below.
fn read_pairs(map: &str) -> Result<Vec<Pair>, LayoutError> {
    let skipped = map.lines().take_while(|line| line.trim().is_empty()).count();
    let mut pairs = Vec::new();
    for (line, row) in map.lines().enumerate().skip(skipped) {
        let is_between = (line - skipped) % 2 == 1;
        let shift = usize::from(is_between);
        let row: Vec<char> = row.trim_end().chars().collect();
        let (outside, row) = row.split_at(shift.min(row.len()));
        if outside.iter().any(|text| !text.is_whitespace()) {
            return Err(LayoutError::Stray { line, column: 0, text: outside.iter().collect() });
        }
        for (n, pair) in row.chunks(2).enumerate() {
            let text: String = pair.iter().collect();
            if text.trim().is_empty() {
                continue;
            }
            let column = 2 * n + shift;
            match place(n, (line - skipped) / 2) {
                Some(at) => pairs.push(Pair { text, line, column, at, is_between }),
                None => return Err(DrawingError::Far { line, text, column }.into()),
            }
        }
    }
    Ok(pairs)
}

fn read_side(text: &str) -> Option<Side> {
    let mut marks = text.trim().chars();
    let first = marks.next()?;
    Some(match first {
        _ if marks.any(|other| other != first) => return None,
        '|' | '/' | '\\' => Side::Wall,
        'd' => Side::Door,
        'l' => Side::Locked,
        'w' => Side::Window,
        'x' => Side::Blocked,
        _ => return None,
    })
}

fn draw_side(side: Side, wall: char) -> Option<char> {
    match side {
        Side::Open => None,
        Side::Wall => Some(wall),
        Side::Door => Some('d'),
        Side::Locked => Some('l'),
        Side::Window => Some('w'),
        Side::Blocked => Some('x'),
    }
}

fn draw_ground(ground: Ground, is_centre: bool) -> char {
    match (ground, is_centre) {
        (Ground::Floor, false) => '.',
        (Ground::Floor, true) => 'o',
        (Ground::Blocked, false) => '#',
        (Ground::Blocked, true) => '@',
        (Ground::Door, _) => '+',
    }
}
