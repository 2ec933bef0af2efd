//! What a player has beside the table, as a viewer sees it.

use serde::Serialize;
use sortie_kernel::Viewer;
use ts_rs::TS;

use crate::content::{CardId, SideId, TeamId};
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::State;

/// A player. The hand is no secret: it follows from team and discards (C16.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsPlayer")]
pub struct PlayerView {
    /// The team.
    pub team: TeamId,
    /// Cards in the hand, and a card that lies face down among them.
    pub hand: Vec<CardId>,
    /// Cards that were used.
    pub discards: Vec<CardId>,
    /// The card of this round, once it is revealed.
    pub played: Option<CardId>,
    /// Sides of loadout cards in force, once they are revealed (C1.13).
    pub loadouts: Vec<SideId>,
    /// Tokens in the order pool by rank; in which order they lie nobody knows (C16.1).
    pub pool: [u8; 4],
    /// The token on top of the pool, for the player who has looked at it.
    pub top: Option<Rank>,
    /// Pass tokens (C3.10).
    pub passes: u8,
    /// Whether the own turn before was a pass (C4.2).
    pub has_passed: bool,
    /// Victory points.
    pub points: u8,
}

pub(super) fn player(state: &State, colour: Colour, viewer: Viewer) -> PlayerView {
    let player = &state.players[colour.index()];
    let mut pool = [0; 4];
    player.pool.iter().for_each(|rank| pool[rank.index()] += 1);
    let has_looked = player.seen > 0 && state.is_seen_by(colour, viewer);
    PlayerView {
        team: player.team,
        hand: player.hand.to_vec(),
        discards: player.discards.to_vec(),
        played: player.played,
        loadouts: player.loadouts.to_vec(),
        pool,
        top: player.pool.last().copied().filter(|_| has_looked),
        passes: player.passes,
        has_passed: player.has_passed,
        points: player.points,
    }
}
