//! Random cases from a seed, the same on every machine, for tests that hold the boards to slower definitions.

use std::ops::Range;

/// Sebastiano Vigna's splitmix64: enough for tests, and a few lines.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number from 0 to `n - 1`.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) % n
    }

    /// A number of a range.
    pub(crate) fn within(&mut self, range: Range<i32>) -> i32 {
        let length = range.end.abs_diff(range.start);
        range.start + self.below(u64::from(length)) as i32
    }

    /// True in so many of a hundred cases.
    pub(crate) fn percent(&mut self, n: u64) -> bool {
        self.below(100) < n
    }

    /// A list that is shorter than so many.
    pub(crate) fn fewer_than<T>(&mut self, n: u64, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(n)).map(|_| one(self)).collect()
    }
}

/// Tries a case with so many seeds. One that fails is named.
pub(crate) fn with_seeds(n: u64, case: impl Fn(&mut Random)) {
    struct Seed(u64);

    impl Drop for Seed {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("with seed {}", self.0);
            }
        }
    }

    for seed in 0..n {
        let _named = Seed(seed);
        case(&mut Random(seed));
    }
}
