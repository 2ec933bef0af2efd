//! What a search found (81, 82).

use sortie_kernel::{Offer, Progress, Seat};

use super::item;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{FragmentSource, RoundEvent, Via};
use crate::flow::round;
use crate::state::{FoundFrame, Frame, State};
use crate::world::FigureId;

/// Somebody takes what he has found, if there is anything in it for him.
pub(super) fn begin(ctx: &mut Ctx<'_>, agent: FigureId, flash: bool, gd: bool) {
    ctx.push(Frame::Found(FoundFrame { agent, flash, gd }));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: FoundFrame) -> Progress {
    let choices = choices(ctx.content, ctx.state, frame);
    if let [_, _, ..] = choices[..] {
        return Progress::Ask;
    }
    ctx.pop();
    if let Some(&choice) = choices.first() {
        take(ctx, frame.agent, choice);
    }
    Progress::Continue
}

/// A flash is first aid or an ammo token; a gd is a random generic device or a fragment, of which one a round is found (81). What
/// would do nothing is not offered.
fn choices(content: &Content, state: &State, frame: FoundFrame) -> Vec<Choice> {
    let agent = frame.agent;
    let mut all = Vec::new();
    if frame.flash {
        if state.body(agent).wounds > 0 {
            all.push(Choice::FirstAid);
        }
        all.extend(item::reloads(content, state, agent));
    }
    if frame.gd {
        let mut stock = content.devices.iter().zip(&state.stock.devices);
        let is_one_left = stock.any(|(device, &left)| device.class.is_none() && left > 0);
        let has_room = state.agent(agent).is_some_and(|agent| agent.devices.has_room());
        if is_one_left && has_room && !state.is_cast(agent) {
            all.push(Choice::RandomDevice);
        }
        if !state.searched && state.fragments < content.stock.fragments {
            all.push(Choice::Fragment);
        }
    }
    all
}

fn take(ctx: &mut Ctx<'_>, agent: FigureId, choice: Choice) {
    if choice == Choice::FirstAid {
        ctx.heal("81", agent, 1);
    } else if let Choice::Reload { gun, .. } = choice {
        item::reload(ctx, "81", agent, gun);
    } else if choice == Choice::RandomDevice {
        if let Some(device) = round::delivery::random_device(ctx) {
            ctx.tell("82", RoundEvent::DeviceGained { agent, device, via: Via::Search });
        }
    } else if choice == Choice::Fragment {
        round::gain_fragment(ctx, "81", FragmentSource::Search);
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: FoundFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(frame.agent);
    out.extend(choices(content, state, frame).into_iter().map(|choice| Offer { seat, choice }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: FoundFrame, _seat: Seat, choice: Choice) {
    ctx.pop();
    take(ctx, frame.agent, choice);
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: FoundFrame) -> Prompt {
    Prompt::Found { agent: frame.agent }
}
