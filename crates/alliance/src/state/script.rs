//! How far a mission or an encounter has come.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use sortie_mission::run::{self, Agenda, Progress};

use crate::limits::MOST_CARRIED;
use crate::order::Order;
use crate::world::FigureId;

/// A mission or an encounter under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Script {
    /// What is played.
    pub(crate) play: Play,
    /// The scene, by number.
    pub(crate) scene: u8,
    /// Bit n: area n of the scene's map is revealed.
    pub(crate) revealed: u16,
    /// Bit n: object n lies on the map or is carried; a door: it has not been opened. What lies in an area that is
    /// not revealed lies there already, but nobody sees it or gets at it.
    pub(crate) there: u32,
    /// Bit n: door n is locked, by number of the object.
    pub(crate) locked: u32,
    /// Who carries which object (R13.1).
    pub(crate) carried: ArrayVec<(u8, FigureId), MOST_CARRIED>,
    /// Objects that lie elsewhere than the mission says: dropped ones (R13.2).
    pub(crate) dropped: ArrayVec<(u8, Space), MOST_CARRIED>,
    /// Counters, rules, objectives and hints.
    pub(crate) progress: Progress,
    /// Rebels who are still to be set on the map: bit n, figure n (R17.1).
    pub(crate) awaited: u32,
    /// By number of the group on the display: what the mission calls it.
    pub(crate) labels: Arc<Vec<Option<String>>>,
    /// Groups that found no room and come at the end of a round.
    pub(crate) waiting: Arc<Vec<Waiting>>,
    /// Enemy groups defeated so far.
    pub(crate) defeated: u8,
    /// How many of them were elite or unique.
    pub(crate) defeated_elite: u8,
    /// How many groups were drawn at random: the name of the next draw's occasion.
    pub(crate) draws: u8,
    /// Damage each hero begins the mission with.
    pub(crate) hurt: u8,
    /// What has been called and waits for a good moment, and what is at work.
    pub(crate) agenda: Agenda<Root, FigureId, Order>,
    /// Messages so far, as keys of texts, the special rules among them.
    pub(crate) told: Arc<Vec<Told>>,
    /// Flags of a mission that is played for itself, outside a campaign.
    pub(crate) flags: Arc<Vec<String>>,
    /// The mission is decided: whether it was won.
    pub(crate) over: Option<bool>,
    /// In what way, a word of the mission; `all_wounded` and `too_late` are words of every mission.
    pub(crate) how: String,
    /// Whether everything that was under way when it was decided has been put aside.
    pub(crate) is_closed: bool,
    /// Whether no rule answers whatever happens: in what players imagine, where rules they do not know have no say.
    #[serde(skip)]
    pub(crate) is_silent: bool,
}

impl Script {
    /// No rule answers any more, and none that was called comes to its turn.
    pub(crate) fn fall_silent(&mut self) {
        self.is_silent = true;
        self.agenda.pending.clear();
    }
}

/// A group that waits for room on the display or on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Waiting {
    /// The deployment card, by number in the content.
    pub(crate) group: u8,
    pub(crate) label: String,
    pub(crate) at: Vec<Space>,
    pub(crate) bonus_health: u8,
}

/// What a script belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Play {
    /// A mission, by number in the content.
    Mission(u8),
    /// An encounter of the campaign under way, by number.
    Encounter(u8),
}

/// A list of effects in the content, or something every mission does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Root {
    Rule(u8),
    Peril(u8),
    Encounter(u8),
    /// What the team gets after a mission won or lost.
    Won,
    Lost,
    /// An object that was used up leaves the map.
    Leave(u8),
    /// The areas of the first scene are laid out (R1.19).
    Lay,
    /// The Rebels are set on the map (R17.1).
    PlaceHeroes,
    /// The team pays or suffers for a card, by number in the content.
    Toll(u8),
    /// Groups that waited for room come in.
    Arrive,
    /// Somebody who interacted tests at an object, by number of object and action (R11.2).
    TestAt(u8, u8),
    /// People at a real table are asked whether they control what a rule asks about (R13.4).
    Control(u8),
}

/// A list of effects at work, or something else that has its turn. People read orders before it goes on; what they
/// answer at a real table are successes, or whether they control a place.
pub(crate) type Running = run::Running<Root, FigureId, Order>;

/// A list of effects inside another.
pub(crate) type Level = run::Level<FigureId>;

impl Script {
    /// Nothing has happened yet.
    pub(crate) fn new(play: Play) -> Self {
        Self {
            play,
            scene: 0,
            revealed: 0,
            there: 0,
            locked: 0,
            carried: ArrayVec::new(),
            dropped: ArrayVec::new(),
            progress: Progress::default(),
            awaited: 0,
            labels: Arc::default(),
            waiting: Arc::default(),
            defeated: 0,
            defeated_elite: 0,
            draws: 0,
            hurt: 0,
            agenda: Agenda::default(),
            told: Arc::default(),
            flags: Arc::default(),
            over: None,
            how: String::new(),
            is_closed: false,
            is_silent: false,
        }
    }

    /// Calls something that runs at the next good moment.
    pub(crate) fn call(&mut self, root: Root, actor: Option<FigureId>, successes: u8) {
        self.agenda.call(root, actor, successes);
    }

    /// What the mission calls a group on the display.
    pub(crate) fn label(&self, group: usize) -> Option<&str> {
        self.labels.get(group)?.as_deref()
    }
}

/// A message of the log (R34.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "AllianceTold")]
pub struct Told {
    /// The key of the text.
    pub text: String,
    /// In which round; 0 before the first and on the star map.
    pub round: u16,
    /// A special rule of the mission, which stays in view.
    pub is_rule: bool,
}
