//! What any client can read of a campaign before it plays: `GET /api/games/<game>/content`.

use serde_json::Value;

use super::kind::{Kind, ids};
use crate::common::Browser;

/// Names, each list in the order in which the game numbers it.
#[derive(Debug)]
pub(crate) struct Public {
    /// Who may be in a team.
    pub(crate) members: Vec<String>,
    pub(crate) missions: Vec<String>,
    /// The endings of the campaign.
    pub(crate) endings: Vec<String>,
    /// Which of them are won.
    pub(crate) is_won: Vec<bool>,
}

impl Public {
    pub(crate) async fn read(guest: &mut Browser, kind: &Kind) -> Self {
        let content = guest.get(&format!("/api/games/{}/content", kind.game)).await.expect(200);
        let campaigns = content["campaigns"].as_array().expect("campaigns");
        let campaign = campaigns.iter().find(|it| it["id"] == kind.campaign).expect("our campaign");
        let endings: &Vec<Value> = campaign["ending"].as_array().expect("endings");
        Self {
            members: (kind.members)(&content),
            missions: ids(&content["missions"]),
            endings: ids(&campaign["ending"]),
            is_won: endings.iter().map(kind.is_won).collect(),
        }
    }

    /// So many members, others each time.
    pub(crate) fn team(&self, number: u64, size: usize) -> Vec<String> {
        self.members.iter().cycle().skip(number as usize % self.members.len()).take(size).cloned().collect()
    }
}
