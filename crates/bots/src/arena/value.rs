//! What things are worth: droid tiles, Force, unmet threats.

use sortie_arena::{DroidKind, Penalty};

use super::sight::Sight;
use super::weights::Weights;

/// The top of the Force track (30).
pub(super) const MOST_FORCE: u8 = 10;

/// The most seen ahead: the five rounds of the game.
const MOST_ROUNDS: usize = 5;

/// How the game stands: what each supply is in for, and what Force is good for. All numbers are costs.
#[derive(Debug)]
pub(super) struct Outlook {
    pub(super) weights: Weights,
    /// For each kind and round ahead, the tiles that will have gone out by its end, net.
    outflow: [[f32; MOST_ROUNDS]; 3],
    n_rounds: usize,
    /// The cost of standing on each field of the Force track.
    force: [f32; MOST_FORCE as usize + 1],
    area_size: f32,
}

impl Outlook {
    /// Looks ahead from here to the end of the game.
    pub(super) fn new(sight: &Sight<'_>, weights: &Weights) -> Self {
        let n_rounds = sight.rushes.len().min(MOST_ROUNDS);
        let mut outflow = [[0.0; MOST_ROUNDS]; 3];
        for (kind, out) in outflow.iter_mut().enumerate() {
            let mut sum = 0.0;
            for (ahead, rushes) in sight.rushes.iter().take(MOST_ROUNDS).enumerate() {
                sum += f32::from(rushes[kind]) * sight.area_size;
                if ahead > 0 {
                    sum -= weights.cleared_per_round[kind];
                }
                out[ahead] = sum;
            }
        }
        Self {
            weights: *weights,
            outflow,
            n_rounds,
            force: force(sight, weights),
            area_size: sight.area_size,
        }
    }

    /// The cost of a supply with so many tiles after the refill (39): how likely one of the rushes to come takes its
    /// last (40). Falls by the same factor with each further tile; where no hope is left it grows evenly, so that
    /// every tile still counts.
    pub(super) fn danger(&self, kind: usize, tiles: f32) -> f32 {
        let mut most = 0.0_f32;
        for (ahead, out) in self.outflow[kind][..self.n_rounds].iter().enumerate() {
            let spread = self.weights.spread + self.weights.spread_per_round * ahead as f32;
            let short = (self.weights.margin - (tiles - out)) / spread;
            let cost = if short < 0.0 { short.exp() } else { 1.0 + short };
            most = most.max(cost);
        }
        self.weights.danger * most
    }

    /// The danger of a supply with 0, 1, 2 … tiles more than these. The same numbers as [`Outlook::danger`] gives one by
    /// one, for much less work.
    pub(super) fn dangers<const N: usize>(&self, kind: usize, tiles: f32) -> [f32; N] {
        let mut dangers = [0.0_f32; N];
        for (ahead, out) in self.outflow[kind][..self.n_rounds].iter().enumerate() {
            let spread = self.weights.spread + self.weights.spread_per_round * ahead as f32;
            let a_tile = 1.0 / spread;
            let factor = (-a_tile).exp();
            let mut short = (self.weights.margin - (tiles - out)) / spread;
            let mut falling = if short < 0.0 { short.exp() } else { 0.0 };
            for danger in &mut dangers {
                let cost = if short < 0.0 { falling } else { 1.0 + short };
                *danger = danger.max(self.weights.danger * cost);
                let before = short;
                short -= a_tile;
                falling = if before < 0.0 { falling * factor } else { short.exp() };
            }
        }
        dangers
    }

    /// The cost of Force standing here (37, 44). 0 loses the game.
    pub(super) fn force(&self, force: u8) -> f32 {
        self.force[usize::from(force.min(MOST_FORCE))]
    }

    /// The cost of a threat's penalty (43), for supplies and Force as they stand.
    pub(super) fn penalty(&self, penalty: &Penalty, supply: [f32; 3], force: u8) -> f32 {
        match penalty {
            Penalty::Force(steps) => self.force(force.saturating_sub(*steps)) - self.force(force),
            Penalty::Droids(kinds) => {
                let lost = |kind: DroidKind| {
                    let areas = kinds.iter().filter(|&&other| other == kind).count() as f32;
                    let tiles = supply[kind as usize];
                    if areas == 0.0 {
                        return 0.0;
                    }
                    self.danger(kind as usize, tiles - areas * self.area_size)
                        - self.danger(kind as usize, tiles)
                };
                DroidKind::ALL.into_iter().map(lost).sum()
            }
        }
    }
}

/// Each step is worth a little less than the one before, and all of them less as the dice run out.
fn force(sight: &Sight<'_>, weights: &Weights) -> [f32; MOST_FORCE as usize + 1] {
    let later_rounds = sight.rushes.len().saturating_sub(1) as f32;
    let dice = sight.dice_to_come() as f32 + 16.0 * later_rounds;
    let scale = weights.no_force * (dice / weights.force_dice).min(1.0);
    let mut cost = [weights.loss; MOST_FORCE as usize + 1];
    let mut worth = scale;
    for cost in &mut cost[1..] {
        *cost = worth;
        worth *= weights.force_decay;
    }
    cost
}
