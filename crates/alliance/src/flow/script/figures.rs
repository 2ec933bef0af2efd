//! Effects that concern figures: harm, recovery, power tokens, supply cards. Each is told as an order; at the digital
//! table it is carried out as well.

use super::given::amount;
use super::{order, whom};
use crate::apply::Ctx;
use crate::attack::Condition;
use crate::content::mission::{Amount, PowerToken, Whom};
use crate::flow::supply;
use crate::order::{Concerned, Order};
use crate::setup::Mode;
use crate::state::{Level, Root};
use crate::world::Side;

/// An Imperial figure with so many power tokens gains no more (R37.8).
const MOST_TOKENS: u8 = 2;

/// Whether figures of this table have damage, conditions and cards of their own: those on a real table have not.
fn is_table(ctx: &Ctx<'_>) -> bool {
    ctx.state.table.mode == Mode::Table
}

/// Tells an order about everybody whom an effect concerns; the figures to carry it out on, if they are of this table.
fn tell(
    ctx: &mut Ctx<'_>,
    who: &Whom,
    level: Level,
    rule: &'static str,
    told: impl Fn(Concerned) -> Order,
) -> whom::Figures {
    for whom in whom::concerned(ctx.content, &ctx.state, who, level, false) {
        order(ctx, rule, told(whom));
    }
    match is_table(ctx) {
        true => whom::figures(ctx.content, &ctx.state, who, level),
        false => whom::Figures::default(),
    }
}

/// The rule by which a mission hurts: peril at the end of a round (R20.2), or a special rule that applies (R1.15).
fn harm_rule(ctx: &Ctx<'_>) -> &'static str {
    let running = ctx.state.script.as_ref().and_then(|script| script.agenda.running.as_ref());
    match running.map(|running| running.root) {
        Some(Root::Peril(_)) => "R20.2",
        _ => "R1.15",
    }
}

/// Damage, strain and a condition for figures. Strain beyond a hero's endurance is damage (R6.10).
pub(super) fn hurt(
    ctx: &mut Ctx<'_>,
    who: &Whom,
    level: Level,
    damage: u8,
    strain: u8,
    condition: Option<Condition>,
) {
    let told = |whom| Order::Harm { whom, damage, strain, condition };
    let rule = harm_rule(ctx);
    for figure in tell(ctx, who, level, rule, told) {
        ctx.strain(rule, figure, u16::from(strain));
        ctx.suffer(rule, figure, u16::from(damage));
        if let Some(condition) = condition {
            ctx.gain("R12.1", figure, condition);
        }
    }
}

/// Figures recover (R6.13), and may gain a condition besides.
pub(super) fn recover(
    ctx: &mut Ctx<'_>,
    who: &Whom,
    level: Level,
    damage: u8,
    strain: u8,
    condition: Option<Condition>,
) {
    let told = |whom| Order::Heal { whom, damage, strain, condition };
    for figure in tell(ctx, who, level, "R6.13", told) {
        ctx.recover("R6.13", figure, u16::from(damage), u16::from(strain));
        if let Some(condition) = condition {
            ctx.gain("R12.1", figure, condition);
        }
    }
}

/// Heroes draw supply cards (R19.1), one card at a time, for each may be changed; those of a real table lie there.
/// What has been drawn is counted in the level.
pub(super) fn supply(ctx: &mut Ctx<'_>, who: &Whom, level: Level, cards: Amount) {
    let cards = amount(&ctx.state, cards).clamp(0, 8) as u8;
    if level.done == 0 {
        for whom in whom::concerned(ctx.content, &ctx.state, who, level, true) {
            order(ctx, "R3.13", Order::Supply { whom, cards });
        }
    }
    let heroes = whom::only_heroes(ctx.content, &ctx.state, who, level);
    let next_hero = level.done.checked_div(u32::from(cards)).and_then(|n| heroes.get(n as usize));
    match next_hero.and_then(|&figure| ctx.state.hero_of(figure)) {
        Some(hero) if is_table(ctx) => {
            if let Some(running) = super::running(ctx) {
                running.level_mut().done += 1;
            }
            supply::draw(ctx, hero);
        }
        _ => super::next(ctx),
    }
}

/// Power tokens (R37.7); an Imperial figure has at most two of them (R37.8).
pub(super) fn power(ctx: &mut Ctx<'_>, who: &Whom, level: Level, token: PowerToken, tokens: u8) {
    let told = |whom| Order::Power { whom, token: token as u8, tokens };
    for figure in tell(ctx, who, level, "R37.7", told) {
        let is_imperial = ctx.state.body(figure).side == Side::Imperial;
        ctx.gain_tokens(figure, token as usize, tokens, if is_imperial { MOST_TOKENS } else { u8::MAX });
    }
}
