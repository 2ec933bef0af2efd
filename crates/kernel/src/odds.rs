//! Exact odds: distributions as whole-number weights, never as floating point.
//!
//! ```
//! use sortie_kernel::odds::Distribution;
//!
//! let die = Distribution::die(6);
//! let three = die.times(3, |a, b| a + b);
//! assert_eq!(three.weight_of(|&sum| sum == 18), 1);
//! assert_eq!(three.total(), 216);
//! ```

use std::collections::BTreeMap;

/// How often each outcome occurs among all equally likely ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distribution<T: Ord> {
    weights: BTreeMap<T, u128>,
}

impl Distribution<u32> {
    /// A fair die with sides 1 to `sides`.
    pub fn die(sides: u32) -> Self {
        Self::uniform(1..=sides)
    }
}

impl<T: Ord + Clone> Distribution<T> {
    /// One way each.
    pub fn uniform(outcomes: impl IntoIterator<Item = T>) -> Self {
        let mut weights = BTreeMap::new();
        for outcome in outcomes {
            *weights.entry(outcome).or_insert(0) += 1;
        }
        Self { weights }
    }

    /// So many ways each; an outcome listed twice has the ways of both, one without any way is left out.
    pub fn weighted(outcomes: impl IntoIterator<Item = (T, u128)>) -> Self {
        let mut weights = BTreeMap::new();
        for (outcome, ways) in outcomes.into_iter().filter(|&(_, ways)| ways > 0) {
            *weights.entry(outcome).or_insert(0) += ways;
        }
        Self { weights }
    }

    /// Always this.
    pub fn certain(outcome: T) -> Self {
        Self::uniform([outcome])
    }

    /// Both, independently, merged into one outcome.
    ///
    /// # Panics
    /// If the number of ways exceeds 128 bits (49 six-sided dice stay below).
    pub fn and<U: Ord + Clone, V: Ord>(
        &self,
        other: &Distribution<U>,
        merge: impl Fn(&T, &U) -> V,
    ) -> Distribution<V> {
        let mut weights = BTreeMap::new();
        for (a, ways_a) in &self.weights {
            for (b, ways_b) in &other.weights {
                let ways = ways_a.checked_mul(*ways_b).expect("fewer than 2^128 ways");
                *weights.entry(merge(a, b)).or_insert(0) += ways;
            }
        }
        Distribution { weights }
    }

    /// The same thing `n` times, folded together.
    ///
    /// # Panics
    /// If `n` is 0: there is no outcome of nothing.
    pub fn times(&self, n: u32, merge: impl Fn(&T, &T) -> T) -> Self {
        assert!(n > 0, "there is no outcome of nothing");
        (1..n).fold(self.clone(), |sum, _| sum.and(self, &merge))
    }

    /// The same ways, seen as something else.
    pub fn map<U: Ord>(&self, see: impl Fn(&T) -> U) -> Distribution<U> {
        let mut weights = BTreeMap::new();
        for (outcome, ways) in &self.weights {
            *weights.entry(see(outcome)).or_insert(0) += ways;
        }
        Distribution { weights }
    }

    /// Each outcome with its number of ways, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&T, u128)> {
        self.weights.iter().map(|(outcome, &ways)| (outcome, ways))
    }

    /// How many ways there are in all.
    pub fn total(&self) -> u128 {
        self.weights.values().sum()
    }

    /// In how many ways the question is answered with yes.
    pub fn weight_of(&self, question: impl Fn(&T) -> bool) -> u128 {
        self.weights.iter().filter(|(outcome, _)| question(outcome)).map(|(_, ways)| ways).sum()
    }

    /// The chance that the question is answered with yes, for showing to people.
    pub fn chance_of(&self, question: impl Fn(&T) -> bool) -> f64 {
        self.weight_of(question) as f64 / self.total() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice() {
        let two = Distribution::die(6).times(2, |a, b| a + b);
        let ways: Vec<(u32, u128)> = two.iter().map(|(&sum, ways)| (sum, ways)).collect();
        let expected =
            [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)];
        assert_eq!(ways, expected);
    }

    #[test]
    fn ways_add_up() {
        let coin = Distribution::weighted([("heads", 2), ("edge", 0), ("tails", 1), ("heads", 1)]);
        assert_eq!(coin.iter().collect::<Vec<_>>(), [(&"heads", 3), (&"tails", 1)]);
    }

    #[test]
    fn at_least_two_sixes_among_four() {
        // By hand: (6 * 25 + 4 * 5 + 1) / 1296.
        let sixes = Distribution::die(6).map(|&face| u32::from(face == 6)).times(4, |a, b| a + b);
        assert_eq!((sixes.weight_of(|&n| n >= 2), sixes.total()), (171, 1296));
    }
}
