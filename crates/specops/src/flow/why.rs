//! Why an answer is not open.

use sortie_kernel::{Offer, Reason, Rule, Seat};

use crate::choice::Choice;
use crate::content::Content;
use crate::state::State;

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
    let code = match (asked, offers.iter().any(same)) {
        (false, _) => "specops-not-yours",
        (true, true) => "specops-not-that-one",
        (true, false) => "specops-not-now",
    };
    Reason { code, rule: Some(Rule("C2.3")) }
}
