//! Where bases may stand.

use super::{SMALL, area, at, names, obstacle, rectangle, scatter, table, trooper};
use crate::plane::{
    Circle, Cover, Kind, MOST_SIDE, Piece, PieceId, Point, Polygon, Shape, Table, TableError,
};
use crate::random::{Random, with_seeds};

const ROOF: Option<PieceId> = Some(PieceId(0));

fn small(x: i32, y: i32) -> Circle {
    Circle { centre: at(x, y), radius: SMALL }
}

/// T26 (C7.10): the edge of the table.
#[test]
fn at_the_edge_of_the_table() {
    let table = table(vec![]);
    for (x, y, is_on) in
        [(135, 5000, true), (134, 5000, false), (9009, 9009, true), (9009, 9010, false), (5, 5, false)]
    {
        let expected: &[&str] = if is_on { &[] } else { &["table"] };
        assert_eq!(names(table.standing_faults(small(x, y), None, &[])), expected, "{x} {y}");
    }
}

/// T26 (C7.10): a roof with its edge at 3,000. Wholly on or wholly off.
#[test]
fn at_the_edge_of_a_roof() {
    let table = table(vec![obstacle((3000, 3000), (5000, 4000), 900)]);
    let faults = |x: i32, on| names(table.standing_faults(small(x, 3500), on, &[]));
    assert_eq!(faults(3135, ROOF), [""; 0]);
    assert_eq!(faults(3135, None), ["partly"], "it does stand on the roof");
    assert_eq!(faults(2865, None), [""; 0]);
    assert_eq!(faults(2865, ROOF), ["partly"], "it does not stand on the roof");
    for x in [2866, 2950, 3000, 3100, 3134] {
        assert_eq!(faults(x, None), ["partly"], "{x}");
        assert_eq!(faults(x, ROOF), ["partly"], "{x}");
    }
    assert_eq!(faults(2000, Some(PieceId(7))), ["partly"], "there is no such piece");
    assert_eq!(table.under(small(3135, 3500)), ROOF);
    assert_eq!(table.under(small(3134, 3500)), None);
}

/// C7.10, S5: never on scatter, never on impassable terrain; area terrain may be entered partly.
#[test]
fn on_other_terrain() {
    let swamp = Piece { impassable: true, ..area((5000, 1000), (6000, 2000)) };
    let table = table(vec![
        scatter((1000, 1000), (1762, 1254)),
        area((3000, 1000), (4000, 2000)),
        swamp,
        Piece { impassable: true, ..obstacle((7000, 1000), (8000, 2000), 300) },
    ]);
    let faults = |x: i32, y: i32, on| names(table.standing_faults(small(x, y), on, &[]));
    assert_eq!(faults(1300, 1127, None), ["scatter"]);
    assert_eq!(faults(1300, 1127, ROOF), ["partly", "scatter"], "scatter is no obstacle to stand on");
    assert_eq!(faults(1300, 1254 + 134, None), ["scatter"]);
    assert_eq!(faults(1300, 1254 + 135, None), [""; 0], "touching is no overlap");
    assert_eq!(faults(3000, 1500, None), [""; 0]);
    assert_eq!(faults(3500, 1500, None), [""; 0]);
    assert_eq!(faults(5500, 1500, None), ["impassable"]);
    assert_eq!(faults(4866, 1500, None), ["impassable"]);
    assert_eq!(faults(7500, 1500, Some(PieceId(3))), ["impassable"]);
    assert_eq!(faults(7500, 1500, None), ["impassable", "partly"]);
}

/// C7.10 (T7, T27): no base overlaps another; contact and tokens are for the game to judge.
#[test]
fn beside_others() {
    let table = table(vec![]);
    let others = [small(2000, 2000)];
    let faults = |x: i32| names(table.standing_faults(small(x, 2000), None, &others));
    assert_eq!(faults(2270), [""; 0]);
    assert_eq!(faults(2269), ["overlap"]);
}

/// T27 (S6): wholly inside a zone from y = 7,600 on.
#[test]
fn in_a_zone() {
    let zone = rectangle((0, 7600), (9144, 9144));
    assert!(zone.holds(small(4000, 7735)) && !zone.holds(small(4000, 7734)));
    assert!(zone.holds(small(135, 9009)) && !zone.holds(small(134, 9009)));
}

/// C6.7, C6.8, C9.12: a base touches what it stands on, what it stands in, and what is half a millimetre away.
#[test]
fn touching_a_piece() {
    let table = table(vec![obstacle((3000, 3000), (5000, 4000), 900), area((5600, 3000), (6600, 4000))]);
    let beside = trooper(2860, 3500);
    assert!(table.touches_piece(beside, PieceId(0)));
    assert!(!table.touches_piece(beside.moved(at(2859, 3500), 0), PieceId(0)));
    assert!(table.touches_piece(beside.moved(at(3500, 3500), 900), PieceId(0)), "on it");
    assert!(table.touches_piece(trooper(6100, 3500), PieceId(1)), "in it");
    let higher = trooper(6735, 3500);
    assert!(table.touches_piece(higher.moved(higher.at, 1020), PieceId(1)));
    assert!(!table.touches_piece(higher.moved(higher.at, 1021), PieceId(1)));
    assert_eq!(table.piece(PieceId(0)).polygon.gap(small(2000, 3500)), 865);
    assert_eq!(table.piece(PieceId(0)).polygon.gap(small(4000, 3500)), 0);
}

#[test]
fn tables_that_are_none() {
    let piece = |x: i32, height: u32| obstacle((x, 0), (x + 10, 10), height);
    let new = |pieces: Vec<Piece>| Table::new([9144, 9144], pieces).unwrap_err();
    assert_eq!(Table::new([0, 9144], vec![]).unwrap_err(), TableError::Side(0));
    assert_eq!(Table::new([9144, MOST_SIDE + 1], vec![]).unwrap_err(), TableError::Side(MOST_SIDE + 1));
    assert_eq!(new((0..65).map(|n| piece(20 * n, 100)).collect()), TableError::Pieces(65));
    assert_eq!(new(vec![piece(0, 100), piece(50, 30_001)]), TableError::Height { piece: 1, height: 30_001 });
    assert_eq!(new(vec![piece(60_000, 100)]), TableError::Apart { piece: 0 });
    let saw = (0..64).map(|n| at(n, n % 2)).chain([at(32, 90)]).collect();
    let saw = Piece { polygon: Polygon::new(saw).unwrap(), ..piece(0, 100) };
    assert_eq!(new(vec![saw]), TableError::Corners { piece: 0, corners: 65 });
}

/// S5: pieces do not overlap. They may touch, along an edge or at a corner.
#[test]
fn pieces_that_overlap() {
    let polygon = |corners: &[(i32, i32)]| {
        let corners = corners.iter().map(|&(x, y)| at(x, y)).collect();
        Piece { polygon: Polygon::new(corners).unwrap(), ..obstacle((0, 0), (1, 1), 100) }
    };
    let square = || obstacle((100, 100), (200, 200), 100);
    for (what, other, overlaps) in [
        ("the same", square(), true),
        ("the same from another corner on", polygon(&[(200, 200), (100, 200), (100, 100), (200, 100)]), true),
        ("side by side", obstacle((200, 100), (300, 200), 100), false),
        ("side by side in part", obstacle((200, 150), (300, 300), 100), false),
        ("corner to corner", obstacle((200, 200), (300, 300), 100), false),
        ("one inside", obstacle((120, 120), (150, 150), 100), true),
        ("one inside at the edge", obstacle((100, 120), (150, 150), 100), true),
        ("across", obstacle((50, 120), (250, 150), 100), true),
        ("from corner to corner", polygon(&[(100, 100), (200, 200), (200, 250), (50, 100)]), true),
        ("a corner pushed in", polygon(&[(150, 150), (300, 100), (300, 300)]), true),
        ("a corner on an edge", polygon(&[(200, 150), (300, 100), (300, 300)]), false),
        ("inside, through the corners", polygon(&[(100, 100), (200, 200), (100, 200)]), true),
    ] {
        let there = table(vec![square(), other]);
        assert_eq!(!there.overlapping_pieces().is_empty(), overlaps, "{what}");
    }
}

/// Overlap of polygons against cells: two rectilinear shapes on a coarse grid overlap if they share a cell.
#[test]
fn overlap_agrees_with_cells() {
    let shape = |random: &mut Random| {
        // Columns that grow from a common line, none without height: a simple polygon, often with corners on each other's edges.
        let (left, floor) = (random.within(0..4), random.within(3..6));
        let columns: Vec<(i32, i32)> =
            (0..1 + random.below(4)).map(|_| (random.within(1..4), random.within(0..3))).collect();
        let mut corners: Vec<Point> = Vec::new();
        for (n, &(up, _)) in columns.iter().enumerate() {
            let x = left + n as i32;
            corners.extend([at(x, floor - up), at(x + 1, floor - up)]);
        }
        for (n, &(_, down)) in columns.iter().enumerate().rev() {
            let x = left + n as i32;
            corners.extend([at(x + 1, floor + down), at(x, floor + down)]);
        }
        corners.dedup();
        let cells: Vec<(i32, i32)> = columns
            .iter()
            .enumerate()
            .flat_map(|(n, &(up, down))| (floor - up..floor + down).map(move |y| (left + n as i32, y)))
            .collect();
        (Polygon::new(corners), cells)
    };
    with_seeds(3_000, |random| {
        let ((one, cells), (other, others)) = (shape(random), shape(random));
        let (Ok(one), Ok(other)) = (one, other) else { return };
        let expected = cells.iter().any(|cell| others.contains(cell));
        let piece = |polygon: Polygon| Piece { polygon, ..obstacle((0, 0), (1, 1), 100) };
        let table = table(vec![piece(one), piece(other)]);
        assert_eq!(!table.overlapping_pieces().is_empty(), expected);
    });
}

/// Holding and overlapping against the definition: every point of the circle, tried on a fine ring.
#[test]
fn circles_agree_with_their_points() {
    with_seeds(2_000, |random| {
        let corners = (0..3 + random.below(4))
            .map(|_| at(random.within(0..400), random.within(0..400)))
            .collect::<Vec<_>>();
        let Ok(polygon) = Polygon::new(corners) else { return };
        let piece = Piece { kind: Kind::Area, cover: Cover::None, polygon, ..obstacle((0, 0), (1, 1), 100) };
        let circle = Circle { centre: at(random.within(-100..500), random.within(-100..500)), radius: 60 };
        let inner = Circle { radius: 57, ..circle };
        let points = |circle: Circle| {
            let (x, y) = (circle.centre.x(), circle.centre.y());
            let all = (x - 60..=x + 60).flat_map(move |x| (y - 60..=y + 60).map(move |y| at(x, y)));
            all.filter(move |&point| circle.contains(point))
        };
        let inside = |circle| points(circle).all(|point| piece.polygon.contains(point));
        let meets = |circle| points(circle).any(|point| piece.polygon.contains(point));
        // The points of a circle have whole coordinates, so its rim is known to two units.
        assert!(!piece.holds(circle) || inside(inner));
        assert!(!inside(Circle { radius: 62, ..circle }) || piece.holds(circle));
        assert!(!meets(inner) || piece.overlaps(circle));
        let gap = piece.polygon.gap(circle);
        assert!(piece.polygon.is_within(circle, gap + 1));
        assert!(gap == 0 || !piece.polygon.is_within(circle, gap - 1) && !piece.overlaps(circle));
    });
}
