//! Enemy groups activate: figure by figure, line by line, each step with its reasons (R1.15, R23.1, R24 to R28).

use std::cell::RefCell;

use arrayvec::ArrayVec;
use sortie_boards::square::Position;
use sortie_kernel::{Occasion, Progress, Rule, Seat, Silent, Sink};

use super::arms::arms_of;
use super::attack::Terms;
use super::harm::GameHarms;
use super::moment::{Look, Now};
use super::needs::{has_trait, holds};
use crate::ability::{Deed, When, Whom};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, Icon, Line, LineVerb, Mark};
use crate::enemy::{
    Aim, Budget, Cost, Criterion, Mind, Order, Resolution, Skip, Target, Thought, Verb, Way, Who,
};
use crate::event::Event;
use crate::state::{DeedsFrame, EnemyStage, EnemyTurn, Frame, GroupTurn, Source, State, what};
use crate::world::{FigureId, Side};

thread_local! {
    /// Lists of the enemy's mind, made once a thread: they hold nothing from one question to the next.
    static MIND: RefCell<Mind> = RefCell::default();
}

/// Thoughts become events of the figure that thinks.
struct Aloud<'a, S> {
    sink: &'a mut S,
    figure: FigureId,
    /// The players choose the way, so what it would do by default is not told.
    is_open: bool,
}

impl<S: Sink<Event>> Sink<Thought> for Aloud<'_, S> {
    const LISTENS: bool = S::LISTENS;

    #[inline]
    fn tell(&mut self, rule: Rule, thought: Thought) {
        if S::LISTENS && !self.is_open {
            self.is_open = matches!(thought, Thought::PlayersChoose { .. });
            self.sink.tell(rule, Event::Thought { figure: self.figure, thought });
        }
    }
}

/// The activation card that a group draws in a round, by number.
pub(crate) fn drawn_card(content: &Content, state: &State, group: u8, round: u16) -> Option<u8> {
    let printed = usize::from(state.groups[usize::from(group)].group);
    let cards: ArrayVec<u8, 16> = content.activations_of(printed).map(|card| card as u8).take(16).collect();
    let occasion = Occasion { what: what::CARD, whom: u16::from(group), round, time: 0 };
    match cards.len() {
        0 => None,
        n => Some(cards[state.chance.on(occasion).below(n as u32) as usize]),
    }
}

/// Opens the activation window of a group: an activation card is drawn, with a bonus effect and lines (R24.1, R24.2).
pub(super) fn start_group<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, group: u8) {
    let Some(card) = drawn_card(ctx.content, ctx.state, group, ctx.state.round) else { return };
    let state = &mut *ctx.state;
    let number = usize::from(group);
    state.groups[number].is_ready = false;
    state.groups[number].card = Some(card);
    state.groups[number].is_first_used = false;
    let left = state.members(number).enumerate().filter(|&(_, member)| state.body(member).is_present);
    let left = left.fold(0, |left, (n, _)| left | 1 << n);
    ctx.tell("R24.1", |_| Event::GroupActivated { group, card });
    ctx.push(Frame::Group(GroupTurn { group, card, left }));
}

/// The next figure: the nearest to a Rebel, then the first (A6). When all are done, the window closes (R24.9).
pub(super) fn advance_group<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: GroupTurn) -> Progress {
    let state = &*ctx.state;
    let first = state.groups[usize::from(turn.group)].first;
    let world = state.world(ctx.content);
    let open = (0..8u8).filter(|n| turn.left >> n & 1 == 1).map(|n| FigureId(first + n));
    let there = open.filter(|&figure| state.body(figure).is_present);
    let far = |figure: FigureId| {
        world.hostile_to(figure).filter_map(|rebel| world.distance(figure, rebel)).min().unwrap_or(u16::MAX)
    };
    let Some(figure) = there.min_by_key(|&figure| (far(figure), figure)) else {
        ctx.pop();
        return Progress::Continue;
    };
    ctx.set_top(Frame::Group(GroupTurn { left: turn.left & !(1 << (figure.0 - first)), ..turn }));
    ctx.state.acting = Some((figure, turn.card));
    ctx.state.now_used.clear();
    ctx.tell("R24.1", |_| Event::FigureActivated { figure });
    ctx.push(Frame::Enemy(EnemyTurn {
        figure,
        group: turn.group,
        card: turn.card,
        stage: EnemyStage::Start,
        line: 0,
        actions: 2,
        attack_used: false,
        rest: None,
        discards_stunned: false,
        passed: 0,
    }));
    Progress::Continue
}

pub(super) fn advance<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    if !ctx.state.body(figure).is_present && turn.stage != EnemyStage::End {
        return go(ctx, turn, EnemyStage::End);
    }
    match turn.stage {
        EnemyStage::Start => match ctx.moment(Now::EnemyActivates(figure), turn.passed) {
            Some(progress) => progress,
            None => go(ctx, turn, EnemyStage::Bonus),
        },
        EnemyStage::Bonus => match ctx.moment(Now::ActivationStart(figure), u8::MAX) {
            Some(progress) => progress,
            None => go(ctx, turn, EnemyStage::Line),
        },
        EnemyStage::Line => line(ctx, turn),
        EnemyStage::Walking { end, points, target } => walk(ctx, turn, end, points, target),
        EnemyStage::Entered { end, points, target } => {
            match ctx.moment(Now::EnemyEnters(figure), turn.passed) {
                Some(progress) => progress,
                None if !ctx.state.now_used.is_empty() => {
                    // Somebody reacted: the instruction is judged anew with what is left (R27.25, R38.3, A19).
                    let turn = EnemyTurn { rest: Some(points), ..turn };
                    go(ctx, turn, EnemyStage::Line)
                }
                None => go(ctx, turn, EnemyStage::Walking { end, points, target }),
            }
        }
        EnemyStage::Attack { target } => {
            go(ctx, turn, EnemyStage::LineDone);
            let is_legal = ctx.state.world(ctx.content).may_attack(figure, target).is_ok();
            let arms = arms_of(ctx.content, ctx.state, figure);
            if let (true, Some(&arms)) = (is_legal, arms.first()) {
                ctx.declare(figure, target, arms, Terms::default());
            }
            Progress::Continue
        }
        EnemyStage::LineDone => line_done(ctx, turn),
        EnemyStage::End => {
            if ctx.state.body(figure).is_present
                && let Some(progress) = ctx.moment(Now::ActivationEnd(figure), u8::MAX)
            {
                return progress;
            }
            ctx.state.acting = None;
            ctx.state.body_mut(figure).is_activated = true;
            ctx.pop();
            ctx.tell("R24.4", |_| Event::ActivationEnded { figure });
            Progress::Continue
        }
    }
}

fn go<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn, stage: EnemyStage) -> Progress {
    ctx.state.now_used.clear();
    ctx.set_top(Frame::Enemy(EnemyTurn { stage, passed: 0, ..turn }));
    Progress::Continue
}

fn next_line<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn) -> Progress {
    go(ctx, EnemyTurn { line: turn.line + 1, rest: None, ..turn }, EnemyStage::Line)
}

/// The card and the line a figure is at.
fn line_of<'a>(content: &'a Content, turn: &EnemyTurn) -> Option<&'a Line> {
    content.activations[usize::from(turn.card)].line.get(usize::from(turn.line))
}

/// An action for each icon; without one a line is free (R24.6, R24.8, R38.2).
fn cost_of(line: &Line) -> Cost {
    Cost { actions: line.icons.len() as u8, is_attack_action: line.icons.contains(&Icon::Attack) }
}

/// What the figure has left. With Assault the attack action is never used up (R28.5, A24).
fn budget(content: &Content, state: &State, turn: &EnemyTurn) -> Budget {
    let has_assault = || state.passives(content, turn.figure).iter().any(|passive| passive.assault);
    Budget { actions: turn.actions, attack_used: turn.attack_used && !has_assault() }
}

/// Whether the figure has the actions for a line (R24.7, R28.6).
fn is_affordable(content: &Content, state: &State, turn: &EnemyTurn, line: &Line) -> bool {
    let (cost, budget) = (cost_of(line), budget(content, state, turn));
    cost.actions <= budget.actions && !(cost.is_attack_action && budget.attack_used)
}

fn line<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    let Some(line) = line_of(ctx.content, &turn) else { return go(ctx, turn, EnemyStage::End) };
    let number = turn.line;
    if turn.rest.is_none() {
        ctx.tell("R24.4", |_| Event::LineBegan { figure, line: number });
    }
    // Nobody hears why it is skipped, so nothing need be worked out.
    if !S::LISTENS && turn.rest.is_none() && !is_affordable(ctx.content, ctx.state, &turn, line) {
        return next_line(ctx, turn);
    }
    let source = Source { figure, slot: Source::LINE, n: number };
    if !line.needs.is_empty() {
        let look = ctx.look();
        if !line.needs.iter().all(|need| holds(&look, source, "", figure, need)) {
            ctx.tell("R25.4", |_| Event::LineSkipped { figure, line: number });
            return next_line(ctx, turn);
        }
    }
    match &line.verb {
        LineVerb::Stop => go(ctx, turn, EnemyStage::End),
        LineVerb::Does(deeds) => does(ctx, turn, line, deeds),
        verb => {
            let verb = verb_of(verb, turn.rest);
            let resolution = resolve(ctx.content, ctx.state, &turn, line, verb, ctx.sink);
            if let Some(skip) = resolution.skipped {
                let _: Skip = skip;
                // What was begun before an interrupt counts as resolved and paid (A19).
                return if turn.rest.is_some() {
                    go(ctx, turn, EnemyStage::LineDone)
                } else {
                    ctx.tell(skip.rule(), |_| Event::LineSkipped { figure, line: number });
                    next_line(ctx, turn)
                };
            }
            if !resolution.ties.is_empty() {
                return Progress::Ask;
            }
            perform(ctx, turn, line, &resolution, resolution.way);
            Progress::Continue
        }
    }
}

fn verb_of(verb: &LineVerb, rest: Option<u8>) -> Verb {
    let points = |points: u8| u16::from(rest.unwrap_or(points));
    match *verb {
        LineVerb::Toward(x) => Verb::Toward { points: points(x) },
        LineVerb::Engage(x) => Verb::Engage { points: points(x) },
        LineVerb::Reposition { points: x, spaces } => {
            Verb::Reposition { points: points(x), spaces: u16::from(spaces) }
        }
        LineVerb::MoveAttack(x) => Verb::MoveAttack { points: points(x) },
        LineVerb::Attack | LineVerb::Does(_) | LineVerb::Stop => Verb::Attack,
    }
}

/// Works out what the figure does with a line, from the table as it is now (R26.6, R38.4).
fn resolve<S: Sink<Event>>(
    content: &Content,
    state: &State,
    turn: &EnemyTurn,
    line: &Line,
    verb: Verb,
    sink: &mut S,
) -> Resolution {
    let world = state.world(content);
    let target = target_of(content, state, line.target.as_ref());
    // After an interrupt the price has been paid.
    let (cost, budget) = match turn.rest {
        None => (cost_of(line), budget(content, state, turn)),
        Some(_) => (Cost::default(), Budget::default()),
    };
    let order = Order { verb, cost, target };
    let harms = GameHarms { content, state };
    let mut aloud = Aloud { sink, figure: turn.figure, is_open: false };
    MIND.with_borrow_mut(|mind| mind.resolve(&world, &harms, turn.figure, &order, budget, &mut aloud))
}

/// What stands between the guillemets, as figures of this mission.
fn target_of(content: &Content, state: &State, mark: Option<&Mark>) -> Target {
    let Some(mark) = mark else { return Target::NEAREST_REBEL };
    if let Some(wanted) = &mark.of {
        let look = Look::new(content, state);
        let is_meant = |&figure: &FigureId| {
            let body = state.body(figure);
            body.side == Side::Rebel
                && (mark.who == Who::Rebel || body.is_hero)
                && has_trait(&look, figure, wanted)
        };
        return Target::Named(state.present().filter(is_meant).collect());
    }
    Target::Ranked { by: mark.by, who: mark.who, within: mark.within.map(u16::from) }
}

/// The equally bad ways among which the players choose.
pub(crate) fn ways_of(content: &Content, state: &State) -> Vec<(Position, Option<FigureId>)> {
    let Some(Frame::Enemy(turn)) = state.frames.top() else { return Vec::new() };
    let Some(line) = line_of(content, &turn) else { return Vec::new() };
    let resolution = resolve(content, state, &turn, line, verb_of(&line.verb, turn.rest), &mut Silent);
    let ways = std::iter::once(resolution.way).chain(resolution.ties);
    ways.map(|way| (way.end, aimed(&way))).collect()
}

fn aimed(way: &Way) -> Option<FigureId> {
    match way.aim {
        Some(Aim::Figure(figure)) => Some(figure),
        _ => None,
    }
}

pub(super) fn answer<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn, seat: Seat, choice: &Choice) {
    let figure = turn.figure;
    match *choice {
        Choice::Pass => ctx.set_top(Frame::Enemy(EnemyTurn { passed: turn.passed | 1 << seat.0, ..turn })),
        Choice::Use { source } => {
            let now = match turn.stage {
                EnemyStage::Start => Now::EnemyActivates(figure),
                _ => Now::EnemyEnters(figure),
            };
            ctx.use_ability(now, source, figure);
        }
        Choice::Way { to, target } => {
            let Some(line) = line_of(ctx.content, &turn) else { return };
            let verb = verb_of(&line.verb, turn.rest);
            let resolution = resolve(ctx.content, ctx.state, &turn, line, verb, &mut Silent);
            let ways = std::iter::once(resolution.way).chain(resolution.ties.iter().copied());
            let chosen = ways.into_iter().find(|way| way.end == to && aimed(way) == target);
            if let Some(way) = chosen {
                perform(ctx, turn, line, &resolution, way);
            }
        }
        _ => {}
    }
}

/// Pays for a line and sets out.
fn perform<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    turn: EnemyTurn,
    line: &Line,
    resolution: &Resolution,
    way: Way,
) {
    let is_paid = turn.rest.is_some();
    let points = match verb_of(&line.verb, turn.rest).points() {
        Some(points) if !ctx.state.body(turn.figure).is_stunned() => points as u8,
        _ => 0,
    };
    let target = if resolution.attacks { aimed(&way) } else { None };
    let turn = EnemyTurn {
        actions: if is_paid { turn.actions } else { turn.actions - resolution.actions_spent },
        attack_used: turn.attack_used || resolution.attack_action_used,
        discards_stunned: resolution.discards_stunned,
        ..turn
    };
    go(ctx, turn, EnemyStage::Walking { end: way.end, points, target });
}

/// Walks to the end, or one step if somebody could react to it (R14.1, R27.25).
fn walk<S: Sink<Event>>(
    ctx: &mut Ctx<'_, S>,
    turn: EnemyTurn,
    end: Position,
    points: u8,
    target: Option<FigureId>,
) -> Progress {
    let figure = turn.figure;
    let at = ctx.state.body(figure).at;
    if at == end {
        let next = target.map_or(EnemyStage::LineDone, |target| EnemyStage::Attack { target });
        return go(ctx, turn, next);
    }
    let is_watched = is_watched(ctx);
    let world = ctx.state.world(ctx.content);
    let mut walker = world.walker(figure);
    walker.taken = world.held_by_others(figure);
    if !S::LISTENS && !is_watched {
        ctx.state.body_mut(figure).at = end;
        return Progress::Continue;
    }
    let reach = world.board.reach(&walker, at, u16::from(points));
    let Some(path) = reach.path(world.board, &walker, end) else {
        return go(ctx, turn, EnemyStage::LineDone);
    };
    if !is_watched {
        let cost = reach.cost(end).unwrap_or(0);
        ctx.walk("R27.23", figure, &path, end, cost);
        return Progress::Continue;
    }
    // Past figures it does not stop: it is watched where it could stand.
    let stop = path.iter().position(|&step| walker.may_stop(step)).unwrap_or(path.len() - 1);
    let (steps, here) = (&path[..=stop], path[stop]);
    let cost = reach.cost(here).unwrap_or(0);
    ctx.walk("R27.23", figure, steps, here, cost);
    let points = points.saturating_sub(cost as u8);
    go(ctx, turn, EnemyStage::Entered { end, points, target })
}

/// Whether a Rebel has an ability that waits for enemies to come near.
fn is_watched<S: Sink<Event>>(ctx: &Ctx<'_, S>) -> bool {
    let mut is_watched = false;
    for hero in &ctx.state.heroes {
        ctx.state.each_ability(ctx.content, hero.figure, |_, ability| {
            is_watched |= matches!(ability.when, When::EnemyEnters(_));
        });
    }
    is_watched
}

/// After a line: bleeding hurts (R12.2, R37.1), a movement instruction shakes off a stun (R37.3).
fn line_done<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn) -> Progress {
    let figure = turn.figure;
    let has_icons = line_of(ctx.content, &turn).is_some_and(|line| !line.icons.is_empty());
    next_line(ctx, EnemyTurn { discards_stunned: false, ..turn });
    if turn.discards_stunned {
        ctx.lose("R37.3", figure, crate::attack::Condition::Stun);
    }
    if has_icons && ctx.state.body(figure).is_bleeding() {
        ctx.suffer("R37.1", figure, 1);
        if ctx.state.body(figure).remaining() == 1 {
            ctx.lose("R37.1", figure, crate::attack::Condition::Bleed);
        }
    }
    Progress::Continue
}

/// Other effects of a line. Skipped if they would change nothing (R25.1) or cannot be paid (R24.7).
fn does<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, turn: EnemyTurn, line: &Line, deeds: &[Deed]) -> Progress {
    let (figure, number) = (turn.figure, turn.line);
    let cost = cost_of(line);
    let budget = budget(ctx.content, ctx.state, &turn);
    let target = line.target.as_ref().map(|mark| {
        let world = ctx.state.world(ctx.content);
        let target = target_of(ctx.content, ctx.state, Some(mark));
        crate::enemy::candidates(&world, figure, &target).first().map(|candidate| candidate.figure)
    });
    let skip = if cost.actions > budget.actions {
        Some("R24.7")
    } else if cost.is_attack_action && budget.attack_used {
        Some("R28.6")
    } else if target == Some(None) {
        Some("R25.2")
    } else if !deeds.iter().any(|deed| changes(ctx, figure, target.flatten(), deed)) {
        Some("R25.1")
    } else {
        None
    };
    if let Some(rule) = skip {
        ctx.tell(rule, |_| Event::LineSkipped { figure, line: number });
        return next_line(ctx, turn);
    }
    let turn = EnemyTurn {
        actions: turn.actions - cost.actions,
        attack_used: turn.attack_used || cost.is_attack_action,
        ..turn
    };
    go(ctx, turn, EnemyStage::LineDone);
    ctx.push(Frame::Deeds(DeedsFrame {
        source: Source { figure, slot: Source::LINE, n: number },
        at: 0,
        picked: None,
        space: None,
        actor: target.flatten().unwrap_or(figure),
        left: 0,
        is_aimed: true,
    }));
    Progress::Continue
}

/// Whether a deed of a line would change anything.
fn changes<S: Sink<Event>>(ctx: &Ctx<'_, S>, me: FigureId, target: Option<FigureId>, deed: &Deed) -> bool {
    let state = &*ctx.state;
    let world = state.world(ctx.content);
    let any = |whom: &Whom, question: &dyn Fn(FigureId) -> bool| match whom {
        Whom::Me => question(me),
        Whom::AdjacentHostile => {
            world.hostile_to(me).any(|figure| world.is_adjacent(me, figure) && question(figure))
        }
        Whom::AdjacentFriends => world.figures().any(|figure| {
            figure != me
                && state.body(figure).side == state.body(me).side
                && world.is_adjacent(me, figure)
                && question(figure)
        }),
        Whom::RebelsWithin(spaces) => world.hostile_to(me).any(|figure| {
            world.distance(me, figure).is_some_and(|far| far <= u16::from(*spaces)) && question(figure)
        }),
        Whom::Group => state.group_of(me).is_some_and(|group| {
            state.members(group).any(|member| state.body(member).is_present && question(member))
        }),
        _ => target.is_some_and(question),
    };
    match deed {
        Deed::Gain { condition, whom } => any(whom, &|figure| !state.body(figure).conditions.has(*condition)),
        Deed::Recover { whom, .. } => any(whom, &|figure| state.body(figure).damage > 0),
        Deed::Shed { whom, .. } => any(whom, &|figure| {
            state.body(figure).conditions.iter().any(crate::attack::Condition::is_harmful)
        }),
        Deed::Suffer { whom, .. } | Deed::RollDamage { whom, .. } => any(whom, &|_| true),
        _ => true,
    }
}

/// Forward Vengeance: one space toward the nearest unwounded Rebel, by the same mind.
pub(super) fn step_toward_rebel<S: Sink<Event>>(ctx: &mut Ctx<'_, S>, figure: FigureId) {
    if ctx.state.body(figure).is_stunned() {
        return;
    }
    let world = ctx.state.world(ctx.content);
    let order = Order {
        verb: Verb::Toward { points: 1 },
        cost: Cost::default(),
        target: Target::Ranked { by: Criterion::Unwounded, who: Who::Rebel, within: None },
    };
    let harms = GameHarms { content: ctx.content, state: ctx.state };
    let mut aloud = Aloud { sink: ctx.sink, figure, is_open: false };
    let budget = Budget::default();
    let resolution =
        MIND.with_borrow_mut(|mind| mind.resolve(&world, &harms, figure, &order, budget, &mut aloud));
    let end = resolution.way.end;
    if resolution.skipped.is_none() && end != ctx.state.body(figure).at {
        ctx.walk("R27.1", figure, &[end], end, 1);
    }
}
