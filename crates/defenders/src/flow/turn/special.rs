//! Special actions: leap, search, bash, evade, redeploy, clear a jam (80 to 86). Who bleeds can do none of them (89, A26).

use sortie_boards::hex::Hex;

use super::{found, movement, spend, test};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, Weather};
use crate::dice::{Pool, Symbol};
use crate::event::{Activity, TurnEvent};
use crate::state::{Fallen, State, Test, TurnFrame, sum};
use crate::world::FigureId;

/// Those an agent can carry out now. His action is still there.
pub(super) fn offers(content: &Content, state: &State, turn: TurnFrame, out: &mut Vec<Choice>) {
    let TurnFrame { agent, has_moved, has_fought, .. } = turn;
    let body = state.body(agent);
    if body.is_bleeding() {
        return;
    }
    let world = state.world(content);
    let may_end = |hex: &Hex| state.may_end(content, agent, *hex);
    out.extend(world.leaps(agent).iter().filter(may_end).map(|to| Choice::Leap { to }));
    if can_search(content, state, agent) {
        out.push(Choice::Search);
    }
    if !has_fought {
        let locks = state.battle(content).locks_beside(body.at, state.board);
        out.extend(locks.map(|lock| Choice::Bash { lock }));
        if can_evade(content, state, turn) {
            out.push(Choice::Evade);
        }
        out.extend(world.redeployments(agent).iter().filter(may_end).map(|to| Choice::Redeploy { to }));
    }
    for gun in 0..2 {
        if state.agent(agent).is_some_and(|agent| agent.guns[usize::from(gun)].is_jammed) {
            let price = [(true, has_moved), (false, has_fought)].into_iter().filter(|(_, is_gone)| !is_gone);
            out.extend(price.map(|(movement, _)| Choice::ClearJam { gun, movement }));
        }
    }
}

/// Whether an agent stands where the mission lets people search, and nobody holds him (81, A25).
fn can_search(content: &Content, state: &State, agent: FigureId) -> bool {
    let is_there = state.battle(content).field.search.has(state.body(agent).at);
    is_there && !state.world(content).is_engaged(agent)
}

/// Whether there is something to evade, and a movement to use then (84, A23); not in the rain (194), and not by who could not
/// move all the same (95).
fn can_evade(content: &Content, state: &State, turn: TurnFrame) -> bool {
    let can_move = !turn.has_moved && !turn.stays && !state.body(turn.agent).is_held_fast();
    let is_forbidden = state.weather_now(content) == Some(Weather::NoEvade);
    can_move && !is_forbidden && state.world(content).is_engaged(turn.agent)
}

/// Leap through a window, for an action, before or after the movement (80, A21).
pub(super) fn leap(ctx: &mut Ctx<'_>, turn: TurnFrame, to: Hex) {
    let agent = turn.agent;
    spend(ctx, "80", agent, Activity::Action);
    stay(ctx, turn);
    let from = ctx.state.body(agent).at;
    ctx.tell("80", TurnEvent::Leapt { agent, to });
    movement::look_round(ctx, agent);
    movement::stepped(ctx, agent, from);
}

/// Another hex of the own part of the area, for action and combat, before or after the movement (85, A22).
pub(super) fn redeploy(ctx: &mut Ctx<'_>, turn: TurnFrame, to: Hex) {
    let agent = turn.agent;
    spend(ctx, "85", agent, Activity::Action);
    spend(ctx, "85", agent, Activity::Combat);
    stay(ctx, turn);
    let from = ctx.state.body(agent).at;
    ctx.tell("85", TurnEvent::Redeployed { agent, to });
    movement::look_round(ctx, agent);
    movement::stepped(ctx, agent, from);
}

/// A search: one red die (81).
pub(super) fn search(ctx: &mut Ctx<'_>, turn: TurnFrame) {
    spend(ctx, "81", turn.agent, Activity::Action);
    stay(ctx, turn);
    test(ctx, turn.agent, Test::Search, dice(1, 0));
}

/// An attempt to get out of melee, for action and combat: one blue die (84).
pub(super) fn evade(ctx: &mut Ctx<'_>, turn: TurnFrame) {
    spend(ctx, "84", turn.agent, Activity::Action);
    spend(ctx, "84", turn.agent, Activity::Combat);
    test(ctx, turn.agent, Test::Evade, dice(0, 1));
}

/// The die of a search or an evade lies (81, 84).
pub(super) fn rolled(ctx: &mut Ctx<'_>, turn: TurnFrame, what: Test, fallen: &Fallen) {
    let agent = turn.agent;
    super::note(ctx, |turn| turn.test = None);
    let roll = sum(fallen, &ctx.content.dice);
    match what {
        Test::Search => {
            let (flash, gd) = (roll.shows(Symbol::Flash), roll.shows(Symbol::Gd));
            ctx.tell("81", TurnEvent::Searched { agent, flash, gd });
            found::begin(ctx, agent, flash, gd);
        }
        Test::Evade => {
            let free = roll.shows(Symbol::Shield);
            ctx.tell("84", TurnEvent::Evaded { agent, free });
        }
    }
}

/// A locked door is broken open, for action and combat (83): an ordinary door from now on (25).
pub(super) fn bash(ctx: &mut Ctx<'_>, agent: FigureId, lock: u8) {
    spend(ctx, "83", agent, Activity::Action);
    spend(ctx, "83", agent, Activity::Combat);
    ctx.tell("83", TurnEvent::Bashed { agent, lock });
}

/// A jam is cleared, for the action and movement or combat, which is lost (86).
pub(super) fn clear_jam(ctx: &mut Ctx<'_>, agent: FigureId, gun: u8, movement: bool) {
    spend(ctx, "86", agent, Activity::Action);
    spend(ctx, "86", agent, if movement { Activity::Movement } else { Activity::Combat });
    ctx.tell("86", TurnEvent::Unjammed { agent, gun });
}

/// Who has moved and then leaps, searches or redeploys has moved for good in this turn (184).
fn stay(ctx: &mut Ctx<'_>, turn: TurnFrame) {
    super::note(ctx, |now| now.stays = turn.has_moved);
}

fn dice(red: u8, blue: u8) -> Pool {
    Pool::new(red, blue).unwrap_or_default()
}
