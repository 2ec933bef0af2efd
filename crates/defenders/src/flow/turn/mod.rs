//! An agent's turn: movement, combat and action in any order, each at most once (46 to 50).

mod allowed;
mod drone;
mod effect;
pub(super) mod found;
mod item;
pub(super) mod movement;
pub(super) mod power;
mod satellite;
pub(super) mod scouting;
mod special;
mod whom;

use sortie_boards::hex::Facing;
use sortie_kernel::{Offer, Progress, Seat};

use super::{attack, script, signals};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::Fact;
use crate::event::{Activity, RoundEvent, TurnEvent};
use crate::state::{By, Frame, State, Test, TurnFrame, With};
use crate::world::FigureId;

/// An agent's turn begins (46); who is paralysed does nothing in it (96, A74), and who is dead has none (90).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, agent: FigureId) {
    let body = ctx.state.body(agent);
    if !body.is_present {
        return;
    }
    if body.is_paralysed {
        ctx.tell("96", RoundEvent::TurnSkipped { agent });
        return;
    }
    ctx.push(Frame::Turn(TurnFrame {
        agent,
        has_moved: false,
        has_fought: false,
        has_acted: false,
        has_left: false,
        stays: false,
        test: None,
    }));
    ctx.tell("46", RoundEvent::TurnBegan { agent });
    let at = ctx.state.body(agent).at;
    ctx.happened(Fact::Turn, By { figure: Some(agent), at: Some(at) });
}

/// It goes on until the agent ends it or has nothing left to do (50).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, turn: TurnFrame) -> Progress {
    if let Some(test) = turn.test
        && let Some(fallen) = ctx.take_roll()
    {
        special::rolled(ctx, turn, test, &fallen);
        return Progress::Continue;
    }
    let body = ctx.state.body(turn.agent);
    if !body.is_present || body.is_paralysed {
        end(ctx, turn);
        return Progress::Continue;
    }
    if ctx.state.is_beside() {
        return Progress::Ask;
    }
    if signals::reveals::begin(ctx) {
        return Progress::Continue;
    }
    if !has_something_left(ctx.content, ctx.state, turn) {
        end(ctx, turn);
        return Progress::Continue;
    }
    Progress::Ask
}

fn end(ctx: &mut Ctx<'_>, turn: TurnFrame) {
    ctx.tell("50", RoundEvent::TurnEnded { agent: turn.agent });
    ctx.pop();
}

/// Whether anything can be done but to end the turn (50).
fn has_something_left(content: &Content, state: &State, turn: TurnFrame) -> bool {
    let mut all = Vec::new();
    // Who may turn has a movement to make wherever he stands.
    if can_move(state, turn) && movement::looks_ahead(state, turn.agent) {
        return true;
    }
    movements(content, state, turn, &mut all);
    if all.is_empty() {
        fights(content, state, turn, &mut all);
    }
    if all.is_empty() {
        actions(content, state, turn, &mut all);
    }
    !all.is_empty()
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    turn: TurnFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let mut all = Vec::with_capacity(64);
    if state.is_beside() {
        beside(content, state, turn, &mut all);
    } else {
        movements(content, state, turn, &mut all);
        fights(content, state, turn, &mut all);
        actions(content, state, turn, &mut all);
    }
    all.push(Choice::EndTurn);
    let seat = state.seat_of(turn.agent);
    out.extend(all.into_iter().map(|choice| Offer { seat, choice }));
}

/// The first leg of a movement (59 to 61), or one of 0 hexes to look another way, which who is engaged may make too, but nobody
/// who is held (94, 95, A56).
fn movements(content: &Content, state: &State, turn: TurnFrame, out: &mut Vec<Choice>) {
    if !can_move(state, turn) {
        return;
    }
    let body = state.body(turn.agent);
    let hexes = state.movement(content, turn.agent);
    let ends = movement::ends(content, state, turn.agent, hexes);
    out.extend(ends.into_iter().map(|to| Choice::Go { to }));
    if movement::looks_ahead(state, turn.agent) {
        let others = Facing::ALL.into_iter().filter(|&facing| facing != body.facing);
        out.extend(others.map(|facing| Choice::Face { facing }));
    }
}

/// Beside the box what Sortie rolls for, or what a mission waits for: searches and actions of the mission (81, 87). Whether the agent
/// stands where he can do it the people see.
fn beside(content: &Content, state: &State, turn: TurnFrame, out: &mut Vec<Choice>) {
    let acts = script::actions(content, state, turn).into_iter();
    out.extend(acts.map(|(action, at)| Choice::Act { action, at }));
    let field = &state.battle(content).field;
    if !turn.has_acted && !state.body(turn.agent).is_bleeding() && !field.search.is_empty() {
        out.push(Choice::Search);
    }
}

/// Whether the movement of a turn is still there, and nothing holds the agent (94, 95).
fn can_move(state: &State, turn: TurnFrame) -> bool {
    !turn.has_moved && !turn.stays && !state.body(turn.agent).is_held_fast()
}

/// One attack with one of the two weapons (64).
fn fights(content: &Content, state: &State, turn: TurnFrame, out: &mut Vec<Choice>) {
    if turn.has_fought {
        return;
    }
    let open = attack::open(content, state, turn.agent).into_iter();
    let open = open.chain(attack::mounted(content, state, turn.agent));
    out.extend(open.map(|open| Choice::Attack { gun: open.gun, target: open.target, area: open.area }));
}

/// A power, a drone, a special action (78).
fn actions(content: &Content, state: &State, turn: TurnFrame, out: &mut Vec<Choice>) {
    out.extend(
        script::actions(content, state, turn).into_iter().map(|(action, at)| Choice::Act { action, at }),
    );
    if turn.has_acted {
        return;
    }
    let usable = power::usable(content, state, turn);
    out.extend(usable.into_iter().map(|source| Choice::Use { source }));
    drone::offers(content, state, turn.agent, out);
    special::offers(content, state, turn, out);
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, turn: TurnFrame, _seat: Seat, choice: Choice) {
    let agent = turn.agent;
    match choice {
        Choice::Go { to } => {
            let hexes = ctx.state.movement(ctx.content, agent);
            spend(ctx, "59", agent, Activity::Movement);
            movement::set_out(ctx, agent, hexes, to);
        }
        Choice::Face { facing } => {
            spend(ctx, "A56", agent, Activity::Movement);
            ctx.tell("A56", TurnEvent::Faced { figure: agent, facing });
            ctx.tell("A56", TurnEvent::Halted { figure: agent });
        }
        Choice::Attack { gun, target, area } => {
            spend(ctx, "64", agent, Activity::Combat);
            attack::declare(ctx, Some(agent), With::Gun(gun), target, area, false);
        }
        Choice::Use { source } => power::begin(ctx, source),
        Choice::Operate { drone } => drone::operate(ctx, agent, drone),
        Choice::Leap { to } => special::leap(ctx, turn, to),
        Choice::Search => special::search(ctx, turn),
        Choice::Bash { lock } => special::bash(ctx, agent, lock),
        Choice::Evade => special::evade(ctx, turn),
        Choice::Redeploy { to } => special::redeploy(ctx, turn, to),
        Choice::ClearJam { gun, movement } => special::clear_jam(ctx, agent, gun, movement),
        Choice::Act { action, at } => script::act(ctx, agent, action, at),
        Choice::EndTurn => end(ctx, turn),
        _ => debug_assert!(false, "a turn offers nothing else: {choice:?}"),
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, turn: TurnFrame) -> Prompt {
    if state.is_beside() {
        return Prompt::Reports { agent: turn.agent, action: !turn.has_acted };
    }
    let TurnFrame { agent, has_moved, has_fought, has_acted, stays, .. } = turn;
    Prompt::Turn { agent, movement: !has_moved && !stays, combat: !has_fought, action: !has_acted }
}

/// Part of the turn is used up (47, 49).
fn spend(ctx: &mut Ctx<'_>, rule: &'static str, agent: FigureId, activity: Activity) {
    ctx.tell(rule, TurnEvent::Spent { agent, activity });
}

/// Notes something in the turn under way that is no event.
fn note(ctx: &mut Ctx<'_>, change: impl FnOnce(&mut TurnFrame)) {
    let turns = ctx.state.frames.iter_mut().rev();
    let turn = turns.filter_map(|frame| if let Frame::Turn(turn) = frame { Some(turn) } else { None }).next();
    if let Some(turn) = turn {
        change(turn);
    }
}

/// A die falls that decides a special action.
fn test(ctx: &mut Ctx<'_>, agent: FigureId, test: Test, pool: crate::dice::Pool) {
    note(ctx, |turn| turn.test = Some(test));
    ctx.roll(agent, pool);
}
