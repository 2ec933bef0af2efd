//! What an alien can do with one deed of a line: every way between which the rules make no difference, and of these the worst
//! for the agents (135 to 138, 160 to 167, A52 to A54).

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::{Rule, Sink};

use super::card::{Arm, Deed, Line, To};
use super::ends::Ends;
use super::explain::{Cannot, Misfit, Thought};
use super::targets::{Candidate, best, ranked, steps};
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

impl Mind<'_> {
    /// Whether a line fits: somebody in sight within its number, or for the blind line somebody to be reached (A52).
    pub fn fits(&self, line: &Line) -> Result<(), Misfit> {
        let Self { world, alien } = *self;
        match line.at {
            Some(areas) if world.prey().any(|figure| self.sees_within(figure, areas)) => Ok(()),
            Some(_) if world.prey().any(|figure| world.notices(alien, figure)) => Err(Misfit::TooFar),
            Some(_) => Err(Misfit::NobodyInSight),
            None if world.prey().any(|figure| steps(world, alien, figure).is_some()) => Ok(()),
            None => Err(Misfit::NobodyInReach),
        }
    }

    fn sees_within(&self, figure: FigureId, areas: u8) -> bool {
        let distance = self.world.distance(self.alien, figure);
        distance.is_some_and(|distance| distance <= areas) && self.world.notices(self.alien, figure)
    }

    /// Whether it can attack somebody from where it stands: melee in contact, ranged in sight within the number of the line;
    /// the blind line sets no limit (A54).
    pub(super) fn can_attack(&self, arm: Arm, line: &Line, figure: FigureId) -> bool {
        let world = self.world;
        match arm {
            Arm::Melee => world.board.adjacent(world.at(self.alien), world.at(figure)),
            Arm::Ranged => self.sees_within(figure, line.at.unwrap_or(u8::MAX)),
        }
    }

    /// Every way to do a deed between which the rules make no difference; or why there is none (A53).
    pub fn ways(&self, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Result<Vec<Way>, Cannot> {
        let Self { world, alien } = *self;
        let ends = || Ends::of(world, alien);
        let nowhere = |ways: Vec<Way>, why| if ways.is_empty() { Err(why) } else { Ok(ways) };
        if deed.is_move() && world.body(alien).is_held_fast() {
            return Err(Cannot::Move);
        }
        match deed {
            // Of those it can attack: the ones named, or the most wounded (165).
            Deed::Attack { with, to, .. } => {
                let to = to.unwrap_or(To::MostWounded);
                let in_reach = world.prey().filter(|&figure| self.can_attack(with, line, figure));
                let targets = self.after(in_reach, to, sink).map_err(|_| Cannot::AttackAnybody)?;
                Ok(self.standing(best(&targets, to)))
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

    /// Ranks whom it could be after.
    pub(super) fn after(
        &self,
        figures: impl Iterator<Item = FigureId>,
        to: To,
        sink: &mut Sink<'_, Thought>,
    ) -> Result<Vec<Candidate>, Cannot> {
        let ranking = ranked(self.world, self.alien, figures, to);
        if ranking.is_empty() {
            return Err(Cannot::FindAnybody);
        }
        if sink.listens() {
            let n_best = best(&ranking, to).len();
            let rule = Rule(match to {
                To::Closest => "A32",
                To::MostWounded => "A31",
            });
            for (n, &candidate) in ranking.iter().enumerate() {
                sink.tell(rule, Thought::Candidate { candidate, to, tied: n < n_best && n_best > 1 });
            }
        }
        Ok(ranking)
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
