//! What a campaign remembers from mission to mission (R15.1). Cheap to share: only interludes and ends of missions
//! change it.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sortie_kernel::List;
use ts_rs::TS;

use super::MOST_CARDS;
use super::party::{CardState, Held};
use super::script::Told;
use crate::content::{Content, Deck};

/// A campaign under way. Heroes, cards, groups and missions are named by their number in the content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Campaign {
    pub(crate) campaign: u8,
    pub(crate) team: String,
    /// What the story remembers.
    pub(crate) flags: BTreeSet<String>,
    /// Missions played, in order.
    pub(crate) played: Vec<Played>,
    /// Encounters on the star map.
    pub(crate) encounters: Vec<u8>,
    /// Encounters resolved.
    pub(crate) met: Vec<u8>,
    /// Encounters that were passed by and never come again (R30.6).
    pub(crate) lapsed: Vec<u8>,
    /// By seat.
    pub(crate) heroes: Vec<HeroFile>,
    /// Items of the team that nobody holds.
    pub(crate) stash: Vec<u8>,
    pub(crate) credits: i16,
    pub(crate) fame: i16,
    pub(crate) allies: Vec<AllyFile>,
    /// The ally group taken along into the mission under way (R22.2); it is on the list still.
    pub(crate) along: Option<u8>,
    /// What the armory offers now.
    pub(crate) stock: Vec<u8>,
    /// Medpacs brought from encounters into the next mission.
    pub(crate) medpacs: i16,
    /// Damage each hero has at the start of the next mission.
    pub(crate) hurt: i16,
    /// Messages of the star map (R34.2).
    pub(crate) told: Vec<Told>,
    /// How it ended, by number of the ending.
    pub(crate) ending: Option<u8>,
    /// While a mission or an encounter is under way: the campaign as it was on the star map before it. What a save
    /// for later versions keeps (R15.5), and what the fame of a mission is counted from.
    pub(crate) before: Option<Arc<Campaign>>,
}

/// A mission played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AlliancePlayed")]
pub struct Played {
    /// Which, by number in the content.
    pub mission: u8,
    /// Whether it was won.
    pub won: bool,
    /// In what way, a word of the mission.
    pub how: String,
    /// Rounds it took.
    pub rounds: u16,
    /// What the fame was earned with.
    pub fame: Vec<FameLine>,
    /// Messages of the mission (R34.2).
    pub told: Vec<Told>,
}

/// A line of the fame of a mission (R35.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceFameLine")]
pub struct FameLine {
    /// For what.
    pub what: FameFor,
    /// How often.
    pub times: i16,
    /// How much in all.
    pub fame: i16,
}

/// What fame is given for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceFameFor")]
#[allow(missing_docs, reason = "named as in `FameRules`")]
pub enum FameFor {
    Group,
    Elite,
    Won,
    Fast,
    Optional,
    Unhurt,
    Deed,
}

/// A hero between missions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HeroFile {
    pub(crate) hero: u8,
    /// Class cards trained, in order; the starting item is not among them.
    pub(crate) class: Vec<u8>,
    /// How many class cards it may have by now (R32.1, R32.3).
    pub(crate) trainings: u8,
    /// How many of them are kept for good: training before the last mission (R32.5, A47).
    pub(crate) kept: u8,
    /// Items it holds.
    pub(crate) items: Vec<ItemHeld>,
    /// Reward cards that are its own for good, in its hands or left with the team (R10.3).
    pub(crate) rewards: Vec<u8>,
}

/// An item in a hero's hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceItemHeld")]
pub struct ItemHeld {
    /// The card.
    pub card: u8,
    /// Of a modification: the weapon it lies under (R10.5).
    pub under: Option<u8>,
}

/// An ally of the team (R33.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceAllyFile")]
pub struct AllyFile {
    /// The deployment card.
    pub group: u8,
    /// Deployments left.
    pub deployments: u8,
}

impl Campaign {
    /// A team at the start: starting items only (R1.11).
    pub(crate) fn new(campaign: u8, team: &str, heroes: impl Iterator<Item = u8>, credits: i16) -> Self {
        let file = |hero| HeroFile {
            hero,
            class: Vec::new(),
            trainings: 0,
            kept: 0,
            items: Vec::new(),
            rewards: Vec::new(),
        };
        Self {
            campaign,
            team: team.to_owned(),
            flags: BTreeSet::new(),
            played: Vec::new(),
            encounters: Vec::new(),
            met: Vec::new(),
            lapsed: Vec::new(),
            heroes: heroes.map(file).collect(),
            stash: Vec::new(),
            credits,
            fame: 0,
            allies: Vec::new(),
            along: None,
            stock: Vec::new(),
            medpacs: 0,
            hurt: 0,
            told: Vec::new(),
            ending: None,
            before: None,
        }
    }

    /// Everything the team owns, in hands or not: items and reward cards.
    pub(crate) fn owned(&self) -> impl Iterator<Item = u8> + '_ {
        let held = self.heroes.iter().flat_map(|hero| hero.items.iter().map(|item| item.card));
        self.stash.iter().copied().chain(held)
    }

    /// Whether the team owns a card.
    pub(crate) fn owns(&self, card: u8) -> bool {
        self.owned().any(|owned| owned == card)
    }

    /// Who holds a card.
    pub(crate) fn holder(&self, card: u8) -> Option<usize> {
        self.heroes.iter().position(|hero| hero.items.iter().any(|item| item.card == card))
    }

    /// Takes a card away from wherever it is. What lay under it goes to the stash.
    pub(crate) fn take(&mut self, card: u8) {
        self.stash.retain(|&other| other != card);
        for hero in &mut self.heroes {
            if hero.items.iter().any(|item| item.card == card) {
                let (loose, kept) = hero
                    .items
                    .iter()
                    .filter(|item| item.card != card)
                    .partition::<Vec<ItemHeld>, _>(|item| item.under == Some(card));
                hero.items = kept;
                self.stash.extend(loose.iter().map(|item| item.card));
            }
        }
    }

    /// Puts a card where it may go. What lies under a weapon goes with it from hero to hero.
    pub(crate) fn give(&mut self, card: u8, to: Option<u8>, under: Option<u8>) {
        let Some(to) = to.map(usize::from) else {
            self.take(card);
            self.stash.push(card);
            return;
        };
        let mut moved = vec![ItemHeld { card, under }];
        if let Some(holder) = self.holder(card) {
            let with = |item: &ItemHeld| item.under == Some(card);
            moved.extend(self.heroes[holder].items.iter().copied().filter(with));
            self.heroes[holder].items.retain(|item| item.card != card && item.under != Some(card));
        }
        self.stash.retain(|&other| other != card);
        self.heroes[to].items.extend(moved);
    }

    /// A card comes to the team; nothing comes twice.
    pub(crate) fn gain(&mut self, card: u8) {
        if !self.owns(card) {
            self.stash.push(card);
        }
    }
}

impl HeroFile {
    /// The card it starts with.
    pub(crate) fn start(&self, content: &Content) -> Option<u8> {
        content.card(&content.heroes[usize::from(self.hero)].start).map(|card| card as u8)
    }

    /// The cards it brings into a mission or an encounter: the starting item, class cards, items, each modification
    /// under its weapon (R10.5, R30.8).
    pub(crate) fn hand(&self, content: &Content) -> List<Held, MOST_CARDS> {
        let mut hand: List<Held, MOST_CARDS> = List::default();
        let own = self.start(content).into_iter().chain(self.class.iter().copied());
        let own = own.map(|card| ItemHeld { card, under: None });
        // Modifications come last, so that their weapons have slots.
        let (mods, items): (Vec<ItemHeld>, _) = self.items.iter().partition(|item| item.under.is_some());
        for item in own.chain(items).chain(mods) {
            let slot = hand.len() as u8;
            let weapon = item.under.and_then(|weapon| hand.iter().position(|held| held.card == weapon));
            let under = weapon.map_or(slot, |weapon| weapon as u8);
            // There is room: R10.1, R32.3 and the content check say how much a hero can have.
            hand.push(Held { card: item.card, state: CardState::Ready, under });
        }
        hand
    }

    /// How many class cards it may choose now (R32.4).
    pub(crate) fn pending(&self) -> u8 {
        self.trainings.saturating_sub(self.class.len() as u8)
    }

    /// Reward cards in its hands become its own for good (R10.3).
    pub(crate) fn bind(&mut self, content: &Content) {
        for item in &self.items {
            let is_reward = content.cards[usize::from(item.card)].deck == Deck::Reward;
            if is_reward && !self.rewards.contains(&item.card) {
                self.rewards.push(item.card);
            }
        }
    }
}
