//! Whether a condition may hold, and whether it may not, in a mission of which everything possible has happened.

use super::explore::{MANY, World};
use crate::content::mission::{Given, Range};

impl World<'_> {
    /// Whether all of them may hold.
    pub(super) fn may_all(&self, givens: &[Given]) -> bool {
        givens.iter().all(|given| self.may(given, true))
    }

    /// Whether a condition may be so: true, or false if that is wanted. Both may be possible.
    pub(super) fn may(&self, given: &Given, wanted: bool) -> bool {
        match given {
            Given::Flag(flag) => !wanted || self.is_flag(flag),
            Given::Counter { counter, is } => {
                let range = self.mission.counter(counter).map_or((0, 0), |n| self.counters[n]);
                self.is_in(*is, range, wanted)
            }
            Given::Heroes(is) => self.has(*is, self.party.n_heroes) == wanted,
            Given::Difficulty(difficulty) => (self.party.difficulty == *difficulty) == wanted,
            Given::Round(is) => self.is_in(*is, (1, MANY), wanted),
            Given::Wounded(is) => self.is_in(*is, (0, self.party.n_heroes as i32), wanted),
            Given::Open(id) => {
                !wanted || self.mission.object(id).is_some_and(|door| self.opened.contains(&door))
            }
            Given::There(id) => !wanted || self.mission.object(id).is_some_and(|n| self.there.contains(&n)),
            Given::Carried(id) => !wanted || self.is_picked_up(id),
            Given::Alive(label) => !wanted || self.deployed.contains_key(label.as_str()),
            Given::Objective(id) => {
                !wanted || self.mission.objective(id).is_some_and(|n| self.current.contains(&n))
            }
            Given::Completed(id) => {
                !wanted || self.mission.objective(id).is_some_and(|n| self.completed.contains(&n))
            }
            Given::Scene(id) if wanted => self.mission.scene(id).is_some_and(|n| self.scenes.contains(&n)),
            Given::Scene(_) => self.mission.scene.len() > 1,
            Given::Hero(id) if !self.mission.heroes.is_empty() => self.mission.heroes.contains(id) == wanted,
            // What the team brings is not the mission's to know.
            Given::Hero(_)
            | Given::Owns(_)
            | Given::Fame(_)
            | Given::Credits(_)
            | Given::Played(_)
            | Given::Won(_)
            | Given::Met(_)
            | Given::Ally(_) => true,
            Given::Not(given) => self.may(given, !wanted),
            Given::Any(list) if wanted => list.iter().any(|given| self.may(given, true)),
            Given::Any(list) => list.iter().all(|given| self.may(given, false)),
            Given::All(list) if wanted => self.may_all(list),
            Given::All(list) => list.iter().any(|given| self.may(given, false)),
        }
    }

    /// Whether a number lies in a range.
    pub(super) fn has(&self, range: Range, n: usize) -> bool {
        range.has(n as i16, self.party.n_heroes, self.party.difficulty)
    }

    /// Whether one of the numbers from the lowest to the highest lies in the range, or outside if that is wanted.
    pub(super) fn is_in(&self, range: Range, (low, high): (i32, i32), wanted: bool) -> bool {
        let of = |amount: crate::content::mission::Amount| {
            i32::from(amount.of(self.party.n_heroes, self.party.difficulty))
        };
        let least = range.at_least.map_or(-MANY, of);
        let most = range.at_most.map_or(MANY, of);
        if wanted { low.max(least) <= high.min(most) } else { low < least || high > most }
    }
}
