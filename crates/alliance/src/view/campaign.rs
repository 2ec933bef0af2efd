//! What everybody may know of the campaign (R30 to R35).

use serde::Serialize;
use ts_rs::TS;

use crate::content::Content;
use crate::flow;
use crate::state::{AllyFile, HeroFile, ItemHeld, Play, Played, State, Told};

/// The campaign under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceCampaignView")]
pub struct CampaignView {
    /// Which, by number in the content.
    pub campaign: u8,
    /// The team's name.
    pub team: String,
    /// Credits (R31.6).
    pub credits: i16,
    /// Fame (R34.3).
    pub fame: i16,
    /// Missions played.
    pub played: Vec<Played>,
    /// Missions that can be started, by their number in the campaign.
    pub legs: Vec<u8>,
    /// Encounters on the star map.
    pub encounters: Vec<u8>,
    /// Encounters resolved.
    pub met: Vec<u8>,
    /// The heroes, by seat.
    pub heroes: Vec<HeroFileView>,
    /// Items in nobody's hands.
    pub stash: Vec<u8>,
    /// Allies (R33.3).
    pub allies: Vec<AllyFile>,
    /// The ally group taken along into the mission under way.
    pub along: Option<u8>,
    /// What the armory offers, with prices.
    pub stock: Vec<Priced>,
    /// What the team may sell, with prices (R31.2).
    pub sales: Vec<Priced>,
    /// Medpacs brought into the next mission besides the usual ones.
    pub medpacs: i16,
    /// Damage each hero starts the next mission with.
    pub hurt: i16,
    /// Messages of the star map (R34.2).
    pub told: Vec<Told>,
    /// The encounter under way.
    pub encounter: Option<u8>,
    /// The ending, by number.
    pub ending: Option<u8>,
}

/// A card with its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AlliancePriced")]
pub struct Priced {
    /// Which.
    pub card: u8,
    /// The price, in credits.
    pub price: i16,
}

/// A hero between missions (R32, R33).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceHeroFile")]
pub struct HeroFileView {
    /// Which.
    pub hero: u8,
    /// Class cards trained.
    pub class: Vec<u8>,
    /// Class cards that may be given back.
    pub may_untrain: Vec<u8>,
    /// Whether a class card may be chosen now (R32.4).
    pub pending: u8,
    /// Class cards that may be taken now (R32.2).
    pub may_train: Vec<u8>,
    /// Items it holds.
    pub items: Vec<ItemHeld>,
    /// Reward cards that are its own for good, in its hands or with the team (R10.3).
    pub rewards: Vec<u8>,
}

/// What everybody may know of the campaign: all of it, chance aside.
pub(super) fn view(content: &Content, state: &State) -> Option<CampaignView> {
    let campaign = state.campaign.as_deref()?;
    let buying = |&card: &u8| Some(Priced { card, price: flow::buying(content, campaign, card)? });
    let selling = |card: u8| Some(Priced { card, price: flow::selling(content, campaign, card)? });
    let hero = |file: &HeroFile| HeroFileView {
        hero: file.hero,
        class: file.class.clone(),
        may_untrain: flow::untrainable(file).into_iter().collect(),
        pending: file.pending(),
        may_train: flow::trainable(content, file),
        items: file.items.clone(),
        rewards: file.rewards.clone(),
    };
    let encounter = match state.script.as_ref().map(|script| script.play) {
        Some(Play::Encounter(encounter)) => Some(encounter),
        _ => None,
    };
    Some(CampaignView {
        campaign: campaign.campaign,
        team: campaign.team.clone(),
        credits: campaign.credits,
        fame: campaign.fame,
        played: campaign.played.clone(),
        legs: flow::open_legs(content, state),
        encounters: campaign.encounters.clone(),
        met: campaign.met.clone(),
        heroes: campaign.heroes.iter().map(hero).collect(),
        stash: campaign.stash.clone(),
        allies: campaign.allies.clone(),
        along: campaign.along,
        stock: campaign.stock.iter().filter_map(buying).collect(),
        sales: campaign.owned().filter_map(selling).collect(),
        medpacs: campaign.medpacs,
        hurt: campaign.hurt,
        told: campaign.told.clone(),
        encounter,
        ending: campaign.ending,
    })
}
