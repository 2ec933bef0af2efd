//! Why no table could be set up.

use sortie_kernel::{LoadError, Problem};
use thiserror::Error;

/// Why no table could be set up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StartError {
    /// No game has this name.
    #[error("game: there is no game `{0}`")]
    UnknownGame(String),
    /// It is not a set-up of this game at all.
    #[error("setup: {0}")]
    Malformed(String),
    /// The set-up has these problems.
    #[error("setup: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Problems(Vec<Problem>),
    /// It is not a game file at all.
    #[error("{0}")]
    MalformedFile(String),
    /// A game file that does not play again.
    #[error(transparent)]
    Load(#[from] LoadError),
}
