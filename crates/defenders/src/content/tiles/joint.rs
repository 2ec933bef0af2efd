//! Joints: where another tile may be joined, and where it then lies.
//!
//! ```text
//!   a.  a.
//! a.  ao  a.  b.  b.      The joint of the upper tile is its southern one, a.se, that of the lower one is c.nw. The areas
//!   a.  a>  b.  bo  b.    of the two joints become neighbours, as a and b are.
//!     >c  c.  b.  b.
//!   c.  co  c.
//!     c.  c.
//! ```

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Area, Facing, Laying, Place};
use ts_rs::TS;

use super::Side;

/// A rim of a side, as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersRim")]
pub enum Rim {
    /// Above.
    North,
    /// To the right.
    East,
    /// Below.
    South,
    /// To the left.
    West,
}

impl Rim {
    /// Where the tile that is joined here lies, seen from the centre of an area at the rim. Rows of areas rise a little to
    /// the right, so that the area beyond the eastern rim is one to the north-east.
    pub fn facing(self) -> Facing {
        Facing::ALL[match self {
            Self::North => 4,
            Self::East => 5,
            Self::South => 1,
            Self::West => 2,
        }]
    }

    /// Whether the tile joined here with a rim of its own lies the other way round than this one; none if the two do not
    /// fit. Columns of areas are staggered, and half a turn staggers them the other way: it fits side by side only.
    fn turns_with(self, other: Self) -> Option<bool> {
        match (self, other) {
            (Self::North, Self::South) | (Self::South, Self::North) => Some(false),
            (Self::East, Self::West) | (Self::West, Self::East) => Some(false),
            (Self::East, Self::East) | (Self::West, Self::West) => Some(true),
            (Self::North, _) | (Self::East, _) | (Self::South, _) | (Self::West, _) => None,
        }
    }
}

/// A place at the rim where another tile may be joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Joint {
    /// The rim it is at.
    pub rim: Rim,
    /// The area at the rim.
    pub area: Area,
}

/// How a side lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Placing {
    /// Half a turn about the centre of its first area.
    pub is_turned: bool,
    /// Then moved by so much, in half widths and rows.
    pub by: (i16, i16),
}

impl Placing {
    /// The side, so that it can be laid.
    pub fn laying(self, side: &Side) -> Laying<'_> {
        Laying { name: &side.id, tile: &side.layout, turns: self.turns(), by: self.by }
    }

    fn turns(self) -> u8 {
        if self.is_turned { 3 } else { 0 }
    }

    /// Where the centre of an area comes to lie.
    fn centre(self, side: &Side, area: Area) -> Place {
        let centre = side.centre(area);
        let about = side.centre(Area(0));
        let Place { x, y } = if self.is_turned {
            Place { x: 2 * about.x - centre.x, y: 2 * about.y - centre.y }
        } else {
            centre
        };
        Place { x: x + self.by.0, y: y + self.by.1 }
    }
}

impl Side {
    /// The joint at a rim.
    pub fn joint(&self, rim: Rim) -> Option<Joint> {
        self.joints.iter().copied().find(|joint| joint.rim == rim)
    }

    /// How another side has to lie to be joined at a rim of this one, which lies like this, with a rim of its own. Rims are
    /// named as they are drawn, however the side lies. None if a side has no joint there, or if the two do not fit.
    pub fn join(&self, lies: Placing, rim: Rim, other: &Side, other_rim: Rim) -> Option<Placing> {
        let (own, theirs) = (self.joint(rim)?, other.joint(other_rim)?);
        let is_turned = lies.is_turned != rim.turns_with(other_rim)?;
        let goal = beyond(lies.centre(self, own.area), rim.facing().turned(lies.turns()));
        let from = Placing { is_turned, by: (0, 0) }.centre(other, theirs.area);
        Some(Placing { is_turned, by: (goal.x - from.x, goal.y - from.y) })
    }

    fn centre(&self, area: Area) -> Place {
        self.layout.place(self.layout.centre(area))
    }
}

/// The centre of the area next to an area in a direction: areas of seven hexes lie like hexes, a little turned.
pub(super) fn beyond(centre: Place, facing: Facing) -> Place {
    centre.step(facing).step(facing).step(facing.turned(1))
}
