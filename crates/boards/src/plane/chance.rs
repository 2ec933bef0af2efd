//! Ends by chance, and points that just miss being one.

use super::field::End;
use super::piece::PieceId;
use super::point::Point;
use super::reach::Reach;

impl Reach<'_> {
    /// A legal end by chance of which somebody says that it will do, from a source of numbers below a given one; the same
    /// numbers give the same end. All ends are equally likely. None if so many draws found none: then there are few or none at all.
    pub fn sample(
        &self,
        tries: u32,
        mut below: impl FnMut(u32) -> u32,
        may_end: impl Fn(Point, Option<PieceId>) -> bool,
    ) -> Option<End> {
        let far = self.farthest();
        let centre = self.mover().at;
        let mut along = |from: i32| from - far as i32 + below(2 * far + 1) as i32;
        let spots = (0..tries).map(|_| Point::checked(along(centre.x()), along(centre.y())));
        let end = |at: Point| self.end_at(at).map(|(tool, way, on)| End { at, on, tool, way });
        spots.flatten().filter_map(end).find(|end| may_end(end.at, end.on))
    }

    /// A point beside the way out of what is reached that is no legal end, though one is at most two units away. None if so many draws
    /// found no end to begin with.
    pub fn near_miss(
        &self,
        tries: u32,
        mut below: impl FnMut(u32) -> u32,
        may_end: impl Fn(Point, Option<PieceId>) -> bool,
    ) -> Option<Point> {
        let far = self.farthest() as i32;
        let End { at: mut inside, .. } = self.sample(tries, &mut below, &may_end)?;
        // Somewhere on the way to one of the four corners far outside it ends, for the first time or another.
        let (east, south) = (below(2) == 0, below(2) == 0);
        let side = |is_up: bool| if is_up { 2 * far + 1 } else { -2 * far - 1 };
        let mut outside =
            Point::checked(self.mover().at.x() + side(east), self.mover().at.y() + side(south))?;
        while inside.squared_distance(outside) > 2 {
            let (x, y) = (i32::midpoint(inside.x(), outside.x()), i32::midpoint(inside.y(), outside.y()));
            let middle = Point::new(x, y);
            let is_end = self.end_at(middle).is_some_and(|(.., on)| may_end(middle, on));
            if is_end { inside = middle } else { outside = middle }
        }
        Some(outside)
    }
}
