//! What `defenders` hands over to be played: see [`Listed`].

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError,
};

use crate::limits::MOST_AGENTS;
use crate::{Content, Defenders, Ending, Setup, State, odds, scene};

impl Listed for Defenders {
    const SEATS: RangeInclusive<u8> = 1..=MOST_AGENTS as u8;
    const SCENES: Option<Scenes<Self>> = Some(Scenes { asks_content: false, answer: ask });
    const ODDS: Option<Odds> = Some(odds::ODDS);
    const SHEETS: Option<Sheets<Self>> = None;
    const MAPS: Option<Maps<Self>> = None;
    const NEW_MISSION: Option<NewMission> = None;
    const MISSIONS: Option<&'static str> =
        Some("a mission of defenders by its name; the first one if none is said");
    const CAMPAIGNS: Option<&'static str> = None;

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        Content::read(source, findings)
    }

    fn wished(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
        let known = || {
            let ids: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
            ids.join(", ")
        };
        let first = || content.missions.first().map(|mission| mission.id.clone());
        let mission = wish.mission.clone().or_else(first).unwrap_or_default();
        if content.mission(&mission).is_none() {
            return Err(WishError::new("mission", format!("there is no `{mission}`; there are {}", known())));
        }
        let seats = usize::from(wish.seats::<Self>()?);
        Ok(Setup::new(&mission, seats, wish.difficulty("easy, normal, hard or very_hard")?))
    }

    fn tally(_: &Content, state: &State) -> Tally {
        let rule = state.ending.map(Ending::rule);
        Tally { end: End { rule, ..End::default() }, ..Tally::default() }
    }
}

fn ask(_: &Content, file: &Value) -> Result<SceneAnswers, String> {
    scene::ask(file)
}
