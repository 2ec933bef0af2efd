//! What the cards on the table still cost: dice, Force, and the penalty if they are not met.

use sortie_arena::{MEGA, Needs};

use super::sight::Sight;

/// A sum that was overshot: farther than any sum a card may show (30) and than five missing dice (2 to the 5th).
const SPOILT: Distance = 32;

/// Distances a card may have.
const N_DISTANCES: usize = SPOILT as usize + 1;

/// The most dice of a roll: one of each player (8).
const A_ROLL: usize = 4;

/// How far a die still to come is turned at most.
const FAR: usize = 2;

/// What dice are worth elsewhere.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prices {
    /// A die of each face.
    pub(super) face: [f32; 6],
    /// One Force, for a die still to come.
    pub(super) shift: f32,
}

/// How far a card is from being met. For a dice card one bit a missing die, for a sum what is still to add.
pub(super) type Distance = u8;

/// A card and what each distance from meeting it costs.
#[derive(Debug, Clone)]
pub(super) struct Card {
    kind: Kind,
    pub(super) distance: Distance,
    /// The cost of not meeting it, as Force and supplies stand now.
    penalty: f32,
    ahead: [[Ahead; N_DISTANCES]; A_ROLL],
}

/// What is ahead of a card at some distance from being met.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ahead {
    /// What the dice and the Force that will go into it are worth elsewhere.
    pub(super) effort: f32,
    /// How likely it will not be met.
    pub(super) miss: f32,
}

#[derive(Debug, Clone)]
enum Kind {
    /// For each face, the bits of the missing dice that show it.
    Dice([u8; 6]),
    Sum,
}

impl Card {
    /// A card in a slot of the table.
    pub(super) fn new(sight: &Sight<'_>, slot: u8, penalty: f32) -> Self {
        let card = &sight.view.cards[usize::from(slot)];
        let needs = if slot == MEGA {
            &sight.content.megas[usize::from(card.card)].needs
        } else {
            &sight.content.threats[usize::from(card.card)].needs
        };
        let (kind, distance) = match needs {
            Needs::Dice(_) => {
                let mut bits = [0; 6];
                for (n, &face) in card.missing.iter().enumerate() {
                    bits[usize::from(face) - 1] |= 1 << n;
                }
                (Kind::Dice(bits), (1 << card.missing.len()) - 1)
            }
            Needs::Sum(sum) => (Kind::Sum, sum.checked_sub(card.sum).unwrap_or(SPOILT)),
        };
        Self { kind, distance, penalty, ahead: [[Ahead::default(); N_DISTANCES]; A_ROLL] }
    }

    /// Whether a die with this face can be put here without any effect (A10).
    pub(super) fn takes_surplus(&self, face: u8) -> bool {
        self.after(self.distance, face) == self.distance
    }

    /// About how many dice it still takes.
    pub(super) fn n_dice(&self) -> f32 {
        match &self.kind {
            Kind::Dice(_) => self.distance.count_ones() as f32,
            Kind::Sum if self.distance == SPOILT => 0.0,
            // Four pips a die, and the last one must fit exactly (15).
            Kind::Sum => (f32::from(self.distance) / 4.0).max(1.0_f32.min(f32::from(self.distance))),
        }
    }

    /// The faces that bring it nearer, each once.
    pub(super) fn useful_faces(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=6).filter(|&face| !self.takes_surplus(face))
    }

    /// The distance after a die with this face was put on it.
    pub(super) fn after(&self, distance: Distance, face: u8) -> Distance {
        match &self.kind {
            Kind::Dice(bits) => {
                let fits = distance & bits[usize::from(face) - 1];
                distance & !(fits & fits.wrapping_neg())
            }
            Kind::Sum if distance == SPOILT => SPOILT,
            Kind::Sum => distance.checked_sub(face).unwrap_or(SPOILT),
        }
    }

    /// What is ahead at a distance, with the dice to come that were last worked out and `more` of this roll.
    #[inline]
    pub(super) fn ahead(&self, distance: Distance, more: usize) -> Ahead {
        self.ahead[more][usize::from(distance)]
    }

    /// Works out every distance with `n_dice` to come, and a few more: each die is put here or used elsewhere,
    /// whichever is cheaper, and is turned with Force (35) if that pays.
    pub(super) fn look_ahead(&mut self, n_dice: usize, prices: &Prices) {
        let mut ahead = [Ahead { effort: 0.0, miss: 1.0 }; N_DISTANCES];
        ahead[0].miss = 0.0;
        if self.distance == SPOILT || self.distance == 0 {
            self.ahead = [ahead; A_ROLL];
            return;
        }
        let distances = self.distances();
        for n in 0..n_dice + A_ROLL {
            if n >= n_dice {
                self.ahead[n - n_dice] = ahead;
            }
            let later = ahead;
            for &distance in &distances {
                ahead[usize::from(distance)] = self.before_a_die(distance, &later, prices);
            }
        }
    }

    /// The distances it can come to from here before it is met. With two dice of the same face missing, the second is
    /// never filled before the first.
    fn distances(&self) -> Vec<Distance> {
        let mut reached = [false; N_DISTANCES];
        reached[usize::from(self.distance)] = true;
        let mut distances = Vec::with_capacity(N_DISTANCES);
        for distance in (1..=self.distance).rev() {
            if reached[usize::from(distance)] {
                distances.push(distance);
                (1..=6).for_each(|face| reached[usize::from(self.after(distance, face))] = true);
            }
        }
        distances
    }

    /// What is ahead before a die of any face comes up, if this is ahead after it.
    fn before_a_die(&self, distance: Distance, later: &[Ahead; N_DISTANCES], prices: &Prices) -> Ahead {
        let cost = |ahead: Ahead| ahead.effort + ahead.miss * self.penalty;
        let stay = later[usize::from(distance)];
        let stay_cost = cost(stay);
        let mut after = [stay; 6];
        let mut after_cost = [f32::INFINITY; 6];
        for face in 1..=6 {
            let to = self.after(distance, face);
            if to != distance && to != SPOILT {
                let ahead = later[usize::from(to)];
                after[usize::from(face) - 1] = ahead;
                after_cost[usize::from(face) - 1] = cost(ahead);
            }
        }
        let mut sum = Ahead::default();
        for (die, price) in prices.face.iter().enumerate() {
            let mut best = (stay_cost, stay, 0.0);
            for face in die.saturating_sub(FAR)..=(die + FAR).min(5) {
                let effort = price + prices.shift * face.abs_diff(die) as f32;
                let total = after_cost[face] + effort;
                if total < best.0 {
                    best = (total, after[face], effort);
                }
            }
            let (_, Ahead { effort, miss }, more) = best;
            sum.effort += effort + more;
            sum.miss += miss;
        }
        Ahead { effort: sum.effort / 6.0, miss: sum.miss / 6.0 }
    }
}
