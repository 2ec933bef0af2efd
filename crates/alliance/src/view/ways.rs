//! What players may know before they move: where they could go, how, and at which price.

use serde::Serialize;
use sortie_boards::square::Position;
use ts_rs::TS;

use crate::content::Content;
use crate::flow;
use crate::state::State;
use crate::world::FigureId;

/// A way that is open to the figure that moves now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceWay")]
#[allow(missing_docs, reason = "named in full")]
pub struct WayView {
    #[ts(type = "number")]
    pub figure: FigureId,
    pub to: Position,
    /// In movement points, or in spaces where they are counted.
    pub cost: u16,
    /// The positions on it in order, the end included.
    pub path: Vec<Position>,
    /// Whether the move action has to be taken first (R3.5).
    pub takes_action: bool,
}

/// Every way of the figure that moves now.
pub(super) fn ways(content: &Content, state: &State) -> Vec<WayView> {
    let mut all = Vec::new();
    flow::open_ways(content, state, |figure, to, cost, path, takes_action| {
        all.push(WayView { figure, to, cost, path, takes_action });
    });
    all
}
