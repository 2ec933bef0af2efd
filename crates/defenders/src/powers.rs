//! Which powers a figure has now, and with which weapons it fights (111 to 124, 97 to 110).

use crate::attack;
use crate::content::{Content, Effect, EventKind, Item, Power, Sheet, Timing, Weapon, Weather, When};
use crate::limits::{DRONES, OWN_GUNS};
use crate::source::{On, Source};
use crate::state::{AgentState, Model, State};
use crate::world::{FigureId, Kind};

/// A power somebody has.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Owned<'a> {
    /// Where it stands.
    pub(crate) source: Source,
    /// What it is.
    pub(crate) power: &'a Power,
}

impl State {
    /// Whether an agent plays somebody else (198).
    pub(crate) fn is_cast(&self, figure: FigureId) -> bool {
        self.script.cast.get(figure.index()).is_some_and(Option::is_some)
    }

    /// The side of an agent's sheet that is in force (57), or the sheet of who he plays (198).
    pub(crate) fn sheet<'a>(&self, content: &'a Content, figure: FigureId) -> Option<&'a Sheet> {
        let agent = self.agent(figure)?;
        if let Some(profile) = self.script.cast[figure.index()] {
            return Some(&self.mission(content).profile[usize::from(profile)].sheet);
        }
        Some(content.agent(agent.class).sheet(agent.grade))
    }

    /// The powers of an agent or a drone that are ready: not turned down, not used up (112). Passive ones are never used up.
    pub(crate) fn powers<'a>(
        &'a self,
        content: &'a Content,
        figure: FigureId,
    ) -> impl Iterator<Item = Owned<'a>> {
        // Who plays somebody else has no powers (198).
        let agent = self.agent(figure).filter(|_| !self.is_cast(figure));
        let innate = match (agent, self.drone(figure)) {
            (Some(agent), _) => {
                let innate = &content.agent(agent.class).innate.power;
                Some(innate).filter(|innate| !agent.innate_used || innate.timing == Timing::Passive)
            }
            (None, Some(drone)) => {
                let innate = content.drones[usize::from(figure.0 - DRONES)].innate.as_ref();
                innate.filter(|_| !drone.guard_used).map(|innate| &innate.power)
            }
            (None, None) => None,
        };
        let innate =
            innate.map(|power| Owned { source: Source { owner: figure.0, on: On::Innate, power: 0 }, power });
        let held = agent.into_iter().flat_map(move |agent| held(content, agent));
        innate.into_iter().chain(held.flat_map(move |(item, on, is_used)| {
            let ready = (0..).zip(&item.power);
            let ready = ready.filter(move |(_, power)| !is_used || power.timing == Timing::Passive);
            ready.map(move |(n, power)| Owned { source: Source { owner: figure.0, on, power: n }, power })
        }))
    }

    /// A power by its source, whether it is ready or not.
    pub(crate) fn power<'a>(&self, content: &'a Content, source: Source) -> Option<&'a Power> {
        let n = usize::from(source.power);
        match source.on {
            On::Innate => match self.agent(FigureId(source.owner)) {
                Some(agent) => Some(&content.agent(agent.class).innate.power),
                None => {
                    let drone = content.drones.get(usize::from(source.owner.checked_sub(DRONES)?))?;
                    drone.innate.as_ref().map(|innate| &innate.power)
                }
            },
            On::Skill(item) => content.skills.get(usize::from(item))?.power.get(n),
            On::Tactic(item) => content.tactics.get(usize::from(item))?.power.get(n),
            On::Device(item) => content.devices.get(usize::from(item))?.power.get(n),
        }
    }

    /// Whether an agent knows alien weapons (192), or has somebody at his side who does (198).
    pub(crate) fn has_alien_knowledge(&self, content: &Content, figure: FigureId) -> bool {
        let people = &self.mission(content).person;
        if figure == self.alpha
            && self.script.people.iter().any(|(who, _)| people[usize::from(*who)].alien_knowledge)
        {
            return true;
        }
        let knows = |owned: &Owned<'_>| owned.power.does.contains(&Effect::AlienKnowledge);
        self.powers(content, figure).any(|owned| knows(&owned))
    }

    /// What a weapon of an agent or a drone prints; the numbers after an agent's own are the guns of the mission.
    pub(crate) fn printed_weapon<'a>(
        &self,
        content: &'a Content,
        figure: FigureId,
        gun: u8,
    ) -> Option<&'a Weapon> {
        if self.drone(figure).is_some() {
            return (gun == 0).then(|| &content.drones[usize::from(figure.0 - DRONES)].weapon);
        }
        if let Some(mounted) = gun.checked_sub(OWN_GUNS) {
            return self.mission(content).gun.get(usize::from(mounted)).map(|gun| &gun.weapon);
        }
        let sheet = self.sheet(content, figure)?;
        Some(match self.agent(figure)?.guns.get(usize::from(gun))?.model {
            Model::Primary => &sheet.primary,
            Model::Secondary => &sheet.secondary,
            Model::Token(n) => &content.weapons[usize::from(n)],
        })
    }

    /// A weapon of an agent or a drone as it is now, in this weather.
    pub(crate) fn weapon(&self, content: &Content, figure: FigureId, gun: u8) -> Option<attack::Weapon> {
        let printed = self.printed_weapon(content, figure, gun)?;
        let mut weapon = printed.new_one();
        weapon.knowledge = weapon.alien && self.has_alien_knowledge(content, figure);
        if let Some(mounted) = gun.checked_sub(OWN_GUNS) {
            (weapon.ammo, weapon.jammed) = *self.script.guns.get(usize::from(mounted))?;
        } else if let Some(drone) = self.drone(figure) {
            weapon.ammo = drone.ammo;
            weapon.no_jam = true;
        } else if let Some(agent) = self.agent(figure) {
            let own = agent.guns[usize::from(gun)];
            weapon.ammo = own.ammo;
            weapon.jammed = own.is_jammed;
        }
        if let Some(Weather::Dim(areas)) = self.weather_now(content)
            && weapon.manner == attack::Manner::Ranged
            && weapon.range > 1
        {
            weapon.range = weapon.range.saturating_sub(areas).max(1);
        }
        Some(weapon)
    }

    /// How many weapons somebody has.
    pub(crate) fn n_guns(&self, figure: FigureId) -> u8 {
        if self.drone(figure).is_some() { 1 } else { 2 }
    }

    /// The weather in play (54).
    pub(crate) fn weather_now(&self, content: &Content) -> Option<Weather> {
        match content.events[usize::from(self.weather?)].kind {
            EventKind::Weather(weather) => Some(weather),
            EventKind::Standard | EventKind::Special => None,
        }
    }

    /// Whether energy shields do not come back in this weather.
    pub(crate) fn no_shields(&self, content: &Content) -> bool {
        self.weather_now(content) == Some(Weather::NoShields)
    }

    /// How many hexes a movement has in this weather, as far as contact and wounds do not forbid it (59, 62).
    pub(crate) fn movement(&self, content: &Content, figure: FigureId) -> u8 {
        let body = self.body(figure);
        let allowance = self.world(content).allowance(figure);
        match self.weather_now(content) {
            Some(Weather::Slow(hexes)) if body.kind == Kind::Agent && allowance > 1 => {
                allowance.saturating_sub(hexes).max(1)
            }
            Some(
                Weather::Passing | Weather::NoEvade | Weather::Slow(_) | Weather::Dim(_) | Weather::NoShields,
            )
            | None => allowance,
        }
    }

    /// Notes for the aliens who hides from them: by a passive ability, or by one that was used in this round.
    pub(crate) fn hide(&mut self, content: &Content) {
        for n in 0..self.agents.len() {
            let figure = FigureId(n as u8);
            let passive = self.powers(content, figure).filter_map(|owned| passive_stealth(&owned)).min();
            let used = self.agents[n].stealth;
            self.body_mut(figure).stealth = passive.into_iter().chain(used).min();
        }
    }
}

/// The tokens of an agent that bear powers, each with whether it is turned down. Two devices of a kind are used one after the
/// other, and told once.
fn held<'a>(content: &'a Content, agent: &'a AgentState) -> impl Iterator<Item = (&'a Item, On, bool)> {
    let skills = agent.skills.iter();
    let skills = skills.map(|(n, is_used)| (&content.skills[usize::from(n)], On::Skill(n), is_used));
    let tactics = agent.tactics.iter();
    let tactics = tactics.map(|(n, is_used)| (&content.tactics[usize::from(n)], On::Tactic(n), is_used));
    let devices = agent.devices.iter().scan(None, |before, (n, _)| Some((before.replace(n) != Some(n), n)));
    let devices = devices.filter(|(is_first, _)| *is_first);
    let devices = devices.map(|(_, n)| (&content.devices[usize::from(n)], On::Device(n), false));
    skills.chain(tactics).chain(devices)
}

fn passive_stealth(owned: &Owned<'_>) -> Option<u8> {
    let is_on = owned.power.when == When::Always;
    let beyond = |effect: &Effect| if let Effect::Stealth { beyond } = effect { Some(*beyond) } else { None };
    owned.power.does.iter().filter(|_| is_on).find_map(beyond)
}
