//! What `specops` hands over to be played: see [`Listed`].

mod setup;

use std::ops::RangeInclusive;

use serde_json::Value;
use sortie_content::{Finding, Source};
use sortie_games::{
    End, Listed, Maps, NewMission, Odds, SceneAnswers, Scenes, Sheets, Tally, Wish, WishError, WishOption,
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
    const WISHES: &'static [WishOption] = &[
        WishOption {
            name: "teams",
            help: "The teams of both seats by their names, joined by a comma; the first and the sixth if none are said",
        },
        WishOption { name: "table", help: "A table of the mission by its name; drawn if none is said" },
        WishOption {
            name: "terrain",
            help: "`built` for tables that both sides build in turn; `ready` if nothing is said",
        },
        WishOption { name: "condition", help: "`yes` for games in which a condition is thrown for" },
    ];

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
        Content::read(source, findings)
    }

    fn setup_schema(content: &Content) -> Value {
        setup::schema(content)
    }

    fn wished(content: &Content, wish: &Wish) -> Result<Setup, WishError> {
        wish.seats::<Self>()?;
        let named = |ids: Vec<&str>| ids.join(", ");
        let refuse = |option: &'static str, id: &str, known: String| {
            Err(WishError::new(option, format!("there is no `{id}`; there are {known}")))
        };
        let known = || named(content.teams.iter().map(|team| team.id.as_str()).collect());
        let mut setup = Setup::new([0, content.teams.len() / 2].map(|n| content.teams[n].id.as_str()));
        if let Some(teams) = wish.more.get("teams") {
            let teams: Vec<&str> = teams.split(',').map(str::trim).collect();
            let [one, other] = teams[..] else {
                return Err(WishError::new("teams", format!("two of {}", known())));
            };
            if let Some(id) = [one, other].into_iter().find(|id| content.team_named(id).is_none()) {
                return refuse("teams", id, known());
            }
            setup.teams = [one, other].map(str::to_owned);
        }
        if let Some(id) = &wish.mission {
            if content.mission_named(id).is_none() {
                return refuse(
                    "mission",
                    id,
                    named(content.missions.iter().map(|it| it.id.as_str()).collect()),
                );
            }
            setup.mission = Some(id.clone());
        }
        if let Some(id) = wish.more.get("table") {
            setup.table = Some(id.clone());
            if !setup.problems(content).is_empty() {
                let mission = wish.mission.as_ref().and_then(|id| content.mission_named(id));
                let tables =
                    mission.map(|mission| content.mission(mission).tables.clone()).unwrap_or_default();
                let known = tables.iter().map(|table| content.table(*table).id.as_str()).collect();
                return refuse("table", id, named(known));
            }
        }
        setup.build = match wish.more.get("terrain").map(String::as_str) {
            None | Some("ready") => false,
            Some("built") if setup.table.is_some() => {
                return Err(WishError::new("terrain", "a table is ready or built, not both"));
            }
            Some("built") => true,
            Some(_) => return Err(WishError::new("terrain", "ready or built")),
        };
        setup.condition = match wish.more.get("condition").map(String::as_str) {
            None | Some("no") => false,
            Some("yes") => true,
            Some(_) => return Err(WishError::new("condition", "yes or no")),
        };
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
