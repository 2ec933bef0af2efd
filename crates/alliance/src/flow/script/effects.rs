//! Effects that ask nobody: each is worked out, told as an order, and carried out.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new effect is carried out")]

use super::given::amount;
use super::{figures, groups, objects, order};
use crate::apply::Ctx;
use crate::content::mission::OwnEffect;
use crate::flow::campaign::team;
use crate::flow::facts;
use crate::order::Order;
use crate::state::Level;

/// Carries out a word of this game.
pub(super) fn carry_out(ctx: &mut Ctx<'_>, effect: &OwnEffect, level: Level) {
    // Supply cards are drawn one by one, so drawing says itself when it is through.
    if !matches!(effect, OwnEffect::Supply { .. }) {
        super::next(ctx);
    }
    let mission = ctx.state.mission(ctx.content);
    let object = |id: &str| mission.and_then(|mission| mission.object(id));
    let number = |ctx: &Ctx<'_>, n| amount(&ctx.state, n);
    match effect {
        OwnEffect::Reveal(id) => {
            let map = &ctx.content.maps[usize::from(ctx.state.table.map)];
            if let Some(area) = map.area(id) {
                reveal(ctx, area);
            }
        }
        OwnEffect::Show(id) => {
            if let (Some(object), Some(script)) = (object(id), ctx.script_mut())
                && script.there >> object & 1 == 0
            {
                script.there |= 1 << object;
                order(ctx, "R18.2", Order::Show { object: object as u8 });
            }
        }
        OwnEffect::Remove(id) => {
            if let Some(object) = object(id) {
                remove(ctx, object);
            }
        }
        OwnEffect::Open(id) => {
            if let Some(object) =
                object(id).filter(|&object| !objects::is_open(ctx.content, &ctx.state, object))
            {
                order(ctx, "R3.10", Order::Open { object: object as u8 });
                facts::open_door(ctx, object as u8);
            }
        }
        OwnEffect::Unlock(id) => {
            if let Some(object) = object(id).filter(|&object| objects::is_locked(&ctx.state, object))
                && let Some(script) = ctx.script_mut()
            {
                script.locked &= !(1 << object);
                order(ctx, "R3.10", Order::Unlock { object: object as u8 });
            }
        }
        OwnEffect::Deploy(deploy) => groups::deploy(ctx, deploy),
        OwnEffect::Reinforce { group, at } => groups::reinforce(ctx, group, *at),
        OwnEffect::Withdraw(label) => groups::withdraw(ctx, label),
        OwnEffect::Ready(label) => groups::ready(ctx, label),
        OwnEffect::Join { ally, at } => groups::join(ctx, ally, *at),
        OwnEffect::Harm(harm) => {
            let (damage, strain) = (number(ctx, harm.damage).max(0), number(ctx, harm.strain).max(0));
            figures::hurt(ctx, &harm.whom, level, damage as u8, strain as u8, harm.condition);
        }
        OwnEffect::Heal(heal) => {
            let (damage, strain) = (number(ctx, heal.damage).max(0), number(ctx, heal.strain).max(0));
            figures::recover(ctx, &heal.whom, level, damage as u8, strain as u8, heal.condition);
        }
        OwnEffect::Power { whom, token, tokens } => {
            let tokens = number(ctx, *tokens).max(0) as u8;
            figures::power(ctx, whom, level, *token, tokens);
        }
        OwnEffect::Medpacs(medpacs) => {
            let medpacs = number(ctx, *medpacs);
            gain_medpacs(ctx, medpacs);
        }
        OwnEffect::Credits(credits) => {
            let credits = number(ctx, *credits);
            for_team(ctx, "R21.2", Order::Credits { credits });
        }
        OwnEffect::Fame(fame) => {
            let fame = number(ctx, *fame);
            for_team(ctx, "R35.4", Order::Fame { fame });
        }
        OwnEffect::Item(id) => {
            // Every item and reward exists once, so nothing comes to a team that has it.
            if let Some(card) = ctx.content.card(id).filter(|&card| !team::owns(&ctx.state, card as u8)) {
                for_team(ctx, "R21.2", Order::Item { card: card as u8 });
            }
        }
        OwnEffect::RandomItem { tier } => {
            if let Some(card) = team::random_item(ctx, *tier) {
                for_team(ctx, "R35.3", Order::Item { card });
            }
        }
        OwnEffect::LoseItem(id) => {
            if let Some(card) = ctx.content.card(id) {
                for_team(ctx, "R21.2", Order::LoseItem { card: card as u8 });
            }
        }
        OwnEffect::Ally { group, deployments } => {
            if let Some(group) = ctx.content.group(group) {
                for_team(ctx, "R22.1", Order::Ally { group: group as u8, deployments: *deployments });
            }
        }
        OwnEffect::LoseAlly(id) => {
            if let Some(group) = ctx.content.group(id) {
                for_team(ctx, "R22.3", Order::LoseAlly { group: group as u8 });
            }
        }
        OwnEffect::StartHurt(damage) => {
            let damage = number(ctx, *damage);
            for_team(ctx, "R30.4", Order::StartHurt { damage });
        }
        OwnEffect::Supply { whom, cards } => figures::supply(ctx, whom, level, *cards),
    }
}

/// An area is revealed, with what lies in it (R18.2).
pub(super) fn reveal(ctx: &mut Ctx<'_>, area: usize) {
    if let Some(script) = ctx.script_mut()
        && script.revealed >> area & 1 == 0
    {
        script.revealed |= 1 << area;
        order(ctx, "R18.2", Order::Reveal { area: area as u8 });
        stand_objects(ctx);
    }
}

/// Objects that can be attacked stand where people see them (S14).
fn stand_objects(ctx: &mut Ctx<'_>) {
    let content = ctx.content;
    ctx.stand_objects(|state, object| objects::is_there(content, state, object));
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
    stand_objects(ctx);
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
    if !super::is_under_way(&ctx.state) {
        return for_team(ctx, "R19.4", Order::Medpacs { medpacs });
    }
    let now = (i16::from(ctx.state.medpacs) + medpacs).clamp(0, i16::from(u8::MAX));
    ctx.set_medpacs(now as u8);
    order(ctx, "R19.4", Order::Medpacs { medpacs });
}
