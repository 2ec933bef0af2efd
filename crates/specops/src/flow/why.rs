//! Why an answer is not open.

use sortie_kernel::{Offer, Reason, Rule, Seat};

use crate::choice::Choice;
use crate::content::Content;
use crate::state::{Frame, OpeningStep, State};

/// Why an answer is neither among the offers nor an attempt at a region: whose turn it is, or that something else is asked.
pub(crate) fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
    let mut offers = Vec::new();
    super::offers(content, state, &mut offers);
    let same = |offer: &Offer<Choice>| {
        offer.seat == seat && std::mem::discriminant(&offer.choice) == std::mem::discriminant(choice)
    };
    let mut regions = Vec::new();
    super::regions(content, state, &mut regions);
    let asked =
        offers.iter().any(|offer| offer.seat == seat) || regions.iter().any(|offer| offer.seat == seat);
    if asked && let Some(reason) = terrain(state, choice) {
        return reason;
    }
    let code = match (asked, offers.iter().any(same)) {
        (false, _) => "specops-not-yours",
        (true, true) => "specops-not-that-one",
        (true, false) => "specops-not-now",
    };
    Reason { code, rule: Some(Rule("C2.3")) }
}

/// While a table is built: the stock has no such piece any more, or there are too few yet (S5).
fn terrain(state: &State, choice: &Choice) -> Option<Reason> {
    if !matches!(state.frames.top(), Some(Frame::Opening(OpeningStep::Terrain { .. }))) {
        return None;
    }
    let code = match choice {
        Choice::Terrain { .. } => "specops-stock-empty",
        Choice::Done {} => "specops-too-few-pieces",
        _ => return None,
    };
    Some(Reason { code, rule: Some(Rule("S5")) })
}
