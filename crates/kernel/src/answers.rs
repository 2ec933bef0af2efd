//! Every answer an open question takes, worked out once.

use crate::{Draw, Game, Offer, Refusal, Region, RegionOffer, Seat};

/// Every answer to the open question of one state: the list, and the regions.
#[derive(Debug, Clone)]
pub struct Answers<G: Game> {
    /// Every legal answer that can be listed, in a fixed order.
    pub offers: Vec<Offer<G::Choice>>,
    /// Every set of legal answers that cannot be listed, in a fixed order.
    pub regions: Vec<RegionOffer<G::Region>>,
}

impl<G: Game> Answers<G> {
    /// The answers to the open question; none when the game is over.
    pub fn to(content: &G::Content, state: &G::State) -> Self {
        let mut answers = Self { offers: Vec::new(), regions: Vec::new() };
        if G::outcome(state).is_none() {
            G::offers(content, state, &mut answers.offers);
            G::regions(content, state, &mut answers.regions);
        }
        answers
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.offers.is_empty() && self.regions.is_empty()
    }

    /// The seats that may answer, in order.
    pub fn seats(&self) -> Vec<Seat> {
        let regions = self.regions.iter().map(|offer| offer.seat);
        let mut seats: Vec<Seat> = self.offers.iter().map(|offer| offer.seat).chain(regions).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Whether a choice is one of them, and if not, why not. `state` is the one they were worked out for.
    pub fn check(
        &self,
        content: &G::Content,
        state: &G::State,
        seat: Seat,
        choice: &G::Choice,
    ) -> Result<(), Refusal> {
        if self.offers.iter().any(|offer| offer.seat == seat && offer.choice == *choice) {
            return Ok(());
        }
        if G::outcome(state).is_some() {
            return Err(Refusal::Over);
        }
        let mut outside = None;
        let concerned = |offer: &&RegionOffer<G::Region>| offer.seat == seat && offer.region.concerns(choice);
        for offer in self.regions.iter().filter(concerned) {
            match offer.region.check(content, choice) {
                Ok(()) => return Ok(()),
                // Of several regions the first one's reason is told: it is the one that is drawn first as well.
                Err(reason) => outside = outside.or(Some(reason)),
            }
        }
        let reason = outside.unwrap_or_else(|| G::why_not(content, state, seat, choice));
        Err(Refusal::Illegal(reason))
    }

    /// One of them: of the list, or drawn from a region.
    ///
    /// # Panics
    /// If there is none.
    pub fn any(&self, content: &G::Content, draw: &mut Draw) -> Offer<G::Choice> {
        let n = draw.below((self.offers.len() + self.regions.len()) as u32) as usize;
        self.offers.get(n).cloned().unwrap_or_else(|| {
            let RegionOffer { seat, region } = &self.regions[n - self.offers.len()];
            Offer { seat: *seat, choice: region.sample(content, draw) }
        })
    }

    /// Draws `n` answers from each region, as if they had been listed.
    pub fn sampled<'a>(
        &'a self,
        content: &'a G::Content,
        n: usize,
        draw: &'a mut Draw,
    ) -> impl Iterator<Item = Offer<G::Choice>> + 'a {
        let each = self.regions.iter().flat_map(move |offer| std::iter::repeat_n(offer, n));
        each.map(|offer| Offer { seat: offer.seat, choice: offer.region.sample(content, draw) })
    }
}
