//! What a rank brings: a tactic or a skill of the agent's choice among those in stock for his class (126, 127).

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt, Ware};
use crate::content::{Content, Gain, When};
use crate::event::{RoundEvent, Via};
use crate::flow::opening::equip;
use crate::flow::turn::power;
use crate::source::{On, Source};
use crate::state::{Frame, State};
use crate::world::FigureId;

/// The next rank, with what it brings at once (126).
pub(in crate::flow) fn promote(ctx: &mut Ctx<'_>, agent: FigureId) {
    // Who plays somebody else has no rank (198).
    let Some(own) = ctx.state.agent(agent).filter(|_| !ctx.state.is_cast(agent)) else { return };
    let next = ctx.content.ranks.iter().find(|rank| rank.grade > own.grade);
    if let Some(next) = next {
        ctx.tell("127", RoundEvent::Promoted { agent, grade: next.grade });
        ctx.push(Frame::Promotion { agent: agent.0 });
    }
}

/// What the rank of an agent brings to choose from.
fn ware(content: &Content, state: &State, agent: u8) -> Option<Ware> {
    let grade = state.agents[usize::from(agent)].grade;
    let rank = content.ranks.iter().find(|rank| rank.grade == grade)?;
    match rank.gain {
        Gain::BasicTactic => Some(Ware::BasicTactic),
        Gain::ImprovedTactic => Some(Ware::ImprovedTactic),
        Gain::Skill => Some(Ware::Skill),
        Gain::Innate | Gain::Elite => None,
    }
}

fn choices(content: &Content, state: &State, agent: u8) -> Vec<Choice> {
    ware(content, state, agent).map_or_else(Vec::new, |ware| equip::choices(content, state, agent, ware))
}

/// Nothing is asked where the stock has nothing.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, agent: u8) -> Progress {
    if choices(ctx.content, ctx.state, agent).is_empty() {
        ctx.pop();
        return Progress::Continue;
    }
    Progress::Ask
}

pub(in crate::flow) fn offers(content: &Content, state: &State, agent: u8, out: &mut Vec<Offer<Choice>>) {
    out.extend(choices(content, state, agent).into_iter().map(|choice| Offer { seat: Seat(agent), choice }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, agent: u8, _seat: Seat, choice: Choice) {
    ctx.pop();
    take(ctx, agent, choice, Via::Rank);
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, agent: u8) -> Prompt {
    match ware(content, state, agent) {
        Some(what) => Prompt::Equip { agent: FigureId(agent), what },
        None => Prompt::Nothing,
    }
}

/// An agent takes a token; a skill may bring something at once (119).
pub(in crate::flow) fn take(ctx: &mut Ctx<'_>, agent: u8, choice: Choice, via: Via) {
    let figure = FigureId(agent);
    match choice {
        Choice::TakeTactic { tactic } => {
            ctx.tell("127", RoundEvent::TacticGained { agent: figure, tactic, via });
        }
        Choice::TakeDevice { device } => {
            ctx.tell("117", RoundEvent::DeviceGained { agent: figure, device, via });
        }
        Choice::TakeSkill { skill } => {
            ctx.tell("127", RoundEvent::SkillGained { agent: figure, skill, via });
            let powers = &ctx.content.skills[usize::from(skill)].power;
            let gained = powers.iter().position(|power| power.when == When::Gained);
            if let Some(n) = gained {
                power::begin(ctx, Source { owner: agent, on: On::Skill(skill), power: n as u8 });
            }
        }
        _ => {}
    }
    ctx.state.hide(ctx.content);
}
