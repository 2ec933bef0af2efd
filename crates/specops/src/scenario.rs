//! Positions put together by hand: for tests of single rules, in the activation phase and with dice that are reported.

use sortie_boards::plane::{PieceId, Point};
use sortie_kernel::{DiceSource, Frames, Seed, Sink, run};

use crate::content::{CardId, Content, SideId};
use crate::flow;
use crate::ids::UnitId;
use crate::side::Colour;
use crate::state::{
    Activation, ActivationStep, Frame, OrderToken, Phase, Place, RoundStep, State, Tokens, TurnsStep,
};
use crate::{Setup, Specops};

/// A position: the first seat plays blue, it is the first round, and whoever has not been put anywhere waits beside the table.
#[derive(Debug, Clone)]
pub struct Scenario<'a> {
    content: &'a Content,
    state: State,
}

impl<'a> Scenario<'a> {
    /// Nobody stands anywhere. The mission should be said.
    pub fn new(content: &'a Content, setup: &Setup) -> Self {
        let setup = Setup { dice: DiceSource::Physical, ..setup.clone() };
        let mut state = flow::begin(content, &setup, Seed::from_number(0));
        state.muster(content);
        (state.round, state.phase, state.priority) = (1, Phase::Activation, Some(Colour::Blue));
        state.frames = Frames::new(Frame::Round(RoundStep::End));
        Self { content, state }
    }

    /// A unit stands somewhere, on an obstacle or on none.
    #[must_use]
    pub fn stand(mut self, unit: UnitId, at: Point, on: Option<PieceId>) -> Self {
        self.state.put(unit, Place::Table);
        let level = self.state.ground(self.content).level(on);
        let body = &mut self.state.bodies[unit.index()];
        (body.base, body.on) = (body.base.moved(at, level), on);
        self
    }

    /// What lies beside a unit.
    #[must_use]
    pub fn tokens(mut self, unit: UnitId, tokens: Tokens) -> Self {
        self.state.unit_mut(unit).tokens = tokens;
        self
    }

    /// A unit has a face-up order (C3.6).
    #[must_use]
    pub fn ordered(mut self, unit: UnitId) -> Self {
        let unit = self.state.unit_mut(unit);
        (unit.order, unit.was_ordered) = (OrderToken::FaceUp, true);
        self
    }

    /// Sides of loadout cards are in force (C1.13).
    #[must_use]
    pub fn loadouts(mut self, colour: Colour, sides: impl IntoIterator<Item = SideId>) -> Self {
        self.state.players[colour.index()].loadouts = sides.into_iter().collect();
        self
    }

    /// A command card is in force (C3.1).
    #[must_use]
    pub fn card(mut self, colour: Colour, card: CardId) -> Self {
        self.state.players[colour.index()].played = Some(card);
        self
    }

    /// A unit is activated, up to the first question (C4.5).
    pub fn activate(mut self, unit: UnitId) -> State {
        let body = self.state.unit(unit);
        let (opponent, ordered) = (body.colour.opponent(), body.order == OrderToken::FaceUp);
        self.state.frames.push(Frame::Turns(TurnsStep::Turn(opponent)));
        self.state.activation = Some(Activation::new(unit, ordered));
        self.state.frames.push(Frame::Activation(ActivationStep::Begin));
        run::<Specops>(self.content, &mut self.state, &mut Sink::silent());
        self.state
    }
}
