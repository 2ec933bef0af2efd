//! What deeds change at once, without asking anybody.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is carried out")]

use arrayvec::ArrayVec;

use super::whom::{figures, sheddable};
use crate::ability::{Aimed, AttackDeed, OfOwner, OnFigures, OnRoll, Whom};
use crate::apply::Ctx;
use crate::attack::Modifiers;
use crate::attack::most::MOST_OPTIONS;
use crate::content::Content;
use crate::dice::{AttackDie, Die};
use crate::event::Event;
use crate::flow::{hero, supply};
use crate::state::{AttackState, DeedsFrame, Frame, Moving, MovingFrame, OptionRef, State, StrikingFrame};
use crate::world::FigureId;

/// What changes a roll. There is room for whatever is added to an attack: `Look::can_be_done` has asked.
pub(in crate::flow) fn change_roll(ctx: &mut Ctx<'_>, frame: DeedsFrame, what: OnRoll<'_>) {
    match what {
        OnRoll::Add(by) => modify(ctx, by),
        OnRoll::Keyword(keyword) => ctx.add_keyword(keyword),
        OnRoll::Surge(_) => ctx.add_options([OptionRef::Deed(frame.source, frame.at)]),
        OnRoll::SurgesOf(wanted) => surges_of(ctx, frame.source.figure, wanted),
        OnRoll::AttackDie(die) => ctx.add_attack_die(die),
        OnRoll::DefenceDie(die) => ctx.add_defence_die(die),
        OnRoll::RemoveAll(die) => ctx.remove_defence_dice(die),
        OnRoll::FocusDie(die) => ctx.set_focus_die(die),
        OnRoll::BlockPerEvade => {
            let evades = ctx.state.attacks.last().map_or(0, |attack| attack.roll(ctx.content).defence.evades);
            modify(ctx, Modifiers { blocks: evades as i8, ..Modifiers::default() });
        }
        OnRoll::Miss => ctx.miss_attack(false),
    }
}

/// What happens to figures. Of conditions, all go: of one the owner has been asked.
pub(super) fn befall(ctx: &mut Ctx<'_>, frame: DeedsFrame, what: OnFigures, whom: Whom) {
    if let OnFigures::RollDamage(die) = what {
        let face = ctx.next_roll(frame.source.figure).below(6) as u8;
        return roll_damage(ctx, frame, die, whom, face);
    }
    for figure in figures(ctx, frame, whom) {
        match what {
            OnFigures::Gain(condition) => ctx.gain("R12.1", figure, condition),
            OnFigures::Shed { any, .. } => {
                for condition in sheddable(&ctx.state, figure, any) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
            OnFigures::Recover { damage, strain } => {
                ctx.recover("R6.13", figure, u16::from(damage), u16::from(strain));
            }
            OnFigures::Suffer { damage, strain } => {
                ctx.strain("R6.10", figure, u16::from(strain));
                ctx.suffer("R6.12", figure, u16::from(damage));
            }
            OnFigures::Points(points) => {
                if ctx.state.turn_of(figure).is_some() {
                    hero::gain_points(ctx, "R6.1", figure, points);
                } else {
                    // Outside its own activation it spends them at once.
                    ctx.push(Frame::Moving(MovingFrame { figure, by: figure, points, how: Moving::Points }));
                }
            }
            // The die is rolled once for all of them.
            OnFigures::RollDamage(_) => {}
        }
    }
}

/// What is the owner's own.
pub(super) fn of_owner(ctx: &mut Ctx<'_>, frame: DeedsFrame, what: OfOwner) {
    let me = frame.source.figure;
    match what {
        OfOwner::Move { spaces } => {
            let points = spaces.unwrap_or(ctx.state.body(me).speed);
            ctx.push(Frame::Moving(MovingFrame { figure: me, by: me, points, how: Moving::Spaces }));
        }
        OfOwner::Push(points) => {
            if let Some(figure) = frame.picked.filter(|&figure| ctx.state.body(figure).at.is_small()) {
                ctx.push(Frame::Moving(MovingFrame { figure, by: me, points, how: Moving::Pushed }));
            }
        }
        OfOwner::Order => {
            if let Some(figure) = frame.picked {
                ctx.push(Frame::Ordered { figure });
            }
        }
        // Without a campaign there are no credits, and every hero has a card of its own.
        OfOwner::Toll { strain } => ctx.strain("R6.10", me, u16::from(strain)),
        OfOwner::ExtraAction => {
            ctx.turns_of(me).for_each(|turn| turn.actions += 1);
            ctx.tell("R6.1", |_| Event::ActionGained { figure: me });
        }
        OfOwner::DrawSupply => {
            if let Some(hero) = ctx.state.hero_of(me) {
                supply::draw(ctx, hero);
            }
        }
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
    let under_way = ctx.state.attacks.last();
    let target = match deed.aimed() {
        Aimed::Anybody => None,
        Aimed::Picked => frame.picked,
        Aimed::Attacker => under_way.map(|attack| attack.attacker),
        Aimed::Target => under_way.map(|attack| attack.target),
        Aimed::Actor => Some(frame.actor),
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
