//! What rules of a mission ask of the table.

use sortie_boards::hex::{Hex, HexSet};
use sortie_mission::run::{self, Progress, Table};

use super::spots;
use crate::content::Content;
use crate::content::mission::{Ends, Mission, MissionResult, OwnGiven, Party, Quarry, SignalKind, Spot};
use crate::flow::companion::question_of;
use crate::limits::{LAST_ROUND, SIGNALS};
use crate::state::{Marked, State};
use crate::world::{FigureId, Kind};

/// A table that is only looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a State,
}

/// The hint of a training mission to show now, by number.
pub(crate) fn hint(content: &Content, state: &State) -> Option<u8> {
    run::hint(&Look { content, state }, &state.mission(content).hint)
}

/// The waypoints that lie face up: their numbers, and where.
pub(crate) fn waypoints(content: &Content, state: &State) -> Vec<(u8, Hex)> {
    Look { content, state }.waypoints().collect()
}

/// The hexes of what an objective is about: `teleport:flash`, `waypoint:1`, a place, a figure, a person, a thing.
pub(crate) fn about(content: &Content, state: &State, name: &str) -> HexSet {
    let look = Look { content, state };
    let mission = state.mission(content);
    let all = HexSet::EMPTY;
    match name.split_once(':') {
        Some(("teleport", symbol)) => {
            let burns = |point: &Hex| state.script.flames.contains(point);
            let shown =
                state.symbols.iter().zip(&state.points).filter(|(other, _)| other.to_string() == symbol);
            shown.map(|(_, point)| *point).filter(|point| !burns(point)).collect()
        }
        Some(("waypoint", number)) => {
            let waypoints = look.waypoints().filter(|(other, _)| other.to_string() == number);
            waypoints.map(|(_, at)| at).collect()
        }
        Some(_) => all,
        None if mission.place(name).is_some() => look.place(name),
        None => {
            let figure = look.named(name).map(|figure| state.body(figure).at);
            let item = look.item(name).and_then(|item| item.at);
            figure.into_iter().chain(item).collect()
        }
    }
}

impl Table for Look<'_> {
    type Mission = Mission;

    fn mission(&self) -> Option<&Mission> {
        Some(self.state.mission(self.content))
    }

    fn progress(&self) -> Option<&Progress> {
        Some(&self.state.script.progress)
    }

    fn scene(&self) -> Option<usize> {
        Some(0)
    }

    fn party(&self) -> Party {
        self.state.party()
    }

    fn round(&self) -> i16 {
        self.state.round as i16
    }

    fn has_flag(&self, flag: &str) -> bool {
        self.state.script.flags.iter().any(|known| known == flag)
    }

    /// A mission for itself has no past.
    fn has_played(&self, mission: &str, won: bool) -> bool {
        self.last(mission).is_some_and(|how| (how != MissionResult::Failed) == won)
    }

    fn has_met(&self, _: &str) -> bool {
        false
    }

    fn is_so(&self, given: &OwnGiven) -> bool {
        let Self { content, state } = *self;
        let script = &state.script;
        let party = state.party();
        let is = |range: &crate::content::mission::Range, n: usize| range.has(n as i16, party);
        match given {
            OwnGiven::Over => self.is_at_its_end(),
            OwnGiven::Alive(range) => is(range, state.living().count()),
            OwnGiven::Dead(range) => is(range, state.agents.iter().filter(|agent| agent.is_dead).count()),
            // Beside the box people have answered.
            _ if state.is_beside() && question_of(self, given).is_some() => {
                let n = question_of(self, given).and_then(|question| self.answer(question)).unwrap_or(0);
                match given {
                    OwnGiven::AgentsIn { is: range, .. } => is(range, n.into()),
                    _ => n > 0,
                }
            }
            OwnGiven::AgentsIn { place, is: range } => {
                let place = self.place(place);
                is(range, state.living().filter(|&agent| place.has(state.body(agent).at)).count())
            }
            OwnGiven::Aliens { of, is: range } => is(range, self.quarry(of).count()),
            OwnGiven::Signals { kind, is: range } => {
                let fits = |signal: &FigureId| {
                    let is_alien = state.signals[usize::from(signal.0 - SIGNALS)].is_alien;
                    kind.is_none_or(|kind| (kind == SignalKind::Alien) == is_alien)
                };
                is(range, state.all(Kind::Signal).filter(fits).count())
            }
            OwnGiven::Teleports(range) => is(range, state.points.len()),
            OwnGiven::Burning(range) => {
                let burns = |(_, at): &(u8, Hex)| script.flames.contains(at);
                is(range, self.waypoints().filter(burns).count())
            }
            OwnGiven::Burns(spot) => self.spot(spot).iter().any(|hex| script.flames.contains(&hex)),
            OwnGiven::Fragments(range) => is(range, state.fragments.into()),
            OwnGiven::There(name) => self.named(name).is_some(),
            OwnGiven::Stunned(name) => {
                self.named(name).is_some_and(|figure| script.is_marked(figure, Marked::Stunned))
            }
            OwnGiven::At { figure, at } => {
                self.named(figure).is_some_and(|figure| self.spot(at).has(state.body(figure).at))
            }
            OwnGiven::AtTeleport(name) => self.named(name).is_some_and(|figure| {
                let at = state.body(figure).at;
                let board = state.board(content);
                state.points.iter().any(|&point| point == at || board.adjacent(point, at))
            }),
            OwnGiven::Carried { item, at } => self.item(item).is_some_and(|item| {
                let carrier = item.carrier.filter(|carrier| state.body(*carrier).is_present);
                carrier.is_some_and(|carrier| {
                    at.as_ref().is_none_or(|at| self.spot(at).has(state.body(carrier).at))
                })
            }),
            OwnGiven::Lies { item, at } => {
                self.item(item).is_some_and(|item| item.at.is_some_and(|hex| self.spot(at).has(hex)))
            }
            OwnGiven::Drawn(letter) => script.drawn >> (*letter as u32 - 'A' as u32) & 1 == 1,
            OwnGiven::Campaign => state.campaign.is_some(),
            OwnGiven::Ended { mission, how } => self.last(mission) == Some(*how),
        }
    }
}

impl<'a> Look<'a> {
    /// How a mission of the campaign ended when it was played last; a mission played alone has no past.
    fn last(&self, mission: &str) -> Option<MissionResult> {
        let mission = self.content.mission(mission)? as u8;
        Some(self.state.campaign.as_ref()?.last(mission)?.ending.result())
    }

    /// Whether the limit in the head of the mission is reached: it is looked at in the mission status step.
    fn is_at_its_end(&self) -> bool {
        let Self { content, state } = *self;
        if state.round >= LAST_ROUND {
            return true;
        }
        match state.mission(content).ends {
            Ends::Round(round) => state.round >= u16::from(round),
            Ends::LastEvent => state.event_deck.n_left() == 0,
            Ends::Event(letter) => self.is_so(&OwnGiven::Drawn(letter)),
        }
    }

    /// The hexes of a place.
    pub(super) fn place(&self, id: &str) -> HexSet {
        let place = self.state.mission(self.content).place(id);
        place.map_or(HexSet::EMPTY, |place| self.state.battle(self.content).field.places[place])
    }

    /// The waypoints that lie face up: their numbers, and where.
    pub(crate) fn waypoints(&self) -> impl Iterator<Item = (u8, Hex)> + 'a {
        let (script, all) = (&self.state.script, &self.state.battle(self.content).field.waypoints);
        let there = all.iter().enumerate().filter(|(n, _)| script.waypoints >> n & 1 == 1);
        there.map(|(n, &(number, printed))| {
            let found = script.found.iter().find(|(waypoint, _)| usize::from(*waypoint) == n);
            (number, found.map_or(printed, |(_, at)| *at))
        })
    }

    /// The aliens on the map that are meant.
    pub(super) fn quarry(&self, quarry: &'a Quarry) -> impl Iterator<Item = FigureId> + 'a {
        let Self { content, state } = *self;
        let mission = state.mission(content);
        state.all(Kind::Alien).filter(move |&alien| {
            let card = state.alien(alien).map_or(0, |own| usize::from(own.card));
            let name = state.script.figures.iter().position(|figure| *figure == Some(alien));
            mission.is_quarry(quarry, card, name, content)
        })
    }

    /// The figure or person on the map with a name.
    pub(crate) fn named(&self, name: &str) -> Option<FigureId> {
        let Self { content, state } = *self;
        let mission = state.mission(content);
        let number = state.battle(content).figure(name);
        let figure = number.and_then(|n| state.script.figures.get(n).copied().flatten());
        let person = || {
            let who = mission.person(name)? as u8;
            state.script.people.iter().find(|(known, _)| *known == who).map(|(_, figure)| *figure)
        };
        figure.or_else(person).filter(|figure| state.body(*figure).is_present)
    }

    pub(crate) fn item(&self, id: &str) -> Option<crate::state::Item> {
        let item = self.state.mission(self.content).item(id)?;
        self.state.script.items.get(item).copied()
    }

    /// The hexes a spot may mean, taken ones included.
    pub(super) fn spot(&self, spot: &Spot) -> HexSet {
        spots::hexes(self, spot)
    }
}
