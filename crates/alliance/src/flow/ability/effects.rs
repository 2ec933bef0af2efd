//! What deeds change at once, without asking anybody.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is carried out")]

use arrayvec::ArrayVec;

use super::whom::{figures, sheddable};
use crate::ability::{AttackDeed, Deed, Whom};
use crate::apply::Ctx;
use crate::attack::Modifiers;
use crate::attack::most::MOST_OPTIONS;
use crate::content::Content;
use crate::dice::{AttackDie, Die};
use crate::event::Event;
use crate::flow::{hero, supply};
use crate::state::{AttackState, DeedsFrame, Frame, Moving, MovingFrame, OptionRef, State, StrikingFrame};
use crate::world::FigureId;

/// Deeds that ask nobody. There is room for whatever they add to an attack: `Look::can_be_done` has asked.
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
        // These ask somebody, or are procedures of their own: `deeds::carry_out` does not hand them over.
        Deed::Reroll { .. }
        | Deed::RemoveDefenceDie
        | Deed::SwapDie(_)
        | Deed::Convert { .. }
        | Deed::Test(_)
        | Deed::Attack(_)
        | Deed::Special(_) => unreachable!("{deed:?} does not happen at once"),
        // Nobody does them (R6.6): the content check leaves them to abilities that are ignored.
        Deed::Unplayed(_) => unreachable!("{deed:?} is never carried out"),
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
fn surges_of(ctx: &mut Ctx<'_>, me: FigureId, wanted: &str) {
    let Some(attack) = ctx.state.attacks.last() else { return };
    let more: ArrayVec<OptionRef, MOST_OPTIONS> =
        lent_surges(ctx.content, &ctx.state, me, attack, wanted).collect();
    ctx.add_options(more);
}

/// The surge options that the other weapons of a trait lend to an attack.
pub(super) fn lent_surges(
    content: &Content,
    state: &State,
    me: FigureId,
    attack: &AttackState,
    wanted: &str,
) -> impl Iterator<Item = OptionRef> {
    let in_hand = usize::from(attack.weapon);
    let cards = state.hero_of(me).map(|hero| state.heroes[hero].cards.iter().enumerate());
    let others = cards.into_iter().flatten().filter(move |&(slot, _)| slot != in_hand);
    others.flat_map(move |(_, held)| {
        let card = &content.cards[usize::from(held.card)];
        let is_one = card.traits.iter().any(|word| word == wanted);
        let n = card.weapon.as_ref().filter(|_| is_one).map_or(0, |weapon| weapon.surges.len());
        (0..n as u8).map(|n| OptionRef::Weapon(held.card, n))
    })
}

/// An attack that the ability grants.
pub(in crate::flow) fn strike(ctx: &mut Ctx<'_>, frame: DeedsFrame, deed: &AttackDeed) {
    let target = match deed.target {
        None => None,
        Some(Whom::Picked | Whom::PickedHostile) => frame.picked,
        Some(Whom::Attacker) => ctx.state.attacks.last().map(|attack| attack.attacker),
        Some(Whom::Target) => ctx.state.attacks.last().map(|attack| attack.target),
        Some(
            Whom::Me
            | Whom::Actor
            | Whom::Around
            | Whom::AdjacentHostile
            | Whom::RebelsWithin(_)
            | Whom::AdjacentFriends
            | Whom::Group,
        ) => Some(frame.actor),
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
