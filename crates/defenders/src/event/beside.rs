//! What people and Sortie tell each other beside the boxed game.

use serde::Serialize;
use ts_rs::TS;

use crate::beside::{Instruction, Question, Report};
use crate::mind::Deed;
use crate::world::FigureId;

/// What was told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersBesideEvent")]
pub enum BesideEvent {
    /// People reported something.
    Reported {
        /// What.
        report: Report,
    },
    /// People answered a question of the mission.
    Answered {
        /// Which.
        question: Question,
        /// How many; yes is 1, no is 0.
        n: u8,
    },
    /// People said whom an alien sees.
    Sighted {
        /// Who looks.
        alien: FigureId,
        /// Whom it sees.
        figure: FigureId,
        /// So many areas away; 0 is adjacent.
        areas: u8,
    },
    /// Something has to be done on the real table.
    Instructed {
        /// What.
        instruction: Instruction,
    },
    /// All of it is done.
    Worked,
    /// An alien is to do this on the real table.
    Ordered {
        /// Who.
        alien: FigureId,
        /// What.
        deed: Deed,
        /// Whom it is about.
        target: Option<FigureId>,
    },
    /// It has done so, or could not.
    Carried {
        /// Who.
        alien: FigureId,
        /// It could not (A53).
        failed: bool,
    },
}
