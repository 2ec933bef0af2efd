//! Where on the table something may be set up.

use serde::Serialize;
use sortie_boards::plane::{Base, Bounds, CONTACT, Circle, INCH, Point, Shape};
use ts_rs::TS;

use crate::content::{Content, MissionId};

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

impl Area {
    /// Whether a base lies in it.
    pub(super) fn holds(&self, content: &Content, base: Base) -> bool {
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
    pub(super) fn bounds(&self, content: &Content, radius: u32) -> Vec<Bounds> {
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
pub(super) fn rectangle(low: Point, high: Point) -> Bounds {
    Bounds::around([low, high]).expect("two corners")
}

/// The square around a point.
fn square(at: Point, reach: u32) -> Bounds {
    Circle { centre: at, radius: reach }.bounds()
}
