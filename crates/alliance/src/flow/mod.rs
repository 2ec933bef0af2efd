//! The rules in motion. Each procedure is a frame in the state and a room here: a file that says how it goes on, what
//! may be answered, what an answer does, and what the question is about.

mod ability;
mod attack;
mod begin;
mod campaign;
mod companion;
mod enemy;
mod facts;
mod hero;
mod moving;
mod offer;
mod round;
mod script;
mod supply;
mod test;
mod unasked;
mod why;
mod wounds;

use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use ability::{Look, standing};
pub(crate) use attack::{Terms, moot, open_attacks, option_at, options_left, question};
pub(crate) use begin::begin;
pub(crate) use campaign::{buying, checkpoint, open_legs, selling, trainable, untrainable};
pub(crate) use enemy::{drawn_card, weighed};
pub(crate) use facts::next_peril;
pub(crate) use moving::open_ways;
pub(crate) use round::{drawn_group, free_near};
pub(crate) use script::given::amount;
pub(crate) use script::{closed_options, hint, objects};
pub(crate) use why::why_not;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{Frame, State};

/// Asks the room of a frame one of the four questions, with what it asks about before and after the frame itself. This
/// is the one list of procedures: a new frame does not compile without a room, nor a room without its four answers.
macro_rules! room {
    ($frame:expr, $question:ident($($table:expr),+; $($more:expr),*)) => {
        match $frame {
            Frame::Deploying => round::deploying::$question($($table),+, $($more),*),
            Frame::Placing { figure, near } => {
                round::placing::$question($($table),+, (figure, near), $($more),*)
            }
            Frame::Round(step) => round::$question($($table),+, step, $($more),*),
            Frame::Rebel(turn) => hero::$question($($table),+, turn, $($more),*),
            Frame::Ordered { figure } => hero::ordered::$question($($table),+, figure, $($more),*),
            Frame::Group(turn) => enemy::group::$question($($table),+, turn, $($more),*),
            Frame::Enemy(turn) => enemy::$question($($table),+, turn, $($more),*),
            Frame::Attack(step) => attack::$question($($table),+, step, $($more),*),
            Frame::Striking(frame) => attack::striking::$question($($table),+, frame, $($more),*),
            Frame::Hammer(frame) => attack::hammer::$question($($table),+, frame, $($more),*),
            Frame::Decoyed { by, from } => attack::decoyed::$question($($table),+, (by, from), $($more),*),
            Frame::Deeds(frame) => ability::deeds::$question($($table),+, frame, $($more),*),
            Frame::After { by, picked, done } => {
                ability::after::$question($($table),+, (by, picked, done), $($more),*)
            }
            Frame::Fallen { figure, done } => {
                ability::fallen::$question($($table),+, (figure, done), $($more),*)
            }
            Frame::Test(step) => test::$question($($table),+, step, $($more),*),
            Frame::Moving(frame) => moving::$question($($table),+, frame, $($more),*),
            Frame::Scouting { hero } => supply::scouting::$question($($table),+, hero, $($more),*),
            Frame::Sharing { ally } => supply::sharing::$question($($table),+, ally, $($more),*),
            Frame::Drawn { hero } => supply::drawn::$question($($table),+, hero, $($more),*),
            Frame::Keeping { hero } => supply::keeping::$question($($table),+, hero, $($more),*),
            Frame::Window { group, card } => {
                companion::window::$question($($table),+, (group, card), $($more),*)
            }
            Frame::Script => script::$question($($table),+, $($more),*),
            Frame::StarMap => campaign::$question($($table),+, $($more),*),
            Frame::MissionOver { won } => campaign::mission_over::$question($($table),+, won, $($more),*),
        }
    };
}

/// Runs the top frame until it has done one thing or needs an answer.
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if let Some(progress) = script::interrupt(ctx) {
        return progress;
    }
    let Some(frame) = ctx.state.frames.top() else { return Progress::Over };
    room!(frame, advance(ctx;))
}

/// Carries out an answer that is among the offers.
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: &Choice) {
    if ctx.state.script.is_some() {
        script::answered(ctx, choice);
    }
    if let Some(frame) = ctx.state.frames.top() {
        room!(frame, answer(ctx; seat, choice));
    }
}

/// Adds every legal answer, in a fixed order.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
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
