//! A game as one file.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::{Digest, Entry, Game, Problem, Refusal, Seed};

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A game as it is saved, exported and shared: everything needed to play it again, bit for bit.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct GameFile<G: Game> {
    /// The version of this format.
    pub sortie: u32,
    /// Which game.
    pub game: String,
    /// The hash of the content it was played with.
    pub content: String,
    /// What was agreed at the start.
    pub setup: G::Setup,
    /// Where all chance came from.
    pub seed: Seed,
    /// The journal.
    pub entries: Vec<Entry<G::Choice>>,
    /// What a later version goes on from if the journal does not play again there; see [`Game::checkpoint`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<Value>,
}

/// A long game as it is given away while dice are still to be rolled: what it has come to, in a form from which it goes on
/// with other dice. The seed is not in it, so nobody can look up coming rolls; nor is the journal, which cannot be played
/// again without the seed and may hold what somebody keeps secret.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CheckpointFile<G: Game> {
    /// The version of this format.
    pub sortie: u32,
    /// Which game.
    pub game: String,
    /// The hash of the content it was played with.
    pub content: String,
    /// What was agreed at the start.
    pub setup: G::Setup,
    /// What it goes on from; see [`Game::checkpoint`].
    pub checkpoint: Value,
}

/// Why a game file cannot be played again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LoadError {
    /// Written by a newer program.
    #[error("sortie: format {0} is not known here; this program reads format {FORMAT}")]
    Format(u32),
    /// Another game.
    #[error("game: expected {expected}, found {found}")]
    Game {
        /// The game asked for.
        expected: &'static str,
        /// The game in the file.
        found: String,
    },
    /// A checkpoint that is none of this game, or of a later version of it.
    #[error("checkpoint: it cannot be read")]
    Checkpoint,
    /// The set-up is not playable.
    #[error("setup: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<Problem>),
    /// An entry is not legal.
    #[error("entries[{}]: {refusal}", .number - 1)]
    Refused {
        /// The sequence number.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// An entry leads to another state than the file says.
    #[error("entries[{}].digest: the file says {expected}, the rules say {found}", .number - 1)]
    Digest {
        /// The sequence number.
        number: usize,
        /// The digest in the file.
        expected: Digest,
        /// The digest of the state reached.
        found: Digest,
    },
    /// Somebody who watched did not want to go on: it takes too long, or too much.
    #[error("entries[{}]: this is more than may be replayed here", .number - 1)]
    Stopped {
        /// The sequence number of the entry that was not replayed any more.
        number: usize,
    },
    /// It does not play again, and it was made with other content.
    #[error("content: the file was made with content {expected}, this is {found}; {cause}")]
    Content {
        /// The hash of the content in the file.
        expected: String,
        /// The hash of the content it was played again with.
        found: String,
        /// The sequence number of the first entry that does not play again.
        number: usize,
        /// How it does not.
        cause: Box<LoadError>,
    },
}

impl LoadError {
    /// Names other content as the cause, where a file that goes astray was made with other content than it is played
    /// again with. Other content alone is no error: a corrected text must not lock old games out. An empty hash is an
    /// unknown one and explains nothing.
    pub fn or_other_content(self, expected: &str, found: &str) -> Self {
        match self {
            Self::Refused { number, .. } | Self::Digest { number, .. }
                if expected != found && !expected.is_empty() && !found.is_empty() =>
            {
                let (expected, found) = (expected.to_owned(), found.to_owned());
                Self::Content { expected, found, number, cause: Box::new(self) }
            }
            other => other,
        }
    }
}

impl<G: Game> GameFile<G> {
    pub(crate) fn check_header(&self) -> Result<(), LoadError> {
        check_header::<G>(self.sortie, &self.game)
    }
}

impl<G: Game> CheckpointFile<G> {
    /// Whether a file, as it was read, is meant to be one: it has a checkpoint and no seed.
    pub fn is_meant_by(file: &Value) -> bool {
        let has = |key: &str| file.get(key).is_some_and(|value| !value.is_null());
        has("checkpoint") && !has("seed")
    }

    /// The set-up of a table that goes on from it, or why there is none.
    pub fn resumed(&self) -> Result<G::Setup, LoadError> {
        check_header::<G>(self.sortie, &self.game)?;
        G::resumed(&self.setup, &self.checkpoint).ok_or(LoadError::Checkpoint)
    }
}

fn check_header<G: Game>(format: u32, game: &str) -> Result<(), LoadError> {
    if format != FORMAT {
        return Err(LoadError::Format(format));
    }
    if game != G::ID {
        return Err(LoadError::Game { expected: G::ID, found: game.to_owned() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_content_explains_what_went_astray_and_nothing_else() {
        let refused = LoadError::Refused { number: 3, refusal: Refusal::Over };
        let digest = LoadError::Digest { number: 3, expected: Digest::of(&1), found: Digest::of(&2) };
        for error in [refused, digest] {
            assert_eq!(error.clone().or_other_content("a1", "a1"), error);
            assert_eq!(error.clone().or_other_content("", "b2"), error, "nobody knows with what it was made");
            let told = error.clone().or_other_content("a1", "b2").to_string();
            let expected = format!("content: the file was made with content a1, this is b2; {error}");
            assert_eq!(told, expected);
        }
        assert_eq!(LoadError::Format(9).or_other_content("a1", "b2"), LoadError::Format(9));
    }
}
