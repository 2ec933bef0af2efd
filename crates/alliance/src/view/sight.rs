//! Who sees whom, and what is in the way.

use serde::Serialize;
use sortie_boards::square::{Blocker, Point};
use ts_rs::TS;

use crate::content::Content;
use crate::state::State;
use crate::world::{FigureId, World};

/// A figure as the one who acts sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceSight")]
#[allow(missing_docs, reason = "named in full")]
pub struct SightView {
    #[ts(type = "number")]
    pub figure: FigureId,
    /// Spaces counted (A1); none if no count leads there.
    pub distance: Option<u16>,
    pub in_sight: bool,
    /// Whether it sees the one who acts: not always the same (R5.10).
    pub sees_me: bool,
    /// What is in the way, if it is not in sight; none if it hides.
    pub blocked: Option<BlockedView>,
}

/// A line of sight that something stops. Grid point `[x, y]` is the north-west corner of space `[x, y]`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceBlocked")]
#[allow(missing_docs, reason = "named in full")]
pub struct BlockedView {
    pub from: [u8; 2],
    pub to: [u8; 2],
    /// How much of it is free, in thousandths.
    pub free: u16,
    pub by: BlockedBy,
}

/// What stops a line of sight (R4.2 to R4.5, R5.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceBlockedBy")]
pub enum BlockedBy {
    /// Somebody who stands there.
    Figure(#[ts(type = "number")] FigureId),
    /// Blocking terrain, or the end of the map.
    Terrain,
    /// A wall.
    Wall,
    /// A closed door.
    Door,
}

/// What a figure sees of everybody else.
pub(super) fn sight(content: &Content, state: &State, acting: FigureId) -> Vec<SightView> {
    let world = state.world(content);
    if !state.body(acting).is_present {
        return Vec::new();
    }
    let others = world.figures().filter(|&figure| figure != acting);
    let seen = |figure| {
        let in_sight = world.sees(acting, figure);
        SightView {
            figure,
            distance: world.distance(acting, figure),
            in_sight,
            sees_me: world.sees(figure, acting),
            blocked: if in_sight { None } else { blocked(&world, acting, figure) },
        }
    };
    others.map(seen).collect()
}

fn blocked(world: &World<'_>, from: FigureId, to: FigureId) -> Option<BlockedView> {
    let (one, other) = (world.body(from), world.body(to));
    let found = world.board.blocked_between(one.at, other.at, &world.in_the_way(from, to))?;
    let by = match found.by {
        Blocker::Occupied(space) => {
            let there = world.figures().find(|&figure| world.body(figure).at.has(space));
            there.map_or(BlockedBy::Terrain, BlockedBy::Figure)
        }
        Blocker::Solid(_) => BlockedBy::Terrain,
        Blocker::Wall => BlockedBy::Wall,
        Blocker::Door => BlockedBy::Door,
    };
    let point = |Point { x, y }| [x, y];
    Some(BlockedView { from: point(found.from), to: point(found.to), free: found.free, by })
}
