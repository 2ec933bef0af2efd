//! All chance of a game, drawn per occasion from one secret seed.
//!
//! # Why per occasion?
//! With one running stream, taking back a choice and making another one in between would shift every later die.
//! Here each roll and each shuffle has a name (what, for whom, in which round, which time), and the name alone
//! decides the outcome: going back and making the same choice again gives the same dice.

use std::fmt;

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::digest::decode_hex;

/// The secret all chance of one game comes from. It stays on the server until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

/// A seed is written as 64 hex digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a seed has 64 hex digits")]
pub struct SeedError;

impl Seed {
    /// A seed from 32 bytes, which a server takes from the system's entropy.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        decode_hex(&text, &mut bytes).then_some(Self(bytes)).ok_or(SeedError)
    }
}

impl fmt::Debug for Seed {
    /// A seed never reaches a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The name of one roll or shuffle. Two occasions of one game never share a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occasion {
    /// What is rolled or shuffled; each game numbers its own kinds.
    pub what: u16,
    /// For whom: a seat, a figure, or 0 where it is for all.
    pub whom: u16,
    /// In which round.
    pub round: u16,
    /// Which time this round.
    pub time: u16,
}

impl Occasion {
    fn stream(self) -> u64 {
        u64::from(self.what) << 48
            | u64::from(self.whom) << 32
            | u64::from(self.round) << 16
            | u64::from(self.time)
    }
}

/// Draws the outcomes of occasions. Part of the state, given to no view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance {
    seed: Seed,
}

impl Chance {
    /// Chance that follows from this seed.
    pub fn new(seed: Seed) -> Self {
        Self { seed }
    }

    /// The random words of one occasion. Asking again starts the same words again.
    pub fn on(&self, occasion: Occasion) -> Draw {
        let mut words = ChaCha8Rng::from_seed(self.seed.0);
        words.set_stream(occasion.stream());
        Draw(words)
    }
}

/// The random words of one occasion.
///
/// Bounded draws and shuffles are written out here because libraries have changed theirs between releases, and a
/// replay may rest only on the raw words of the cipher.
#[derive(Debug)]
pub struct Draw(ChaCha8Rng);

impl Draw {
    /// A number below `bound`, each equally likely (multiply and reject, after Lemire).
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing lies below 0");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// A die with sides 1 to `sides`.
    pub fn die(&mut self, sides: u8) -> u8 {
        self.below(u32::from(sides)) as u8 + 1
    }

    /// Puts a list into random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Where the dice of a table come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
    /// Sortie rolls.
    #[default]
    Rolled,
    /// People roll real dice and report the faces: each roll is a decision.
    Physical,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn occasion(time: u16) -> Occasion {
        Occasion { what: 1, whom: 2, round: 3, time }
    }

    #[test]
    fn known_answers() {
        // Replays of years ago rest on these numbers. If they change, every saved game is broken.
        let mut draw = Chance::new(Seed::from_number(42)).on(occasion(4));
        let dice: Vec<u8> = (0..12).map(|_| draw.die(6)).collect();
        assert_eq!(dice, [4, 1, 6, 3, 2, 2, 3, 1, 3, 5, 3, 2]);
        let mut cards: Vec<u8> = (1..=10).collect();
        draw.shuffle(&mut cards);
        assert_eq!(cards, [3, 10, 5, 2, 6, 7, 9, 8, 4, 1]);
    }

    #[test]
    fn occasions_are_independent_of_order() {
        let chance = Chance::new(Seed::from_number(1));
        let forward: Vec<u8> = (0..50).map(|time| chance.on(occasion(time)).die(6)).collect();
        let mut backward: Vec<u8> = (0..50).rev().map(|time| chance.on(occasion(time)).die(6)).collect();
        backward.reverse();
        assert_eq!(forward, backward);
    }

    #[test]
    fn every_side_is_equally_likely() {
        let mut draw = Chance::new(Seed::from_number(2)).on(occasion(0));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(draw.die(6)) - 1] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000 and p = 1/6 are 457.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 457), "{counts:?}");
    }

    #[test]
    fn seeds_are_read_as_written_and_never_shown() {
        let seed = Seed::from_number(0xfeed);
        assert_eq!(Seed::try_from(String::from(seed)), Ok(seed));
        assert_eq!(Seed::try_from("12".to_owned()), Err(SeedError));
        assert!(!format!("{seed:?}").contains("ed01"), "{seed:?}");
    }
}
