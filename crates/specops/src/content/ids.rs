//! Small numbers for what is printed: states name it by its place in the lists of [`Content`](super::Content).

use serde::{Deserialize, Serialize};
use sortie_boards::Member;
use ts_rs::TS;

use crate::ids::ids;

ids! {
    /// A task team.
    TeamId as "SpecopsTeamId";
    /// A kind of unit.
    KindId as "SpecopsKindId";
    /// A command card.
    CardId as "SpecopsCardId";
    /// A side of a loadout card: cards that bear the same name do the same (D7) and share it.
    SideId as "SpecopsSideId";
    /// A mission.
    MissionId as "SpecopsMissionId";
    /// A table with its terrain.
    TableId as "SpecopsTableId";
    /// A kind of piece in the stock of terrain.
    StockId as "SpecopsStockId";
}
