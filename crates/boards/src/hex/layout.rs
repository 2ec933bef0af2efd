//! A board as it is laid out: hexes in areas, what each hex is, and what stands on the sides between them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::error::LayoutError;
use super::facing::Facing;
use super::members::{Area, AreaSet, Hex, HexSet};
use super::plan::Plan;
use super::space::Place;

/// Who walks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// Through doors, not through windows.
    #[default]
    Walking,
    /// Through windows too.
    Climbing,
}

impl Gait {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Walking, Self::Climbing];
}

/// What a hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Nothing special.
    #[default]
    Floor,
    /// Stops feet and sight.
    Blocked,
    /// A door that is no side but a hex of its own: stops sight, not feet. Who stands in it looks out and is seen.
    Door,
}

impl Ground {
    /// Whether nobody can stand there.
    pub const fn stops_feet(self) -> bool {
        matches!(self, Self::Blocked)
    }

    /// Whether it stops a line of sight that neither begins nor ends there.
    pub const fn stops_sight(self) -> bool {
        matches!(self, Self::Blocked | Self::Door)
    }
}

/// What stands on the side between two neighbouring hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Nothing.
    #[default]
    Open,
    /// Stops everything.
    Wall,
    /// Stops the sight of all who do not stand at it.
    Door,
    /// A locked door: stops everything.
    Locked,
    /// Stops the feet of those who do not climb.
    Window,
    /// A door or window that is barred: stops everything.
    Blocked,
}

impl Side {
    /// Whether it parts the two hexes for everybody and everything: no step, no sight, and they are not adjacent.
    pub const fn is_closed(self) -> bool {
        matches!(self, Self::Wall | Self::Locked | Self::Blocked)
    }

    /// Whether it stops a step.
    pub const fn stops_feet(self, gait: Gait) -> bool {
        self.is_closed() || matches!((self, gait), (Self::Window, Gait::Walking))
    }

    /// Whether it stops the sight of somebody who does not stand at it.
    pub const fn stops_sight(self) -> bool {
        self.is_closed() || matches!(self, Self::Door)
    }

    /// Whether it is an opening, whatever its state: a door or a window.
    pub const fn is_opening(self) -> bool {
        matches!(self, Self::Door | Self::Locked | Self::Window | Self::Blocked)
    }
}

/// A board as it is laid out. [`Board`](super::Board) adds the tables.
///
/// ```
/// use sortie_boards::hex::{Ground, Layout, Place, Side};
///
/// let mut layout = Layout::read([
///     "  a.  a.  b.",
///     "a.  ao  a.  bo",
///     "  a.  a#  b.",
/// ]).unwrap();
/// let at = |x, y| Place { x, y };
/// layout.set_side_at(at(4, 1), at(6, 1), Side::Door).unwrap();
/// let hex = layout.hex_at(at(3, 2)).unwrap();
/// assert_eq!(layout.ground(hex), Ground::Blocked);
/// assert_eq!(layout.letter(layout.area(hex)), 'a');
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// What never changes is shared by all that is made of it.
    plan: Arc<Plan>,
    ground: Vec<Ground>,
    /// By hex and facing; what stands between two hexes is noted at both.
    sides: Vec<[Side; 6]>,
}

impl Layout {
    /// Hexes in order, with nothing on their sides.
    pub(super) fn new(plan: Plan, ground: Vec<Ground>) -> Self {
        let sides = vec![[Side::Open; 6]; ground.len()];
        Self { plan: Arc::new(plan), ground, sides }
    }

    pub(super) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many hexes there are.
    pub fn n_hexes(&self) -> usize {
        self.ground.len()
    }

    /// All hexes, in order.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.ground.len() as u16).map(Hex)
    }

    /// All areas.
    pub fn areas(&self) -> AreaSet {
        AreaSet::first(self.plan.areas.len())
    }

    /// The hex at a place, if one is drawn there.
    pub fn hex_at(&self, place: Place) -> Option<Hex> {
        self.plan.hex_at(place)
    }

    /// Where a hex stands.
    #[inline]
    pub fn place(&self, hex: Hex) -> Place {
        self.plan.places[usize::from(hex.0)]
    }

    /// The area of a hex.
    #[inline]
    pub fn area(&self, hex: Hex) -> Area {
        self.plan.area_of[usize::from(hex.0)]
    }

    /// The hexes of an area.
    pub fn area_hexes(&self, area: Area) -> HexSet {
        self.plan.areas[usize::from(area.0)].hexes
    }

    /// The centre of an area.
    pub fn centre(&self, area: Area) -> Hex {
        self.plan.areas[usize::from(area.0)].centre
    }

    /// The letter an area is drawn with.
    pub fn letter(&self, area: Area) -> char {
        self.plan.areas[usize::from(area.0)].letter
    }

    /// The area that is drawn with a letter, the first if tiles that were laid together share it.
    pub fn area_with(&self, letter: char) -> Option<Area> {
        self.areas().iter().find(|&area| self.letter(area) == letter)
    }

    /// The neighbour in a direction, if one is drawn, whatever stands between.
    #[inline]
    pub fn neighbour(&self, hex: Hex, facing: Facing) -> Option<Hex> {
        self.plan.next[usize::from(hex.0)][facing.index()]
    }

    /// What a hex is.
    #[inline]
    pub fn ground(&self, hex: Hex) -> Ground {
        self.ground[usize::from(hex.0)]
    }

    /// Makes a hex something else.
    pub fn set_ground(&mut self, hex: Hex, ground: Ground) {
        self.ground[usize::from(hex.0)] = ground;
    }

    /// What stands on a side of a hex; nothing where no neighbour is drawn.
    #[inline]
    pub fn side(&self, hex: Hex, facing: Facing) -> Side {
        self.sides[usize::from(hex.0)][facing.index()]
    }

    /// Puts something on the side between two neighbours, in place of what stood there.
    pub fn set_side(&mut self, a: Hex, b: Hex, side: Side) -> Result<(), LayoutError> {
        let (from, to) = (self.place(a), self.place(b));
        let facing = from.facing_to(to).ok_or(LayoutError::NotNeighbours { a: from, b: to })?;
        self.sides[usize::from(a.0)][facing.index()] = side;
        self.sides[usize::from(b.0)][facing.opposite().index()] = side;
        Ok(())
    }

    /// As [`Layout::set_side`], with the hexes named by their places.
    pub fn set_side_at(&mut self, a: Place, b: Place, side: Side) -> Result<(), LayoutError> {
        let hex = |place| self.hex_at(place).ok_or(LayoutError::NoHex { place });
        self.set_side(hex(a)?, hex(b)?, side)
    }

    /// As [`Layout::set_side_at`], for a chain of calls.
    pub fn with_side(mut self, a: Place, b: Place, side: Side) -> Result<Self, LayoutError> {
        self.set_side_at(a, b, side)?;
        Ok(self)
    }
}
