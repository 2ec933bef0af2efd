//! Reads, asks and tells until the card is done with (135 to 138, 160 to 167, 177).

use sortie_kernel::{Offer, Progress, Seat, Sink};

use super::said::{Said, Step};
use super::{begin, carried, change, current, finish, next_deed, step, think_aloud};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::BesideEvent;
use crate::mind::{Deed, Eyes as _};
use crate::state::{Glance, State};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(&frame) = current(ctx.state) else {
        ctx.pop();
        return Progress::Continue;
    };
    if !ctx.state.body(frame.alien).is_present {
        finish(ctx);
        return Progress::Continue;
    }
    match step(ctx.content, ctx.state, &mut Sink::silent()) {
        Step::Over => {
            if frame.line.is_none() {
                think_aloud(ctx, frame.alien);
            }
            finish(ctx);
        }
        Step::LeaveOut => {
            think_aloud(ctx, frame.alien);
            next_deed(ctx);
        }
        Step::Do { deed, target, .. } => {
            if frame.told {
                return Progress::Ask;
            }
            think_aloud(ctx, frame.alien);
            change(ctx, |frame| frame.told = true);
            ctx.tell(rule_of(deed), BesideEvent::Ordered { alien: frame.alien, deed, target });
        }
        Step::Look { .. } | Step::Choose { .. } | Step::Obey { .. } => return Progress::Ask,
    }
    Progress::Continue
}

/// The rule by which a deed is carried out.
fn rule_of(deed: Deed) -> &'static str {
    match deed {
        Deed::Attack { .. } => "165",
        Deed::Adjacent { .. } => "163",
        Deed::Toward { .. } => "160",
        Deed::Away { .. } | Deed::ToPoint { .. } => "162",
        Deed::Activate { .. } => "177",
    }
}

pub(in crate::flow) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some(frame) = current(state) else { return };
    let seat = state.seat_of(frame.alien);
    let mut offer = |choice| out.push(Offer { seat, choice });
    match step(content, state, &mut Sink::silent()) {
        Step::Look { most, whom } => {
            for figure in whom {
                (0..=most).for_each(|areas| offer(Choice::Sight { figure, areas }));
            }
            offer(Choice::Done);
        }
        Step::Choose { among, .. } => {
            for figure in among {
                offer(Choice::Pick { figure });
                offer(Choice::NoWay { figure });
            }
        }
        Step::Obey { among, .. } => {
            among.into_iter().for_each(|figure| offer(Choice::Pick { figure }));
            offer(Choice::Done);
        }
        Step::Do { deed, target, .. } => {
            offer(Choice::Done);
            if deed.is_move() {
                offer(Choice::Cannot);
            }
            if let (Deed::Adjacent { .. } | Deed::Toward { .. }, Some(figure)) = (deed, target) {
                offer(Choice::NoWay { figure });
            }
        }
        Step::LeaveOut | Step::Over => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
    let Some(&frame) = current(ctx.state) else { return };
    let alien = frame.alien;
    let step = step(ctx.content, ctx.state, &mut Sink::silent());
    match (step, choice) {
        (_, Choice::Sight { figure, areas }) => {
            change(ctx, |frame| *frame = frame.with_glance(figure, Glance::Seen(areas)));
            ctx.tell("A52", BesideEvent::Sighted { alien, figure, areas });
        }
        (_, Choice::NoWay { figure }) => change(ctx, |frame| {
            *frame = frame.with_glance(figure, Glance::Unreachable);
            frame.chosen = None;
            frame.told = false;
        }),
        (Step::Look { .. }, Choice::Done) => change(ctx, |frame| frame.looked = true),
        (Step::Choose { .. }, Choice::Pick { figure }) => {
            change(ctx, |frame| frame.chosen = Some(figure));
        }
        (Step::Obey { .. }, Choice::Pick { figure }) => {
            let line = line_of(ctx.content, ctx.state);
            change(ctx, |frame| {
                frame.obeyed |= 1 << figure.0;
                frame.done += 1;
                frame.line = frame.line.or(line);
            });
            begin(ctx, figure);
        }
        // Nobody obeys: as a first deed it cannot be done.
        (Step::Obey { .. }, Choice::Done) => fail(ctx),
        (Step::Do { line, deed, target }, Choice::Done) => carried(ctx, alien, line, deed, target),
        (Step::Do { .. }, Choice::Cannot) => {
            ctx.tell("164", BesideEvent::Carried { alien, failed: true });
            fail(ctx);
        }
        _ => {}
    }
}

/// The line that would be carried out now: the first that fits and was not passed over.
fn line_of(content: &Content, state: &State) -> Option<u8> {
    let frame = current(state)?;
    let said = Said { content, state, frame };
    let lines = said.lines().iter().enumerate();
    let mut open = lines.filter(|(n, line)| frame.passed >> n & 1 == 0 && said.fits(line).is_ok());
    open.next().map(|(n, _)| n as u8)
}

/// A first deed that cannot be done passes the line over, a later one is left out (164, A53).
fn fail(ctx: &mut Ctx<'_>) {
    let line = line_of(ctx.content, ctx.state);
    let is_first = current(ctx.state).is_some_and(|frame| frame.line.is_none());
    if !is_first {
        next_deed(ctx);
        return;
    }
    change(ctx, |frame| {
        frame.passed |= line.map_or(0, |line| 1 << line);
        frame.chosen = None;
        frame.told = false;
    });
}

pub(in crate::flow) fn prompt(content: &Content, state: &State) -> Prompt {
    let Some(&frame) = current(state) else { return Prompt::Nothing };
    let alien = frame.alien;
    match step(content, state, &mut Sink::silent()) {
        Step::Look { most, .. } => Prompt::Sights { alien, most },
        Step::Choose { to, .. } => Prompt::Target { alien, to },
        Step::Obey { within, .. } => Prompt::Obeys { alien, within },
        Step::Do { deed, target, .. } => Prompt::Deed { alien, deed, target },
        Step::LeaveOut | Step::Over => Prompt::Nothing,
    }
}
