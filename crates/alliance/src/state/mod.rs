//! The whole truth of a mission, plain data: cloned for search, hashed after every choice, saved as it is.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new frame is thought about here")]

mod campaign;
mod ending;
mod fight;
mod frame;
mod party;
mod script;

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_boards::square::Board;
use sortie_kernel::{Chance, Deck, DiceSource, Frames, Kept, List, Seat, Seed, Viewer};

pub use campaign::{AllyFile, FameFor, FameLine, ItemHeld, Played};
pub(crate) use campaign::{Campaign, HeroFile};
pub use ending::Ending;
pub(crate) use fight::{AttackState, OptionRef, TestState};
pub(crate) use frame::{
    AttackStep, Course, DeedsFrame, EnemyStage, EnemyTurn, Frame, GroupTurn, HammerFrame, Moving,
    MovingFrame, RebelStage, RebelTurn, RoundStep, StrikingFrame, TestStep,
};
pub use party::CardState;
pub(crate) use party::{Cast, GroupState, Held, HeroState, Part};

pub use script::Told;
pub(crate) use script::{Level, Play, Root, Running, Script, Waiting};

pub(crate) use crate::limits::{LAST_MISSION_ROUND, LAST_ROUND, MOST_CARDS, MOST_FIGURES, MOST_GROUPS};
pub use crate::source::Source;

use crate::agreed::{Difficulty, Mode};
use crate::content::{Content, Mission};
use crate::enemy::Resolution;
use crate::world::{Body, FigureId, Side, World};

/// The whole truth. Everything is public except the order of the supply deck and what chance still holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 16>,
    pub(crate) table: TableRules,
    /// From 1; 0 before the first.
    pub(crate) round: u16,
    /// Bit n: door n is open (A40).
    pub(crate) doors: u8,
    /// Bit n: crate n is still there.
    pub(crate) crates: u16,
    /// Bit n: terminal n has not been used.
    pub(crate) terminals: u16,
    /// The figures as space knows them, by [`FigureId`].
    pub(crate) bodies: List<Body, MOST_FIGURES>,
    /// Who they are.
    pub(crate) cast: List<Cast, MOST_FIGURES>,
    pub(crate) heroes: ArrayVec<HeroState, 4>,
    pub(crate) groups: ArrayVec<GroupState, MOST_GROUPS>,
    pub(crate) supply: Deck<12>,
    /// A shared pool (R19.3).
    pub(crate) medpacs: u8,
    /// The attacks under way, the innermost last.
    pub(crate) attacks: ArrayVec<AttackState, 4>,
    pub(crate) test: Option<TestState>,
    /// How often a figure has rolled this round: the name of its next occasion.
    pub(crate) rolls: [u8; MOST_FIGURES],
    /// Abilities used this round that are limited to once a round or an activation.
    pub(crate) used: List<Source, 24>,
    /// Abilities used in the moment under way, outside attacks and tests: none is used twice in one.
    pub(crate) now_used: List<Source, 12>,
    /// The enemy figure that acts now and its activation card: its bonus effect is in force (R24.3).
    pub(crate) acting: Option<(FigureId, u8)>,
    /// Who holds the bonus activation of three heroes this round (R7.3).
    pub(crate) bonus_hero: u8,
    pub(crate) ending: Option<Ending>,
    /// The mission or encounter under way; none in a skirmish and on the star map.
    pub(crate) script: Option<Box<Script>>,
    /// What lasts from mission to mission.
    pub(crate) campaign: Option<Arc<Campaign>>,
    /// How many missions and encounters came before in this campaign: each has its own dice.
    pub(crate) epoch: u8,
    /// What becomes of the instruction whose equally bad ways the players choose from (A14).
    #[serde(skip)]
    pub(crate) tied: Kept<Resolution>,
}

/// What was agreed and does not change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableRules {
    pub(crate) map: u8,
    pub(crate) n_seats: u8,
    pub(crate) difficulty: Difficulty,
    pub(crate) dice: DiceSource,
    /// Figures stand here, or on a real table.
    pub(crate) mode: Mode,
    /// Bit n: the pack n of [`crate::agreed::PRODUCTS`] is owned besides the core box (R36.1).
    pub(crate) collection: u8,
}

/// What is drawn by chance; each kind has its own occasions.
pub(crate) mod what {
    pub(crate) const SUPPLY: u16 = 1;
    pub(crate) const GROUP: u16 = 2;
    pub(crate) const CARD: u16 = 3;
    pub(crate) const ROLL: u16 = 4;
    pub(crate) const RANDOM_GROUP: u16 = 5;
    pub(crate) const RANDOM_ITEM: u16 = 6;
    pub(crate) const STOCK: u16 = 7;
    pub(crate) const PLACE: u16 = 8;
}

impl State {
    /// A table with nobody at it.
    pub(crate) fn new(table: TableRules, seed: Seed) -> Self {
        Self {
            supply: Deck::stacked(&[]),
            chance: Chance::new(seed),
            frames: Frames::new(Frame::Deploying),
            table,
            round: 0,
            doors: 0,
            crates: 0,
            terminals: 0,
            bodies: List::default(),
            cast: List::default(),
            heroes: ArrayVec::new(),
            groups: ArrayVec::new(),
            medpacs: 0,
            attacks: ArrayVec::new(),
            test: None,
            rolls: [0; MOST_FIGURES],
            used: List::default(),
            now_used: List::default(),
            acting: None,
            bonus_hero: 0,
            ending: None,
            script: None,
            campaign: None,
            epoch: 0,
            tied: Kept::default(),
        }
    }

    /// The round as chance names it: each mission and encounter of a campaign has its own dice.
    pub(crate) fn occasion_round(&self) -> u16 {
        u16::from(self.epoch) << 8 | self.round
    }

    /// Whether nothing counts any more: the game or the mission is decided.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some() || self.script.as_ref().is_some_and(|script| script.over.is_some())
    }

    /// The mission under way.
    pub(crate) fn mission<'a>(&self, content: &'a Content) -> Option<&'a Mission> {
        match self.script.as_ref()?.play {
            Play::Mission(mission) => Some(&content.missions[usize::from(mission)]),
            Play::Encounter(_) => None,
        }
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.n_seats)
    }

    pub(crate) fn board<'a>(&self, content: &'a Content) -> &'a Board {
        content.maps[usize::from(self.table.map)].board(self.doors)
    }

    pub(crate) fn world<'a>(&'a self, content: &'a Content) -> World<'a> {
        World::new(self.board(content), &self.bodies)
    }

    pub(crate) fn body(&self, figure: FigureId) -> &Body {
        &self.bodies[figure.index()]
    }

    pub(crate) fn body_mut(&mut self, figure: FigureId) -> &mut Body {
        &mut self.bodies[figure.index()]
    }

    pub(crate) fn figures(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..self.bodies.len() as u8).map(FigureId)
    }

    pub(crate) fn present(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.figures().filter(|&figure| self.body(figure).is_present)
    }

    /// Whether somebody looks at the top supply card. Something else may be asked before they say what becomes of it: what
    /// was seen stays seen.
    pub(crate) fn sees_top_supply(&self, viewer: Viewer) -> bool {
        let looks =
            |frame: &Frame| matches!(frame, Frame::Scouting { hero } if viewer == Viewer::Seat(Seat(*hero)));
        self.frames.iter().any(looks)
    }

    /// The hero a figure is.
    pub(crate) fn hero_of(&self, figure: FigureId) -> Option<usize> {
        match self.cast[figure.index()].part {
            Part::Hero(hero) => Some(usize::from(hero)),
            Part::Group { .. } | Part::Object(_) => None,
        }
    }

    /// The group a figure belongs to.
    pub(crate) fn group_of(&self, figure: FigureId) -> Option<usize> {
        match self.cast[figure.index()].part {
            Part::Group { group, .. } => Some(usize::from(group)),
            Part::Hero(_) | Part::Object(_) => None,
        }
    }

    /// The object of the mission that stands among the figures as this one (S14).
    pub(crate) fn object_of(&self, figure: FigureId) -> Option<usize> {
        match self.cast[figure.index()].part {
            Part::Object(object) => Some(usize::from(object)),
            Part::Hero(_) | Part::Group { .. } => None,
        }
    }

    /// As which figure an object of the mission stands on the map, if it can be attacked and is there (S14).
    pub(crate) fn figure_of(&self, object: usize) -> Option<FigureId> {
        self.present().find(|&figure| self.object_of(figure) == Some(object))
    }

    /// On which side each figure is, by number.
    pub(crate) fn sides(&self) -> Vec<Side> {
        self.bodies.iter().map(|body| body.side).collect()
    }

    /// The seat that decides for a Rebel. Allies follow the first hero's player.
    pub(crate) fn seat_of(&self, figure: FigureId) -> Option<Seat> {
        match self.cast[figure.index()].part {
            Part::Hero(hero) => Some(Seat(hero)),
            Part::Group { .. } => (self.body(figure).side == Side::Rebel).then_some(Seat(0)),
            Part::Object(_) => None,
        }
    }

    /// The figures of a group, on the map or not.
    pub(crate) fn members(&self, group: usize) -> impl Iterator<Item = FigureId> + use<> {
        let group = &self.groups[group];
        (group.first..group.first + group.n_figures).map(FigureId)
    }
}
