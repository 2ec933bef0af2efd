//! What agents start with (7): tactics and skills of their rank and devices, chosen within the stock; weapons by chance.

use sortie_kernel::{Offer, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Ware};
use crate::content::{Content, Gain, Item};
use crate::event::{RoundEvent, Via};
use crate::flow::round::{delivery, promotion};
use crate::state::{Goods, State};
use crate::world::{FigureId, Rank};

/// What an agent still has to choose: what his rank has brought him so far, then devices (127). Nothing where the stock has none.
pub(super) fn lacks(content: &Content, state: &State, agent: u8) -> Option<Ware> {
    let own = &state.agents[usize::from(agent)];
    let ranks = content.ranks.iter().filter(|rank| rank.grade <= own.grade);
    let due = |gain: Gain| ranks.clone().filter(|rank| rank.gain == gain).count();
    let is_improved = |tactic: u8| content.tactics[usize::from(tactic)].improved;
    let tactics =
        |improved| own.tactics.iter().filter(|(tactic, _)| is_improved(*tactic) == improved).count();
    // Grenades that Grenadier brings do not count as devices chosen (119).
    let devices = own.devices.len().saturating_sub(own.brought.into());
    let wares = [
        (Ware::BasicTactic, tactics(false) < due(Gain::BasicTactic)),
        (Ware::Skill, own.skills.len() < due(Gain::Skill)),
        (Ware::ImprovedTactic, tactics(true) < due(Gain::ImprovedTactic)),
        (Ware::Device, devices < usize::from(state.mission(content).devices)),
    ];
    let open = |ware: Ware| !choices(content, state, agent, ware).is_empty();
    wares.into_iter().find(|(ware, is_due)| *is_due && open(*ware)).map(|(ware, _)| ware)
}

/// What of a kind is in stock for his class (126).
pub(in crate::flow) fn choices(content: &Content, state: &State, agent: u8, ware: Ware) -> Vec<Choice> {
    let own = &state.agents[usize::from(agent)];
    let in_stock = |items: &[Item], stock: &[u8], fits: &dyn Fn(&Item) -> bool| -> Vec<u8> {
        let numbered = items.iter().zip(stock).enumerate();
        let there = numbered.filter(|(_, (item, left))| **left > 0 && item.is_for(own.class) && fits(item));
        there.map(|(n, _)| n as u8).collect()
    };
    let tactics = |improved: bool| {
        let fits = move |item: &Item| item.improved == improved;
        let all = in_stock(&content.tactics, &state.stock.tactics, &fits);
        all.into_iter().map(|tactic| Choice::TakeTactic { tactic }).collect()
    };
    match ware {
        Ware::BasicTactic => tactics(false),
        Ware::ImprovedTactic => tactics(true),
        Ware::Skill => {
            let all = in_stock(&content.skills, &state.stock.skills, &|_| true);
            let new = all.into_iter().filter(|skill| !own.skills.iter().any(|(held, _)| held == *skill));
            new.map(|skill| Choice::TakeSkill { skill }).collect()
        }
        Ware::Device => {
            let all = in_stock(&content.devices, &state.stock.devices, &|_| own.devices.has_room());
            all.into_iter().map(|device| Choice::TakeDevice { device }).collect()
        }
    }
}

pub(super) fn offers(content: &Content, state: &State, agent: u8, out: &mut Vec<Offer<Choice>>) {
    let Some(ware) = lacks(content, state, agent) else { return };
    out.extend(
        choices(content, state, agent, ware).into_iter().map(|choice| Offer { seat: Seat(agent), choice }),
    );
}

pub(super) fn answer(ctx: &mut Ctx<'_>, agent: u8, choice: Choice) {
    promotion::take(ctx, agent, choice, Via::Start);
}

/// Weapons of the briefing are drawn by chance, one after the other, and go to whoever takes them (100).
pub(super) fn weapons(ctx: &mut Ctx<'_>) {
    let mission = ctx.state.mission(ctx.content);
    let wanted = [(Rank::Red, mission.alien_weapons), (Rank::Blue, mission.improved)];
    let mut drawn: Vec<u8> = Vec::new();
    for (rank, n) in wanted {
        for _ in 0..n {
            let weapon = delivery::draw(ctx, rank, &drawn);
            drawn.extend(weapon);
        }
    }
    for weapon in drawn {
        ctx.tell("42", RoundEvent::WeaponDrawn { weapon: Some(weapon) });
        delivery::begin(ctx, Goods::Weapon(weapon));
    }
}

/// Whether an agent may have a weapon in place of one of his (100, 113, 182).
pub(in crate::flow) fn may_take(content: &Content, state: &State, agent: FigureId, weapon: u8) -> Vec<u8> {
    let own = &state.agents[agent.index()];
    let new = &content.weapons[usize::from(weapon)];
    if state.is_cast(agent) || new.class.is_some_and(|class| class != own.class) {
        return Vec::new();
    }
    let fits = |gun: &u8| {
        let old = state.printed_weapon(content, agent, *gun);
        old.is_some_and(|old| old.is_limited() || !new.is_limited())
    };
    (0..2).filter(fits).collect()
}
