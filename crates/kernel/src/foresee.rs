//! Where choices would lead, told before they are made.

use crate::{Answers, Chance, Draw, Game, Learnt, Occasion, Refusal, Seat, Seed, Sink, Table, play};

/// Works out where choices of one seat, made one after the other, would lead; none where anybody would learn something on
/// the way: a die, a card, a secret.
///
/// It is tried out in a state that only looks like this one to the seat ([`Game::imagined`]). So whatever comes of it, even
/// that nothing is told, the seat could have worked out by itself: no die of this table falls, and nothing hidden is touched.
pub(crate) fn foresee<G: Game>(
    content: &G::Content,
    state: &G::State,
    n_seats: u8,
    seat: Seat,
    choices: &[G::Choice],
) -> Result<Option<G::State>, Refusal> {
    let Some(mut state) = G::imagined(content, state, seat, &mut imagination()) else {
        // What is not open is refused all the same.
        let choice = choices
            .first()
            .map_or(Ok(()), |choice| Answers::<G>::to(content, state).check(content, state, seat, choice));
        return choice.map(|()| None);
    };
    for choice in choices {
        Answers::<G>::to(content, &state).check(content, &state, seat, choice)?;
        let mut events = Vec::new();
        play::step_unchecked::<G>(content, &mut state, seat, choice, &mut Sink::to(&mut events));
        if play::learnt::<G>(&events, n_seats) != Learnt::Nothing {
            return Ok(None);
        }
    }
    Ok(Some(state))
}

/// The same random words each time, so that a question asked twice has one answer.
pub(crate) fn imagination() -> Draw {
    Chance::new(Seed::from_number(0)).on(Occasion { what: u16::MAX, whom: 0, round: 0, time: 0 })
}

impl<G: Game> Table<G> {
    /// Works out where choices of one seat, made one after the other, would lead, as far as that seat can know. None where
    /// anybody would learn something on the way. Nothing happens.
    pub fn foresee(&self, seat: Seat, choices: &[G::Choice]) -> Result<Option<G::State>, Refusal> {
        let n_seats = G::n_seats(self.setup());
        if seat.0 >= n_seats {
            return Err(Refusal::UnknownSeat(seat));
        }
        foresee::<G>(self.content(), self.state(), n_seats, seat, choices)
    }
}
