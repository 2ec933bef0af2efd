//! Effects that ask nobody: each is worked out, told as an order, and carried out.

use std::sync::Arc;

use super::given::amount;
use super::question::text;
use super::{decide, figures, groups, objects, order, start};
use crate::apply::Ctx;
use crate::content::mission::Effect;
use crate::flow::campaign::team;
use crate::flow::facts;
use crate::order::Order;
use crate::state::{Level, Play, Script, Told};

pub(super) fn carry_out(ctx: &mut Ctx<'_>, effect: &Effect, level: Level) {
    let mission = ctx.state.mission(ctx.content);
    let object = |id: &str| mission.and_then(|mission| mission.object(id));
    let objective = |id: &str| mission.and_then(|mission| mission.objective(id));
    let number = |ctx: &Ctx<'_>, n| amount(&ctx.state, n);
    match effect {
        Effect::Say(word) => say(ctx, word, false),
        Effect::Rule(word) => say(ctx, word, true),
        Effect::Reveal(id) => {
            let map = &ctx.content.maps[usize::from(ctx.state.table.map)];
            if let Some(area) = map.area(id) {
                reveal(ctx, area);
            }
        }
        Effect::Show(id) => {
            if let (Some(object), Some(script)) = (object(id), ctx.script_mut())
                && script.there >> object & 1 == 0
            {
                script.there |= 1 << object;
                order(ctx, "R18.2", Order::Show { object: object as u8 });
            }
        }
        Effect::Remove(id) => {
            if let Some(object) = object(id) {
                remove(ctx, object);
            }
        }
        Effect::Open(id) => {
            if let Some(object) =
                object(id).filter(|&object| !objects::is_open(ctx.content, &ctx.state, object))
            {
                order(ctx, "R3.10", Order::Open { object: object as u8 });
                facts::open_door(ctx, object as u8);
            }
        }
        Effect::Unlock(id) => {
            if let Some(object) = object(id).filter(|&object| objects::is_locked(&ctx.state, object))
                && let Some(script) = ctx.script_mut()
            {
                script.locked &= !(1 << object);
                order(ctx, "R3.10", Order::Unlock { object: object as u8 });
            }
        }
        Effect::Deploy(deploy) => groups::deploy(ctx, deploy),
        Effect::Reinforce { group, at } => groups::reinforce(ctx, group, *at),
        Effect::Withdraw(label) => groups::withdraw(ctx, label),
        Effect::Ready(label) => groups::ready(ctx, label),
        Effect::Join { ally, at } => groups::join(ctx, ally, *at),
        Effect::GoTo(scene) => {
            if let Some(scene) = mission.and_then(|mission| mission.scene(scene)) {
                start::go_to(ctx, scene);
            }
        }
        Effect::Objective(id) => {
            if let (Some(number), Some(script)) = (objective(id), ctx.script_mut()) {
                script.objective = Some(number as u8);
                order(ctx, "R16.2", Order::Objective { objective: number as u8 });
            }
        }
        Effect::Offer(id) => {
            if let (Some(number), Some(script)) = (objective(id), ctx.script_mut()) {
                script.offered |= 1 << number;
                order(ctx, "R16.2", Order::Offer { objective: number as u8 });
            }
        }
        Effect::Complete(id) => {
            if let (Some(number), Some(script)) = (objective(id), ctx.script_mut())
                && (script.completed | script.failed) >> number & 1 == 0
            {
                script.completed |= 1 << number;
                order(ctx, "R16.2", Order::Complete { objective: number as u8 });
                facts::completed(ctx, id);
            }
        }
        Effect::Fail(id) => {
            if let (Some(number), Some(script)) = (objective(id), ctx.script_mut())
                && (script.completed | script.failed) >> number & 1 == 0
            {
                script.failed |= 1 << number;
                order(ctx, "R16.2", Order::Fail { objective: number as u8 });
            }
        }
        Effect::Add { counter, by } => {
            let by = by.map_or(i16::from(level.successes), |by| number(ctx, by));
            let which = mission.and_then(|mission| mission.counter(counter));
            if let (Some(which), Some(script)) = (which, ctx.script_mut()) {
                let before = script.counters[which];
                let now = before.saturating_add(by);
                script.counters[which] = now;
                order(ctx, "R16.2", Order::Count { counter: which as u8, by, now });
                facts::counted(ctx, counter, before, now);
            }
        }
        Effect::Flag(flag) => set_flag(ctx, flag, true),
        Effect::Unflag(flag) => set_flag(ctx, flag, false),
        Effect::Harm(harm) => {
            let (damage, strain) = (number(ctx, harm.damage).max(0), number(ctx, harm.strain).max(0));
            figures::hurt(ctx, &harm.whom, level, damage as u8, strain as u8, harm.condition);
        }
        Effect::Heal(heal) => {
            let (damage, strain) = (number(ctx, heal.damage).max(0), number(ctx, heal.strain).max(0));
            figures::recover(ctx, &heal.whom, level, damage as u8, strain as u8, heal.condition);
        }
        Effect::Power { whom, token, tokens } => {
            let tokens = number(ctx, *tokens).max(0) as u8;
            figures::power(ctx, whom, level, *token, tokens);
        }
        Effect::Medpacs(medpacs) => {
            let medpacs = number(ctx, *medpacs);
            gain_medpacs(ctx, medpacs);
        }
        Effect::Credits(credits) => {
            let credits = number(ctx, *credits);
            for_team(ctx, "R21.2", Order::Credits { credits });
        }
        Effect::Fame(fame) => {
            let fame = number(ctx, *fame);
            for_team(ctx, "R35.4", Order::Fame { fame });
        }
        Effect::Item(id) => {
            if let Some(card) = ctx.content.card(id) {
                for_team(ctx, "R21.2", Order::Item { card: card as u8 });
            }
        }
        Effect::RandomItem { tier } => {
            if let Some(card) = team::random_item(ctx, *tier) {
                for_team(ctx, "R35.3", Order::Item { card });
            }
        }
        Effect::LoseItem(id) => {
            if let Some(card) = ctx.content.card(id) {
                for_team(ctx, "R21.2", Order::LoseItem { card: card as u8 });
            }
        }
        Effect::Ally { group, deployments } => {
            if let Some(group) = ctx.content.group(group) {
                for_team(ctx, "R22.1", Order::Ally { group: group as u8, deployments: *deployments });
            }
        }
        Effect::LoseAlly(id) => {
            if let Some(group) = ctx.content.group(id) {
                for_team(ctx, "R22.3", Order::LoseAlly { group: group as u8 });
            }
        }
        Effect::StartHurt(damage) => {
            let damage = number(ctx, *damage);
            for_team(ctx, "R30.4", Order::StartHurt { damage });
        }
        Effect::Win(how) => {
            order(ctx, "R16.2", Order::Win { how: how.clone() });
            decide(ctx, true, how);
        }
        Effect::Lose(how) => {
            order(ctx, "R16.1", Order::Lose { how: how.clone() });
            decide(ctx, false, how);
        }
        // These take more than one step, or lead into other lists: `step` knows them.
        Effect::Choose { .. } | Effect::Test(_) | Effect::When { .. } | Effect::Supply { .. } => {}
    }
}

/// A page of the story or a special rule; the log keeps it (R34.1).
fn say(ctx: &mut Ctx<'_>, word: &str, is_rule: bool) {
    let text = text(ctx.content, &ctx.state, word);
    let round = ctx.state.round;
    if let Some(script) = ctx.script_mut() {
        Arc::make_mut(&mut script.told).push(Told { text: text.clone(), round, is_rule });
    }
    order(ctx, "R34.1", if is_rule { Order::Rule { text } } else { Order::Say { text } });
}

/// An area is revealed, with what lies in it (R18.2).
pub(super) fn reveal(ctx: &mut Ctx<'_>, area: usize) {
    if let Some(script) = ctx.script_mut()
        && script.revealed >> area & 1 == 0
    {
        script.revealed |= 1 << area;
        order(ctx, "R18.2", Order::Reveal { area: area as u8 });
    }
}

/// An object leaves the map, from whoever carries it; a door leaves the map by opening.
pub(super) fn remove(ctx: &mut Ctx<'_>, object: usize) {
    let is_door =
        objects::printed(ctx.content, &ctx.state, object).is_some_and(|printed| printed.door.is_some());
    let carrier = objects::carrier(&ctx.state, object);
    let Some(script) = ctx.script_mut() else { return };
    if script.there >> object & 1 == 0 {
        return;
    }
    if is_door {
        order(ctx, "R3.10", Order::Open { object: object as u8 });
        facts::open_door(ctx, object as u8);
        return;
    }
    script.there &= !(1 << object);
    script.dropped.retain(|(dropped, _)| usize::from(*dropped) != object);
    script.carried.retain(|(carried, _)| usize::from(*carried) != object);
    let still = carrier.is_some_and(|figure| script.carried.iter().any(|(_, carrier)| *carrier == figure));
    if let Some(figure) = carrier {
        ctx.set_carrying(figure, still);
    }
    order(ctx, "R18.2", Order::Remove { object: object as u8 });
}

/// The story remembers or forgets: in the campaign, or for the mission.
fn set_flag(ctx: &mut Ctx<'_>, flag: &str, set: bool) {
    if super::given::has_flag(&ctx.state, flag) == set {
        return;
    }
    if ctx.state.campaign.is_none()
        && let Some(script) = ctx.script_mut()
    {
        let flags = Arc::make_mut(&mut script.flags);
        flags.retain(|other| other != flag);
        if set {
            flags.push(flag.to_owned());
        }
    }
    for_team(ctx, "R15.2", Order::Flag { flag: flag.to_owned(), set });
}

/// An order that concerns the team between missions. In a mission that is played for itself it is told and no more.
pub(super) fn for_team(ctx: &mut Ctx<'_>, rule: &'static str, told: Order) {
    if ctx.state.campaign.is_some() {
        team::order(ctx, &told);
    }
    order(ctx, rule, told);
}

/// Medpacs of the mission; on the star map they wait for the next one (R19.3, R19.4).
fn gain_medpacs(ctx: &mut Ctx<'_>, medpacs: i16) {
    let is_under_way = |script: &Script| matches!(script.play, Play::Mission(_)) && script.over.is_none();
    let is_mission = ctx.state.script.as_deref().is_some_and(is_under_way);
    if !is_mission {
        return for_team(ctx, "R19.4", Order::Medpacs { medpacs });
    }
    let now = (i16::from(ctx.state.medpacs) + medpacs).clamp(0, i16::from(u8::MAX));
    ctx.set_medpacs(now as u8);
    order(ctx, "R19.4", Order::Medpacs { medpacs });
}
