//! What is agreed before the first choice.

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem};
use ts_rs::TS;

use crate::content::Content;

/// Where the miniatures stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsMode")]
pub enum Mode {
    /// At the digital table.
    #[default]
    Table,
    /// On a real one: people move them, and Sortie keeps everything else.
    Companion,
}

impl Mode {
    fn is_table(&self) -> bool {
        *self == Self::Table
    }
}

/// Which teams meet, where, and what about (C1.4, C1.5, C1.9). Who is blue and who is red is thrown for (C1.7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsSetup")]
pub struct Setup {
    /// The teams of both seats, by their names in files.
    pub teams: [String; 2],
    /// The mission, if people agree on one; otherwise it is drawn (C1.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mission: Option<String>,
    /// The table, one of those laid out for the mission; otherwise it is drawn too (S5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// Whether players build the table in turn instead of taking a ready one (C1.6, S5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub build: bool,
    /// Whether the condition table is used (C1.10).
    #[serde(default)]
    pub condition: bool,
    /// Rolled by Sortie or on the table.
    #[serde(default)]
    pub dice: DiceSource,
    /// At the digital table, or beside a real one.
    #[serde(default, skip_serializing_if = "Mode::is_table")]
    #[ts(optional, as = "Option<Mode>")]
    pub mode: Mode,
}

impl Setup {
    /// Two teams, and everything else by chance.
    pub fn new(teams: [&str; 2]) -> Self {
        Self {
            teams: teams.map(str::to_owned),
            mission: None,
            table: None,
            build: false,
            condition: false,
            dice: DiceSource::Rolled,
            mode: Mode::Table,
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push(Problem { field, code });
        for (seat, team) in self.teams.iter().enumerate() {
            if content.team_named(team).is_none() {
                wrong(format!("teams[{seat}]"), "specops-team");
            }
        }
        let mission = self.mission.as_deref().map(|id| content.mission_named(id));
        if mission == Some(None) {
            wrong("mission".into(), "specops-mission");
        }
        if let Some(id) = &self.table {
            if self.build {
                wrong("table".into(), "specops-table-built");
            }
            match (content.table_named(id), mission.flatten()) {
                (None, _) => wrong("table".into(), "specops-table"),
                // A table is laid out for a mission: without one nobody knows whether they fit.
                (Some(_), None) => wrong("table".into(), "specops-table-mission"),
                (Some(table), Some(mission)) if !content.mission(mission).tables.contains(&table) => {
                    wrong("table".into(), "specops-table-mission");
                }
                (Some(_), Some(_)) => {}
            }
        }
        problems
    }
}
