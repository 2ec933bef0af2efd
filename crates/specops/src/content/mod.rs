//! What is printed: teams, units, cards, missions, tables. Read from `content/specops`, checked once, then shared by all games
//! and never part of a state, which names it by the small numbers of [`ids`](self::KindId).

mod built;
mod card;
mod check;
mod condition;
mod entry;
mod ids;
mod mission;
mod origin;
mod pack;
mod raw;
mod read;
mod stock;
mod table;
mod team;
mod transmitter;
mod unit;

pub use built::Built;
pub use card::{CardOwner, CommandCard, Orders};
pub use condition::{Condition, ConditionTable};
pub use ids::{CardId, KindId, MissionId, SideId, StockId, TableId, TeamId};
pub use mission::{Mission, MissionRules, MissionToken, TokenKind, Zone};
pub use origin::Origin;
pub use pack::Content;
pub use stock::{StockPiece, TURNS};
pub use table::{Look, TableMap, TablePiece};
pub use team::{Loadout, LoadoutSide, Team};
pub use transmitter::TransmitterCard;
pub use unit::{MOST_KEYWORDS, Unit, Vehicle};
