//! What is wrong with an answer: a code and the number of its rule.

use sortie_boards::plane::{PieceId, Table};
use sortie_kernel::{Reason, Rule};

use crate::content::Condition;
use crate::world::{Body, Marker, Reason as Why, Reasons, World};

pub(super) fn because<T>(code: &'static str, rule: &'static str) -> Result<T, Reason> {
    Err(Reason { code, rule: Some(Rule(rule)) })
}

/// The code of what is wrong, and the rule.
pub(super) fn refused(reason: Why) -> Reason {
    let (code, rule) = match reason {
        Why::Bend => ("specops-bend", "C7.2"),
        Why::Blocked => ("specops-blocked", "C7.6"),
        Why::Engaged => ("specops-engaged", "C13.2"),
        Why::Impassable => ("specops-impassable", "C7.10"),
        Why::Length => ("specops-length", "C7.4"),
        Why::Level => ("specops-level", "C7.7"),
        Why::Melee => ("specops-melee", "C7.11"),
        Why::Overlap => ("specops-overlap", "C7.10"),
        Why::Partly => ("specops-partly", "C7.10"),
        Why::Scatter => ("specops-scatter", "C7.10"),
        Why::Speed => ("specops-speed", "C7.3"),
        Why::Table => ("specops-off-table", "C7.10"),
        Why::Token => ("specops-token", "C1.17"),
        Why::Zone => ("specops-zone", "C1.15"),
    };
    Reason { code, rule: Some(Rule(rule)) }
}

/// Who names an obstacle that is none stands on nothing (C7.10).
pub(super) fn on_a_piece(ground: &Table, on: Option<PieceId>) -> Result<(), Reason> {
    let is_none = on.is_some_and(|on| on.index() >= ground.pieces().len());
    if is_none { Err(refused(Why::Partly)) } else { Ok(()) }
}

/// The first thing that is wrong.
pub(super) fn judged(reasons: Reasons) -> Result<(), Reason> {
    reasons.iter().next().map_or(Ok(()), |reason| Err(refused(reason)))
}

/// The world as far as a region needs it: conditions do not matter for where somebody stands.
pub(super) fn world<'a>(ground: &'a Table, bodies: &'a [Body], markers: &'a [Marker]) -> World<'a> {
    World { table: ground, bodies, markers, condition: Condition::Clear }
}
