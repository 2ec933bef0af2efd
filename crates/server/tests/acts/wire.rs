//! What the driver reads of the server's messages. Whatever it does not name is passed over, as any client may.

use serde::Deserialize;
use serde_json::Value;

/// A message of the server.
#[derive(Debug, Deserialize)]
pub(crate) struct Message {
    pub(crate) table: Option<Table>,
    #[serde(default)]
    pub(crate) steps: Vec<Step>,
    pub(crate) error: Option<Refusal>,
}

/// Something that happened.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    /// Whose choice it was, if anybody's.
    pub(crate) seat: Option<u8>,
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refusal {
    pub(crate) code: String,
}

/// The table as the client sees it.
#[derive(Debug, Deserialize)]
pub(crate) struct Table {
    pub(crate) sequence: u64,
    pub(crate) view: Value,
    pub(crate) decision: Option<Decision>,
    pub(crate) outcome: Option<Outcome>,
}

/// How it ended.
#[derive(Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) key: String,
}

/// The open question.
#[derive(Debug, Deserialize)]
pub(crate) struct Decision {
    pub(crate) prompt: Value,
    pub(crate) offers: Vec<Offer>,
    pub(crate) awaited: Vec<u8>,
}

/// An answer that may be given.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub(crate) struct Offer {
    pub(crate) seat: u8,
    pub(crate) choice: Value,
}
