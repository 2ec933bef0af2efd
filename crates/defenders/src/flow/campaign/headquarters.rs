//! The headquarters between missions: which mission comes next where there are several (2), who goes (6), and which weapons
//! are taken along, as many as the briefing says (100). Everybody answers for himself, and anybody says when it begins.

use sortie_kernel::{Offer, Reason, Rule, Seat};

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Class, Content};
use crate::event::CampaignEvent;
use crate::flow::opening::equip::may_take;
use crate::state::{Model, State};
use crate::world::FigureId;

pub(super) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    let Some(campaign) = state.campaign() else { return };
    let others = campaign.open(content).into_iter().filter(|&mission| mission != state.table.mission);
    let missions: Vec<Choice> = others.map(|mission| Choice::Plan { mission }).collect();
    let at_home = Class::ALL.into_iter().filter(|&class| is_at_home(state, class));
    let classes: Vec<Choice> = at_home.map(|class| Choice::Enlist { class }).collect();
    for seat in state.seats() {
        let agent = FigureId(seat.0);
        let mut add = |choice: Choice| out.push(Offer { seat, choice });
        add(Choice::SetOut);
        missions.iter().chain(&classes).for_each(|&choice| add(choice));
        for &weapon in campaign.weapons.iter().filter(|&&weapon| is_in_store(state, weapon)) {
            let mut guns = may_take(content, state, agent, weapon);
            guns.retain(|&gun| state.has_room_for(content, weapon, (agent, gun)));
            guns.into_iter().for_each(|gun| add(Choice::Arm { weapon, gun }));
        }
        for (gun, _) in carried_by(state, agent) {
            add(Choice::Disarm { gun });
        }
    }
}

/// Nobody at the table plays this class.
fn is_at_home(state: &State, class: Class) -> bool {
    state.agents.iter().all(|agent| agent.class != class)
}

/// A weapon of the headquarters that nobody carries.
fn is_in_store(state: &State, weapon: u8) -> bool {
    state.carried().all(|(.., other)| other != weapon)
}

fn carried_by(state: &State, agent: FigureId) -> impl Iterator<Item = (u8, u8)> + '_ {
    state.carried().filter(move |(who, ..)| *who == agent).map(|(_, gun, weapon)| (gun, weapon))
}

pub(super) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    let agent = FigureId(seat.0);
    if choice == Choice::SetOut {
        super::set_out(ctx);
    } else if let Choice::Plan { mission } = choice {
        ctx.tell("2", CampaignEvent::Planned { mission });
    } else if let Choice::Enlist { class } = choice {
        ctx.tell("6", CampaignEvent::Enlisted { agent, class });
    } else if let Choice::Arm { weapon, gun } = choice {
        ctx.tell("100", CampaignEvent::Armed { agent, gun, weapon });
    } else if let Choice::Disarm { gun } = choice {
        let carried = carried_by(ctx.state, agent).find(|(own, _)| *own == gun);
        if let Some((gun, weapon)) = carried {
            ctx.tell("100", CampaignEvent::Disarmed { agent, gun, weapon });
        }
    }
}

/// Why that is not open at headquarters; none where it is about something else.
pub(in crate::flow) fn why_not(
    content: &Content,
    state: &State,
    seat: Seat,
    choice: Choice,
) -> Option<Reason> {
    let because = |code, rule: &'static str| Some(Reason { code, rule: Some(Rule(rule)) });
    let campaign = state.campaign()?;
    if let Choice::Plan { mission } = choice {
        let is_planned = mission == state.table.mission;
        return because(if is_planned { "defenders-planned" } else { "defenders-mission-closed" }, "2");
    }
    if let Choice::Enlist { .. } = choice {
        return because("defenders-agent-taken", "6");
    }
    if let Choice::Arm { weapon, gun } = choice {
        if !campaign.owns(weapon) {
            return because("defenders-weapon-not-owned", "100");
        }
        if !is_in_store(state, weapon) {
            return because("defenders-weapon-carried", "100");
        }
        if !state.has_room_for(content, weapon, (FigureId(seat.0), gun)) {
            return because("defenders-weapons-full", "100");
        }
        let own = state.agents.get(usize::from(seat.0))?;
        let printed = content.weapons.get(usize::from(weapon))?;
        return match printed.class.is_some_and(|class| class != own.class) {
            true => because("defenders-weapon-class", "113"),
            false => because("defenders-weapon-place", "182"),
        };
    }
    if let Choice::Disarm { gun } = choice {
        let own = state.agents.get(usize::from(seat.0))?.guns.get(usize::from(gun));
        let is_issued = own.is_some_and(|own| !matches!(own.model, Model::Token(_)));
        return because(if is_issued { "defenders-weapon-issued" } else { "defenders-not-there" }, "97");
    }
    None
}
