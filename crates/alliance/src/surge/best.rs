//! The most damage that surges can buy.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use super::priority::spend_on;
use super::{Spending, SurgeList};
use crate::attack::{Effect, Tally};

/// What matters for damage about a set of options.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    cost: u16,
    accuracy: u16,
    damage: u16,
    pierce: u16,
}

/// Every set of options that differs from the others in what it costs and what it does for damage, cheapest first.
///
/// Made once for a list: there are 2^n sets of n options, but lists print the same few numbers again and again, and a
/// roll then only looks through what is really different.
#[derive(Debug)]
pub(super) struct Bundles {
    sets: Vec<(Worth, u16)>,
}

impl Bundles {
    pub(super) fn of(options: &SurgeList) -> Self {
        let mut sets = BTreeMap::from([(Worth::default(), 0u16)]);
        for (n, option) in options.iter().enumerate() {
            let mut adds = Worth { cost: u16::from(option.cost), ..Worth::default() };
            for effect in &option.effects {
                match *effect {
                    Effect::Accuracy(n) => adds.accuracy = adds.accuracy.saturating_add(u16::from(n)),
                    Effect::Damage(n) => adds.damage = adds.damage.saturating_add(u16::from(n)),
                    Effect::Pierce(n) => adds.pierce = adds.pierce.saturating_add(u16::from(n)),
                    // They do not change how much damage there is.
                    Effect::Blast(_)
                    | Effect::Cleave(_)
                    | Effect::RecoverDamage(_)
                    | Effect::RecoverStrain(_)
                    | Effect::Inflict(_) => {}
                }
            }
            if adds == (Worth { cost: adds.cost, ..Worth::default() }) {
                continue;
            }
            for (worth, set) in sets.clone() {
                let both = Worth {
                    cost: worth.cost.saturating_add(adds.cost),
                    accuracy: worth.accuracy.saturating_add(adds.accuracy),
                    damage: worth.damage.saturating_add(adds.damage),
                    pierce: worth.pierce.saturating_add(adds.pierce),
                };
                // The set found first uses options higher on the list.
                sets.entry(both).or_insert(set | 1 << n);
            }
        }
        Self { sets: sets.into_iter().collect() }
    }

    /// Buys the set with the most damage, then with a hit, then the cheapest; what is left goes down the list.
    pub(super) fn spend<'a>(&self, options: &SurgeList, tally: Tally<'a>) -> Spending<'a> {
        let affordable = self.sets.iter().filter(|(worth, _)| worth.cost <= tally.surges());
        let key = |&&(worth, _): &&(Worth, u16)| {
            let (hit, damage) = tally.with(worth.accuracy, worth.damage, worth.pierce);
            // `max_by_key` takes the last of equals: the cost keeps the cheapest, and the order makes ties stable.
            (damage, hit, Reverse(worth.cost))
        };
        let (_, set) = affordable.max_by_key(key).expect("buying nothing is always affordable");
        let mut spending = Spending { tally, used: ArrayVec::new() };
        for (option, place) in options.iter().zip(0u8..).filter(|(_, place)| set & 1 << place != 0) {
            spending.tally = option.bought(&spending.tally);
            spending.used.push(place);
        }
        spend_on(options, spending, &mut |_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attack::{Attack, AttackKind};
    use crate::dice::{AttackRoll, DefenceRoll, Roll};

    fn spent(list: &str, distance: u16, roll: Roll) -> (Vec<String>, u16) {
        let options: SurgeList = list.parse().expect("a list");
        let attack = Attack::new(AttackKind::Ranged, Some(distance));
        let spending = Bundles::of(&options).spend(&options, Tally::of(&attack, roll));
        let used = spending.used.iter().map(|&option| options[usize::from(option)].to_string());
        (used.collect(), spending.tally.damage())
    }

    #[test]
    fn foresight_pays() {
        let defence = DefenceRoll { blocks: 2, ..DefenceRoll::default() };
        let roll = Roll { attack: AttackRoll { accuracy: 2, damage: 2, surges: 2 }, defence };
        // Neither reaches distance 5 alone, so an enemy would buy nothing (A20).
        let both = ["acc+1".to_owned(), "acc+2".to_owned()];
        assert_eq!(spent("dmg+1;acc+1;acc+2", 5, roll), (both.to_vec(), 0), "a hit at least");
        assert_eq!(spent("acc+1;stun;dmg+2", 2, roll), (vec!["dmg+2".to_owned(), "stun".to_owned()], 2));
        assert_eq!(spent("dmg+1;2:dmg+3;pierce1", 2, roll), (vec!["2:dmg+3".to_owned()], 3));
        assert_eq!(spent("dmg+1;dmg+1;pierce2", 2, roll).1, 3, "one of each");
    }

    #[test]
    fn a_long_list_makes_few_bundles() {
        let list = ["dmg+1", "acc+2", "pierce1", "2:dmg+2"].repeat(4).join(";").parse().expect("16 options");
        assert!(Bundles::of(&list).sets.len() < 500, "{}", Bundles::of(&list).sets.len());
    }
}
