//! The activation of a hero or an ally figure (R3, R22.6, R22.7).

use arrayvec::ArrayVec;
use sortie_boards::square::Position;
use sortie_kernel::{Progress, Seat};

use super::arms::arms_of;
use super::declare::Terms;
use super::moving::walk_to;
use super::now::Now;
use super::script::objects;
use crate::ability::{Ability, Attribute, When};
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::{Choice, Object};
use crate::content::Content;
use crate::event::Event;
use crate::state::{CardState, Frame, RebelStage, RebelTurn, State};
use crate::world::{FigureId, Side};

/// Actions of an activation (R3.2).
const ACTIONS: u8 = 2;
/// Damage a medpac recovers (R19.6).
const MEDPAC: u16 = 5;

/// Starts the activation of a Rebel.
pub(super) fn start(ctx: &mut Ctx<'_>, figure: FigureId) {
    ctx.tell("R2.2", |_| Event::Activated { figure });
    ctx.state.now_used.clear();
    let (content, state) = (ctx.content, &mut *ctx.state);
    state.renew_uses(content, figure);
    if let Some(hero) = state.hero_of(figure) {
        state.heroes[hero].activations -= 1;
        state.heroes[hero].has_activated = true;
        // All of the hero's cards are readied (R3.1, R9.3, A27).
        let mut is_any = false;
        for held in &mut state.heroes[hero].cards {
            if held.state == CardState::Exhausted {
                held.state = CardState::Ready;
                is_any = true;
            }
        }
        if is_any {
            ctx.tell("R3.1", |_| Event::CardsReadied { hero: hero as u8 });
        }
    }
    ctx.push(Frame::Rebel(RebelTurn {
        figure,
        stage: RebelStage::Start,
        actions: ACTIONS,
        points: 0,
        strained: 0,
        has_attacked: false,
        has_moved: false,
        passed: 0,
    }));
}

pub(super) fn advance(ctx: &mut Ctx<'_>, turn: RebelTurn) -> Progress {
    let figure = turn.figure;
    if !ctx.state.body(figure).is_present && turn.stage != RebelStage::End {
        return go(ctx, turn, RebelStage::End);
    }
    match turn.stage {
        RebelStage::Start => match ctx.moment(Now::ActivationStart(figure), turn.passed) {
            Some(progress) => progress,
            None => go(ctx, turn, RebelStage::Acting),
        },
        RebelStage::Acting => Progress::Ask,
        RebelStage::Rested => match ctx.moment(Now::Rested(figure), turn.passed) {
            Some(progress) => progress,
            None => go(ctx, turn, RebelStage::ActionDone),
        },
        RebelStage::Interacted => match ctx.moment(Now::Interacted(figure), turn.passed) {
            Some(progress) => progress,
            None => go(ctx, turn, RebelStage::ActionDone),
        },
        RebelStage::ActionDone => {
            go(ctx, turn, RebelStage::Acting);
            if ctx.state.body(figure).is_bleeding() {
                ctx.strain("R12.1", figure, 1);
            }
            Progress::Continue
        }
        RebelStage::End => {
            if ctx.state.body(figure).is_present
                && let Some(progress) = ctx.moment(Now::ActivationEnd(figure), turn.passed)
            {
                return progress;
            }
            // Weakened ends with the activation; movement points left are lost.
            ctx.lose("R12.1", figure, Condition::Weaken);
            ctx.state.body_mut(figure).is_activated = true;
            ctx.tell("R3.4", |_| Event::ActivationEnded { figure });
            ctx.pop();
            Progress::Continue
        }
    }
}

fn go(ctx: &mut Ctx<'_>, turn: RebelTurn, stage: RebelStage) -> Progress {
    ctx.state.now_used.clear();
    ctx.set_top(Frame::Rebel(RebelTurn { stage, passed: 0, ..turn }));
    Progress::Continue
}

/// Which Rebels may activate now (R2.2, R7.5, R22.6).
pub(crate) fn may_activate(state: &State) -> ArrayVec<FigureId, 8> {
    let mut all = ArrayVec::new();
    // An ally group goes on until all its figures have activated.
    let is_open = |figure: &FigureId| state.body(*figure).is_present && !state.body(*figure).is_activated;
    let allies = || (0..state.groups.len()).filter(|&group| state.groups[group].side == Side::Rebel);
    for group in allies() {
        let members: ArrayVec<FigureId, 8> = state.members(group).filter(is_open).collect();
        let has_begun = !state.groups[group].is_ready;
        if has_begun && !members.is_empty() {
            return members;
        }
    }
    for (n, hero) in state.heroes.iter().enumerate() {
        let is_bonus = hero.has_activated;
        let others_have = || {
            state
                .heroes
                .iter()
                .enumerate()
                .all(|(other, its)| other == n || its.has_activated || !state.body(its.figure).is_present)
        };
        if state.body(hero.figure).is_present && hero.activations > 0 && (!is_bonus || others_have()) {
            all.push(hero.figure);
        }
    }
    for group in allies().filter(|&group| state.groups[group].is_ready) {
        for figure in state.members(group).filter(is_open) {
            _ = all.try_push(figure);
        }
    }
    all
}

/// What a figure may interact with (R3.9, R3.10, R22.10).
pub(crate) fn interactions(content: &Content, state: &State, figure: FigureId) -> ArrayVec<Object, 16> {
    let mut all = ArrayVec::new();
    let passives = state.passives(content, figure);
    if passives.iter().any(|passive| passive.non_sentient) {
        return all;
    }
    let at = state.body(figure).at;
    let map = &content.maps[usize::from(state.table.map)];
    let board = state.board(content);
    let is_near = |space| at.has(space) || board.are_adjacent(at, Position::small(space));
    for n in 0..map.doors.len() {
        // Only from a space orthogonally adjacent to the door. A door that the mission knows says itself what it does.
        if state.doors >> n & 1 == 0 && objects::touches(map, n, at) && !objects::is_object(content, state, n)
        {
            _ = all.try_push(Object::Door(n as u8));
        }
    }
    for (n, &space) in map.crates.iter().enumerate() {
        if state.crates >> n & 1 == 1 && is_near(space) {
            _ = all.try_push(Object::Crate(n as u8));
        }
    }
    if state.body(figure).is_hero {
        for (n, &space) in map.terminals.iter().enumerate() {
            if state.terminals >> n & 1 == 1 && is_near(space) {
                _ = all.try_push(Object::Terminal(n as u8));
            }
        }
    }
    if let Some(mission) = state.mission(content) {
        for (n, object) in mission.object.iter().enumerate() {
            // What is reserved for heroes is not for allies (R22.10).
            if (object.heroes_only && !state.body(figure).is_hero)
                || !objects::is_at(content, state, n, figure)
            {
                continue;
            }
            for action in objects::actions(content, state, n) {
                _ = all.try_push(Object::Mission(n as u8, action));
            }
        }
    }
    all
}

pub(super) fn answer(ctx: &mut Ctx<'_>, turn: RebelTurn, seat: Seat, choice: &Choice) {
    let figure = turn.figure;
    let now = match turn.stage {
        RebelStage::Start => Now::ActivationStart(figure),
        RebelStage::Rested => Now::Rested(figure),
        RebelStage::Interacted => Now::Interacted(figure),
        RebelStage::End => Now::ActivationEnd(figure),
        RebelStage::Acting | RebelStage::ActionDone => Now::Activation(figure),
    };
    // An action is paid for before anything happens: what happens may interrupt.
    let spend = |ctx: &mut Ctx<'_>, actions: u8, stage| {
        let next = RebelTurn { actions: turn.actions.saturating_sub(actions), stage, passed: 0, ..turn };
        ctx.state.now_used.clear();
        ctx.set_top(Frame::Rebel(next));
    };
    match *choice {
        Choice::Run => {
            spend(ctx, 1, RebelStage::ActionDone);
            let points = ctx.state.body(figure).speed;
            gain_points(ctx, figure, points);
        }
        Choice::Strain => {
            ctx.set_top(Frame::Rebel(RebelTurn { strained: turn.strained + 1, ..turn }));
            ctx.strain("R4.14", figure, 1);
            gain_points(ctx, figure, 1);
        }
        Choice::Move { to } => {
            if let Some(cost) = walk_to(ctx, "R3.6", figure, to, u16::from(turn.points), false) {
                let points = turn.points.saturating_sub(cost as u8);
                ctx.set_top(Frame::Rebel(RebelTurn { points, has_moved: true, ..turn }));
            }
        }
        Choice::Attack { weapon, target, by } => {
            let (actions, stage) = (turn.actions - 1, RebelStage::ActionDone);
            ctx.set_top(Frame::Rebel(RebelTurn { actions, stage, has_attacked: true, ..turn }));
            let arms = arms_of(ctx.content, ctx.state, figure).into_iter().find(|arms| arms.slot == weapon);
            if let Some(arms) = arms {
                ctx.declare_by(figure, target, arms, Terms::default(), by);
            }
        }
        Choice::Interact { object } => {
            spend(ctx, 1, RebelStage::Interacted);
            interact(ctx, figure, object);
        }
        Choice::Rest { medpac } => {
            spend(ctx, 1, RebelStage::Rested);
            ctx.tell("R3.14", |_| Event::Rested { figure });
            let endurance = ctx.state.body(figure).endurance;
            ctx.recover("R3.14", figure, 0, endurance);
            if medpac {
                use_medpac(ctx, figure);
            }
        }
        Choice::Medpac => {
            spend(ctx, 1, RebelStage::ActionDone);
            use_medpac(ctx, figure);
        }
        Choice::Shake { condition } => {
            // Only the action that ends the bleeding does not make it bleed.
            let is_bleed = condition == Condition::Bleed;
            spend(ctx, 1, if is_bleed { RebelStage::Acting } else { RebelStage::ActionDone });
            ctx.lose("R12.8", figure, condition);
        }
        Choice::Use { source } => {
            let ability = ctx.state.ability(ctx.content, source);
            let is_action = ability.is_some_and(|ability| ability.when == When::Action);
            if is_action {
                let actions = ability.map_or(1, |ability| ability.cost.actions.max(1));
                spend(ctx, actions, RebelStage::ActionDone);
                let attacks = ability.is_some_and(Ability::attacks);
                if let Some(Frame::Rebel(turn)) = ctx.state.frames.top_mut() {
                    turn.has_attacked |= attacks;
                }
            }
            let now = if is_action { Now::Action(figure) } else { now };
            ctx.use_ability(now, source, figure);
        }
        Choice::End => {
            go(ctx, turn, RebelStage::End);
        }
        Choice::Pass => {
            ctx.set_top(Frame::Rebel(RebelTurn { passed: turn.passed | 1 << seat.0, ..turn }));
        }
        _ => {}
    }
}

/// A figure gains movement points in its own activation, wherever in it that happens.
pub(super) fn gain_points(ctx: &mut Ctx<'_>, figure: FigureId, points: u8) {
    for frame in ctx.state.frames.iter_mut() {
        if let Frame::Rebel(turn) = frame
            && turn.figure == figure
        {
            turn.points = turn.points.saturating_add(points);
        }
    }
    ctx.tell("R3.5", |_| Event::PointsGained { figure, points });
}

/// A medpac of the shared pool, on top of what a rest recovers (R19.3, R19.7, A11).
fn use_medpac(ctx: &mut Ctx<'_>, figure: FigureId) {
    ctx.state.medpacs -= 1;
    let left = ctx.state.medpacs;
    ctx.tell("R19.4", |_| Event::MedpacUsed { figure, left });
    ctx.recover("R19.6", figure, MEDPAC, 0);
}

/// Each object does what it says: a door opens, a crate holds a supply card, a terminal asks for a test (R3.13, R37.9).
fn interact(ctx: &mut Ctx<'_>, figure: FigureId, object: Object) {
    ctx.tell("R3.11", |_| Event::Interacted { figure, object });
    match object {
        Object::Door(door) => {
            ctx.state.doors |= 1 << door;
            ctx.tell("R3.10", |_| Event::DoorOpened { door });
        }
        Object::Crate(n) => {
            ctx.state.crates &= !(1 << n);
            let hero = ctx.state.hero_of(figure).unwrap_or(0);
            super::special::draw_supply(ctx, hero);
        }
        Object::Mission(object, action) => super::facts::interact(ctx, figure, object, action),
        Object::Terminal(n) => {
            // Interact (tech): the hero spends the action, then tests (R11.2). A success opens a medical locker.
            ctx.state.terminals &= !(1 << n);
            super::test::begin(ctx, figure, Attribute::Tech, true);
        }
    }
}
