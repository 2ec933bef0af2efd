//! Why an answer is not open.

use sortie_kernel::{Reason, Rule, Seat};

use super::{campaign, hero, offers};
use crate::choice::Choice;
use crate::content::Content;
use crate::state::{Frame, State};

/// Why an answer that is not among the offers is not.
pub(crate) fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
    let because = |code, rule: &'static str| Reason { code, rule: Some(Rule(rule)) };
    let mut open = Vec::new();
    offers(content, state, &mut open);
    if open.iter().all(|offer| offer.seat != seat) {
        return because("alliance-not-your-turn", "R2.2");
    }
    if let Some(Frame::Rebel(turn)) = state.frames.top() {
        return hero::why_not(content, state, turn, choice);
    }
    if state.frames.top() == Some(Frame::StarMap) {
        return campaign::why_not(content, state, choice);
    }
    because("alliance-not-now", "R14.1")
}
