//! What deeds change at once, without asking anybody.

use arrayvec::ArrayVec;

use super::whom::{figures, sheddable};
use crate::ability::{AttackDeed, Deed, Whom};
use crate::apply::Ctx;
use crate::attack::Modifiers;
use crate::dice::{AttackDie, Die};
use crate::event::Event;
use crate::flow::{hero, supply};
use crate::state::{DeedsFrame, Frame, Moving, MovingFrame, OptionRef, StrikingFrame};
use crate::world::FigureId;

/// Deeds that ask nobody.
pub(in crate::flow) fn at_once(ctx: &mut Ctx<'_>, frame: DeedsFrame, deed: &Deed) {
    let me = frame.source.figure;
    match deed {
        Deed::Add(by) => modify(ctx, *by),
        Deed::Keyword(keyword) => ctx.add_keyword(*keyword),
        Deed::Surge(_) => ctx.add_options([OptionRef::Deed(frame.source, frame.at)]),
        Deed::SurgesOf(wanted) => surges_of(ctx, me, wanted),
        Deed::AttackDie(die) => ctx.add_attack_die(*die),
        Deed::DefenceDie(die) => ctx.add_defence_die(*die),
        Deed::RemoveAll(die) => ctx.remove_defence_dice(*die),
        Deed::FocusDie(die) => ctx.set_focus_die(*die),
        Deed::BlockPerEvade => {
            let evades = ctx.state.attacks.last().map_or(0, |attack| attack.roll(ctx.content).defence.evades);
            modify(ctx, Modifiers { blocks: evades as i8, ..Modifiers::default() });
        }
        Deed::Miss => ctx.miss_attack(false),
        Deed::Gain { condition, whom } => {
            figures(ctx, frame, *whom).into_iter().for_each(|figure| ctx.gain("R12.1", figure, *condition));
        }
        Deed::Shed { whom, any, .. } => {
            for figure in figures(ctx, frame, *whom) {
                for condition in sheddable(&ctx.state, figure, *any) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
        }
        Deed::Recover { damage, strain, whom } => {
            for figure in figures(ctx, frame, *whom) {
                ctx.recover("R6.13", figure, u16::from(*damage), u16::from(*strain));
            }
        }
        Deed::Suffer { damage, strain, whom } => {
            for figure in figures(ctx, frame, *whom) {
                ctx.strain("R6.10", figure, u16::from(*strain));
                ctx.suffer("R6.12", figure, u16::from(*damage));
            }
        }
        Deed::RollDamage { die, whom } => {
            let face = ctx.next_roll(me).below(6) as u8;
            roll_damage(ctx, frame, *die, *whom, face);
        }
        Deed::Points { points, whom } => {
            for figure in figures(ctx, frame, *whom) {
                if ctx.state.turn_of(figure).is_some() {
                    hero::gain_points(ctx, figure, *points);
                } else {
                    // Outside its own activation it spends them at once.
                    let moving = MovingFrame { figure, by: figure, points: *points, how: Moving::Points };
                    ctx.push(Frame::Moving(moving));
                }
            }
        }
        Deed::Move { spaces } => {
            let points = spaces.unwrap_or(ctx.state.body(me).speed);
            ctx.push(Frame::Moving(MovingFrame { figure: me, by: me, points, how: Moving::Spaces }));
        }
        Deed::Push(spaces) => {
            if let Some(figure) = frame.picked.filter(|&figure| ctx.state.body(figure).at.is_small()) {
                ctx.push(Frame::Moving(MovingFrame { figure, by: me, points: *spaces, how: Moving::Pushed }));
            }
        }
        Deed::Order => {
            if let Some(figure) = frame.picked {
                ctx.push(Frame::Ordered { figure });
            }
        }
        // Without a campaign there are no credits, and every hero has a card of its own.
        Deed::Toll { strain, .. } => ctx.strain("R6.10", me, u16::from(*strain)),
        Deed::ExtraAction => {
            ctx.turns_of(me).for_each(|turn| turn.actions += 1);
            ctx.tell("R6.1", |_| Event::ActionGained { figure: me });
        }
        Deed::DrawSupply => {
            if let Some(hero) = ctx.state.hero_of(me) {
                supply::draw(ctx, hero);
            }
        }
        _ => {}
    }
}

/// A die fell: somebody suffers the damage it shows.
pub(in crate::flow) fn roll_damage(
    ctx: &mut Ctx<'_>,
    frame: DeedsFrame,
    die: AttackDie,
    whom: Whom,
    face: u8,
) {
    let figure = frame.source.figure;
    ctx.tell("R6.1", |_| Event::DamageRolled { figure, die, face });
    let damage = die.faces(&ctx.content.dice)[usize::from(face)].damage;
    for figure in figures(ctx, frame, whom) {
        ctx.suffer("R6.12", figure, u16::from(damage));
    }
}

pub(in crate::flow) fn modify(ctx: &mut Ctx<'_>, by: Modifiers) {
    if by == Modifiers::default() {
        return;
    }
    if !ctx.state.attacks.is_empty() {
        ctx.add_modifiers(by);
        ctx.tell("R5.1", |_| Event::Modified { by });
    }
}

/// The surge options of every other weapon of a trait that the attacker brought.
pub(in crate::flow) fn surges_of(ctx: &mut Ctx<'_>, me: FigureId, wanted: &str) {
    let Some(hero) = ctx.state.hero_of(me) else { return };
    let Some(attack) = ctx.state.attacks.last() else { return };
    let in_hand = usize::from(attack.weapon);
    let mut more: ArrayVec<OptionRef, 16> = ArrayVec::new();
    let others = ctx.state.heroes[hero]
        .cards
        .iter()
        .enumerate()
        .filter(|&(slot, _)| slot != in_hand)
        .map(|(_, held)| held);
    for held in others {
        let card = &ctx.content.cards[usize::from(held.card)];
        if let Some(weapon) = card.weapon.as_ref().filter(|_| card.traits.iter().any(|word| word == wanted)) {
            for n in 0..weapon.surges.len() {
                _ = more.try_push(OptionRef::Weapon(held.card, n as u8));
            }
        }
    }
    ctx.add_options(more);
}

/// An attack that the ability grants.
pub(in crate::flow) fn strike(ctx: &mut Ctx<'_>, frame: DeedsFrame, deed: &AttackDeed) {
    let target = match deed.target {
        None => None,
        Some(Whom::Picked | Whom::PickedHostile) => frame.picked,
        Some(Whom::Attacker) => ctx.state.attacks.last().map(|attack| attack.attacker),
        Some(Whom::Target) => ctx.state.attacks.last().map(|attack| attack.target),
        Some(_) => Some(frame.actor),
    };
    ctx.push(Frame::Striking(StrikingFrame {
        figure: frame.source.figure,
        by: frame.source,
        deed: frame.at,
        among: StrikingFrame::only(target),
        may_decline: deed.may,
        ignores_defence: false,
    }));
}
