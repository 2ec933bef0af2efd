//! Whether somebody who has looked through one seat may still look through another.

use crate::foresee::imagination;
use crate::{Answers, Game, Offer, RegionOffer, Seat, Table, Viewer};

/// How many states that look alike to the other seat are compared. A secret of three possible values escapes all of them
/// once in six thousand times.
const TRIES: usize = 8;

/// What a seat is shown of one state: the view, and what it is asked.
type Seen<G> = (
    <G as Game>::View,
    Option<<G as Game>::Prompt>,
    Vec<Offer<<G as Game>::Choice>>,
    Vec<RegionOffer<<G as Game>::Region>>,
);

impl<G: Game> Table<G> {
    /// Whether two seats play against each other: for different sides, or each for itself.
    pub fn are_opposed(&self, one: Seat, other: Seat) -> bool {
        let [side, others] = [one, other].map(|seat| G::side_of(self.setup(), seat));
        one != other && (side.is_none() || side != others)
    }

    /// Whether `seat` sees something now that `other` may not know: whoever has looked through it cannot play the other
    /// fairly. Found out by looking at states that are the same to `other` ([`Game::resample`]): what differs there to
    /// `seat` is a secret between them. Chance that has not been drawn is nobody's.
    pub fn is_ahead(&self, seat: Seat, other: Seat) -> bool {
        let (content, mut draw) = (&**self.content(), imagination());
        let seen = self.seen_by(self.state(), seat);
        (0..TRIES).any(|_| {
            let alike = G::resample(content, self.state(), Viewer::Seat(other), &mut draw);
            self.seen_by(&alike, seat) != seen
        })
    }

    /// All that a seat is shown of a state.
    fn seen_by(&self, state: &G::State, seat: Seat) -> Seen<G> {
        let (content, viewer) = (&**self.content(), Viewer::Seat(seat));
        let Answers { mut offers, mut regions } = Answers::<G>::to(content, state);
        offers.retain(|offer| offer.seat == seat);
        regions.retain(|offer| offer.seat == seat);
        let prompt = G::outcome(state).is_none().then(|| G::prompt(content, state, viewer));
        (G::view(content, state, viewer), prompt, offers, regions)
    }
}
