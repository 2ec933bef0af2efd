//! Why an answer is not open.

use sortie_kernel::{Reason, Seat};

use crate::choice::Choice;
use crate::content::Content;
use crate::state::{CampaignStep, Frame, State};

/// Why an answer is not among the offers: whose turn it is, or the rule it breaks.
pub(crate) fn why_not(content: &Content, state: &State, seat: Seat, choice: Choice) -> Reason {
    let mut offers = Vec::new();
    super::offers(content, state, &mut offers);
    let same = |offer: &sortie_kernel::Offer<Choice>| {
        std::mem::discriminant(&offer.choice) == std::mem::discriminant(&choice)
    };
    if matches!(state.frames.top(), Some(Frame::Campaign(CampaignStep::Headquarters)))
        && let Some(reason) = super::campaign::why_not(content, state, seat, choice)
    {
        return reason;
    }
    let code = if !offers.iter().any(|offer| offer.seat == seat) {
        "defenders-not-yours"
    } else if offers.iter().any(|offer| offer.seat == seat && same(offer)) {
        "defenders-not-there"
    } else {
        "defenders-not-now"
    };
    Reason { code, rule: None }
}
