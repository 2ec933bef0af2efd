//! Threats and mega threats.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::DroidKind;

/// What dice meet a card (13).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "ArenaNeeds")]
pub enum Needs {
    /// These faces, each with a die of its own (A11).
    Dice(Vec<u8>),
    /// Dice with exactly this sum (15).
    Sum(u8),
}

impl Needs {
    /// Whether these dice, counted by face, meet it (14, 15). Dice too many do no harm on a dice card and count on
    /// a sum card (A10).
    pub fn is_met(&self, dice: &[u8; 6]) -> bool {
        match self {
            Self::Dice(faces) => self.missing(dice).next().is_none() && !faces.is_empty(),
            Self::Sum(sum) => Self::sum(dice) == *sum,
        }
    }

    /// On a dice card, the faces no die lies on yet.
    pub fn missing<'a>(&'a self, dice: &'a [u8; 6]) -> impl Iterator<Item = u8> + 'a {
        let faces = match self {
            Self::Dice(faces) => faces.as_slice(),
            Self::Sum(_) => &[],
        };
        let mut spare = *dice;
        faces.iter().copied().filter(move |&face| {
            let left = &mut spare[usize::from(face) - 1];
            *left == 0 || {
                *left -= 1;
                false
            }
        })
    }

    /// The sum of dice counted by face.
    pub fn sum(dice: &[u8; 6]) -> u8 {
        dice.iter().zip(1..).map(|(n, face)| n * face).sum()
    }
}

/// What an unmet threat does (43).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "ArenaPenalty")]
pub enum Penalty {
    /// The Force marker moves toward 0 (44).
    Force(u8),
    /// One area is filled for each (45).
    Droids(Vec<DroidKind>),
}

/// A threat card. Its name is the text `threat-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaThreat")]
pub struct Threat {
    /// Its name in the texts.
    pub id: String,
    /// What meets it.
    pub needs: Needs,
    /// What it does if it is not met.
    pub penalty: Penalty,
}

/// A mega threat card. Its name is the text `mega-<id>`. Not met, it loses the game (16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaMega")]
pub struct Mega {
    /// Its name in the texts.
    pub id: String,
    /// The round it comes in.
    pub round: u8,
    /// What meets it.
    pub needs: Needs,
}
