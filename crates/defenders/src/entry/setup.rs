//! What a set-up looks like.

use serde_json::Value;
use sortie_games::schema::{object, one_of, or_none, saved_campaign, set, team_name};
use sortie_kernel::DiceSource;
use sortie_mission::Mode;

use crate::content::mission::Difficulty;
use crate::content::{Class, Content};

pub(super) fn schema(content: &Content) -> Value {
    let missions = content.missions.iter().map(|mission| mission.id.as_str());
    let campaigns = one_of(content.campaigns.iter().map(|campaign| &campaign.id));
    let campaign = [("id", campaigns), ("team", team_name()), ("resume", saved_campaign())];
    let options = ["human_view", "duel", "friendly_fire", "rank_defence"];
    let levels = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard, Difficulty::VeryHard];
    object(
        &["agents"],
        [
            ("mission", one_of(missions.chain([""]))),
            ("campaign", or_none(object(&["id", "team"], campaign))),
            ("agents", set(one_of(Class::ALL), 1, Class::ALL.len())),
            ("difficulty", one_of(levels)),
            ("options", or_none(object(&options, options.map(|option| (option, one_of([false, true])))))),
            ("dice", one_of([DiceSource::Rolled, DiceSource::Physical])),
            ("mode", one_of([Mode::Table, Mode::Companion])),
        ],
    )
}
