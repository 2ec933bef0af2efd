//! Small numbers for what is printed: states name it by its place in the lists of [`Content`](super::Content).

use serde::{Deserialize, Serialize};
use sortie_boards::Member;
use ts_rs::TS;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident as $name:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[ts(rename = $name)]
        pub struct $id(pub u8);

        impl $id {
            /// Its place in its list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Member for $id {
            #[inline]
            fn number(self) -> usize {
                self.index()
            }

            #[inline]
            fn from_number(number: usize) -> Self {
                Self(number as u8)
            }
        }
    )*};
}

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
}
