//! Exact odds on the command line: what may be asked is the game's to say.

use serde_json::Value;

/// What `sortie odds` asks a game.
#[derive(Debug, Clone, Copy)]
pub struct Odds {
    /// What may be said on the command line.
    pub options: &'static [OddsOption],
    /// Answers. The question is an object with a field for each option that was said or has a default.
    pub answer: fn(Value) -> Result<OddsAnswer, String>,
}

/// One option of `sortie odds`.
#[derive(Debug, Clone, Copy)]
pub struct OddsOption {
    /// Its name without the two hyphens, and its field in the question.
    pub name: &'static str,
    /// What it means, for people.
    pub help: &'static str,
    /// What follows it.
    pub value: OddsValue,
    /// Another option that cannot be said as well.
    pub not_with: Option<&'static str>,
}

/// What follows an option.
#[derive(Debug, Clone, Copy)]
pub enum OddsValue {
    /// Words, and what they are if nothing is said.
    Words(&'static str),
    /// Words that may begin with a minus sign, and what they are if nothing is said.
    SignedWords(&'static str),
    /// A number up to `most`, and what it is if nothing is said; without a default it is left out.
    Number {
        /// The largest.
        most: u16,
        /// If nothing is said.
        default: Option<u16>,
    },
    /// Numbers up to this one, joined by commas; none if nothing is said.
    Numbers(u16),
    /// Nothing: it is said or not.
    Flag,
}

/// Odds for programs and for people.
#[derive(Debug, Clone, PartialEq)]
pub struct OddsAnswer {
    /// One object.
    pub json: Value,
    /// Some lines.
    pub text: String,
}
