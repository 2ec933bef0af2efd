//! Where something is set up (C1.15, C15.1, C15.4, M1.11, M3.6).

use serde::Serialize;
use sortie_boards::plane::{Base, Circle, INCH, PieceId, Point};
use sortie_kernel::{Draw, Reason};
use ts_rs::TS;

use super::spots::{around, beside, grid, somewhere};
use super::why::{because, judged, on_a_piece, refused, world};
use super::{Area, GroundRef, TRIES};
use crate::content::Content;
use crate::ids::UnitId;
use crate::world::{Body, Marker, Reason as Why};

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

    pub(super) fn near_miss(&self) -> Point {
        // Off the table nothing is legal, and one unit is enough for that.
        Point::new(self.base.radius as i32 - 1, self.base.radius as i32)
    }
}
