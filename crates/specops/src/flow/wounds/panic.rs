//! Panic (C11.3).

use sortie_kernel::Progress;

use crate::ability::When;
use crate::apply::Ctx;
use crate::dice::{AttackFace, Pool};
use crate::event::TurnEvent;
use crate::flow::{asks_nothing, mission};
use crate::ids::UnitId;
use crate::state::{Frame, Throw};

/// One black die for every token above courage, a wound for each hit or crit; then the tokens drop to courage, and what was
/// claimed is dropped (C11.3, C11.5).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (unit, dice, step): (UnitId, u8, u8)) -> Progress {
    if !ctx.state.unit(unit).is_undefeated() {
        ctx.pop();
        return Progress::Continue;
    }
    let next = |ctx: &mut Ctx<'_>, step| ctx.turn_to(Frame::Panic { unit, dice, step });
    match step {
        0 => {
            next(ctx, 1);
            let colour = ctx.state.unit(unit).colour;
            ctx.throw(colour, Some(unit), Throw::Panic, Pool::new(0, dice, 0));
        }
        1 => {
            let Some(roll) = ctx.take_roll() else { return Progress::Continue };
            let faces = roll.faces();
            let hurts = |face: &&AttackFace| matches!(face, AttackFace::Hit | AttackFace::Crit);
            let wounds = faces.iter().filter(hurts).count() as u8;
            ctx.tell("C11.3", TurnEvent::Panicked { unit, faces, wounds });
            let suppression = ctx.powers().courage(unit).unwrap_or(0);
            ctx.tell("C11.3", TurnEvent::Steadied { unit, suppression });
            next(ctx, 2);
            mission::packages::panicked(ctx, unit);
            ctx.wound("C11.3", unit, wounds);
        }
        _ => {
            ctx.pop();
            ctx.moment(When::Panicked, Some(unit), None, None);
        }
    }
    Progress::Continue
}

asks_nothing!((UnitId, u8, u8));
