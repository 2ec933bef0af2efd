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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crooked_drawing_is_refused() {
        assert!(matches!(read_drawing("aa aa"), Err(DrawingError::Column { column: 3, .. })));
        assert!(matches!(read_drawing("aa  aa\naa  aa"), Err(DrawingError::Column { line: 1, .. })));
        assert!(matches!(read_drawing("aa  a"), Err(DrawingError::Token { .. })));
    }
}
