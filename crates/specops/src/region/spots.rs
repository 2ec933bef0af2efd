//! Points that may do: around somebody, of a grid, by chance.

use sortie_boards::plane::{Base, Bounds, Point};
use sortie_kernel::Draw;

/// Directions, as thousandths: enough to find a free spot around somebody.
pub(crate) const RING: [(i32, i32); 16] = [
    (1000, 0),
    (924, 383),
    (707, 707),
    (383, 924),
    (0, 1000),
    (-383, 924),
    (-707, 707),
    (-924, 383),
    (-1000, 0),
    (-924, -383),
    (-707, -707),
    (-383, -924),
    (0, -1000),
    (383, -924),
    (707, -707),
    (924, -383),
];

/// A point at most so far from another, if this draw found one.
pub(super) fn within(at: Point, most: u32, draw: &mut Draw) -> Option<Point> {
    let offset = |draw: &mut Draw| draw.below(2 * most + 1) as i32 - most as i32;
    let (x, y) = (offset(draw), offset(draw));
    let is_near = i64::from(x).pow(2) + i64::from(y).pow(2) <= i64::from(most).pow(2);
    is_near.then(|| Point::checked(at.x() + x, at.y() + y)).flatten()
}

/// The first point of a grid that will do.
pub(super) fn grid(bounds: Bounds, legal: impl Fn(Point) -> bool) -> Option<Point> {
    const STEP: usize = 90;
    let (low, high) = (bounds.low(), bounds.high());
    let rows = (low.y()..=high.y()).step_by(STEP);
    let mut spots = rows.flat_map(|y| (low.x()..=high.x()).step_by(STEP).map(move |x| Point::new(x, y)));
    spots.find(|at| legal(*at))
}

/// The first point around a base, touching it, that will do: the ring is walked in small steps.
pub(super) fn around(base: Base, radius: u32, legal: impl Fn(Point) -> bool) -> Option<Point> {
    let reach = (base.radius + radius + 2) as i32;
    let (x, y) = (base.at.x(), base.at.y());
    // Each row of the ring, left and right.
    let spots = (-reach..=reach).step_by(8).flat_map(|down| {
        let across = (i64::from(reach).pow(2) - i64::from(down).pow(2)).isqrt() as i32;
        [Point::checked(x - across, y + down), Point::checked(x + across, y + down)]
    });
    spots.flatten().find(|at| legal(*at))
}

/// A point beside a base, touching it.
pub(super) fn beside(base: Base, radius: u32, draw: &mut Draw) -> Option<Point> {
    let towards = within(base.at, 20_000, draw)?;
    let (x, y) = (i64::from(towards.x() - base.at.x()), i64::from(towards.y() - base.at.y()));
    let length = (x * x + y * y).isqrt().max(1);
    let reach = i64::from(base.radius + radius + 3);
    let to = |offset: i64, length: i64| {
        let scaled = offset * reach;
        // Away from zero, so that the two never overlap.
        (if scaled < 0 { -((-scaled + length - 1) / length) } else { (scaled + length - 1) / length }) as i32
    };
    Point::checked(base.at.x() + to(x, length), base.at.y() + to(y, length))
}

pub(super) fn somewhere(bounds: Bounds, draw: &mut Draw) -> Option<Point> {
    let (low, high) = (bounds.low(), bounds.high());
    let along = |from: i32, to: i32, draw: &mut Draw| from + draw.below((to - from).max(0) as u32 + 1) as i32;
    let x = along(low.x(), high.x(), draw);
    Point::checked(x, along(low.y(), high.y(), draw))
}
