//! Carrying out one instruction (R24 to R28, R37).

use sortie_boards::square::{Position, Reach};
use sortie_kernel::{Rule, Sink};

use super::explain::{Passed, Thought};
use super::law::{Harms, worst_for_players};
use super::order::{Budget, Criterion, Order, Target, Verb};
use super::resolution::{Resolution, Skip};
use super::targets::{Candidate, candidates};
use super::ways::{Aim, Mover, Way};
use crate::world::{Body, FigureId, World};

/// Carries instructions out. It remembers nothing from one to the next but its lists, so that a simulation need not
/// make them anew.
#[derive(Debug, Default)]
pub struct Mind {
    reach: Reach,
}

impl Mind {
    /// Works out what a figure does with an instruction. The thoughts on the way go to the sink.
    pub fn resolve(
        &mut self,
        world: &World<'_>,
        harms: &impl Harms,
        figure: FigureId,
        order: &Order,
        budget: Budget,
        sink: &mut Sink<'_, Thought>,
    ) -> Resolution {
        sink.tell(Rule("R24.6"), Thought::Order { verb: order.verb, cost: order.cost, budget });
        let body = world.body(figure);
        let found = affordable(order, budget).and_then(|()| match order.verb {
            // Not a movement instruction, so it does not help against the stun either (R37.3).
            Verb::Attack if body.is_stunned() => Err(Skip::Stunned),
            verb => {
                let mover = Mover::new(world, figure, verb.points().unwrap_or(0), &mut self.reach);
                let found = find_ways(&mover, order, sink)?;
                match defeats_itself(body, order) {
                    true => Err(Skip::SelfDefeat),
                    false => Ok(carry_out(&mover, harms, order, found, sink)),
                }
            }
        });
        found.unwrap_or_else(|skip| {
            sink.tell(Rule(skip.rule()), Thought::Skipped { skip });
            Resolution::skipped(skip, body.at)
        })
    }
}

/// One instruction with icons costs a bleeding figure 1 damage after it, however many icons there are (R37.1, A21).
fn bleeds(body: &Body, order: &Order) -> bool {
    body.is_bleeding() && order.cost.actions > 0
}

/// R25.3, S4: it would bleed to death, and not attack before. Only certain damage counts (A25).
fn defeats_itself(body: &Body, order: &Order) -> bool {
    let attacks = order.verb.attacks() && !body.is_stunned();
    bleeds(body, order) && body.remaining() <= 1 && !attacks
}

/// The ways the rules leave, exactly tied.
struct Found {
    ways: Vec<Way>,
    /// The rule by which their targets are those.
    rule: &'static str,
}

/// The one figure all ways are aimed at.
fn only_target(ways: &[Way]) -> Option<FigureId> {
    let Some(Aim::Figure(first)) = ways.first()?.aim else { return None };
    ways.iter().all(|way| way.aim == Some(Aim::Figure(first))).then_some(first)
}

/// Takes the way that is worst for the players, and tells it.
fn carry_out(
    mover: &Mover<'_>,
    harms: &impl Harms,
    order: &Order,
    found: Found,
    sink: &mut Sink<'_, Thought>,
) -> Resolution {
    let body = mover.world.body(mover.figure);
    let only = only_target(&found.ways);
    if let Some(target) = only {
        sink.tell(Rule(found.rule), Thought::Aims { target });
    }
    let verdict = worst_for_players(mover, harms, order.verb, found.ways);
    for &(by, left) in &verdict.parted {
        sink.tell(Rule("R25.5"), Thought::Law { by, left });
    }
    if let (None, Some(target)) = (only, only_target(&verdict.ways)) {
        sink.tell(Rule(found.rule), Thought::Aims { target });
    }
    let mut ways = verdict.ways.into_iter();
    let mut way = ways.next().expect("an instruction that is not skipped can be carried out");
    let mut ties: Vec<Way> = ways.collect();
    if body.is_stunned() {
        // Whether it is skipped was judged as if it were not stunned; now it gains no points (R37.2, A22).
        way = mover.staying(way.aim);
        ties.clear();
        sink.tell(Rule("R37.2"), Thought::Stunned);
    }
    let path = if sink.listens() { mover.path(way.end) } else { Vec::new() };
    if !ties.is_empty() {
        sink.tell(Rule("A14"), players_choose(way, &ties));
    }
    tell_move(mover, order.verb, way, &path, sink);
    let attacks = order.verb.attacks() && !body.is_stunned();
    if let (true, Some(Aim::Figure(target))) = (attacks, way.aim) {
        sink.tell(Rule("R28.1"), Thought::Attacks { target, distance: way.distance });
    }
    if bleeds(body, order) {
        sink.tell(Rule("R37.1"), Thought::Bleeds { left: body.remaining().saturating_sub(1) });
    }
    Resolution {
        skipped: None,
        actions_spent: order.cost.actions,
        attack_action_used: order.cost.is_attack_action,
        attacks,
        discards_stunned: body.is_stunned(),
        way,
        ties,
        path,
    }
}

fn players_choose(way: Way, ties: &[Way]) -> Thought {
    let ways = || std::iter::once(&way).chain(ties);
    let target = |way: &Way| match way.aim {
        Some(Aim::Figure(figure)) => Some(figure),
        _ => None,
    };
    let is_about_whom = ways().any(|other| other.aim != way.aim);
    let targets = if is_about_whom { ways().filter_map(target).collect() } else { Vec::new() };
    Thought::PlayersChoose { ends: ways().map(|way| way.end).collect(), targets }
}

/// R24.7, R28.6.
fn affordable(order: &Order, budget: Budget) -> Result<(), Skip> {
    if order.cost.actions > budget.actions {
        Err(Skip::Unaffordable)
    } else if order.cost.is_attack_action && budget.attack_used {
        Err(Skip::SecondAttack)
    } else {
        Ok(())
    }
}

/// All ways the rules leave, exactly tied; or why there is none.
fn find_ways(mover: &Mover<'_>, order: &Order, sink: &mut Sink<'_, Thought>) -> Result<Found, Skip> {
    if let Verb::Reposition { spaces, .. } = order.verb {
        if mover.world.hostile_to(mover.figure).next().is_none() {
            return Err(Skip::Nobody);
        }
        let reposition = mover.reposition(spaces);
        let distance = mover.nearest_rebel(mover.start());
        sink.tell(Rule("R27.11"), Thought::Repositions { spaces, distance, fit: reposition.fit });
        return Ok(Found { ways: reposition.ways, rule: "R27.11" });
    }
    // A space can be moved to, not attacked. Whoever cannot get beside it turns to the nearest Rebel (R27.8, A13); moving
    // toward it always works (R27.6).
    if let Target::Space(space) = order.target {
        let aim = Aim::Space(space);
        let ways: Vec<Way> = match order.verb {
            Verb::Toward { .. } => mover.toward(aim).collect(),
            Verb::Engage { .. } => mover.engage(aim).collect(),
            _ => Vec::new(),
        };
        if !ways.is_empty() {
            return Ok(Found { ways, rule: "R26.1" });
        }
    }
    let all = candidates(mover.world, mover.figure, &order.target);
    tell_candidates(&order.target, &all, sink);
    if all.is_empty() {
        return Err(match order.target {
            Target::Ranked { within: Some(within), .. } => Skip::NobodyWithin(within),
            _ => Skip::Nobody,
        });
    }
    for (n, tied) in all.chunk_by(Candidate::is_tied_with).enumerate() {
        let ways: Vec<Way> =
            tied.iter().flat_map(|candidate| ways_to(mover, order.verb, candidate.figure, sink)).collect();
        if !ways.is_empty() {
            // The best there is, or the best that will do, or anybody for want of who is meant.
            let rule = match (tied[0].is_meant && order.target != Target::NEAREST_REBEL, n) {
                (false, _) => "R26.4",
                (true, 0) => "R26.1",
                (true, _) => "R26.3",
            };
            return Ok(Found { ways, rule });
        }
    }
    Err(match order.verb {
        Verb::Engage { .. } => Skip::NobodyToEngage,
        Verb::MoveAttack { .. } => Skip::NobodyToMoveAndAttack,
        _ => Skip::NobodyToAttack,
    })
}

/// The ways to carry a verb out against one target; none if it has to be the next best (R27.8, R27.20, R28.8).
fn ways_to(mover: &Mover<'_>, verb: Verb, target: FigureId, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
    let aim = Aim::Figure(target);
    let ways: Vec<Way> = match verb {
        Verb::Toward { .. } => mover.toward(aim).collect(),
        Verb::Engage { .. } => mover.engage(aim).collect(),
        Verb::MoveAttack { .. } | Verb::Attack => mover.move_attack(target).collect(),
        Verb::Reposition { .. } => Vec::new(),
    };
    if ways.is_empty() && sink.listens() {
        let (rule, passed) = match verb {
            Verb::Engage { .. } => ("R27.8", Passed::NoSpaceBeside),
            Verb::MoveAttack { .. } => ("R27.20", Passed::NoSpaceToAttackFrom),
            _ => ("R28.8", Passed::NoAttack(mover.world.may_attack(mover.figure, target).err())),
        };
        sink.tell(Rule(rule), Thought::Passed { target, passed });
    }
    ways
}

fn tell_candidates(target: &Target, all: &[Candidate], sink: &mut Sink<'_, Thought>) {
    if !sink.listens() {
        return;
    }
    for (place, candidate) in all.iter().enumerate() {
        let is_tied = |other: Option<&Candidate>| other.is_some_and(|other| other.is_tied_with(candidate));
        let tied = is_tied(all.get(place + 1)) || place > 0 && is_tied(all.get(place - 1));
        // A value of its own ranks a candidate by the criterion; otherwise the distance decides.
        let is_alone = || all.iter().filter(|other| other.value == candidate.value).count() == 1;
        let rule = match (candidate.is_meant, candidate.value) {
            (false, _) => "R26.4",
            (true, _) if *target == Target::NEAREST_REBEL => "R26.4",
            (true, Some(_)) if is_alone() => "R26.1",
            (true, None) if matches!(target, Target::Named { .. }) => "R26.1",
            (true, _) => "R26.2",
        };
        let by = match target {
            Target::Ranked { by, .. } if candidate.is_meant => Some(*by),
            // A name says all where only the distance counts besides.
            Target::Named { by, .. } if candidate.is_meant && *by != Criterion::Nearest => Some(*by),
            Target::Named { .. } | Target::Ranked { .. } | Target::Space(_) => None,
        };
        let (value, distance) = (candidate.value, candidate.remoteness.spaces());
        let thought = Thought::Candidate { figure: candidate.figure, by, value, distance, tied };
        sink.tell(Rule(rule), thought);
    }
}

/// Where it goes and why it stops there.
fn tell_move(mover: &Mover<'_>, verb: Verb, way: Way, path: &[Position], sink: &mut Sink<'_, Thought>) {
    let Some(points) = verb.points().filter(|_| sink.listens()) else { return };
    if mover.world.body(mover.figure).is_stunned() {
        sink.tell(Rule("R37.3"), Thought::ShakesOffStun);
        return;
    }
    let stays = way.points == 0;
    let rule = match verb {
        Verb::Toward { .. } if way.distance == Some(0) => "R27.4",
        Verb::Toward { .. } if stays => "R27.5",
        Verb::Toward { .. } => "R27.1",
        Verb::Engage { .. } if stays => "R27.10",
        Verb::Engage { .. } => "R27.7",
        Verb::Reposition { spaces, .. } if way.distance != Some(spaces) => "R27.13",
        Verb::Reposition { .. } if stays => "R27.14",
        Verb::Reposition { .. } => "R27.12",
        Verb::MoveAttack { .. } | Verb::Attack => "R27.16",
    };
    if stays {
        sink.tell(Rule(rule), Thought::Stays { aim: way.aim, distance: way.distance });
        return;
    }
    let (end, distance) = (way.end, way.distance);
    sink.tell(Rule(rule), Thought::Ends { end, aim: way.aim, distance, of: mover.n_ends() });
    sink.tell(Rule("R27.23"), Thought::Walks { path: path.to_vec(), cost: way.points });
    if way.points < points {
        sink.tell(Rule("R27.24"), Thought::PointsLost { points: points - way.points });
    }
}
