//! What an alien makes of others: who acts at the word of a Grey (177, A46), who goes along with a leader (175).

use sortie_boards::hex::{Gait, Hex};
use sortie_kernel::Sink;

use super::activation::{Mind, Way};
use super::card::To;
use super::ends::Ends;
use super::explain::{Cannot, Thought};
use super::eyes::Eyes as _;
use super::targets::{best, ranked};
use crate::world::{FigureId, Kind};

impl Mind<'_> {
    /// The closest of the other aliens within so many areas that could act at its word: no Grey, nobody who is paralysed, nobody
    /// it has called already (bit n is figure n).
    pub(super) fn obeying(
        &self,
        within: u8,
        already: u64,
        sink: &mut Sink<'_, Thought>,
    ) -> Result<Vec<Way>, Cannot> {
        let Self { world, alien } = *self;
        let obeys = |&other: &FigureId| {
            let body = world.body(other);
            other != alien
                && already >> other.0 & 1 == 0
                && !body.is_out_of_action()
                && body.alien.is_some_and(|alien| !alien.is_grey)
                && world.distance(alien, other).is_some_and(|areas| areas <= within)
        };
        let others = world.all(Kind::Alien).filter(obeys);
        let ranking = self.after(others, To::Closest, sink).map_err(|_| Cannot::CommandAnybody)?;
        Ok(self.standing(best(&ranking, To::Closest)))
    }

    /// The ways to call one more; none if nobody is left.
    pub fn call_another(&self, within: u8, already: u64, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
        self.obeying(within, already, sink).map_or_else(|_| Vec::new(), |ways| self.worst_told(ways, sink))
    }

    /// Who goes along when it leaves for another area, before it does: the closest other aliens within one area, up to so many,
    /// those that cannot act included (175). Who is in that area already is not moved. Of equally close ones the first by number.
    pub fn followers(&self, end: Hex, aliens: u8) -> Vec<FigureId> {
        let Self { world, alien } = *self;
        let board = world.board;
        let there = board.part(end, Gait::Climbing);
        let follows = |&other: &FigureId| {
            other != alien
                && board.part(world.at(other), Gait::Climbing) != there
                && world.distance(alien, other).is_some_and(|areas| areas <= 1)
        };
        let near = ranked(world, alien, world.all(Kind::Alien).filter(follows), To::Closest);
        near.iter().take(aliens.into()).map(|candidate| candidate.figure).collect()
    }

    /// Where somebody who goes along may be put in the area where the leader stands now: where it is in contact with most
    /// agents, then on the centre (175, A54).
    ///
    /// The others of a swarm are put next to the one that has moved (143).
    pub fn follow(&self, follower: FigureId, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
        let Self { world, alien } = *self;
        let is_its_kind =
            world.swarm_of(alien).is_some() && world.swarm_of(alien) == world.swarm_of(follower);
        let (ends, at) = (Ends::of(world, follower), world.at(alien));
        let ends = if is_its_kind { ends.around(at) } else { ends.beside(at) };
        let ways = ends.iter().map(|end| Way { target: Some(follower), end }).collect();
        self.worst_told(ways, sink)
    }
}
