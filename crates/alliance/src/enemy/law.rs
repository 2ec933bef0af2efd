//! The Imperial rule (R25.5): among equally legal ways, the one worst for the players.
//!
//! The order of criteria (A14), each asked only of the ways the one before left over:
//!
//! 1. the most damage to be expected from its attack on the target, from where it ends;
//! 2. the best chance to defeat or wound the target with it;
//! 3. the fewest Rebels who could attack the figure where it ends.
//!
//! What is then still tied is equally bad for the players, so they choose (T5).

use serde::Serialize;
use sortie_boards::square::{Position, SpaceSet};
use ts_rs::TS;

use super::ways::{Aim, Mover, Way};
use crate::world::{FigureId, Strike};

/// What an attack would do, in millionths: whole numbers, so that every machine compares alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Harm {
    /// Damage to be expected.
    pub expected: u64,
    /// The chance to defeat the target, or to wound a hero.
    pub defeat: u64,
}

/// Knows what attacks would do. A game keeps a table, a scene works it out when asked.
pub trait Harms {
    /// What a figure's attack on another would do at a distance.
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm;
}

/// Which criterion parted the ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceLaw")]
pub enum Criterion {
    /// Damage to be expected.
    Damage,
    /// Chance to defeat or wound.
    Defeat,
    /// Rebels who could attack it.
    Danger,
}

/// What the Imperial rule made of some ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Verdict {
    /// The ways that are left, in order; the players choose if there are several.
    pub(super) ways: Vec<Way>,
    /// The criteria that parted them, each with how many it left.
    pub(super) parted: Vec<(Criterion, usize)>,
}

/// Applies the rule to equally legal ways.
pub(super) fn worst_for_players(mover: &Mover<'_>, harms: &impl Harms, mut ways: Vec<Way>) -> Verdict {
    ways.sort_unstable();
    let mut verdict = Verdict { ways, parted: Vec::new() };
    // Ways to the same target at the same distance do the same harm: mostly there is nothing to ask about dice.
    let differ = |one: &Way, other: &Way| (one.aim, one.distance) != (other.aim, other.distance);
    if verdict.ways.iter().any(|way| differ(way, &verdict.ways[0])) {
        verdict.keep(Criterion::Damage, |way| u64::MAX - harm(mover, harms, way).expected);
        verdict.keep(Criterion::Defeat, |way| u64::MAX - harm(mover, harms, way).defeat);
    }
    if verdict.ways.len() > 1 {
        let danger = Danger::to(mover);
        verdict.keep(Criterion::Danger, |way| danger.at(mover, way.end));
    }
    verdict
}

impl Verdict {
    /// Leaves the ways with the least value.
    fn keep(&mut self, by: Criterion, value: impl Fn(&Way) -> u64) {
        let values: Vec<u64> = self.ways.iter().map(value).collect();
        let least = values.iter().copied().min();
        let before = self.ways.len();
        let mut values = values.into_iter();
        self.ways.retain(|_| values.next() == least);
        if self.ways.len() < before {
            self.parted.push((by, self.ways.len()));
        }
    }
}

/// What its attack from the end of a way would do; nothing where there is none to make.
fn harm(mover: &Mover<'_>, harms: &impl Harms, way: &Way) -> Harm {
    let attack = || {
        let Some(Aim::Figure(target)) = way.aim else { return None };
        let strike = mover.world.strike_at(mover.figure, target).ok()?;
        let around = mover.world.in_the_way(mover.figure, target);
        mover.world.reaches_from(mover.figure, strike, way.end, target, way.distance, &around).ok()?;
        Some(harms.harm(mover.figure, target, way.distance?))
    };
    attack().unwrap_or_default()
}

/// The enemies who could attack a figure from where they stand now.
struct Danger(Vec<(Strike, Position, SpaceSet)>);

impl Danger {
    fn to(mover: &Mover<'_>) -> Self {
        let world = mover.world;
        let threat = |enemy| {
            let strike = world.strike_at(enemy, mover.figure).ok()?;
            Some((strike, world.body(enemy).at, world.in_the_way(enemy, mover.figure)))
        };
        Self(world.hostile_to(mover.figure).filter_map(threat).collect())
    }

    /// How many could attack it there.
    fn at(&self, mover: &Mover<'_>, end: Position) -> u64 {
        let board = mover.world.board;
        let threatens = |(strike, from, around): &&(Strike, Position, SpaceSet)| {
            let distance = board.distance_between(*from, end);
            strike.reaches(board, *from, end, distance, around).is_ok()
        };
        self.0.iter().filter(threatens).count() as u64
    }
}
