//! Hexes by name: `f` is the centre of area f, `f.ne` the hex north-east of it.

use sortie_boards::hex::{Area, Facing, Hex, Layout};

/// The names of the directions, clockwise from the east.
const DIRECTIONS: [&str; 6] = ["e", "se", "sw", "w", "nw", "ne"];

/// The area, and the direction from its centre if there is one.
pub(super) fn parse(layout: &Layout, name: &str) -> Option<(Area, Option<Facing>)> {
    let (area, direction) = match name.split_once('.') {
        Some((area, direction)) => (area, Some(direction)),
        None => (name, None),
    };
    let mut letters = area.chars();
    let area =
        letters.next().filter(|_| letters.next().is_none()).and_then(|letter| layout.area_with(letter))?;
    let facing = match direction {
        Some(direction) => Some(Facing::ALL[DIRECTIONS.iter().position(|&known| known == direction)?]),
        None => None,
    };
    Some((area, facing))
}

/// The hex with a name.
pub(in crate::content) fn hex(layout: &Layout, name: &str) -> Option<Hex> {
    let (area, facing) = parse(layout, name)?;
    let centre = layout.centre(area);
    match facing {
        Some(facing) => layout.neighbour(centre, facing).filter(|&hex| layout.area(hex) == area),
        None => Some(centre),
    }
}

/// The name of a hex.
pub(in crate::content) fn name(layout: &Layout, hex: Hex) -> String {
    let (area, place) = (layout.area(hex), layout.place(hex));
    let letter = layout.letter(area);
    match layout.place(layout.centre(area)).facing_to(place) {
        Some(facing) => format!("{letter}.{}", DIRECTIONS[facing.index()]),
        None => letter.to_string(),
    }
}
