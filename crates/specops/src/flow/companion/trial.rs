//! A step is tried out before it is taken: what it looks up and nobody has said is asked first.

use sortie_kernel::{Progress, Seat, Sink};

use crate::apply::Ctx;
use crate::beside::Question;
use crate::choice::Choice;
use crate::content::Content;
use crate::state::{Frame, State};

/// What the next step of the top frame would have to know; none if it can be taken.
pub(in crate::flow) fn missing(content: &Content, state: &State, frame: Frame) -> Option<Question> {
    looked_up(content, state, |ctx| crate::flow::advance_frame(ctx, frame))
}

/// What an answer would have to know; none if it can be carried out.
pub(in crate::flow) fn missing_for(
    content: &Content,
    state: &State,
    frame: Frame,
    (seat, choice): (Seat, Choice),
) -> Option<Question> {
    looked_up(content, state, |ctx| {
        crate::flow::answer_frame(ctx, frame, seat, choice);
        Progress::Continue
    })
}

/// The first thing that is looked up and nobody has said. What a step itself makes unsaid, because somebody stands elsewhere after it, can
/// only be said after it.
fn looked_up(
    content: &Content,
    state: &State,
    run: impl FnOnce(&mut Ctx<'_>) -> Progress,
) -> Option<Question> {
    let beside = state.beside.as_deref()?;
    // A copy has nothing noted.
    let mut tried = state.clone();
    let progress = run(&mut Ctx { content, state: &mut tried, sink: Sink::silent() });
    if progress == Progress::Ask {
        // What can be answered is worked out anew whenever somebody looks: by then all of it has to be known.
        crate::flow::offers(content, &tried, &mut Vec::new());
    }
    beside.open(tried.beside.as_deref()?.wanted.get()?)
}
