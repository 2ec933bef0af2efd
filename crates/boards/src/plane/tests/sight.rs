//! Lines of sight.

use super::slow::{deepest, sees, spot};
use super::tables::{random_base, random_base_near, random_table};
use super::{area, at, obstacle, scatter, table, trooper};
use crate::plane::{Base, HullId, Piece, PieceId, Point, Polygon, Sight, Table};
use crate::random::with_seeds;

fn hidden_by(table: &Table, one: Base, other: Base, hulls: &[Base]) -> (Vec<u8>, Vec<u8>) {
    match table.sight(one, other, hulls) {
        Sight::Free(..) => (Vec::new(), Vec::new()),
        Sight::Hidden(by) => {
            assert!(!by.is_empty());
            (by.pieces.iter().map(|id| id.0).collect(), by.hulls.iter().map(|id| id.0).collect())
        }
    }
}

/// T25 (C8.2, C8.3, C8.6): a wall across the line that is higher than a silhouette hides, one as high does not.
#[test]
fn a_wall_across() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    for (height, sees) in [(800, false), (421, false), (420, true), (100, true)] {
        let wall = table(vec![obstacle((4000, 3400), (4100, 4600), height)]);
        assert_eq!(wall.sees(here, there, &[]), sees, "{height}");
        assert_eq!(wall.sees(there, here, &[]), sees, "{height}");
        assert_eq!(hidden_by(&wall, here, there, &[]).0.is_empty(), sees);
    }
}

/// C8.3, S11: touching an edge does not stop a line: the rim of the silhouettes along the wall.
#[test]
fn along_an_edge() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    for (top, sees) in [(4135, true), (4136, false)] {
        let wall = table(vec![obstacle((4000, 1000), (4100, top), 900)]);
        assert_eq!(wall.sees(here, there, &[]), sees, "{top}");
    }
    // A slit of a single unit is enough.
    let slit =
        table(vec![obstacle((4000, 1000), (4100, 4000), 900), obstacle((4000, 4001), (4100, 7000), 900)]);
    assert!(slit.sees(here, there, &[]));
}

/// Walls from both sides that none alone hides behind: all of them are told.
#[test]
fn hidden_by_several() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    let wings = table(vec![
        obstacle((3500, 1000), (3600, 4050), 900),
        obstacle((4400, 3950), (4500, 7000), 900),
        obstacle((4000, 6000), (4100, 7000), 900),
    ]);
    assert_eq!(hidden_by(&wings, here, there, &[]), (vec![0, 1], vec![]));
    // Each from its own side, slanted so that the only line is a slanted one.
    let gate =
        table(vec![obstacle((2200, 1000), (2300, 3900), 900), obstacle((5700, 4100), (5800, 7000), 900)]);
    assert!(gate.sees(here, there, &[]));
}

/// C8.5: woods stop nothing. Nor does what is agreed not to block sight.
#[test]
fn what_stops_nothing() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    let glass = Piece { sight: false, ..obstacle((4600, 1000), (4700, 7000), 900) };
    let there_is = table(vec![area((3000, 1000), (3900, 7000)), glass]);
    assert!(there_is.sees(here, there, &[]));
    assert!(!table(vec![scatter((3000, 1000), (3100, 7000))]).sees(here, there, &[]) || 254 <= 420);
    let tall = Piece { height: 900, ..scatter((3000, 1000), (3100, 7000)) };
    assert!(!table(vec![tall]).sees(here, there, &[]));
}

/// C8.3, C8.4, T25: a ground vehicle hides like a piece as high; past its flank there is sight.
#[test]
fn hulls() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    let open = table(vec![]);
    let tank = |y: i32, height: u32| Base::new(at(4000, y), 500, height);
    assert_eq!(hidden_by(&open, here, there, &[tank(4000, 700)]), (vec![], vec![0]));
    assert!(open.sees(here, there, &[tank(4000, 420)]));
    assert!(open.sees(here, there, &[tank(4500, 700)]));
    assert!(open.sees(here, there, &[tank(4365, 700)]), "along its flank");
    assert!(!open.sees(here, there, &[tank(4364, 700)]));
    let both = [tank(4500, 700), tank(3510, 700)];
    assert!(!open.sees(here, there, &both));
    let Sight::Hidden(by) = open.sight(here, there, &both) else { panic!("hidden") };
    assert_eq!(by.hulls.iter().collect::<Vec<_>>(), [HullId(0), HullId(1)]);
}

/// C8.6: from a roof one looks down past its edge, as far as the line has come down to it.
#[test]
fn down_from_a_roof() {
    let roof = table(vec![obstacle((2000, 2000), (4000, 4000), 900)]);
    // From the front rim at x + 135 to the far rim of the other, down by 900: above the edge it must have left 420 at most.
    let is_over = |x: i32, far: i32| {
        let (from, to) = (f64::from(x + 135), f64::from(far + 135));
        1320.0 - 900.0 * (4000.0 - from) / (to - from) >= 900.0
    };
    for far in [4135, 4200, 4400, 4700, 5000, 5400, 6000] {
        for x in [2135, 2400, 2700, 3000, 3300, 3600, 3865] {
            let here = Base { level: 900, ..trooper(x, 3000) };
            assert_eq!(roof.sees(here, trooper(far, 3000), &[]), is_over(x, far), "{x} {far}");
            assert_eq!(roof.sees(trooper(far, 3000), here, &[]), is_over(x, far), "{x} {far}");
        }
    }
    let (here, below) = (Base { level: 900, ..trooper(2500, 3000) }, trooper(4300, 3000));
    assert_eq!(hidden_by(&roof, here, below, &[]), (vec![0], vec![]));
}

/// Pieces with dents: a line runs between the arms of one piece, and along no cut through it.
#[test]
fn dents() {
    let corners = [
        (4000, 2000),
        (5000, 2000),
        (5000, 6000),
        (4000, 6000),
        (4000, 5900),
        (4900, 5900),
        (4900, 2100),
        (4000, 2100),
    ];
    let polygon = Polygon::new(corners.map(|(x, y)| at(x, y)).to_vec()).unwrap();
    let yard = table(vec![Piece { polygon, ..obstacle((0, 0), (1, 1), 900) }]);
    assert!(!yard.sees(trooper(3000, 4000), trooper(6000, 4000), &[]));
    assert!(yard.sees(trooper(3000, 4000), trooper(4700, 4000), &[]));
    assert!(yard.sees(trooper(4300, 2300), trooper(4300, 5700), &[]));
    assert!(!yard.sees(trooper(3900, 1800), trooper(4700, 2300), &[]));
    // An angle, whose inner edge goes on as a cut through it.
    let corners = [(0, 0), (2000, 0), (2000, 500), (500, 500), (500, 2000), (0, 2000)];
    let polygon = Polygon::new(corners.map(|(x, y)| at(4000 + x, 4000 + y)).to_vec()).unwrap();
    let angle = table(vec![Piece { polygon, ..obstacle((0, 0), (1, 1), 900) }]);
    assert!(!angle.sees(trooper(4500, 3000), trooper(4500, 7000), &[]));
    assert!(!angle.sees(trooper(3000, 4500), trooper(7000, 4500), &[]));
}

/// C8.7: who is off every table sees nobody. Nothing overflows.
#[test]
fn far_away() {
    let open = table(vec![]);
    let far = Base::new(Point::new(1_000_000_000, -1_000_000_000), u32::MAX, u32::MAX);
    assert!(!open.sees(trooper(100, 100), far, &[]));
    assert!(open.sees(trooper(100, 100), trooper(9000, 9000), &[far]));
    let wide = Base::new(at(4000, 4000), 30_000, 30_000);
    assert!(open.sees(wide, trooper(9000, 9000), &[wide]));
}

/// The fast way against the definition on random tables: the line it shows is free to two units, and where one of thousands of
/// lines is free with room to spare, it finds one.
#[test]
fn sight_agrees_with_many_lines() {
    let (mut seen, mut hidden) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    with_seeds(1_500, |random| {
        let side = [2500, 4000, 6000][random.below(3) as usize];
        let n_tries = 10 + random.below(50);
        let table = random_table(random, side, n_tries);
        let Some(here) = random_base(random, &table, &[]) else { return };
        let near = if random.percent(50) { random_base_near(random, &table, here, 900) } else { None };
        let Some(there) = near.or_else(|| random_base(random, &table, &[here])) else { return };
        let hulls: Vec<Base> = random_base(random, &table, &[here, there])
            .filter(|base| base.radius > 135)
            .into_iter()
            .collect();
        let told = table.sight(here, there, &hulls);
        assert_eq!(table.sees(here, there, &hulls), matches!(told, Sight::Free(..)));
        assert_eq!(table.sees(there, here, &hulls), matches!(told, Sight::Free(..)), "mutual");
        match told {
            Sight::Free(from, to) => {
                seen.set(seen.get() + 1);
                let eye = |eye: crate::plane::Eye| (spot(eye.over), f64::from(eye.height));
                let deep = deepest(table.pieces(), &hulls, eye(from), eye(to));
                assert!(deep < 2.5, "{deep} deep from {from:?} to {to:?}");
                let is_in = |eye: crate::plane::Eye, base: Base| {
                    eye.over.squared_distance(base.at) <= i64::from(base.radius + 1).pow(2)
                };
                assert!(is_in(from, here) && is_in(to, there));
            }
            Sight::Hidden(by) => {
                hidden.set(hidden.get() + 1);
                assert!(!sees(table.pieces(), &hulls, here, there, 8.0), "there is a line");
                // What is told to hide does hide.
                let only = |id: PieceId| by.pieces.has(id);
                let kept = table.pieces().iter().enumerate().filter(|(n, _)| only(PieceId(*n as u8)));
                let alone = Table::new(table.size(), kept.map(|(_, piece)| piece.clone()).collect()).unwrap();
                let hulls: Vec<Base> = by.hulls.iter().map(|id| hulls[usize::from(id.0)]).collect();
                assert!(!alone.sees(here, there, &hulls));
            }
        }
    });
    assert!(*seen.get_mut() > 500 && *hidden.get_mut() > 150, "{seen:?} {hidden:?}");
}
