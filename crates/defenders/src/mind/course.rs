//! The course of an activation: which line it is, its deeds one after the other (137, 164, A53). A table asks step by step and
//! lets each deed happen on its board; a scene asks for all of it at once.

use sortie_boards::hex::Hex;
use sortie_kernel::{Rule, Sink};

use super::activation::{Mind, Way};
use super::card::{Arm, Deed, Line, To};
use super::explain::{Cannot, Thought};
use super::eyes::Eyes;
use super::targets::{best, closeness};
use crate::world::{Body, FigureId, World};

/// A whole activation, as if no attack did damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The line carried out, from 0; none if it stays (164).
    pub line: Option<usize>,
    /// The target of the first deed that has one.
    pub target: Option<FigureId>,
    /// Where it ends.
    pub end: Hex,
    /// Its attacks in order, one entry each.
    pub attacks: Vec<(Arm, FigureId)>,
}

impl Mind<'_> {
    /// The first line that fits and whose first deed can be done, and the ways to do that between which its holder chooses
    /// (135 to 138, 164); none if it stays. Who is paralysed does nothing (96).
    pub fn first(&self, lines: &[Line], sink: &mut Sink<'_, Thought>) -> Option<(usize, Vec<Way>)> {
        if self.world.body(self.alien).is_paralysed {
            sink.tell(Rule("96"), Thought::DoesNothing);
            return None;
        }
        for (n, line) in lines.iter().enumerate() {
            if !self.tell_whether_fits(n, line, sink) {
                continue;
            }
            let Some(&deed) = line.does.first() else { continue };
            match self.equal(line, deed, sink) {
                Ok(ways) => return Some((n, ways)),
                Err(cannot) => sink.tell(Rule("164"), Thought::PassedOver { line: n, cannot }),
            }
        }
        sink.tell(Rule("164"), Thought::Stays);
        None
    }

    /// The same for whatever shares its card: a swarm acts by its figure closest to somebody, and a line fits if any of its figures
    /// sees him (143). With it who acts.
    pub fn first_of_its_kind(
        &self,
        lines: &[Line],
        sink: &mut Sink<'_, Thought>,
    ) -> Option<(FigureId, usize, Vec<Way>)> {
        let Self { world, alien } = *self;
        if world.swarm_of(alien).is_none() {
            return self.first(lines, sink).map(|(line, ways)| (alien, line, ways));
        }
        let mut all: Vec<FigureId> =
            world.with_its_kind(alien).filter(|&figure| !world.body(figure).is_out_of_action()).collect();
        all.sort_by_cached_key(|&figure| closeness(world, figure));
        for (n, line) in lines.iter().enumerate() {
            let minds = || all.iter().map(|&alien| Mind { world, alien });
            if let Some(misfit) = minds().map(|mind| mind.fits(line).err()).min().flatten() {
                let rule = Rule(if line.at.is_some() { "135" } else { "136" });
                sink.tell(rule, Thought::Misfit { line: n, at: line.at, misfit });
                continue;
            }
            sink.tell(Rule("A52"), Thought::Fits { line: n, at: line.at });
            let Some(&deed) = line.does.first() else { continue };
            let mut cannot = None;
            for mind in minds().filter(|mind| mind.fits(line).is_ok()) {
                match mind.equal(line, deed, sink) {
                    Ok(ways) => return Some((mind.alien, n, ways)),
                    Err(why) => cannot = cannot.or(Some(why)),
                }
            }
            if let Some(cannot) = cannot {
                sink.tell(Rule("164"), Thought::PassedOver { line: n, cannot });
            }
        }
        sink.tell(Rule("164"), Thought::Stays);
        None
    }

    /// The ways to do a later deed of its line; none if it cannot and leaves it out (A53).
    pub fn later(&self, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
        self.equal(line, deed, sink).unwrap_or_else(|cannot| {
            sink.tell(Rule("A53"), Thought::LeftOut { cannot });
            Vec::new()
        })
    }

    /// The ways of a second attack: at the same target as long as it lives and can be attacked, else at another at the same
    /// distance (176, A70); none if there is nobody.
    pub fn again(&self, line: &Line, deed: Deed, before: FigureId, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
        let Self { world, alien } = *self;
        let Deed::Attack { with, to, .. } = deed else { return Vec::new() };
        if world.body(before).is_present && self.can_attack(with, line, before) {
            return vec![Way { target: Some(before), end: world.at(alien) }];
        }
        let distance = world.distance(alien, before);
        let others = world.prey().filter(|&figure| {
            figure != before
                && world.distance(alien, figure) == distance
                && self.can_attack(with, line, figure)
        });
        let to = to.unwrap_or(To::MostWounded);
        let Ok(ranking) = self.after(others, to, sink) else {
            sink.tell(Rule("176"), Thought::LeftOut { cannot: Cannot::AttackAnybody });
            return Vec::new();
        };
        self.worst_told(self.standing(best(&ranking, to)), sink)
    }

    /// The ways to do a deed that are equally bad for the agents (138).
    fn equal(&self, line: &Line, deed: Deed, sink: &mut Sink<'_, Thought>) -> Result<Vec<Way>, Cannot> {
        let ways = self.ways(line, deed, sink)?;
        Ok(self.worst_told(ways, sink))
    }

    pub(super) fn worst_told(&self, ways: Vec<Way>, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
        let ways = self.worst(ways);
        if sink.listens() && ways.len() > 1 {
            let equal = ways.iter().map(|way| (way.target, way.end)).collect();
            sink.tell(Rule("138"), Thought::Equal { ways: equal });
        }
        ways
    }
}

/// Says what an alien sets out to do.
pub fn tell_deed(deed: Deed, way: Way, sink: &mut Sink<'_, Thought>) {
    let moves = Thought::Moves { target: way.target, end: way.end };
    match (deed, way.target) {
        (Deed::Attack { with, times, .. }, Some(target)) => {
            sink.tell(Rule("165"), Thought::Attacks { with, target, times });
        }
        (Deed::Activate { .. }, Some(whom)) => sink.tell(Rule("177"), Thought::Commands { whom }),
        (Deed::Attack { .. } | Deed::Activate { .. }, None) => {}
        (Deed::Adjacent { .. } | Deed::Toward { .. }, _) => sink.tell(Rule("A54"), moves),
        (Deed::Away { .. }, _) => sink.tell(Rule("A35"), moves),
        (Deed::ToPoint { .. }, _) => sink.tell(Rule("162"), moves),
    }
}

/// Thinks a whole activation through, as if no attack did damage and nobody answered; of ways equal to the end the first.
pub fn plan(world: &World<'_>, alien: FigureId, lines: &[Line], sink: &mut Sink<'_, Thought>) -> Plan {
    let mut plan = Plan { line: None, target: None, end: world.at(alien), attacks: Vec::new() };
    let Some((n, first)) = (Mind { world, alien }).first(lines, sink) else { return plan };
    plan.line = Some(n);
    let line = &lines[n];
    let mut bodies: Vec<Body> = world.bodies.to_vec();
    for (n, &deed) in line.does.iter().enumerate() {
        let now = World { bodies: &bodies, ..*world };
        let mind = Mind { world: &now, alien };
        let later = if n == 0 { first.clone() } else { mind.later(line, deed, sink) };
        let Some(&way) = later.first() else { continue };
        tell_deed(deed, way, sink);
        plan.target = plan.target.or(way.target);
        plan.end = way.end;
        if let (Deed::Attack { with, times, .. }, Some(target)) = (deed, way.target) {
            plan.attacks.extend((0..times).map(|_| (with, target)));
        }
        let body = &mut bodies[alien.index()];
        let left = world.board.area(body.at);
        if left != world.board.area(way.end) {
            body.came_from = Some(left);
        }
        body.at = way.end;
    }
    plan
}
