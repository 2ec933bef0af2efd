//! In which order the figures of a group act (R24.1, A6): the one worst for the players (R25.5), and if it makes no
//! difference, the fixed order of the figures.
//!
//! Orders are rehearsed on a copy of the table: each figure walks where its lines send it and attacks whom they aim at,
//! with the damage to be expected. No dice fall there and nobody is hurt; so before each figure the order of those left is
//! weighed anew, with whatever has happened since.
//!
//! A rehearsal takes as long as the activation itself, so most are spared. Orders are compared only where the figures stand in
//! each other's way, as far as a glance tells: one hides all Rebels from another, or there is not room for all beside the Rebel
//! they would strike. The worst a figure can do is then what it does with the others of its group out of its way. Where all do
//! that in the fixed order, no other order is worse, and none is tried; otherwise an order is given up as soon as not even that
//! would make it worse than another.

use arrayvec::ArrayVec;
use sortie_boards::square::{Direction, Position};
use sortie_kernel::Sink;

use super::harm::harm_in;
use super::line_deeds;
use super::orders::{aimed, cost_of, line_of, resolve, verb_of};
use crate::ability::Need;
use crate::apply::Trial;
use crate::attack::AttackKind;
use crate::content::{Content, Line, LineVerb};
use crate::enemy::Harm;
use crate::flow::ability::holds;
use crate::state::{EnemyTurn, Frame, GroupTurn, Source, State};
use crate::world::{FigureId, World};

/// Of so many figures every order may be tried. Of more, each may be the next, with the others in their fixed order.
const MOST_ORDERED: usize = 4;

/// Who of the figures left acts next. It acts out of its turn only where that is worse for the players.
pub(super) fn next(content: &Content, state: &State, turn: GroupTurn, left: &[FigureId]) -> Option<FigureId> {
    let (&first, others) = left.split_first()?;
    let lines = &content.activations[usize::from(turn.card)].line;
    let Some(last) = lines.iter().rposition(attacks).filter(|_| !others.is_empty()) else {
        return Some(first);
    };
    let group = Group { content, state, turn, left, n_lines: last + 1, points: points(&lines[..=last]) };
    if !group.is_crowded() || group.is_unhindered() {
        return Some(first);
    }
    group.worst()
}

fn attacks(line: &Line) -> bool {
    matches!(line.verb, LineVerb::MoveAttack(_) | LineVerb::Attack)
}

/// The most movement points that these lines give a figure: those of lines that cost nothing, and of two that cost an action.
fn points(lines: &[Line]) -> u16 {
    let (mut free, mut most) = (0, [0, 0]);
    for line in lines {
        let points = match line.verb {
            LineVerb::Toward(points)
            | LineVerb::Engage(points)
            | LineVerb::Reposition { points, .. }
            | LineVerb::MoveAttack(points) => u16::from(points),
            LineVerb::Attack | LineVerb::Does(_) | LineVerb::Stop => 0,
        };
        if line.icons.is_empty() {
            free += points;
        } else if points > most[0] {
            most = [points, most[0]];
        } else {
            most[1] = points.max(most[1]);
        }
    }
    free + most[0] + most[1]
}

/// An attack in a rehearsal: what decides how much harm is to be expected of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Blow {
    target: FigureId,
    distance: u16,
    has_moved: bool,
}

/// The figures of a group that are left, before one of them acts.
struct Group<'a> {
    content: &'a Content,
    state: &'a State,
    turn: GroupTurn,
    left: &'a [FigureId],
    /// The lines of the card down to its last attack. What a figure does after that is of interest to the next ones only.
    n_lines: usize,
    /// The most movement points of an activation before that attack.
    points: u16,
}

impl Group<'_> {
    /// Whether figures stand in each other's way, at a glance.
    fn is_crowded(&self) -> bool {
        let world = self.state.world(self.content);
        let mut near = self.left.iter().copied().filter(|&figure| self.is_near(&world, figure));
        near.any(|figure| match world.body(figure).strike.map(|strike| strike.kind) {
            Some(AttackKind::Ranged) => self.is_hidden(&world, figure),
            Some(AttackKind::Melee) => self.lacks_room(&world, figure),
            None => false,
        })
    }

    /// Whether a figure sees no Rebel, and would see one with the others out of the way.
    fn is_hidden(&self, world: &World<'_>, figure: FigureId) -> bool {
        if world.hostile_to(figure).any(|rebel| world.sees(figure, rebel)) {
            return false;
        }
        world.hostile_to(figure).any(|rebel| {
            let mut around = world.in_the_way(figure, rebel);
            self.left.iter().for_each(|&other| around.uncover(self.place(other)));
            world.board.sees_between(self.place(figure), world.body(rebel).at, &around)
        })
    }

    /// Whether more figures would strike at the Rebel nearest to this one than there is room for beside it.
    fn lacks_room(&self, world: &World<'_>, figure: FigureId) -> bool {
        let nearest = |figure: FigureId| {
            let far = |rebel| world.distance(figure, rebel).map(|far| (far, rebel));
            world.hostile_to(figure).filter_map(far).min().map(|(_, rebel)| rebel)
        };
        let Some(rebel) = nearest(figure) else { return false };
        let is_striker = |&other: &FigureId| self.is_near(world, other) && nearest(other) == Some(rebel);
        let strikers: ArrayVec<FigureId, 8> = self.left.iter().copied().filter(is_striker).collect();
        if strikers.len() < 2 {
            return false;
        }
        let mut held = world.held_by(|_, _| true);
        strikers.iter().for_each(|&striker| held.uncover(self.place(striker)));
        let there = world.body(rebel).at.corner();
        let beside = Direction::ALL.iter().filter_map(|&direction| there.step(direction)).filter(|&space| {
            world.board.is_adjacent(there, space) && !world.board.blocking().has(space) && !held.has(space)
        });
        beside.count() < strikers.len()
    }

    /// Whether all attack in the fixed order as they would with the others out of the way.
    fn is_unhindered(&self) -> bool {
        let world = self.state.world(self.content);
        let comes_to_blows: Vec<bool> =
            self.left.iter().map(|&figure| self.is_near(&world, figure)).collect();
        let Some(last) = comes_to_blows.iter().rposition(|&comes| comes) else { return true };
        let mut table = Trial::of(self.state);
        let mut alone: Vec<Vec<Blow>> = Vec::with_capacity(last + 1);
        for (n, &figure) in self.left[..=last].iter().enumerate() {
            let mut blows = Vec::new();
            if comes_to_blows[n] {
                self.step_aside(&mut table, figure);
                self.act(&mut table, figure, self.n_lines, |_, blow| blows.push(blow));
            }
            alone.push(blows);
        }
        self.take_places(&mut table);
        alone.iter().zip(self.left).enumerate().all(|(n, (alone, &figure))| {
            let mut blows = Vec::new();
            let n_lines = if n == last { self.n_lines } else { usize::MAX };
            self.act(&mut table, figure, n_lines, |_, blow| blows.push(blow));
            blows == *alone
        })
    }

    /// Whether a figure could have anybody within reach of its attack, if nobody were in its way.
    fn is_near(&self, world: &World<'_>, figure: FigureId) -> bool {
        let Some(strike) = self.state.body(figure).strike else { return false };
        let span = match (strike.kind, strike.reach) {
            (AttackKind::Ranged, _) => u16::MAX,
            (AttackKind::Melee, reach) => self.points + 1 + u16::from(reach),
        };
        world.hostile_to(figure).filter_map(|rebel| world.distance(figure, rebel)).any(|far| far <= span)
    }

    /// Whether the card gives the first attack of the group something that has yet to be had (R24.3).
    fn is_first_open(&self, state: &State) -> bool {
        let bonus = &self.content.activations[usize::from(self.turn.card)].bonus;
        !state.groups[usize::from(self.turn.group)].is_first_used
            && bonus
                .iter()
                .any(|ability| ability.when.moment().is_of_attack() && ability.needs.contains(&Need::First))
    }

    /// The first figure of the first order that is worst.
    fn worst(&self) -> Option<FigureId> {
        let is_open = self.is_first_open(self.state);
        let bounds = self.left.iter().map(|&figure| {
            let alone = self.alone(figure, false);
            (alone, if is_open { self.alone(figure, true) } else { alone })
        });
        let mut search = Search { group: self, bounds: bounds.collect(), best: None };
        search.go_on(&Trial::of(self.state), self.left, Harm::default(), None);
        search.best.map(|(_, figure)| figure)
    }

    /// The harm a figure does with the others out of the way: as the first of the group, or after another.
    fn alone(&self, figure: FigureId, is_first: bool) -> Harm {
        let mut table = Trial::of(self.state);
        self.step_aside(&mut table, figure);
        if !is_first {
            table.ctx(self.content).note_first(usize::from(self.turn.group));
        }
        self.harm_of(&mut table, figure)
    }

    /// All but one leave the map.
    fn step_aside(&self, table: &mut Trial, figure: FigureId) {
        self.take_places(table);
        let mut ctx = table.ctx(self.content);
        self.left.iter().filter(|&&other| other != figure).for_each(|&other| ctx.stay_away(other));
    }

    /// All stand where they do.
    fn take_places(&self, table: &mut Trial) {
        let mut ctx = table.ctx(self.content);
        self.left.iter().for_each(|&figure| ctx.stand(figure, self.place(figure)));
    }

    fn place(&self, figure: FigureId) -> Position {
        self.state.body(figure).at
    }

    /// A figure acts. What its attacks may be expected to do.
    fn harm_of(&self, table: &mut Trial, figure: FigureId) -> Harm {
        let mut harm = Harm::default();
        self.act(table, figure, usize::MAX, |table, blow| {
            harm = harm + harm_in(self.content, table, [figure, blow.target], blow.distance);
            table.ctx(self.content).note_first(usize::from(self.turn.group));
        });
        harm
    }

    /// A figure goes through its lines on a copy of the table, or through so many of them.
    fn act(
        &self,
        table: &mut Trial,
        figure: FigureId,
        n_lines: usize,
        mut strikes: impl FnMut(&mut Trial, Blow),
    ) {
        let content = self.content;
        let mut turn = EnemyTurn::new(figure, self.turn);
        let mut ctx = table.ctx(content);
        ctx.begin_enemy(figure, self.turn.card);
        ctx.push(Frame::Enemy(turn));
        while let Some(line) = line_of(content, &turn).filter(|_| usize::from(turn.line) < n_lines) {
            let source = Source { figure, slot: Source::LINE, n: turn.line };
            let ctx = table.ctx(content);
            let is_meant = line.needs.iter().all(|need| holds(&ctx.look(), source, "", figure, need));
            match &line.verb {
                _ if !is_meant => {}
                LineVerb::Stop => break,
                LineVerb::Does(deeds) => {
                    if line_deeds::judge(&ctx, &turn, line, deeds).is_ok() {
                        turn = turn.paid(cost_of(line));
                    }
                }
                verb @ (LineVerb::Toward(_)
                | LineVerb::Engage(_)
                | LineVerb::Reposition { .. }
                | LineVerb::MoveAttack(_)
                | LineVerb::Attack) => {
                    let verb = verb_of(&turn, verb);
                    let found = resolve(content, table, &turn, line, verb, &mut Sink::silent());
                    if found.skipped.is_none() {
                        let has_moved = turn.has_moved || found.way.end != table.body(figure).at;
                        turn = EnemyTurn { has_moved, ..turn.paid(cost_of(line)) };
                        let mut ctx = table.ctx(content);
                        ctx.stand(figure, found.way.end);
                        ctx.set_top(Frame::Enemy(turn));
                        if let (true, Some(target), Some(distance)) =
                            (found.attacks, aimed(&found.way), found.way.distance)
                        {
                            strikes(table, Blow { target, distance, has_moved });
                        }
                    }
                }
            }
            turn.line += 1;
        }
        let mut ctx = table.ctx(content);
        ctx.pop();
        ctx.end_enemy(figure);
    }
}

/// The orders of a group, tried one after the other.
struct Search<'a> {
    group: &'a Group<'a>,
    /// The worst each figure left could do: after another of the group has attacked, and as the first.
    bounds: Vec<(Harm, Harm)>,
    /// The worst order so far, and who begins it.
    best: Option<(Harm, FigureId)>,
}

impl Search<'_> {
    /// Tries the orders of those who are still left, after some have done so much.
    fn go_on(&mut self, table: &Trial, left: &[FigureId], done: Harm, begins: Option<FigureId>) {
        if let (true, Some(begins)) = (left.is_empty(), begins) {
            self.best = Some((done, begins));
        }
        let open = if left.len() <= MOST_ORDERED { left.len() } else { left.len().min(1) };
        let open = if begins.is_none() { left.len() } else { open };
        for n in 0..open {
            if self.best.is_some_and(|(harm, _)| done + self.bound(table, left) <= harm) {
                return;
            }
            let (figure, mut table) = (left[n], Trial::of(table));
            let harm = self.group.harm_of(&mut table, figure);
            let rest: Vec<FigureId> = left.iter().copied().filter(|&other| other != figure).collect();
            self.go_on(&table, &rest, done + harm, begins.or(Some(figure)));
        }
    }

    /// The worst that those who are left could do together.
    fn bound(&self, table: &Trial, left: &[FigureId]) -> Harm {
        let bounds = || {
            let all = self.group.left.iter().zip(&self.bounds);
            all.filter(|(figure, _)| left.contains(figure)).map(|(_, bounds)| *bounds)
        };
        let plain: Harm = bounds().map(|(plain, _)| plain).sum();
        if self.group.is_first_open(table) {
            let gain = bounds().map(|(plain, first)| first - plain).fold(Harm::default(), Harm::most);
            plain + gain
        } else {
            plain
        }
    }
}
