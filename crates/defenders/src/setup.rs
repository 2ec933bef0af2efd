//! What is agreed before the first choice.

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem};
use ts_rs::TS;

use crate::content::{Class, Content};
use crate::limits::MOST_AGENTS;
use crate::world::Options;

/// How hard, as a preset of the options.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersDifficulty")]
pub enum Difficulty {
    /// All-round view.
    Easy,
    /// Human view and close fights.
    #[default]
    Normal,
    /// Friendly fire besides.
    Hard,
    /// And no mercy of the dice.
    VeryHard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::VeryHard];

    /// Its name in files and commands.
    pub fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::VeryHard => "very_hard",
        }
    }

    /// The options it stands for.
    pub fn options(self) -> TableOptions {
        let (human_view, duel) = (self > Self::Easy, self > Self::Easy);
        let friendly_fire = self > Self::Normal;
        TableOptions { human_view, duel, friendly_fire, rank_defence: self < Self::VeryHard }
    }
}

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
    /// The mission, by its name in files.
    pub mission: String,
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
}

impl Setup {
    /// A plain game of the first so many classes.
    pub fn new(mission: &str, n_agents: usize, difficulty: Difficulty) -> Self {
        Self {
            mission: mission.to_owned(),
            agents: Class::ALL[..n_agents].to_vec(),
            difficulty,
            options: None,
            dice: DiceSource::Rolled,
        }
    }

    /// The options in force.
    pub fn options(&self) -> TableOptions {
        self.options.unwrap_or_else(|| self.difficulty.options())
    }

    /// Everything that is wrong with it.
    pub fn problems(&self, content: &Content) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push(Problem { field, code });
        if content.battle(&self.mission).is_none() {
            wrong("mission".into(), "defenders-mission");
        }
        if !(1..=MOST_AGENTS).contains(&self.agents.len()) {
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
