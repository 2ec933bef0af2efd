//! Sides joined to maps.

use sortie_boards::hex::{Board, Gait, Hex, HexSet, Laid, Laying, lay};
use sortie_defenders::content::tiles::{Placing, Rim, Side};

use super::{TILES, side};

const RIMS: [Rim; 4] = [Rim::North, Rim::East, Rim::South, Rim::West];

/// Both sides are whole on the map, their areas in step, with a legal path between them and the rooms they had.
fn check(laid: &Laid, sides: &[&Side], what: &str) {
    let map = Board::new(laid.layout.clone());
    let first =
        laid.layout.place(laid.layout.centre(laid.area(0, sides[0].layout.areas().iter().next().unwrap())));
    for area in &map.areas() {
        assert_eq!(map.area_hexes(area).len(), 7, "{what}");
        let centre = laid.layout.place(map.centre(area));
        let (x, y) = (centre.x - first.x, centre.y - first.y);
        assert_eq!(((3 * x - y) % 14, (5 * y - x) % 14), (0, 0), "{what}: out of step");
    }
    let start = laid.hex(0, sides[0].start[0]);
    let reached = map.reach(start, Gait::Walking, u8::MAX, map.floor()).hexes();
    assert_eq!(reached, *map.floor(), "{what}: not connected");
    let moved = |n: usize, room: &HexSet| room.iter().map(|hex| laid.hex(n, hex)).collect::<HexSet>();
    let rooms: Vec<HexSet> = sides
        .iter()
        .enumerate()
        .flat_map(|(n, side)| side.rooms.iter().map(move |room| moved(n, room)))
        .collect();
    let found = map.rooms();
    assert_eq!(found.len(), rooms.len(), "{what}");
    assert!(found.iter().all(|room| rooms.contains(room)), "{what}: a room is open to the other tile");
}

/// Steps from one tile to the other.
fn n_crossings(laid: &Laid, side: &Side) -> usize {
    let map = Board::new(laid.layout.clone());
    let own = side.layout.hexes().map(|hex| laid.hex(0, hex));
    let is_other = |hex: Hex| laid.tile(map.area(hex)) == 1;
    own.map(|hex| map.ways(hex, Gait::Walking).iter().filter(|&next| is_other(next)).count()).sum()
}

/// Any two sides of different tiles, at all their joints, as drawn and after half a turn.
#[test]
fn joints_join() {
    let mut n_joined = 0;
    for (n, own) in TILES.sides.iter().enumerate() {
        assert!(own.joints.len() >= 2, "{}", own.id);
        for other in TILES.sides[n + 1..].iter().filter(|other| other.tile != own.tile) {
            for rim in RIMS {
                for other_rim in RIMS {
                    let Some(placing) = own.join(Placing::default(), rim, other, other_rim) else { continue };
                    let what = format!("{} {rim:?} with {} {other_rim:?}", own.id, other.id);
                    let layings = [Placing::default().laying(own), placing.laying(other)];
                    let laid = lay(&layings).unwrap_or_else(|error| panic!("{what}: {error}"));
                    check(&laid, &[own, other], &what);
                    assert!(n_crossings(&laid, own) >= 2, "{what}: one step is no way round");
                    n_joined += 1;
                }
            }
        }
    }
    // Sixty pairs: four joints as drawn and two after half a turn, and with ships, in nineteen of them, two and two.
    assert_eq!(n_joined, 41 * 6 + 19 * 4);
}

/// Lays sides in a chain, each at a rim of the one before it.
fn chain<'a>(first: &'a str, then: &[(Rim, &'a str, Rim)]) -> (Vec<&'static Side>, Vec<Laying<'static>>) {
    let mut sides = vec![side(first)];
    let mut lies = Placing::default();
    let mut layings = vec![lies.laying(sides[0])];
    for &(rim, id, other_rim) in then {
        let (before, next) = (sides[sides.len() - 1], side(id));
        lies = before.join(lies, rim, next, other_rim).unwrap_or_else(|| panic!("{} and {id}", before.id));
        layings.push(lies.laying(next));
        sides.push(next);
    }
    (sides, layings)
}

/// A side joined to what lies: by which rim of the last, which side, by which rim of its own.
type Further<'a> = (Rim, &'a str, Rim);

/// The maps that missions lay.
#[test]
fn the_maps_of_the_missions_can_be_laid() {
    let (east, west, north, south) = (Rim::East, Rim::West, Rim::North, Rim::South);
    let maps: [(&str, &[Further<'_>]); 8] = [
        ("S1", &[(east, "C1", west)]),
        ("C1", &[(south, "D2", north)]),
        ("C1", &[(east, "C2", west)]),
        ("G1", &[(east, "G2", west)]),
        ("R1", &[(east, "R2", west), (south, "D1", north)]),
        ("C1", &[(north, "R1", south)]),
        // The third is laid at a side that is turned itself.
        ("S1", &[(east, "S2", east), (west, "D1", west)]),
        ("D1", &[(west, "D2", west)]),
    ];
    for (first, then) in maps {
        let (sides, layings) = chain(first, then);
        let laid = lay(&layings).unwrap_or_else(|error| panic!("{first}: {error}"));
        check(&laid, &sides, first);
    }
}

/// defenders 31: a tile drawn apart is reachable only through special events: mission 7.
#[test]
fn tiles_laid_apart_are_apart() {
    let mut apart = side("C2").join(Placing::default(), Rim::East, side("G1"), Rim::West).unwrap();
    apart.by.0 += 10;
    let laid = lay(&[Placing::default().laying(side("C2")), apart.laying(side("G1"))]).unwrap();
    let map = Board::new(laid.layout.clone());
    let [base, grid] = [laid.hex(0, side("C2").start[0]), laid.hex(1, side("G1").start[0])];
    assert_eq!((map.distance(base, grid), map.steps(base, grid, Gait::Climbing)), (None, None));
}

#[test]
fn rims_that_do_not_fit_are_not_joined() {
    let lies = Placing::default();
    assert_eq!(side("C1").join(lies, Rim::North, side("C2"), Rim::East), None);
    assert_eq!(side("C1").join(lies, Rim::North, side("C2"), Rim::North), None, "the columns are staggered");
    assert_eq!(side("C1").join(lies, Rim::North, side("S1"), Rim::South), None, "ships have no joint there");
    let back = side("C1").join(lies, Rim::East, side("C2"), Rim::West).unwrap();
    assert_eq!(side("C2").join(back, Rim::West, side("C1"), Rim::East), Some(lies), "joining is mutual");
    assert!(side("C1").join(lies, Rim::East, side("C2"), Rim::East).unwrap().is_turned);
}
