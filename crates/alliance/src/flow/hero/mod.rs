//! The activation of a hero or an ally figure (R3, R22.6, R22.7).

mod interact;
pub(in crate::flow) mod ordered;
mod why;

use arrayvec::ArrayVec;
use sortie_kernel::{Offer, Progress, Seat};

pub(in crate::flow) use why::why_not;

use super::attack::Terms;
use super::moving::{reach_of, walk_to};
use super::offer;
use crate::ability::When;
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Event;
use crate::flow::ability::{Look, Now};
use crate::powers::arms_of;
use crate::state::{Frame, MOST_FIGURES, RebelStage, RebelTurn, Source, State};
use crate::world::{FigureId, Side};

/// Actions of an activation (R3.2).
const ACTIONS: u8 = 2;
/// Damage a medpac recovers (R19.6).
const MEDPAC: u16 = 5;
/// The most times strain becomes movement points in one activation (R4.14).
const MOST_STRAINED: u8 = 2;

/// Starts the activation of a Rebel.
pub(in crate::flow) fn start(ctx: &mut Ctx<'_>, figure: FigureId) {
    ctx.tell("R2.2", |_| Event::Activated { figure });
    ctx.begin_moment();
    ctx.renew_uses(figure);
    if let Some(hero) = ctx.state.hero_of(figure) {
        ctx.take_activation(hero);
        ctx.ready_cards(hero);
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

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, turn: RebelTurn) -> Progress {
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
            None => after_action(ctx, turn),
        },
        RebelStage::Interacted => match ctx.moment(Now::Interacted(figure), turn.passed) {
            Some(progress) => progress,
            None => after_action(ctx, turn),
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
            let points = turn.points;
            if points > 0 && ctx.state.body(figure).is_present {
                ctx.tell("R3.8", |_| Event::PointsLost { figure, points });
            }
            ctx.end_activation(figure);
            ctx.pop();
            Progress::Continue
        }
    }
}

fn go(ctx: &mut Ctx<'_>, turn: RebelTurn, stage: RebelStage) -> Progress {
    ctx.begin_moment();
    ctx.set_top(Frame::Rebel(RebelTurn { stage, passed: 0, ..turn }));
    Progress::Continue
}

/// The moment after an action has passed: the action is done, and where bleeding has hurt in that moment, that too.
fn after_action(ctx: &mut Ctx<'_>, turn: RebelTurn) -> Progress {
    let next = if has_bled(&ctx.state, turn.figure) { RebelStage::Acting } else { RebelStage::ActionDone };
    go(ctx, turn, next)
}

/// Whether bleeding has hurt already in the moment under way.
fn has_bled(state: &State, figure: FigureId) -> bool {
    state.now_used.contains(&Source::bleeding(figure))
}

/// Whether the activation has an action left that may be an attack: allies attack once (R22.11).
pub(in crate::flow) fn may_attack(state: &State, turn: RebelTurn) -> bool {
    turn.actions > 0 && (state.body(turn.figure).is_hero || !turn.has_attacked)
}

/// Which Rebels may activate now (R2.2, R7.5, R22.6).
pub(crate) fn may_activate(state: &State) -> ArrayVec<FigureId, MOST_FIGURES> {
    let mut all = ArrayVec::new();
    // An ally group goes on until all its figures have activated.
    let is_open = |figure: &FigureId| state.body(*figure).is_present && !state.body(*figure).is_activated;
    let allies = || (0..state.groups.len()).filter(|&group| state.groups[group].side == Side::Rebel);
    for group in allies() {
        let members: ArrayVec<FigureId, MOST_FIGURES> = state.members(group).filter(is_open).collect();
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
            all.push(figure);
        }
    }
    all
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, turn: RebelTurn, seat: Seat, choice: &Choice) {
    let figure = turn.figure;
    let now = now(turn).unwrap_or(Now::Activation(figure));
    // An action is paid for before anything happens: what happens may interrupt.
    let spend = |ctx: &mut Ctx<'_>, actions: u8, stage| {
        go(ctx, RebelTurn { actions: turn.actions.saturating_sub(actions), ..turn }, stage);
    };
    match *choice {
        Choice::Run => {
            spend(ctx, 1, RebelStage::ActionDone);
            let points = ctx.state.body(figure).speed;
            gain_points(ctx, "R3.5", figure, points);
        }
        Choice::Strain => {
            ctx.set_top(Frame::Rebel(RebelTurn { strained: turn.strained + 1, ..turn }));
            ctx.strain("R4.14", figure, 1);
            gain_points(ctx, "R4.14", figure, 1);
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
            let arms = arms_of(ctx.content, &ctx.state, figure).into_iter().find(|arms| arms.slot == weapon);
            if let Some(arms) = arms {
                ctx.declare_by(figure, target, arms, Terms::default(), by);
            }
        }
        Choice::Interact { object } => {
            spend(ctx, 1, RebelStage::Interacted);
            interact::interact(ctx, figure, object);
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
            let action = ability.filter(|ability| ability.when == When::Action);
            if let Some(ability) = action {
                let actions = turn.actions.saturating_sub(ability.cost.actions.max(1));
                let has_attacked = turn.has_attacked || ability.attacks();
                go(ctx, RebelTurn { actions, has_attacked, ..turn }, RebelStage::ActionDone);
            }
            let now = if action.is_some() { Now::Action(figure) } else { now };
            ctx.use_ability(now, source, figure);
        }
        Choice::Let { source } => ctx.use_ability(now, source, figure),
        Choice::Bleed => {
            ctx.note_now(Source::bleeding(figure));
            ctx.strain("R12.1", figure, 1);
        }
        Choice::End => {
            go(ctx, turn, RebelStage::End);
        }
        Choice::Pass => {
            ctx.set_top(Frame::Rebel(RebelTurn { passed: turn.passed | 1 << seat.0, ..turn }));
        }
        _ => offer::not_offered(choice),
    }
}

/// A figure gains movement points in its own activation, wherever in it that happens.
pub(in crate::flow) fn gain_points(ctx: &mut Ctx<'_>, rule: &'static str, figure: FigureId, points: u8) {
    ctx.turns_of(figure).for_each(|turn| turn.points = turn.points.saturating_add(points));
    ctx.tell(rule, |_| Event::PointsGained { figure, points });
}

/// A medpac of the shared pool, on top of what a rest recovers (R19.3, R19.7, A11).
fn use_medpac(ctx: &mut Ctx<'_>, figure: FigureId) {
    ctx.use_medpac(figure);
    ctx.recover("R19.6", figure, MEDPAC, 0);
}

/// The moment at which a Rebel is in its activation; none while it acts.
fn now(turn: RebelTurn) -> Option<Now> {
    match turn.stage {
        RebelStage::Start => Some(Now::ActivationStart(turn.figure)),
        RebelStage::Rested => Some(Now::Rested(turn.figure)),
        RebelStage::Interacted => Some(Now::Interacted(turn.figure)),
        RebelStage::End => Some(Now::ActivationEnd(turn.figure)),
        RebelStage::Acting | RebelStage::ActionDone => None,
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    turn: RebelTurn,
    out: &mut Vec<Offer<Choice>>,
) {
    match now(turn) {
        Some(now) => {
            let before = out.len();
            offer::moment(content, state, now, turn.passed, out);
            // What may be used after an action and the bleeding after it fall on one moment (R14.2).
            let is_after = matches!(turn.stage, RebelStage::Rested | RebelStage::Interacted);
            let bleeds = state.body(turn.figure).is_bleeding() && !has_bled(state, turn.figure);
            if is_after && out.len() > before && bleeds {
                out.extend(state.seat_of(turn.figure).map(|seat| Offer { seat, choice: Choice::Bleed }));
            }
        }
        None if turn.stage == RebelStage::Acting => acting(content, state, turn, out),
        None => {}
    }
}

/// What an activated Rebel may do (R3). Movement points are spent between actions, also after the second, and never
/// inside an attack (R3.7, R3.8, A28).
fn acting(content: &Content, state: &State, turn: RebelTurn, out: &mut Vec<Offer<Choice>>) {
    let figure = turn.figure;
    let Some(seat) = state.seat_of(figure) else { return };
    let look = Look::new(content, state);
    let body = state.body(figure);
    let mut offer = |choice| out.push(Offer { seat, choice });
    if turn.actions > 0 {
        if !body.is_stunned() {
            offer(Choice::Run);
        }
        if body.is_hero {
            offer(Choice::Rest { medpac: false });
            if state.medpacs > 0 && body.damage > 0 {
                offer(Choice::Rest { medpac: true });
            }
        } else if state.medpacs > 0 && body.damage > 0 {
            offer(Choice::Medpac);
        }
        for condition in [Condition::Bleed, Condition::Stun] {
            if body.conditions.has(condition) {
                offer(Choice::Shake { condition });
            }
        }
        for object in interact::interactions(content, state, figure) {
            offer(Choice::Interact { object });
        }
        let may_attack = may_attack(state, turn);
        if may_attack {
            offer::attacks(&look, figure, seat, out);
        }
        let special = look.usable(Now::Action(figure), |ability| {
            ability.when == When::Action
                && ability.cost.actions.max(1) <= turn.actions
                && (may_attack || !ability.attacks())
        });
        out.extend(special.into_iter().map(|source| Offer { seat, choice: Choice::Use { source } }));
    }
    let free = look.usable(Now::Activation(figure), |ability| ability.when == When::Activation);
    out.extend(free.into_iter().map(|source| Offer { seat, choice: Choice::Use { source } }));
    let may_strain =
        body.is_hero && turn.strained < MOST_STRAINED && !body.is_stunned() && body.strain < body.endurance;
    if may_strain {
        out.push(Offer { seat, choice: Choice::Strain });
    }
    reach_of(content, state, figure, u16::from(turn.points), false, |to, _| {
        out.push(Offer { seat, choice: Choice::Move { to } });
    });
    out.push(Offer { seat, choice: Choice::End });
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, turn: RebelTurn) -> Prompt {
    let RebelTurn { figure, actions, points, .. } = turn;
    now(turn).map_or(Prompt::Turn { figure, actions, points }, |now| now.prompt(state))
}
