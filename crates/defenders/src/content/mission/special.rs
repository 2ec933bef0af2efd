//! Special rules of a mission that change rules of the game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::kinds::SpeciesId;
use crate::dice::Pool;

/// A rule of the game that is different in this mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersSpecial")]
pub enum Special {
    /// Killed aliens bring no fragments (129).
    NoKillFragments,
    /// Nobody rolls for a rank (40).
    NoRankRolls,
    /// There are no reinforcements (41).
    NoReinforcements,
    /// Signals do not move.
    SignalsStand,
    /// Signals are not turned because somebody sees them.
    SignalsUnseen,
    /// An alien signal that is turned stays where it is.
    AlienSignalsStay,
    /// A signal only comes if the first roll for its teleport point fits one (151).
    OneTeleportRoll,
    /// Where agents may search (81).
    Search(String),
    /// Dead aliens of these species do not come back.
    OutOfTheGame(Vec<SpeciesId>),
    /// Dead aliens of these species stay lying under a waypoint, until the second refresh phase; without a waypoint they go at
    /// once.
    Bodies(Vec<SpeciesId>),
    /// What a mine does when an alien enters its area, to every alien there.
    Mines(Mine),
    /// This figure never moves.
    Rooted(String),
    /// This figure is stunned where it would die.
    Unkillable(String),
    /// This figure does not die: its wounds stop at its health.
    Practice(String),
}

/// What a mine does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersMine")]
pub enum Mine {
    /// It attacks with these dice.
    Attack(Pool),
    /// It wounds (116), and becomes a flame.
    Wounds(u8),
}
