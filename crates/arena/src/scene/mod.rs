//! Scenes: a position and questions about it, as JSON. The format of bug reports and of the rule tests; `docs/scenes.md`
//! describes it. The answers come from the same code that plays the game.

mod answer;
mod position;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::content::{Content, Difficulty, DroidKind, Jedi, Modules};

/// A position and questions about it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// Always `arena`.
    pub game: String,
    /// A name for people.
    #[serde(default)]
    pub id: String,
    /// Who plays, by seat.
    pub players: Vec<Jedi>,
    /// How hard; decides the track.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The expansions in play.
    #[serde(default)]
    pub modules: Modules,
    /// The arena and who stands where.
    pub map: SceneMap,
    /// The Force marker; 1 if left out.
    #[serde(default = "one")]
    pub force: u8,
    /// The round; 1 if left out.
    #[serde(default = "one")]
    pub round: u8,
    /// Tiles left of each kind; 30 less those in the arena if left out.
    #[serde(default)]
    pub supply: Option<[u8; 3]>,
    /// The cards on the table and the dice on them.
    #[serde(default)]
    pub cards: Option<SceneCards>,
    /// The area tiles on top of the pile, first one first; the others lie below in order.
    #[serde(default)]
    pub tiles: Vec<u8>,
    /// Where the game stands.
    pub step: SceneStep,
    /// The questions.
    pub checks: Vec<Check>,
}

fn one() -> u8 {
    1
}

/// The arena, drawn as the shipped map is: tokens of two characters.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneMap {
    /// Areas `01`, `02`, … and pillars `##`; the shipped arena if left out.
    #[serde(default)]
    pub areas: Option<Vec<String>>,
    /// Who stands where: `..` nobody, `##` pillar, `bd`, `sd`, `dk` droids, `OB`, `AN`, `MA`, `KI` Jedi.
    pub rows: Vec<String>,
}

/// The cards on the table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneCards {
    /// Three threats by id.
    pub threats: [String; 3],
    /// The dice on the three threats and the mega threat of the round.
    #[serde(default)]
    pub dice: [Vec<u8>; 4],
}

/// Where the game stands.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SceneStep {
    /// Dice have been rolled and are being placed.
    Place {
        /// The dice of this roll.
        roll: BTreeMap<Jedi, u8>,
        /// Dice not yet rolled; 0 if left out.
        #[serde(default)]
        left: BTreeMap<Jedi, u8>,
        /// Dice on action fields: `[[field, face], ..]`.
        #[serde(default)]
        boards: BTreeMap<Jedi, Vec<(u8, u8)>>,
    },
    /// Somebody fights.
    Fight {
        /// Who.
        jedi: Jedi,
        /// With which combat value.
        value: u8,
    },
    /// Somebody uses a field of Force push.
    Push {
        /// Who.
        jedi: Jedi,
        /// Which action field, from 0.
        field: u8,
    },
    /// New threats are about to come.
    Threats {},
    /// Areas are about to be refilled.
    Refill {},
    /// Threats are about to be checked.
    Check {},
    /// A rush is about to come.
    Rush {
        /// Of which droids.
        kind: DroidKind,
    },
    /// The gunship is about to reach the last field.
    Victory {},
}

/// A question, and the answer somebody expects.
pub type Check = sortie_content::scene::Check<Ask>;

/// What can be asked. A place is `[area, number]`, or the name of a Jedi for where they stand.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Where a figure may walk: sorted places, its own included (20).
    Reach {
        /// Who.
        figure: Jedi,
    },
    /// Whether two places are neighbours (A8).
    Adjacent {
        /// A place.
        from: Value,
        /// Another.
        to: Value,
    },
    /// How many fields apart two places are, whoever stands between.
    Distance {
        /// A place.
        from: Value,
        /// Another.
        to: Value,
    },
    /// The droids a Jedi could strike from where they stand with the combat value left.
    Targets {
        /// Who.
        figure: Jedi,
    },
    /// Every legal answer: `[{jedi, choice}, ..]`.
    Options {},
    /// What happens until the next question or the end of the phase: `[{rule, event}, ..]`.
    Run {},
    /// Makes these choices one after the other and tells what happens; refused ones say why and change nothing.
    Play {
        /// The choices.
        choices: Vec<SceneChoice>,
    },
    /// What there is to see.
    View {},
}

/// A choice in a scene.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneChoice {
    /// Who chooses.
    pub jedi: Jedi,
    /// What, as the game writes it, with places instead of field numbers.
    pub choice: Value,
}

/// The answers to a scene's questions in order, or the place in the scene that is wrong. Each question is asked of
/// the position as the scene gives it; `play` and `run` do not change it for the next question.
pub fn answers(content: &Content, scene: &Scene) -> Result<Vec<Value>, String> {
    let (content, state) = position::build(content, scene)?;
    let numbered = scene.checks.iter().enumerate();
    numbered
        .map(|(n, check)| {
            answer::answer(&content, &state, &check.ask).map_err(|error| format!("checks[{n}].ask: {error}"))
        })
        .collect()
}
