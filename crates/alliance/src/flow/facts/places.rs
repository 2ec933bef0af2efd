//! Who stands where: regions entered, all heroes in one, a token brought to one. Only the digital table sees it.

use sortie_boards::square::Position;
use sortie_mission::run;

use super::super::script::{Found, objects};
use crate::apply::Ctx;
use crate::content::mission::{Comer, Trigger};
use crate::order::Fact;
use crate::setup::Mode;
use crate::world::{FigureId, Side};

/// A Rebel has moved or was put somewhere.
#[inline]
pub(crate) fn moved(ctx: &mut Ctx<'_>, figure: FigureId, from: Position) {
    if ctx.state.script.is_some() && ctx.state.body(figure).side == Side::Rebel {
        look_around(ctx, Some((figure, from)));
    }
}

/// Looks who stands where. Rules that fire again and again wait for somebody to come in; the others are content with who
/// is there.
pub(in crate::flow) fn look_around(ctx: &mut Ctx<'_>, mover: Option<(FigureId, Position)>) {
    if ctx.state.table.mode == Mode::Companion {
        return;
    }
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    run::call_each(ctx, |ctx, rule| {
        let Trigger::Own(when) = &rule.when else { return None };
        let (id, comer) = when.comer()?;
        let state = &*ctx.state;
        let number = mission.region(id)?;
        let spaces = objects::region(ctx.content, state, number);
        let is_in = |figure: FigureId| state.body(figure).is_present && state.body(figure).at.meets(&spaces);
        let has_come = |figure: FigureId| {
            mover.is_some_and(|(mover, from)| mover == figure && !from.meets(&spaces)) && is_in(figure)
        };
        let counts = |figure: FigureId| if rule.again { has_come(figure) } else { is_in(figure) };
        let actor = match comer {
            Comer::Carrier(object) => {
                objects::carrier(state, mission.object(object)?).filter(|&carrier| counts(carrier))
            }
            Comer::Heroes => {
                let last = mover.map(|(mover, _)| mover).filter(|&mover| is_in(mover));
                let there = || state.heroes.iter().map(|hero| hero.figure);
                let mut present = there().filter(|&hero| state.body(hero).is_present).peekable();
                let all_in = present.peek().is_some() && present.all(is_in);
                let first = there().find(|&hero| is_in(hero));
                (all_in && (!rule.again || last.is_some_and(has_come))).then(|| last.or(first)).flatten()
            }
            Comer::Rebel => {
                let moved = mover.map(|(mover, _)| mover).filter(|&mover| counts(mover));
                let mut rebels = state.present().filter(|&figure| state.body(figure).side == Side::Rebel);
                moved.or_else(|| rebels.find(|&figure| counts(figure)))
            }
        };
        let actor = actor?;
        let region = number as u8;
        let seen = match comer {
            Comer::Carrier(object) => Fact::Brought { object: mission.object(object)? as u8, region },
            Comer::Heroes => Fact::AllIn { region },
            Comer::Rebel => Fact::Entered { region, figure: actor },
        };
        Some(Found { seen: Some(seen), ..Found::by(actor) })
    });
}
