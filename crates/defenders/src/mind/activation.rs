//! What an alien can do with one deed of a line: every way between which the rules make no difference, and of these the worst
//! for the agents (135 to 138, 160 to 167, A52 to A54).

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::Sink;

use super::card::{Deed, Line, To};
use super::ends::Ends;
use super::explain::{Cannot, Thought};
use super::eyes::Eyes;
use super::targets::{Candidate, best, steps};
use crate::world::{FigureId, World};

/// One way to do a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    /// Whom it is about, if about anybody.
    pub target: Option<FigureId>,
    /// Where the alien stands afterwards.
    pub end: Hex,
}

/// The mind of one alien in one position.
#[derive(Debug, Clone, Copy)]
pub struct Mind<'a> {
    /// The board and who stands where.
    pub world: &'a World<'a>,
    /// Who thinks.
    pub alien: FigureId,
}

/// It sees for itself.
impl Eyes for Mind<'_> {
    fn prey(&self) -> impl Iterator<Item = FigureId> {
        self.world.prey()
    }

    fn notices(&self, figure: FigureId) -> bool {
        self.world.notices(self.alien, figure)
    }

    fn distance(&self, figure: FigureId) -> Option<u8> {
        self.world.distance(self.alien, figure)
    }

    fn touches(&self, figure: FigureId) -> bool {
        let world = self.world;
        world.board.adjacent(world.at(self.alien), world.at(figure))
    }

    fn reaches(&self, figure: FigureId) -> bool {
        steps(self.world, self.alien, figure).is_some()
    }

    fn candidate(&self, figure: FigureId) -> Option<Candidate> {
        Candidate::of(self.world, self.alien, figure)
    }
}

impl Mind<'_> {
    /// Every way to do a deed between which the rules make no difference; or why there is none (A53).
    pub fn ways(&self, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Result<Vec<Way>, Cannot> {
        let Self { world, alien } = *self;
        let ends = || Ends::of(world, alien);
        let nowhere = |ways: Vec<Way>, why| if ways.is_empty() { Err(why) } else { Ok(ways) };
        if deed.is_move() && world.body(alien).is_held_fast() {
            return Err(Cannot::Move);
        }
        match deed {
            Deed::Attack { with, to, .. } => {
                let targets = self.attackable(with, line, to, sink)?;
                Ok(self.standing(best(&targets, to.unwrap_or(To::MostWounded))))
            }
            Deed::Activate { within, .. } => self.obeying(within, 0, sink),
            Deed::Adjacent { to } => {
                let within = line.at.map(|areas| areas.max(1));
                let ends = ends();
                nowhere(self.moves(to, sink, |target| ends.adjacent(target, within))?, Cannot::StandBesideIt)
            }
            Deed::Toward { areas, to } => {
                let ends = ends();
                nowhere(self.moves(to, sink, |target| ends.toward(target, areas))?, Cannot::GetNearer)
            }
            Deed::Away { areas } => {
                // Of several who are equally close it is one, and away from him all the way.
                let closest = self.after(world.prey(), To::Closest, sink)?;
                let (ends, came_from) = (ends(), world.body(alien).came_from);
                let from = |near: &Candidate| ends.away(world.at(near.figure), came_from, areas);
                let away =
                    best(&closest, To::Closest).iter().map(from).fold(HexSet::EMPTY, |all, ends| all | ends);
                nowhere(away.iter().map(|end| Way { target: None, end }).collect(), Cannot::GetAway)
            }
            Deed::ToPoint { areas } => {
                let there = ends().to_point(areas);
                nowhere(there.iter().map(|end| Way { target: None, end }).collect(), Cannot::ReachPoint)
            }
        }
    }

    /// Movements to the best candidates: of equal ones those for which it works (A53).
    fn moves(
        &self,
        to: To,
        sink: &mut Sink<'_, Thought>,
        ends: impl Fn(Hex) -> HexSet,
    ) -> Result<Vec<Way>, Cannot> {
        let world = self.world;
        let ranking = self.after(world.prey(), to, sink)?;
        let ways = |near: &Candidate| {
            let target = Some(near.figure);
            ends(world.at(near.figure)).iter().map(move |end| Way { target, end }).collect::<Vec<_>>()
        };
        Ok(best(&ranking, to).iter().flat_map(ways).collect())
    }

    /// Ways to do something to one of several from where it stands.
    pub(super) fn standing(&self, candidates: &[Candidate]) -> Vec<Way> {
        let end = self.world.at(self.alien);
        candidates.iter().map(|candidate| Way { target: Some(candidate.figure), end }).collect()
    }

    /// Of ways equal by the rules those worst for the agents, in this order: from its end it sees most agents, fewest of them
    /// see it, it stands nearest to one of them (138). What is equal even then is for the holder of the card to choose.
    pub fn worst(&self, ways: Vec<Way>) -> Vec<Way> {
        let Self { world, .. } = *self;
        if ways.len() < 2 {
            return ways;
        }
        let key = |way: &Way| {
            let sees = world.prey().filter(|&figure| world.board.sees(way.end, world.at(figure))).count();
            let nearest =
                world.prey().map(|figure| world.board.hexes_between(way.end, world.at(figure))).min();
            (std::cmp::Reverse(sees), world.watchers_of(way.end).count(), nearest)
        };
        let keys: Vec<_> = ways.iter().map(key).collect();
        let worst = keys.iter().min().copied();
        ways.into_iter().zip(keys).filter(|(_, key)| Some(*key) == worst).map(|(way, _)| way).collect()
    }
}
