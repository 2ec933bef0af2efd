//! A game as one file.

use serde::{Deserialize, Serialize};
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
}

impl<G: Game> GameFile<G> {
    pub(crate) fn check_header(&self) -> Result<(), LoadError> {
        if self.sortie != FORMAT {
            return Err(LoadError::Format(self.sortie));
        }
        if self.game != G::ID {
            return Err(LoadError::Game { expected: G::ID, found: self.game.clone() });
        }
        Ok(())
    }
}
