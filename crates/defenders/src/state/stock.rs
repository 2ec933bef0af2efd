//! What is left in the box (7).

use serde::{Deserialize, Serialize};
use sortie_kernel::List;

use crate::content::Content;

/// How many of each token are left, by their numbers in the content.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stock {
    /// Devices.
    pub devices: List<u8, 32>,
    /// Skills.
    pub skills: List<u8, 32>,
    /// Tactics.
    pub tactics: List<u8, 32>,
    /// Improved and alien weapons: each is there once.
    pub weapons: List<u8, 32>,
}

impl Stock {
    /// The full box.
    pub(crate) fn full(content: &Content) -> Self {
        Self {
            devices: content.devices.iter().map(|item| item.copies).collect(),
            skills: content.skills.iter().map(|item| item.copies).collect(),
            tactics: content.tactics.iter().map(|item| item.copies).collect(),
            weapons: content.weapons.iter().map(|_| 1).collect(),
        }
    }
}
