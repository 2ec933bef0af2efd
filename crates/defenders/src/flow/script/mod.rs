//! The rules of a mission at work (198): facts call them, they run effect by effect before whatever was under way goes on, as a
//! reveal does (145).

pub(super) mod actions;
mod aliens;
mod company;
mod effects;
mod facts;
mod fallen;
mod hint;
mod look;
mod map;
mod mines;
mod people;
mod spots;
mod stage;

use sortie_kernel::{Offer, Progress, Seat};
use sortie_mission::run::{self, Level as RunLevel, Next, Stage as _};

pub(crate) use actions::{act, actions};
pub(super) use company::{gather, moving_with_signals};
pub(super) use fallen::{agent_gone, dropped, left_lying, refreshed, spares};
pub(super) use hint::{answered, did};
pub(crate) use look::{Look, about, hint, waypoints};
pub(super) use mines::{entered, mined};

use super::companion;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::{Effect, MissionResult, TestEffect};
use crate::event::{Ending, RoundEvent, StoryEvent};
use crate::mind::Line;
use crate::state::{Frame, Level, Picked, Root, Running, State};
use crate::world::FigureId;

/// Before the top frame goes on: the mission that is decided ends, and rules that were called run. Dice that lie belong to whoever
/// asked for them, so nothing comes between.
pub(super) fn interrupt(ctx: &mut Ctx<'_>) -> Option<Progress> {
    if ctx.state.is_over() || ctx.state.roll.is_some() {
        return None;
    }
    let is_running = matches!(ctx.state.frames.top(), Some(Frame::Script));
    if is_running || ctx.state.script.agenda.pending.is_empty() || ctx.state.frames.top().is_none() {
        return None;
    }
    // What a rule started itself goes on first: its own frames lie on the script's.
    if ctx.state.script.agenda.running.is_some() {
        return None;
    }
    ctx.push(Frame::Script);
    Some(Progress::Continue)
}

/// Runs what was called, one after another; then the table goes on.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let is_idle = ctx.state.script.agenda.is_idle();
    if let Some(result) = ctx.state.script.result.filter(|_| is_idle) {
        end(ctx, result);
        return Progress::Over;
    }
    if ctx.state.script.agenda.running.is_none() {
        if !ctx.state.script.agenda.begin_next() {
            ctx.pop();
        }
        ctx.state.script.picked = Picked::default();
        return Progress::Continue;
    }
    if asks(ctx.content, ctx.state) {
        return Progress::Ask;
    }
    if let Some(Root::Role(n)) = ctx.state.script.agenda.running.as_ref().map(|running| running.root) {
        pass_role(ctx, n);
        return Progress::Continue;
    }
    let effect =
        ctx.state.script.agenda.running.as_ref().and_then(|running| at_work(ctx.content, ctx.state, running));
    if companion::running_needs(ctx, effect) {
        return Progress::Continue;
    }
    match run::step(ctx) {
        Next::Nothing => ctx.state.script.picked = Picked::default(),
        Next::Finish => ctx.state.script.agenda.running = None,
        Next::Test(test) => return self::test(ctx, test),
        Next::Own(effect) => return effects::carry_out(ctx, effect),
    }
    Progress::Continue
}

/// The players have named who has a role after its holder has died, or there is but one to name.
fn pass_role(ctx: &mut Ctx<'_>, role: u8) {
    let only = ctx.state.living().next();
    let next = ctx.state.script.picked.figure.take().or(only);
    let role = ctx.state.script.roles.get(usize::from(role)).map(|(role, _)| role.clone());
    ctx.state.script.agenda.running = None;
    if let (Some(role), Some(agent)) = (role, next) {
        ctx.tell("198", StoryEvent::RoleTaken { role, agent });
    }
}

/// The mission is over (33, 45): once the page that tells it has been read.
fn end(ctx: &mut Ctx<'_>, result: MissionResult) {
    let ending = match result {
        MissionResult::Accomplished => Ending::Accomplished,
        MissionResult::Partly => Ending::Partly,
        MissionResult::Failed => Ending::Failed,
    };
    ctx.tell("45", RoundEvent::Ended { ending });
}

/// The alpha agent tests, or who did it: the dice of the test fall, and its outcome follows from the symbols shown.
fn test(ctx: &mut Ctx<'_>, test: &TestEffect) -> Progress {
    let party = ctx.state.party();
    let Some(level) = ctx.state.script.agenda.running.as_ref().map(|running| *running.level()) else {
        return Progress::Continue;
    };
    // Back from the outcome.
    if level.done == 1 {
        next(ctx);
        return Progress::Continue;
    }
    let whom = level.actor.and_then(|by| by.figure).unwrap_or(ctx.state.alpha);
    let Some(fallen) = ctx.take_roll() else {
        ctx.roll(whom, test.attribute.dice);
        return Progress::Continue;
    };
    let dice = &ctx.content.dice;
    let symbol = test.attribute.symbol;
    let successes: u16 = fallen.iter().map(|rolled| u16::from(rolled.shows(dice).count(symbol))).sum();
    let outcome = test.outcome(successes as u8, party);
    let Some(running) = &mut ctx.state.script.agenda.running else { return Progress::Continue };
    running.level_mut().done = 1;
    if let Some(outcome) = outcome {
        running.enter(RunLevel::new(outcome as u8, level.actor, successes as u8));
    }
    Progress::Continue
}

/// On to the next effect.
fn next(ctx: &mut Ctx<'_>) {
    if let Some(running) = ctx.running_mut() {
        running.next();
    }
    ctx.state.script.picked = Picked::default();
}

/// The list at work.
fn level(state: &State) -> Option<Level> {
    state.script.agenda.running.as_ref().map(|running| *running.level())
}

/// Whether people have to answer before it goes on.
fn asks(content: &Content, state: &State) -> bool {
    let mut offers = Vec::new();
    self::offers(content, state, &mut offers);
    !offers.is_empty()
}

/// Pages are read by anybody; what the players choose is the alpha agent's to say if they do not agree (37).
pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some(running) = &state.script.agenda.running else { return };
    if !running.pages.is_empty() {
        out.extend(state.seats().map(|seat| Offer { seat, choice: Choice::Pass }));
        return;
    }
    if matches!(running.root, Root::Role(_)) {
        if state.script.picked.figure.is_none() && state.living().nth(1).is_some() {
            let seat = state.alpha_seat();
            out.extend(state.living().map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
        }
        return;
    }
    match at_work(content, state, running) {
        Some(Effect::Choose { options, .. }) => {
            let look = look::Look { content, state };
            let open = options.iter().enumerate().filter(|(_, option)| run::holds(&look, &option.given));
            let seat = state.alpha_seat();
            out.extend(open.map(|(n, _)| Offer { seat, choice: Choice::Option { option: n as u8 } }));
        }
        Some(Effect::Own(effect)) => effects::offers(content, state, effect, out),
        Some(
            Effect::Say(_)
            | Effect::Rule(_)
            | Effect::Test(_)
            | Effect::When { .. }
            | Effect::GoTo(_)
            | Effect::Objective(_)
            | Effect::Offer(_)
            | Effect::Complete(_)
            | Effect::Fail(_)
            | Effect::Add { .. }
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::Win(_)
            | Effect::Lose(_),
        )
        | None => {}
    }
}

/// The effect at work.
fn at_work<'a>(content: &'a Content, state: &State, running: &Running) -> Option<&'a Effect> {
    running.effect(stage::list(content, state, running.root)?)
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
    match choice {
        Choice::Option { option } => {
            let Some(running) = ctx.running_mut() else { return };
            let level = *running.level();
            running.enter(Level::new(option, level.actor, level.successes));
        }
        Choice::Place { at } => ctx.state.script.picked.at = Some(at),
        Choice::Pick { figure } => ctx.state.script.picked.figure = Some(figure),
        _ => {
            if let Some(running) = ctx.running_mut()
                && !running.pages.is_empty()
            {
                running.pages.remove(0);
            }
        }
    }
}

pub(in crate::flow) fn prompt(content: &Content, state: &State) -> Prompt {
    let Some(running) = &state.script.agenda.running else { return Prompt::Nothing };
    if !running.pages.is_empty() {
        return Prompt::Read;
    }
    match at_work(content, state, running) {
        Some(Effect::Choose { .. }) => Prompt::Story,
        Some(Effect::Own(effect)) => effects::prompt(content, state, effect),
        _ => Prompt::Story,
    }
}

impl Ctx<'_> {
    /// An agent stands somewhere he has not stood before, hex by hex: places and waypoints, before signals are looked for (154).
    pub(in crate::flow) fn stepped(&mut self, agent: FigureId, from: Option<sortie_boards::hex::Hex>) {
        facts::stepped(self, agent, from);
    }

    /// A fact of the round or of the table calls the rules that wait for it.
    pub(in crate::flow) fn happened(&mut self, fact: crate::content::mission::Fact, by: crate::state::By) {
        facts::happened(self, fact, by);
    }
}

/// What a figure does in place of its own card (135 to 137, 164).
pub(in crate::flow) fn orders<'a>(
    content: &'a Content,
    state: &State,
    alien: FigureId,
) -> Option<&'a [Line]> {
    let number = state.script.figure(alien)?;
    let name = state.battle(content).figures.get(usize::from(number))?;
    let orders = state.mission(content).orders.iter().find(|orders| orders.figure == *name)?;
    Some(&orders.line)
}

/// A human signal was turned: in some missions it is somebody who stays (153).
pub(in crate::flow) fn human_revealed(ctx: &mut Ctx<'_>, at: sortie_boards::hex::Hex) {
    let people = &ctx.state.mission(ctx.content).person;
    if let Some(person) = people.iter().position(|person| person.from_signals) {
        people::enter(ctx, person as u8, at);
    }
}

/// What is shared with every game: the mission begins.
pub(in crate::flow) fn started(ctx: &mut Ctx<'_>) {
    run::started(ctx);
}

/// Everybody is on the map.
pub(in crate::flow) fn scene_began(ctx: &mut Ctx<'_>) {
    run::scene_began(ctx);
}

/// A round begins (32).
pub(in crate::flow) fn round_began(ctx: &mut Ctx<'_>) {
    run::round_began(ctx);
}

/// A round ends; perils come with it.
pub(in crate::flow) fn round_ended(ctx: &mut Ctx<'_>) {
    run::round_ended(ctx, |_, _| None);
    for peril in run::perils(ctx) {
        ctx.state.script.agenda.call(crate::state::Root::Peril(peril as u8), None, 0);
    }
}
