//! `defenders`: from the light in the desert to the end. A mission that fails may come again, so whoever plays any offer would
//! never see it: bots play, and the client watches.

use serde_json::{Value, json};

use super::act::Act;
use super::kind::Kind;

/// The campaign of the mission book.
pub(crate) const KIND: Kind = Kind {
    game: "defenders",
    campaign: "first_contact",
    levels: ["normal", "easy"],
    wishes: &[],
    members: |content| {
        let agents = content["agents"].as_array().expect("agents");
        agents.iter().map(|agent| agent["class"].as_str().expect("a class").to_owned()).collect()
    },
    setup,
    landmark,
    is_won: |ending| ending["how"] != "failed",
    has_won: |played| played["ending"] == "accomplished" || played["ending"] == "partly",
    worths: |_, _, decision| vec![0.0; decision.offers.len()],
};

fn setup(act: &Act) -> Value {
    json!({ "agents": act.members, "difficulty": act.difficulty })
}

/// Missions that are behind it, where it is, the mission, the round.
fn landmark(view: &Value) -> Vec<Value> {
    let campaign = &view["campaign"];
    let played = json!(campaign["played"].as_array().map(Vec::len));
    vec![played, campaign["stage"].clone(), view["mission"].clone(), view["round"].clone()]
}
