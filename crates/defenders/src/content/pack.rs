//! Everything printed, by its number.

use serde::Serialize;
use sortie_content::{Finding, Source};
use ts_rs::TS;

use super::agent::{Agent, Drone, Promotion};
use super::alien::AlienCard;
use super::battle::{Battle, Picture};
use super::book::{Book, read_all};
use super::campaign::Campaign;
use super::encounter::EncounterCard;
use super::event::EventCard;
use super::item::Item;
use super::kinds::Class;
use super::mission::Mission;
use super::stock::Stock;
use super::tiles::Tiles;
use super::weapon::Weapon;
use crate::dice::Dice;

/// Everything printed. States name cards and tokens by their place in these lists.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "DefendersContent")]
pub struct Content {
    /// The agents, in the order of [`Class::ALL`].
    pub agents: Vec<Agent>,
    /// The drones.
    pub drones: Vec<Drone>,
    /// The ranks, from the lowest.
    pub ranks: Vec<Promotion>,
    /// Improved and alien weapons.
    pub weapons: Vec<Weapon>,
    /// Devices.
    pub devices: Vec<Item>,
    /// Skills.
    pub skills: Vec<Item>,
    /// Tactics.
    pub tactics: Vec<Item>,
    /// Alien cards.
    pub aliens: Vec<AlienCard>,
    /// Event cards, by letter.
    pub events: Vec<EventCard>,
    /// Close-encounter cards, by number.
    pub encounters: Vec<EncounterCard>,
    /// The tokens in the box.
    pub stock: Stock,
    /// The faces of both dice.
    pub dice: Dice,
    /// Missions, those of the campaign first and in its order.
    pub missions: Vec<Mission>,
    /// Campaigns.
    pub campaigns: Vec<Campaign>,
    /// What each mission lays on the table.
    #[serde(skip)]
    #[ts(skip)]
    pub battles: Vec<Battle>,
    /// The map of each mission as it is drawn, before anything has changed.
    pub maps: Vec<Picture>,
}

impl Content {
    /// What ships with the program.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> Self {
        let mut findings = Vec::new();
        super::read(Source::shipped(), &mut findings)
            .unwrap_or_else(|| panic!("the shipped content is broken: {}", Finding::in_short(&findings)))
    }

    /// Everything that ships, with what is played.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn playable() -> Self {
        let mut findings = Vec::new();
        Self::read(Source::shipped(), &mut findings)
            .unwrap_or_else(|| panic!("the shipped content is broken: {}", Finding::in_short(&findings)))
    }

    /// Reads and checks everything of the pack; none if there is an error.
    pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self> {
        let (content, tiles, book) = read_all(source, findings)?;
        Some(content.with(book, &tiles))
    }

    /// With what is played.
    #[must_use]
    pub fn with(mut self, book: Book, tiles: &Tiles) -> Self {
        for (mission, field) in book.missions.iter().zip(book.fields) {
            let battle = Battle::new(mission, field, &self, tiles);
            self.maps.push(battle.picture(0));
            self.battles.push(battle);
        }
        self.missions.extend(book.missions);
        self.campaigns.extend(book.campaigns);
        self
    }

    /// The number of a campaign, by its name in files.
    pub fn campaign(&self, id: &str) -> Option<usize> {
        self.campaigns.iter().position(|campaign| campaign.id == id)
    }

    /// The number of a mission.
    pub fn mission(&self, id: &str) -> Option<usize> {
        self.missions.iter().position(|mission| mission.id == id)
    }

    /// The agent of a class.
    pub fn agent(&self, class: Class) -> &Agent {
        &self.agents[class as usize]
    }

    /// The number of a drone.
    pub fn drone(&self, id: &str) -> Option<usize> {
        self.drones.iter().position(|drone| drone.id == id)
    }

    /// The number of an improved or alien weapon.
    pub fn weapon(&self, id: &str) -> Option<usize> {
        self.weapons.iter().position(|weapon| weapon.id == id)
    }

    /// The number of a device.
    pub fn device(&self, id: &str) -> Option<usize> {
        self.devices.iter().position(|item| item.id == id)
    }

    /// The number of a skill.
    pub fn skill(&self, id: &str) -> Option<usize> {
        self.skills.iter().position(|item| item.id == id)
    }

    /// The number of a tactic.
    pub fn tactic(&self, id: &str) -> Option<usize> {
        self.tactics.iter().position(|item| item.id == id)
    }

    /// The number of an alien card.
    pub fn alien(&self, id: &str) -> Option<usize> {
        self.aliens.iter().position(|card| card.id == id)
    }

    /// The number of the event with a letter.
    pub fn event(&self, letter: char) -> Option<usize> {
        self.events.iter().position(|card| card.letter == letter)
    }

    /// The number of the encounter card with a printed number.
    pub fn encounter(&self, number: u8) -> Option<usize> {
        self.encounters.iter().position(|card| card.number == number)
    }
}
