//! What `specops` hands over to be played: see [`Listed`].

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError,
};

use crate::content::Content;
use crate::{Setup, Specops, State, odds, scene};

impl Listed for Specops {
    const SEATS: RangeInclusive<u8> = 2..=2;
    const SCENES: Option<Scenes<Self>> = Some(Scenes { asks_content: false, answer: ask });
    const ODDS: Option<Odds> = Some(odds::ODDS);
    const SHEETS: Option<Sheets<Self>> = None;
    const MAPS: Option<Maps<Self>> = None;
    const NEW_MISSION: Option<NewMission> = None;
    const MISSIONS: Option<&'static str> =
        Some("a mission of specops by its name; drawn anew in each game if none is said");
    const CAMPAIGNS: Option<&'static str> = None;

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        Content::read(source, findings)
    }

    fn wished(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
        wish.seats::<Self>()?;
        let teams = [0, content.teams.len() / 2].map(|n| content.teams[n].id.as_str());
        let mut setup = Setup::new(teams);
        if let Some(id) = &wish.mission {
            if content.mission_named(id).is_none() {
                let known: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
                let reason = format!("there is no `{id}`; there are {}", known.join(", "));
                return Err(WishError::new("mission", reason));
            }
            setup.mission = Some(id.clone());
        }
        Ok(setup)
    }

    /// Who has won, by colour, and by what: seats change their colours from game to game (C1.7).
    fn tally(_: &Content, state: &State) -> Tally {
        let Some(ending) = state.ending else { return Tally::default() };
        let who = ending.winner.map_or("draw", crate::side::Colour::word);
        Tally {
            ending: Some(format!("{who}: {}", ending.how.word())),
            end: End { rule: Some(ending.how.rule()), ..End::default() },
            ..Tally::default()
        }
    }
}

fn ask(_: &Content, file: &Value) -> Result<SceneAnswers, String> {
    scene::ask(file)
}
