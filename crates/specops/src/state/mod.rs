//! The whole truth, plain data: cloned for search, hashed after every choice, saved as it is.

mod activation;
mod attack;
mod beside;
mod chance;
mod frame;
mod player;
mod query;
mod token;
mod unit;

use serde::{Deserialize, Serialize};
use sortie_kernel::{Chance, DiceSource, Frames, List, Sealed, Seat};
use ts_rs::TS;

pub(crate) use activation::Activation;
pub use activation::Because;
pub use attack::Throw;
pub(crate) use attack::{Attack, MOST_POOLS, Pool, Roll};
pub(crate) use beside::Beside;
pub(crate) use chance::what;
pub(crate) use frame::{
    AbilityFrame, AbilityStep, ActivationStep, Aftermath, AttackStep, CommandStep, EndStep, Frame, Granted,
    Handing, MissionStep, MomentFrame, MovedFrame, OpeningStep, OrderedFrame, Orders, Placing, RoundStep,
    TokenSet, TurnsStep,
};
pub use frame::{Calming, Handed, SetUp};
pub(crate) use player::Player;
pub use token::Lying;
pub(crate) use token::TableToken;
pub(crate) use unit::Unit;
pub use unit::{Counter, OrderToken, Place, Tokens};

use crate::content::{Built, CardId, Condition, MissionId, StockId, TableId};
use crate::event::Ending;
use crate::limits::{MOST_PIECES, MOST_TOKENS, MOST_UNITS, N_LOADOUTS};
use crate::side::Colour;
use crate::world::Body;

/// How deep procedures lie in each other: an attack out of standby may be answered by standby of the other side, and so on, as long
/// as tokens last; each of them needs three frames.
const MOST_FRAMES: usize = 80;

/// The whole truth. Secret are sealed answers, the order of pools, who is hidden under a token, the numbers of packages and what
/// chance still holds (C16.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, MOST_FRAMES>,
    pub(crate) table: TableRules,
    /// The table that players build or have built (S5); none on a ready one.
    pub(crate) built: Option<Built>,
    /// The pieces of the stock that have been set down.
    pub(crate) stock_used: List<StockId, MOST_PIECES>,
    /// From 1; 0 in set-up (C1.19).
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// By number: the units of blue, those of red, the vehicle.
    pub(crate) units: List<Unit, MOST_UNITS>,
    /// Where they stand, by the same numbers.
    pub(crate) bodies: List<Body, MOST_UNITS>,
    pub(crate) tokens: List<TableToken, MOST_TOKENS>,
    /// By colour.
    pub(crate) players: [Player; 2],
    /// Cards that were chosen and not revealed (C3.1).
    pub(crate) cards: Sealed<CardId, 2>,
    /// Sides of loadout cards that were chosen and not revealed; `true` is side B (C1.13).
    pub(crate) loadouts: Sealed<[bool; N_LOADOUTS], 2>,
    /// Who has priority in this round (C3.4).
    pub(crate) priority: Option<Colour>,
    pub(crate) activation: Option<Activation>,
    pub(crate) attack: Option<Attack>,
    /// Dice that fall or have fallen.
    pub(crate) roll: Option<Roll>,
    /// Fields of the transmitter card that are covered, bit by field (D6).
    pub(crate) covered: u16,
    /// Dice of the reinforcement pool (M1.8).
    pub(crate) reinforcements: u8,
    /// The primary objective of this round (M4.2).
    pub(crate) primary: Option<crate::content::TokenKind>,
    /// Abilities of cards that were used: in this round, in this game; bit by slot.
    pub(crate) used_round: u64,
    pub(crate) used_game: u64,
    /// How often dice fell for each side: the name of the next occasion.
    pub(crate) rolls: [u16; 2],
    pub(crate) ending: Option<Ending>,
    /// What people have said beside a real table; none at the digital one, where positions are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) beside: Option<Box<Beside>>,
}

/// What was agreed, drawn or thrown in set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableRules {
    pub(crate) mission: MissionId,
    /// The mission is settled; while a table is built it may still have to be drawn (C1.4, C1.9).
    pub(crate) is_mission_open: bool,
    /// The ready table, where nobody builds one.
    pub(crate) table: TableId,
    /// The terrain is turned by 180 degrees below the map (C1.8).
    pub(crate) is_turned: bool,
    /// The seat that plays blue (C1.7). Before the throw, the first.
    pub(crate) blue: Seat,
    pub(crate) dice: DiceSource,
    /// A condition is thrown for (C1.10).
    pub(crate) with_condition: bool,
    /// What was thrown, and whether it comes late: in rounds 3 and 4 (M5.1).
    pub(crate) condition: Condition,
    pub(crate) is_late: bool,
}

/// How far a round has come (C2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsPhase")]
pub enum Phase {
    /// Before the first round (C1).
    SetUp,
    /// The command phase (C3).
    Command,
    /// The activation phase (C4).
    Activation,
    /// The end phase (C14).
    End,
}
