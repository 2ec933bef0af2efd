//! Answers on the plane: where a unit moves, is set up, where a token lies (C7, C1.15, C12.4).
//!
//! A region is what its seat may know and nothing else, so it carries where everybody stands; the terrain is in the content.

use serde::Serialize;
use sortie_boards::plane::{
    Base, Bounds, CONTACT, Circle, Gait, INCH, PieceId, Point, Shape, Table, Tool, Way,
};
use sortie_kernel::{Draw, Game, Reason, Rule};
use ts_rs::TS;

use crate::action::Action;
use crate::choice::Choice;
use crate::content::{Condition, Content, MissionId, TableId};
use crate::ids::{TokenId, UnitId};
use crate::space::TOKEN_RADIUS;
use crate::world::{Body, Marker, Move, Mover, Reason as Why, Reasons, World};

/// A set of answers that is too large to be listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "region", rename_all = "snake_case")]
#[ts(rename = "SpecopsRegion")]
pub enum Region {
    /// Along the tool (C7.4).
    Move(Box<Movement>),
    /// A unit is set up.
    Place(Box<Placement>),
    /// A token face down is laid (C15.1).
    Hide(Box<Placement>),
    /// A claimed token beside its holder (C12.4).
    Lay(Laying),
}

/// The terrain of a table, as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsGroundRef")]
pub struct GroundRef {
    /// Which table.
    pub table: TableId,
    /// Whether it is turned (C1.8).
    pub is_turned: bool,
}

impl GroundRef {
    fn of(self, content: &Content) -> &Table {
        content.table(self.table).ground(self.is_turned)
    }
}

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

/// Where something is set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsPlacement")]
pub struct Placement {
    /// Who is set up, or for whom a token is laid.
    pub unit: UnitId,
    /// Where the terrain is.
    pub ground: GroundRef,
    /// The base, wherever it is.
    pub base: Base,
    /// Where it may be.
    pub area: Area,
    /// Where everybody stands, by number. A token that is laid has nobody in its way.
    pub bodies: Vec<Body>,
    /// Farther than so many inches from every enemy (K31).
    pub apart: Option<u32>,
    /// Unclaimed tokens that nobody may touch (C1.17).
    pub markers: Vec<Marker>,
    /// A place that is legal.
    pub known: Point,
}

/// Where on the table something may be set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "area", rename_all = "snake_case")]
#[ts(rename = "SpecopsArea")]
pub enum Area {
    /// Wholly inside one of these zones of the mission (C1.15, S6).
    Zones {
        /// The mission.
        mission: MissionId,
        /// The zones by number.
        zones: Vec<u8>,
    },
    /// Wholly in the southern half, or the northern one (K31).
    Half {
        /// Whether it is the southern one.
        south: bool,
    },
    /// Within so many inches of something (C15.4).
    Around {
        /// Of what.
        base: Base,
        /// How far.
        inches: u32,
    },
    /// In base contact with one of these (M3.3, M3.6).
    Touching {
        /// With which.
        bases: Vec<Base>,
    },
}

/// Where a claimed token may be placed again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsLaying")]
pub struct Laying {
    /// Which token.
    pub token: TokenId,
    /// Where the terrain is.
    pub ground: GroundRef,
    /// Its holder.
    pub holder: Base,
}

/// A point that is hard to find is not looked for longer than this; then the known one is taken.
const TRIES: usize = 48;

/// How fine the lattice is in which outlines are found: half an inch.
const STEP: u32 = INCH / 2;

fn because<T>(code: &'static str, rule: &'static str) -> Result<T, Reason> {
    Err(Reason { code, rule: Some(Rule(rule)) })
}

/// The code of what is wrong, and the rule.
fn refused(reason: Why) -> Reason {
    let (code, rule) = match reason {
        Why::Bend => ("specops-bend", "C7.2"),
        Why::Blocked => ("specops-blocked", "C7.6"),
        Why::Engaged => ("specops-engaged", "C13.2"),
        Why::Impassable => ("specops-impassable", "C7.10"),
        Why::Length => ("specops-length", "C7.4"),
        Why::Level => ("specops-level", "C7.7"),
        Why::Melee => ("specops-melee", "C7.11"),
        Why::Overlap => ("specops-overlap", "C7.10"),
        Why::Partly => ("specops-partly", "C7.10"),
        Why::Scatter => ("specops-scatter", "C7.10"),
        Why::Speed => ("specops-speed", "C7.3"),
        Why::Table => ("specops-off-table", "C7.10"),
        Why::Token => ("specops-token", "C1.17"),
        Why::Zone => ("specops-zone", "C1.15"),
    };
    Reason { code, rule: Some(Rule(rule)) }
}

/// Who names an obstacle that is none stands on nothing (C7.10).
fn on_a_piece(ground: &Table, on: Option<PieceId>) -> Result<(), Reason> {
    let is_none = on.is_some_and(|on| on.index() >= ground.pieces().len());
    if is_none { Err(refused(Why::Partly)) } else { Ok(()) }
}

/// The first thing that is wrong.
fn judged(reasons: Reasons) -> Result<(), Reason> {
    reasons.iter().next().map_or(Ok(()), |reason| Err(refused(reason)))
}

/// The world as far as a region needs it: conditions do not matter for where somebody stands.
fn world<'a>(ground: &'a Table, bodies: &'a [Body], markers: &'a [Marker]) -> World<'a> {
    World { table: ground, bodies, markers, condition: Condition::Clear }
}

impl Movement {
    /// Where it stands.
    fn base(&self) -> Base {
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

    fn sample(&self, content: &Content, draw: &mut Draw) -> Choice {
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
fn within(at: Point, most: u32, draw: &mut Draw) -> Option<Point> {
    let offset = |draw: &mut Draw| draw.below(2 * most + 1) as i32 - most as i32;
    let (x, y) = (offset(draw), offset(draw));
    let is_near = i64::from(x).pow(2) + i64::from(y).pow(2) <= i64::from(most).pow(2);
    is_near.then(|| Point::checked(at.x() + x, at.y() + y)).flatten()
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

impl Area {
    /// Whether a base lies in it.
    fn holds(&self, content: &Content, base: Base) -> bool {
        match self {
            Self::Zones { mission, zones } => {
                let all = &content.mission(*mission).zones;
                zones.iter().any(|zone| all[usize::from(*zone)].area.holds(base.footprint()))
            }
            Self::Half { south } => {
                let (middle, radius) = ((content_side() / 2) as i32, base.radius as i32);
                if *south { base.at.y() - radius >= middle } else { base.at.y() + radius <= middle }
            }
            Self::Around { base: around, inches } => base.is_within(*around, inches * INCH),
            Self::Touching { bases } => bases.iter().any(|other| other.touches(base)),
        }
    }

    /// Where it lies.
    fn bounds(&self, content: &Content, radius: u32) -> Vec<Bounds> {
        match self {
            Self::Zones { mission, zones } => {
                let all = &content.mission(*mission).zones;
                zones.iter().map(|zone| all[usize::from(*zone)].area.bounds()).collect()
            }
            Self::Half { south } => {
                let side = content_side() as i32;
                let (top, bottom) = if *south { (side / 2, side) } else { (0, side / 2) };
                vec![rectangle(Point::new(0, top), Point::new(side, bottom))]
            }
            Self::Around { base, inches } => {
                vec![square(base.at, base.radius + inches * INCH + radius)]
            }
            Self::Touching { bases } => {
                bases.iter().map(|base| square(base.at, base.radius + radius + CONTACT)).collect()
            }
        }
    }
}

const fn content_side() -> u32 {
    crate::content::TableMap::SIDE
}

/// The rectangle between two corners.
fn rectangle(low: Point, high: Point) -> Bounds {
    Bounds::around([low, high]).expect("two corners")
}

/// The square around a point.
fn square(at: Point, reach: u32) -> Bounds {
    Circle { centre: at, radius: reach }.bounds()
}

impl Placement {
    /// Whether it may be set up there; the first thing that is wrong, if not.
    pub(crate) fn judge(&self, content: &Content, at: Point, on: Option<PieceId>) -> Result<(), Reason> {
        let ground = self.ground.of(content);
        on_a_piece(ground, on)?;
        let base = self.base.moved(at, ground.level(on));
        // A token that is laid for somebody is no miniature (C15.2).
        if self.bodies.is_empty() {
            if !ground.holds(base.footprint()) {
                return Err(refused(Why::Table));
            }
        } else {
            judged(world(ground, &self.bodies, &self.markers).placing_reasons(self.unit, at, on, None))?;
        }
        if !self.area.holds(content, base) {
            return Err(refused(Why::Zone));
        }
        let side = |unit: UnitId| self.bodies[unit.index()].side;
        let is_near = |inches: u32| {
            let present = self.bodies.iter().filter(|body| body.is_present && body.side != side(self.unit));
            present.into_iter().any(|body| body.base.is_within(base, inches * INCH))
        };
        if self.apart.is_some_and(is_near) {
            return because("specops-too-near", "K31");
        }
        Ok(())
    }

    /// Some legal place, if there is one.
    pub(crate) fn find(&mut self, content: &Content) -> bool {
        let ground = self.ground.of(content);
        let legal = |at: Point| {
            let on = ground.under(Circle { centre: at, radius: self.base.radius });
            self.judge(content, at, on).is_ok()
        };
        let found = match &self.area {
            Area::Touching { bases } => bases.iter().find_map(|base| around(*base, self.base.radius, legal)),
            Area::Zones { .. } | Area::Half { .. } | Area::Around { .. } => {
                self.area.bounds(content, self.base.radius).into_iter().find_map(|bounds| grid(bounds, legal))
            }
        };
        if let Some(at) = found {
            self.known = at;
        }
        found.is_some()
    }

    /// A legal place, drawn.
    pub(crate) fn draw_spot(&self, content: &Content, draw: &mut Draw) -> (Point, Option<PieceId>) {
        let ground = self.ground.of(content);
        let under = |at: Point| ground.under(Circle { centre: at, radius: self.base.radius });
        let bounds = self.area.bounds(content, self.base.radius);
        for _ in 0..TRIES {
            let at = match &self.area {
                Area::Touching { bases } => {
                    beside(bases[draw.below(bases.len() as u32) as usize], self.base.radius, draw)
                }
                Area::Zones { .. } | Area::Half { .. } | Area::Around { .. } => {
                    let bounds = bounds[draw.below(bounds.len() as u32) as usize];
                    somewhere(bounds, draw)
                }
            };
            if let Some(at) = at
                && self.judge(content, at, under(at)).is_ok()
            {
                return (at, under(at));
            }
        }
        (self.known, under(self.known))
    }

    fn near_miss(&self) -> Point {
        // Off the table nothing is legal, and one unit is enough for that.
        Point::new(self.base.radius as i32 - 1, self.base.radius as i32)
    }
}

/// The first point of a grid that will do.
fn grid(bounds: Bounds, legal: impl Fn(Point) -> bool) -> Option<Point> {
    const STEP: usize = 90;
    let (low, high) = (bounds.low(), bounds.high());
    let rows = (low.y()..=high.y()).step_by(STEP);
    let mut spots = rows.flat_map(|y| (low.x()..=high.x()).step_by(STEP).map(move |x| Point::new(x, y)));
    spots.find(|at| legal(*at))
}

/// The first point around a base, touching it, that will do: the ring is walked in small steps.
fn around(base: Base, radius: u32, legal: impl Fn(Point) -> bool) -> Option<Point> {
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
fn beside(base: Base, radius: u32, draw: &mut Draw) -> Option<Point> {
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

fn somewhere(bounds: Bounds, draw: &mut Draw) -> Option<Point> {
    let (low, high) = (bounds.low(), bounds.high());
    let along = |from: i32, to: i32, draw: &mut Draw| from + draw.below((to - from).max(0) as u32 + 1) as i32;
    let x = along(low.x(), high.x(), draw);
    Point::checked(x, along(low.y(), high.y(), draw))
}

impl Laying {
    fn judge(&self, content: &Content, at: Point) -> Result<(), Reason> {
        let ground = self.ground.of(content);
        let circle = Circle { centre: at, radius: TOKEN_RADIUS };
        if !ground.holds(circle) {
            return because("specops-off-table", "C12.4");
        }
        if !self.holder.is_within(Base::new(at, TOKEN_RADIUS, 0), CONTACT) {
            return because("specops-holder", "C12.4");
        }
        if ground.pieces().iter().any(|piece| piece.impassable && piece.overlaps(circle)) {
            return because("specops-impassable", "C12.4");
        }
        Ok(())
    }
}

impl<G: Game<Content = Content, Choice = Choice>> sortie_kernel::Region<G> for Region {
    fn concerns(&self, choice: &Choice) -> bool {
        match (self, choice) {
            (Self::Move(movement), Choice::Move { action, .. }) => movement.action == *action,
            (Self::Place(placement), Choice::Place { unit, .. }) => placement.unit == *unit,
            (Self::Hide(placement), Choice::Hide { unit, .. }) => Some(placement.unit) == *unit,
            (Self::Lay(_), Choice::Lay { .. }) => true,
            _ => false,
        }
    }

    fn check(&self, content: &Content, choice: &Choice) -> Result<(), Reason> {
        match (self, choice) {
            (Self::Move(movement), Choice::Move { tool, way, on, .. }) => {
                movement.resolve(content, *tool, *way, *on).map(|_| ())
            }
            (Self::Place(placement), Choice::Place { at, on, .. }) => placement.judge(content, *at, *on),
            (Self::Hide(placement), Choice::Hide { at, .. }) => {
                let under = placement.ground.of(content).under(Circle { centre: *at, radius: TOKEN_RADIUS });
                placement.judge(content, *at, under)
            }
            (Self::Lay(laying), Choice::Lay { at }) => laying.judge(content, *at),
            _ => because("specops-not-now", "C2.3"),
        }
    }

    fn sample(&self, content: &Content, draw: &mut Draw) -> Choice {
        match self {
            Self::Move(movement) => movement.sample(content, draw),
            Self::Place(placement) => {
                let (at, on) = placement.draw_spot(content, draw);
                Choice::Place { unit: placement.unit, at, on }
            }
            Self::Hide(placement) => {
                let (at, _) = placement.draw_spot(content, draw);
                Choice::Hide { unit: Some(placement.unit), at }
            }
            Self::Lay(laying) => {
                let most = laying.holder.radius + TOKEN_RADIUS + CONTACT;
                let spots = std::iter::repeat_with(|| within(laying.holder.at, most, draw));
                let legal = spots.take(TRIES).flatten().find(|at| laying.judge(content, *at).is_ok());
                Choice::Lay { at: legal.unwrap_or(laying.holder.at) }
            }
        }
    }

    fn near_miss(&self, _content: &Content, draw: &mut Draw) -> Option<Choice> {
        Some(match self {
            Self::Move(movement) => {
                let base = movement.base();
                let run = Tool::of_speed(movement.tool.into())?.run(base.radius) as i32;
                let beyond = 2 * run + 1;
                let (x, y) = [(beyond, 0), (-beyond, 0), (0, beyond), (0, -beyond)][draw.below(4) as usize];
                let end = Point::checked(base.at.x() + x, base.at.y() + y)?;
                let (action, tool, way) = (movement.action, movement.tool, Way::straight(end));
                Choice::Move { action, tool, way, on: None }
            }
            Self::Place(placement) => {
                Choice::Place { unit: placement.unit, at: placement.near_miss(), on: None }
            }
            Self::Hide(placement) => Choice::Hide { unit: Some(placement.unit), at: placement.near_miss() },
            Self::Lay(laying) => {
                let beyond = (laying.holder.radius + TOKEN_RADIUS + CONTACT + 1) as i32;
                Choice::Lay { at: Point::checked(laying.holder.at.x() + beyond, laying.holder.at.y())? }
            }
        })
    }
}
