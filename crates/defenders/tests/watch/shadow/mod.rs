//! What somebody believes who only hears events: who stands where, how he is, what he has on his weapons, what is used up.

mod aliens;
mod fights;
mod table;
mod turns;

use std::collections::HashMap;
use std::rc::Rc;

use sortie_boards::hex::{Facing, Hex};
use sortie_defenders::content::Content;
use sortie_defenders::event::{RoundEvent, StoryEvent};
use sortie_defenders::scenario::Census;
use sortie_defenders::world::{FigureId, Kind};
use sortie_defenders::{Defenders, Event, State, View, view_for_bots};
use sortie_kernel::{Told, watch};

use self::aliens::Course;
use super::space::Space;

/// Whether something can have happened.
pub(crate) type Checked = Result<(), String>;

/// A figure as it is believed to be.
#[derive(Debug, Clone)]
pub(crate) struct Ghost {
    kind: Kind,
    at: Hex,
    facing: Facing,
    wounds: u8,
    health: u8,
    /// The card of an alien.
    card: u8,
    is_weakest: bool,
}

/// One of the two weapons of an agent, or that of a drone.
#[derive(Debug, Clone, Copy, Default)]
struct Gun {
    ammo: Option<u8>,
    most: Option<u8>,
    is_jammed: bool,
}

/// What an agent has used up of his turn, and how far he has walked in it.
#[derive(Debug, Clone, Copy)]
struct Turn {
    agent: FigureId,
    spent: [bool; 3],
    /// Hexes of the movement under way that is his own.
    walked: Option<u8>,
}

pub(crate) struct Shadow<'a> {
    content: &'a Content,
    /// The table as it was shown when somebody answered last.
    shown: View,
    space: Rc<Space>,
    board: u64,
    figures: HashMap<FigureId, Ghost>,
    guns: HashMap<FigureId, [Gun; 2]>,
    evaded: Vec<FigureId>,
    /// Who is on foot and has not come to a halt: in his own turn or not, and whatever comes between (61, 154).
    walking: Vec<FigureId>,
    /// Somebody has hidden since the table was shown.
    has_hidden: bool,
    turn: Option<Turn>,
    /// Aliens that act: on which line, and how far.
    courses: HashMap<FigureId, Course>,
    /// Aliens with names of their own.
    named: HashMap<FigureId, u8>,
    round: u16,
    is_over: bool,
    /// What there was of everything.
    before: Option<Census>,
    /// Signals that were people since then.
    became: usize,
}

fn must(holds: bool, why: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(why()) }
}

impl<'a> Shadow<'a> {
    /// Believes the table as it is before anything happens.
    pub(crate) fn new(content: &'a Content, view: &View) -> Self {
        Self {
            content,
            space: space(content, view.mission, view.board),
            board: view.board,
            shown: view.clone(),
            figures: HashMap::new(),
            guns: HashMap::new(),
            evaded: Vec::new(),
            walking: Vec::new(),
            has_hidden: false,
            turn: None,
            courses: HashMap::new(),
            named: HashMap::new(),
            round: view.round,
            is_over: false,
            before: None,
            became: 0,
        }
    }

    fn ghost(&self, figure: FigureId) -> Result<&Ghost, String> {
        self.figures.get(&figure).ok_or_else(|| format!("{figure:?} is not there"))
    }

    fn ghost_mut(&mut self, figure: FigureId) -> Result<&mut Ghost, String> {
        self.figures.get_mut(&figure).ok_or_else(|| format!("{figure:?} is not there"))
    }

    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = (FigureId, &Ghost)> {
        self.figures
            .iter()
            .filter(move |(_, ghost)| ghost.kind == kind)
            .map(|(figure, ghost)| (*figure, ghost))
    }

    /// Whom aliens are after (A58).
    fn prey(&self) -> impl Iterator<Item = (FigureId, &Ghost)> {
        self.figures.iter().filter(|(_, ghost)| ghost.kind.is_prey()).map(|(figure, ghost)| (*figure, ghost))
    }

    /// Whether a hex is free but for a figure.
    fn is_free(&self, hex: Hex, figure: FigureId) -> bool {
        let is_held = |(other, ghost): (&FigureId, &Ghost)| *other != figure && ghost.at == hex;
        self.space.is_floor(hex) && !self.figures.iter().any(is_held)
    }

    /// Somebody stands on the map who was not there.
    fn enter(&mut self, figure: FigureId, kind: Kind, at: Hex, health: u8) -> Checked {
        must(!self.figures.contains_key(&figure), || format!("{figure:?} is there already"))?;
        must(self.is_free(at, figure), || format!("{figure:?} comes to {at:?}, which is taken or blocked"))?;
        let facing = Facing::default();
        let ghost = Ghost { kind, at, facing, wounds: 0, health, card: 0, is_weakest: false };
        self.figures.insert(figure, ghost);
        Ok(())
    }

    fn leave(&mut self, figure: FigureId) -> Checked {
        self.courses.remove(&figure);
        self.named.remove(&figure);
        self.walking.retain(|other| *other != figure);
        self.figures.remove(&figure).map(|_| ()).ok_or_else(|| format!("{figure:?} leaves and was not there"))
    }

    /// The map has changed.
    fn change(&mut self, lock: u8) -> Checked {
        must(self.board >> lock & 1 == 0, || format!("lock {lock} is gone already"))?;
        self.board |= 1 << lock;
        self.space = space(self.content, self.shown.mission, self.board);
        Ok(())
    }

    fn hear(&mut self, told: &Told<Event>) -> Checked {
        match &told.event {
            Event::Round(event) => self.round(event),
            Event::Turn(event) => self.turns(event),
            Event::Attack(event) => self.fights(event),
            Event::Alien(event) => self.aliens(told.rule.0, event),
            Event::Story(event) => self.story(event),
            // Between missions nobody is on a map; what people report beside the box is theirs to say.
            Event::Campaign(_) | Event::Beside(_) => Ok(()),
        }
    }

    fn round(&mut self, event: &RoundEvent) -> Checked {
        match *event {
            RoundEvent::RoundBegan { round } => {
                must(round == self.round + 1, || format!("round {round} after round {}", self.round))?;
                self.round = round;
            }
            RoundEvent::Refreshed => self.evaded.clear(),
            RoundEvent::Started { agent, at, facing } => {
                let health = self.shown.agents[agent.index()].health;
                self.enter(agent, Kind::Agent, at, health)?;
                self.ghost_mut(agent)?.facing = facing;
                self.arm(agent);
            }
            RoundEvent::AlphaChosen { agent } => {
                must(self.figures.contains_key(&agent), || {
                    format!("{agent:?} is alpha agent and not there")
                })?;
            }
            RoundEvent::Promoted { .. } | RoundEvent::WeaponTaken { .. } => {}
            RoundEvent::TurnBegan { agent } => {
                must(self.turn.is_none(), || format!("a turn in the turn {:?}", self.turn))?;
                self.ghost(agent)?;
                self.evaded.retain(|other| *other != agent);
                self.turn = Some(Turn { agent, spent: [false; 3], walked: None });
            }
            RoundEvent::TurnEnded { agent } => {
                must(self.turn.is_some_and(|turn| turn.agent == agent), || "another's turn ends".to_owned())?;
                must(!self.walking.contains(&agent), || format!("{agent:?} ends the turn on his way"))?;
                self.evaded.retain(|other| *other != agent);
                self.turn = None;
            }
            RoundEvent::Ended { .. } => self.is_over = true,
            RoundEvent::FragmentGained { fragments, .. } | RoundEvent::FragmentsSpent { fragments } => {
                let most = self.content.stock.fragments;
                must(fragments <= most, || format!("{fragments} fragments of {most}"))?;
            }
            RoundEvent::PhaseBegan { .. }
            | RoundEvent::RankRolled { .. }
            | RoundEvent::TacticGained { .. }
            | RoundEvent::SkillGained { .. }
            | RoundEvent::DeviceGained { .. }
            | RoundEvent::WeaponRefused { .. }
            | RoundEvent::WeaponDrawn { .. }
            | RoundEvent::TurnSkipped { .. } => {}
        }
        Ok(())
    }

    fn story(&mut self, event: &StoryEvent) -> Checked {
        match *event {
            StoryEvent::Freed { lock } => self.change(lock)?,
            StoryEvent::Joined { figure, person, at } => {
                let mission = usize::from(self.shown.mission);
                let printed = &self.content.missions[mission].person[usize::from(person)];
                self.enter(figure, Kind::Person, at, printed.health)?;
                self.ghost_mut(figure)?.is_weakest = printed.weakest;
            }
            StoryEvent::Saved { figure } => self.leave(figure)?,
            StoryEvent::Withdrawn { alien } => self.leave(alien)?,
            StoryEvent::Named { figure, alien } => {
                self.named.insert(alien, figure);
            }
            StoryEvent::Turned { alien, card } => {
                let health = self.content.aliens[usize::from(card)].health;
                let ghost = self.ghost_mut(alien)?;
                (ghost.card, ghost.health, ghost.wounds) = (card, health, 0);
            }
            StoryEvent::Restored { alien } => self.ghost_mut(alien)?.wounds = 0,
            StoryEvent::SignalStays { signal } => {
                // It was revealed, and lies there again.
                let at = self.shown.signals.iter().find(|shown| shown.figure == signal).map(|shown| shown.at);
                let at = at.ok_or_else(|| format!("{signal:?} stays and was not there"))?;
                self.enter(signal, Kind::Signal, at, 1)?;
            }
            StoryEvent::SignalsGathered { .. } => self.figures.retain(|_, ghost| ghost.kind != Kind::Signal),
            StoryEvent::Recast { agent, profile } => {
                let mission = &self.content.missions[usize::from(self.shown.mission)];
                let sheet = &mission.profile[usize::from(profile)].sheet;
                let ghost = self.ghost_mut(agent)?;
                (ghost.health, ghost.wounds) = (sheet.health, 0);
                let gun = |ammo| Gun { ammo, most: ammo, is_jammed: false };
                self.guns.insert(agent, [gun(sheet.primary.ammo), gun(sheet.secondary.ammo)]);
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes up what he holds as it is shown: what was given to him is not told weapon by weapon.
    fn arm(&mut self, agent: FigureId) {
        let shown = &self.shown.agents[agent.index()];
        let gun = |n: usize| {
            let gun = &shown.guns[n];
            Gun {
                ammo: gun.ammo.map(|[now, _]| now),
                most: gun.ammo.map(|[_, most]| most),
                is_jammed: gun.jammed,
            }
        };
        self.guns.insert(agent, [gun(0), gun(1)]);
    }
}

fn space(content: &Content, mission: u8, set: u64) -> Rc<Space> {
    let board = content.battles[usize::from(mission)].field.board(set);
    Space::of(mission, set, board.layout())
}

impl watch::Watcher<Defenders> for Shadow<'_> {
    fn view(content: &Content, state: &State) -> View {
        view_for_bots(content, state)
    }

    fn follow(&mut self, told: &[Told<Event>]) -> Checked {
        self.became = 0;
        for event in told {
            self.hear(event).map_err(|why| format!("{why}\nat {event:?}"))?;
        }
        Ok(())
    }

    fn compare(&mut self, view: &View) -> Checked {
        self.look(view)?;
        self.shown = view.clone();
        self.has_hidden = false;
        Ok(())
    }

    fn count(&mut self, state: &State) -> Checked {
        self.census(state)?;
        self.sight(state)
    }
}
