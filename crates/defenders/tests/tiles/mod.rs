//! The map tiles: what every side has, how it plays, how sides join, and how broken files are told.

mod broken;
mod faces;
mod joined;
mod playable;

use std::sync::LazyLock;

use sortie_boards::hex::Board;
use sortie_defenders::content::tiles::{Side, Tiles};

static TILES: LazyLock<Tiles> = LazyLock::new(Tiles::shipped);

fn side(id: &str) -> &'static Side {
    TILES.side(id).unwrap_or_else(|| panic!("there is no side {id}"))
}

fn board(side: &Side) -> Board {
    Board::new(side.layout.clone())
}
