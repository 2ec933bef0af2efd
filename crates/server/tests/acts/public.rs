//! What any client can read of the campaign before it plays: `GET /api/games/alliance/content`.

use serde_json::Value;

use crate::common::Browser;

/// The campaign that is played.
pub(crate) const CAMPAIGN: &str = "how_many_aboard";

/// Names, each list in the order in which the game numbers it.
#[derive(Debug)]
pub(crate) struct Public {
    pub(crate) heroes: Vec<String>,
    pub(crate) missions: Vec<String>,
    /// The endings of the campaign.
    pub(crate) endings: Vec<String>,
    /// Which of them are won.
    pub(crate) is_won: Vec<bool>,
}

impl Public {
    pub(crate) async fn read(guest: &mut Browser) -> Self {
        let content = guest.get("/api/games/alliance/content").await.expect(200);
        let campaigns = content["campaigns"].as_array().expect("campaigns");
        let campaign = campaigns.iter().find(|it| it["id"] == CAMPAIGN).expect("our campaign");
        Self {
            heroes: ids(&content["heroes"]),
            missions: ids(&content["missions"]),
            endings: ids(&campaign["ending"]),
            is_won: of_each(&campaign["ending"], |ending| ending["won"] == true),
        }
    }

    /// So many heroes, others each time.
    pub(crate) fn team(&self, number: u64, size: usize) -> Vec<String> {
        self.heroes.iter().cycle().skip(number as usize % self.heroes.len()).take(size).cloned().collect()
    }
}

fn ids(list: &Value) -> Vec<String> {
    of_each(list, |it| it["id"].as_str().expect("an id").to_owned())
}

fn of_each<T>(list: &Value, of: impl Fn(&Value) -> T) -> Vec<T> {
    list.as_array().expect("a list").iter().map(of).collect()
}
