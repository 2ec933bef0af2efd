//! Hints of a training mission.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new answer is thought about here")]

use sortie_mission::run;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::mission::Deed;

/// A player has answered: the hint that is shown may have waited for it. One that waits for nothing goes with the next answer.
pub(in crate::flow) fn answered(ctx: &mut Ctx<'_>, choice: Choice) {
    let hints = &ctx.state.mission(ctx.content).hint;
    if !hints.is_empty() {
        ctx.state.script.hint = run::hint(ctx, hints);
        run::follow(ctx, hints, deed(choice).as_ref(), true);
    }
}

/// Something has happened that players look on at. A hint that nobody has seen yet goes on waiting for it.
pub(in crate::flow) fn did(ctx: &mut Ctx<'_>, deed: Deed) {
    let hints = &ctx.state.mission(ctx.content).hint;
    if !hints.is_empty() && run::hint(ctx, hints) == ctx.state.script.hint {
        run::follow(ctx, hints, Some(&deed), false);
    }
}

/// Which of the deeds that hints wait for an answer is.
fn deed(choice: Choice) -> Option<Deed> {
    Some(match choice {
        Choice::Alpha { .. } => Deed::Alpha,
        Choice::Go { .. } => Deed::Move,
        Choice::Face { .. } => Deed::Turn,
        Choice::Attack { .. } | Choice::Strike { .. } => Deed::Attack,
        Choice::Use { .. } => Deed::Use,
        Choice::Search => Deed::Search,
        Choice::Act { .. } => Deed::Mission,
        Choice::EndTurn => Deed::End,
        // Hints wait for nothing so small, or so late.
        Choice::Pass
        | Choice::TakeTactic { .. }
        | Choice::TakeSkill { .. }
        | Choice::TakeDevice { .. }
        | Choice::TakeWeapon { .. }
        | Choice::Start { .. }
        | Choice::Report { .. }
        | Choice::RollRank
        | Choice::Deliver { .. }
        | Choice::PickWeapon { .. }
        | Choice::Give { .. }
        | Choice::Halt
        | Choice::Leap { .. }
        | Choice::Bash { .. }
        | Choice::Evade
        | Choice::Redeploy { .. }
        | Choice::ClearJam { .. }
        | Choice::Operate { .. }
        | Choice::FirstAid
        | Choice::Reload { .. }
        | Choice::RandomDevice
        | Choice::Fragment
        | Choice::Reroll { .. }
        | Choice::Spend { .. }
        | Choice::Activate { .. }
        | Choice::Way { .. }
        | Choice::Reveal { .. }
        | Choice::Pick { .. }
        | Choice::Place { .. }
        | Choice::Aim { .. }
        | Choice::Stack { .. }
        | Choice::Unjam { .. }
        | Choice::Option { .. }
        | Choice::Plan { .. }
        | Choice::Enlist { .. }
        | Choice::Arm { .. }
        | Choice::Disarm { .. }
        | Choice::SetOut
        | Choice::Restore { .. }
        | Choice::Tell { .. }
        | Choice::Sight { .. }
        | Choice::Done
        | Choice::Cannot
        | Choice::NoWay { .. }
        | Choice::Suffer { .. }
        | Choice::Answer { .. } => return None,
    })
}
