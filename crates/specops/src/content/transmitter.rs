//! The transmitter card of mission 1 (D6).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::{AttackFace, AttackRoll};

/// The transmitter card: so many fields for each face of a black attack die, and how many must be covered to use the
/// transmitter (M1.6, M1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsTransmitterCard")]
pub struct TransmitterCard {
    /// Fields for hits.
    pub hit: u8,
    /// Fields for crits.
    pub crit: u8,
    /// Fields for surges.
    pub surge: u8,
    /// Fields for blanks.
    pub blank: u8,
    /// Covered fields that the transmitter needs.
    pub needed: u8,
}

impl TransmitterCard {
    /// How many fields bear a face.
    pub const fn of(&self, face: AttackFace) -> u8 {
        match face {
            AttackFace::Hit => self.hit,
            AttackFace::Crit => self.crit,
            AttackFace::Surge => self.surge,
            AttackFace::Blank => self.blank,
        }
    }

    /// How many fields there are.
    pub const fn n_fields(&self) -> u8 {
        self.hit + self.crit + self.surge + self.blank
    }

    /// The numbers of the fields that bear a face: hits come first, then crits, surges, blanks.
    pub fn fields(&self, face: AttackFace) -> std::ops::Range<u8> {
        let order = [AttackFace::Hit, AttackFace::Crit, AttackFace::Surge, AttackFace::Blank];
        let before: u8 = order.into_iter().take_while(|other| *other != face).map(|face| self.of(face)).sum();
        before..before + self.of(face)
    }

    /// How many fields of each face are covered, of fields that are covered bit by bit, or how many are open (M1.6, M1.10).
    pub fn count(&self, covered: u16, is_covered: bool) -> AttackRoll {
        let mut fields = AttackRoll::default();
        for face in AttackFace::ALL {
            let wanted = self.fields(face).filter(|field| (covered >> field & 1 == 1) == is_covered);
            wanted.for_each(|_| fields.add(face));
        }
        fields
    }
}
