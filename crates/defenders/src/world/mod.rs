//! The board and who stands where: what space lets figures do (§5, §7.2 to §7.5).
//!
//! [`World`] borrows both, so that a game, a scene and a search ask the same code.

mod body;
mod fighting;
mod going;
mod looking;
mod swarm;

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Board, Hex, HexSet};
use sortie_boards::{Member, Set};
use ts_rs::TS;

pub use body::{Alien, Body, Kind, Rank, Species, Swarm};
pub use fighting::{Aim, NoAttack};
pub use going::Walk;

/// A figure of the world, by its place in the list. Agents sit clockwise in the order of the list (A68).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersFigureId")]
pub struct FigureId(pub u8);

impl FigureId {
    /// The figure as an index into per-figure lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for FigureId {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u8)
    }
}

/// A set of figures: as many as there are numbers for.
pub type FigureSet = Set<FigureId, 4>;

/// Those of a list who are on the map.
pub(crate) fn present(bodies: &[Body]) -> FigureSet {
    (0..bodies.len()).filter(|&n| bodies[n].is_present).map(FigureId::from_number).collect()
}

/// Rules that a table may leave out or take in (29, 76, 77).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Agents attack only what lies in front of them (29).
    pub human_view: bool,
    /// Agents can be hit by other agents (76).
    pub friendly_fire: bool,
    /// An engaged agent attacks only whom he is engaged with (77).
    pub duel: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { human_view: true, friendly_fire: false, duel: false }
    }
}

/// The board, the figures on it, and what the table has agreed on.
#[derive(Debug, Clone, Copy)]
pub struct World<'a> {
    /// The board.
    pub board: &'a Board,
    /// The figures, by [`FigureId`].
    pub bodies: &'a [Body],
    /// Those of them who are on the map.
    pub present: FigureSet,
    /// The teleport points on the map.
    pub points: &'a [Hex],
    /// The agent of the first player (37).
    pub alpha: FigureId,
    /// What was agreed.
    pub options: Options,
}

impl<'a> World<'a> {
    /// All figures on the map.
    #[inline]
    pub fn figures(&self) -> impl Iterator<Item = FigureId> + use<'a> {
        self.present.into_iter()
    }

    /// All figures of a kind, in order.
    pub fn all(&self, kind: Kind) -> impl Iterator<Item = FigureId> + use<'a> {
        let bodies = self.bodies;
        self.figures().filter(move |figure| bodies[figure.index()].kind == kind)
    }

    /// All whom aliens are after: agents and drones (A58).
    pub fn prey(&self) -> impl Iterator<Item = FigureId> + use<'a> {
        let bodies = self.bodies;
        self.figures().filter(move |figure| bodies[figure.index()].kind.is_prey())
    }

    /// A figure.
    pub fn body(&self, figure: FigureId) -> &'a Body {
        &self.bodies[figure.index()]
    }

    /// Where a figure stands.
    pub fn at(&self, figure: FigureId) -> Hex {
        self.body(figure).at
    }

    /// The hexes of the figures for which a question is answered with yes.
    pub fn held_by(&self, question: impl Fn(&Body) -> bool) -> HexSet {
        let held = self.figures().map(|figure| self.body(figure)).filter(|body| question(body));
        held.map(|body| body.at).collect()
    }

    /// The hexes where a figure may stand: floor without another figure or signal (14).
    pub fn free_for(&self, figure: Option<FigureId>) -> HexSet {
        let mut free = *self.board.floor();
        for other in self.figures().filter(|&other| Some(other) != figure) {
            free.remove(self.at(other));
        }
        free
    }

    /// How far apart two figures are, in areas (16, A1).
    pub fn distance(&self, one: FigureId, other: FigureId) -> Option<u8> {
        self.board.distance(self.at(one), self.at(other))
    }

    /// Whether one figure sees another, all round (27, A5).
    pub fn sees(&self, one: FigureId, other: FigureId) -> bool {
        self.board.sees(self.at(one), self.at(other))
    }

    /// The living agents clockwise, beginning with one of them (46).
    pub fn clockwise_from(&self, first: FigureId) -> impl Iterator<Item = FigureId> + use<'a> {
        let from_first = self.all(Kind::Agent).filter(move |&agent| agent >= first);
        from_first.chain(self.all(Kind::Agent).filter(move |&agent| agent < first))
    }
}
