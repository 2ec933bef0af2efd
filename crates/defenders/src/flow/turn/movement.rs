//! A movement under way: leg by leg as the player says, hex by hex as the rules look at it (59 to 63, 154).

use sortie_boards::hex::{Facing, Hex};
use sortie_kernel::{Offer, Progress, Seat};

use super::allowed;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{Activity, TurnEvent};
use crate::flow::signals;
use crate::state::{Arrives, Frame, MovementFrame, State, Why};
use crate::world::{FigureId, Kind};

/// A movement of so many hexes at most; one of the own turn uses it up, one that a power or an event allows does not. Who cannot
/// leave his hex does not move.
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, figure: FigureId, hexes: u8, is_own: bool) {
    if is_own {
        super::spend(ctx, "59", figure, Activity::Movement);
        push(ctx, figure, hexes, None, Why::Own);
    } else {
        begin_allowed(ctx, figure, hexes, false);
    }
}

/// A movement that a power allows; one that `disengages` leads out of melee too (94).
pub(in crate::flow) fn begin_allowed(ctx: &mut Ctx<'_>, figure: FigureId, hexes: u8, disengages: bool) {
    let hexes = allowed::hexes(ctx.content, ctx.state, figure, hexes, disengages);
    if hexes > 0 {
        push(ctx, figure, hexes, None, Why::Allowed);
    }
}

/// The movement of the own turn, with its first leg.
pub(super) fn set_out(ctx: &mut Ctx<'_>, figure: FigureId, hexes: u8, to: Hex) {
    push(ctx, figure, hexes, Some(to), Why::Own);
}

/// Who was put somewhere looks wherever he likes (A56).
pub(in crate::flow) fn look_round(ctx: &mut Ctx<'_>, agent: FigureId) {
    if looks_ahead(ctx.state, agent) {
        push(ctx, agent, 0, None, Why::Placed);
    }
}

fn push(ctx: &mut Ctx<'_>, figure: FigureId, left: u8, goal: Option<Hex>, why: Why) {
    ctx.push(Frame::Movement(MovementFrame { figure, left, has_walked: false, goal, why }));
}

/// Whether it matters where a figure looks (29, 30).
pub(super) fn looks_ahead(state: &State, figure: FigureId) -> bool {
    state.table.options.human_view && state.body(figure).kind == Kind::Agent
}

/// Where a movement of so many hexes may end, but for where it begins (59 to 61).
pub(super) fn ends(content: &Content, state: &State, figure: FigureId, hexes: u8) -> Vec<Hex> {
    let here = state.body(figure).at;
    if hexes == 0 {
        return Vec::new();
    }
    let ends = state.world(content).ends(figure, hexes).into_iter();
    ends.map(|(hex, _)| hex).filter(|&hex| hex != here && state.may_end(content, figure, hex)).collect()
}

/// Whether a figure may stay where it is: not on its way through somebody (61).
fn can_stop(content: &Content, state: &State, figure: FigureId) -> bool {
    state.world(content).free_for(Some(figure)).has(state.body(figure).at)
}

/// How far it may go on. Who is held on the way goes no farther (95), nor does who comes to lie bleeding: one hex is all he has
/// (89).
fn left(state: &State, frame: MovementFrame) -> u8 {
    let body = state.body(frame.figure);
    let is_over = body.is_held_fast() || body.is_bleeding() && frame.has_walked;
    if is_over { 0 } else { frame.left }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MovementFrame) -> Progress {
    let figure = frame.figure;
    if !ctx.state.body(figure).is_present {
        ctx.pop();
        return Progress::Continue;
    }
    if signals::reveals::begin(ctx) {
        return Progress::Continue;
    }
    if let Some(goal) = frame.goal {
        step(ctx, frame, goal);
        return Progress::Continue;
    }
    let ends = ends(ctx.content, ctx.state, figure, left(ctx.state, frame));
    if !can_stop(ctx.content, ctx.state, figure) {
        if ends.is_empty() {
            // Nobody ends on somebody: there is always a hex as near as can be (A38).
            let at = ctx.state.body(figure).at;
            signals::arrival::begin(ctx, Arrives::Figure(figure), at);
            return Progress::Continue;
        }
    } else if ends.is_empty() && !looks_ahead(ctx.state, figure) {
        end(ctx, frame);
        return Progress::Continue;
    }
    Progress::Ask
}

/// One hex on along a shortest way to the end of the leg (59). What comes into sight there is revealed before he goes on; after that,
/// and where the way is barred by it, he says anew where he goes (154). On his way through somebody he cannot stop to think (61).
fn step(ctx: &mut Ctx<'_>, frame: MovementFrame, goal: Hex) {
    let figure = frame.figure;
    let from = ctx.state.body(figure).at;
    let world = ctx.state.world(ctx.content);
    let reach = world.reach(figure, left(ctx.state, frame));
    let is_free = world.free_for(Some(figure)).has(goal);
    let next = reach.path_to(goal).first().copied().filter(|_| is_free);
    let Some(to) = next else {
        ctx.turn_to(Frame::Movement(MovementFrame { goal: None, ..frame }));
        return;
    };
    ctx.tell("59", TurnEvent::Walked { figure, from, to });
    let is_interrupted = ctx.state.world(ctx.content).signals_in_sight().next().is_some()
        && can_stop(ctx.content, ctx.state, figure);
    let goal = Some(goal).filter(|&goal| goal != to && !is_interrupted);
    ctx.turn_to(Frame::Movement(MovementFrame { left: frame.left - 1, has_walked: true, goal, ..frame }));
    stepped(ctx, figure, from);
}

/// An agent stands on another hex, which may mean something to the mission (180, 198).
pub(super) fn stepped(ctx: &mut Ctx<'_>, figure: FigureId, from: Hex) {
    if ctx.state.body(figure).kind == Kind::Agent {
        ctx.stepped(figure, Some(from));
    }
}

fn end(ctx: &mut Ctx<'_>, frame: MovementFrame) {
    if frame.why != Why::Placed {
        ctx.tell("59", TurnEvent::Halted { figure: frame.figure });
    }
    ctx.pop();
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: MovementFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let figure = frame.figure;
    let seat = state.seat_of(figure);
    let mut offer = |choice| out.push(Offer { seat, choice });
    for to in ends(content, state, figure, left(state, frame)) {
        offer(Choice::Go { to });
    }
    if !can_stop(content, state, figure) {
        return;
    }
    if looks_ahead(state, figure) {
        Facing::ALL.into_iter().for_each(|facing| offer(Choice::Face { facing }));
    } else {
        offer(Choice::Halt);
    }
}

/// The next leg, or the end: with human view the figure may then look anywhere (63).
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: MovementFrame, _seat: Seat, choice: Choice) {
    let figure = frame.figure;
    if let Choice::Go { to } = choice {
        ctx.turn_to(Frame::Movement(MovementFrame { goal: Some(to), ..frame }));
        return;
    }
    if let Choice::Face { facing } = choice
        && ctx.state.body(figure).facing != facing
    {
        let rule = if frame.why == Why::Placed { "A56" } else { "63" };
        ctx.tell(rule, TurnEvent::Faced { figure, facing });
    }
    end(ctx, frame);
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, frame: MovementFrame) -> Prompt {
    Prompt::Movement { figure: frame.figure, left: left(state, frame) }
}
