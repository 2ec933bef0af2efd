//! What the driver reads of the server's messages. Whatever it does not name is passed over, as any client may.

use serde::Deserialize;
use serde_json::Value;

/// A message of the server.
#[derive(Debug, Deserialize)]
pub(crate) struct Message {
    pub(crate) table: Option<Table>,
    #[serde(default)]
    pub(crate) steps: Vec<Step>,
    pub(crate) error: Option<Refusal>,
}

/// Something that happened.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    /// Whose choice it was, if anybody's.
    pub(crate) seat: Option<u8>,
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refusal {
    pub(crate) code: String,
}

/// The table as the client sees it.
#[derive(Debug, Deserialize)]
pub(crate) struct Table {
    pub(crate) sequence: u64,
    pub(crate) view: View,
    pub(crate) decision: Option<Decision>,
    pub(crate) outcome: Option<Outcome>,
}

/// How it ended.
#[derive(Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) key: String,
}

/// The open question.
#[derive(Debug, Deserialize)]
pub(crate) struct Decision {
    pub(crate) prompt: Value,
    pub(crate) offers: Vec<Offer>,
    pub(crate) awaited: Vec<u8>,
}

/// An answer that may be given.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(crate) struct Offer {
    pub(crate) seat: u8,
    pub(crate) choice: Value,
}

pub(crate) type Space = (i32, i32);

/// What everybody may know, as far as the client looks.
#[derive(Debug, Deserialize)]
pub(crate) struct View {
    pub(crate) round: u32,
    pub(crate) figures: Vec<Figure>,
    pub(crate) odds: Vec<Odds>,
    pub(crate) mission: Option<Mission>,
    pub(crate) campaign: Campaign,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Figure {
    pub(crate) id: u8,
    pub(crate) hero: Option<u8>,
    pub(crate) at: Option<Vec<Space>>,
    pub(crate) health: u16,
    pub(crate) damage: u16,
}

/// What an attack does on average.
#[derive(Debug, Deserialize)]
pub(crate) struct Odds {
    pub(crate) weapon: u8,
    pub(crate) target: u8,
    pub(crate) expected: u32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Mission {
    pub(crate) mission: u8,
    pub(crate) scene: u8,
    pub(crate) objects: Vec<Object>,
    pub(crate) marks: Marks,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Object {
    pub(crate) object: u8,
    pub(crate) at: Option<Space>,
}

/// What the objectives are about.
#[derive(Debug, Deserialize)]
pub(crate) struct Marks {
    pub(crate) objects: Vec<u8>,
    pub(crate) spaces: Vec<Space>,
    pub(crate) figures: Vec<u8>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Campaign {
    pub(crate) played: Vec<Played>,
    pub(crate) met: Vec<u8>,
    pub(crate) encounter: Option<u8>,
    pub(crate) ending: Option<usize>,
}

#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Played {
    pub(crate) mission: usize,
    pub(crate) won: bool,
}

impl Table {
    /// How far the act has come. It never stands for long while anybody plays.
    pub(crate) fn landmark(&self) -> [u32; 6] {
        let View { round, mission, campaign, .. } = &self.view;
        let (mission, scene) = mission.as_ref().map_or((0, 0), |it| (u32::from(it.mission) + 1, it.scene));
        let encounter = campaign.encounter.map_or(0, |encounter| u32::from(encounter) + 1);
        let counts = [campaign.played.len() as u32, campaign.met.len() as u32];
        [counts[0], counts[1], mission, u32::from(scene), encounter, *round]
    }
}
