//! Whom a map recommends to fight, by level and by how many heroes go.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::agreed::Difficulty;

/// The enemies that fit a map when nobody chooses others (R16.1). Nobody on a map for missions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceRecommended")]
pub struct Recommended {
    /// On easy.
    pub easy: ByHeroes,
    /// On normal.
    pub normal: ByHeroes,
    /// On hard.
    pub hard: ByHeroes,
}

/// The ids of groups, for each number of heroes (R15.4), in the order in which they take the deployment points.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceByHeroes")]
pub struct ByHeroes {
    /// Against two heroes.
    pub two: Vec<String>,
    /// Against three.
    pub three: Vec<String>,
    /// Against four.
    pub four: Vec<String>,
}

impl Recommended {
    /// The groups against so many heroes; a number that cannot play is treated as the nearest that can.
    pub fn list(&self, difficulty: Difficulty, heroes: usize) -> &[String] {
        let level = match difficulty {
            Difficulty::Easy => &self.easy,
            Difficulty::Normal => &self.normal,
            Difficulty::Hard => &self.hard,
        };
        match heroes {
            ..=2 => &level.two,
            3 => &level.three,
            4.. => &level.four,
        }
    }
}
