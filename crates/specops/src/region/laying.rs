//! Where a claimed token may be placed again (C12.4).

use serde::Serialize;
use sortie_boards::plane::{Base, CONTACT, Circle, Point};
use sortie_kernel::Reason;
use ts_rs::TS;

use super::GroundRef;
use super::why::because;
use crate::content::Content;
use crate::ids::TokenId;
use crate::space::TOKEN_RADIUS;

/// Where a claimed token may be placed again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsLaying")]
pub struct Laying {
    /// Which token.
    pub token: TokenId,
    /// Where the terrain is.
    pub ground: GroundRef,
    /// Its holder.
    pub holder: Base,
}

impl Laying {
    pub(super) fn judge(&self, content: &Content, at: Point) -> Result<(), Reason> {
        let ground = self.ground.of(content);
        let circle = Circle { centre: at, radius: TOKEN_RADIUS };
        if !ground.holds(circle) {
            return because("specops-off-table", "C12.4");
        }
        if !self.holder.is_within(Base::new(at, TOKEN_RADIUS, 0), CONTACT) {
            return because("specops-holder", "C12.4");
        }
        if ground.pieces().iter().any(|piece| piece.impassable && piece.overlaps(circle)) {
            return because("specops-impassable", "C12.4");
        }
        Ok(())
    }
}
