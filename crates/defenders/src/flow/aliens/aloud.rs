//! An alien thinks aloud: at the digital table and where its card is read out.

use sortie_kernel::{Listener, Rule, Sink};

use crate::event::{AlienEvent, Event};
use crate::mind::Thought;
use crate::world::FigureId;

/// Thoughts become events of the alien that thinks.
pub(in crate::flow) struct Aloud<'a, 'b> {
    pub(in crate::flow) sink: &'a mut Sink<'b, Event>,
    pub(in crate::flow) alien: FigureId,
}

impl Listener<Thought> for Aloud<'_, '_> {
    fn hear(&mut self, rule: Rule, thought: Thought) {
        self.sink.tell(rule, AlienEvent::Thought { alien: self.alien, thought }.into());
    }
}

impl Aloud<'_, '_> {
    /// Nothing is thought aloud if nobody listens.
    pub(in crate::flow) fn thoughts(&mut self) -> Sink<'_, Thought> {
        if self.sink.listens() { Sink::to(self) } else { Sink::silent() }
    }
}
