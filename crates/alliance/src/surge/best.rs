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

    pub(super) fn len(&self) -> usize {
        self.sets.len()
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
