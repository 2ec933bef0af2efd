//! Where to stand: what can be attacked from a spot, and by whom one would be attacked there.

use std::cell::OnceCell;

use sortie_alliance::attack::AttackKind;
use sortie_alliance::world::FigureId;
use sortie_boards::square::{Position, SpaceSet};

use super::harm::{FARTHEST, expected};
use super::sight::Arms;
use super::value::Opinion;

/// From this worth on, an attack is reason enough to stay.
const WORTHWHILE: f32 = 0.8;

/// A spot that a figure can reach.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    pub(super) at: Position,
    /// Movement points to get there.
    pub(super) cost: u16,
    /// The worth of the best attack from there, and of the best two.
    pub(super) attacks: [f32; 2],
    /// The worth of the best interaction with an object of the mission from there.
    pub(super) deed: f32,
    /// What standing there is worth at the end; mostly below 0.
    pub(super) stand: f32,
}

/// Weighs spots for one figure.
#[derive(Debug)]
pub(super) struct Scout<'a> {
    opinion: Opinion<'a>,
    figure: FigureId,
    arms: Vec<Arms>,
    enemies: Vec<Enemy>,
    deeds: Vec<(SpaceSet, f32)>,
}

#[derive(Debug)]
struct Enemy {
    figure: FigureId,
    at: Position,
    /// Who stands in the way between the two, wherever the scouting figure is.
    around: SpaceSet,
    arms: Option<Arms>,
    speed: u16,
    weight: f32,
    /// Many spots are equally far away: what was weighed for one holds for all.
    from_afar: [FromAfar; FARTHEST as usize + 1],
}

/// What two figures can do to each other from so far away, once it was asked.
#[derive(Debug, Default)]
struct FromAfar {
    /// The worth of the best attack on the enemy, and of the same again.
    attack: OnceCell<(f32, f32)>,
    /// The damage to be expected from the enemy.
    harm: OnceCell<f32>,
}

impl Enemy {
    /// Odds do not change beyond the farthest distance.
    fn from(&self, distance: u16) -> &FromAfar {
        &self.from_afar[usize::from(distance.min(FARTHEST))]
    }
}

impl<'a> Scout<'a> {
    pub(super) fn new(opinion: Opinion<'a>, figure: FigureId) -> Self {
        let sight = opinion.sight;
        let enemy = |enemy: FigureId| Enemy {
            figure: enemy,
            at: sight.world.body(enemy).at,
            around: sight.world.in_the_way(figure, enemy),
            arms: sight.arms(enemy).first().copied().filter(|_| !sight.world.body(enemy).is_stunned()),
            speed: u16::from(sight.figure(enemy).speed),
            weight: if sight.is_ready(enemy) { 1.0 } else { opinion.weights.harm_next_round },
            from_afar: Default::default(),
        };
        let enemies = sight.targets().map(enemy).collect();
        Self { opinion, figure, arms: sight.arms(figure), enemies, deeds: opinion.goals.deeds(sight, figure) }
    }

    /// All spots within so many movement points, the one it stands on first.
    pub(super) fn spots(&self, points: u16) -> Vec<Spot> {
        let sight = self.opinion.sight;
        let here = sight.world.body(self.figure).at;
        let mut all = vec![self.spot(here, 0)];
        if points == 0 || sight.world.body(self.figure).is_stunned() {
            return all;
        }
        let mut walker = sight.world.walker(self.figure);
        walker.taken = sight.world.held_by_others(self.figure);
        let reach = sight.board().reach(&walker, here, points);
        let ends = reach.ends(&walker).filter(|&(end, _)| end != here);
        all.extend(ends.map(|(end, cost)| self.spot(end, cost)));
        all
    }

    /// Weighs one spot.
    pub(super) fn spot(&self, at: Position, cost: u16) -> Spot {
        let (mut best, mut second, mut harm) = (0.0f32, 0.0f32, 0.0f32);
        let sight = self.opinion.sight;
        let me = sight.world.body(self.figure);
        for enemy in &self.enemies {
            let distance = sight.board().distance_between(at, enemy.at);
            let Some(spaces) = distance else { continue };
            let sees = sight.board().sees_between(at, enemy.at, &enemy.around);
            if sees {
                let worth = *enemy.from(spaces).attack.get_or_init(|| self.worth_of_attack(enemy, spaces));
                if worth.0 > best {
                    second = best.max(worth.1);
                    best = worth.0;
                } else {
                    second = second.max(worth.0);
                }
            }
            let hides = me.gifts.covert && spaces >= 4;
            harm += enemy.weight * self.harm_by(enemy, spaces, sees && !hides);
        }
        // The less there is to attack, the more it matters to get nearer: nobody wins by shots from too far away.
        let idle = (1.0 - best / WORTHWHILE).max(0.0);
        let far = if idle > 0.0 { f32::from(sight.nearest_enemy(at)) } else { 0.0 };
        let errand = self.opinion.goals.errand(self.figure);
        let eager = errand.map_or(1.0, |errand| errand.eager);
        let stand =
            -self.opinion.suffering(self.figure, harm) - eager * idle * far * self.opinion.weights.approach;
        let stand = stand + errand.map_or(0.0, |errand| errand.worth(sight, at));
        let near = self.deeds.iter().filter(|(from, _)| at.meets(from));
        let deed = near.map(|&(_, worth)| worth).fold(0.0, f32::max);
        Spot { at, cost, attacks: [best, best + second], deed, stand }
    }

    /// The worth of the best attack on an enemy in sight, and of the same again.
    fn worth_of_attack(&self, enemy: &Enemy, distance: u16) -> (f32, f32) {
        let mut best = (0.0f32, 0.0f32);
        for arms in &self.arms {
            let reaches = match (arms.strike.kind, arms.strike.reach) {
                (AttackKind::Melee, false) => distance == 1,
                (AttackKind::Melee, true) => distance <= 2,
                (AttackKind::Ranged, _) => true,
            };
            if !reaches {
                continue;
            }
            let chances =
                self.opinion.harms.of(self.opinion.sight, self.figure, arms, enemy.figure, distance);
            let worth = self.opinion.attack(enemy.figure, &chances);
            if worth > best.0 {
                let figure = self.opinion.sight.figure(enemy.figure);
                let left = figure.health.saturating_sub(figure.damage);
                let after = left.saturating_sub(expected(&chances, left).round() as u16).max(1);
                let survives = 1.0 - super::harm::defeat(&chances, left);
                best = (worth, survives * self.opinion.attack_on(enemy.figure, &chances, after));
            }
        }
        best
    }

    /// What an enemy is expected to do to whom stands so far away.
    fn harm_by(&self, enemy: &Enemy, distance: u16, sees: bool) -> f32 {
        let Some(arms) = &enemy.arms else { return 0.0 };
        let opinion = &self.opinion;
        let harm = |distance| {
            *enemy.from(distance).harm.get_or_init(|| {
                let chances = opinion.harms.of(opinion.sight, enemy.figure, arms, self.figure, distance);
                expected(&chances, u16::MAX)
            })
        };
        match arms.strike.kind {
            AttackKind::Melee => {
                let range = if arms.strike.reach { 2 } else { 1 };
                if distance <= range {
                    harm(1)
                } else if distance <= enemy.speed + range {
                    harm(1) * 0.85
                } else {
                    0.0
                }
            }
            AttackKind::Ranged if sees => harm(distance),
            AttackKind::Ranged if distance <= enemy.speed + 6 => {
                harm(distance.min(5)) * opinion.weights.harm_after_move
            }
            AttackKind::Ranged => 0.0,
        }
    }
}
