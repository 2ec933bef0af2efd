//! Moving along the tool (C7.4): two arms and a hinge.
//!
//! ```text
//!                  ( E )      The base slides along the tool, so its centre runs straight for as long as its
//!                  /          radius and an arm are together, to the joint, and on for at most as much, at
//! ( A )----------(J)          most at a right angle. Or straight on for at most twice as much.
//! ```

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::base::{BAND, Base};
use super::circle::Circle;
use super::fault::{Fault, Faults};
use super::piece::{Piece, PieceId};
use super::point::Point;
use super::segment::Segment;
use super::table::Table;

/// How much nearer than the hinge a joint may be, so that points with whole coordinates lie on every tool (S4).
pub const PLAY: u32 = 2;

/// A movement tool: two arms of one length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneTool")]
pub struct Tool {
    /// How long each arm is.
    pub arm: u32,
}

impl Tool {
    /// The tools of speed 1 to 3 (C7.2, S1).
    pub const ALL: [Self; 3] = [Self { arm: 375 }, Self { arm: 625 }, Self { arm: 875 }];

    /// The tool of a speed; there is one for 1 to 3.
    pub fn of_speed(speed: u32) -> Option<Self> {
        Self::ALL.get(usize::try_from(speed).ok()?.checked_sub(1)?).copied()
    }

    /// The tools of speed 1 up to this: a slower tool may always be taken (C7.3).
    pub fn up_to(speed: u32) -> &'static [Self] {
        &Self::ALL[..(speed as usize).min(Self::ALL.len())]
    }

    /// How far the centre of a base runs along one arm.
    pub const fn run(self, radius: u32) -> u32 {
        self.arm.saturating_add(radius)
    }
}

/// How somebody moves: what is crossed and where the level may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneGait")]
pub struct Gait {
    /// Solid pieces that rise at most so high above the own level are crossed.
    pub over: u32,
    /// The end is at most so much higher or lower.
    pub climb: u32,
    /// Whether impassable terrain is crossed.
    pub flies: bool,
}

impl Gait {
    /// A standard move of somebody with so high a silhouette (C7.6, C7.7).
    pub const fn walk(silhouette: u32) -> Self {
        Self { over: silhouette, climb: silhouette, flies: false }
    }

    /// A climb of so many bands of height, 1 without Scale (C7.8, K47).
    pub const fn climb(silhouette: u32, bands: u32) -> Self {
        let climb = bands.saturating_mul(BAND);
        Self { over: silhouette.saturating_add(climb), climb, flies: false }
    }

    /// A jump (C7.9, K33).
    pub const fn jump(bands: u32) -> Self {
        let height = bands.saturating_mul(BAND);
        Self { over: height, climb: height, flies: true }
    }

    /// Whether a piece stops somebody who starts on a level (C7.6, C7.8, C7.9).
    pub fn is_stopped_by(self, level: u32, piece: &Piece) -> bool {
        let is_low = piece.height <= level.saturating_add(self.over);
        (piece.impassable && !self.flies) || (piece.is_solid() && !is_low)
    }
}

/// A way along the tool: where its centre bends and where it ends. Written as a list of one or two points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
#[ts(rename = "PlaneWay", as = "Vec<Point>")]
pub struct Way {
    /// Where it bends; nowhere if it is straight.
    pub joint: Option<Point>,
    /// Where it ends.
    pub end: Point,
}

impl Way {
    /// Straight on.
    pub const fn straight(end: Point) -> Self {
        Self { joint: None, end }
    }

    /// With a bend.
    pub const fn bent(joint: Point, end: Point) -> Self {
        Self { joint: Some(joint), end }
    }

    /// The one or two straight lines it consists of.
    fn legs(self, from: Point) -> impl Iterator<Item = Segment> {
        let first = self.joint.map(|joint| Segment { from, to: joint });
        let last = Segment { from: self.joint.unwrap_or(from), to: self.end };
        first.into_iter().chain([last])
    }
}

impl TryFrom<Vec<Point>> for Way {
    type Error = &'static str;

    fn try_from(points: Vec<Point>) -> Result<Self, Self::Error> {
        match points[..] {
            [end] => Ok(Self::straight(end)),
            [joint, end] => Ok(Self::bent(joint, end)),
            _ => Err("a way has an end, and before it at most one joint"),
        }
    }
}

impl From<Way> for Vec<Point> {
    fn from(way: Way) -> Self {
        way.joint.into_iter().chain([way.end]).collect()
    }
}

impl Table {
    /// Everything that is wrong with a move: the way, and the end, on an obstacle or on none, beside other bases. The others
    /// are crossed freely (C7.6); the table may be left on the way.
    pub fn movement_faults(
        &self,
        mover: Base,
        (tool, gait): (Tool, Gait),
        way: Way,
        on: Option<PieceId>,
        others: &[Circle],
    ) -> Faults {
        let end = Circle { centre: way.end, radius: mover.radius };
        let mut faults = self.standing_faults(end, on, others) | shape_faults(mover, tool, way);
        // Whoever names an obstacle that is none has been told; there is no level to compare.
        let level = on.and_then(|on| self.pieces().get(on.index())).map_or(0, |piece| piece.height);
        if level.abs_diff(mover.level) > gait.climb {
            faults.insert(Fault::Level);
        }
        if self.is_blocked(mover, gait, way) {
            faults.insert(Fault::Blocked);
        }
        faults
    }

    /// Whether something on the way stops the sliding base: it may not overlap what is impassable or too high; touching is free
    /// (C7.6, C7.8, C7.9).
    pub fn is_blocked(&self, mover: Base, gait: Gait, way: Way) -> bool {
        let mut stops = self.pieces().iter().filter(|piece| gait.is_stopped_by(mover.level, piece));
        stops.any(|piece| way.legs(mover.at).any(|leg| piece.polygon.is_swept(leg, mover.radius)))
    }
}

/// Whether the tool can be laid along a way (C7.4, S4). All comparisons are made on squares.
fn shape_faults(mover: Base, tool: Tool, way: Way) -> Faults {
    let square = |length: u64| u128::from(length) * u128::from(length);
    let squared = |one: Point, other: Point| u128::from(one.squared_distance(other).unsigned_abs());
    let run = u64::from(tool.run(mover.radius));
    let mut faults = Faults::EMPTY;
    let Some(joint) = way.joint else {
        if squared(mover.at, way.end) > square(2 * run) {
            faults.insert(Fault::Length);
        }
        return faults;
    };
    let first = squared(mover.at, joint);
    let is_at_hinge = square(run.saturating_sub(u64::from(PLAY))) <= first && first <= square(run);
    if !is_at_hinge || squared(joint, way.end) > square(run) {
        faults.insert(Fault::Length);
    }
    let ((x, y), (on_x, on_y)) = (mover.at.to(joint), joint.to(way.end));
    if x * on_x + y * on_y < 0 {
        faults.insert(Fault::Bend);
    }
    faults
}
