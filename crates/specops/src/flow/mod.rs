//! The rules in motion. Each procedure is a frame in the state and a room here: a file that says how it goes on, what may be
//! answered, what an answer does, and what the question is about.

mod ability;
mod activation;
mod attack;
mod command;
mod companion;
mod dice;
mod end;
mod facing;
mod granted;
mod keyword;
mod mission;
mod movement;
mod round;
mod setup;
mod standby;
mod tokens;
mod turns;
mod why;
mod wounds;

use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

pub(crate) use attack::{Sides, kind as attack_kind, moot, plan};
pub(crate) use mission::detonator_dice;
pub(crate) use setup::{begin, could_hide_instead};
pub(crate) use tokens::nerve;
pub(crate) use why::why_not;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{Ending, How, RoundEvent};
use crate::ids::Units;
use crate::region::Region;
use crate::side::Colour;
use crate::state::{Frame, State};

/// Asks the room of a frame one of the four questions. This is the one list of procedures: a new frame does not compile
/// without a room, nor a room without its four answers.
macro_rules! room {
    ($frame:expr, $question:ident($($table:expr),+; $($more:expr),*)) => {
        match $frame {
            Frame::Opening(step) => setup::$question($($table),+, step, $($more),*),
            Frame::Placing(frame) => setup::placing::$question($($table),+, frame, $($more),*),
            Frame::Round(step) => round::$question($($table),+, step, $($more),*),
            Frame::Command(step) => command::$question($($table),+, step, $($more),*),
            Frame::Turns(step) => turns::$question($($table),+, step, $($more),*),
            Frame::Activation(step) => activation::$question($($table),+, step, $($more),*),
            Frame::Calming { unit, most, why } => {
                activation::calming::$question($($table),+, (unit, most, why), $($more),*)
            }
            Frame::Moved(frame) => movement::$question($($table),+, frame, $($more),*),
            Frame::Lay { token } => movement::lay::$question($($table),+, token, $($more),*),
            Frame::Facing { unit } => facing::$question($($table),+, unit, $($more),*),
            Frame::Granted(frame) => granted::$question($($table),+, frame, $($more),*),
            Frame::Attack(step) => attack::$question($($table),+, step, $($more),*),
            Frame::Aftermath(frame) => attack::aftermath::$question($($table),+, frame, $($more),*),
            Frame::Panic { unit, dice, step } => {
                wounds::panic::$question($($table),+, (unit, dice, step), $($more),*)
            }
            Frame::Defeat { unit, step } => wounds::$question($($table),+, (unit, step), $($more),*),
            Frame::Dice => dice::$question($($table),+, (), $($more),*),
            Frame::Standby { trigger } => standby::$question($($table),+, trigger, $($more),*),
            Frame::Ordered(frame) => keyword::ordered::$question($($table),+, frame, $($more),*),
            Frame::Moment(frame) => ability::moment::$question($($table),+, frame, $($more),*),
            Frame::Ability(frame) => ability::$question($($table),+, frame, $($more),*),
            Frame::Handing(frame) => keyword::handing::$question($($table),+, frame, $($more),*),
            Frame::Mission(step) => mission::$question($($table),+, step, $($more),*),
            Frame::End(step) => end::$question($($table),+, step, $($more),*),
            Frame::Asked { question, near } => companion::$question($($table),+, (question, near), $($more),*),
        }
    };
}

/// A room that never asks anything has these answers to three of the questions.
macro_rules! asks_nothing {
    ($frame:ty) => {
        pub(in crate::flow) fn offers(
            _content: &crate::content::Content,
            _state: &crate::state::State,
            _frame: $frame,
            _out: &mut Vec<sortie_kernel::Offer<crate::choice::Choice>>,
        ) {
        }

        pub(in crate::flow) fn answer(
            _ctx: &mut crate::apply::Ctx<'_>,
            _frame: $frame,
            _seat: sortie_kernel::Seat,
            _choice: crate::choice::Choice,
        ) {
        }

        pub(in crate::flow) fn prompt(
            _content: &crate::content::Content,
            _state: &crate::state::State,
            _frame: $frame,
            _viewer: sortie_kernel::Viewer,
        ) -> crate::choice::Prompt {
            crate::choice::Prompt::Nothing
        }
    };
}
pub(in crate::flow) use asks_nothing;

/// Runs the top frame until it has done one thing or needs an answer.
pub(crate) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if ctx.state.ending.is_none() {
        last_side(ctx);
    }
    if ctx.state.ending.is_some() {
        // A win at once ends the game in the middle of whatever happens (C14.3).
        ctx.state.frames.clear();
    }
    let Some(frame) = ctx.state.frames.top() else { return Progress::Over };
    if let Some(beside) = &ctx.state.beside {
        let held = beside.held;
        return beside_a_table(ctx, frame, held);
    }
    advance_frame(ctx, frame)
}

/// Beside a real table what a step has to know is asked before it is taken, and an answer that had to wait for it comes first.
fn beside_a_table(ctx: &mut Ctx<'_>, frame: Frame, held: Option<(Seat, Choice)>) -> Progress {
    if matches!(frame, Frame::Asked { .. }) {
        return Progress::Ask;
    }
    let missing = match held {
        Some(held) => companion::missing_for(ctx.content, ctx.state, frame, held),
        None => companion::missing(ctx.content, ctx.state, frame),
    };
    match (missing, held) {
        (Some(question), _) => ctx.push(Frame::Asked { question, near: Units::EMPTY }),
        (None, Some((seat, choice))) => {
            ctx.hold(None);
            answer_frame(ctx, frame, seat, choice);
        }
        (None, None) => return advance_frame(ctx, frame),
    }
    Progress::Continue
}

fn advance_frame(ctx: &mut Ctx<'_>, frame: Frame) -> Progress {
    room!(frame, advance(ctx;))
}

fn answer_frame(ctx: &mut Ctx<'_>, frame: Frame, seat: Seat, choice: Choice) {
    room!(frame, answer(ctx; seat, choice));
}

/// If only one side has undefeated units, it wins at once (C14.4); if neither has, the one that wins at the end of round 4 (C14.5).
fn last_side(ctx: &mut Ctx<'_>) {
    if ctx.state.units.is_empty() {
        return;
    }
    let winner = match Colour::ALL.map(|colour| ctx.state.n_undefeated(colour)) {
        [0, 0] => match ctx.state.mission(ctx.content).rules.attacker() {
            Some(attacker) => Some(attacker.opponent()),
            None => leader(ctx.state),
        },
        [0, _] => Some(Colour::Red),
        [_, 0] => Some(Colour::Blue),
        _ => return,
    };
    ctx.end(winner, How::LastSide);
}

/// Who has more victory points.
pub(in crate::flow) fn leader(state: &State) -> Option<Colour> {
    crate::mission::priorities::leader(Colour::ALL.map(|colour| state.players[colour.index()].points.into()))
}

impl Ctx<'_> {
    /// Beside a real table: an answer waits for what it has to know, or does no longer.
    fn hold(&mut self, held: Option<(Seat, Choice)>) {
        if let Some(beside) = &mut self.state.beside {
            beside.held = held;
        }
    }

    /// The game is over (C14.3).
    pub(in crate::flow) fn end(&mut self, winner: Option<Colour>, how: How) {
        self.tell(how.rule(), RoundEvent::Ended { ending: Ending { winner, how } });
    }
}

/// Carries out an answer that is among the offers or in a region.
pub(crate) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    let Some(frame) = ctx.state.frames.top() else { return };
    let waits = ctx.state.is_beside() && !companion::is_secret(ctx.content, ctx.state, frame);
    if waits && companion::missing_for(ctx.content, ctx.state, frame, (seat, choice)).is_some() {
        // Whoever said it said it for the table.
        ctx.hold(Some((Seat(0), choice)));
    } else {
        answer_frame(ctx, frame, seat, choice);
    }
}

/// Adds every legal answer that can be listed, in a fixed order.
pub(crate) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some(frame) = state.frames.top() else { return };
    let from = out.len();
    room!(frame, offers(content, state; out));
    if state.is_beside() && !companion::is_secret(content, state, frame) {
        companion::share(out, from);
    }
}

/// What can be answered, each once, whoever is asked.
pub(crate) fn answers(content: &Content, state: &State) -> Vec<Choice> {
    let mut all = Vec::new();
    offers(content, state, &mut all);
    let mut found = Vec::new();
    for offer in all {
        if !found.contains(&offer.choice) {
            found.push(offer.choice);
        }
    }
    found
}

/// Adds every region of legal answers, in a fixed order. Only a few rooms have any.
pub(crate) fn regions(content: &Content, state: &State, out: &mut Vec<RegionOffer<Region>>) {
    // On a real table people put miniatures where they like.
    if state.is_beside() {
        return;
    }
    match state.frames.top() {
        Some(Frame::Opening(step)) => setup::regions(content, state, step, out),
        Some(Frame::Placing(frame)) => setup::placing::regions(content, state, frame, out),
        Some(Frame::Activation(step)) => activation::regions(content, state, step, out),
        Some(Frame::Lay { token }) => movement::lay::regions(content, state, token, out),
        Some(Frame::Granted(frame)) => granted::regions(content, state, frame, out),
        _ => {}
    }
}

/// What the open decision is about.
pub(crate) fn prompt(content: &Content, state: &State, viewer: Viewer) -> Prompt {
    match state.frames.top() {
        Some(frame) => room!(frame, prompt(content, state; viewer)),
        None => Prompt::Nothing,
    }
}
