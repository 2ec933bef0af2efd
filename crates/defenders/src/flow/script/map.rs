//! What rules of a mission lay on the map and take away: flames, waypoints, mines, locks, signals.

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::{Offer, Progress};

use super::look::Look;
use super::spots::{Settled, settle};
use super::{level, next};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::mission::{HexName, SignalKind, Spot};
use crate::event::StoryEvent;
use crate::flow::signals::arrival;
use crate::state::{Arrives, State};
use crate::world::{FigureId, Kind};

/// A signal comes from the reserve, or one of those kept aside.
pub(super) fn signal(ctx: &mut Ctx<'_>, spot: &Spot, kind: Option<SignalKind>) -> Progress {
    let at = match settle(ctx, spot) {
        Settled::Wait(progress) => return progress,
        Settled::Nowhere => {
            next(ctx);
            return Progress::Continue;
        }
        Settled::At(at) => at,
    };
    next(ctx);
    // One that was kept aside lies on top of the reserve when it is laid.
    if let Some(kind) = kind {
        if ctx.state.script.aside(kind) == 0 {
            return Progress::Continue;
        }
        ctx.tell("198", StoryEvent::SignalAdded { kind });
    }
    arrival::begin(ctx, Arrives::Signal, at);
    Progress::Continue
}

/// All signals of the map are gathered, mixed and dealt anew (mission book, missions 2 and 6).
pub(super) fn deal(ctx: &mut Ctx<'_>, add: &[SignalKind], sides: Option<&[String; 2]>) {
    let field = &ctx.state.battle(ctx.content).field;
    let on_side = |side: &str| -> Vec<Hex> {
        let hexes = field.side(side);
        ctx.state.points.iter().copied().filter(|&point| hexes.has(point)).collect()
    };
    let goals = sides.map(|[first, second]| [on_side(first), on_side(second)]);
    let points: Vec<Hex> = ctx.state.points.to_vec();
    let added = [SignalKind::Human, SignalKind::Alien].map(|kind| {
        let n = add.iter().filter(|other| **other == kind).count() as u8;
        n.min(ctx.state.script.aside(kind))
    });
    let n = ctx.state.all(Kind::Signal).count() + usize::from(added[0] + added[1]);
    next(ctx);
    let dealt: Vec<Hex> = match goals {
        None => points.into_iter().take(n).collect(),
        Some([first, second]) => {
            let half = n / 2;
            let turns = |points: &[Hex], n: usize| {
                points.iter().copied().cycle().take(if points.is_empty() { 0 } else { n }).collect::<Vec<_>>()
            };
            [turns(&first, half), turns(&second, n - half)].concat()
        }
    };
    ctx.tell("198", StoryEvent::SignalsGathered { add: added, dealt: dealt.len() as u8 });
    for at in dealt.into_iter().rev() {
        arrival::begin(ctx, Arrives::Signal, at);
    }
}

/// Human signals are alien from now on; those on the map are turned and become aliens.
pub(super) fn humans_turn(ctx: &mut Ctx<'_>) {
    next(ctx);
    let human = |signal: &FigureId| !ctx.state.signal(*signal).is_some_and(|signal| signal.is_alien);
    let human: Vec<FigureId> = ctx.state.all(Kind::Signal).filter(human).collect();
    ctx.tell("198", StoryEvent::HumansTurned);
    for signal in human.into_iter().rev() {
        crate::flow::signals::reveals::reveal(ctx, signal);
    }
}

/// The waypoint that burns next, by number.
pub(super) fn burn_next(ctx: &mut Ctx<'_>) {
    let look = Look { content: ctx.content, state: ctx.state };
    let flames = &ctx.state.script.flames;
    let dry = look.waypoints().filter(|(_, at)| !flames.contains(at)).min_by_key(|(number, _)| *number);
    next(ctx);
    if let Some((_, at)) = dry {
        ctx.tell("198", StoryEvent::Burned { at });
    }
}

/// Teleport points with a flame leave the map; the flames stay.
pub(super) fn burnt_teleports(ctx: &mut Ctx<'_>) {
    next(ctx);
    let points: Vec<Hex> = ctx.state.points.to_vec();
    for at in points {
        if ctx.state.script.flames.contains(&at) {
            ctx.tell("198", StoryEvent::PointGone { at });
        }
    }
}

/// One point after the other, of the alpha agent's choice, moves to the next of these waypoints.
pub(super) fn move_teleports(ctx: &mut Ctx<'_>, waypoints: &[u8]) -> Progress {
    let field = &ctx.state.battle(ctx.content).field;
    let done = usize::from(ctx.state.script.picked.done);
    let goal = waypoints
        .get(done)
        .and_then(|number| field.waypoints.iter().find(|(other, _)| other == number).map(|(_, hex)| *hex));
    let Some(to) = goal.filter(|_| !ctx.state.points.is_empty()) else {
        next(ctx);
        return Progress::Continue;
    };
    let only = (ctx.state.points.len() == 1).then(|| ctx.state.points[0]);
    let Some(from) = ctx.state.script.picked.at.or(only) else { return Progress::Ask };
    ctx.state.script.picked.at = None;
    ctx.state.script.picked.done += 1;
    ctx.tell("198", StoryEvent::PointMoved { from, to });
    Progress::Continue
}

pub(super) fn move_offers(state: &State, out: &mut Vec<Offer<Choice>>) {
    let seat = state.alpha_seat();
    if state.points.len() > 1 && state.script.picked.at.is_none() {
        out.extend(state.points.iter().map(|&at| Offer { seat, choice: Choice::Place { at } }));
    }
}

/// Waypoints are laid where the mission says.
pub(super) fn waypoints(ctx: &mut Ctx<'_>, numbers: &[u8]) {
    next(ctx);
    let all = &ctx.state.battle(ctx.content).field.waypoints;
    let there = all.iter().enumerate().filter(|(_, (number, _))| numbers.contains(number));
    let there: Vec<u8> = there.map(|(n, _)| n as u8).collect();
    there.into_iter().for_each(|waypoint| ctx.tell("198", StoryEvent::WaypointLaid { waypoint }));
}

/// The same, face down and mixed among their hexes.
pub(super) fn hide_waypoints(ctx: &mut Ctx<'_>, numbers: &[u8]) {
    next(ctx);
    let all = &ctx.state.battle(ctx.content).field.waypoints;
    let there = all.iter().enumerate().filter(|(_, (number, _))| numbers.contains(number));
    let (mut which, hexes): (Vec<u8>, Vec<Hex>) = there.map(|(n, (_, hex))| (n as u8, *hex)).unzip();
    ctx.state.next_draw(crate::state::what::RESERVE).shuffle(&mut which);
    for (waypoint, at) in which.into_iter().zip(hexes) {
        ctx.tell("198", StoryEvent::WaypointHidden { waypoint, at });
    }
}

/// Doors of the mission are freed of locks and bars.
pub(super) fn open(ctx: &mut Ctx<'_>, doors: &[String]) {
    let (mission, field) = (ctx.state.mission(ctx.content), &ctx.state.battle(ctx.content).field);
    let is_meant = |door: Option<usize>| door.is_some_and(|door| doors.contains(&mission.door[door].id));
    let locks = field.locks.iter().enumerate().filter(|(_, lock)| is_meant(lock.door));
    let locks: Vec<u8> = locks.map(|(n, _)| n as u8).collect();
    next(ctx);
    locks.into_iter().for_each(|lock| ctx.tell("198", StoryEvent::Freed { lock }));
    crate::flow::signals::reveals::begin(ctx);
}

/// The door or window whose token is where the rule was called is freed.
pub(super) fn free(ctx: &mut Ctx<'_>) {
    let there = level(ctx.state).and_then(|level| level.actor).and_then(|by| by.at);
    let field = &ctx.state.battle(ctx.content).field;
    let gone = ctx.state.board;
    let is_it = |lock: &crate::content::mission::Lock| there.is_some_and(|at| lock.between.contains(&at));
    let lock = field.locks.iter().enumerate().find(|(n, lock)| gone >> n & 1 == 0 && is_it(lock));
    let lock = lock.map(|(n, _)| n as u8);
    next(ctx);
    if let Some(lock) = lock {
        ctx.tell("198", StoryEvent::Freed { lock });
        crate::flow::signals::reveals::begin(ctx);
    }
}

/// Centres of areas of these sides without a mine.
fn mine_hexes(content: &Content, state: &State, sides: &[String]) -> HexSet {
    let (field, board) = (&state.battle(content).field, state.board(content));
    let on_sides = |hex: &Hex| sides.iter().any(|side| side == field.side_of(*hex));
    let centres = board.areas().into_iter().map(|area| board.centre(area)).filter(on_sides);
    let free = centres.filter(|hex| board.floor().has(*hex) && !state.script.mines.contains(hex));
    free.collect()
}

/// The alpha agent lays mines one after the other.
pub(super) fn lay_mines(ctx: &mut Ctx<'_>, counter: &str, most: u8, sides: &[String]) -> Progress {
    use sortie_mission::Mission as _;
    let mission = ctx.state.mission(ctx.content);
    let counted = mission.counter_number(counter).map_or(0, |n| ctx.state.script.progress.counters[n]);
    let n = counted.clamp(0, most.into()) as u8;
    let room = mine_hexes(ctx.content, ctx.state, sides);
    // Beside the box they are laid on the real table: which centre is nothing to Sortie.
    if ctx.state.is_beside() {
        ctx.state.script.picked.at = room.iter().next();
    }
    if ctx.state.script.picked.done >= n || room.is_empty() || ctx.state.script.mines.is_full() {
        next(ctx);
        return Progress::Continue;
    }
    let Some(at) = ctx.state.script.picked.at.take() else { return Progress::Ask };
    ctx.state.script.picked.done += 1;
    ctx.tell("198", StoryEvent::MineLaid { at });
    ctx.instruct("198", Instruction::Mine { at: None });
    Progress::Continue
}

pub(super) fn mine_offers(content: &Content, state: &State, sides: &[String], out: &mut Vec<Offer<Choice>>) {
    if state.script.picked.at.is_none() && !state.is_beside() {
        let seat = state.alpha_seat();
        let room = mine_hexes(content, state, sides);
        out.extend(room.iter().map(|at| Offer { seat, choice: Choice::Place { at } }));
    }
}

/// Mines lie here from now on.
pub(super) fn mines(ctx: &mut Ctx<'_>, names: &[HexName]) {
    let field = &ctx.state.battle(ctx.content).field;
    let hexes: Vec<Hex> = names.iter().filter_map(|name| field.hex(name)).collect();
    next(ctx);
    for at in hexes {
        if !ctx.state.script.mines.is_full() {
            ctx.tell("198", StoryEvent::MineLaid { at });
            ctx.instruct("198", Instruction::Mine { at: Some(at) });
        }
    }
}

/// All dead aliens are taken away.
pub(super) fn clear_bodies(ctx: &mut Ctx<'_>) {
    next(ctx);
    let bodies: Vec<Hex> = ctx.state.script.bodies.iter().map(|body| body.at).collect();
    bodies.into_iter().for_each(|at| ctx.tell("198", StoryEvent::BodyGone { at }));
}
