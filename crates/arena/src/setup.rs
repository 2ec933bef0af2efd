//! What is agreed before the first choice.

use serde::{Deserialize, Serialize};
use sortie_kernel::{DiceSource, Problem, Seat};
use ts_rs::TS;

use crate::content::{Difficulty, Jedi, Modules};

/// Who plays whom, how hard, and with what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ArenaSetup")]
pub struct Setup {
    /// The Jedi of each seat: two to four, all different.
    pub jedi: Vec<Jedi>,
    /// How hard.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Rolled by Sortie or on the table.
    #[serde(default)]
    pub dice: DiceSource,
    /// The expansions in play (57).
    #[serde(default)]
    pub modules: Modules,
    /// With three players, the seat with the sixth die (12, A22).
    #[serde(default)]
    pub sixth_die: Option<Seat>,
}

impl Setup {
    /// A plain game for the first `players` Jedi.
    pub fn new(players: u8, difficulty: Difficulty) -> Self {
        Self {
            jedi: Jedi::ALL[..usize::from(players)].to_vec(),
            difficulty,
            dice: DiceSource::Rolled,
            modules: Modules::default(),
            sixth_die: None,
        }
    }

    /// Everything that is wrong with it.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push(Problem { field, code });
        if !(2..=4).contains(&self.jedi.len()) {
            wrong("jedi".into(), "arena-players");
        }
        // A fifth Jedi is always one of the four again; the rest of a longer list would say nothing new.
        for (seat, jedi) in self.jedi.iter().enumerate().take(Jedi::ALL.len() + 1) {
            if self.jedi[..seat].contains(jedi) {
                wrong(format!("jedi[{seat}]"), "arena-jedi-twice");
            }
        }
        if self.sixth_die.is_some_and(|seat| seat.0 >= 3 || self.jedi.len() != 3) {
            wrong("sixth_die".into(), "arena-sixth-die");
        }
        problems
    }

    /// How many dice a seat has each round (7, 12): 16 shared out.
    pub fn n_dice(&self, seat: Seat) -> u8 {
        match self.jedi.len() {
            2 => 8,
            3 if seat == self.sixth_die.unwrap_or(Seat(0)) => 6,
            3 => 5,
            _ => 4,
        }
    }
}
