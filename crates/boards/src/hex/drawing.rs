//! Boards drawn as text.

use thiserror::Error;

use super::space::Place;

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
    /// A token stands where no board reaches.
    #[error("line {line} of the drawing: `{text}` at column {column} is too far out")]
    Far {
        /// The line, from 0.
        line: usize,
        /// The token.
        text: String,
        /// The column, from 0.
        column: usize,
    },
}

/// How far out a token may stand, in half widths and in rows: more than any board needs, and little enough for the
/// arithmetic of lines.
pub(super) const FARTHEST: i16 = 10_000;

/// A place, unless it is too far out.
pub(super) fn place(x: usize, y: usize) -> Option<Place> {
    let inside = |n: usize| i16::try_from(n).ok().filter(|&n| n <= FARTHEST);
    Some(Place { x: inside(x)?, y: inside(y)? })
}

/// Reads a drawing: all tokens, row by row from the left. Empty lines at both ends are passed over.
pub fn read_drawing(drawing: &str) -> Result<Vec<Token<'_>>, DrawingError> {
    let skipped = drawing.lines().take_while(|line| line.trim().is_empty()).count();
    read_lines(drawing.lines().enumerate().skip(skipped), skipped)
}

/// Reads the rows of a drawing as they stand: the first is row 0, empty or not.
pub fn read_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Vec<Token<'a>>, DrawingError> {
    read_lines(rows.into_iter().enumerate(), 0)
}

/// Reads numbered lines, of which the first to count has this number.
fn read_lines<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    first: usize,
) -> Result<Vec<Token<'a>>, DrawingError> {
    let mut tokens: Vec<Token<'_>> = Vec::new();
    for (line, row) in lines {
        for text in row.split_whitespace() {
            let before = text.as_ptr() as usize - row.as_ptr() as usize;
            let column = row[..before].chars().count();
            if text.chars().count() != 2 {
                return Err(DrawingError::Token { line, text: text.to_owned() });
            }
            let place = place(column / 2, line - first);
            let place = place.ok_or_else(|| DrawingError::Far { line, text: text.to_owned(), column })?;
            let in_step = |first: &Token<'_>| (first.place.x - place.x + first.place.y - place.y) % 2 == 0;
            if !column.is_multiple_of(2) || !tokens.first().is_none_or(in_step) {
                return Err(DrawingError::Column { line, text: text.to_owned(), column });
            }
            tokens.push(Token { text, place, line });
        }
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crooked_drawing_is_refused() {
        assert!(matches!(read_drawing("aa aa"), Err(DrawingError::Column { column: 3, .. })));
        assert!(matches!(read_drawing("aa  aa\naa  aa"), Err(DrawingError::Column { line: 1, .. })));
        assert!(matches!(read_drawing("aa  a"), Err(DrawingError::Token { .. })));
    }

    #[test]
    fn rows_count_from_the_first_and_columns_by_characters() {
        let places =
            |tokens: Vec<Token<'_>>| tokens.iter().map(|t| (t.place.x, t.place.y)).collect::<Vec<_>>();
        assert_eq!(places(read_rows(["", "  ä.  b."]).unwrap()), [(1, 1), (3, 1)]);
        assert_eq!(places(read_drawing("\n  ä.  b.").unwrap()), [(1, 0), (3, 0)]);
        let far = format!("{}aa", " ".repeat(80_000));
        assert!(matches!(read_rows([far.as_str()]), Err(DrawingError::Far { line: 0, column: 80_000, .. })));
    }
}
