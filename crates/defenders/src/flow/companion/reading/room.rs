//! Reads, asks and tells until the card is done with (135 to 138, 143, 160 to 167, 177).

use sortie_kernel::{Offer, Progress, Seat, Sink};

use super::said::Step;
use super::{begin, carried, change, change_gaze, current, finish, next_deed, step, think_aloud};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::BesideEvent;
use crate::mind::Deed;
use crate::state::{Glance, State};
use crate::world::{FigureId, Kind};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let (content, state) = (ctx.content, &*ctx.state);
    let Some(frame) = current(state) else {
        ctx.pop();
        return Progress::Continue;
    };
    let (alien, is_begun, is_told) = (frame.alien, frame.line.is_some(), frame.told);
    let is_gone = |figure: FigureId| !state.body(figure).is_present;
    let mut looking = frame.gazes.iter().map(|gaze| gaze.figure).chain(frame.unsorted.iter().copied());
    if looking.any(is_gone) {
        leave(ctx);
        return Progress::Continue;
    }
    match step(content, state, &mut Sink::silent()) {
        Step::Over => {
            if !is_begun {
                think_aloud(ctx, alien);
            }
            finish(ctx);
        }
        Step::LeaveOut => {
            think_aloud(ctx, alien);
            next_deed(ctx);
        }
        Step::Do { who, deed, target, .. } => {
            if is_told {
                return Progress::Ask;
            }
            think_aloud(ctx, who);
            change(ctx, |frame| frame.told = true);
            ctx.tell(rule_of(deed), BesideEvent::Ordered { alien: who, deed, target });
        }
        Step::Sort { .. } | Step::Look { .. } | Step::Choose { .. } | Step::Obey { .. } | Step::Gone => {
            return Progress::Ask;
        }
    }
    Progress::Continue
}

/// Somebody who looked around has left the map.
fn leave(ctx: &mut Ctx<'_>) {
    let present: Vec<FigureId> = ctx.state.all(Kind::Alien).collect();
    change(ctx, |frame| {
        frame.keep(|figure| present.contains(&figure));
        // What was told of somebody who is gone is told anew.
        frame.told = false;
        let first = frame.gazes.first().map(|gaze| gaze.figure).or(frame.unsorted.first().copied());
        frame.alien = first.unwrap_or(frame.alien);
    });
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
        Step::Sort { among } => among.into_iter().for_each(|figure| offer(Choice::Pick { figure })),
        Step::Look { most, whom, .. } => {
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
        Step::Gone => offer(Choice::Done),
        Step::LeaveOut | Step::Over => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _seat: Seat, choice: Choice) {
    let step = step(ctx.content, ctx.state, &mut Sink::silent());
    match (step, choice) {
        (Step::Sort { .. }, Choice::Pick { figure }) => change(ctx, |frame| frame.sort(figure)),
        (Step::Look { who, .. }, Choice::Sight { figure, areas }) => {
            change_gaze(ctx, who, |gaze| gaze.set(figure, Glance::Seen(areas)));
            ctx.tell("A52", BesideEvent::Sighted { alien: who, figure, areas });
        }
        (Step::Choose { who, .. } | Step::Do { who, .. }, Choice::NoWay { figure }) => {
            change_gaze(ctx, who, |gaze| gaze.set(figure, Glance::Unreachable));
            change(ctx, |frame| {
                frame.chosen = None;
                frame.told = false;
            });
        }
        (Step::Look { who, .. }, Choice::Done) => change_gaze(ctx, who, |gaze| gaze.looked = true),
        (Step::Choose { .. }, Choice::Pick { figure }) => {
            change(ctx, |frame| frame.chosen = Some(figure));
        }
        (Step::Obey { who, line, .. }, Choice::Pick { figure }) => {
            let its_kind = crate::flow::aliens::its_kind(ctx, figure);
            change(ctx, |frame| {
                frame.obeyed |= its_kind;
                frame.done += 1;
                frame.acts(who, line);
            });
            begin(ctx, figure);
        }
        (Step::Gone, Choice::Done) => finish(ctx),
        // Nobody obeys: as a first deed it cannot be done.
        (Step::Obey { who, line, .. }, Choice::Done) => fail(ctx, who, line),
        (Step::Do { who, line, deed, target }, Choice::Done) => carried(ctx, who, line, deed, target),
        (Step::Do { who, line, .. }, Choice::Cannot) => {
            ctx.tell("164", BesideEvent::Carried { alien: who, failed: true });
            fail(ctx, who, line);
        }
        _ => {}
    }
}

/// A first deed that cannot be done passes the line over, a later one is left out (164, A53).
fn fail(ctx: &mut Ctx<'_>, who: FigureId, line: u8) {
    if current(ctx.state).is_some_and(|frame| frame.line.is_some()) {
        next_deed(ctx);
        return;
    }
    change_gaze(ctx, who, |gaze| gaze.passed |= 1 << line);
    change(ctx, |frame| {
        frame.chosen = None;
        frame.told = false;
    });
}

pub(in crate::flow) fn prompt(content: &Content, state: &State) -> Prompt {
    let Some(frame) = current(state) else { return Prompt::Nothing };
    match step(content, state, &mut Sink::silent()) {
        Step::Sort { .. } => Prompt::Nearest { alien: frame.alien },
        Step::Look { who, most, .. } => Prompt::Sights { alien: who, most },
        Step::Choose { who, to, .. } => Prompt::Target { alien: who, to },
        Step::Obey { who, within, .. } => Prompt::Obeys { alien: who, within },
        Step::Do { who, deed, target, .. } => Prompt::Deed { alien: who, deed, target },
        Step::Gone => Prompt::Gone,
        Step::LeaveOut | Step::Over => Prompt::Nothing,
    }
}
