//! How a side plays by itself.

use sortie_boards::hex::{Board, Gait, Ground, Hex, HexSet};

use super::{TILES, board};

/// All that can be walked to from a hex, or climbed, through these hexes.
fn reached(board: &Board, from: Hex, gait: Gait, through: &HexSet) -> HexSet {
    board.reach(from, gait, u8::MAX, through).hexes()
}

/// The hexes of all rooms, and doors that are hexes: behind those there is the rim.
fn indoors(board: &Board) -> Vec<HexSet> {
    let doors: HexSet =
        board.hexes().iter().filter(|&hex| board.layout().ground(hex) == Ground::Door).collect();
    board.rooms().into_iter().map(|room| room | doors).chain([doors]).collect()
}

/// defenders 22, 25, 26, 161: agents get everywhere with every lock closed, and so do aliens.
#[test]
fn every_hex_is_reached_from_every_other() {
    for side in &TILES.sides {
        let board = board(side);
        for gait in Gait::ALL {
            assert_eq!(
                reached(&board, side.start[0], gait, board.floor()),
                *board.floor(),
                "{} {gait:?}",
                side.id
            );
        }
    }
}

#[test]
fn every_area_has_two_neighbours() {
    for side in &TILES.sides {
        let board = board(side);
        for area in &board.areas() {
            let n = board.areas_beside(area).len();
            assert!(n >= 2, "{}: area {} has {n}", side.id, side.layout.letter(area));
        }
    }
}

/// One figure can hold a room, but never parts the open ground: there is a second way round.
#[test]
fn no_hex_holds_two_halves_apart() {
    for side in &TILES.sides {
        let board = board(side);
        let indoors = indoors(&board);
        for hex in board.floor() {
            let mut rest = *board.floor();
            rest.remove(hex);
            let mut pieces = Vec::new();
            while let Some(first) = rest.iter().next() {
                let mut through = *board.floor();
                through.remove(hex);
                let piece = reached(&board, first, Gait::Walking, &through);
                rest -= piece;
                pieces.push(piece);
            }
            pieces.sort_by_key(HexSet::len);
            pieces.pop();
            for piece in pieces {
                let is_room = indoors.iter().any(|room| (piece - *room).is_empty());
                assert!(is_room, "{}: {} cuts off {}", side.id, side.layout.place(hex), piece.len());
            }
        }
    }
}

/// Cover everywhere: sight ends after three areas, but for a few hexes after four.
#[test]
fn nobody_sees_across_a_side() {
    for side in &TILES.sides {
        let board = board(side);
        let farthest = |hex: Hex| {
            let seen = board.seen_from(hex);
            seen.iter().filter_map(|other| board.area_steps(board.area(hex), board.area(other))).max()
        };
        let sights: Vec<_> = board.floor().iter().map(farthest).collect();
        assert!(sights.iter().all(|&areas| areas <= Some(4)), "{}", side.id);
        let n_long = sights.iter().filter(|&&areas| areas == Some(4)).count();
        assert!(n_long * 10 <= sights.len(), "{}: {n_long} of {}", side.id, sights.len());
        let n_long = sights.iter().filter(|&&areas| areas >= Some(2)).count();
        assert!(n_long * 5 >= sights.len(), "{}: {n_long} of {}", side.id, sights.len());
    }
}
