//! The engine's one loop: answer, then run frames until the next question.

use crate::{Answers, Game, Learnt, Progress, Refusal, Seat, Sink, Told, Viewer};

/// Runs frames until the game asks something or ends.
pub fn run<G: Game>(content: &G::Content, state: &mut G::State, sink: &mut Sink<'_, G::Event>) {
    while G::advance(content, state, sink) == Progress::Continue {}
}

/// Gives an answer and runs on to the next question. A refused answer changes nothing.
pub fn step<G: Game>(
    content: &G::Content,
    state: &mut G::State,
    seat: Seat,
    choice: &G::Choice,
    sink: &mut Sink<'_, G::Event>,
) -> Result<(), Refusal> {
    Answers::<G>::to(content, state).check(content, state, seat, choice)?;
    step_unchecked::<G>(content, state, seat, choice, sink);
    Ok(())
}

/// As [`step`], for an answer that was just picked from the offers or drawn from a region.
pub fn step_unchecked<G: Game>(
    content: &G::Content,
    state: &mut G::State,
    seat: Seat,
    choice: &G::Choice,
    sink: &mut Sink<'_, G::Event>,
) {
    G::answer(content, state, seat, choice, sink);
    run::<G>(content, state, sink);
}

/// The most that anybody at a table of `n_seats` learns from these events.
pub(crate) fn learnt<G: Game>(events: &[Told<G::Event>], n_seats: u8) -> Learnt {
    let learnt = |told: &Told<G::Event>| Viewer::all(n_seats).map(|viewer| G::learnt(told, viewer)).max();
    events.iter().filter_map(learnt).max().unwrap_or(Learnt::Nothing)
}
