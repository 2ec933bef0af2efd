//! What people at a real table may report. Any seat may: there is often one tablet for all.

use sortie_kernel::Offer;

use crate::choice::Choice;
use crate::content::Content;
use crate::flow;
use crate::order::Fact;
use crate::state::{Frame, State};

/// Finished activations while the Rebels act; the end of a window while one is open; and everything else that happens on
/// a table (R1.16).
pub(super) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let mut offer = |choice| out.extend(state.seats().map(|seat| Offer { seat, choice }));
    if let Some(Frame::Window { .. }) = state.frames.top() {
        offer(Choice::Done);
    } else {
        for figure in flow::finishable(state) {
            offer(Choice::Tell { fact: Fact::Activated { figure } });
        }
    }
    for fact in flow::reports(content, state) {
        offer(Choice::Tell { fact });
    }
}
