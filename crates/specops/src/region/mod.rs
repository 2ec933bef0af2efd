//! Answers on the plane: where a unit moves, is set up, where a token lies (C7, C1.15, C12.4).
//!
//! A region is what its seat may know and nothing else, so it carries where everybody stands; the terrain is in the content.

mod area;
mod laying;
mod movement;
mod placement;
mod siting;
mod spots;
mod why;

use serde::Serialize;
use sortie_boards::plane::{CONTACT, Circle, Point, Table, Tool, Way};
use sortie_kernel::{Draw, Game, Reason};
use ts_rs::TS;

pub use area::Area;
pub use laying::Laying;
pub use movement::Movement;
pub use placement::Placement;
pub use siting::Siting;
pub(crate) use siting::stands;
pub(crate) use spots::RING;

use crate::choice::Choice;
use crate::content::{Built, Content, TableId};
use crate::space::TOKEN_RADIUS;
use spots::within;
use why::because;

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
    /// A piece of terrain while the table is built (S5).
    Terrain(Box<Siting>),
}

/// The terrain of a table, as it lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsGroundRef")]
pub struct GroundRef {
    /// Which ready table; none if players have built one, which every view shows.
    pub table: Option<TableId>,
    /// Whether it is turned (C1.8).
    pub is_turned: bool,
    /// The table that players have built.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) built: Option<Built>,
}

impl GroundRef {
    pub(super) fn of<'a>(&'a self, content: &'a Content) -> &'a Table {
        ground(content, self.table, self.is_turned, self.built.as_ref())
    }
}

/// The terrain of a ready table as it lies, or of one that players have built.
pub(crate) fn ground<'a>(
    content: &'a Content,
    table: Option<TableId>,
    is_turned: bool,
    built: Option<&'a Built>,
) -> &'a Table {
    match (built, table) {
        (Some(built), _) => built.ground(),
        (None, table) => content.table(table.unwrap_or(TableId(0))).ground(is_turned),
    }
}

/// A point that is hard to find is not looked for longer than this; then the known one is taken.
const TRIES: usize = 48;

impl<G: Game<Content = Content, Choice = Choice>> sortie_kernel::Region<G> for Region {
    fn concerns(&self, choice: &Choice) -> bool {
        match (self, choice) {
            (Self::Move(movement), Choice::Move { action, .. }) => movement.action == *action,
            (Self::Place(placement), Choice::Place { unit, .. }) => placement.unit == *unit,
            (Self::Hide(placement), Choice::Hide { unit, .. }) => Some(placement.unit) == *unit,
            (Self::Lay(_), Choice::Lay { .. }) => true,
            (Self::Terrain(siting), Choice::Terrain { stock, .. }) => siting.stock == *stock,
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
            (Self::Terrain(siting), Choice::Terrain { at, turn, .. }) => siting.judge(content, *at, *turn),
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
            Self::Terrain(siting) => {
                let (at, turn) = siting.draw_spot(content, draw);
                Choice::Terrain { stock: siting.stock, at, turn }
            }
        }
    }

    fn near_miss(&self, content: &Content, draw: &mut Draw) -> Option<Choice> {
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
            Self::Terrain(siting) => {
                let (at, turn) = siting.near_miss(content, draw)?;
                Choice::Terrain { stock: siting.stock, at, turn }
            }
        })
    }
}
