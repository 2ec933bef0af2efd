//! From event to state: the only place where the board changes. What a procedure keeps for itself is its frame.

mod alien;
mod attack;
mod beside;
mod campaign;
mod round;
mod story;
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
            Event::Round(event) => round::apply(self.content, self.state, event),
            Event::Turn(event) => turn::apply(self.content, self.state, event),
            Event::Attack(event) => attack::apply(self.content, self.state, event),
            Event::Alien(event) => alien::apply(self.content, self.state, event),
            Event::Story(event) => story::apply(self.content, self.state, event),
            Event::Campaign(event) => campaign::apply(self.content, self.state, event),
            Event::Beside(event) => beside::apply(self.state, event),
        }
        if self.state.beside.is_none() {
            self.sink.tell(Rule(rule), event);
            return;
        }
        self.state.settle_beside(self.content);
        self.sink.tell(Rule(rule), event.clone());
        crate::flow::note(self, rule, &event);
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
