//! Whom an alien is after (A31 to A33, 165).

use std::cmp::Reverse;

use serde::Serialize;
use sortie_boards::hex::Gait;
use ts_rs::TS;

use super::card::To;
use crate::world::{Body, FigureId, World};

/// Somebody an alien could be after, and all that ranks him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersCandidate")]
pub struct Candidate {
    /// Who.
    #[ts(type = "number")]
    pub figure: FigureId,
    /// Whether they touch.
    pub is_adjacent: bool,
    /// Area steps along a legal path, at least 1 (A32).
    pub steps: u8,
    /// Wounds suffered.
    pub wounds: u8,
    /// Health not yet lost.
    pub health_left: u8,
    /// Hexes in a straight count.
    pub hexes: u16,
}

/// What ranks candidates, the first that differs deciding; the smallest is the best.
pub(super) type Key = [Reverse<i32>; 5];

impl Candidate {
    /// Somebody as an alien sees him; none without a legal path to him (A32, 179).
    pub(super) fn of(world: &World<'_>, alien: FigureId, figure: FigureId) -> Option<Self> {
        let (here, body) = (world.at(alien), world.body(figure));
        let is_adjacent = world.board.adjacent(here, body.at);
        let steps = steps(world, alien, figure)?;
        Some(Self::at(figure, body, is_adjacent, steps, world.board.hexes_between(here, body.at)))
    }

    /// Somebody who is so far away.
    pub(crate) fn at(figure: FigureId, body: &Body, is_adjacent: bool, steps: u8, hexes: u16) -> Self {
        Self {
            figure,
            is_adjacent,
            steps: steps.max(1),
            wounds: if body.is_weakest { u8::MAX } else { body.wounds },
            health_left: if body.is_weakest { 0 } else { body.health_left() },
            hexes,
        }
    }

    /// Closest: contact, area steps, wounds, health left, hexes (A32). Most wounded: wounds, health left, then the closest
    /// (A31, A33).
    fn key(&self, to: To) -> Key {
        let most = |n: i32| Reverse(n);
        let least = |n: i32| Reverse(-n);
        let adjacent = most(i32::from(self.is_adjacent));
        let steps = least(i32::from(self.steps));
        let wounds = most(i32::from(self.wounds));
        let health = least(i32::from(self.health_left));
        let hexes = least(i32::from(self.hexes));
        match to {
            To::Closest => [adjacent, steps, wounds, health, hexes],
            To::MostWounded => [wounds, health, adjacent, steps, hexes],
        }
    }

    /// Whether the rules make no difference between two (138).
    pub fn is_tied_with(&self, other: &Self, to: To) -> bool {
        self.key(to) == other.key(to)
    }
}

/// How many area steps of a legal path lead an alien to somebody, if one does (A50).
pub(super) fn steps(world: &World<'_>, alien: FigureId, figure: FigureId) -> Option<u8> {
    world.board.steps(world.at(alien), world.at(figure), Gait::Climbing)
}

/// How close an alien is to whoever is closest to it, the smallest being the closest (A32): last who reaches nobody.
pub(super) fn closeness(world: &World<'_>, alien: FigureId) -> (bool, Option<Key>) {
    let closest = ranked(world, alien, world.prey(), To::Closest).first().map(|near| near.key(To::Closest));
    (closest.is_none(), closest)
}

/// The best first.
pub(super) fn rank(mut all: Vec<Candidate>, to: To) -> Vec<Candidate> {
    all.sort_by_key(|candidate| candidate.key(to));
    all
}

/// Those of some figures whom an alien could be after, the best first.
pub fn ranked(
    world: &World<'_>,
    alien: FigureId,
    figures: impl Iterator<Item = FigureId>,
    to: To,
) -> Vec<Candidate> {
    rank(figures.filter_map(|figure| Candidate::of(world, alien, figure)).collect(), to)
}

/// The best of a ranking and all who are tied with him.
pub(crate) fn best(ranking: &[Candidate], to: To) -> &[Candidate] {
    let n = ranking.iter().take_while(|candidate| candidate.is_tied_with(&ranking[0], to)).count();
    &ranking[..n]
}
