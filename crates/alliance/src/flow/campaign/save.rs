//! From a campaign to the form in which later versions of the program find it, and back (R15.5, A41). The journal of a
//! table plays again bit for bit as long as rules and content stay; when they change, the campaign goes on from here.

use super::armory;
use super::inventory::{self, is_item};
use super::training::{MOST_TRAININGS, trainable};
use crate::content::{Content, Encounter};
use crate::setup::{CampaignPick, HeroPick, SavedAlly, SavedCampaign, SavedHero, SavedItem, SavedMission};
use crate::state::{AllyFile, Campaign, HeroFile, ItemHeld, Played, State, Told};

/// The text of the log that says that something of a saved campaign is not known any more.
const DROPPED: &str = "alliance-campaign-dropped";

/// The campaign as it is on the star map, or was there last: a mission under way is open again then. None outside a
/// campaign and when it is over.
pub(crate) fn checkpoint(content: &Content, state: &State) -> Option<SavedCampaign> {
    let now = state.campaign.as_deref()?;
    if now.ending.is_some() {
        return None;
    }
    let campaign = now.before.as_deref().unwrap_or(now);
    let printed = &content.campaigns[usize::from(campaign.campaign)];
    let card = |&card: &u8| content.cards[usize::from(card)].id.clone();
    let cards = |list: &[u8]| list.iter().map(card).collect::<Vec<_>>();
    let encounters =
        |list: &[u8]| list.iter().map(|&n| printed.encounter[usize::from(n)].id.clone()).collect::<Vec<_>>();
    let item = |item: &ItemHeld| SavedItem { card: card(&item.card), under: item.under.as_ref().map(card) };
    let hero = |file: &HeroFile| SavedHero {
        hero: content.heroes[usize::from(file.hero)].id.clone(),
        class: cards(&file.class),
        trainings: file.trainings,
        kept: file.kept,
        items: file.items.iter().map(item).collect(),
        rewards: cards(&file.rewards),
    };
    let mission = |played: &Played| SavedMission {
        mission: content.missions[usize::from(played.mission)].id.clone(),
        won: played.won,
        how: played.how.clone(),
        rounds: played.rounds,
        fame: played.fame.clone(),
        told: played.told.clone(),
    };
    let ally = |file: &AllyFile| SavedAlly {
        group: content.groups[usize::from(file.group)].id.clone(),
        deployments: file.deployments,
    };
    Some(SavedCampaign {
        version: SavedCampaign::VERSION,
        campaign: printed.id.clone(),
        team: campaign.team.clone(),
        // A mission that is played again has the same dice again.
        epoch: state.epoch.saturating_sub(u8::from(now.before.is_some())),
        flags: campaign.flags.iter().cloned().collect(),
        played: campaign.played.iter().map(mission).collect(),
        encounters: encounters(&campaign.encounters),
        met: encounters(&campaign.met),
        lapsed: encounters(&campaign.lapsed),
        heroes: campaign.heroes.iter().map(hero).collect(),
        stash: cards(&campaign.stash),
        credits: campaign.credits,
        fame: campaign.fame,
        allies: campaign.allies.iter().map(ally).collect(),
        stock: cards(&campaign.stock),
        medpacs: campaign.medpacs,
        hurt: campaign.hurt,
        told: campaign.told.clone(),
    })
}

/// The campaign of a file, as far as it is known here. What is not known any more is left out, which the log says; what
/// the rules do not allow is left out too, so a file cannot break them.
pub(crate) fn restored(
    content: &Content,
    pick: &CampaignPick,
    heroes: &[HeroPick],
    saved: &SavedCampaign,
) -> Campaign {
    let number = content.campaign(&pick.id).unwrap_or(0);
    let seats = heroes.iter().map(|pick| content.hero(&pick.hero).unwrap_or(0) as u8);
    let campaign = Campaign::new(number as u8, &pick.team, seats, saved.credits.max(0));
    let mut reading = Reading { content, campaign, dropped: false };
    reading.story(saved);
    for (hero, pick) in heroes.iter().enumerate() {
        if let Some(file) = saved.heroes.iter().find(|file| file.hero == pick.hero) {
            reading.hero(hero, file);
        }
    }
    for id in &saved.stash {
        reading.own(id);
    }
    reading.hands(heroes, saved);
    let Reading { mut campaign, dropped, .. } = reading;
    let owned: Vec<u8> = campaign.owned().collect();
    campaign.stock.retain(|card| !owned.contains(card));
    if dropped {
        campaign.told.push(Told { text: DROPPED.to_owned(), round: 0, is_rule: false });
    }
    campaign
}

/// A file that is read, name by name.
struct Reading<'a> {
    content: &'a Content,
    campaign: Campaign,
    /// Whether something was not known.
    dropped: bool,
}

impl Reading<'_> {
    fn known(&mut self, found: Option<usize>) -> Option<u8> {
        self.dropped |= found.is_none();
        found.map(|n| n as u8)
    }

    fn story(&mut self, saved: &SavedCampaign) {
        let content = self.content;
        let printed = &content.campaigns[usize::from(self.campaign.campaign)];
        self.campaign.flags = saved.flags.iter().cloned().collect();
        self.campaign.fame = saved.fame.max(0);
        self.campaign.medpacs = saved.medpacs;
        self.campaign.hurt = saved.hurt.max(0);
        self.campaign.told.clone_from(&saved.told);
        for played in &saved.played {
            let Some(mission) = self.known(content.mission(&played.mission)) else { continue };
            let SavedMission { won, how, rounds, fame, told, .. } = played.clone();
            self.campaign.played.push(Played { mission, won, how, rounds, fame, told });
        }
        let encounter = |id: &String| printed.encounter.iter().position(|other: &Encounter| other.id == *id);
        let mut seen: Vec<u8> = Vec::new();
        let mut list = |ids: &[String]| {
            let known: Vec<Option<usize>> = ids.iter().map(encounter).collect();
            let numbers = known.into_iter().filter_map(|found| self.known(found));
            let new: Vec<u8> = numbers.filter(|n| !seen.contains(n)).collect();
            seen.extend(&new);
            new
        };
        let (met, lapsed, encounters) = (list(&saved.met), list(&saved.lapsed), list(&saved.encounters));
        (self.campaign.met, self.campaign.lapsed, self.campaign.encounters) = (met, lapsed, encounters);
        for ally in &saved.allies {
            let Some(group) = self.known(content.group(&ally.group)) else { continue };
            if ally.deployments > 0 && self.campaign.allies.iter().all(|other| other.group != group) {
                self.campaign.allies.push(AllyFile { group, deployments: ally.deployments });
            }
        }
        for id in &saved.stock {
            let Some(card) = self.known(content.card(id)) else { continue };
            if armory::buying(content, &self.campaign, card).is_some() && !self.campaign.stock.contains(&card)
            {
                self.campaign.stock.push(card);
            }
        }
    }

    /// Training, by its own rule (R32.3), and reward cards that are somebody's own.
    fn hero(&mut self, hero: usize, saved: &SavedHero) {
        let content = self.content;
        self.campaign.heroes[hero].trainings = saved.trainings.min(MOST_TRAININGS);
        for id in &saved.class {
            let found = content.card(id);
            let file = &mut self.campaign.heroes[hero];
            let found = found.filter(|&card| trainable(content, file).contains(&(card as u8)));
            if let Some(card) = self.known(found) {
                self.campaign.heroes[hero].class.push(card);
            }
        }
        let file = &mut self.campaign.heroes[hero];
        file.kept = saved.kept.min(file.class.len() as u8);
        for id in &saved.rewards {
            let Some(card) = self.known(content.card(id)) else { continue };
            if self.campaign.heroes.iter().all(|file| !file.rewards.contains(&card)) {
                self.campaign.heroes[hero].rewards.push(card);
            }
        }
    }

    /// The team owns a card.
    fn own(&mut self, id: &str) -> Option<u8> {
        let found = self.content.card(id).filter(|&card| is_item(self.content, card as u8));
        let card = self.known(found)?;
        self.campaign.gain(card);
        Some(card)
    }

    /// Who holds what: weapons before what lies under them. What does not fit any more stays with the team.
    fn hands(&mut self, heroes: &[HeroPick], saved: &SavedCampaign) {
        let files = || saved.heroes.iter().flat_map(|file| file.items.iter().map(move |item| (file, item)));
        for (_, item) in files() {
            self.own(&item.card);
        }
        let (under, plain): (Vec<_>, Vec<_>) = files().partition(|(_, item)| item.under.is_some());
        for (file, item) in plain.into_iter().chain(under) {
            let hero = heroes.iter().position(|pick| pick.hero == file.hero);
            let Some((card, hero)) = self.content.card(&item.card).zip(hero) else { continue };
            let under = item.under.as_ref().and_then(|id| self.content.card(id)).map(|card| card as u8);
            let (card, place) = (card as u8, (Some(hero as u8), under));
            let is_ours = self.campaign.stash.contains(&card);
            if is_ours && inventory::places(self.content, &self.campaign, card).contains(&place) {
                self.campaign.give(card, place.0, place.1);
            }
        }
    }
}
