//! Hints of a tutorial.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new answer is thought about here")]

use sortie_mission::run;

use super::given::look;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::content::mission::Deed;
use crate::order::Fact;
use crate::state::State;

/// The hint to show now: the first whose conditions hold and that has not been followed.
pub(crate) fn hint(content: &Content, state: &State) -> Option<u8> {
    let (mission, script) = (state.mission(content)?, state.script.as_ref()?);
    if script.over.is_some() {
        return None;
    }
    run::hint(&look(content, state), mission.hints(state.table.mode))
}

/// A player has done something: the hint that is shown may have waited for it.
pub(crate) fn answered(ctx: &mut Ctx<'_>, choice: &Choice) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    if ctx.state.script.as_ref().is_some_and(|script| script.over.is_none()) {
        run::follow(ctx, mission.hints(ctx.state.table.mode), deed(choice).as_ref(), true);
    }
}

/// Which of the deeds that hints wait for an answer is.
fn deed(choice: &Choice) -> Option<Deed> {
    Some(match choice {
        Choice::Deploy { .. } => Deed::Deploy,
        Choice::Activate { .. } => Deed::Activate,
        Choice::Run => Deed::Run,
        Choice::Strain => Deed::Strain,
        Choice::Move { .. } => Deed::Move,
        Choice::Attack { .. } => Deed::Attack,
        Choice::Surge { .. } => Deed::Surge,
        Choice::Interact { .. } => Deed::Interact,
        Choice::Rest { .. } => Deed::Rest,
        Choice::Use { .. } => Deed::Use,
        Choice::End => Deed::End,
        Choice::Continue => Deed::Continue,
        Choice::Done => Deed::Done,
        Choice::Tell { fact } => return reported(fact),
        // Hints wait for nothing so small, or so late.
        Choice::Medpac
        | Choice::Shake { .. }
        | Choice::Let { .. }
        | Choice::Bleed
        | Choice::Pass
        | Choice::Pick { .. }
        | Choice::Aim { .. }
        | Choice::Die { .. }
        | Choice::Convert { .. }
        | Choice::Report { .. }
        | Choice::Way { .. }
        | Choice::Keep { .. }
        | Choice::Option { .. }
        | Choice::Successes { .. }
        | Choice::Plan { .. }
        | Choice::Card { .. } => return None,
    })
}

/// Beside the boxed game deeds are seen by nobody but the people who report them.
fn reported(fact: &Fact) -> Option<Deed> {
    Some(match fact {
        Fact::Activated { .. } => Deed::End,
        Fact::HeroDefeated { .. } | Fact::GroupDefeated { .. } => Deed::Defeat,
        Fact::Interacted { .. } => Deed::Interact,
        Fact::Entered { .. } | Fact::AllIn { .. } | Fact::Brought { .. } => Deed::Move,
        Fact::Medpac => Deed::Rest,
        Fact::Destroyed { .. } | Fact::Dropped { .. } | Fact::Controlled { .. } | Fact::Colour { .. } => {
            return None;
        }
    })
}
