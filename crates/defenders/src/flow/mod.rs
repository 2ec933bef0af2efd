//! The rules in motion. Each procedure is a frame in the state and a room here: a file that says how it goes on, what
//! may be answered, what an answer does, and what the question is about.

mod aliens;
mod attack;
mod campaign;
mod companion;
mod dice;
mod opening;
mod round;
mod script;
mod signals;
mod turn;
mod why;

use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use aliens::activation::open_ways;
pub(crate) use attack::{Open, Preview, Standing, preview, standing};
pub(crate) use campaign::{begin, checkpoint};
pub(crate) use companion::{note, reading_told};
pub(crate) use round::ranks::{DICE as RANK_DICE, next_rank};

/// What positions put together by hand begin with.
pub(crate) use attack::declare;
pub(crate) use attack::guard::begin as guard;
pub(crate) use script::{about, act, hint, waypoints};
pub(crate) use signals::event::begin as draw_event;
pub(crate) use why::why_not;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{Frame, State};

/// Asks the room of a frame one of the four questions. This is the one list of procedures: a new frame does not compile
/// without a room, nor a room without its four answers.
macro_rules! room {
    ($frame:expr, $question:ident($($table:expr),+; $($more:expr),*)) => {
        match $frame {
            Frame::Opening(step) => opening::$question($($table),+, step, $($more),*),
            Frame::Round(step) => round::$question($($table),+, step, $($more),*),
            Frame::Promotion { agent } => round::promotion::$question($($table),+, agent, $($more),*),
            Frame::Delivery(frame) => round::delivery::$question($($table),+, frame, $($more),*),
            Frame::Turn(turn) => turn::$question($($table),+, turn, $($more),*),
            Frame::Movement(frame) => turn::movement::$question($($table),+, frame, $($more),*),
            Frame::Found(frame) => turn::found::$question($($table),+, frame, $($more),*),
            Frame::Power(frame) => turn::power::$question($($table),+, frame, $($more),*),
            Frame::Scouting(frame) => turn::scouting::$question($($table),+, frame, $($more),*),
            Frame::Granted(frame) => attack::granted::$question($($table),+, frame, $($more),*),
            Frame::Attack(step) => attack::$question($($table),+, step, $($more),*),
            Frame::Guard(frame) => attack::guard::$question($($table),+, frame, $($more),*),
            Frame::Dice => dice::$question($($table),+, $($more),*),
            Frame::AlienTurn(frame) => aliens::$question($($table),+, frame, $($more),*),
            Frame::Activation(frame) => aliens::activation::$question($($table),+, frame, $($more),*),
            Frame::Reveals => signals::reveals::$question($($table),+, $($more),*),
            Frame::Teleport(frame) => signals::teleport::$question($($table),+, frame, $($more),*),
            Frame::Arrival(frame) => signals::arrival::$question($($table),+, frame, $($more),*),
            Frame::Event(frame) => signals::event::$question($($table),+, frame, $($more),*),
            Frame::Signals(frame) => signals::$question($($table),+, frame, $($more),*),
            Frame::Acting { agent, action, at } => {
                script::actions::acting::$question($($table),+, (agent, action, at), $($more),*)
            }
            Frame::Script => script::$question($($table),+, $($more),*),
            Frame::Campaign(step) => campaign::$question($($table),+, step, $($more),*),
            Frame::Instructed => companion::rooms::instructed::$question($($table),+, $($more),*),
            Frame::Reading => companion::rooms::reading::$question($($table),+, $($more),*),
            Frame::Caught(frame) => companion::rooms::caught::$question($($table),+, frame, $($more),*),
            Frame::Asked(question) => companion::rooms::asked::$question($($table),+, question, $($more),*),
        }
    };
}

/// A figure is put on a hex, or as near to it as there is room (A38).
pub(crate) fn put(ctx: &mut Ctx<'_>, figure: crate::world::FigureId, at: sortie_boards::hex::Hex) {
    signals::arrival::begin(ctx, crate::state::Arrives::Figure(figure), at);
}

/// Runs the top frame until it has done one thing or needs an answer.
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let before = campaign::mission_over(ctx).or_else(|| script::interrupt(ctx));
    if let Some(progress) = before.or_else(|| companion::interrupt(ctx)) {
        return progress;
    }
    let Some(frame) = ctx.state.frames.top() else { return Progress::Over };
    let progress = room!(frame, advance(ctx;));
    // What ends a mission of a campaign does not end the campaign.
    if progress == Progress::Over && campaign::goes_on(ctx.state) { Progress::Continue } else { progress }
}

/// Carries out an answer that is among the offers.
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    script::answered(ctx, choice);
    if companion::is_spoken_for(ctx.state) {
        if let Choice::Tell { report } = choice {
            companion::told(ctx, report);
            return;
        }
        let seat = companion::speaker(ctx.content, ctx.state, seat, choice);
        room_answer(ctx, seat, choice);
        return;
    }
    room_answer(ctx, seat, choice);
}

fn room_answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    if let Some(frame) = ctx.state.frames.top() {
        room!(frame, answer(ctx; seat, choice));
    }
}

/// Adds every legal answer, in a fixed order.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    if companion::is_spoken_for(state) {
        companion::offers(content, state, out);
    } else {
        room_offers(content, state, out);
    }
}

fn room_offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    if let Some(frame) = state.frames.top() {
        room!(frame, offers(content, state; out));
    }
}

/// What the open decision is about.
pub(crate) fn prompt(content: &Content, state: &State) -> Prompt {
    match state.frames.top() {
        Some(frame) => room!(frame, prompt(content, state;)),
        None => Prompt::Nothing,
    }
}
