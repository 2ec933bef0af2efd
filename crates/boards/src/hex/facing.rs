//! The six directions.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// One of the six directions to a neighbour, clockwise from the east.
///
/// ```text
///   4   5
/// 3   .   0
///   2   1
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, TS)]
#[ts(type = "number")]
pub struct Facing(u8);

/// The steps, in half widths and rows.
const STEPS: [(i16, i16); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl Facing {
    /// All six, clockwise from the east.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The direction with a number from 0 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if number < 6 { Some(Self(number)) } else { None }
    }

    /// Its number, from 0 to 5.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The direction as an index into lists of six.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Turned clockwise by so many sixths.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self((self.0 + sixths % 6) % 6)
    }

    /// The way back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The direction as one bit of six.
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        1 << self.0
    }

    /// One step, in half widths and rows.
    #[inline]
    pub const fn delta(self) -> (i16, i16) {
        STEPS[self.0 as usize]
    }
}

impl<'de> Deserialize<'de> for Facing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is no facing from 0 to 5")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Place;

    #[test]
    fn six_turns_lead_round_and_six_steps_back() {
        let start = Place { x: 4, y: 7 };
        let mut here = start;
        for facing in Facing::ALL {
            assert_eq!(start.step(facing).step(facing.opposite()), start);
            assert_eq!(start.facing_to(start.step(facing)), Some(facing));
            assert_eq!(facing.turned(2).turned(4), facing);
            here = here.step(facing);
        }
        assert_eq!(here, start);
        assert_eq!(Facing::new(6), None);
        assert_eq!(start.facing_to(start), None);
    }

    #[test]
    fn a_facing_is_read_as_its_number() {
        assert_eq!(serde_json::to_string(&Facing::ALL[5]).unwrap(), "5");
        assert_eq!(serde_json::from_str::<Facing>("5").unwrap(), Facing::ALL[5]);
        let error = serde_json::from_str::<Facing>("6").unwrap_err().to_string();
        assert!(error.contains("no facing"), "{error}");
    }

    /// What is counted by steps is what a flood of steps counts.
    #[test]
    fn steps_over_open_ground_are_counted() {
        let start = Place { x: 0, y: 0 };
        let mut reached = vec![start];
        let mut edge = vec![start];
        for n in 1..6 {
            let around = edge.iter().flat_map(|place| place.neighbours());
            let mut next: Vec<Place> = around.filter(|place| !reached.contains(place)).collect();
            next.sort();
            next.dedup();
            assert_eq!(next.len(), 6 * usize::from(n));
            assert!(next.iter().all(|&place| start.steps_to(place) == n && place.steps_to(start) == n));
            reached.extend(&next);
            edge = next;
        }
    }
}
