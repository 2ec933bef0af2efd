//! What changes on the table, by subject. Rules decide, this module performs: it is the only one that holds the state to
//! change it, so whatever a view shows changes here, with the event that tells it.
//!
//! Rules hold a [`Ctx`]. They read its state and call its methods. What a procedure keeps for itself is another matter: its
//! frame is replaced by its own room ([`Ctx::set_top`]), and how far a mission has come is kept by the rooms of the mission
//! ([`Ctx::script_mut`]), which tell every step as an order.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new frame or condition is thought about here")]

mod attack;
mod camp;
mod campaign;
mod cards;
mod figures;
mod frames;
mod groups;
mod map;
mod mission;
mod muster;
mod rounds;
mod test;
mod trial;
mod uses;

use std::ops::Deref;

use sortie_kernel::{Draw, Occasion, Rule, Sink};

pub(crate) use figures::refresh;
pub(crate) use muster::hand;
pub(crate) use trial::Trial;

use crate::content::Content;
use crate::event::Event;
use crate::state::{Script, State, what};
use crate::world::FigureId;

/// Rules at work: they read the state, have it changed, and tell what happened.
pub(crate) struct Ctx<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: Table<'a>,
    pub(crate) sink: Sink<'a, Event>,
}

/// The state, to be read by everybody and changed by this module alone.
pub(crate) struct Table<'a>(&'a mut State);

impl Deref for Table<'_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.0
    }
}

impl<'a> Ctx<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a mut State, sink: Sink<'a, Event>) -> Self {
        Self { content, state: Table(state), sink }
    }
}

impl Ctx<'_> {
    /// Tells what happened. Events with lists are only built for a sink that listens.
    #[inline]
    pub(crate) fn tell(&mut self, rule: &'static str, event: impl FnOnce(&State) -> Event) {
        if self.sink.listens() {
            let event = event(&self.state);
            self.sink.tell(Rule(rule), event);
        }
    }

    /// The chance of a figure's next roll this round: going back and rolling again gives the same dice.
    pub(crate) fn next_roll(&mut self, figure: FigureId) -> Draw {
        let state = &mut *self.state.0;
        let time = state.rolls[figure.index()];
        state.rolls[figure.index()] = time.wrapping_add(1);
        let occasion = Occasion {
            what: what::ROLL,
            whom: u16::from(figure.0),
            round: state.occasion_round(),
            time: u16::from(time),
        };
        state.chance.on(occasion)
    }

    /// The name of the next draw of a mission or an encounter: each has its own chance.
    pub(crate) fn next_draw(&mut self) -> Option<u16> {
        let script = self.script_mut()?;
        let time = script.draws;
        script.draws = time.wrapping_add(1);
        Some(u16::from(time))
    }

    /// How far the mission has come: the book-keeping of its rules, which keep it themselves.
    pub(crate) fn script_mut(&mut self) -> Option<&mut Script> {
        self.state.0.script.as_deref_mut()
    }
}
