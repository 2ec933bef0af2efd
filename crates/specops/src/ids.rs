//! Small numbers for what stands and lies on a table.

use serde::{Deserialize, Serialize};
use sortie_boards::{Member, Set};
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
pub(crate) use ids;

ids! {
    /// A unit of either side, or the vehicle of mission 3: all are in one list.
    UnitId as "SpecopsUnitId";
    /// A token on the table.
    TokenId as "SpecopsTokenId";
}

/// Some of the units of a table.
pub type Units = Set<UnitId, 1>;
