//! The engine's one loop: answer, then run frames until the next question.

use crate::{Game, Offer, Progress, Refusal, Seat, Sink};

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
    if G::outcome(state).is_some() {
        return Err(Refusal::Over);
    }
    let mut offers = Vec::new();
    G::offers(content, state, &mut offers);
    if !offers.iter().any(|offer: &Offer<G::Choice>| offer.seat == seat && offer.choice == *choice) {
        return Err(Refusal::Illegal(G::why_not(content, state, seat, choice)));
    }
    step_unchecked::<G>(content, state, seat, choice, sink);
    Ok(())
}

/// As [`step`], for an answer that was just picked from the offers.
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
