//! Tiles and maps: how faces turn and join, the maps of the pack, and what is found in broken ones.

mod broken;
mod drawn;
mod layout;
mod recommended;
mod scene;
mod shipped;

use sortie_alliance::content::{Map, Placed, Plan, Tiles, Turn, read_maps};
use sortie_boards::square::{Layout, read_drawing};
use sortie_content::Source;

fn shipped() -> (Tiles, Vec<Map>) {
    let mut findings = Vec::new();
    let read = read_maps(Source::shipped(), &mut findings);
    assert_eq!(findings, []);
    read.unwrap()
}

fn placed(face: &str, column: u8, row: u8, turn: u8) -> Placed {
    Placed { face: face.to_owned(), column, row, turn: Turn::new(turn).unwrap() }
}

fn lay(tiles: &[(&str, u8, u8, u8)]) -> Plan {
    let list: Vec<Placed> =
        tiles.iter().map(|&(face, column, row, turn)| placed(face, column, row, turn)).collect();
    Plan::lay(&shipped().0, &list).unwrap()
}

/// A layout is what a drawing says, spaces inside buildings aside: drawings do not show them.
#[track_caller]
fn looks_like(layout: &Layout, drawing: &str) {
    let mut bare = layout.clone();
    layout.places().for_each(|place| bare.set_interior(place, false));
    assert_eq!(bare, read_drawing(drawing).unwrap().layout);
}

fn map(id: &str) -> Map {
    shipped().1.into_iter().find(|map| map.id == id).unwrap()
}
