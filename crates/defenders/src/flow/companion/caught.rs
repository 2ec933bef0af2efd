//! Who else is hit by area damage, and whom the blood of a dying alien reaches: only the people see it (98, 114, A11).

use crate::apply::Ctx;
use crate::content::Content;
use crate::state::{CaughtFrame, Frame, State, With, prey_slot};
use crate::world::FigureId;

/// Whether it has still to be asked who else an attack hits. The frame under the question goes on when it is told.
pub(in crate::flow) fn has_to_ask(ctx: &mut Ctx<'_>, alien: FigureId) -> bool {
    let Some(beside) = &ctx.state.beside else { return false };
    let Some(attack) = ctx.state.attack().filter(|_| !beside.caught_told) else { return false };
    let target = attack.target;
    let is_nobody = !ctx.state.world(ctx.content).prey().any(|figure| figure != target);
    if !is_nobody {
        ctx.push(Frame::Caught(CaughtFrame { alien, burst: None, said: 0 }));
    }
    !is_nobody
}

/// An alien bursts: whoever touches it is told (114).
pub(in crate::flow) fn burst(ctx: &mut Ctx<'_>, alien: FigureId, card: u8) {
    if ctx.state.world(ctx.content).prey().next().is_some() {
        ctx.push(Frame::Caught(CaughtFrame { alien, burst: Some(card), said: 0 }));
    }
}

/// Who may be hit besides whom it is aimed at, as far as it is not said.
fn open(content: &Content, state: &State, frame: CaughtFrame) -> Vec<FigureId> {
    let aimed_at = state.attack().map(|attack| attack.target).filter(|_| frame.burst.is_none());
    let is_open = |figure: &FigureId| {
        let slot = prey_slot(*figure);
        Some(*figure) != aimed_at && slot.is_some_and(|slot| frame.said >> slot & 1 == 0)
    };
    state.world(content).prey().filter(is_open).collect()
}

/// Everybody is told.
fn close(ctx: &mut Ctx<'_>, frame: CaughtFrame) {
    ctx.pop();
    if let Some(beside) = &mut ctx.state.beside {
        beside.caught = frame.said;
        beside.caught_told = true;
    }
    let Some(card) = frame.burst else { return };
    let is_said = |figure: &FigureId| prey_slot(*figure).is_some_and(|slot| frame.said >> slot & 1 == 1);
    let first = ctx.state.world(ctx.content).prey().find(is_said);
    if let Some(target) = first {
        crate::flow::attack::declare(ctx, Some(frame.alien), With::Death(card), target, false, true);
    }
}

impl State {
    /// Who was said to be hit by the attack under way.
    pub(in crate::flow) fn caught_beside(&self, content: &Content) -> Vec<FigureId> {
        let said = self.beside.as_ref().map_or(0, |beside| beside.caught);
        let is_said = |figure: &FigureId| prey_slot(*figure).is_some_and(|slot| said >> slot & 1 == 1);
        self.world(content).prey().filter(is_said).collect()
    }
}

/// They are tapped one by one.
pub(in crate::flow) mod room {
    use sortie_kernel::{Offer, Progress, Seat};

    use super::{CaughtFrame, Content, Ctx, Frame, State, close, open, prey_slot};
    use crate::choice::{Choice, Prompt};

    pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: CaughtFrame) -> Progress {
        if !open(ctx.content, ctx.state, frame).is_empty() {
            return Progress::Ask;
        }
        close(ctx, frame);
        Progress::Continue
    }

    pub(in crate::flow) fn offers(
        content: &Content,
        state: &State,
        frame: CaughtFrame,
        out: &mut Vec<Offer<Choice>>,
    ) {
        let seat = state.alpha_seat();
        let open = open(content, state, frame).into_iter();
        out.extend(open.map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
        out.push(Offer { seat, choice: Choice::Done });
    }

    pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: CaughtFrame, _seat: Seat, choice: Choice) {
        match choice {
            Choice::Pick { figure } => {
                let bit = prey_slot(figure).map_or(0, |slot| 1 << slot);
                ctx.turn_to(Frame::Caught(CaughtFrame { said: frame.said | bit, ..frame }));
            }
            _ => close(ctx, frame),
        }
    }

    pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: CaughtFrame) -> Prompt {
        Prompt::Caught { alien: frame.alien, burst: frame.burst.is_some() }
    }
}
