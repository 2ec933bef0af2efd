//! Boards with areas, drawn as text.
//!
//! ```text
//!   a.  a.  b.        the letter of the area, then what the hex is
//! a.  ao  a.  bo
//!   a.  a#  b.
//! ```
//!
//! | mark | hex |
//! | --- | --- |
//! | `.` | floor |
//! | `o` | floor, the centre of the area |
//! | `#` | blocked |
//! | `@` | blocked, the centre of the area |
//! | `+` | a door |

use super::drawing::{Token, read_rows};
use super::error::LayoutError;
use super::layout::{Ground, Layout};
use super::members::Area;
use super::plan::Plan;
use super::space::Place;

/// The most hexes of a board.
pub(super) const MOST_HEXES: usize = 1_000;

/// The most areas of a board: one less than a byte tells apart, so that a count of areas has a number left for "never".
pub(super) const MOST_AREAS: usize = 255;

impl Layout {
    /// Reads a drawing, row by row. There is nothing on its sides yet.
    pub fn read<R: AsRef<str>>(rows: impl IntoIterator<Item = R>) -> Result<Self, LayoutError> {
        let rows: Vec<R> = rows.into_iter().collect();
        Self::from_tokens(&read_rows(rows.iter().map(AsRef::as_ref))?)
    }

    /// The layout of tokens that have been found, in order.
    pub(super) fn from_tokens(tokens: &[Token<'_>]) -> Result<Self, LayoutError> {
        if tokens.len() > MOST_HEXES {
            return Err(LayoutError::Hexes { n: tokens.len() });
        }
        let hexes = tokens.iter().map(read_hex).collect::<Result<Vec<Drawn>, _>>()?;
        let mut letters: Vec<char> = Vec::new();
        let mut areas = Vec::new();
        for hex in &hexes {
            let known = letters.iter().position(|&letter| letter == hex.letter);
            areas.push(known.unwrap_or(letters.len()));
            if known.is_none() {
                letters.push(hex.letter);
            }
        }
        if letters.len() > MOST_AREAS {
            return Err(LayoutError::Areas { n: letters.len() });
        }
        let with_centre = |&letter: &char| centre(letter, &hexes).map(|centre| (letter, centre));
        let centres = letters.iter().map(with_centre).collect::<Result<Vec<(char, Place)>, _>>()?;
        for (hex, &area) in hexes.iter().zip(&areas) {
            let centre = centres[area].1;
            if hex.place != centre && hex.place.facing_to(centre).is_none() {
                return Err(LayoutError::Apart { area: hex.letter, hex: hex.place, line: hex.line, centre });
            }
        }
        let placed = hexes.iter().zip(&areas).map(|(hex, &area)| (hex.place, Area(area as u8)));
        Ok(Self::new(Plan::new(placed.collect(), &centres), hexes.iter().map(|hex| hex.ground).collect()))
    }
}

/// A token that has been understood.
struct Drawn {
    place: Place,
    line: usize,
    letter: char,
    ground: Ground,
    is_centre: bool,
}

fn read_hex(token: &Token<'_>) -> Result<Drawn, LayoutError> {
    let Token { text, place, line } = *token;
    let mut characters = text.chars();
    let letter = characters.next().filter(|letter| letter.is_alphabetic());
    let letter = letter.ok_or_else(|| LayoutError::Letter { line, text: text.to_owned() })?;
    let (ground, is_centre) = match characters.next() {
        Some('.') => (Ground::Floor, false),
        Some('o') => (Ground::Floor, true),
        Some('#') => (Ground::Blocked, false),
        Some('@') => (Ground::Blocked, true),
        Some('+') => (Ground::Door, false),
        _ => return Err(LayoutError::Mark { line, text: text.to_owned() }),
    };
    Ok(Drawn { place, line, letter, ground, is_centre })
}

/// The one centre of an area.
fn centre(letter: char, hexes: &[Drawn]) -> Result<Place, LayoutError> {
    let mut centres = hexes.iter().filter(|hex| hex.letter == letter && hex.is_centre);
    let first = centres.next().ok_or(LayoutError::NoCentre { area: letter })?.place;
    match centres.next() {
        Some(second) => {
            Err(LayoutError::TwoCentres { area: letter, first, second: second.place, line: second.line })
        }
        None => Ok(first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::{DrawingError, Facing, Hex, Side};

    fn error(rows: &[&str]) -> String {
        Layout::read(rows).unwrap_err().to_string()
    }

    #[test]
    fn hexes_and_areas_are_numbered_as_they_are_drawn() {
        let layout = Layout::read(["", "      b.", "a.  ao  bo", "  a#  a+"]).unwrap();
        assert_eq!(layout.n_hexes(), 6);
        assert_eq!(layout.place(Hex(0)), Place { x: 3, y: 1 });
        assert_eq!(layout.letter(layout.area(Hex(0))), 'b');
        assert_eq!(layout.area_with('a'), Some(Area(1)));
        assert_eq!(layout.area_with('c'), None);
        assert_eq!(layout.centre(Area(1)), Hex(2));
        assert_eq!(layout.area_hexes(Area(1)), [1, 2, 4, 5].map(Hex).into_iter().collect());
        assert_eq!(
            layout.hexes().map(|hex| layout.ground(hex)).collect::<Vec<_>>()[3..],
            [Ground::Floor, Ground::Blocked, Ground::Door]
        );
        assert_eq!(layout.hex_at(Place { x: 2, y: 2 }), Some(Hex(2)));
        assert_eq!(layout.hex_at(Place { x: 6, y: 2 }), None);
        let around = Facing::ALL.map(|facing| layout.neighbour(Hex(2), facing));
        assert_eq!(around, [Some(Hex(3)), Some(Hex(5)), Some(Hex(4)), Some(Hex(1)), None, Some(Hex(0))]);
        let blocked = Layout::read(["a@"]).unwrap();
        assert_eq!((blocked.centre(Area(0)), blocked.ground(Hex(0))), (Hex(0), Ground::Blocked));
        assert_eq!(Layout::read([""; 0]).unwrap().n_hexes(), 0);
    }

    #[test]
    fn what_is_no_board_is_refused_by_line_and_area() {
        assert_eq!(error(&["ao  a.", "  b."]), "area b has no centre");
        assert_eq!(error(&["ao  a.", "  ao"]), "area a has two centres, [0,0] and [1,1] in line 1");
        assert_eq!(error(&["ao  a.  a."]), "area a: [4,0] in line 0 is not next to its centre [0,0]");
        assert_eq!(
            error(&["ao  1."]),
            "line 0 of the drawing: `1.` does not begin with the letter of an area"
        );
        assert_eq!(
            error(&["ao", "  ax"]),
            "line 1 of the drawing: `ax` does not end in `.`, `o`, `#`, `@` or `+`"
        );
        let crooked = DrawingError::Column { line: 1, text: "a.".to_owned(), column: 4 };
        assert_eq!(Layout::read(["ao  a.", "    a."]), Err(crooked.into()));
        let long = "ao  ".repeat(1_001);
        assert_eq!(error(&[&long]), "a board has at most 1,000 hexes, not 1001");
        let letters = (0x4e00..).filter_map(char::from_u32).take(256);
        let crowded: String = letters.map(|letter| format!("{letter}o  ")).collect();
        assert_eq!(error(&[&crowded]), "a board has at most 255 areas, not 256");
    }

    #[test]
    fn a_side_lies_between_two_drawn_neighbours() {
        let mut layout = Layout::read(["ao  a.  bo"]).unwrap();
        let at = |x, y| Place { x, y };
        layout.set_side_at(at(4, 0), at(2, 0), Side::Window).unwrap();
        assert_eq!(layout.side(Hex(1), Facing::ALL[0]), Side::Window);
        assert_eq!(layout.side(Hex(2), Facing::ALL[3]), Side::Window);
        let apart = LayoutError::NotNeighbours { a: at(0, 0), b: at(4, 0) };
        assert_eq!(layout.set_side_at(at(0, 0), at(4, 0), Side::Wall), Err(apart));
        assert!(layout.set_side_at(at(0, 0), at(0, 0), Side::Wall).is_err());
        let outside = LayoutError::NoHex { place: at(6, 0) };
        assert_eq!(layout.set_side_at(at(4, 0), at(6, 0), Side::Wall), Err(outside));
        let opened = layout.clone().with_side(at(2, 0), at(4, 0), Side::Open).unwrap();
        assert_eq!(opened, Layout::read(["ao  a.  bo"]).unwrap());
        assert_ne!(opened, layout);
    }
}
