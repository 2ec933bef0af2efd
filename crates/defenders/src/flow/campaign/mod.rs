//! A campaign, from mission to mission (2, 128): the end of a mission, one last rank roll for whoever failed all of his, and
//! the headquarters, where players choose what comes next, who goes, and with which weapons.

mod begin;
mod debriefing;
mod headquarters;
mod save;

use sortie_kernel::{Offer, Progress, Seat};

pub(crate) use begin::begin;
pub(in crate::flow) use headquarters::why_not;
pub(crate) use save::checkpoint;

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::CampaignEvent;
use crate::state::{CampaignStep, Frame, OpeningStep, State};

/// Whether a campaign is under way.
pub(in crate::flow) fn goes_on(state: &State) -> bool {
    state.campaign().is_some_and(|campaign| campaign.ending.is_none())
}

/// A mission of a campaign has just ended: whatever was under way is left alone, and its end begins.
#[inline]
pub(in crate::flow) fn mission_over(ctx: &mut Ctx<'_>) -> Option<Progress> {
    let ending = ctx.state.ending.filter(|_| goes_on(ctx.state))?;
    let mission = ctx.state.table.mission;
    ctx.tell(ending.rule(), CampaignEvent::MissionEnded { mission, ending });
    Some(Progress::Continue)
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: CampaignStep) -> Progress {
    match step {
        CampaignStep::Begin => set_out(ctx),
        CampaignStep::Debriefing { asked } => return debriefing::advance(ctx, asked),
        CampaignStep::Headquarters => return Progress::Ask,
    }
    Progress::Continue
}

/// The mission begins as it does when it is played alone.
fn set_out(ctx: &mut Ctx<'_>) {
    let mission = ctx.state.table.mission;
    ctx.tell("2", CampaignEvent::SetOut { mission });
    ctx.turn_to(Frame::Opening(OpeningStep::Begin));
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: CampaignStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        CampaignStep::Begin => {}
        CampaignStep::Debriefing { asked } => debriefing::offers(content, state, asked, out),
        CampaignStep::Headquarters => headquarters::offers(content, state, out),
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: CampaignStep, seat: Seat, choice: Choice) {
    match step {
        CampaignStep::Begin => {}
        CampaignStep::Debriefing { asked } => debriefing::answer(ctx, asked, seat, choice),
        CampaignStep::Headquarters => headquarters::answer(ctx, seat, choice),
    }
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: CampaignStep) -> Prompt {
    match step {
        CampaignStep::Begin => Prompt::Nothing,
        CampaignStep::Debriefing { asked } => debriefing::prompt(content, state, asked),
        CampaignStep::Headquarters => Prompt::Headquarters,
    }
}
