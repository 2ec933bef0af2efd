//! How far a mission has come.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sortie_boards::hex::Hex;
use sortie_kernel::List;
use sortie_mission::run::{self, Agenda, Progress};
use ts_rs::TS;

use crate::content::mission::{MissionResult, SignalKind};
use crate::world::{FigureId, Species};

/// A mission under way. Names are numbers, in the order of its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Script {
    /// Counters, rules, objectives and hints.
    pub(crate) progress: Progress,
    /// What has been called and waits, and what is at work.
    pub(crate) agenda: Agenda<Root, By, Page>,
    /// Flags the story remembers.
    pub(crate) flags: Arc<Vec<String>>,
    /// What was said so far, the special rules among it.
    pub(crate) told: Arc<Vec<Page>>,
    /// Bit n: the special event with the n-th letter has been drawn.
    pub(crate) drawn: u32,
    /// The event that comes next, whatever lies on top.
    pub(crate) forward: Option<u8>,
    /// There are no event phases (Pause).
    pub(crate) is_paused: bool,
    /// Bit n: waypoint n lies there, face up.
    pub(crate) waypoints: u8,
    /// Waypoints that lie face down: which, and where. Nobody knows which is which.
    pub(crate) hidden: List<(u8, Hex), 4>,
    /// Waypoints that were turned up: which, and where, which need not be where they are printed.
    pub(crate) found: List<(u8, Hex), 4>,
    /// Flames.
    pub(crate) flames: List<Hex, 12>,
    /// Mines.
    pub(crate) mines: List<Hex, 4>,
    /// Dead aliens that lie under a waypoint, and whether it is still there.
    pub(crate) bodies: List<Body, 8>,
    /// Bit n: armoury token n lies there.
    pub(crate) armouries: u8,
    /// Weapons the team will get in the next reinforcement step: `chosen` by the alpha agent, or drawn (180).
    pub(crate) due: List<Due, 4>,
    /// Things: where they lie, or who carries them.
    pub(crate) items: List<Item, 8>,
    /// Guns: ammo tokens left, and whether they are jammed.
    pub(crate) guns: List<(Option<u8>, bool), 2>,
    /// Alien cards that are out of the game.
    pub(crate) out: List<u8, 8>,
    /// Aliens with names of their own.
    pub(crate) figures: List<Option<FigureId>, 16>,
    /// What holds for them.
    pub(crate) marks: List<(u8, Marked), 16>,
    /// Who has a role.
    pub(crate) roles: Arc<Vec<(String, FigureId)>>,
    /// How often actions were tried: which, where, by whom.
    pub(crate) tries: List<Try, 24>,
    /// People on the map: who they are, by figure.
    pub(crate) people: List<(u8, FigureId), 8>,
    /// Signals kept aside: human and alien.
    pub(crate) aside: [u8; 2],
    /// Signals that were turned and stay: bit n is the n-th place of signals.
    pub(crate) turned: u16,
    /// Who goes where an agent goes, for the rest of his turn: the agent, and the figure by number.
    pub(crate) dragged: Option<(FigureId, u8)>,
    /// Sides on which each agent has to stay, as a bit for each tile of the map; all of them if nothing is said.
    pub(crate) confined: [u8; 5],
    /// By agent, the profile he has become.
    pub(crate) cast: [Option<u8>; 5],
    /// The hint that was shown when somebody answered last.
    pub(crate) hint: Option<u8>,
    /// What was picked for the effect at work.
    pub(crate) picked: Picked,
    /// The end, once it is decided.
    pub(crate) result: Option<MissionResult>,
    /// Whether no rule answers whatever happens: in what players imagine, where rules they do not know have no say.
    #[serde(skip)]
    pub(crate) is_silent: bool,
}

/// Somebody who did something somewhere.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct By {
    /// Who.
    pub(crate) figure: Option<FigureId>,
    /// Where.
    pub(crate) at: Option<Hex>,
}

/// A list of effects in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Root {
    Rule(u8),
    Peril(u8),
    Won,
    Lost,
    /// Its holder has died: who has this role now?
    Role(u8),
}

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersPage")]
pub struct Page {
    /// The word of the mission.
    pub word: String,
    /// A special rule that stays in view.
    pub is_rule: bool,
}

/// A dead alien that lies there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) at: Hex,
    pub(crate) species: Species,
    /// The waypoint is still on it.
    pub(crate) is_marked: bool,
}

/// A weapon that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Due {
    /// An alien one.
    pub(crate) is_alien: bool,
    /// The alpha agent picks it; else it is drawn.
    pub(crate) is_picked: bool,
}

/// A thing of the mission.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Item {
    pub(crate) at: Option<Hex>,
    pub(crate) carrier: Option<FigureId>,
}

/// What holds for a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersMarked")]
pub enum Marked {
    /// It does not act until the next refresh phase.
    Held,
    /// It lies there, does not act and engages nobody.
    Stunned,
    /// Agents do no damage to it.
    Warded,
}

/// Tries of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Try {
    pub(crate) action: u8,
    pub(crate) at: Hex,
    pub(crate) agent: u8,
    pub(crate) tries: u8,
    pub(crate) is_done: bool,
}

/// What was picked for the effect at work.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Picked {
    pub(crate) at: Option<Hex>,
    pub(crate) figure: Option<FigureId>,
    /// A die of the effect has been rolled.
    pub(crate) is_rolled: bool,
    /// How much of an effect for several is done.
    pub(crate) done: u8,
}

/// The list at work.
pub(crate) type Running = run::Running<Root, By, Page>;
/// A list of it.
pub(crate) type Level = run::Level<By>;

impl Script {
    /// A mission that has not begun.
    pub(crate) fn new(
        n_items: usize,
        guns: impl Iterator<Item = (Option<u8>, bool)>,
        n_figures: usize,
    ) -> Self {
        Self {
            progress: Progress::default(),
            agenda: Agenda::default(),
            flags: Arc::default(),
            told: Arc::default(),
            drawn: 0,
            forward: None,
            is_paused: false,
            waypoints: 0,
            hidden: List::default(),
            found: List::default(),
            flames: List::default(),
            mines: List::default(),
            bodies: List::default(),
            armouries: 0,
            due: List::default(),
            items: std::iter::repeat_n(Item::default(), n_items.min(8)).collect(),
            guns: guns.take(2).collect(),
            out: List::default(),
            figures: std::iter::repeat_n(None, n_figures.min(16)).collect(),
            marks: List::default(),
            roles: Arc::default(),
            tries: List::default(),
            people: List::default(),
            aside: [0; 2],
            turned: 0,
            dragged: None,
            confined: [u8::MAX; 5],
            cast: [None; 5],
            hint: None,
            picked: Picked::default(),
            result: None,
            is_silent: false,
        }
    }

    /// No rule answers any more, and none that was called comes to its turn.
    pub(crate) fn fall_silent(&mut self) {
        self.is_silent = true;
        self.agenda.pending.clear();
    }

    /// The number of a figure with a name of its own.
    pub(crate) fn figure(&self, figure: FigureId) -> Option<u8> {
        self.figures.iter().position(|named| *named == Some(figure)).map(|number| number as u8)
    }

    /// Whether something holds for a figure.
    pub(crate) fn is_marked(&self, figure: FigureId, mark: Marked) -> bool {
        self.figure(figure).is_some_and(|number| self.marks.contains(&(number, mark)))
    }

    /// How many signals of a kind are kept aside.
    pub(crate) fn aside(&self, kind: SignalKind) -> u8 {
        match kind {
            SignalKind::Human => self.aside[0],
            SignalKind::Alien => self.aside[1],
        }
    }
}
