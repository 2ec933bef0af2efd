//! What players may know of a choice before they make it: whom they could attack after it.

use serde::Serialize;
use sortie_kernel::Sink;
use ts_rs::TS;

use super::{AttackOddsView, odds};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow;
use crate::state::{Frame, State};

/// The table after a choice that was not made yet, as far as it matters to whoever thinks about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersForeseen")]
pub struct Foreseen {
    /// The combat is still there.
    pub combat: bool,
    /// The odds of every attack that could follow. A movement is taken to end there; with human view the figure looks wherever
    /// whoever is attacked stands (63).
    pub odds: Vec<AttackOddsView>,
}

/// Builds what is foreseen.
pub(crate) fn foreseen(content: &Content, state: &State) -> Foreseen {
    let mut foreseen = Foreseen { combat: false, odds: Vec::new() };
    // What comes after the turn is a matter of cards.
    for ended in
        ends(content, state).iter().filter(|ended| matches!(ended.frames.top(), Some(Frame::Turn(_))))
    {
        foreseen.combat |= matches!(flow::prompt(content, ended), Prompt::Turn { combat: true, .. });
        for one in odds::odds(content, ended) {
            let is_same = |other: &AttackOddsView| {
                (other.gun, other.target, other.area) == (one.gun, one.target, one.area)
            };
            if !foreseen.odds.iter().any(is_same) {
                foreseen.odds.push(one);
            }
        }
    }
    foreseen
}

/// The table once the movement under way has ended, in each way it can end here, and before anything follows from that; the table
/// as it is if nobody moves.
fn ends(content: &Content, state: &State) -> Vec<State> {
    let Some(Frame::Movement(_)) = state.frames.top() else { return vec![state.clone()] };
    let mut offers = Vec::new();
    flow::offers(content, state, &mut offers);
    let end = |seat, choice| {
        let mut ended = state.clone();
        flow::answer(&mut Ctx { content, state: &mut ended, sink: Sink::silent() }, seat, choice);
        ended
    };
    let is_end = |choice| matches!(choice, Choice::Halt | Choice::Face { .. });
    offers.retain(|offer| is_end(offer.choice));
    offers.into_iter().map(|offer| end(offer.seat, offer.choice)).collect()
}
