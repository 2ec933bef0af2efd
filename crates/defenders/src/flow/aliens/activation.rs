//! An alien acts by its card: the first line that fits and can be carried out, deed by deed on the real board (135 to 138, 160
//! to 167, A45, A53).

use sortie_boards::hex::{Gait, Hex, HexSet};
use sortie_kernel::{Offer, Progress, Seat, Sink};

use super::aloud::Aloud;
use super::leading;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, mission};
use crate::event::AlienEvent;
use crate::flow::attack::{declare, guard};
use crate::flow::{companion, script};
use crate::mind::{Deed, Line, Mind, Thought, Way, tell_deed};
use crate::state::{ActivationFrame, Frame, State, With};
use crate::world::FigureId;

/// An alien acts by its card (135); a paralysed one does not, nor one that is off the map (96, A45).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, alien: FigureId) {
    if ctx.state.is_beside() {
        companion::read_out(ctx, alien);
        return;
    }
    let body = ctx.state.body(alien);
    let Some(own) = ctx.state.alien(alien).filter(|_| body.is_present && !body.is_out_of_action()) else {
        return;
    };
    let frame = ActivationFrame {
        alien,
        card: own.card,
        line: None,
        deed: 0,
        done: 0,
        aimed_at: None,
        way: None,
        obeyed: 0,
        led: 0,
    };
    ctx.push(Frame::Activation(frame));
    ctx.tell("135", AlienEvent::Activated { alien });
    script::did(ctx, mission::Deed::Alien);
}

impl ActivationFrame {
    /// Those of its card, or what the mission has it do in their place (198).
    fn lines<'a>(self, content: &'a Content, state: &State) -> &'a [Line] {
        let orders = script::orders(content, state, self.alien);
        orders.unwrap_or(&content.aliens[usize::from(self.card)].line)
    }

    /// The line it carries out and the deed of it that is next.
    fn now<'a>(self, content: &'a Content, state: &State) -> Option<(&'a Line, Deed)> {
        let line = self.lines(content, state).get(usize::from(self.line?))?;
        Some((line, *line.does.get(usize::from(self.deed))?))
    }

    /// With the next deed of the line.
    fn next_deed(self) -> Self {
        Self { deed: self.deed + 1, done: 0, aimed_at: None, way: None, ..self }
    }

    /// Who is next of those that go along.
    fn follower(self) -> Option<FigureId> {
        (self.led != 0).then(|| FigureId(self.led.trailing_zeros() as u8))
    }
}

/// The ways between which the holder chooses: for who goes along, or for the deed that is next.
fn ways(content: &Content, state: &State, frame: ActivationFrame, sink: &mut Sink<'_, Thought>) -> Vec<Way> {
    let world = state.world(content);
    let mind = Mind { world: &world, alien: frame.alien };
    if let Some(follower) = frame.follower() {
        return mind.follow(follower, sink);
    }
    let Some((line, deed)) = frame.now(content, state) else { return Vec::new() };
    match (deed, frame.aimed_at) {
        (Deed::Attack { .. }, Some(before)) => mind.again(line, deed, before, sink),
        (Deed::Activate { within, .. }, _) if frame.done > 0 => mind.call_another(within, frame.obeyed, sink),
        _ => mind.later(line, deed, sink),
    }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: ActivationFrame) -> Progress {
    let ActivationFrame { alien, .. } = frame;
    let body = ctx.state.body(alien);
    if !body.is_present || body.is_out_of_action() {
        ctx.pop();
        return Progress::Continue;
    }
    let Some(_) = frame.line else { return first(ctx, frame) };
    let Some((_, deed)) = frame.now(ctx.content, ctx.state) else {
        ctx.pop();
        return Progress::Continue;
    };
    if frame.led == 0 && frame.done == deed.times() {
        ctx.turn_to(Frame::Activation(frame.next_deed()));
        if deed.is_move() {
            guard::begin(ctx, alien);
        }
        return Progress::Continue;
    }
    if let Some(way) = frame.way {
        let open = ways(ctx.content, ctx.state, frame, &mut Sink::silent());
        let frame = ActivationFrame { way: None, ..frame };
        return decide(ctx, frame, &open[usize::from(way)..=usize::from(way)]);
    }
    let mut aloud = Aloud { sink: &mut ctx.sink, alien };
    let open = ways(ctx.content, ctx.state, frame, &mut aloud.thoughts());
    decide(ctx, frame, &open)
}

/// Looks for the line (135 to 137, 164).
fn first(ctx: &mut Ctx<'_>, frame: ActivationFrame) -> Progress {
    let world = ctx.state.world(ctx.content);
    let mind = Mind { world: &world, alien: frame.alien };
    let mut aloud = Aloud { sink: &mut ctx.sink, alien: frame.alien };
    let lines = frame.lines(ctx.content, ctx.state);
    let Some((alien, line, open)) = mind.first_of_its_kind(lines, &mut aloud.thoughts()) else {
        ctx.pop();
        return Progress::Continue;
    };
    let frame = ActivationFrame { alien, line: Some(line as u8), ..frame };
    ctx.turn_to(Frame::Activation(frame));
    decide(ctx, frame, &open)
}

/// One way is taken, of several the holder of the card chooses one (138), and what cannot be done is left out (A53).
fn decide(ctx: &mut Ctx<'_>, frame: ActivationFrame, open: &[Way]) -> Progress {
    match (open, frame.follower()) {
        (&[way], Some(follower)) => {
            leading::follow(ctx, ActivationFrame { led: frame.led & !(1 << follower.0), ..frame }, way);
        }
        (&[way], None) => perform(ctx, frame, way),
        ([], Some(follower)) => {
            let led = frame.led & !(1 << follower.0);
            ctx.turn_to(Frame::Activation(ActivationFrame { led, ..frame }));
        }
        ([], None) => ctx.turn_to(Frame::Activation(frame.next_deed())),
        ([..], _) => return Progress::Ask,
    }
    Progress::Continue
}

/// Does a deed once.
fn perform(ctx: &mut Ctx<'_>, frame: ActivationFrame, way: Way) {
    let Some((_, deed)) = frame.now(ctx.content, ctx.state) else { return };
    let alien = frame.alien;
    if frame.done == 0 || way.target != frame.aimed_at {
        let rest = match deed {
            Deed::Attack { with, to, times } => Deed::Attack { with, to, times: times - frame.done },
            Deed::Adjacent { .. }
            | Deed::Toward { .. }
            | Deed::Away { .. }
            | Deed::ToPoint { .. }
            | Deed::Activate { .. } => deed,
        };
        tell_deed(rest, way, &mut Aloud { sink: &mut ctx.sink, alien }.thoughts());
    }
    let frame = ActivationFrame { done: frame.done + 1, ..frame };
    match (deed, way.target) {
        (Deed::Attack { with, .. }, Some(target)) => {
            ctx.turn_to(Frame::Activation(ActivationFrame { aimed_at: Some(target), ..frame }));
            declare(ctx, Some(alien), With::Arm(with), target, false, false);
        }
        (Deed::Activate { .. }, Some(other)) => {
            let obeyed = frame.obeyed | super::its_kind(ctx, other);
            ctx.turn_to(Frame::Activation(ActivationFrame { obeyed, ..frame }));
            begin(ctx, other);
        }
        (Deed::Attack { .. } | Deed::Activate { .. }, None) => {}
        (Deed::Adjacent { .. } | Deed::Toward { .. } | Deed::Away { .. } | Deed::ToPoint { .. }, _) => {
            let from = ctx.state.body(alien).at;
            if from == way.end {
                // It has not moved, so nobody who keeps guard has seen anything.
                ctx.turn_to(Frame::Activation(frame.next_deed()));
                return;
            }
            let led = leading::followers(ctx, frame, way.end);
            ctx.turn_to(Frame::Activation(ActivationFrame { led, ..frame }));
            go(ctx, "160", alien, way.end);
        }
    }
}

/// An alien stands somewhere else. By which way is for those who listen.
pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, rule: &'static str, alien: FigureId, to: Hex) {
    let from = ctx.state.body(alien).at;
    let path = if ctx.sink.listens() { way_between(ctx, from, to) } else { Vec::new() };
    ctx.tell(rule, AlienEvent::Moved { alien, from, to, path });
    script::entered(ctx, alien, Some(from));
}

/// A shortest walk over as few borders as there are between two hexes (A50).
fn way_between(ctx: &Ctx<'_>, from: Hex, to: Hex) -> Vec<Hex> {
    let board = ctx.state.board(ctx.content);
    let steps = |from, to| board.steps(from, to, Gait::Climbing);
    let Some(way) = steps(from, to) else { return Vec::new() };
    let leads_there = |&hex: &Hex| {
        steps(from, hex).zip(steps(hex, to)).is_some_and(|(before, after)| before + after == way)
    };
    let through: HexSet = board.floor().iter().filter(leads_there).collect();
    board.reach(from, Gait::Climbing, u8::MAX, &through).path_to(to)
}

/// The ways that are open to whoever holds the card, in the order of their numbers (138).
pub(crate) fn open_ways(content: &Content, state: &State) -> Vec<Way> {
    match state.frames.top() {
        Some(Frame::Activation(frame)) if frame.line.is_some() => {
            ways(content, state, frame, &mut Sink::silent())
        }
        Some(_) | None => Vec::new(),
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: ActivationFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(frame.alien);
    let n = open_ways(content, state).len() as u8;
    out.extend((0..n).map(|way| Offer { seat, choice: Choice::Way { way } }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: ActivationFrame, _seat: Seat, choice: Choice) {
    if let Choice::Way { way } = choice {
        ctx.turn_to(Frame::Activation(ActivationFrame { way: Some(way), ..frame }));
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: ActivationFrame) -> Prompt {
    Prompt::Way { alien: frame.alien }
}
