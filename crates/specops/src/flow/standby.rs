//! Standby: whoever stands by may act after what an enemy has done near it (C5.12, C5.13, K49).

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use super::granted;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::ids::{UnitId, Units};
use crate::keyword::Keyword;
use crate::space::Space;
use crate::state::{Because, Frame, Granted, Phase, State};

impl Ctx<'_> {
    /// A unit has finished an attack, a move or an action: enemies who stand by may answer, in the activation phase (C5.12).
    pub(in crate::flow) fn stand_by_after(&mut self, trigger: UnitId) {
        let is_somebody_ready =
            self.state.phase == Phase::Activation && self.state.units.iter().any(|unit| unit.tokens.standby);
        if is_somebody_ready {
            self.push(Frame::Standby { trigger });
        }
    }
}

fn granted(content: &Content, state: &State, unit: UnitId, trigger: UnitId) -> Granted {
    let speed = Some(crate::powers::Powers::new(content, state).speed(unit));
    Granted { unit, because: Because::Standby, speed, against: Some(trigger), melee_only: false, slot: None }
}

/// Who may answer: enemies with a standby token within 12 inches and in line of sight, outside their own activation.
fn ready(content: &Content, state: &State, trigger: UnitId) -> Units {
    let space = Space::new(content, state);
    let enemy = state.unit(trigger).colour.opponent();
    let is_ready = |unit: &UnitId| {
        let reach = if space.powers.has(*unit, Keyword::Sentinel) { 18 } else { 12 };
        state.unit(*unit).tokens.standby
            && state.active() != Some(*unit)
            && space.is_within(*unit, trigger, reach)
            && space.sees(*unit, trigger)
            && granted::is_of_use(content, state, &granted(content, state, *unit, trigger))
    };
    if !state.unit(trigger).is_on_table() {
        return Units::EMPTY;
    }
    state.present_of(enemy).filter(is_ready).collect()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, trigger: UnitId) -> Progress {
    // Inside an attack nobody answers before all its pools are done (C5.12).
    if let Some(attack) = &mut ctx.state.attack {
        attack.stirred.insert(trigger);
        ctx.pop();
        return Progress::Continue;
    }
    if !ready(ctx.content, ctx.state, trigger).is_empty() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    trigger: UnitId,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(state.unit(trigger).colour.opponent());
    let ready = ready(content, state, trigger);
    out.extend(ready.iter().map(|unit| Offer { seat, choice: Choice::Standby { unit } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, trigger: UnitId, _seat: Seat, choice: Choice) {
    let Choice::Standby { unit } = choice else {
        ctx.pop();
        return;
    };
    let granted = granted(ctx.content, ctx.state, unit, trigger);
    ctx.tell("C5.12", TurnEvent::StandbyLost { unit, spent: true });
    ctx.push(Frame::Granted(granted));
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    _state: &State,
    trigger: UnitId,
    _viewer: Viewer,
) -> Prompt {
    Prompt::Standby { trigger }
}
