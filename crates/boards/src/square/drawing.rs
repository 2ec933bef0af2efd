//! Boards drawn as text.
//!
//! Spaces stand two characters apart, and what lies on an edge stands between them:
//!
//! ```text
//! . a|. #      a wall between (1,0) and (2,0); no space at (3,0)
//!   -   :      a wall south of (1,0); something impassable south of (3,0)
//! . ~ Bd.      difficult (1,1), blocking (2,1), a closed door between (2,1) and (3,1)
//! ```
//!
//! | space | | edge | |
//! | --- | --- | --- | --- |
//! | `.` | floor | blank | open |
//! | `~` | difficult | `\|` or `-` | wall |
//! | `B` | blocking | `d` | closed door |
//! | `#` or blank | no space | `o` | opened door |
//! | any other letter or digit | floor with that mark | `:` | impassable |

use thiserror::Error;

use super::layout::{Edge, Layout, Terrain};
use super::space::{Direction, SIDE, Space};

/// A drawing that has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The board.
    pub layout: Layout,
    /// The marks in order of their spaces.
    pub marks: Vec<(char, Space)>,
}

impl Drawing {
    /// All spaces with a mark, in order.
    pub fn marked(&self, mark: char) -> Vec<Space> {
        self.marks.iter().filter(|(other, _)| *other == mark).map(|&(_, space)| space).collect()
    }
}

/// A drawing that is not a board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DrawingError {
    /// A character that means nothing where it stands.
    #[error("line {line} of the drawing: `{text}` in column {column} means nothing here")]
    Character {
        /// The line, from 0.
        line: usize,
        /// The column, from 0.
        column: usize,
        /// The character.
        text: char,
    },
    /// No space at all, or more than 64 in a row or column.
    #[error("a board is 1 to 64 spaces wide and high")]
    Size,
}

/// Reads a drawing. Empty lines at both ends, and the margin all lines share, are passed over.
pub fn read_drawing(text: &str) -> Result<Drawing, DrawingError> {
    let skipped = text.lines().take_while(|line| line.trim().is_empty()).count();
    let lines: Vec<&str> = text.trim_end().lines().skip(skipped).map(str::trim_end).collect();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let margin = lines.iter().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<Vec<char>> = lines.iter().map(|line| line.chars().skip(margin).collect()).collect();

    let width = lines.iter().map(Vec::len).max().unwrap_or(0);
    let (columns, rows) = (width.div_ceil(2), lines.len().div_ceil(2));
    let is_side = |n: usize| (1..=usize::from(SIDE)).contains(&n);
    if !is_side(columns) || !is_side(rows) {
        return Err(DrawingError::Size);
    }
    let mut layout = Layout::new(columns as u8, rows as u8);
    let mut marks = Vec::new();
    let at = |line: usize, column: usize| lines.get(line).and_then(|l| l.get(column)).copied().unwrap_or(' ');
    for line in 0..2 * rows {
        for column in 0..2 * columns {
            let text = at(line, column);
            let unknown = || DrawingError::Character { line: line + skipped, column: column + margin, text };
            let space = Space::new((column / 2) as u8, (line / 2) as u8);
            match (line % 2, column % 2) {
                (0, 0) => {
                    let terrain = read_space(text).ok_or_else(unknown)?;
                    layout.set_terrain(space, terrain);
                    if terrain == Terrain::Floor && text != '.' {
                        marks.push((text, space));
                    }
                }
                (0, _) => layout.set_edge(space, Direction::East, read_edge(text).ok_or_else(unknown)?),
                (_, 0) => layout.set_edge(space, Direction::South, read_edge(text).ok_or_else(unknown)?),
                _ if text == ' ' => {}
                _ => return Err(unknown()),
            }
        }
    }
    marks.sort_by_key(|&(_, space)| space);
    Ok(Drawing { layout, marks })
}

fn read_space(text: char) -> Option<Terrain> {
    Some(match text {
        '~' => Terrain::Difficult,
        'B' => Terrain::Blocking,
        '#' | ' ' => Terrain::Missing,
        '.' => Terrain::Floor,
        mark if mark.is_ascii_alphanumeric() => Terrain::Floor,
        _ => return None,
    })
}

fn read_edge(text: char) -> Option<Edge> {
    Some(match text {
        ' ' | 'o' => Edge::Open,
        '|' | '-' => Edge::Wall,
        'd' => Edge::Door,
        ':' => Edge::Impassable,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_board() {
        let drawing = read_drawing(
            "
            . a|. #
              -   :
            . ~ Bd.
            ",
        );
        let Drawing { layout, marks } = drawing.unwrap();
        assert_eq!((layout.columns(), layout.rows()), (4, 2));
        assert_eq!(marks, [('a', Space::new(1, 0))]);
        let terrain = |column, row| layout.terrain(Space::new(column, row));
        assert_eq!(terrain(1, 0), Terrain::Floor);
        assert_eq!(terrain(3, 0), Terrain::Missing);
        assert_eq!(terrain(1, 1), Terrain::Difficult);
        assert_eq!(terrain(2, 1), Terrain::Blocking);
        let edge = |column, row, side| layout.edge(Space::new(column, row), side);
        assert_eq!(edge(1, 0, Direction::East), Edge::Wall);
        assert_eq!(edge(1, 1, Direction::North), Edge::Wall);
        assert_eq!(edge(3, 0, Direction::South), Edge::Impassable);
        assert_eq!(edge(3, 1, Direction::West), Edge::Door);
        assert_eq!(edge(0, 0, Direction::East), Edge::Open);
    }

    #[test]
    fn nonsense_is_refused() {
        assert_eq!(
            read_drawing("\n. ?"),
            Err(DrawingError::Character { line: 1, column: 2, text: '?' }),
            "lines count from the start of the text"
        );
        assert!(matches!(read_drawing(".-x."), Err(DrawingError::Character { column: 3, .. })));
        assert_eq!(read_drawing(" \n"), Err(DrawingError::Size));
    }
}
