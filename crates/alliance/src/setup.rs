//! What is agreed before the first choice of a skirmish.

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem};
use ts_rs::TS;

use crate::content::{Content, Deck, Faction, Slot};
use crate::state::{MOST_CARDS, MOST_FIGURES, MOST_GROUPS};

/// A skirmish: who fights whom, where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceSetup")]
pub struct Setup {
    /// The heroes, one a seat; a solo player takes two seats (R1.10, R15.4).
    pub heroes: Vec<HeroPick>,
    /// The map.
    pub map: String,
    /// How hard it is.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The enemy groups; those the map recommends if nothing is said (R16.1).
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
#[ts(export, rename = "AllianceHeroPick")]
pub struct HeroPick {
    /// The hero.
    pub hero: String,
    /// Cards besides the starting item. A modification follows the weapon it lies under.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// How hard a skirmish is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceDifficulty")]
pub enum Difficulty {
    /// Fewer enemies.
    Easy,
    /// As many as recommended.
    #[default]
    Normal,
    /// More and better trained ones (R15.3).
    Hard,
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
            difficulty: Difficulty::default(),
            enemies: Vec::new(),
            ally: None,
            dice: DiceSource::default(),
        }
    }

    /// The enemy groups of this skirmish, by number; unknown ones are left out.
    pub fn enemy_groups(&self, content: &Content) -> Vec<usize> {
        let map = content.map(&self.map).map(|map| &content.maps[map]);
        let recommended = || map.map_or(&[][..], |map| &map.recommended[self.difficulty as usize]);
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
        }
        if content.map(&self.map).is_none() {
            wrong("map".into(), "alliance-unknown-map");
        }
        let mut n_figures = self.heroes.len();
        for (n, id) in self.enemies.iter().enumerate().take(MOST_GROUPS + 1) {
            match content.group(id).map(|group| &content.groups[group]) {
                Some(group) if group.faction != Faction::Rebel => n_figures += usize::from(group.figures),
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
