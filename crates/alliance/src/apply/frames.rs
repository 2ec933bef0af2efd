//! The stack of procedures under way. A room replaces its own frame; a few rules reach into one further below.

use sortie_kernel::Frames;

use super::Ctx;
use crate::enemy::Resolution;
use crate::state::{Frame, RebelTurn};
use crate::world::FigureId;

impl Ctx<'_> {
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.0.tied.forget();
        self.state.0.frames.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.state.0.tied.forget();
        self.state.0.frames.pop();
    }

    pub(crate) fn set_top(&mut self, frame: Frame) {
        self.state.0.tied.forget();
        if let Some(top) = self.state.0.frames.top_mut() {
            *top = frame;
        }
    }

    /// Everything that was under way is put aside for this.
    pub(crate) fn start_over(&mut self, frame: Frame) {
        self.state.0.tied.forget();
        self.state.0.frames = Frames::new(frame);
    }

    /// Keeps the equally bad ways of an enemy while the players choose one, until the next frame.
    pub(crate) fn keep_tied(&mut self, resolution: Resolution) {
        self.state.0.tied.keep(resolution);
    }

    /// The activation of a Rebel, wherever in it something happens.
    pub(crate) fn turns_of(&mut self, figure: FigureId) -> impl Iterator<Item = &mut RebelTurn> {
        self.state.0.tied.forget();
        self.state.0.frames.iter_mut().filter_map(move |frame| {
            let Frame::Rebel(turn) = frame else { return None };
            (turn.figure == figure).then_some(turn)
        })
    }

    /// Everything under way, for a rule that follows another one.
    pub(crate) fn frames_mut(&mut self) -> impl Iterator<Item = &mut Frame> {
        self.state.0.tied.forget();
        self.state.0.frames.iter_mut()
    }
}
