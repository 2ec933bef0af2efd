//! What a player has beside the table.

use serde::{Deserialize, Serialize};
use sortie_kernel::List;

use crate::content::{CardId, SideId, TeamId};
use crate::limits::{MOST_CARDS, MOST_TEAM, N_LOADOUTS};
use crate::profile::Rank;

/// What belongs to a colour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) team: TeamId,
    /// Cards in the hand (C1.14).
    pub(crate) hand: List<CardId, MOST_CARDS>,
    /// Cards that were played in earlier rounds (C14.1).
    pub(crate) discards: List<CardId, MOST_CARDS>,
    /// The card of this round, once it is revealed.
    pub(crate) played: Option<CardId>,
    /// The sides of the loadout cards in force, once they are revealed (C1.13).
    pub(crate) loadouts: List<SideId, N_LOADOUTS>,
    /// The order pool; the last one is drawn next (C3.9). Its order is a secret of chance.
    pub(crate) pool: List<Rank, MOST_TEAM>,
    /// How many from the top of the pool the player has looked at.
    pub(crate) seen: u8,
    /// Pass tokens left (C3.10).
    pub(crate) passes: u8,
    /// The own turn before, in this round, was a pass (C4.2).
    pub(crate) has_passed: bool,
    /// Victory points.
    pub(crate) points: u8,
    /// How many orders fewer the card of this round gives.
    pub(crate) fewer: u8,
}
