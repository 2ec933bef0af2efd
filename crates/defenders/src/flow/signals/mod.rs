//! Signals move: one after the other by their numbers, area by area, each until it is seen (147 to 150, A62).

pub(super) mod arrival;
pub(crate) mod event;
pub(super) mod reveals;
pub(super) mod teleport;

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::Special;
use crate::event::AlienEvent;
use crate::flow::script;
use crate::limits::{PEOPLE, SIGNALS, signals};
use crate::mind::{Errand, signal_way};
use crate::state::{Frame, SignalsFrame, State};
use crate::world::FigureId;

/// All signals move (147), and after them people who move as they do; in some missions signals stand (198).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, areas: u8, errand: Errand) {
    let stand = ctx.state.mission(ctx.content).has(&Special::SignalsStand);
    let moves = |signal: &FigureId| !stand && ctx.state.body(*signal).is_present;
    let left = signals().filter(moves).fold(0, |left, signal| left | 1 << (signal.0 - SIGNALS));
    let people = script::moving_with_signals(ctx.content, ctx.state);
    let people = people.fold(0, |left, person| left | 1 << (person.0 - PEOPLE));
    if ctx.state.is_beside() {
        if left != 0 || people != 0 {
            ctx.instruct("147", Instruction::SignalsMove { areas, errand, people: people != 0 });
        }
        return;
    }
    ctx.push(Frame::Signals(SignalsFrame { areas, errand, left, people }));
}

/// A signal leaves the map for the discards, where everybody sees what it was (146, 188).
pub(in crate::flow) fn destroy(ctx: &mut Ctx<'_>, rule: &'static str, signal: FigureId) {
    let is_alien = ctx.state.signal(signal).is_some_and(|signal| signal.is_alien);
    ctx.tell(rule, AlienEvent::SignalDestroyed { signal, is_alien });
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: SignalsFrame) -> Progress {
    let SignalsFrame { areas, errand, left, people } = frame;
    let signal = match (left, people) {
        (0, 0) => {
            ctx.pop();
            return Progress::Continue;
        }
        (0, _) => {
            ctx.turn_to(Frame::Signals(SignalsFrame { people: people & (people - 1), ..frame }));
            FigureId(PEOPLE + people.trailing_zeros() as u8)
        }
        (..) => {
            ctx.turn_to(Frame::Signals(SignalsFrame { left: left & (left - 1), ..frame }));
            FigureId(SIGNALS + left.trailing_zeros() as u8)
        }
    };
    let is_lost = matches!(errand, Errand::Agent(agent) if !ctx.state.body(agent).is_present);
    if is_lost || !ctx.state.body(signal).is_present {
        return Progress::Continue;
    }
    let way = signal_way(&ctx.state.world(ctx.content), signal, areas, errand);
    if !way.path.is_empty() {
        ctx.tell("147", AlienEvent::SignalMoved { signal, path: way.path });
        // What comes into sight is seen at once, and stops there (56, 145).
        reveals::begin(ctx);
    }
    Progress::Continue
}

/// Nothing is asked: of equal ways one that reveals is taken, then any (148, A62).
pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    _frame: SignalsFrame,
    _out: &mut Vec<Offer<Choice>>,
) {
}

pub(in crate::flow) fn answer(_ctx: &mut Ctx<'_>, _frame: SignalsFrame, _seat: Seat, _choice: Choice) {}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: SignalsFrame) -> Prompt {
    Prompt::Nothing
}
