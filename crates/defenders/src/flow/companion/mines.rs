//! Mines beside the box: the people see which alien has come into the area of one, and say so (198). Its wounds are counted once,
//! whether they are reported with those of everything else or follow from what is said of the mine.

use crate::apply::Ctx;
use crate::beside::Question;
use crate::content::mission::{Mine, OwnTrigger, Special, Trigger};
use crate::event::StoryEvent;
use crate::flow::attack::{self, declare};
use crate::flow::script::{Look, mined};
use crate::state::{Frame, State, With};
use crate::world::{FigureId, Kind};

/// More wounds are reported: a mine may have dealt them. What is said of it comes in the same round, or at the beginning of the next.
pub(super) fn note(state: &mut State, figure: FigureId) {
    if state.script.mines.is_empty() || state.body(figure).kind != Kind::Alien {
        return;
    }
    let round = state.round;
    if let Some(beside) = &mut state.beside {
        beside.hurt.retain(|(other, _)| *other != figure);
        beside.hurt.push((figure, round));
    }
}

/// Whether wounds that a mine deals now may have been reported before it was said that it went off. They need not show any more: an
/// alien that rages is at full health again (172).
fn may_be_counted(state: &State, alien: FigureId) -> bool {
    let mut hurt = state.beside.iter().flat_map(|beside| &beside.hurt);
    hurt.any(|(figure, round)| *figure == alien && round + 1 >= state.round)
}

/// Whether the attack under way is that of a mine.
fn is_attacking(state: &State) -> bool {
    state.attack().is_some_and(|attack| matches!(attack.with, With::Mission(_)))
}

fn does(ctx: &Ctx<'_>) -> Option<Mine> {
    let special = &ctx.state.mission(ctx.content).special;
    special.iter().find_map(|it| if let Special::Mines(mine) = it { Some(*mine) } else { None })
}

/// A mine has gone off: it hurts the alien that came, and is gone. Others in its area are hurt on the real table, and reported.
pub(super) fn gone_off(ctx: &mut Ctx<'_>, alien: FigureId) {
    let (Some(&at), Some(does)) = (ctx.state.script.mines.first(), does(ctx)) else { return };
    ctx.tell("198", StoryEvent::MineGone { at });
    match does {
        Mine::Attack(dice) => declare(ctx, None, With::Mission(dice), alien, false, true),
        Mine::Wounds(_) => {
            // What a rule waits for is asked; others of the area are reported like any wound.
            for other in awaited(ctx).into_iter().filter(|other| *other != alien) {
                ctx.push(Frame::Asked(Question::Mined { figure: other }));
            }
            hurts(ctx, alien);
        }
    }
}

/// The aliens for which a rule waits to be hurt by a mine.
fn awaited(ctx: &Ctx<'_>) -> Vec<FigureId> {
    let (content, state) = (ctx.content, &*ctx.state);
    let look = Look { content, state };
    let rules = state.mission(content).rule.iter().enumerate();
    let waits = rules.filter(|(n, rule)| state.script.progress.waits(*n, rule));
    let named = waits.filter_map(|(_, rule)| match &rule.when {
        Trigger::Own(OwnTrigger::Mined(name)) => look.named(name),
        _ => None,
    });
    let mut all: Vec<FigureId> = named.collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A mine hurts an alien of its area: first it is asked whether that is counted already, if it can be.
pub(super) fn hurts(ctx: &mut Ctx<'_>, alien: FigureId) {
    if !ctx.state.body(alien).is_present {
        return;
    }
    if may_be_counted(ctx.state, alien) {
        ctx.push(Frame::Asked(Question::Counted { figure: alien }));
    } else {
        land(ctx, alien, false);
    }
}

/// Whether it has to be asked of the attack of a mine whether the wounds that it deals now are counted already. The attack goes on
/// when it is told.
pub(in crate::flow) fn has_to_ask(ctx: &mut Ctx<'_>, target: FigureId) -> bool {
    let asks = is_attacking(ctx.state) && may_be_counted(ctx.state, target);
    if asks {
        ctx.push(Frame::Asked(Question::Counted { figure: target }));
    }
    asks
}

/// People have said whether the wounds of a mine are counted already; then what its attack does to him is known, healing by the armour
/// included.
pub(super) fn answered(ctx: &mut Ctx<'_>, alien: FigureId, is_counted: bool) {
    if let Some(beside) = &mut ctx.state.beside {
        beside.hurt.retain(|(other, _)| *other != alien);
    }
    if !is_attacking(ctx.state) {
        land(ctx, alien, is_counted);
    } else if is_counted {
        attack::pass_over(ctx);
        mined(ctx, alien);
    }
}

/// The wounds of a mine, if they are not counted, and what waits for them.
fn land(ctx: &mut Ctx<'_>, alien: FigureId, is_counted: bool) {
    if let Some(Mine::Wounds(wounds)) = does(ctx) {
        if !is_counted {
            ctx.wound("116", alien, wounds.into());
        }
        mined(ctx, alien);
    }
}
