//! Signals in somebody's sight are revealed, one after the other (145, 153 to 156, 159, A44).

use sortie_kernel::{Offer, Progress, Seat};

use super::arrival;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::{Deed, Fact, SignalKind, Special};
use crate::event::{AlienEvent, StoryEvent};
use crate::flow::script;
use crate::limits::SIGNALS;
use crate::state::{Arrives, By, Frame, State};
use crate::world::{FigureId, Kind};

/// Reveals what is in sight (145): whether there is something; the frame under it goes on afterwards.
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>) -> bool {
    let is_something = !seen(ctx.content, ctx.state).is_empty();
    if is_something {
        ctx.push(Frame::Reveals);
    }
    is_something
}

/// Those in sight; one that was turned and stays is not turned again, and in some missions nobody turns them by seeing them.
fn seen(content: &Content, state: &State) -> Vec<FigureId> {
    let is_hidden = |signal: &FigureId| state.script.turned >> (signal.0 - SIGNALS) & 1 == 0;
    // Beside the box people see it, and say so; which one an item turns over is asked.
    if let Some(beside) = &state.beside {
        return if beside.turns { state.all(Kind::Signal).filter(is_hidden).collect() } else { Vec::new() };
    }
    if state.mission(content).has(&Special::SignalsUnseen) {
        return Vec::new();
    }
    state.world(content).signals_in_sight().filter(is_hidden).collect()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    match *seen(ctx.content, ctx.state).as_slice() {
        [] => ctx.pop(),
        [signal] => reveal(ctx, signal),
        [..] => return Progress::Ask,
    }
    Progress::Continue
}

/// Turns one signal over, seen or not: a human one is gone; an alien one is the alien of the top card, in its hex (153, 156).
pub(in crate::flow) fn reveal(ctx: &mut Ctx<'_>, signal: FigureId) {
    if let Some(beside) = &mut ctx.state.beside {
        beside.turns = false;
    }
    let at = ctx.state.body(signal).at;
    let is_alien = ctx.state.signal(signal).is_some_and(|signal| signal.is_alien);
    let watcher = if ctx.state.is_beside() {
        Some(ctx.state.active())
    } else {
        ctx.state.world(ctx.content).watchers_of(at).find(|&figure| ctx.state.agent(figure).is_some())
    };
    ctx.tell("153", AlienEvent::Revealed { signal, is_alien });
    script::did(ctx, Deed::Reveal);
    let kind = if is_alien { SignalKind::Alien } else { SignalKind::Human };
    ctx.happened(Fact::Revealed(kind), By { figure: watcher, at: Some(at) });
    if !is_alien {
        script::human_revealed(ctx, at);
        return;
    }
    if ctx.state.mission(ctx.content).has(&Special::AlienSignalsStay) {
        ctx.tell("198", StoryEvent::SignalStays { signal });
        return;
    }
    arrival::begin(ctx, Arrives::TopAlien, at);
}

/// The active player chooses which comes first, in the event phase the alpha agent (A44).
pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(state.active());
    let seen = seen(content, state).into_iter();
    out.extend(seen.map(|signal| Offer { seat, choice: Choice::Reveal { signal } }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
    if let Choice::Reveal { signal } = choice {
        reveal(ctx, signal);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State) -> Prompt {
    Prompt::Reveal
}
