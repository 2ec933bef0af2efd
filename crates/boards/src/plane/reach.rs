//! Everywhere a mover comes with one of some tools (C7.4 to C7.9).
//!
//! ```text
//!           .  '  `  .             Straight on it comes as far as both arms are long. Past something in the way leads only a
//!       .   joints    `.  end      bent tool: its joint lies on a circle around the start, on the part of it from which the end is
//!      (   \  .  '  `---x          within the second arm and not behind.
//!      `    (start)  [wall]
//! ```
//!
//! # How are joints found?
//! Those of a thousand directions are taken one after the other, six units from each other on the longest arm. When something stops a
//! leg, it stops that leg for all joints up to where it ends: as long as it stops the legs of two joints a little apart, it stops those
//! between, because it is convex. So a few dozen legs are looked at, not thousands.
//!
//! What is found is a way on whole units that passes the exact check of a given way. What is not found could be missed only by less than
//! half the distance of two joints.

use super::base::Base;
use super::circle::Circle;
use super::direction::Direction;
use super::movement::{Gait, Tool, Way};
use super::piece::{PieceId, PieceSet};
use super::point::Point;
use super::sweep::{Spot, Sweep, dot, minus};
use super::table::{Table, is_near};

/// How many directions are looked ahead at once for where something ends that stops a leg. On the longest arm, so much of the circle
/// is less than three units from straight.
const STRIDE: i32 = 24;

/// How many directions to either side joints lie at most: an eighth of a turn.
const WIDEST: i32 = 130;

/// Everywhere a mover comes with one of some tools.
///
/// ```
/// use sortie_boards::plane::{Base, Cover, Gait, Kind, Piece, Point, Polygon, Table, Tool};
///
/// let corners = [(4500, 3600), (4600, 3600), (4600, 4150), (4500, 4150)];
/// let polygon = Polygon::new(corners.map(|(x, y)| Point::new(x, y)).to_vec()).unwrap();
/// let wall = Piece {
///     kind: Kind::Obstacle, polygon, height: 900, cover: Cover::Heavy, sight: true, impassable: false,
/// };
/// let table = Table::new([9144, 9144], vec![wall]).unwrap();
/// let mover = Base::new(Point::new(4000, 4000), 135, 420);
/// let reach = table.reach(mover, Tool::up_to(2), Gait::walk(420));
/// let (tool, way) = reach.way_to(Point::new(5000, 4000)).expect("around the wall");
/// assert!(way.joint.is_some());
/// assert!(table.movement_faults(mover, (tool, Gait::walk(420)), way, None, &[]).is_empty());
/// ```
#[derive(Debug, Clone)]
pub struct Reach<'a> {
    table: &'a Table,
    mover: Base,
    gait: Gait,
    tools: Vec<Tool>,
    sweep: Sweep,
    /// The pieces on which an end could stand, or half stand.
    near: PieceSet,
}

/// How an end was reached, so that its neighbour may be reached the same way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Trail {
    /// Not at all.
    #[default]
    None,
    /// Straight.
    Straight,
    /// With the tool of this number and a joint there.
    Bent(u8, Spot),
}

impl Table {
    /// Everywhere a mover comes with one of some tools, crossing what its gait crosses.
    pub fn reach(&self, mover: Base, tools: &[Tool], gait: Gait) -> Reach<'_> {
        let mut tools = if is_near(mover.at) { tools.to_vec() } else { Vec::new() };
        tools.sort_unstable();
        let mut sweep = Sweep::new(mover.radius);
        let mut near = PieceSet::EMPTY;
        let farthest = tools.last().map_or(0, |tool| 2 * tool.run(mover.radius));
        for (id, piece) in self.pieces_near(mover, farthest) {
            near.insert(id);
            if gait.is_stopped_by(mover.level, piece) {
                self.parts(id).iter().for_each(|part| sweep.add(mover.at, part, farthest.into()));
            }
        }
        Reach { table: self, mover, gait, tools, sweep, near }
    }
}

impl Reach<'_> {
    /// Who moves.
    pub fn mover(&self) -> Base {
        self.mover
    }

    /// How far it comes in the open, from centre to centre (C7.5).
    pub fn farthest(&self) -> u32 {
        self.tools.last().map_or(0, |tool| 2 * tool.run(self.mover.radius))
    }

    /// A way to an end where it may stand, on an obstacle or on none, if there is one: the level is not too different (C7.7 to
    /// C7.9) and the ground can be stood on (C7.10). Others are not looked at.
    pub fn leads_to(&self, end: Point, on: Option<PieceId>) -> Option<(Tool, Way)> {
        let (tool, way, found) = self.end_at(end)?;
        (found == on).then_some((tool, way))
    }

    /// The same wherever it stands there; and on which obstacle it does.
    pub fn end_at(&self, end: Point) -> Option<(Tool, Way, Option<PieceId>)> {
        let (trail, on) = self.end_by(end, [Trail::None; 2])?;
        let (tool, way) = self.way_along(trail, end);
        Some((tool, way, on))
    }

    /// The same as it was reached, by the joint of a neighbour if that will do.
    pub(super) fn end_by(&self, end: Point, hints: [Trail; 2]) -> Option<(Trail, Option<PieceId>)> {
        if self.mover.at.squared_distance(end) > i64::from(self.farthest()).pow(2) {
            return None;
        }
        let on = self.table.footing(Circle { centre: end, radius: self.mover.radius }, self.near)?;
        if self.table.level(on).abs_diff(self.mover.level) > self.gait.climb {
            return None;
        }
        Some((self.trail_to(end, hints)?, on))
    }

    /// A way to a point past everything that stops the mover, whether it may stand there or not; with the slowest tool if it is straight.
    pub fn way_to(&self, end: Point) -> Option<(Tool, Way)> {
        self.trail_to(end, [Trail::None; 2]).map(|trail| self.way_along(trail, end))
    }

    /// The way that was found to an end.
    pub(super) fn way_along(&self, trail: Trail, end: Point) -> (Tool, Way) {
        let squared = self.mover.at.squared_distance(end);
        match trail {
            Trail::Bent(tool, (x, y)) => {
                let joint = Point::new(self.mover.at.x() + x as i32, self.mover.at.y() + y as i32);
                (self.tools[usize::from(tool)], Way::bent(joint, end))
            }
            Trail::Straight | Trail::None => {
                let is_long_enough = |tool: &&Tool| squared <= (2 * self.run(**tool)).pow(2);
                let tool = self.tools.iter().find(is_long_enough).or(self.tools.last());
                (tool.copied().unwrap_or(Tool { arm: 0 }), Way::straight(end))
            }
        }
    }

    fn trail_to(&self, end: Point, hints: [Trail; 2]) -> Option<Trail> {
        let to = self.mover.at.to(end);
        let squared = dot(to, to);
        let run = self.tools.last().map(|&tool| self.run(tool))?;
        if squared > 4 * run * run {
            return None;
        }
        if self.sweep.stopped_by((0, 0), to).is_none() {
            return Some(Trail::Straight);
        }
        let leads = |hint: &Trail| match *hint {
            Trail::Bent(tool, joint) => {
                let run = self.run(self.tools[usize::from(tool)]);
                fits(joint, to, run) && self.sweep.stopped_by(joint, to).is_none()
            }
            Trail::Straight | Trail::None => false,
        };
        if let Some(hint) = hints.into_iter().find(leads) {
            return Some(hint);
        }
        // A bend leads at least as far from the start as the joint.
        (0..self.tools.len()).find_map(|n| {
            let run = self.run(self.tools[n]);
            let bends = run * run <= squared && squared <= 4 * run * run;
            let joint = if bends { self.joint(run, to) } else { None };
            joint.map(|joint| Trail::Bent(n as u8, joint))
        })
    }

    /// A joint from which an end is reached, so far from the start.
    fn joint(&self, run: i64, end: Spot) -> Option<Spot> {
        let middle = Direction::of(end);
        let at = |by: i32| middle.turned(by).reach(run);
        let fits = |by: i32| fits(at(by), end, run);
        let (first, last) = (-widest(|by| fits(-by))?, widest(fits)?);
        let mut by = first;
        while by <= last {
            let joint = at(by);
            if let Some(part) = self.sweep.stopped_by((0, 0), joint) {
                by = skip(by, last, |by| self.sweep.stops(part, (0, 0), at(by)));
            } else if let Some(part) = self.sweep.stopped_by(joint, end) {
                by = skip(by, last, |by| self.sweep.stops(part, at(by), end));
            } else {
                return Some(joint);
            }
        }
        None
    }

    fn run(&self, tool: Tool) -> i64 {
        tool.run(self.mover.radius).into()
    }
}

/// Whether a second arm reaches an end from a joint, with a bend of no more than a right angle.
fn fits(joint: Spot, end: Spot, run: i64) -> bool {
    let second = minus(end, joint);
    dot(second, second) <= run * run && dot(joint, second) >= 0
}

/// The largest number that fits, where all below it do; none if not even nothing fits.
fn widest(fits: impl Fn(i32) -> bool) -> Option<i32> {
    if !fits(0) {
        return None;
    }
    let (mut low, mut high) = (0, WIDEST);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        if fits(middle) { low = middle } else { high = middle }
    }
    Some(low)
}

/// The first direction after one that is stopped which is not, or one behind the last.
fn skip(from: i32, last: i32, is_stopped: impl Fn(i32) -> bool) -> i32 {
    let mut low = from;
    loop {
        let high = (low + STRIDE).min(last + 1);
        if high > last || !is_stopped(high) {
            // Somewhere between it ends; behind the last nobody asks.
            let mut end = high;
            while end - low > 1 {
                let middle = i32::midpoint(low, end);
                if is_stopped(middle) { low = middle } else { end = middle }
            }
            return end;
        }
        low = high;
    }
}
