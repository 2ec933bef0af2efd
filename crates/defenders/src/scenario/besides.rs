//! What tests do to a position and look at besides playing it.

use sortie_boards::hex::Hex;
use sortie_kernel::Sink;

use crate::apply::Ctx;
use crate::attack::Manner;
use crate::content::{Content, OnHit};
use crate::event::{Event, StoryEvent};
use crate::flow;
use crate::state::{Frame, GrantedFrame, State, With};
use crate::world::{Body, FigureId};

/// What happens besides the normal order of a position, for tests of one procedure.
impl State {
    /// A figure declares an attack; grenades are thrown outside the combat of the turn (118).
    pub fn declare(
        &mut self,
        content: &Content,
        figure: Option<FigureId>,
        with: With,
        target: FigureId,
        area: bool,
        sink: &mut Sink<'_, Event>,
    ) {
        let extra = matches!(with, With::Power(_) | With::Mission(_));
        flow::declare(
            &mut Ctx { content, state: self, sink: sink.reborrow() },
            figure,
            with,
            target,
            area,
            extra,
        );
    }

    /// A power allows a figure an attack, with weapons of a manner if one is said.
    pub fn grant(&mut self, figure: FigureId, with: Option<Manner>) {
        self.frames.push(Frame::Granted(GrantedFrame { figure, with }));
    }

    /// An alien has moved: who keeps guard may answer (A60).
    pub fn has_moved(&mut self, content: &Content, alien: FigureId, sink: &mut Sink<'_, Event>) {
        flow::guard(&mut Ctx { content, state: self, sink: sink.reborrow() }, alien);
    }

    /// An event is drawn, whatever lies on top of the deck (53).
    pub fn draw_event(&mut self, content: &Content, letter: char, sink: &mut Sink<'_, Event>) {
        let mut ctx = Ctx { content, state: self, sink: sink.reborrow() };
        if let Some(card) = content.event(letter) {
            ctx.tell("198", StoryEvent::EventForwarded { card: card as u8 });
            flow::draw_event(&mut ctx);
        }
    }

    /// An agent does an action of the mission at a hex, whatever it asks for (87).
    pub fn act(
        &mut self,
        content: &Content,
        agent: FigureId,
        action: &str,
        at: Hex,
        sink: &mut Sink<'_, Event>,
    ) {
        let number = self.mission(content).action(action).unwrap_or_else(|| panic!("no action {action}"));
        flow::act(&mut Ctx { content, state: self, sink: sink.reborrow() }, agent, number as u8, at);
    }

    /// Ammo tokens go from a weapon, as many as there are at most.
    pub fn spend_ammo(&mut self, figure: FigureId, gun: u8, tokens: u8) {
        if let Some(ammo) =
            self.agent_mut(figure).and_then(|agent| agent.guns[usize::from(gun)].ammo.as_mut())
        {
            *ammo = ammo.saturating_sub(tokens);
        }
    }

    /// A figure has no wounds any more.
    pub fn nurse(&mut self, figure: FigureId) {
        self.body_mut(figure).wounds = 0;
    }

    /// A figure is put on a hex, and what follows of that.
    pub fn put(&mut self, content: &Content, figure: FigureId, at: Hex, sink: &mut Sink<'_, Event>) {
        flow::put(&mut Ctx { content, state: self, sink: sink.reborrow() }, figure, at);
    }

    /// Somebody suffers wounds that nothing prevents (116).
    pub fn suffer(&mut self, content: &Content, figure: FigureId, wounds: u16, sink: &mut Sink<'_, Event>) {
        Ctx { content, state: self, sink: sink.reborrow() }.wound("116", figure, wounds);
    }

    /// Somebody is pushed away from a hex (191).
    pub fn push(&mut self, content: &Content, figure: FigureId, from: Hex, sink: &mut Sink<'_, Event>) {
        Ctx { content, state: self, sink: sink.reborrow() }.befall(figure, OnHit::Push, Some(from));
    }

    /// Whether nothing is under way but rounds and turns.
    pub fn is_at_rest(&self) -> bool {
        matches!(self.frames.top(), None | Some(Frame::Round(_) | Frame::Turn(_) | Frame::AlienTurn(_)))
    }
}

/// What tests and bug reports look at.
impl State {
    /// A figure, if it is on the map.
    pub fn figure(&self, figure: FigureId) -> Option<&Body> {
        self.bodies.get(figure.index()).filter(|body| body.is_present)
    }

    /// Where a figure stands, as the map is drawn.
    ///
    /// # Panics
    /// If it is not on the map.
    pub fn place(&self, content: &Content, figure: FigureId) -> [i16; 2] {
        let body = self.figure(figure).expect("a figure on the map");
        let place = self.board(content).layout().place(body.at);
        [place.x, place.y]
    }

    /// Ammo tokens on a weapon of an agent or a drone, and whether it is jammed.
    pub fn gun(&self, figure: FigureId, gun: u8) -> (Option<u8>, bool) {
        match (self.agent(figure), self.drone(figure)) {
            (Some(agent), _) => {
                let gun = agent.guns[usize::from(gun)];
                (gun.ammo, gun.is_jammed)
            }
            (None, Some(drone)) => (drone.ammo, false),
            (None, None) => (None, false),
        }
    }

    /// Points of a figure's energy shield.
    pub fn energy_shield(&self, figure: FigureId) -> u8 {
        let agent = self.agent(figure).map(|agent| agent.shield);
        let drone = self.drone(figure).map(|drone| drone.shield);
        let alien = self.alien(figure).map(|alien| alien.shield);
        agent.or(drone).or(alien).unwrap_or(0)
    }

    /// Movement, combat and action of the turn under way that are used.
    pub fn used_up(&self) -> Option<[bool; 3]> {
        self.turn().map(|turn| [turn.has_moved, turn.has_fought, turn.has_acted])
    }

    /// Fragments of the team (A16).
    pub fn n_fragments(&self) -> u8 {
        self.fragments
    }
}
