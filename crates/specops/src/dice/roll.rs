//! Rolls, counted: how often each face lies on the table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{AttackFace, DefenceFace};

/// Attack dice that have been rolled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsAttackRoll")]
pub struct AttackRoll {
    /// Hits.
    pub hit: u16,
    /// Crits.
    pub crit: u16,
    /// Surges.
    pub surge: u16,
    /// Blanks.
    pub blank: u16,
}

/// Defence dice that have been rolled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsDefenceRoll")]
pub struct DefenceRoll {
    /// Blocks.
    pub block: u16,
    /// Surges.
    pub surge: u16,
    /// Blanks.
    pub blank: u16,
}

impl AttackRoll {
    /// How many dice show a face.
    pub const fn count(&self, face: AttackFace) -> u16 {
        match face {
            AttackFace::Hit => self.hit,
            AttackFace::Crit => self.crit,
            AttackFace::Surge => self.surge,
            AttackFace::Blank => self.blank,
        }
    }

    /// One die more shows a face.
    pub const fn add(&mut self, face: AttackFace) {
        match face {
            AttackFace::Hit => self.hit += 1,
            AttackFace::Crit => self.crit += 1,
            AttackFace::Surge => self.surge += 1,
            AttackFace::Blank => self.blank += 1,
        }
    }

    /// How many dice were rolled.
    pub const fn n_dice(&self) -> u16 {
        self.hit + self.crit + self.surge + self.blank
    }
}

impl DefenceRoll {
    /// How many dice show a face.
    pub const fn count(&self, face: DefenceFace) -> u16 {
        match face {
            DefenceFace::Block => self.block,
            DefenceFace::Surge => self.surge,
            DefenceFace::Blank => self.blank,
        }
    }

    /// One die more shows a face.
    pub const fn add(&mut self, face: DefenceFace) {
        match face {
            DefenceFace::Block => self.block += 1,
            DefenceFace::Surge => self.surge += 1,
            DefenceFace::Blank => self.blank += 1,
        }
    }

    /// How many dice were rolled.
    pub const fn n_dice(&self) -> u16 {
        self.block + self.surge + self.blank
    }
}

impl FromIterator<AttackFace> for AttackRoll {
    fn from_iter<I: IntoIterator<Item = AttackFace>>(faces: I) -> Self {
        faces.into_iter().fold(Self::default(), |mut roll, face| {
            roll.add(face);
            roll
        })
    }
}

impl FromIterator<DefenceFace> for DefenceRoll {
    fn from_iter<I: IntoIterator<Item = DefenceFace>>(faces: I) -> Self {
        faces.into_iter().fold(Self::default(), |mut roll, face| {
            roll.add(face);
            roll
        })
    }
}
