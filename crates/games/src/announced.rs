//! Games whose rules can be asked before a table of them can be opened.

use serde_json::Value;
use sortie_content::{Finding, Source};

use crate::{Odds, SceneAnswers};

/// A game on its way: its content is checked, positions and odds are answered, for those who prepare it and for their tools.
#[derive(Debug, Clone, Copy)]
pub struct Announced {
    /// The name in commands and files.
    pub id: &'static str,
    /// Checks the data files of its pack.
    pub check: fn(&Source, &mut Vec<Finding>),
    /// Answers the questions of a scene; an error names the place in it.
    pub scene: fn(&Value) -> Result<SceneAnswers, String>,
    /// What `sortie odds` asks it.
    pub odds: Odds,
}
