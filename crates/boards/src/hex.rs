//! Hexes, drawn as text.
//!
//! A drawing shows pointy-top hexes as two-character tokens. Cells of a row stand four characters apart, and each
//! row is shifted by two against its neighbours:
//!
//! ```text
//!   aa  aa  bb
//! aa  ##  bb  bb
//!   cc  cc  bb
//! ```
//!
//! # Why doubled coordinates?
//! Half the character column is the doubled-width coordinate of the hex: neighbours differ by (±2, 0) or (±1, ±1),
//! so that what a person sees in the file and what the program computes with are the same numbers.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::{Cell, CellSet};

/// Where a hex stands: `x` in half widths from the left, `y` in rows from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Place {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
}

/// The six steps to a neighbour, clockwise from the east.
const STEPS: [(i16, i16); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl Place {
    /// The six places around this one, clockwise from the east.
    pub fn neighbours(self) -> [Place; 6] {
        STEPS.map(|(x, y)| Place { x: self.x + x, y: self.y + y })
    }
}

/// A token of a drawing and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// The two characters.
    pub text: &'a str,
    /// The hex.
    pub place: Place,
    /// The line of the drawing, from 0.
    pub line: usize,
}

/// A drawing that is not a board of hexes.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DrawingError {
    /// A token is not two characters long.
    #[error("line {line} of the drawing: `{text}` is not a token of two characters")]
    Token {
        /// The line, from 0.
        line: usize,
        /// The token.
        text: String,
    },
    /// A token stands between the cells.
    #[error("line {line} of the drawing: `{text}` at column {column} is out of step with the first token")]
    Column {
        /// The line, from 0.
        line: usize,
        /// The token.
        text: String,
        /// The column, from 0.
        column: usize,
    },
}

/// Reads a drawing: all tokens, row by row from the left. Empty lines at both ends are passed over.
pub fn read_drawing(drawing: &str) -> Result<Vec<Token<'_>>, DrawingError> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    let skipped = drawing.lines().take_while(|line| line.trim().is_empty()).count();
    for (line, row) in drawing.lines().enumerate().skip(skipped) {
        for text in row.split_whitespace() {
            let column = text.as_ptr() as usize - row.as_ptr() as usize;
            if text.chars().count() != 2 {
                return Err(DrawingError::Token { line, text: text.to_owned() });
            }
            let place = Place { x: column as i16 / 2, y: (line - skipped) as i16 };
            let in_step = |first: &Token<'_>| (first.place.x - place.x + first.place.y - place.y) % 2 == 0;
            if !column.is_multiple_of(2) || !tokens.first().is_none_or(in_step) {
                return Err(DrawingError::Column { line, text: text.to_owned(), column });
            }
            tokens.push(Token { text, place, line });
        }
    }
    Ok(tokens)
}

/// The neighbours of each cell, where cell `n` stands at `places[n]`.
pub fn neighbours(places: &[Place]) -> Vec<CellSet> {
    let at = |place: Place| places.iter().position(|&other| other == place).map(|n| Cell(n as u8));
    places.iter().map(|place| place.neighbours().into_iter().filter_map(at).collect()).collect()
}

/// Every cell reached from the start by steps between neighbours through `free` cells, the start included.
pub fn reach(neighbours: &[CellSet], start: Cell, free: CellSet) -> CellSet {
    let mut reached = CellSet::of(start);
    let mut edge = reached;
    while !edge.is_empty() {
        let around = edge.iter().fold(CellSet::EMPTY, |set, cell| set | neighbours[cell.index()]);
        edge = (around & free).without(reached);
        reached |= edge;
    }
    reached
}

/// A shortest walk through `free` cells, without the start. Empty if start and goal are the same or there is none.
pub fn path(neighbours: &[CellSet], start: Cell, goal: Cell, free: CellSet) -> Vec<Cell> {
    // From the goal outwards, layer by layer; then down the layers from the start.
    let mut layers = vec![CellSet::of(goal)];
    let mut seen = layers[0];
    while !seen.has(start) {
        let edge = layers[layers.len() - 1];
        let around = edge.iter().fold(CellSet::EMPTY, |set, cell| set | neighbours[cell.index()]);
        let next = (around & (free | CellSet::of(start))).without(seen);
        if next.is_empty() {
            return Vec::new();
        }
        seen |= next;
        layers.push(next);
    }
    layers.pop();
    let mut here = start;
    let mut walk = Vec::with_capacity(layers.len());
    for layer in layers.iter().rev() {
        here = (neighbours[here.index()] & *layer).iter().next().expect("each layer touches the next");
        walk.push(here);
    }
    walk
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: &str = "
  aa  aa  bb
aa  ##  bb  bb
  cc  cc  bb
";

    fn places() -> Vec<Place> {
        read_drawing(DRAWING).unwrap().iter().map(|token| token.place).collect()
    }

    #[test]
    fn a_drawing_becomes_neighbours() {
        let around = neighbours(&places());
        let numbers = |n: usize| around[n].iter().map(|cell| cell.0).collect::<Vec<_>>();
        assert_eq!(numbers(4), [0, 1, 3, 5, 7, 8], "the middle cell has six");
        assert_eq!(numbers(3), [0, 4, 7]);
        assert_eq!(numbers(9), [5, 6, 8]);
    }

    #[test]
    fn walls_stop_reach_and_paths_go_around() {
        let around = neighbours(&places());
        let all = CellSet::first(10);
        let middle_closed = all.without(CellSet::of(Cell(4)));
        assert_eq!(reach(&around, Cell(3), all), all);
        assert_eq!(path(&around, Cell(3), Cell(5), all).len(), 2);
        assert_eq!(path(&around, Cell(3), Cell(5), middle_closed), [Cell(0), Cell(1), Cell(5)]);
        let cut = middle_closed.without(CellSet::of(Cell(1))).without(CellSet::of(Cell(8)));
        assert_eq!(reach(&around, Cell(3), cut).len(), 3);
        assert_eq!(path(&around, Cell(3), Cell(5), cut), []);
        assert_eq!(path(&around, Cell(3), Cell(3), all), []);
    }

    #[test]
    fn a_crooked_drawing_is_refused() {
        assert!(matches!(read_drawing("aa aa"), Err(DrawingError::Column { column: 3, .. })));
        assert!(matches!(read_drawing("aa  aa\naa  aa"), Err(DrawingError::Column { line: 1, .. })));
        assert!(matches!(read_drawing("aa  a"), Err(DrawingError::Token { .. })));
    }
}
