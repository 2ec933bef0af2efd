//! The map and who stands where: what space lets figures do (R4, R5.7 to R5.12).
//!
//! [`World`] borrows both, so that a game, a scene and a search ask the same code.

mod attack;
mod body;

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Board, Position, Sight, SpaceSet, Walker};

pub use attack::NoAttack;
pub use body::{Body, Gifts, Side, Strike};

/// A figure of the world, by its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FigureId(pub u8);

impl FigureId {
    /// The figure as an index into per-figure lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The map and the figures on it.
#[derive(Debug, Clone)]
pub struct World<'a> {
    /// The map.
    pub board: &'a Board,
    /// The figures, by [`FigureId`].
    pub bodies: &'a [Body],
    /// All spaces with a figure, gathered when first asked: many questions do not.
    held: OnceCell<SpaceSet>,
}

impl<'a> World<'a> {
    /// These figures on this map.
    pub fn new(board: &'a Board, bodies: &'a [Body]) -> Self {
        Self { board, bodies, held: OnceCell::new() }
    }

    /// All figures on the map.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> + use<'a> {
        let bodies = self.bodies;
        (0..bodies.len()).filter(|&n| bodies[n].is_present).map(|n| FigureId(n as u8))
    }

    /// A figure.
    pub fn body(&self, figure: FigureId) -> &'a Body {
        &self.bodies[figure.index()]
    }

    /// The figures on the other side of one (R8.6).
    pub fn hostile_to(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let side = self.body(figure).side;
        self.figures().filter(move |&other| side.is_hostile_to(self.body(other).side))
    }

    /// Whom a figure may attack as far as sides go (R5.12, S14).
    pub fn targets_of(&self, figure: FigureId) -> impl Iterator<Item = FigureId> {
        let side = self.body(figure).side;
        self.figures().filter(move |&other| side.may_attack(self.body(other).side))
    }

    /// The spaces held by all figures but one.
    pub fn held_by_others(&self, figure: FigureId) -> SpaceSet {
        let mut held = *self.held.get_or_init(|| self.held_by(|_, _| true));
        held.uncover(self.body(figure).at);
        held
    }

    /// The spaces held by those figures a question is answered with yes for.
    pub fn held_by(&self, question: impl Fn(FigureId, &Body) -> bool) -> SpaceSet {
        let mut held = SpaceSet::EMPTY;
        for figure in self.figures() {
            let body = self.body(figure);
            if question(figure, body) {
                held.cover(body.at);
            }
        }
        held
    }

    /// The distance between two figures (A1).
    pub fn distance(&self, one: FigureId, other: FigureId) -> Option<u16> {
        self.board.distance_between(self.body(one).at, self.body(other).at)
    }

    /// Whether two figures are adjacent.
    pub fn is_adjacent(&self, one: FigureId, other: FigureId) -> bool {
        self.board.are_adjacent(self.body(one).at, self.body(other).at)
    }

    /// The spaces whose figures stand in the way when one figure looks at another (R5.10): all but their own, and none
    /// where one of the two is massive or looks past figures. Covert figures far from the looker hide nobody.
    pub fn in_the_way(&self, from: FigureId, to: FigureId) -> SpaceSet {
        self.in_the_way_at(from, self.body(from).at, to)
    }

    /// The same, were the looker at another position: how near a covert figure is changes with it.
    pub fn in_the_way_at(&self, from: FigureId, at: Position, to: FigureId) -> SpaceSet {
        let looker = self.body(from);
        if looker.is_massive || looker.gifts.sees_past_figures || self.body(to).is_massive {
            return SpaceSet::EMPTY;
        }
        let mut held = self.held_by_others(from);
        held.uncover(self.body(to).at);
        for body in self.covert() {
            if body.hides_from(looker.side, self.board.distance_between(at, body.at)) {
                held.uncover(body.at);
            }
        }
        held
    }

    fn covert(&self) -> impl Iterator<Item = &'a Body> {
        self.bodies.iter().filter(|body| body.is_present && body.gifts.covert)
    }

    /// Whether it depends on where a looker stands who is in the way.
    pub fn has_covert(&self) -> bool {
        self.covert().next().is_some()
    }

    /// Whether one figure sees another (R4.11, R5.10, S1).
    pub fn sees(&self, from: FigureId, to: FigureId) -> bool {
        let (one, other) = (self.body(from), self.body(to));
        !other.hides_from(one.side, self.distance(from, to))
            && self.board.sees_between(one.at, other.at, &self.in_the_way(from, to))
    }

    /// The lines by which one figure sees another.
    pub fn sight(&self, from: FigureId, to: FigureId) -> Option<Sight> {
        if self.body(to).hides_from(self.body(from).side, self.distance(from, to)) {
            return None;
        }
        let way = self.in_the_way(from, to);
        self.board.sight_between(self.body(from).at, self.body(to).at, &way)
    }

    /// How a figure moves past the others (R4.7 to R4.9, A26).
    ///
    /// Mobile and massive figures pay for nobody. A massive one may stop on small figures, who are pushed away, and
    /// enters no other massive figure's space. Nobody pushes an object away (S14).
    pub fn walker(&self, figure: FigureId) -> Walker {
        let mut walker = self.careful_walker(figure);
        if self.body(figure).is_massive {
            walker.taken = self
                .held_by(|other, its| other != figure && (!its.at.is_small() || its.side == Side::Object));
        }
        walker
    }

    /// As [`World::walker`], but nobody stops on another figure (R4.9, A29): for moves outside the order of an enemy.
    pub fn careful_walker(&self, figure: FigureId) -> Walker {
        let body = self.body(figure);
        let mut walker = Walker {
            gait: body.gait(),
            taken: self.held_by_others(figure),
            is_sure_footed: body.gifts.ignores_difficult,
            ..Walker::default()
        };
        if body.is_massive {
            walker.shut = self.held_by(|other, its| other != figure && its.is_massive);
        } else if !body.is_mobile && !body.gifts.ignores_hostile {
            walker.costly = self.held_by(|_, other| body.side.is_hostile_to(other.side));
        }
        walker
    }

    /// Where a figure may end with so many movement points, each position with its cost, in order. A stunned figure
    /// does not leave its space (R12.8, R37.4).
    pub fn reach(&self, figure: FigureId, points: u16) -> Vec<(Position, u16)> {
        let body = self.body(figure);
        let walker = self.walker(figure);
        let points = if body.is_stunned() { 0 } else { points };
        let mut ends: Vec<_> = self.board.reach(&walker, body.at, points).ends(&walker).collect();
        ends.sort_unstable();
        ends
    }

    /// What a walk costs (R4.1, R4.6, R4.7); `None` if one of its moves is illegal. Where it ends is not asked:
    /// a walk may be the first part of a longer one.
    pub fn walk_cost(&self, figure: FigureId, walk: &[Position]) -> Option<u16> {
        let body = self.body(figure);
        if body.is_stunned() && !walk.is_empty() {
            return None;
        }
        self.board.walk_cost(&self.walker(figure), body.at, walk)
    }
}
