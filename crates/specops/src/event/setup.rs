//! Set-up (C1).

use serde::Serialize;
use sortie_boards::plane::{PieceId, Point};
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::content::{Condition, Look, MissionId, SideId, StockId, TableId, TokenKind};
use crate::dice::AttackFace;
use crate::ids::{TokenId, UnitId};
use crate::limits::N_LOADOUTS;
use crate::side::Colour;
use crate::state::{Lying, SetUp};

/// What happens in set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsSetupEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum SetupEvent {
    /// A piece of terrain was set down (C1.6, S5).
    PieceLaid { seat: Seat, stock: StockId, at: Point, turn: u8 },
    /// A player says that it is enough terrain (S5).
    TerrainEnough { seat: Seat },
    /// A piece gave way to a token (S5).
    PieceShifted { piece: PieceId, look: Look, token: TokenKind, by: (i32, i32) },
    /// A piece could not give way to a token and is gone (S5); those after it count one less.
    PieceRemoved { piece: PieceId, look: Look, token: TokenKind },
    /// Mission and table were agreed or drawn (C1.9); no ready table where players have built one.
    Chosen { mission: MissionId, table: Option<TableId> },
    /// Both have thrown for the colours (C1.7), by seat; none was better if `blue` is missing.
    ColoursThrown { faces: [Vec<AttackFace>; 2], blue: Option<Seat> },
    /// How the terrain lies (C1.8).
    Oriented { turned: bool },
    /// The condition table was thrown on (M5.1).
    ConditionThrown { condition: Condition, is_late: bool },
    /// A token of the mission lies (C1.11).
    TokenLaid { token: TokenId, lying: Lying, at: Point, claimed: bool },
    /// The vehicle stands (M3.2).
    VehicleStands { unit: UnitId, at: Point },
    /// Loadouts were chosen in secret; only their player hears which (C1.13).
    LoadoutsSealed { seat: Seat, sides: Option<[bool; N_LOADOUTS]> },
    /// Both loadouts are revealed (C1.13).
    LoadoutsRevealed { colour: Colour, sides: Vec<SideId> },
    /// A unit was set up (C1.15).
    Placed { unit: UnitId, at: Point, on: Option<PieceId>, why: SetUp },
    /// A token lies for a unit that is hidden (C15.1); only its player hears which.
    Hidden { token: TokenId, seat: Seat, colour: Colour, at: Point, unit: Option<UnitId> },
    /// A unit went into the ambush network (M3.4).
    IntoNetwork { unit: UnitId },
    /// Units that wait to be called (M1.3).
    Waiting { units: Vec<UnitId> },
    /// Set-up is over (C1.19).
    Over,
}
