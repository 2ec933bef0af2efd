//! What lasts from mission to mission (R15.1): credits, fame, cards, allies, encounters.

use std::sync::Arc;

use super::Ctx;
use crate::event::Event;
use crate::state::{AllyFile, Campaign, FameFor, FameLine, Played};

/// Nobody has more credits than this.
const MOST_CREDITS: i16 = 30_000;

impl Ctx<'_> {
    fn campaign(&mut self) -> Option<&mut Campaign> {
        self.state.0.campaign.as_mut().map(Arc::make_mut)
    }

    /// A campaign begins, or goes on where it was left.
    pub(crate) fn found(&mut self, campaign: Campaign, epoch: u8) {
        self.state.0.campaign = Some(Arc::new(campaign));
        self.state.0.epoch = epoch;
    }

    /// The team gains or loses credits, as far as it has any.
    pub(crate) fn gain_credits(&mut self, credits: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.credits = campaign.credits.saturating_add(credits).clamp(0, MOST_CREDITS);
        }
    }

    /// The team gains or loses fame, as far as it has any.
    pub(crate) fn gain_fame(&mut self, fame: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.fame = campaign.fame.saturating_add(fame).max(0);
        }
    }

    /// Medpacs for the next mission; those owed are missing there.
    pub(crate) fn save_medpacs(&mut self, medpacs: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.medpacs = campaign.medpacs.saturating_add(medpacs);
        }
    }

    /// Damage with which each hero starts the next mission.
    pub(crate) fn start_hurt(&mut self, damage: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.hurt = campaign.hurt.saturating_add(damage).max(0);
        }
    }

    /// The story remembers or forgets.
    pub(crate) fn remember(&mut self, flag: &str, set: bool) {
        let Some(campaign) = self.campaign() else { return };
        if set {
            campaign.flags.insert(flag.to_owned());
        } else {
            campaign.flags.remove(flag);
        }
    }

    /// A card is bought for a price.
    pub(crate) fn buy_card(&mut self, card: u8, price: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.credits = campaign.credits.saturating_sub(price).max(0);
            campaign.stock.retain(|&other| other != card);
            campaign.gain(card);
        }
    }

    /// A card is sold for a price.
    pub(crate) fn sell_card(&mut self, card: u8, price: i16) {
        if let Some(campaign) = self.campaign() {
            campaign.take(card);
        }
        self.gain_credits(price);
    }

    /// A card comes to the team; nothing comes twice.
    pub(crate) fn gain_card(&mut self, card: u8) {
        if let Some(campaign) = self.campaign() {
            campaign.gain(card);
        }
    }

    /// A card leaves the team for good, whosever it was.
    pub(crate) fn lose_card(&mut self, card: u8) {
        if let Some(campaign) = self.campaign() {
            campaign.take(card);
            campaign.heroes.iter_mut().for_each(|file| file.rewards.retain(|&own| own != card));
        }
    }

    /// A card changes hands.
    pub(crate) fn give_card(&mut self, card: u8, to: Option<u8>, under: Option<u8>) {
        if let Some(campaign) = self.campaign() {
            campaign.give(card, to, under);
        }
    }

    /// The armory has new stock (R31.4).
    pub(crate) fn stock(&mut self, cards: Vec<u8>) {
        if let Some(campaign) = self.campaign() {
            campaign.stock.clone_from(&cards);
        }
        self.tell("R31.4", |_| Event::Stocked { cards });
    }

    /// A hero takes a class card (R32.2).
    pub(crate) fn train(&mut self, hero: u8, card: u8) {
        if let Some(campaign) = self.campaign() {
            campaign.heroes[usize::from(hero)].class.push(card);
        }
    }

    /// A hero gives a class card back (R32.5).
    pub(crate) fn untrain(&mut self, hero: u8, card: u8) {
        if let Some(campaign) = self.campaign() {
            campaign.heroes[usize::from(hero)].class.retain(|&other| other != card);
        }
    }

    /// Every hero may have one class card more, up to this many (R32.1, R32.3).
    pub(crate) fn grant_training(&mut self, most: u8) {
        if let Some(campaign) = self.campaign() {
            for file in &mut campaign.heroes {
                file.trainings = (file.trainings + 1).min(most);
            }
        }
    }

    /// What the team takes along is settled: the campaign as it was is kept, reward cards stay with who holds them
    /// (R10.3), and new dice are used.
    pub(crate) fn set_out(&mut self) {
        let (content, state) = (self.content, &mut *self.state.0);
        let Some(campaign) = state.campaign.as_mut() else { return };
        let before = campaign.clone();
        let campaign = Arc::make_mut(campaign);
        campaign.before = Some(before);
        campaign.heroes.iter_mut().for_each(|file| file.bind(content));
        state.epoch = state.epoch.wrapping_add(1);
    }

    /// A mission begins: training cannot be undone any more (A47), encounters may lapse (R30.6, A46), and an ally taken
    /// along, by its place in the list, has one deployment less (R22.3). Which group comes along.
    pub(crate) fn take_along(&mut self, ally: Option<u8>, lapses: bool) -> Option<u8> {
        let campaign = self.campaign()?;
        campaign.heroes.iter_mut().for_each(|file| file.kept = file.class.len() as u8);
        if lapses {
            let mut left = std::mem::take(&mut campaign.encounters);
            campaign.lapsed.append(&mut left);
        }
        campaign.along = None;
        if let Some(file) = ally.and_then(|ally| campaign.allies.get_mut(usize::from(ally))) {
            file.deployments = file.deployments.saturating_sub(1);
            campaign.along = Some(file.group);
        }
        campaign.along
    }

    /// Medpacs and damage from encounters go into the mission that begins.
    pub(crate) fn use_up_savings(&mut self) {
        if let Some(campaign) = self.campaign() {
            campaign.medpacs = 0;
            campaign.hurt = 0;
        }
    }

    /// An ally may be deployed so often, or more often than before.
    pub(crate) fn gain_ally(&mut self, group: u8, deployments: u8) {
        let Some(campaign) = self.campaign() else { return };
        match campaign.allies.iter_mut().find(|ally| ally.group == group) {
            Some(ally) => ally.deployments = ally.deployments.saturating_add(deployments),
            None => campaign.allies.push(AllyFile { group, deployments }),
        }
    }

    /// Allies go their way.
    pub(crate) fn lose_allies(&mut self, goes: impl Fn(u8) -> bool) {
        if let Some(campaign) = self.campaign() {
            campaign.allies.retain(|ally| !goes(ally.group));
        }
    }

    /// The ally taken along comes home as this, or not at all (R22.4).
    pub(crate) fn release_ally(&mut self, home: Option<AllyFile>) {
        let Some(campaign) = self.campaign() else { return };
        let Some(along) = campaign.along.take() else { return };
        campaign.allies.retain(|file| file.group != along);
        campaign.allies.extend(home);
    }

    /// Encounters come up on the star map (R30.5).
    pub(crate) fn add_encounters(&mut self, encounters: &[u8]) {
        if let Some(campaign) = self.campaign() {
            campaign.encounters.extend(encounters);
        }
    }

    /// An encounter is resolved, and what was told in it is kept (R34.2).
    pub(crate) fn settle_encounter(&mut self, encounter: u8) {
        let told = self.state.0.script.take().map(|script| script.told);
        let Some(campaign) = self.campaign() else { return };
        campaign.before = None;
        campaign.encounters.retain(|&other| other != encounter);
        campaign.met.push(encounter);
        campaign.told.extend(told.iter().flat_map(|told| told.iter().cloned()));
    }

    /// A mission is counted among those played (R21.1).
    pub(crate) fn count_mission(&mut self, played: Played) {
        let Played { mission, won, .. } = played;
        if self.sink.listens() {
            let (how, fame) = (played.how.clone(), played.fame.clone());
            self.push_played(played);
            self.tell("R21.1", |state| {
                let sides = state.sides();
                Event::MissionEnded { mission, won, how, fame, sides }
            });
        } else {
            self.push_played(played);
        }
    }

    fn push_played(&mut self, played: Played) {
        if let Some(campaign) = self.campaign() {
            campaign.played.push(played);
        }
    }

    /// The mission played last is settled: what was told is kept (R34.2), and whatever fame came besides is a deed, so that
    /// the lines make up all that was gained.
    pub(crate) fn settle_mission(&mut self) {
        let told = self.state.0.script.take().map_or_else(Vec::new, |script| script.told.to_vec());
        let Some(campaign) = self.campaign() else { return };
        let was = campaign.before.take().map_or(0, |before| before.fame);
        let gained = campaign.fame - was;
        if let Some(played) = campaign.played.last_mut() {
            played.told = told;
            add_deeds(&mut played.fame, gained);
        }
    }

    /// The campaign has this ending.
    pub(crate) fn end_campaign(&mut self, ending: u8) {
        if let Some(campaign) = self.campaign() {
            campaign.ending = Some(ending);
        }
    }
}

fn add_deeds(lines: &mut Vec<FameLine>, gained: i16) {
    let others = lines.iter().filter(|line| line.what != FameFor::Deed);
    let deeds = gained - others.map(|line| line.fame).sum::<i16>();
    lines.retain(|line| line.what != FameFor::Deed);
    if deeds != 0 {
        lines.push(FameLine { what: FameFor::Deed, times: deeds, fame: deeds });
    }
}
