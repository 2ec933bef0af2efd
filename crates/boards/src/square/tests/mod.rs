//! The square board held to its rules: drawn cases that cite them, and a slow, obvious second implementation that
//! must agree on thousands of random boards.

mod agree;
mod blocked;
mod distance;
mod large;
mod random;
mod reach;
mod sight;
mod slow_reach;
mod slow_sight;

use super::{Board, Drawing, Space, read_drawing};

/// A drawn board and its marks.
fn draw(text: &str) -> (Board, Drawing) {
    let drawing = read_drawing(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (Board::new(drawing.layout.clone()), drawing)
}

/// The one space with a mark.
fn at(drawing: &Drawing, mark: char) -> Space {
    match drawing.marked(mark)[..] {
        [space] => space,
        _ => panic!("one `{mark}` in the drawing"),
    }
}
