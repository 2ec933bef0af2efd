//! Whether two polygons cover the same ground.

use super::point::Point;
use super::polygon::Polygon;
use super::segment::Segment;
use super::shape::Shape;

/// Whether two polygons overlap; those that merely touch do not. Their coordinates are at most half of what is possible.
///
/// Either two edges cross, or the edges only touch. Then every edge is cut where a corner of the other polygon lies on it, and
/// each part lies inside the other, outside, or on its edge, and so does its middle. With all of both on the edge of the
/// other they are the same polygon.
pub(super) fn overlap(one: &Polygon, other: &Polygon) -> bool {
    if !one.bounds().comes_near(other.bounds()) {
        return false;
    }
    let crosses = |a: Segment, b: Segment| {
        let apart = |from: Point, to: Point, c: Point, d: Point| {
            from.side(to, c).signum() * from.side(to, d).signum() < 0
        };
        apart(a.from, a.to, b.from, b.to) && apart(b.from, b.to, a.from, a.to)
    };
    if one.edges().any(|a| other.edges().any(|b| crosses(a, b))) {
        return true;
    }
    let (here, there) = (place(one, other), place(other, one));
    here == Place::Inside || there == Place::Inside || (here == Place::Edge && there == Place::Edge)
}

/// Where the edge of a polygon lies in another.
#[derive(PartialEq)]
enum Place {
    /// Part of it is inside.
    Inside,
    /// All of it is on the edge.
    Edge,
    /// Neither.
    Outside,
}

/// Where the edge of one polygon lies in another, whose edges it does not cross.
fn place(one: &Polygon, other: &Polygon) -> Place {
    let doubled = other.doubled();
    let mut is_on_edge = true;
    for edge in one.edges() {
        let mut cuts: Vec<Point> = other.corners().iter().copied().filter(|&at| edge.holds(at)).collect();
        cuts.extend([edge.from, edge.to]);
        cuts.sort_by_key(|&at| edge.from.squared_distance(at));
        for part in cuts.windows(2).filter(|part| part[0] != part[1]) {
            let middle = Point::new(part[0].x() + part[1].x(), part[0].y() + part[1].y());
            if !doubled.edges().any(|edge| edge.holds(middle)) {
                if doubled.contains(middle) {
                    return Place::Inside;
                }
                is_on_edge = false;
            }
        }
    }
    if is_on_edge { Place::Edge } else { Place::Outside }
}
