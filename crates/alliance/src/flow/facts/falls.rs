//! Who falls: heroes wounded or withdrawn, figures and groups defeated (R6.16 to R6.19, R23.4).

use super::super::script::given::within;
use super::super::script::{Found, objects};
use super::places::look_around;
use super::things::drop_all;
use super::{call, call_each};
use crate::apply::Ctx;
use crate::content::mission::OwnTrigger;
use crate::world::{FigureId, Side};

/// A hero is wounded or withdraws, a figure of a group is defeated. Its group's defeat is told besides.
#[inline]
pub(crate) fn fell(ctx: &mut Ctx<'_>, figure: FigureId) {
    if ctx.state.script.is_none() {
        return;
    }
    drop_all(ctx, figure);
    if !ctx.state.body(figure).is_hero {
        return;
    }
    let heroes = || ctx.state.heroes.iter().map(|hero| ctx.state.body(hero.figure));
    let wounded = heroes().filter(|body| body.is_wounded).count() as i16;
    let withdrawn = heroes().filter(|body| body.is_wounded && !body.is_present).count() as i16;
    let is_gone = !ctx.state.body(figure).is_present;
    call_each(ctx, |ctx, when| {
        let fits = |range, n| within(&ctx.state, range, n);
        let is_it = if is_gone {
            matches!(when, OwnTrigger::Withdrawn(range) if fits(*range, withdrawn))
        } else {
            matches!(when, OwnTrigger::Wounded(range) if fits(*range, wounded))
        };
        is_it.then(|| Found::by(figure))
    });
    if is_gone {
        look_around(ctx, None);
    }
}

/// The last figure of a group is defeated (R6.16, R23.4). Groups of one name count when the last of them is gone.
pub(crate) fn group_fell(ctx: &mut Ctx<'_>, group: usize) {
    let Some(script) = &ctx.state.script else { return };
    let label = script.label(group).map(ToOwned::to_owned);
    if ctx.state.groups[group].side == Side::Imperial {
        let printed = &ctx.content.groups[usize::from(ctx.state.groups[group].group)];
        if let Some(script) = ctx.script_mut() {
            script.defeated = script.defeated.saturating_add(1);
            script.defeated_elite =
                script.defeated_elite.saturating_add(u8::from(printed.elite || printed.unique));
        }
    }
    if let Some(label) = label
        && is_gone(ctx, &label)
    {
        call(ctx, |when| matches!(when, OwnTrigger::Defeated(id) if *id == label));
    }
    check_cleared(ctx);
}

/// Whether no figure of the groups with this label is on the map or about to come.
fn is_gone(ctx: &Ctx<'_>, label: &str) -> bool {
    let state = &*ctx.state;
    let waits = || {
        state.script.as_ref().is_some_and(|script| script.waiting.iter().any(|group| group.label == label))
    };
    let mut groups = (0..state.groups.len()).filter(|&n| objects::is_called(state, n, label));
    groups.all(|n| state.members(n).all(|member| !state.body(member).is_present)) && !waits()
}

/// No enemy is left on the map, and none waits to come.
pub(in crate::flow) fn check_cleared(ctx: &mut Ctx<'_>) {
    let state = &*ctx.state;
    let is_clear = state.present().all(|figure| state.body(figure).side != Side::Imperial)
        && state.script.as_ref().is_some_and(|script| script.waiting.is_empty());
    if is_clear {
        call(ctx, |when| *when == OwnTrigger::Cleared);
    }
}
