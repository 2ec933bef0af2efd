//! An alien's card is read out: people say whom it sees and how far away, and hear which line fits, whom it is about and what to do
//! (135 to 138, 143, 160 to 167, 175 to 177, A31 to A36, A52 to A54). Line and target are picked by the same code as at the digital table;
//! the board is before the people, so the deed is told as it is written.

pub(in crate::flow) mod room;
mod said;

use sortie_kernel::{Sink, Told as Heard};

use self::said::{Said, Step};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::content::{Content, mission};
use crate::event::{AlienEvent, BesideEvent};
use crate::flow::aliens::aloud::Aloud;
use crate::flow::attack::declare;
use crate::flow::script;
use crate::mind::{Deed, Thought};
use crate::state::{Frame, Gaze, Glance, ReadingFrame, State, With};
use crate::world::{FigureId, Kind};

/// An alien acts by its card (135): it is read out, for a swarm with all its figures that can act (143).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, alien: FigureId) {
    let body = ctx.state.body(alien);
    let Some(own) = ctx.state.alien(alien).filter(|_| body.is_present && !body.is_out_of_action()) else {
        return;
    };
    let can_act = |figure: &FigureId| !ctx.state.body(*figure).is_out_of_action();
    let figures = ctx.state.world(ctx.content).with_its_kind(alien).filter(can_act).collect();
    let frame = ReadingFrame::new(alien, own.card, figures);
    if let Some(beside) = &mut ctx.state.beside {
        beside.readings.push(frame);
    }
    ctx.push(Frame::Reading);
    ctx.tell("135", AlienEvent::Activated { alien });
    script::did(ctx, mission::Deed::Alien);
}

/// The card that is read out now.
fn current(state: &State) -> Option<&ReadingFrame> {
    state.beside.as_ref()?.readings.last()
}

/// Changes what was said.
fn change(ctx: &mut Ctx<'_>, change: impl FnOnce(&mut ReadingFrame)) {
    if let Some(frame) = ctx.state.beside.as_mut().and_then(|beside| beside.readings.last_mut()) {
        change(frame);
    }
}

/// Changes what was said of what a figure sees.
fn change_gaze(ctx: &mut Ctx<'_>, figure: FigureId, change: impl FnOnce(&mut Gaze)) {
    self::change(ctx, |frame| {
        if let Some(gaze) = frame.gaze_mut(figure) {
            change(gaze);
        }
    });
}

fn step(content: &Content, state: &State, sink: &mut Sink<'_, Thought>) -> Step {
    match current(state) {
        Some(frame) => Said { content, state, frame }.step(sink),
        None => Step::Over,
    }
}

/// A card that is read out, for who comes back to the table.
pub(crate) struct Read<'a> {
    pub(crate) frame: &'a ReadingFrame,
    /// Who looks around or acts now.
    pub(crate) who: FigureId,
    /// What was said of what it sees.
    pub(crate) gaze: Option<&'a Gaze>,
    /// Why it is this line and this target, as it is thought now.
    pub(crate) thoughts: Vec<Heard<Thought>>,
}

/// The card that is read out now.
pub(crate) fn told<'a>(content: &Content, state: &'a State) -> Option<Read<'a>> {
    let frame = current(state)?;
    let mut thoughts = Vec::new();
    let step = step(content, state, &mut Sink::to(&mut thoughts));
    let who = step.who().unwrap_or(frame.alien);
    let gaze = frame.gazes.iter().find(|gaze| gaze.figure == who);
    Some(Read { frame, who, gaze, thoughts })
}

/// Says aloud what leads to the next step.
fn think_aloud(ctx: &mut Ctx<'_>, alien: FigureId) {
    if ctx.sink.listens() {
        let (content, state) = (ctx.content, &*ctx.state);
        step(content, state, &mut Aloud { sink: &mut ctx.sink, alien }.thoughts());
    }
}

fn finish(ctx: &mut Ctx<'_>) {
    ctx.pop();
    if let Some(beside) = &mut ctx.state.beside {
        beside.readings.pop();
    }
}

/// On to the next deed of the line; whom it sees is asked anew if it has moved.
fn next_deed(ctx: &mut Ctx<'_>) {
    change(ctx, |frame| {
        frame.deed += 1;
        frame.done = 0;
        frame.aimed_at = None;
        frame.chosen = None;
        frame.told = false;
    });
}

/// It is carried out, as people say; an attack is Sortie's to roll for.
fn carried(ctx: &mut Ctx<'_>, alien: FigureId, line: u8, deed: Deed, target: Option<FigureId>) {
    ctx.tell("135", BesideEvent::Carried { alien, failed: false });
    change(ctx, |frame| {
        frame.acts(alien, line);
        frame.told = false;
    });
    if let (Deed::Attack { with, .. }, Some(target)) = (deed, target) {
        change(ctx, |frame| {
            frame.done += 1;
            frame.aimed_at = Some(target);
            frame.chosen = None;
        });
        declare(ctx, Some(alien), With::Arm(with), target, false, false);
        return;
    }
    change_gaze(ctx, alien, |gaze| {
        gaze.moved();
        // Who moves next to somebody is in contact with him, whatever else it touches (163).
        if let (Deed::Adjacent { .. }, Some(target)) = (deed, target) {
            gaze.set(target, Glance::Seen(0));
        }
    });
    let others = flock(ctx, alien);
    if others > 0 {
        ctx.instruct("143", Instruction::Flock { alien, others });
    }
    if let Some(aliens) = leads(ctx, alien) {
        ctx.instruct("175", Instruction::Lead { alien, aliens });
    }
    next_deed(ctx);
}

/// How many figures of its swarm are put next to one that has moved (143).
fn flock(ctx: &Ctx<'_>, alien: FigureId) -> u8 {
    let follows = |other: &FigureId| *other != alien && !ctx.state.body(*other).is_held_fast();
    ctx.state.world(ctx.content).with_its_kind(alien).filter(follows).count() as u8
}

/// How many go along with an alien that moves, if there is anybody to go along (175).
fn leads(ctx: &Ctx<'_>, alien: FigureId) -> Option<u8> {
    let own = ctx.state.alien(alien)?;
    let others = ctx.state.all(Kind::Alien).any(|other| other != alien);
    ctx.content.aliens[usize::from(own.card)].leads().filter(|_| others)
}
