//! The whole truth, plain data: cloned for search, hashed after every choice, saved as it is.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new frame is thought about here")]

mod agent;
mod alien;
mod attack;
mod beside;
mod bodies;
mod campaign;
mod chance;
mod frame;
mod lay;
mod script;
mod stock;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Board, Hex};
use sortie_kernel::{Chance, Deck, DiceSource, Frames, List, Seat};
use sortie_mission::Mode;

pub use agent::Model;
pub(crate) use agent::{AgentState, DroneState, Gun, Held};
pub(crate) use alien::{AlienState, SignalState};
pub(crate) use attack::sum;
pub(crate) use attack::{AttackState, Bonus, Fallen, FallenDice, MOST_DICE, RollState};
pub use attack::{Rolled, With};
pub(crate) use beside::{Beside, CaughtFrame, Gaze, Glance, ReadingFrame, prey_slot};
pub(crate) use bodies::{Bodies, BodyMut};
pub(crate) use campaign::{AgentFile, Campaign};
pub use campaign::{Played, Service, Stage};
pub(crate) use frame::{
    ActivationFrame, AlienTurnFrame, ArrivalFrame, Arrives, Arriving, AttackStep, Called, CampaignStep,
    DeliveryFrame, EventFrame, FoundFrame, Frame, Goods, GrantedFrame, GuardFrame, MOST_SCOUTED,
    MovementFrame, OpeningStep, PowerFrame, RoundStep, ScoutingFrame, SignalsFrame, TeleportFrame, Test,
    TurnFrame, Why,
};
pub(crate) use lay::{body as body_of, filed, lay, lay_in_campaign};
pub(crate) use script::{Body as DeadAlien, By, Due, Item, Level, Picked, Root, Running, Script, Try};
pub use script::{Marked, Page};
pub(crate) use stock::Stock;

use crate::content::mission::{Difficulty, Mission, Party};
use crate::content::{Battle, Content};
use crate::dice::Symbol;
use crate::event::Ending;
use crate::limits::{ALIENS, DRONES, MOST_ALIENS, MOST_ATTACKS, MOST_FIGURES, MOST_SIGNALS, SIGNALS};
use crate::world::{Body, FigureId, Kind, Options, World};

/// The whole truth. Everything is public but the order of decks, what signals are, and what chance still holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 16>,
    pub(crate) table: TableRules,
    /// From 1; 0 before the first.
    pub(crate) round: u16,
    pub(crate) bodies: Bodies,
    pub(crate) agents: agent::Agents,
    pub(crate) drones: agent::Drones,
    /// By place among the aliens.
    pub(crate) aliens: List<AlienState, MOST_ALIENS>,
    /// By place among the signals.
    pub(crate) signals: List<SignalState, MOST_SIGNALS>,
    /// Teleport points on the map.
    pub(crate) points: List<Hex, 4>,
    /// Their symbols.
    pub(crate) symbols: List<Symbol, 4>,
    /// The agent who is first player (37).
    pub(crate) alpha: FigureId,
    /// Bit n: change n of the board has been made.
    pub(crate) board: u64,
    pub(crate) stock: Stock,
    /// Fragments of alien technology the team has (A16).
    pub(crate) fragments: u8,
    /// An alien was killed in this round (A15).
    pub(crate) killed_now: bool,
    /// An alien was killed in the round before (A14).
    pub(crate) killed_before: bool,
    /// A search has found a fragment in this round (81).
    pub(crate) searched: bool,
    pub(crate) alien_deck: Deck<24>,
    pub(crate) encounter_deck: Deck<40>,
    pub(crate) event_deck: Deck<24>,
    /// Signals face down beside the map: 1 is alien (146).
    pub(crate) reserve: Deck<16>,
    /// The weather in play, by the number of its card (54).
    pub(crate) weather: Option<u8>,
    /// How many alien cards have been assigned.
    pub(crate) assigned: u8,
    pub(crate) attacks: List<AttackState, MOST_ATTACKS>,
    pub(crate) roll: Option<RollState>,
    /// Strikes from orbit that are on their way.
    pub(crate) called: List<Called, 2>,
    /// How often dice fell for a figure in this round: the name of the next occasion.
    pub(crate) rolls: List<u8, { MOST_FIGURES + 1 }>,
    /// How often cards and tokens were shuffled and drawn.
    pub(crate) draws: u16,
    pub(crate) ending: Option<Ending>,
    /// The story of the mission.
    pub(crate) script: Box<Script>,
    /// The campaign the mission is part of.
    pub(crate) campaign: Option<Arc<Campaign>>,
    /// How many missions have had their dice.
    pub(crate) epoch: u16,
    /// What is known beside the boxed game; none at the digital table, where everything is known.
    pub(crate) beside: Option<Box<Beside>>,
}

/// What was agreed and does not change; but the mission of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableRules {
    /// By its number in the content.
    pub(crate) mission: u8,
    pub(crate) n_agents: u8,
    pub(crate) difficulty: Difficulty,
    pub(crate) options: Options,
    /// Weapons lower what is rolled against them to so many dice: the option of rank based defence.
    pub(crate) rank_defence: bool,
    pub(crate) dice: DiceSource,
    /// Where the figures stand.
    pub(crate) mode: Mode,
}

/// What is drawn by chance; each kind has its own occasions.
pub(crate) mod what {
    pub(crate) const ROLL: u16 = 1;
    pub(crate) const ALIENS: u16 = 2;
    pub(crate) const ENCOUNTERS: u16 = 3;
    pub(crate) const EVENTS: u16 = 4;
    pub(crate) const RESERVE: u16 = 5;
    pub(crate) const DEVICE: u16 = 6;
    pub(crate) const WEAPON: u16 = 7;
}

impl State {
    /// Whether the figures stand on a real table, where only people see them.
    #[inline]
    pub(crate) fn is_beside(&self) -> bool {
        self.beside.is_some()
    }

    /// What the mission laid on the table.
    pub(crate) fn battle<'a>(&self, content: &'a Content) -> &'a Battle {
        &content.battles[usize::from(self.table.mission)]
    }

    /// The mission.
    pub(crate) fn mission<'a>(&self, content: &'a Content) -> &'a Mission {
        &content.missions[usize::from(self.table.mission)]
    }

    /// How many play and how hard, for numbers of the mission.
    pub(crate) fn party(&self) -> Party {
        Party::new(self.table.n_agents.into(), self.table.difficulty)
    }

    /// The board as it is now.
    pub(crate) fn board<'a>(&self, content: &'a Content) -> &'a Board {
        self.battle(content).field.board(self.board)
    }

    /// The board and who stands where.
    pub(crate) fn world<'a>(&'a self, content: &'a Content) -> World<'a> {
        World {
            board: self.board(content),
            bodies: &self.bodies,
            present: self.bodies.present(),
            points: &self.points,
            alpha: self.alpha,
            options: self.table.options,
        }
    }

    pub(crate) fn body(&self, figure: FigureId) -> &Body {
        &self.bodies[figure.index()]
    }

    pub(crate) fn body_mut(&mut self, figure: FigureId) -> BodyMut<'_> {
        self.bodies.get_mut(figure)
    }

    /// An agent's own state, if the figure is one.
    pub(crate) fn agent(&self, figure: FigureId) -> Option<&AgentState> {
        self.agents.get(figure.index())
    }

    pub(crate) fn agent_mut(&mut self, figure: FigureId) -> Option<&mut AgentState> {
        self.agents.get_mut(figure.index())
    }

    /// A drone's own state, if the figure is one.
    pub(crate) fn drone(&self, figure: FigureId) -> Option<&DroneState> {
        self.drones.get(usize::from(figure.0.checked_sub(DRONES)?))
    }

    pub(crate) fn drone_mut(&mut self, figure: FigureId) -> Option<&mut DroneState> {
        self.drones.get_mut(usize::from(figure.0.checked_sub(DRONES)?))
    }

    /// An alien's own state, if the figure is one.
    pub(crate) fn alien(&self, figure: FigureId) -> Option<&AlienState> {
        self.aliens.get(usize::from(figure.0.checked_sub(ALIENS)?))
    }

    pub(crate) fn alien_mut(&mut self, figure: FigureId) -> Option<&mut AlienState> {
        self.aliens.get_mut(usize::from(figure.0.checked_sub(ALIENS)?))
    }

    /// What a signal will turn out to be.
    pub(crate) fn signal(&self, figure: FigureId) -> Option<&SignalState> {
        self.signals.get(usize::from(figure.0.checked_sub(SIGNALS)?))
    }

    /// All figures of a kind on the map, in order.
    pub(crate) fn all(&self, kind: Kind) -> impl Iterator<Item = FigureId> + '_ {
        self.bodies.present().into_iter().filter(move |&figure| self.body(figure).kind == kind)
    }

    /// The living agents (10).
    pub(crate) fn living(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.all(Kind::Agent)
    }

    /// The seats of the table; each has one agent (9, A68).
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.n_agents)
    }

    /// Who decides for a figure: an agent's player, the owner of a drone, who holds an alien's card; else the alpha agent.
    pub(crate) fn seat_of(&self, figure: FigureId) -> Seat {
        let body = self.body(figure);
        match body.kind {
            Kind::Agent => Seat(figure.0),
            Kind::Drone => Seat(self.drone(figure).map_or(self.alpha.0, |drone| drone.owner)),
            Kind::Alien => Seat(body.alien.map_or(self.alpha.0, |alien| alien.player.0)),
            Kind::Signal | Kind::Person => self.alpha_seat(),
        }
    }

    /// The seat of the alpha agent.
    pub(crate) fn alpha_seat(&self) -> Seat {
        Seat(self.alpha.0)
    }

    /// Whether a figure may stop there: some agents have to stay on parts of the map (198).
    pub(crate) fn may_end(&self, content: &Content, figure: FigureId, hex: Hex) -> bool {
        let tiles = self.script.confined.get(figure.index()).copied().unwrap_or(u8::MAX);
        tiles == u8::MAX || {
            let field = &self.battle(content).field;
            field.tile(field.side_of(hex)).is_some_and(|tile| tiles >> tile & 1 == 1)
        }
    }

    /// Whether nothing counts any more.
    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Whose turn it is: the agent of the turn or the alien turn under way, else the alpha agent (154).
    pub(crate) fn active(&self) -> FigureId {
        let of = |frame: &Frame| match *frame {
            Frame::Turn(TurnFrame { agent, .. }) | Frame::AlienTurn(AlienTurnFrame { agent, .. }) => {
                Some(agent)
            }
            Frame::Opening(_)
            | Frame::Round(_)
            | Frame::Promotion { .. }
            | Frame::Delivery(_)
            | Frame::Movement(_)
            | Frame::Found(_)
            | Frame::Power(_)
            | Frame::Granted(_)
            | Frame::Attack(_)
            | Frame::Dice
            | Frame::Activation(_)
            | Frame::Guard(_)
            | Frame::Reveals
            | Frame::Teleport(_)
            | Frame::Arrival(_)
            | Frame::Event(_)
            | Frame::Signals(_)
            | Frame::Scouting(_)
            | Frame::Acting { .. }
            | Frame::Script
            | Frame::Campaign(_)
            | Frame::Instructed
            | Frame::Reading
            | Frame::Caught(_)
            | Frame::Asked(_) => None,
        };
        let active = self.frames.iter().rev().find_map(of).unwrap_or(self.alpha);
        if self.body(active).is_present { active } else { self.alpha }
    }

    /// The turn under way, if it is an agent's.
    pub(crate) fn turn(&self) -> Option<TurnFrame> {
        self.frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Turn(turn) = frame { Some(*turn) } else { None })
    }

    /// The attack under way.
    pub(crate) fn attack(&self) -> Option<&AttackState> {
        self.attacks.last()
    }
}
