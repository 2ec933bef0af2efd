//! Shapes held to slower definitions of the same, and to the cases where an edge or a corner decides.

use std::cmp::Ordering;

use crate::plane::{Bounds, Circle, LIMIT, Point, Polygon, PolygonError, Shape};
use crate::random::{Random, with_seeds};

fn points(list: &[(i32, i32)]) -> Vec<Point> {
    list.iter().map(|&(x, y)| Point::new(x, y)).collect()
}

fn polygon(list: &[(i32, i32)]) -> Polygon {
    Polygon::new(points(list)).unwrap()
}

/// ```text
/// 4 +-----+     +-----+
///   |      \   /      |
/// 2 |        +        |    a castle wall with a notch, its deepest point at (4,2)
///   |                 |
/// 0 +-----------------+
///   0        4        8
/// ```
fn notched() -> Polygon {
    polygon(&[(0, 0), (8, 0), (8, 4), (6, 4), (4, 2), (2, 4), (0, 4)])
}

#[test]
fn edges_and_corners_are_inside() {
    let wall = notched();
    for inside in points(&[(0, 0), (8, 4), (4, 2), (4, 0), (0, 3), (3, 3), (5, 3), (1, 4), (1, 1), (7, 2)]) {
        assert!(wall.contains(inside), "{inside:?}");
    }
    for outside in points(&[(4, 3), (4, 4), (3, 4), (-1, 0), (-1, 2), (9, 2), (9, 4), (4, -1), (-1, 4)]) {
        assert!(!wall.contains(outside), "{outside:?}");
    }
}

#[test]
fn a_circle_holds_what_is_exactly_on_it() {
    let circle = Circle { centre: Point::new(10, -10), radius: 5 };
    let on = points(&[(15, -10), (13, -6), (6, -13), (10, -5)]);
    assert!(on.iter().all(|&point| circle.contains(point)));
    assert!(!circle.contains(Point::new(14, -6)));
    let point = Circle { radius: 0, ..circle };
    assert!(point.contains(circle.centre) && !point.contains(Point::new(10, -9)));
}

#[test]
fn nothing_overflows_at_the_ends_of_the_plane() {
    let (low, high) = (Point::new(-LIMIT, -LIMIT), Point::new(LIMIT, LIMIT));
    assert_eq!(low.squared_distance(high), 8_000_000_000_000_000_000);
    assert!(Circle { centre: low, radius: u32::MAX }.contains(high));
    assert!(!Circle { centre: low, radius: 2_828_427_124 }.contains(high), "the diagonal is longer");
    assert!(Circle { centre: low, radius: 2_828_427_125 }.contains(high));
    assert_eq!(Circle { centre: high, radius: u32::MAX }.bounds(), Bounds::around([low, high]).unwrap());
    let all = polygon(&[(-LIMIT, -LIMIT), (LIMIT, -LIMIT), (LIMIT, LIMIT), (-LIMIT, LIMIT)]);
    assert_eq!(all.sample(|n| n - 1), high);
    assert_eq!(all.sample(|_| 0), low);
    let half = polygon(&[(-LIMIT, -LIMIT), (LIMIT, LIMIT), (-LIMIT, LIMIT)]);
    assert!(half.contains(Point::new(LIMIT - 1, LIMIT - 1)) && !half.contains(Point::new(LIMIT, LIMIT - 1)));
    assert_eq!(Point::checked(LIMIT + 1, 0), None);
    assert_eq!(Point::checked(0, -LIMIT - 1), None);
}

#[test]
fn a_line_that_meets_itself_is_no_polygon() {
    let refused = |list: &[(i32, i32)]| Polygon::new(points(list)).unwrap_err();
    assert_eq!(refused(&[(0, 0), (1, 1)]), PolygonError::TooFewCorners);
    for (what, list, edges) in [
        ("a bow", &[(0, 0), (4, 4), (4, 0), (0, 4)][..], (0, 2)),
        ("a flat triangle", &[(0, 0), (4, 0), (2, 0)], (0, 1)),
        ("a spike", &[(0, 0), (4, 0), (9, 0), (6, 0), (4, 4)], (1, 2)),
        ("a corner twice in a row", &[(0, 0), (4, 0), (4, 0), (4, 4)], (0, 1)),
        ("a spike at the first corner", &[(0, 0), (4, 0), (4, 4), (9, 4), (9, 0)], (0, 4)),
        ("a corner on an edge", &[(0, 0), (8, 0), (8, 4), (4, 0), (0, 4)], (0, 2)),
        ("two corners in one place", &[(0, 0), (4, 4), (8, 0), (8, 8), (4, 4), (0, 8)], (0, 3)),
    ] {
        assert_eq!(refused(list), PolygonError::EdgesMeet(edges.0, edges.1), "{what}");
    }
    // A corner in the middle of a straight line does no harm.
    assert!(polygon(&[(0, 0), (2, 0), (4, 0), (4, 4)]).contains(Point::new(2, 0)));
}

#[test]
fn points_and_polygons_are_written_as_lists() {
    let triangle = polygon(&[(0, 0), (4, 0), (0, -3)]);
    let text = serde_json::to_string(&triangle).unwrap();
    assert_eq!(text, "[[0,0],[4,0],[0,-3]]");
    assert_eq!(serde_json::from_str::<Polygon>(&text).unwrap(), triangle);
    assert!(serde_json::from_str::<Polygon>("[[0,0],[4,0]]").is_err());
    assert!(serde_json::from_str::<Point>("[0,1000000001]").is_err());
}

/// Every quarter of a circle is drawn from about as often as it is large.
#[test]
fn samples_are_spread_evenly() {
    let circle = Circle { centre: Point::new(500, 500), radius: 400 };
    let mut state = 1_u64;
    let mut below = |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((state >> 32) * u64::from(n)) >> 32) as u32
    };
    let mut quarters = [0; 4];
    let mut n_inner = 0;
    for _ in 0..8_000 {
        let point = circle.sample(&mut below);
        assert!(circle.contains(point));
        quarters[usize::from(point.x() < 500) * 2 + usize::from(point.y() < 500)] += 1;
        n_inner += usize::from(circle.centre.squared_distance(point) <= 200 * 200);
    }
    assert!(quarters.iter().all(|n| (1_850..2_150).contains(n)), "{quarters:?}");
    assert!((1_850..2_150).contains(&n_inner), "{n_inner} in the inner half, a quarter of the area");
}

/// A splinter of its rectangle: drawing ends all the same, inside.
#[test]
fn drawing_from_a_splinter_ends() {
    let splinter = polygon(&[(0, 0), (1_000_000, 999_999), (1_000_000, 1_000_000)]);
    let mut draws = 0;
    let point = splinter.sample(|n| {
        draws += 1;
        if draws % 2 == 1 { 0 } else { n - 1 }
    });
    assert_eq!((point, draws), (Point::new(0, 0), 2 * Polygon::TRIES));
}

/// Whether a point lies in a triangle, edges included: on no two sides of its edges.
fn in_triangle(a: Point, b: Point, c: Point, point: Point) -> bool {
    let sides = [a.side(b, point), b.side(c, point), c.side(a, point)];
    sides.iter().all(|&side| side >= 0) || sides.iter().all(|&side| side <= 0)
}

/// Points round the origin, by angle, one for each direction, no two neighbours half a turn or more apart: a polygon
/// that is seen whole from the origin, and the triangles between the origin and its edges cover it.
fn star(random: &mut Random) -> Vec<Point> {
    let middle = Point::new(0, 0);
    let is_lower = |point: Point| (point.y(), point.x()) < (0, 0);
    let by_angle =
        |a: &Point, b: &Point| is_lower(*a).cmp(&is_lower(*b)).then_with(|| 0.cmp(&middle.side(*a, *b)));
    loop {
        let mut corners = random.fewer_than(12, |random| any_point(random, 12));
        corners.retain(|&corner| corner != middle);
        corners.sort_by(by_angle);
        corners.dedup_by(|a, b| by_angle(a, b) == Ordering::Equal);
        let next = corners.iter().cycle().skip(1);
        if corners.len() >= 3 && corners.iter().zip(next).all(|(&a, &b)| middle.side(a, b) > 0) {
            return corners;
        }
    }
}

/// A point that lies at most so far from the axes.
fn any_point(random: &mut Random, far: i32) -> Point {
    Point::new(random.within(-far..far + 1), random.within(-far..far + 1))
}

#[test]
fn a_star_is_made_of_triangles() {
    with_seeds(256, |random| {
        let corners = star(random);
        let middle = Point::new(0, 0);
        let next = || corners.iter().copied().cycle().skip(1);
        let is_in_a_triangle =
            |point| corners.iter().zip(next()).any(|(&a, b)| in_triangle(middle, a, b, point));
        let star = Polygon::new(corners.clone()).unwrap();
        // The same polygon elsewhere, from another corner on, the other way round.
        let shift = any_point(random, 50);
        let moved = |point: Point| Point::new(point.x() + shift.x(), point.y() + shift.y());
        let mut other: Vec<Point> = corners.iter().copied().map(moved).collect();
        other.rotate_left(random.below(corners.len() as u64) as usize);
        other.reverse();
        let other = Polygon::new(other).unwrap();
        for (x, y) in (-13..=13).flat_map(|x| (-13..=13).map(move |y| (x, y))) {
            let point = Point::new(x, y);
            assert_eq!(star.contains(point), is_in_a_triangle(point), "{point:?}");
            assert_eq!(other.contains(moved(point)), star.contains(point), "{point:?}");
        }
    });
}

#[test]
fn samples_lie_inside() {
    with_seeds(256, |random| {
        let corners = star(random);
        let star = Polygon::new(corners.clone()).unwrap();
        let radius = random.below(40) as u32;
        let mut below = |n: u32| random.below(u64::from(n)) as u32;
        let point = star.sample(&mut below);
        assert!(star.contains(point));
        let circle = Circle { centre: corners[0], radius };
        let point = circle.sample(&mut below);
        assert!(circle.contains(point));
        let ((x, y), reach) = (circle.centre.to(point), i64::from(radius));
        assert!(x * x + y * y <= reach * reach);
    });
}

#[test]
fn bounds_hold_the_whole_shape() {
    with_seeds(256, |random| {
        let star = Polygon::new(star(random)).unwrap();
        let (low, high) = (star.bounds().low(), star.bounds().high());
        let point = any_point(random, 20);
        let is_within =
            (low.x()..=high.x()).contains(&point.x()) && (low.y()..=high.y()).contains(&point.y());
        assert!(is_within || !star.contains(point));
    });
}
