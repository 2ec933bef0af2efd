//! All of what is reached, as a lattice of points with the way to each, and as outlines to draw.

use super::movement::{Tool, Way};
use super::outline::rings;
use super::piece::PieceId;
use super::point::Point;
use super::reach::{Reach, Trail};

/// A legal end with a way to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// Where.
    pub at: Point,
    /// On which obstacle, if on any.
    pub on: Option<PieceId>,
    /// The tool that leads there.
    pub tool: Tool,
    /// The way along it.
    pub way: Way,
}

/// The points of a square lattice around a mover that are legal ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// How far neighbours are from each other.
    pub step: u32,
    /// The legal ends, row by row from the north, each from the west.
    pub ends: Vec<End>,
    /// The lines around them, each closed, to four units: what is left of a line is reached.
    pub outlines: Vec<Vec<Point>>,
}

impl Reach<'_> {
    /// Every legal end on a lattice with this step of which somebody says that it will do, and the outlines of all such ends. Gaps and
    /// spits narrower than the step may be missing from both; whoever wants to know of a single point asks for that.
    pub fn field(&self, step: u32, may_end: impl Fn(Point, Option<PieceId>) -> bool) -> Field {
        let step = step.max(1) as i32;
        // One point more all around is surely not reached.
        let half = self.farthest() as i32 / step + 2;
        let width = 2 * half as usize + 1;
        let centre = self.mover().at;
        let at = |column: i32, row: i32| {
            Point::checked(centre.x() + (column - half) * step, centre.y() + (row - half) * step)
        };
        let (mut ends, mut is_end) = (Vec::new(), vec![false; width * width]);
        // Neighbours mostly share their joint.
        let mut above = vec![Trail::default(); width];
        for row in 0..width as i32 {
            let mut beside = Trail::default();
            for column in 0..width as i32 {
                let Some(point) = at(column, row) else { continue };
                let hints = [beside, above[column as usize]];
                let found = self.end_by(point, hints).filter(|(_, on)| may_end(point, *on));
                beside = Trail::default();
                if let Some((trail, on)) = found {
                    beside = trail;
                    is_end[row as usize * width + column as usize] = true;
                    let (tool, way) = self.way_along(trail, point);
                    ends.push(End { at: point, on, tool, way });
                }
                above[column as usize] = beside;
            }
        }
        let is_in = |point: Point| {
            let found = self.end_by(point, [Trail::default(); 2]);
            found.is_some_and(|(_, on)| may_end(point, on))
        };
        let outlines = rings(&is_end, width, |column, row| at(column as i32, row as i32), is_in);
        Field { step: step as u32, ends, outlines }
    }
}
