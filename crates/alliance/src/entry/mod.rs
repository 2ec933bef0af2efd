//! What `alliance` hands over to be played: see [`Listed`].

mod odds;
mod setup;
mod wish;

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Language, Source, Texts};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError, WishOption,
};
use sortie_kernel::{Game, Viewer};

use crate::atlas;
use crate::content::Content;
use crate::scene::{Scene, answers};
use crate::{Alliance, Ending, Setup, State};

impl Listed for Alliance {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const SCENES: Option<Scenes<Self>> = Some(Scenes { asks_content: false, answer: scene });
    const ODDS: Option<Odds> = Some(odds::ODDS);
    const SHEETS: Option<Sheets<Self>> = Some(Sheets { missions, page: sheet });
    const MAPS: Option<Maps<Self>> = Some(Maps { names: maps, draw: atlas::draw });
    const NEW_MISSION: Option<NewMission> =
        Some(NewMission { mission: include_str!("new_mission.toml"), texts: new_mission_texts });
    const MISSIONS: Option<&'static str> =
        Some("a mission or the map of a skirmish, the first map if left out");
    const CAMPAIGNS: Option<&'static str> = Some(
        "played from its first mission to its ending. Outcomes are then its endings, and each mission is counted \
         for itself",
    );
    const WISHES: &'static [WishOption] = &[];

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        crate::content::read(source, findings)
    }

    fn setup_schema(content: &Content) -> Value {
        setup::schema(content)
    }

    fn wished(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
        wish::setup(content, wish)
    }

    /// Of a mission where it ended; of a campaign its own word for the ending, the missions, and the rounds of all of them.
    fn tally(content: &Content, state: &State) -> Tally {
        let end = end(content, state);
        // Views are dear, and only a campaign is asked for one.
        let campaign =
            state.campaign.as_ref().and_then(|_| Self::view(content, state, Viewer::Spectator).campaign);
        let Some(campaign) = campaign else { return Tally { end, ..Tally::default() } };
        let printed = &content.campaigns[usize::from(campaign.campaign)];
        let name = |mission: u8| content.missions[usize::from(mission)].id.clone();
        Tally {
            end,
            ending: campaign.ending.map(|ending| printed.ending[usize::from(ending)].id.clone()),
            rounds: Some(campaign.played.iter().map(|played| u32::from(played.rounds)).sum()),
            missions: campaign.played.iter().map(|played| (name(played.mission), played.won)).collect(),
        }
    }
}

/// The main objective when the mission was over, the mission's word for it, and the rule.
fn end(content: &Content, state: &State) -> End {
    let script = state.script.as_ref().filter(|_| state.campaign.is_none());
    let objective = script.zip(state.mission(content)).and_then(|(script, mission)| {
        let open = usize::from(script.progress.objective?);
        Some(mission.objective.get(open)?.id.clone())
    });
    // Of a mission that was won or lost by its own rules; the others end as every mission may.
    let is_own = matches!(state.ending, Some(Ending::Victory | Ending::MissionLost));
    let how = script.filter(|_| is_own).map(|script| script.how.clone());
    End { objective, how, rule: state.ending.map(Ending::rule) }
}

/// Scenes bring what they need with them and are answered with the content that ships.
fn new_mission_texts(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("new_mission.en.ftl"),
        Language::German => include_str!("new_mission.de.ftl"),
        Language::Italian => include_str!("new_mission.it.ftl"),
    }
}

fn scene(_: &Content, file: &Value) -> Result<SceneAnswers, String> {
    let scene = Scene::read(file)?;
    let answers = answers(&scene)?;
    let expected = scene.checks.into_iter().map(|check| check.answer).collect();
    Ok(SceneAnswers { answers, expected })
}

fn maps(content: &Content) -> Vec<String> {
    content.maps.iter().map(|map| map.id.clone()).collect()
}

fn missions(content: &Content) -> Vec<String> {
    content.missions.iter().map(|mission| mission.id.clone()).collect()
}

fn sheet(content: &Content, mission: &str, texts: &Texts, language: Language) -> Option<String> {
    Some(crate::sheet::sheet(content, content.mission(mission)?, texts, language))
}
