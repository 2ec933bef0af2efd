//! An open moment: several seats may answer, and the quicker takes it from the others.

use crate::{Answers, Chance, Game, Occasion, Offer, RegionOffer, Seat, Seed, Sink, step_unchecked};

impl<G: Game> Answers<G> {
    /// Whether an answer of `seat` could take the open moment from one of `others`: the question is theirs too, and they
    /// could not answer it as before. `state` is the one the answers were worked out for.
    ///
    /// Where answers are kept [sealed](crate::Sealed), or each seat answers for itself alone, nobody takes anything from
    /// anybody.
    pub fn could_take_from(
        &self,
        content: &G::Content,
        state: &G::State,
        seat: Seat,
        others: &[Seat],
    ) -> bool {
        let is_asked = |other: &&Seat| self.is_put_to_both(content, state, seat, **other);
        let others: Vec<Seat> = others.iter().filter(is_asked).copied().collect();
        !others.is_empty() && self.could_change(content, state, seat, &others)
    }

    /// Whether these seats are asked one question, which an answer of any of them answers for all: they have the same answers, and
    /// each leads to the same, whoever gives it. Two who each hold a die of the same face have the same answers, and a question each.
    /// `state` is the one the answers were worked out for.
    pub fn is_one_question(&self, content: &G::Content, state: &G::State, seats: &[Seat]) -> bool {
        let leads_alike = |[one, other]: [Seat; 2]| {
            let mut listed = self.offers.iter().filter(|offer| offer.seat == one);
            listed.all(|Offer { choice, .. }| {
                after::<G>(content, state, one, choice) == after::<G>(content, state, other, choice)
            })
        };
        let pairs = || seats.windows(2).map(|pair| [pair[0], pair[1]]);
        seats.len() > 1
            && pairs().all(|[one, other]| self.of(one).eq(self.of(other)))
            && pairs().all(leads_alike)
    }

    /// Whether the question to `seat` is one to `other` as well: there is an answer that only `other` can give, or both
    /// have the same. Who has nothing but a part of what `seat` may do, to the same effect, may only help it.
    fn is_put_to_both(&self, content: &G::Content, state: &G::State, seat: Seat, other: Seat) -> bool {
        let after = |seat: Seat, choice: &G::Choice| after::<G>(content, state, seat, choice);
        let of = |seat: Seat| self.offers.iter().filter(move |offer| offer.seat == seat);
        let regions = |seat: Seat| self.regions.iter().filter(move |offer| offer.seat == seat);
        let has_choice = |Offer { choice, .. }: &Offer<G::Choice>| {
            of(seat).any(|own| own.choice == *choice) && after(seat, choice) == after(other, choice)
        };
        let has_region = |RegionOffer { region, .. }: &RegionOffer<G::Region>| {
            regions(seat).any(|own| own.region == *region)
        };
        let n_of = |seat: Seat| of(seat).count() + regions(seat).count();
        n_of(other) > 0
            && (n_of(other) >= n_of(seat) || !of(other).all(has_choice) || !regions(other).all(has_region))
    }

    /// Whether an answer of `seat` could change what one of `others` may answer. Every answer on the list is tried, and
    /// one of each region, until one does.
    fn could_change(&self, content: &G::Content, state: &G::State, seat: Seat, others: &[Seat]) -> bool {
        // Any answer of a region stands for all of it, so any draw will do; the dice of the game are not touched.
        let mut draw = Chance::new(Seed::from_number(0)).on(Occasion { what: 0, whom: 0, round: 0, time: 0 });
        let drawn = self.sampled(content, 1, &mut draw).filter(|offer| offer.seat == seat);
        let listed = self.offers.iter().filter(|offer| offer.seat == seat).cloned();
        listed.chain(drawn).any(|Offer { seat, choice }| {
            let then = Self::to(content, &after::<G>(content, state, seat, &choice));
            others.iter().any(|other| !self.of(*other).eq(then.of(*other)))
        })
    }

    /// What a seat may answer, in order.
    fn of(&self, seat: Seat) -> impl Iterator<Item = (Option<&G::Choice>, Option<&G::Region>)> {
        let offers = self.offers.iter().filter(move |offer| offer.seat == seat);
        let regions = self.regions.iter().filter(move |offer| offer.seat == seat);
        offers
            .map(|offer| (Some(&offer.choice), None))
            .chain(regions.map(|offer| (None, Some(&offer.region))))
    }
}

/// The state after an answer that is open.
fn after<G: Game>(content: &G::Content, state: &G::State, seat: Seat, choice: &G::Choice) -> G::State {
    let mut after = state.clone();
    step_unchecked::<G>(content, &mut after, seat, choice, &mut Sink::silent());
    after
}
