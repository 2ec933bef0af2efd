//! What `defenders` hands over to be played: see [`Listed`].

mod setup;

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError, WishOption,
};

use crate::content::mission::Mission;
use crate::limits::MOST_AGENTS;
use crate::view::main_objective;
use crate::{CampaignPick, Content, Defenders, Ending, Setup, State, odds, scene};

impl Listed for Defenders {
    const SEATS: RangeInclusive<u8> = 1..=MOST_AGENTS as u8;
    const SCENES: Option<Scenes<Self>> = Some(Scenes { asks_content: false, answer: ask });
    const ODDS: Option<Odds> = Some(odds::ODDS);
    const SHEETS: Option<Sheets<Self>> = None;
    const MAPS: Option<Maps<Self>> = None;
    const NEW_MISSION: Option<NewMission> = None;
    const MISSIONS: Option<&'static str> =
        Some("a mission of defenders by its name; the first one for so many seats if none is said");
    const CAMPAIGNS: Option<&'static str> = Some(
        "played from its first mission to its ending. Outcomes are then its endings, and each mission is counted for itself, \
         won if it was accomplished, in full or in part",
    );
    const WISHES: &'static [WishOption] = &[];

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        Content::read(source, findings)
    }

    fn setup_schema(content: &Content) -> Value {
        setup::schema(content)
    }

    fn wished(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
        let seats = usize::from(wish.seats::<Self>()?);
        let takes = |mission: &&Mission| {
            let [fewest, most] = mission.agents.map(usize::from);
            (fewest..=most).contains(&seats)
        };
        let first = || content.missions.iter().find(takes).map(|mission| mission.id.clone());
        let mission = wish.mission.clone().or_else(first).unwrap_or_default();
        let Some(printed) = content.mission(&mission).map(|number| &content.missions[number]) else {
            let ids: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
            let reason = format!("there is no `{mission}`; there are {}", ids.join(", "));
            return Err(WishError::new("mission", reason));
        };
        if !takes(&printed) {
            let [fewest, most] = printed.agents;
            return Err(WishError::new("seats", format!("{fewest} to {most} can play `{mission}`")));
        }
        let mut setup = Setup::new(&mission, seats, wish.difficulty("easy, normal, hard or very_hard")?);
        if let Some(id) = &wish.campaign {
            if content.campaign(id).is_none() {
                let ids: Vec<&str> = content.campaigns.iter().map(|campaign| campaign.id.as_str()).collect();
                let reason = format!("there is no campaign `{id}`; there are {}", ids.join(", "));
                return Err(WishError::new("campaign", reason));
            }
            setup.mission = String::new();
            setup.campaign = Some(CampaignPick { id: id.clone(), team: "Bots".to_owned(), resume: None });
        }
        Ok(setup)
    }

    /// Of a mission the main objective when it was over and the rule; of a campaign its own word for the ending, the missions, and
    /// the rounds of all of them.
    fn tally(content: &Content, state: &State) -> Tally {
        let Some(campaign) = state.campaign() else {
            let end = End {
                objective: main_objective(content, state),
                how: None,
                rule: state.ending.map(Ending::rule),
            };
            return Tally { end, ..Tally::default() };
        };
        let printed = &content.campaigns[usize::from(campaign.campaign)];
        let name = |mission: u8| content.missions[usize::from(mission)].id.clone();
        let ending = campaign.ending.and_then(|ending| printed.ending.get(usize::from(ending)));
        let played = campaign.played.iter();
        Tally {
            end: End::default(),
            ending: ending.map(|ending| ending.id.clone()),
            rounds: Some(played.clone().map(|played| u32::from(played.rounds)).sum()),
            missions: played.map(|played| (name(played.mission), played.ending.is_won())).collect(),
        }
    }
}

fn ask(_: &Content, file: &Value) -> Result<SceneAnswers, String> {
    scene::ask(file)
}
