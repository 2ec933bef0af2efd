//! The rules of a mission at work: effect by effect, each as an order that the table carries out or people read.

mod effects;
mod figures;
pub(crate) mod given;
mod groups;
mod hint;
mod lack;
pub(crate) mod objects;
mod question;
mod stage;
mod start;
mod stock;
mod toll;
mod whom;

use sortie_kernel::{Progress, Seat};
use sortie_mission::run::{self, Next, Stage as _, Table as _};

pub(crate) use given::{holds, look};
pub(crate) use hint::{answered, hint};
pub(crate) use lack::closed_options;
pub(crate) use question::{offers, prompt, question};
pub(crate) use stage::Found;
pub(crate) use start::{MissionStart, begin_encounter, begin_mission, set_up_mission};
pub(super) use toll::call as call_tolls;

use super::facts;
use crate::ability::Attribute;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::mission::TestEffect;
use crate::event::Event;
use crate::flow::offer::not_offered;
use crate::order::{Fact, Order};
use crate::setup::Mode;
use crate::state::{Course, Ending, Frame, Level, Play, RebelStage, Root, Running, State};
use crate::world::FigureId;

/// Before the top frame goes on: a mission that has been decided ends, and rules that were called run if the moment is
/// good. In a skirmish there is nothing to do.
pub(super) fn interrupt(ctx: &mut Ctx<'_>) -> Option<Progress> {
    let script = ctx.state.script.as_ref()?;
    if script.over.is_some() && !script.is_closed {
        close(ctx);
        return Some(Progress::Continue);
    }
    let is_good = match ctx.state.frames.top()?.course() {
        Course::Round { .. } => true,
        Course::Rebel(turn) => turn.stage != RebelStage::Start,
        Course::Enemy(_) | Course::Deed | Course::Story => false,
    };
    if script.agenda.is_idle() || !is_good {
        return None;
    }
    ctx.push(Frame::Script);
    Some(Progress::Continue)
}

/// The mission is decided; what is under way is put aside before anything else happens (A10). Nobody wins or loses an
/// encounter: whoever is wounded there is fresh afterwards (R30.9).
pub(crate) fn decide(ctx: &mut Ctx<'_>, won: bool, how: &str) {
    if let Some(script) = ctx.script_mut()
        && script.over.is_none()
        && matches!(script.play, Play::Mission(_))
    {
        script.over = Some(won);
        how.clone_into(&mut script.how);
    }
}

/// A mission for itself ends the game; in a campaign rewards follow (R21.1).
fn close(ctx: &mut Ctx<'_>) {
    ctx.put_aside();
    let Some(script) = ctx.script_mut() else { return };
    script.is_closed = true;
    script.agenda.clear();
    let (how, play, won) = (script.how.clone(), script.play, script.over == Some(true));
    if ctx.state.campaign.is_some() {
        ctx.push(Frame::MissionOver { won });
        return;
    }
    let ending = match how.as_str() {
        _ if won => Ending::Victory,
        "all_wounded" => Ending::AllWounded,
        "too_late" => Ending::TooLate,
        _ => Ending::MissionLost,
    };
    if let Play::Mission(mission) = play {
        ctx.tell(ending.rule(), |state| {
            let sides = state.sides();
            Event::MissionEnded { mission, won, how, fame: Vec::new(), sides }
        });
    }
    ctx.end(ending);
}

/// Calls something that is not a rule: rewards after a mission.
pub(super) fn call(ctx: &mut Ctx<'_>, root: Root) {
    if let Some(script) = ctx.script_mut() {
        script.call(root, None, 0);
    }
}

/// Runs what was called, one after another; then it looks once more who stands where, and the table goes on.
pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(script) = ctx.script_mut() else {
        ctx.pop();
        return Progress::Continue;
    };
    if script.agenda.running.is_none() {
        if script.agenda.is_idle() {
            facts::look_around(ctx, None);
        }
        let Some(script) = ctx.script_mut() else { return Progress::Continue };
        if !script.agenda.begin_next() {
            ctx.pop();
        }
        return Progress::Continue;
    }
    if question(ctx.content, &ctx.state).is_some() {
        return Progress::Ask;
    }
    step(ctx);
    Progress::Continue
}

/// The rule at work.
fn running<'a>(ctx: &'a mut Ctx<'_>) -> Option<&'a mut Running> {
    ctx.running_mut()
}

/// On to the next effect.
fn next(ctx: &mut Ctx<'_>) {
    if let Some(running) = running(ctx) {
        running.next();
    }
}

/// Carries out one effect.
fn step(ctx: &mut Ctx<'_>) {
    let content = ctx.content;
    let Some(at_work) = running(ctx) else { return };
    let (root, level) = (at_work.root, *at_work.level());
    match root {
        Root::Rule(_) | Root::Peril(_) | Root::Encounter(_) | Root::Won | Root::Lost => {}
        _ if level.place > 0 => return finish(ctx),
        Root::TestAt(object, action) => {
            let attribute = objects::printed(content, &ctx.state, usize::from(object))
                .and_then(|printed| printed.action.get(usize::from(action)))
                .and_then(|action| action.test);
            match (attribute, level.actor) {
                (Some(attribute), Some(figure)) => {
                    if let Some(successes) = test(ctx, figure, attribute) {
                        next(ctx);
                        let before = n_called(ctx);
                        facts::tested(ctx, figure, object, action, successes);
                        if n_called(ctx) == before {
                            order(ctx, "R11.5", Order::Fruitless { figure, successes });
                        }
                    }
                }
                _ => next(ctx),
            }
            return;
        }
        Root::Control(rule) => {
            let held = running(ctx).and_then(|running| running.answered) == Some(1);
            next(ctx);
            return facts::controlled(ctx, rule, held);
        }
        Root::Leave(object) => {
            next(ctx);
            return effects::remove(ctx, usize::from(object));
        }
        Root::Lay => {
            next(ctx);
            return start::lay(ctx);
        }
        Root::PlaceHeroes => {
            next(ctx);
            return start::place_heroes(ctx);
        }
        Root::Toll(card) => {
            let answered = running(ctx).and_then(|running| running.answered);
            next(ctx);
            return toll::carry_out(ctx, card, answered);
        }
        Root::Arrive => {
            next(ctx);
            return groups::arrive(ctx);
        }
    }
    match run::step(ctx) {
        Next::Nothing => {}
        Next::Finish => finish(ctx),
        Next::Test(effect) => test_effect(ctx, effect, level),
        Next::Own(effect) => effects::carry_out(ctx, effect, level),
    }
}

fn finish(ctx: &mut Ctx<'_>) {
    if let Some(script) = ctx.script_mut() {
        script.agenda.running = None;
    }
}

/// Everybody concerned tests in turn, and each has an outcome (R11.5).
fn test_effect(ctx: &mut Ctx<'_>, effect: &TestEffect, level: Level) {
    let testing = running(ctx).and_then(|running| running.testing);
    let open = || {
        let all = whom::figures(ctx.content, &ctx.state, &effect.whom, level);
        all.into_iter().find(|figure| level.done >> figure.0 & 1 == 0)
    };
    let Some(figure) = testing.or_else(open) else { return next(ctx) };
    let Some(successes) = test(ctx, figure, effect.attribute) else { return };
    let outcome = effect.outcome(successes, ctx.party());
    let Some(running) = running(ctx) else { return };
    running.level_mut().done |= 1 << figure.0;
    match outcome {
        Some(outcome) => running.enter(Level::new(outcome as u8, Some(figure), successes)),
        None => order(ctx, "R11.5", Order::Fruitless { figure, successes }),
    }
}

/// How much waits for its turn.
fn n_called(ctx: &Ctx<'_>) -> usize {
    ctx.state.script.as_ref().map_or(0, |script| script.agenda.pending.len())
}

/// Somebody tests: none while the test is under way, then the successes. At the digital table the dice fall here; at a
/// real one people say what they rolled, except for those who roll no dice (R11.6).
fn test(ctx: &mut Ctx<'_>, figure: FigureId, attribute: Attribute) -> Option<u8> {
    let is_table = ctx.state.table.mode == Mode::Table;
    let is_begun = running(ctx)?.testing.is_some();
    if is_begun {
        let rolled = ctx.take_test().map_or(0, |test| test.successes);
        let at_work = running(ctx)?;
        at_work.testing = None;
        return Some(at_work.answered.take().unwrap_or(rolled));
    }
    running(ctx)?.testing = Some(figure);
    if is_table || ctx.state.hero_of(figure).is_none() {
        super::test::begin(ctx, figure, attribute, false);
    }
    None
}

/// An answer to what the mission asks.
pub(super) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: &Choice) {
    let options = question::option_text(ctx.content, &ctx.state, choice);
    let Some(running) = running(ctx) else { return };
    match *choice {
        Choice::Continue if !running.pages.is_empty() => _ = running.pages.remove(0),
        Choice::Option { option } => {
            let level = *running.level();
            if let Root::Toll(_) = running.root {
                running.answered = Some(option);
            } else {
                running.enter(Level::new(option, level.actor, level.successes));
            }
            if let Some(text) = options {
                ctx.tell("R30.4", |_| Event::Chose { text });
            }
        }
        Choice::Pick { figure } => running.level_mut().chosen = Some(figure),
        Choice::Successes { successes } => {
            running.answered = Some(successes);
            if let Some(figure) = running.testing {
                ctx.tell("R11.4", |_| Event::TestEnded { figure, successes, passed: successes > 0 });
            }
        }
        Choice::Tell { fact: fact @ Fact::Controlled { held, .. } } => {
            running.answered = Some(u8::from(held));
            ctx.tell("R13.4", |_| Event::Told { fact });
        }
        _ => not_offered(choice),
    }
}

/// Whether a mission is played and not decided yet.
fn is_under_way(state: &State) -> bool {
    let script = state.script.as_deref();
    script.is_some_and(|script| matches!(script.play, Play::Mission(_)) && script.over.is_none())
}

/// Tells an order. What is to be read waits for somebody to read it, and so does, beside a real table, what people
/// carry out.
pub(super) fn order(ctx: &mut Ctx<'_>, rule: &'static str, order: Order) {
    let is_read = matches!(order, Order::Say { .. } | Order::Rule { .. });
    let is_news = order.is_for_people() || order.is_counted() && is_under_way(&ctx.state);
    let is_page = is_read || ctx.state.table.mode == Mode::Companion && is_news;
    if is_page {
        ctx.tell(rule, |_| Event::Ordered { order: order.clone() });
        if let Some(running) = running(ctx) {
            running.pages.push(order);
        }
    } else {
        ctx.tell(rule, |_| Event::Ordered { order });
    }
}
