//! Whether a condition may hold, and whether it may not, in a mission of which everything possible has happened.

use super::{Ground, MANY, W, World};
use crate::{Amount, Given, Mission, Range};

impl<'a, G: Ground<'a>> World<'a, G> {
    /// Whether all of them may hold.
    pub fn may_all(&self, givens: &[Given<W<'a, G>>]) -> bool {
        givens.iter().all(|given| self.may(given, true))
    }

    /// Whether a condition may be so: true, or false if that is wanted. Both may be possible.
    pub fn may(&self, given: &Given<W<'a, G>>, wanted: bool) -> bool {
        let (mission, happened) = (self.mission, &self.happened);
        match given {
            Given::Flag(flag) => {
                !wanted || self.told.contains(flag.as_str()) || happened.flags.contains(flag.as_str())
            }
            Given::Counter { counter, is } => {
                let range = mission.counter_number(counter).map_or((0, 0), |n| happened.counters[n]);
                self.is_in(*is, range, wanted)
            }
            Given::Players(is) => is.has(self.party.n_players as i16, self.party) == wanted,
            Given::Difficulty(difficulty) => (self.party.difficulty == *difficulty) == wanted,
            Given::Round(is) => self.is_in(*is, (1, MANY), wanted),
            Given::Objective(id) => !wanted || self.has(mission.objective_number(id), &happened.current),
            Given::Completed(id) => !wanted || self.has(mission.objective_number(id), &happened.completed),
            Given::Scene(id) if wanted => self.has(mission.scene_number(id), &happened.scenes),
            Given::Scene(_) => mission.scenes().len() > 1,
            // What the players bring is not the mission's to know.
            Given::Played(_) | Given::Won(_) | Given::Met(_) => true,
            Given::Not(given) => self.may(given, !wanted),
            Given::Any(list) if wanted => list.iter().any(|given| self.may(given, true)),
            Given::Any(list) => list.iter().all(|given| self.may(given, false)),
            Given::All(list) if wanted => self.may_all(list),
            Given::All(list) => list.iter().any(|given| self.may(given, false)),
            Given::Own(own) => G::may(self, own, wanted),
        }
    }

    /// Whether one of the numbers from the lowest to the highest lies in the range, or outside if that is wanted.
    pub fn is_in(&self, range: Range<W<'a, G>>, (low, high): (i32, i32), wanted: bool) -> bool {
        let of = |amount: Amount<W<'a, G>>| i32::from(amount.of(self.party));
        let least = range.at_least.map_or(-MANY, of);
        let most = range.at_most.map_or(MANY, of);
        if wanted { low.max(least) <= high.min(most) } else { low < least || high > most }
    }
}
