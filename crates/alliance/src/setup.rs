//! What is agreed before the first choice: of a skirmish, a mission, a campaign.

mod campaign;
mod saved;

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem};
use ts_rs::TS;

pub use crate::agreed::{Difficulty, Mode, PRODUCTS};
pub use saved::{SavedAlly, SavedCampaign, SavedHero, SavedItem, SavedMission};

use crate::content::{Content, Deck, Faction, Slot};
use crate::limits::{MOST_CARDS, MOST_FIGURES, MOST_GROUPS};

/// Who plays what. A skirmish names a map, a mission its name, a campaign its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceSetup")]
pub struct Setup {
    /// The heroes, one a seat; a solo player takes two seats (R1.10, R15.4).
    pub heroes: Vec<HeroPick>,
    /// The map of a skirmish.
    #[serde(default)]
    pub map: String,
    /// The mission, if one is played for itself.
    #[serde(default)]
    pub mission: Option<String>,
    /// The campaign, if one is played (R15.1).
    #[serde(default)]
    pub campaign: Option<CampaignPick>,
    /// Where the figures stand.
    #[serde(default)]
    pub mode: Mode,
    /// Packs owned besides the core box (R36.1), of [`PRODUCTS`].
    #[serde(default)]
    pub collection: Vec<String>,
    /// How hard it is.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The enemy groups; those the map recommends for the level and so many heroes if nothing is said (R16.1).
    #[serde(default)]
    pub enemies: Vec<String>,
    /// An ally group (R22.1, R22.2).
    #[serde(default)]
    pub ally: Option<String>,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceSource,
}

/// A hero and what it brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceHeroPick")]
pub struct HeroPick {
    /// The hero.
    pub hero: String,
    /// Cards besides the starting item. A modification follows the weapon it lies under.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// A campaign of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceCampaignPick")]
pub struct CampaignPick {
    /// Which.
    pub id: String,
    /// What the team calls itself (R1.13).
    pub team: String,
    /// The campaign as an earlier table left it: it goes on from there (R1.14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resume: Option<Box<SavedCampaign>>,
}

/// The most heroes (R1.1).
const MOST_HEROES: usize = 4;

impl Setup {
    /// A skirmish of these heroes with their starting items.
    pub fn new(heroes: &[&str], map: &str) -> Self {
        Self {
            heroes: heroes
                .iter()
                .map(|&hero| HeroPick { hero: hero.to_owned(), cards: Vec::new() })
                .collect(),
            map: map.to_owned(),
            mission: None,
            campaign: None,
            mode: Mode::default(),
            collection: Vec::new(),
            difficulty: Difficulty::default(),
            enemies: Vec::new(),
            ally: None,
            dice: DiceSource::default(),
        }
    }

    /// The enemy groups of this skirmish, by number; unknown ones are left out.
    pub fn enemy_groups(&self, content: &Content) -> Vec<usize> {
        let map = content.map(&self.map).map(|map| &content.maps[map]);
        let recommended =
            || map.map_or(&[][..], |map| map.recommended.list(self.difficulty, self.heroes.len()));
        let ids = if self.enemies.is_empty() { recommended() } else { &self.enemies };
        ids.iter().filter_map(|id| content.group(id)).collect()
    }

    /// Everything that is wrong with it.
    pub fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push(Problem { field, code });
        if !(2..=MOST_HEROES).contains(&self.heroes.len()) {
            wrong("heroes".into(), "alliance-heroes");
        }
        for (seat, pick) in self.heroes.iter().enumerate().take(MOST_HEROES + 1) {
            if content.hero(&pick.hero).is_none() {
                wrong(format!("heroes[{seat}].hero"), "alliance-unknown-hero");
            } else if self.heroes[..seat].iter().any(|other| other.hero == pick.hero) {
                wrong(format!("heroes[{seat}].hero"), "alliance-hero-twice");
            }
            for (field, code) in pick.problems(content) {
                wrong(format!("heroes[{seat}].{field}"), code);
            }
            // Every card that is no hero's own lies in the box once (R1.3).
            for (n, id) in pick.cards.iter().enumerate().take(MOST_CARDS) {
                let is_anybodys = content.card(id).is_some_and(|card| content.cards[card].hero.is_none());
                if is_anybodys && self.heroes[..seat].iter().any(|other| other.cards.contains(id)) {
                    wrong(format!("heroes[{seat}].cards[{n}]"), "alliance-card-taken");
                }
            }
        }
        for (n, id) in self.collection.iter().enumerate() {
            if !PRODUCTS.contains(&id.as_str()) {
                wrong(format!("collection[{n}]"), "alliance-unknown-product");
            }
        }
        if let Some(pick) = &self.campaign {
            pick.problems(content, self).into_iter().for_each(|(field, code)| wrong(field, code));
            return problems;
        }
        if let Some(id) = &self.mission {
            match content.mission(id).map(|mission| &content.missions[mission]) {
                None => wrong("mission".into(), "alliance-unknown-mission"),
                // A tutorial is told for its own heroes, with nothing but what they start with.
                Some(mission) if !mission.heroes.is_empty() => {
                    let are_they = self.heroes.len() == mission.heroes.len()
                        && self.heroes.iter().zip(&mission.heroes).all(|(pick, hero)| pick.hero == *hero)
                        && self.heroes.iter().all(|pick| pick.cards.is_empty());
                    if !are_they {
                        wrong("heroes".into(), "alliance-mission-heroes");
                    }
                }
                Some(_) => {}
            }
            if self.difficulty == Difficulty::Easy {
                wrong("difficulty".into(), "alliance-mission-difficulty");
            }
            let is_ally = |id: &String| {
                content.group(id).is_some_and(|group| content.groups[group].faction == Faction::Rebel)
            };
            if self.ally.as_ref().is_some_and(|id| !is_ally(id)) {
                wrong("ally".into(), "alliance-unknown-ally");
            }
            if !self.enemies.is_empty() {
                wrong("enemies".into(), "alliance-mission-enemies");
            }
            return problems;
        }
        if content.skirmish_maps().all(|map| map.id != self.map) {
            wrong("map".into(), "alliance-unknown-map");
        }
        let mut n_figures = self.heroes.len();
        for (n, id) in self.enemies.iter().enumerate().take(MOST_GROUPS + 1) {
            match content.group(id).map(|group| &content.groups[group]) {
                Some(group) if group.faction != Faction::Rebel => {
                    n_figures += usize::from(group.figures);
                    let n_same = self.enemies[..n].iter().filter(|other| *other == id).count();
                    if n_same >= group.n_cards(&self.collection) {
                        wrong(format!("enemies[{n}]"), "alliance-no-card-left");
                    }
                }
                _ => wrong(format!("enemies[{n}]"), "alliance-unknown-enemy"),
            }
        }
        if let Some(ally) = &self.ally {
            match content.group(ally).map(|group| &content.groups[group]) {
                Some(group) if group.faction == Faction::Rebel => n_figures += usize::from(group.figures),
                _ => wrong("ally".into(), "alliance-unknown-ally"),
            }
        }
        if self.enemies.len() >= MOST_GROUPS || n_figures > MOST_FIGURES {
            wrong("enemies".into(), "alliance-too-many-enemies");
        }
        problems
    }
}

impl HeroPick {
    /// What is wrong with the cards (R10.1, R10.6, R32.3).
    fn problems(&self, content: &Content) -> Vec<(String, &'static str)> {
        let mut problems = Vec::new();
        let (mut weapons, mut armor, mut equipment) = (1, 0, 0);
        let start = content.hero(&self.hero).map(|hero| content.heroes[hero].start.as_str());
        let card_of = |id: &str| content.card(id).map(|card| &content.cards[card]);
        let mut weapon = start.and_then(card_of);
        let mut bars = weapon.and_then(|card| card.weapon.as_ref()).map_or(0, |weapon| weapon.bars);
        for (n, id) in self.cards.iter().enumerate().take(MOST_CARDS) {
            let mut wrong = |code| problems.push((format!("cards[{n}]"), code));
            let Some(card) = card_of(id).filter(|card| !card.removed && card.deck != Deck::Supply) else {
                wrong("alliance-unknown-card");
                continue;
            };
            if card.hero.as_ref().is_some_and(|hero| *hero != self.hero) {
                wrong("alliance-card-of-another");
            }
            if self.cards[..n].contains(id) || Some(id.as_str()) == start {
                wrong("alliance-card-twice");
            }
            match card.slot {
                Some(Slot::Weapon) => {
                    weapons += 1;
                    weapon = Some(card);
                    bars = card.weapon.as_ref().map_or(0, |weapon| weapon.bars);
                }
                Some(Slot::Armor) => armor += 1,
                Some(Slot::Equipment) => equipment += 1,
                Some(Slot::Modification) => {
                    let kind = weapon.and_then(|card| card.weapon.as_ref()).map(|weapon| weapon.kind);
                    let fits = card.modification.as_ref().map(|modification| modification.fits);
                    if bars == 0 || kind != fits {
                        wrong("alliance-modification");
                    }
                    bars = bars.saturating_sub(1);
                }
                None => {}
            }
        }
        if weapons > 2 || armor > 1 || equipment > 3 {
            problems.push(("cards".to_owned(), "alliance-too-much-equipment"));
        }
        if self.cards.len() + 8 > MOST_CARDS {
            problems.push(("cards".to_owned(), "alliance-too-many-cards"));
        }
        problems
    }
}
