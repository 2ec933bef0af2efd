//! What `arena` hands over to be played: see [`Listed`].

mod odds;
mod setup;

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError, WishOption,
};

use crate::scene::{Scene, answers};
use crate::{Arena, Content, Ending, Setup, State};

impl Listed for Arena {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const SCENES: Option<Scenes<Self>> = Some(Scenes { asks_content: true, answer: scene });
    const ODDS: Option<Odds> = Some(odds::ODDS);
    const SHEETS: Option<Sheets<Self>> = None;
    const MAPS: Option<Maps<Self>> = None;
    const NEW_MISSION: Option<NewMission> = None;
    const MISSIONS: Option<&'static str> = None;
    const CAMPAIGNS: Option<&'static str> = None;
    const WISHES: &'static [WishOption] = &[];

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        crate::content::read(source, findings)
    }

    fn setup_schema(content: &Content) -> Value {
        setup::schema(content)
    }

    fn wished(_: &Content, wish: &Wish) -> Result<Setup, WishError> {
        Ok(Setup::new(wish.seats::<Self>()?, wish.difficulty("easy, normal or hard")?))
    }

    fn tally(_: &Content, state: &State) -> Tally {
        let rule = state.ending.map(Ending::rule);
        Tally { end: End { rule, ..End::default() }, ..Tally::default() }
    }
}

fn scene(content: &Content, file: &Value) -> Result<SceneAnswers, String> {
    let scene: Scene = serde_json::from_value(file.clone()).map_err(|error| error.to_string())?;
    let answers = answers(content, &scene)?;
    let expected = scene.checks.into_iter().map(|check| check.answer).collect();
    Ok(SceneAnswers { answers, expected })
}
