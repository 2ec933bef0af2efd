//! The Imperial rule (R25.5): among equally legal ways, the one worst for the players.
//!
//! The order of criteria (A14), each asked only of the ways the one before left over:
//!
//! 1. the most damage to be expected from its attack on the target, from where it ends;
//! 2. the best chance to defeat or wound the target with it;
//! 3. the greatest threat to the objective: the nearest to what it is about, and to a Rebel who carries a token;
//! 4. the fewest Rebels who could attack the figure where it ends.
//!
//! What is then still tied is equally bad for the players, so they choose (T5).

use std::cell::LazyCell;
use std::iter::Sum;
use std::ops::{Add, Sub};

use serde::Serialize;
use sortie_boards::square::{Position, Reach, Space};
use ts_rs::TS;

use super::order::Verb;
use super::ways::{Aim, Mover, Way};
use crate::world::{FigureId, World};

/// What an attack would do, in millionths: whole numbers, so that every machine compares alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Harm {
    /// Damage to be expected.
    pub expected: u64,
    /// The chance to defeat the target, or to wound a hero.
    pub defeat: u64,
}

impl Harm {
    /// What is more of either.
    pub(crate) fn most(self, other: Self) -> Self {
        Self { expected: self.expected.max(other.expected), defeat: self.defeat.max(other.defeat) }
    }
}

impl Add for Harm {
    type Output = Self;

    /// Of two attacks together.
    fn add(self, other: Self) -> Self {
        Self { expected: self.expected + other.expected, defeat: self.defeat + other.defeat }
    }
}

impl Sub for Harm {
    type Output = Self;

    /// By how much one attack does more than another.
    fn sub(self, other: Self) -> Self {
        Self {
            expected: self.expected.saturating_sub(other.expected),
            defeat: self.defeat.saturating_sub(other.defeat),
        }
    }
}

impl Sum for Harm {
    fn sum<I: Iterator<Item = Self>>(harms: I) -> Self {
        harms.fold(Self::default(), Add::add)
    }
}

/// Knows what attacks would do. A game keeps a table, a scene works it out when asked.
pub trait Harms {
    /// What a figure's attack on another would do at a distance.
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm;

    /// The spaces that the players' objectives are about, as far as the map shows them; none outside a mission.
    fn at_stake(&self) -> Vec<Space> {
        Vec::new()
    }
}

/// Which criterion parted the ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceLaw")]
pub enum Criterion {
    /// Damage to be expected.
    Damage,
    /// Chance to defeat or wound.
    Defeat,
    /// How near it is to what the objective is about.
    Objective,
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
pub(super) fn worst_for_players(
    mover: &Mover<'_>,
    harms: &impl Harms,
    verb: Verb,
    mut ways: Vec<Way>,
) -> Verdict {
    ways.sort_unstable();
    let mut verdict = Verdict { ways, parted: Vec::new() };
    if verdict.ways.len() > 1 {
        verdict.keep_most_harmful(mover, harms, verb);
    }
    if verdict.ways.len() > 1
        && let Some(nearness) = far_from_objective(mover, harms, &verdict.ways)
    {
        verdict.keep_least(Criterion::Objective, nearness);
    }
    if verdict.ways.len() > 1 {
        let dangers = dangers(mover, &verdict.ways);
        verdict.keep_least(Criterion::Danger, dangers);
    }
    verdict
}

/// Of places at which a figure could be set, those that are worst for the players (A42): as if they were ends of ways, against
/// whichever Rebel it would hurt most.
pub(crate) fn worst_places(
    world: &World<'_>,
    harms: &impl Harms,
    figure: FigureId,
    places: Vec<Position>,
) -> Vec<Position> {
    let mut reach = Reach::default();
    let mover = Mover::new(world, figure, 0, &mut reach);
    let ways: Vec<Way> = world
        .hostile_to(figure)
        .flat_map(|rebel| {
            let counts = world.board.counts_from(world.body(rebel).at);
            let aim = Some(Aim::Figure(rebel));
            let way = |&end: &Position| Way { aim, end, points: 0, distance: counts.to(end) };
            places.iter().map(way).collect::<Vec<_>>()
        })
        .collect();
    if ways.is_empty() {
        return places;
    }
    let verdict = worst_for_players(&mover, harms, Verb::Toward { points: 0 }, ways);
    let mut worst: Vec<Position> = verdict.ways.into_iter().map(|way| way.end).collect();
    worst.sort_unstable();
    worst.dedup();
    worst
}

impl Verdict {
    /// Leaves the ways whose attacks do the most harm. Attacks on one target from one distance do the same, so that mostly
    /// there is nothing to ask about dice.
    fn keep_most_harmful(&mut self, mover: &Mover<'_>, harms: &impl Harms, verb: Verb) {
        // Who only moves may end where it could attack or not; who attacks has looked.
        let attack = |way: &Way| attack_from(way).filter(|_| verb.attacks() || could_attack(mover, way));
        let attacks: Vec<Option<(FigureId, u16)>> = self.ways.iter().map(attack).collect();
        if attacks.iter().all(|attack| *attack == attacks[0]) {
            return;
        }
        let mut known: Vec<(Option<(FigureId, u16)>, Harm)> = vec![(None, Harm::default())];
        let mut harm = |attack: Option<(FigureId, u16)>| {
            let found = known.iter().find(|(known, _)| *known == attack).map(|&(_, harm)| harm);
            found.unwrap_or_else(|| {
                let harm = attack.map(|(target, distance)| harms.harm(mover.figure, target, distance));
                known.push((attack, harm.unwrap_or_default()));
                harm.unwrap_or_default()
            })
        };
        let harms: Vec<Harm> = attacks.into_iter().map(&mut harm).collect();
        let most = harms.iter().map(|harm| harm.expected).max();
        self.keep_least(Criterion::Damage, harms.iter().map(|harm| u64::MAX - harm.expected).collect());
        let rest = harms.iter().filter(|harm| Some(harm.expected) == most);
        self.keep_least(Criterion::Defeat, rest.map(|harm| u64::MAX - harm.defeat).collect());
    }

    /// Leaves the ways with the least value.
    fn keep_least(&mut self, by: Criterion, values: Vec<u64>) {
        let least = values.iter().copied().min();
        let before = self.ways.len();
        let mut values = values.into_iter();
        self.ways.retain(|_| values.next() == least);
        if self.ways.len() < before {
            self.parted.push((by, self.ways.len()));
        }
    }
}

/// Whom the figure would attack from the end of a way, and from how far.
fn attack_from(way: &Way) -> Option<(FigureId, u16)> {
    match way.aim {
        Some(Aim::Figure(target)) => Some((target, way.distance?)),
        _ => None,
    }
}

/// Whether that attack is one it could make.
fn could_attack(mover: &Mover<'_>, way: &Way) -> bool {
    let world = mover.world;
    let Some((target, distance)) = attack_from(way) else { return false };
    let Ok(strike) = world.strike_at(mover.figure, target) else { return false };
    if strike.spans(Some(distance)).is_err() {
        return false;
    }
    let around = world.in_the_way_at(mover.figure, way.end, target);
    world.reaches_from(mover.figure, strike, way.end, target, Some(distance), &around).is_ok()
}

/// How far the end of each way is from what the players' objective is about: the nearest of its spaces, or of the Rebels who carry
/// a token. None if there is nothing of the kind.
fn far_from_objective(mover: &Mover<'_>, harms: &impl Harms, ways: &[Way]) -> Option<Vec<u64>> {
    let world = mover.world;
    let carriers =
        world.hostile_to(mover.figure).map(|rebel| world.body(rebel)).filter(|body| body.is_carrying);
    let mut places: Vec<Position> = carriers.map(|body| body.at).collect();
    places.extend(harms.at_stake().into_iter().map(Position::small));
    let nearest = |way: &Way| {
        let counts = world.board.counts_from(way.end);
        places.iter().filter_map(|&place| counts.to(place)).min().map_or(u64::MAX, u64::from)
    };
    (!places.is_empty()).then(|| ways.iter().map(nearest).collect())
}

/// How many enemies could attack the figure at the end of each way, from where they stand now.
fn dangers(mover: &Mover<'_>, ways: &[Way]) -> Vec<u64> {
    let world = mover.world;
    let mut dangers = vec![0; ways.len()];
    for enemy in world.hostile_to(mover.figure) {
        let Ok(strike) = world.strike_at(enemy, mover.figure) else { continue };
        let from = world.body(enemy).at;
        let counts = world.board.counts_from(from);
        // Most are out of reach of most ends, and then nobody asks who stands between.
        let around = LazyCell::new(|| world.in_the_way(enemy, mover.figure));
        for (danger, way) in dangers.iter_mut().zip(ways) {
            let is_threat =
                strike.spans(counts.to(way.end)).is_ok() && world.board.sees_between(from, way.end, &around);
            *danger += u64::from(is_threat);
        }
    }
    dangers
}
