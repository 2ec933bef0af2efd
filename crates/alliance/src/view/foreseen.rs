//! What players may know of a choice before they make it: what it spends, whom they could attack after it, who would see them.

use serde::Serialize;
use sortie_kernel::Viewer;
use ts_rs::TS;

use super::{FigureView, OddsView, SightView, TurnView, figure_view, sight, view_for_bots};
use crate::content::Content;
use crate::state::State;

/// The table after a choice that was not made yet, as far as it matters to whoever thinks about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceForeseen")]
#[allow(missing_docs, reason = "named as in the view")]
pub struct Foreseen {
    pub turn: Option<TurnView>,
    /// The one who acts.
    pub figure: Option<FigureView>,
    /// What it sees of everybody else, and who sees it.
    pub sight: Vec<SightView>,
    /// The odds of every attack it may then declare.
    pub odds: Vec<OddsView>,
}

/// Builds what is foreseen.
pub(crate) fn foreseen(content: &Content, state: &State, viewer: Viewer) -> Foreseen {
    let view = view_for_bots(content, state, viewer);
    Foreseen {
        figure: view.acting.map(|acting| figure_view(state, acting)),
        sight: view.acting.map_or_else(Vec::new, |acting| sight::sight(content, state, acting)),
        odds: view.odds,
        turn: view.turn,
    }
}
