//! People say where miniatures stand (C6.2): who of some is near, or a number.

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use crate::apply::Ctx;
use crate::beside::{Question, Spot};
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::BesideEvent;
use crate::ids::Units;
use crate::state::State;

type Asked = (Question, Units);

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _asked: Asked) -> Progress {
    Progress::Ask
}

pub(in crate::flow) fn offers(
    _content: &Content,
    _state: &State,
    (question, near): Asked,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = Seat(0);
    let mut offer = |choice| out.push(Offer { seat, choice });
    if let Question::Near { among, .. } = question {
        among.without(near).iter().for_each(|unit| offer(Choice::Pick { unit }));
        offer(Choice::Done {});
    }
    if let Some(most) = question.most() {
        (0..=most).for_each(|n| offer(Choice::Say { n }));
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, (question, near): Asked, _seat: Seat, choice: Choice) {
    match choice {
        Choice::Pick { unit } => {
            let mut near = near;
            near.insert(unit);
            match question {
                Question::Near { among, .. } if among == near => said(ctx, question, near, 0),
                _ => ctx.turn_to(crate::state::Frame::Asked { question, near }),
            }
        }
        Choice::Say { n } => said(ctx, question, Units::EMPTY, n),
        _ => said(ctx, question, near, 0),
    }
}

fn said(ctx: &mut Ctx<'_>, question: Question, near: Units, number: u8) {
    ctx.pop();
    ctx.tell(rule(question), BesideEvent::Said { question, near, number });
}

const fn rule(question: Question) -> &'static str {
    match question {
        Question::Near { of: Spot::Transmitter, .. } => "M2.6",
        Question::Near { inches: 0, .. } => "C6.7",
        Question::Near { .. } => "C6.3",
        Question::Cover { .. } => "C9.12",
        Question::Arc { .. } => "C8.8",
        Question::Inches { .. } => "C6.5",
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    _state: &State,
    (question, near): Asked,
    _viewer: Viewer,
) -> Prompt {
    Prompt::Question { question, near }
}
