//! From event to state: the only place where the table changes. What a procedure keeps for itself is its frame.

mod attack;
mod beside;
mod mission;
mod round;
mod setup;
mod turn;

use sortie_kernel::{Rule, Sink};

use crate::content::Content;
use crate::event::Event;
use crate::state::{Frame, State};

/// Rules at work: they decide events, and each event is applied before it is told.
pub(crate) struct Ctx<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) sink: Sink<'a, Event>,
}

impl Ctx<'_> {
    /// Lets an event happen.
    #[inline]
    pub(crate) fn tell(&mut self, rule: &'static str, event: impl Into<Event>) {
        let event = event.into();
        match &event {
            Event::Setup(event) => setup::apply(self.content, self.state, event),
            Event::Round(event) => round::apply(self.content, self.state, event),
            Event::Turn(event) => turn::apply(self.content, self.state, event),
            Event::Attack(event) => attack::apply(self.state, event),
            Event::Mission(event) => mission::apply(self.state, event),
            Event::Beside(event) => beside::apply(self.state, event),
        }
        self.sink.tell(Rule(rule), event);
    }

    /// Starts a procedure inside the current one.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// Ends the current procedure.
    pub(crate) fn pop(&mut self) {
        self.state.frames.pop();
    }

    /// Replaces the frame that runs now.
    pub(crate) fn turn_to(&mut self, frame: Frame) {
        if let Some(top) = self.state.frames.top_mut() {
            *top = frame;
        }
    }
}
