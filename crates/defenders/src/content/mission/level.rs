//! How hard it is: four presets of the options (section 7 of the mission book).

use serde::{Deserialize, Serialize};
use sortie_mission::Level;
use ts_rs::TS;

/// How hard a mission is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersDifficulty")]
pub enum Difficulty {
    /// For a first evening.
    Easy,
    /// As the rules say.
    #[default]
    Normal,
    /// Agents can be hit by agents.
    Hard,
    /// Who dies stays dead, and no rank caps what an alien defends with.
    VeryHard,
}

/// The options of the rules that a difficulty sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersPreset")]
pub struct Preset {
    /// Agents see the half in front of them (29).
    pub human_view: bool,
    /// Who is engaged attacks only whom he is engaged with (77).
    pub close_fight: bool,
    /// Agents can be hit by agents (76).
    pub friendly_fire: bool,
    /// In a campaign the dead stay dead.
    pub permanent_death: bool,
    /// Defence dice are capped by rank and kind.
    pub rank_based_defence: bool,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::VeryHard];

    /// What it sets.
    pub fn preset(self) -> Preset {
        Preset {
            human_view: self != Self::Easy,
            close_fight: self != Self::Easy,
            friendly_fire: matches!(self, Self::Hard | Self::VeryHard),
            permanent_death: self == Self::VeryHard,
            rank_based_defence: self != Self::VeryHard,
        }
    }
}

impl Level for Difficulty {
    const ALL: &'static [Self] = &Self::ALL;

    fn column(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["easy", "normal", "hard", "very_hard"][self.column()]
    }
}
