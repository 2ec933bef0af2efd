//! The round: cards, priority, orders, pools, the end phase (C3, C14).

use serde::Serialize;
use sortie_kernel::Seat;
use ts_rs::TS;

use super::Ending;
use crate::content::{CardId, TokenKind};
use crate::dice::{AttackFace, DefenceFace};
use crate::ids::UnitId;
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::Phase;

/// What happens in a round besides the deeds of units.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsRoundEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum RoundEvent {
    /// A round begins (C2.1).
    RoundBegan { round: u8 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// The primary objective of the round was thrown for (M4.2).
    PrimaryThrown { face: AttackFace, primary: Option<TokenKind> },
    /// A card was chosen in secret; only its player hears which (C3.1).
    CardSealed { seat: Seat, card: Option<CardId> },
    /// Both cards are revealed (C3.1), by colour.
    CardsRevealed { cards: [CardId; 2] },
    /// Who has priority (C3.4), and what was thrown for it on a tie.
    Priority { colour: Colour, face: Option<DefenceFace> },
    /// A unit has a face-up order (C3.6); by whose keyword, if by one.
    Ordered { unit: UnitId, by: Option<UnitId> },
    /// A card gives the opponent fewer orders.
    FewerOrders { colour: Colour, n: u8 },
    /// A token was drawn and becomes an order, if somebody can take it (M5.4).
    CommsDrawn { colour: Colour, rank: Rank },
    /// An order pool is filled (C3.9): how many tokens of each rank.
    PoolFilled { colour: Colour, ranks: [u8; 4] },
    /// Pass tokens are handed out (C3.10), by colour.
    PassTokens { n: [u8; 2] },
    /// A player has looked at the top of the pool; only that player hears what it is.
    Peeked { seat: Seat, colour: Colour, rank: Option<Rank> },
    /// The token at the top of the pool went to the bottom.
    PutBelow { colour: Colour },
    /// A token was drawn (C4.2).
    Drawn { colour: Colour, rank: Rank },
    /// No unit of that rank is there: the token leaves the game (C4.4).
    TokenLost { colour: Colour, rank: Rank },
    /// A turn passes (C4.2, C4.3), with a pass token or because there is nothing to activate.
    Passed { colour: Colour, with_token: bool },
    /// Points were scored (M4.3), by colour; what they are now.
    Scored { gain: [u8; 2], points: [u8; 2] },
    /// The end phase clears the table (C14.1).
    Cleared,
    /// The game is over (C14.3).
    Ended { ending: Ending },
}
