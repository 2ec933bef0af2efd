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

pub mod turns;

use std::collections::BTreeMap;
use std::ops::Add;

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

    /// Independent things added up: the convolution of them all. Without any it is what nothing amounts to.
    pub fn sum_of(nothing: T, things: impl IntoIterator<Item = Self>) -> Self
    where
        T: Add<Output = T>,
    {
        let add = |a: &T, b: &T| a.clone() + b.clone();
        things.into_iter().fold(Self::certain(nothing), |sum, thing| sum.and(&thing, add))
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

    /// Each outcome with its chance, in order, for showing to people: one division each, so that all digits are good.
    pub fn chances(&self) -> impl Iterator<Item = (&T, f64)> {
        let total = self.total() as f64;
        self.iter().map(move |(outcome, ways)| (outcome, ways as f64 / total))
    }

    /// How many ways there are in all.
    pub fn total(&self) -> u128 {
        self.weights.values().sum()
    }

    /// In how many ways the question is answered with yes.
    pub fn weight_of(&self, question: impl Fn(&T) -> bool) -> u128 {
        self.weights.iter().filter(|(outcome, _)| question(outcome)).map(|(_, ways)| ways).sum()
    }

    /// A number of the outcome on average, for showing to people: one division.
    ///
    /// # Panics
    /// If the sum over all ways exceeds 128 bits.
    pub fn mean_of(&self, number: impl Fn(&T) -> u64) -> f64 {
        let worth = |(outcome, ways): (&T, &u128)| ways.checked_mul(number(outcome).into());
        let sum = self.weights.iter().try_fold(0_u128, |sum, entry| sum.checked_add(worth(entry)?));
        sum.expect("a sum below 2^128") as f64 / self.total() as f64
    }

    /// The chance that the question is answered with yes, for showing to people.
    pub fn chance_of(&self, question: impl Fn(&T) -> bool) -> f64 {
        self.weight_of(question) as f64 / self.total() as f64
    }
}

/// In how many ways small numbers add up to 0, 1, … `N` - 1, where the last stands for all that is more: as exact as a
/// [`Distribution`], without a heap, for bots that ask a thousand times a second.
///
/// ```
/// use sortie_kernel::odds::Sums;
///
/// // Two coins: both heads in one of four ways.
/// let coins = Sums::<3>::new().and([0, 1]).and([0, 1]);
/// assert_eq!((coins.at_least(2), coins.total()), (1, 4));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sums<const N: usize>([u64; N]);

impl<const N: usize> Sums<N> {
    /// Nothing yet: 0 in one way.
    pub fn new() -> Self {
        Self(std::array::from_fn(|sum| u64::from(sum == 0)))
    }

    /// One thing more, which shows one of these numbers, each as likely as the others.
    ///
    /// # Panics
    /// If there are more ways than fit into 64 bits (24 six-sided dice stay below).
    #[must_use]
    pub fn and(self, shows: impl IntoIterator<Item = usize>) -> Self {
        let mut next = [0u64; N];
        for number in shows {
            for (sum, ways) in self.0.into_iter().enumerate() {
                let to = &mut next[(sum + number).min(N - 1)];
                *to = to.checked_add(ways).expect("fewer than 2^64 ways");
            }
        }
        Self(next)
    }

    /// How many ways there are in all.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// In how many ways the sum is at least this.
    pub fn at_least(&self, least: usize) -> u64 {
        self.0.iter().skip(least).sum()
    }

    /// The sum of all sums, over all ways: divided by the total it is the mean.
    pub fn sum(&self) -> u64 {
        self.0.iter().zip(0..).map(|(ways, sum)| ways * sum).sum()
    }
}

impl<const N: usize> Default for Sums<N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quick way counts as the plain one does, and what is too much is counted as the most.
    #[test]
    fn sums_are_distributions() {
        let shows = [[0, 0, 1, 1, 1, 2], [0, 1, 1, 2, 2, 3], [0, 0, 0, 0, 1, 2]];
        let plain = Distribution::sum_of(0, shows.map(Distribution::uniform));
        let quick = shows.into_iter().fold(Sums::<8>::new(), Sums::and);
        let cut = shows.into_iter().fold(Sums::<3>::new(), Sums::and);
        assert_eq!((quick.total(), plain.total()), (216, 216));
        for least in 0..8 {
            assert_eq!(u128::from(quick.at_least(least)), plain.weight_of(|&sum| sum >= least), "{least}");
        }
        for least in 0..3 {
            assert_eq!(cut.at_least(least), quick.at_least(least), "{least}");
        }
        let sum: u128 = plain.iter().map(|(&sum, ways)| sum as u128 * ways).sum();
        assert_eq!(u128::from(quick.sum()), sum);
        assert_eq!(Distribution::sum_of(7, []), Distribution::certain(7));
    }

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
        assert_eq!(coin.chances().collect::<Vec<_>>(), [(&"heads", 0.75), (&"tails", 0.25)]);
        assert_eq!(Distribution::die(6).mean_of(|&side| side.into()), 3.5);
    }

    #[test]
    fn at_least_two_sixes_among_four() {
        // By hand: (6 * 25 + 4 * 5 + 1) / 1296.
        let sixes = Distribution::die(6).map(|&face| u32::from(face == 6)).times(4, |a, b| a + b);
        assert_eq!((sixes.weight_of(|&n| n >= 2), sixes.total()), (171, 1296));
    }
}
