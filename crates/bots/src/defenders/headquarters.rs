//! Between missions: weapons for who fights better with them, and off. Every step adds to what the team fights with, so it ends.

use sortie_defenders::Choice;
use sortie_defenders::world::FigureId;
use sortie_kernel::Offer;

use super::moments::gain;
use super::sight::Sight;

/// A weapon is worth a change from this much more on.
const BETTER: f64 = 0.05;

/// The next step: the weapon that adds most, else out to the mission that is planned.
pub(super) fn headquarters(sight: &Sight<'_>, offers: &[Offer<Choice>]) -> usize {
    let worth = |offer: &Offer<Choice>| match offer.choice {
        Choice::Arm { weapon, gun } => {
            let gain = sight.agent(FigureId(offer.seat.0)).map_or(0.0, |me| gain(sight, me, weapon, gun));
            if gain > BETTER { 1.0 + gain } else { f64::MIN }
        }
        Choice::SetOut => 1.0,
        _ => f64::MIN,
    };
    let best =
        (0..offers.len()).rev().max_by(|&one, &other| worth(&offers[one]).total_cmp(&worth(&offers[other])));
    best.unwrap_or(0)
}
