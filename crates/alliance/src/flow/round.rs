//! Rounds: who activates when, and deployment (R2, R7, R17, R23).

use arrayvec::ArrayVec;
use sortie_boards::square::{Gait, Position, Space};
use sortie_kernel::{Occasion, Progress};

use super::now::Now;
use super::script::{decide, objects};
use super::{enemy, facts, rebel};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::{Ending, Event};
use crate::setup::Mode;
use crate::state::{Frame, LAST_MISSION_ROUND, LAST_ROUND, RoundStep, State, what};
use crate::world::{FigureId, Side};

/// Rebels who are not on the map yet, in order.
pub(crate) fn undeployed(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let awaited = state.script.as_ref().map(|script| script.awaited);
    state.figures().filter(move |&figure| match awaited {
        // Who was defeated or withdrew does not come to the next scene.
        Some(awaited) => awaited >> figure.0 & 1 == 1,
        None => state.body(figure).side == Side::Rebel && !state.body(figure).is_present,
    })
}

/// Each Rebel goes on a highlighted space, or, when none is free, as near as possible to one (R17.1).
pub(crate) fn entries(content: &Content, state: &State) -> Vec<Space> {
    let map = &content.maps[usize::from(state.table.map)];
    let held = state.world(content).held_by(|_, _| true);
    let free: Vec<Space> = map.entries.iter().copied().filter(|&space| !held.has(space)).collect();
    if !free.is_empty() {
        return free;
    }
    // The players choose among those equally near (A42).
    let board = state.board(content);
    let is_free = |space: &Space| {
        let place = Position::small(*space);
        !held.has(*space) && !board.blocking().has(*space) && objects::is_in_view(content, state, place)
    };
    let far = |space: Space| map.entries.iter().filter_map(|&entry| board.distance(entry, space)).min();
    let open = board.spaces().iter().filter(is_free);
    let near: Vec<(u16, Space)> = open.filter_map(|space| Some((far(space)?, space))).collect();
    let nearest = near.iter().map(|&(far, _)| far).min();
    near.into_iter().filter(|&(far, _)| Some(far) == nearest).map(|(_, space)| space).collect()
}

pub(super) fn deploying(ctx: &mut Ctx<'_>) -> Progress {
    if undeployed(ctx.state).next().is_some() {
        return Progress::Ask;
    }
    ctx.set_top(Frame::Round(RoundStep::Begin));
    if ctx.state.script.is_some() {
        facts::scene_began(ctx);
        // A second scene is no second beginning; and on a real table people use their abilities themselves.
        if ctx.state.round > 0 || ctx.state.table.mode == Mode::Companion {
            return Progress::Continue;
        }
    }
    for hero in 0..ctx.state.heroes.len() {
        let figure = ctx.state.heroes[hero].figure;
        for source in ctx.look().usable(Now::MissionStart(figure), |_| true) {
            ctx.use_ability(Now::MissionStart(figure), source, figure);
        }
    }
    Progress::Continue
}

pub(super) fn deploy(ctx: &mut Ctx<'_>, choice: &Choice) {
    let Choice::Deploy { figure, to } = *choice else { return };
    let body = ctx.state.body_mut(figure);
    body.at = Position::small(to);
    body.is_present = true;
    if let Some(script) = &mut ctx.state.script {
        script.awaited &= !(1 << figure.0);
    }
    ctx.tell("R17.1", |_| Event::Deployed { figure, at: Position::small(to) });
}

/// The free position as near as possible to a space, for a base of this size (R23.8, R23.9, A42).
pub(crate) fn free_near(
    content: &Content,
    state: &State,
    near: Space,
    columns: u8,
    rows: u8,
) -> Option<Position> {
    let board = state.board(content);
    let held = state.world(content).held_by(|_, _| true);
    let positions = board.spaces().iter().flat_map(|space| {
        let turned = (columns != rows).then(|| Position::new(space, rows, columns)).flatten();
        Position::new(space, columns, rows).into_iter().chain(turned)
    });
    let legal = positions.filter(|&position| {
        board.fits(position, Gait::Walking)
            && !position.meets(&held)
            && objects::is_in_view(content, state, position)
    });
    // Where no count leads there, as the crow flies.
    let crow = |position: Position| {
        let to = position.corner();
        near.column().abs_diff(to.column()).max(near.row().abs_diff(to.row()))
    };
    let far = |position| match board.distance_between(position, Position::small(near)) {
        Some(spaces) => (spaces, 0),
        None => (u16::MAX, crow(position)),
    };
    legal.min_by_key(|&position| (!position.has(near), far(position), position))
}

pub(super) fn advance(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    match step {
        RoundStep::Begin => {
            begin(ctx);
            go(ctx, RoundStep::Rebels);
            facts::round_began(ctx);
            Progress::Continue
        }
        RoundStep::Rebels => {
            if !rebel::may_activate(ctx.state).is_empty() {
                return Progress::Ask;
            }
            // Nobody is left on one side: the other goes on alone (R2.4, A5).
            let next = if ready_groups(ctx.state).is_empty() { RoundStep::End } else { RoundStep::Enemies };
            go(ctx, next)
        }
        RoundStep::Allies(group) => {
            // Who has fallen meanwhile is not waited for (R22.6, A5).
            let goes_on = ctx.state.members(usize::from(group)).any(|member| {
                let body = ctx.state.body(member);
                body.is_present && !body.is_activated
            });
            go(ctx, if goes_on { RoundStep::Rebels } else { RoundStep::Enemies })
        }
        RoundStep::Enemies => {
            go(ctx, RoundStep::Rebels);
            if let Some(group) = drawn_group(ctx.state, ctx.state.occasion_round()) {
                enemy::start_group(ctx, group);
            }
            Progress::Continue
        }
        // What ends a round comes before peril, and peril before the next round (R2.5, R2.6, R20.2, A8); a skirmish
        // only knows its last round.
        RoundStep::End => {
            let round = ctx.state.round;
            ctx.tell("R2.5", |_| Event::RoundEnded { round });
            if ctx.state.script.is_some() {
                go(ctx, RoundStep::Peril);
                facts::round_ended(ctx);
            } else if round >= LAST_ROUND {
                ctx.end("R20.1", Ending::TooLate);
            } else {
                go(ctx, RoundStep::Begin);
            }
            Progress::Continue
        }
        RoundStep::Peril => {
            go(ctx, RoundStep::Late);
            facts::peril(ctx);
            Progress::Continue
        }
        RoundStep::Late => {
            go(ctx, RoundStep::Begin);
            if ctx.state.round >= LAST_MISSION_ROUND {
                decide(ctx, false, "too_late");
            }
            Progress::Continue
        }
    }
}

/// The enemy group that activates next: one at random among those ready (R2.3, A7).
pub(crate) fn drawn_group(state: &State, round: u16) -> Option<u8> {
    let ready = ready_groups(state);
    let occasion = Occasion { what: what::GROUP, whom: 0, round, time: ready.len() as u16 };
    match ready.len() {
        0 => None,
        n => Some(ready[state.chance.on(occasion).below(n as u32) as usize]),
    }
}

pub(super) fn go(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    ctx.set_top(Frame::Round(step));
    Progress::Continue
}

/// Enemy groups on the map that have not activated this round; a defeated group is none of them (R23.4).
fn ready_groups(state: &State) -> ArrayVec<u8, 12> {
    let groups = state.groups.iter().enumerate();
    let is_ready = |&(n, group): &(usize, &crate::state::GroupState)| {
        let is_there = || state.members(n).any(|member| state.body(member).is_present);
        group.side == Side::Imperial && group.is_ready && is_there()
    };
    groups.filter(is_ready).map(|(n, _)| n as u8).collect()
}

fn begin(ctx: &mut Ctx<'_>) {
    let state = &mut *ctx.state;
    state.round += 1;
    state.rolls.fill(0);
    state.used.clear();
    state.groups.iter_mut().for_each(|group| group.is_ready = true);
    state.bodies.iter_mut().for_each(|body| body.is_activated = false);
    // Two heroes activate twice; with three, one of them does, another each round in the order of the portraits,
    // skipping who has withdrawn (R7.2, R7.3, A9).
    let n = state.heroes.len();
    let is_there = |hero: usize| state.bodies[state.heroes[hero].figure.index()].is_present;
    let bonus = match n {
        3 => {
            let first = if state.round == 1 { 0 } else { usize::from(state.bonus_hero) + 1 };
            (first..first + n).map(|hero| hero % n).find(|&hero| is_there(hero))
        }
        _ => None,
    };
    state.bonus_hero = bonus.unwrap_or(0) as u8;
    for (number, hero) in state.heroes.iter_mut().enumerate() {
        hero.has_activated = false;
        hero.activations = if n == 2 || bonus == Some(number) { 2 } else { 1 };
        // Beside a real table an activation left to somebody who is gone could be reported.
        if state.table.mode == Mode::Companion && !state.bodies[hero.figure.index()].is_present {
            hero.activations = 0;
        }
    }
    let (round, bonus_hero) = (state.round, bonus.map(|hero| hero as u8));
    ctx.tell("R2.1", |_| Event::RoundBegan { round, bonus_hero });
}

pub(super) fn activate(ctx: &mut Ctx<'_>, choice: &Choice) {
    let Choice::Activate { figure } = *choice else { return };
    // An enemy group follows each activation (R2.3); of an ally group, when all its figures are done (R22.6).
    let next = match ctx.state.group_of(figure) {
        Some(group) => {
            ctx.state.groups[group].is_ready = false;
            RoundStep::Allies(group as u8)
        }
        None => RoundStep::Enemies,
    };
    go(ctx, next);
    rebel::start(ctx, figure);
}
