//! Where everybody and everything is at the digital table: what people beside a real one would see.

use std::collections::{HashMap, HashSet};

use sortie_boards::hex::{Hex, HexSet};
use sortie_defenders::View;
use sortie_defenders::beside::{Question, Report, Site};
use sortie_defenders::content::OnHit;
use sortie_defenders::content::mission::Field;
use sortie_defenders::event::{AlienEvent, AttackEvent, Event, RoundEvent, StoryEvent, TurnEvent};
use sortie_defenders::world::FigureId;

use super::super::table::content;

/// Where everybody and everything is.
#[derive(Debug, Clone, Default)]
pub(super) struct Places {
    mission: u8,
    board: u64,
    figures: HashMap<FigureId, Hex>,
    /// Where aliens that died lie.
    bodies: HashMap<Hex, FigureId>,
    points: Vec<Hex>,
    waypoints: Vec<(u8, Hex)>,
    carriers: HashMap<u8, FigureId>,
    items: HashMap<u8, Hex>,
    /// Where the last mine has gone off.
    mine: Option<Hex>,
    /// Who does not act (96): a token says so on the table.
    held: HashSet<FigureId>,
}

impl Places {
    /// As the table is shown; who lies dead is remembered.
    pub(super) fn of(view: &View, before: &Self) -> Self {
        let agents = view.agents.iter().filter_map(|agent| Some((agent.figure, agent.at?)));
        let aliens = view.aliens.iter().map(|alien| (alien.figure, alien.at));
        let signals = view.signals.iter().map(|signal| (signal.figure, signal.at));
        let story = &view.story;
        let people = story.people.iter().map(|person| (person.figure, person.at));
        Self {
            mission: view.mission,
            board: view.board,
            figures: agents.chain(aliens).chain(signals).chain(people).collect(),
            bodies: before.bodies.clone(),
            points: view.points.iter().map(|point| point.at).collect(),
            waypoints: story.waypoints.iter().map(|waypoint| (waypoint.number, waypoint.at)).collect(),
            carriers: story.items.iter().filter_map(|item| Some((item.item, item.carrier?))).collect(),
            items: story.items.iter().filter_map(|item| Some((item.item, item.at?))).collect(),
            mine: before.mine,
            held: {
                let aliens = view.aliens.iter().filter(|alien| alien.paralysed).map(|alien| alien.figure);
                let agents = view.agents.iter().filter(|agent| agent.paralysed).map(|agent| agent.figure);
                aliens.chain(agents).collect()
            },
        }
    }

    /// After something has happened.
    pub(super) fn follow(&mut self, event: &Event) {
        let put = match *event {
            Event::Round(RoundEvent::Started { agent, at, .. }) => Some((agent, at)),
            Event::Turn(
                TurnEvent::Walked { figure, to, .. }
                | TurnEvent::Placed { figure, at: to }
                | TurnEvent::Leapt { agent: figure, to }
                | TurnEvent::Redeployed { agent: figure, to },
            )
            | Event::Attack(AttackEvent::Pushed { figure, to }) => Some((figure, to)),
            Event::Alien(
                AlienEvent::Moved { alien: figure, to, .. }
                | AlienEvent::Appeared { alien: figure, at: to, .. }
                | AlienEvent::SignalPlaced { signal: figure, at: to, .. },
            ) => Some((figure, to)),
            Event::Story(StoryEvent::Joined { figure, at, .. }) => Some((figure, at)),
            _ => None,
        };
        if let Some((figure, at)) = put {
            self.figures.insert(figure, at);
        }
        match *event {
            Event::Attack(AttackEvent::Died { figure }) => {
                if let Some(at) = self.figures.remove(&figure) {
                    self.bodies.insert(at, figure);
                }
            }
            Event::Story(StoryEvent::Saved { figure } | StoryEvent::Withdrawn { alien: figure }) => {
                self.figures.remove(&figure);
            }
            Event::Attack(AttackEvent::Befallen { figure, what: OnHit::Paralyse }) => {
                self.held.insert(figure);
            }
            Event::Round(RoundEvent::Refreshed) => self.held.clear(),
            Event::Story(StoryEvent::MineGone { at }) => self.mine = Some(at),
            Event::Story(StoryEvent::PointGone { at }) => self.points.retain(|point| *point != at),
            Event::Story(StoryEvent::PointMoved { from, to }) => {
                self.points.retain(|point| *point != from);
                self.points.push(to);
            }
            Event::Story(StoryEvent::ItemTaken { item, carrier }) => {
                self.items.remove(&item);
                self.carriers.insert(item, carrier);
            }
            Event::Story(StoryEvent::ItemLaid { item, at }) => {
                self.carriers.remove(&item);
                self.items.insert(item, at);
            }
            _ => {}
        }
    }

    fn field(&self) -> &'static Field {
        &content().battles[usize::from(self.mission)].field
    }

    /// Whether somebody does not act.
    pub(super) fn is_held(&self, figure: FigureId) -> bool {
        self.held.contains(&figure)
    }

    /// Who stands or lies on a hex, an agent aside.
    pub(super) fn who_is_at(&self, at: Hex) -> Option<FigureId> {
        let stands = self.figures.iter().filter(|(figure, hex)| figure.0 >= 5 && **hex == at);
        stands.map(|(figure, _)| *figure).min().or_else(|| self.bodies.get(&at).copied())
    }

    /// What an agent who comes to a hex has to say of it: waypoints, and places where he was not.
    pub(super) fn entered(&self, agent: FigureId, to: Hex) -> Vec<Report> {
        let field = self.field();
        let from = self.figures.get(&agent);
        let waypoint = field.waypoints.iter().any(|(_, at)| *at == to);
        let is_new = |place: &HexSet| place.has(to) && !from.is_some_and(|from| place.has(*from));
        let places = (0..).zip(&field.places).filter(|(_, place)| is_new(place));
        let entered = places.map(|(place, _)| Report::Entered { agent, place });
        waypoint.then_some(Report::Waypoint { agent, at: to }).into_iter().chain(entered).collect()
    }

    /// What people would answer to a question of the mission.
    pub(super) fn answer(&self, question: Question) -> u8 {
        let site = |site: Site| -> HexSet {
            match site {
                Site::Waypoint(number) => {
                    let lies = self.waypoints.iter().filter(|(other, _)| *other == number);
                    lies.map(|(_, at)| *at).collect()
                }
                Site::Place(place) => self.field().places[usize::from(place)],
                Site::Hex(hex) => HexSet::of(hex),
            }
        };
        let stands = |figure: Option<&FigureId>, there: HexSet| {
            figure.and_then(|figure| self.figures.get(figure)).is_some_and(|at| there.has(*at))
        };
        match question {
            Question::Agents { place } => {
                let there = self.field().places[usize::from(place)];
                self.figures.iter().filter(|(figure, at)| figure.0 < 5 && there.has(**at)).count() as u8
            }
            Question::Figure { figure, at } => stands(Some(&figure), site(at)).into(),
            Question::Teleport { figure } => {
                let board = self.field().board(self.board);
                let near = self
                    .points
                    .iter()
                    .fold(HexSet::EMPTY, |all, &point| all | board.beside(point) | HexSet::of(point));
                stands(Some(&figure), near).into()
            }
            Question::Carrier { item, at } => stands(self.carriers.get(&item), site(at)).into(),
            Question::Mined { figure } => {
                let board = self.field().board(self.board);
                let area = self.mine.map(|mine| board.area(mine));
                self.figures.get(&figure).is_some_and(|at| Some(board.area(*at)) == area).into()
            }
            // Facts are said in order, and a mine before its wounds.
            Question::Counted { .. } => 0,
            Question::Item { item, at } => {
                self.items.get(&item).is_some_and(|lies| site(at).has(*lies)).into()
            }
        }
    }
}
