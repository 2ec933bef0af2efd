//! Regions: what is drawn from one is accepted, what lies just outside is refused with its reason.

use super::Suite;
use crate::{Game, Refusal, Region};

impl<G: Game> Suite<G> {
    /// Samples of every region are accepted; near misses are refused with the reason the region gives, and change
    /// nothing.
    ///
    /// # Panics
    /// If not.
    pub fn regions_keep_their_word(&self) {
        let (mut n_regions, mut n_misses) = (0u32, 0u32);
        self.for_each_game(|at, table, draw| {
            for offer in &table.answers().regions {
                n_regions += 1;
                let (seat, region) = (offer.seat, &offer.region);
                let sample = region.sample(&self.content, draw);
                assert!(region.concerns(&sample), "{at}: {region:?} knows nothing of its own {sample:?}");
                assert_eq!(region.check(&self.content, &sample), Ok(()), "{at}: {sample:?} of {region:?}");
                let accepted = table.propose(seat, &sample);
                assert!(accepted.is_ok(), "{at}: {sample:?} lies in {region:?} and was refused");
                let Some(miss) = region.near_miss(&self.content, draw) else { continue };
                assert!(region.concerns(&miss), "{at}: {miss:?} is no near miss of {region:?}");
                let Err(reason) = region.check(&self.content, &miss) else {
                    panic!("{at}: {miss:?} is a near miss and lies in {region:?}");
                };
                // It may lie in another region of the same seat.
                let others = table.answers().regions.iter().filter(|other| other.seat == seat);
                let mut concerned = others.filter(|other| other.region.concerns(&miss));
                if concerned.clone().all(|other| other.region.check(&self.content, &miss).is_err()) {
                    n_misses += 1;
                    let refused = table.propose(seat, &miss).err();
                    let is_first = concerned.next().is_some_and(|first| first.region == *region);
                    assert!(
                        refused == Some(Refusal::Illegal(reason))
                            || !is_first && matches!(refused, Some(Refusal::Illegal(_))),
                        "{at}: {miss:?} lies outside {region:?} because of {reason:?}, and the answer was {refused:?}"
                    );
                }
            }
        });
        assert!(n_regions == 0 || n_misses > 0, "no near miss was ever tried: the test would prove nothing");
    }
}
