//! Where a unit can move: along the tool, straight or bent (C7).

use serde::Serialize;
use sortie_boards::plane::{Base, Circle, Gait, INCH, PieceId, Point, Tool, Way};
use sortie_kernel::{Draw, Reason};
use ts_rs::TS;

use super::spots::{RING, within};
use super::why::{judged, on_a_piece, refused, world};
use super::{GroundRef, TRIES};
use crate::action::Action;
use crate::choice::Choice;
use crate::content::Content;
use crate::ids::UnitId;
use crate::space::TOKEN_RADIUS;
use crate::world::{Body, Marker, Move, Mover, Reason as Why};

/// Where a unit can move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsMovement")]
pub struct Movement {
    /// Who moves.
    pub unit: UnitId,
    /// What kind of move it is.
    pub action: Action,
    /// Where the terrain is.
    pub ground: GroundRef,
    /// The fastest tool (C7.3).
    pub tool: u8,
    /// What is crossed, and how far the level may change.
    pub gait: Gait,
    /// Where everybody stands, by number.
    pub bodies: Vec<Body>,
    /// Unclaimed tokens that nobody may touch in set-up (C1.17).
    pub markers: Vec<Marker>,
    /// What somebody may want to touch: the tokens of the mission (S16).
    pub marks: Vec<Point>,
    /// Who moves, as space knows it.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) mover: Mover,
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) kind: Move,
    /// A move that is legal, for whoever finds no other.
    pub known: Way,
    /// On which obstacle it ends.
    pub known_on: Option<PieceId>,
}

/// How fine the lattice is in which outlines are found: half an inch.
const STEP: u32 = INCH / 2;

impl Movement {
    /// Where it stands.
    pub(super) fn base(&self) -> Base {
        self.bodies[self.unit.index()].base
    }

    /// Whether a move is legal; the first thing that is wrong, if not.
    pub(crate) fn judge(
        &self,
        content: &Content,
        tool: u8,
        way: Way,
        on: Option<PieceId>,
    ) -> Result<(), Reason> {
        let ground = self.ground.of(content);
        on_a_piece(ground, on)?;
        let world = world(ground, &self.bodies, &self.markers);
        judged(world.moving_reasons(&self.mover, self.kind, tool, way, on))?;
        let end = self.base().moved(way.end, ground.level(on));
        if world.touches_unclaimed(end) { Err(refused(Why::Token)) } else { Ok(()) }
    }

    /// The move that an answer means: as it says, or to the same end another way, if it only says where it ends and cannot go straight.
    pub(crate) fn resolve(
        &self,
        content: &Content,
        tool: u8,
        way: Way,
        on: Option<PieceId>,
    ) -> Result<(u8, Way), Reason> {
        let Err(reason) = self.judge(content, tool, way, on) else { return Ok((tool, way)) };
        if way.joint.is_some() || reason != refused(Why::Blocked) {
            return Err(reason);
        }
        let world = world(self.ground.of(content), &self.bodies, &self.markers);
        let reach = world.reach(&self.mover, self.kind);
        let (arms, way) = world.move_to(&self.mover, self.kind, &reach, way.end, on).ok_or(reason)?;
        let tool = (1..=self.tool).find(|tool| Tool::of_speed((*tool).into()) == Some(arms)).ok_or(reason)?;
        self.judge(content, tool, way, on).map(|()| (tool, way))
    }

    /// The lines around everything that can be reached, to be drawn.
    pub(crate) fn outlines(&self, content: &Content) -> Vec<Vec<Point>> {
        let world = world(self.ground.of(content), &self.bodies, &self.markers);
        let reach = world.reach(&self.mover, self.kind);
        reach.field(STEP, |end, on| world.may_end(&self.mover, self.kind, end, on)).outlines
    }

    /// Some legal move, if there is one: to stay, or else somewhere around.
    pub(crate) fn find(&mut self, content: &Content) -> bool {
        let ground = self.ground.of(content);
        let Base { at, radius, .. } = self.base();
        let run = Tool::of_speed(self.tool.into()).map_or(0, |tool| tool.run(radius)) as i32;
        let ring = |part: i32| RING.iter().map(move |(x, y)| (x * run * part / 4000, y * run * part / 4000));
        // Nearest first; twice the run is the length of the tool.
        let spots = [(0, 0)].into_iter().chain((1..=8).flat_map(ring));
        for (x, y) in spots {
            let Some(end) = Point::checked(at.x() + x, at.y() + y) else { continue };
            let on = ground.under(Circle { centre: end, radius });
            let way = Way::straight(end);
            if self.judge(content, self.tool, way, on).is_ok() {
                (self.known, self.known_on) = (way, on);
                return true;
            }
        }
        false
    }

    pub(super) fn sample(&self, content: &Content, draw: &mut Draw) -> Choice {
        let ground = self.ground.of(content);
        let Base { at, radius, .. } = self.base();
        let (action, tool) = (self.action, self.tool);
        let run = Tool::of_speed(tool.into()).map_or(0, |tool| tool.run(radius));
        for _ in 0..TRIES {
            let way = match draw.below(6) {
                0 | 1 => bent(at, run, draw),
                2 => self.touching_way(radius, run, draw),
                _ => within(at, 2 * run, draw).map(Way::straight),
            };
            let Some(way) = way else { continue };
            let on = ground.under(Circle { centre: way.end, radius });
            if self.judge(content, tool, way, on).is_ok() {
                return Choice::Move { action, tool, way, on };
            }
        }
        Choice::Move { action, tool, way: self.known, on: self.known_on }
    }

    /// A way that ends on a token, straight or around a corner: drawn anywhere, hardly one in thirty would.
    fn touching_way(&self, radius: u32, run: u32, draw: &mut Draw) -> Option<Way> {
        let (at, contact) = (self.base().at, radius + TOKEN_RADIUS);
        let is_near = |to: Point, most: u32| at.squared_distance(to) <= i64::from(most).pow(2);
        let near = || self.marks.iter().filter(|mark| is_near(**mark, 2 * run + contact));
        let mark = near().nth(draw.below(near().count().max(1) as u32) as usize)?;
        let end = within(*mark, contact, draw)?;
        if draw.below(2) == 0 {
            return is_near(end, 2 * run).then_some(Way::straight(end));
        }
        let joint = bent(at, run, draw)?.joint?;
        (joint.squared_distance(end) <= i64::from(run).pow(2)).then_some(Way::bent(joint, end))
    }
}

/// A way with a bend: the joint at the hinge, in any direction.
fn bent(at: Point, run: u32, draw: &mut Draw) -> Option<Way> {
    let towards = within(at, 20_000, draw)?;
    let (x, y) = (i64::from(towards.x() - at.x()), i64::from(towards.y() - at.y()));
    let length = (x * x + y * y).isqrt().max(1);
    let run = i64::from(run);
    let joint = Point::checked(at.x() + (x * run / length) as i32, at.y() + (y * run / length) as i32)?;
    Some(Way::bent(joint, within(joint, run as u32, draw)?))
}
