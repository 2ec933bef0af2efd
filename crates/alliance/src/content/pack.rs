//! Everything printed, by its number.

use serde::{Serialize, Serializer};
use sortie_content::{Finding, Source};
use ts_rs::TS;

use super::activation::Activation;
use super::campaign::Campaign;
use super::card::Card;
use super::group::Group;
use super::hero::Hero;
use super::map::{Map, MapPlan};
use super::mission::Mission;
use super::tiles::Tiles;
use crate::dice::Dice;
use crate::enemy::Memo;

/// Everything printed. States name heroes, cards, groups and maps by their place in these lists.
#[derive(Debug, TS)]
#[ts(rename = "AllianceContent")]
pub struct Content {
    /// The dice.
    pub dice: Dice,
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// All cards of heroes: class, item, supply, reward, in this order.
    pub cards: Vec<Card>,
    /// All deployment cards.
    pub groups: Vec<Group>,
    /// All activation cards, those of one group together.
    pub activations: Vec<Activation>,
    /// The map tiles.
    #[ts(skip)]
    pub tiles: Tiles,
    /// The maps.
    #[ts(as = "Vec<MapPlan>")]
    pub maps: Vec<Map>,
    /// The missions.
    pub missions: Vec<Mission>,
    /// The campaigns.
    pub campaigns: Vec<Campaign>,
    /// Odds worked out so far.
    #[ts(skip)]
    pub(crate) memo: Memo,
}

impl Serialize for Content {
    /// As the client draws it: with plans in place of maps.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            dice: &'a Dice,
            heroes: &'a [Hero],
            cards: &'a [Card],
            groups: &'a [Group],
            activations: &'a [Activation],
            maps: Vec<MapPlan>,
            missions: &'a [Mission],
            campaigns: &'a [Campaign],
        }
        let maps = self.maps.iter().map(|map| map.plan(&self.tiles)).collect();
        let Self { dice, heroes, cards, groups, activations, missions, campaigns, .. } = self;
        Shown { dice, heroes, cards, groups, activations, maps, missions, campaigns }.serialize(serializer)
    }
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

    /// The number of a hero.
    pub fn hero(&self, id: &str) -> Option<usize> {
        self.heroes.iter().position(|hero| hero.id == id)
    }

    /// The number of a card.
    pub fn card(&self, id: &str) -> Option<usize> {
        self.cards.iter().position(|card| card.id == id)
    }

    /// The number of a group.
    pub fn group(&self, id: &str) -> Option<usize> {
        self.groups.iter().position(|group| group.id == id)
    }

    /// The number of a map.
    pub fn map(&self, id: &str) -> Option<usize> {
        self.maps.iter().position(|map| map.id == id)
    }

    /// The maps for skirmishes: those before the ones for missions.
    pub fn skirmish_maps(&self) -> impl Iterator<Item = &Map> {
        self.maps.iter().filter(|map| !map.is_mission)
    }

    /// Adds a mission, and its orders as activation cards after all that are drawn.
    pub fn add_mission(&mut self, mission: Mission) {
        self.activations.extend(mission.order_cards());
        self.missions.push(mission);
    }

    /// The number of a mission.
    pub fn mission(&self, id: &str) -> Option<usize> {
        self.missions.iter().position(|mission| mission.id == id)
    }

    /// The number of a campaign.
    pub fn campaign(&self, id: &str) -> Option<usize> {
        self.campaigns.iter().position(|campaign| campaign.id == id)
    }

    /// The activation cards of a group, by number. They stand together, sorted by the group's name.
    pub fn activations_of(&self, group: usize) -> impl Iterator<Item = usize> + use<> {
        let id = self.groups[group].id.as_str();
        let is_drawn = |card: &Activation| card.mission.is_none();
        let first = self.activations.partition_point(|card| is_drawn(card) && card.group.as_str() < id);
        let n = self.activations[first..].partition_point(|card| is_drawn(card) && card.group == id);
        first..first + n
    }

    /// The card of the orders of a mission, by number. They stand together after all cards that are drawn.
    pub fn orders(&self, mission: &Mission, orders: usize) -> Option<usize> {
        let is_its = |card: &Activation| card.mission.as_ref() == Some(&mission.id);
        self.activations.iter().position(is_its).map(|first| first + orders)
    }
}
