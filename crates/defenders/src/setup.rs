//! What is agreed before the first choice: of a mission, of a campaign.

mod campaign;
mod saved;

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem};
use ts_rs::TS;

pub use self::campaign::CampaignPick;
pub use self::saved::{SavedAgent, SavedCampaign, SavedMission};
pub use sortie_mission::Mode;

pub use crate::content::mission::Difficulty;
use crate::content::mission::Preset;
use crate::content::{Class, Content};
use crate::limits::MOST_AGENTS;
use crate::world::Options;

/// Rules that a table may leave out or take in (29, 76, 77).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersOptions")]
pub struct TableOptions {
    /// Agents attack only what lies in front of them (29).
    pub human_view: bool,
    /// An engaged agent attacks only whom he is engaged with (77).
    pub duel: bool,
    /// Agents can be hit by other agents (76).
    pub friendly_fire: bool,
    /// How many dice somebody defends with at most depends on the rank.
    pub rank_defence: bool,
}

impl From<Preset> for TableOptions {
    fn from(preset: Preset) -> Self {
        Self {
            human_view: preset.human_view,
            duel: preset.close_fight,
            friendly_fire: preset.friendly_fire,
            rank_defence: preset.rank_based_defence,
        }
    }
}

impl TableOptions {
    /// Those that space knows.
    pub fn of_world(self) -> Options {
        Options { human_view: self.human_view, friendly_fire: self.friendly_fire, duel: self.duel }
    }
}

/// Who plays what, where, and how hard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersSetup")]
pub struct Setup {
    /// The mission, by its name in files; none is said for a campaign.
    #[serde(default)]
    pub mission: String,
    /// The campaign, if one is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<CampaignPick>,
    /// The agents in the order in which they sit: one to five, all different (6, 9).
    pub agents: Vec<Class>,
    /// How hard.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Options other than those of the level.
    #[serde(default)]
    pub options: Option<TableOptions>,
    /// Rolled by Sortie or on the table.
    #[serde(default)]
    pub dice: DiceSource,
    /// At the digital table, or beside the boxed game.
    #[serde(default)]
    pub mode: Mode,
}

impl Setup {
    /// A plain game of the first so many classes.
    pub fn new(mission: &str, n_agents: usize, difficulty: Difficulty) -> Self {
        Self {
            mission: mission.to_owned(),
            campaign: None,
            agents: Class::ALL[..n_agents].to_vec(),
            difficulty,
            options: None,
            dice: DiceSource::Rolled,
            mode: Mode::Table,
        }
    }

    /// The options in force.
    pub fn options(&self) -> TableOptions {
        self.options.unwrap_or_else(|| self.difficulty.preset().into())
    }

    /// Everything that is wrong with it.
    pub fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push(Problem { field, code });
        let mission = content.mission(&self.mission).map(|mission| &content.missions[mission]);
        if let Some(pick) = &self.campaign {
            pick.problems(content, self).into_iter().for_each(|(field, code)| wrong(field, code));
        } else if mission.is_none() {
            wrong("mission".into(), "defenders-mission");
        }
        let [fewest, most] = mission.map_or([1, MOST_AGENTS], |mission| mission.agents.map(usize::from));
        if !(fewest..=most).contains(&self.agents.len()) {
            wrong("agents".into(), "defenders-agents");
        }
        // A sixth agent is always one of the five again.
        for (seat, class) in self.agents.iter().enumerate().take(MOST_AGENTS + 1) {
            if self.agents[..seat].contains(class) {
                wrong(format!("agents[{seat}]"), "defenders-agent-twice");
            }
        }
        problems
    }
}
