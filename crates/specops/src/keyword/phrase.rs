//! A keyword in words, taken apart.

use thiserror::Error;

/// Why some words are no keyword.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum KeywordError {
    /// No such keyword.
    #[error("unknown keyword `{0}`")]
    Unknown(String),
    /// It needs a number, from 1 to 99.
    #[error("`{0}` wants a number from 1 to 99")]
    Number(String),
    /// It has no number or nothing after a colon.
    #[error("`{0}` says more than the keyword has")]
    TooMuch(String),
    /// What stands after the colon is none of what the keyword can name.
    #[error("`{0}` wants {1} after the colon")]
    Names(String, &'static str),
}

/// Name, number and what stands after the colon: `repair`, 1, `capacity 2`.
#[derive(Debug)]
pub(super) struct Phrase {
    /// The words, for errors.
    said: String,
    pub(super) name: String,
    number: Option<u8>,
    /// After the colon, or after the number.
    pub(super) names: String,
    /// Whether it is a free card action.
    pub(super) is_free: bool,
}

impl Phrase {
    pub(super) fn new(text: &str) -> Result<Self, KeywordError> {
        let mut said = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let mut is_free = false;
        for (note, frees) in [(" (free card action)", true), (" (free)", true), (" (card action)", false)] {
            if let Some(rest) = said.strip_suffix(note) {
                (said, is_free) = (rest.to_owned(), frees);
                break;
            }
        }
        let (head, names) = said.split_once(':').unwrap_or((&said, ""));
        let (name, digits) = match head.trim().rsplit_once(' ') {
            Some((name, digits)) if digits.bytes().all(|byte| byte.is_ascii_digit()) => (name, Some(digits)),
            _ => (head.trim(), None),
        };
        let number = match digits.map(str::parse) {
            None => None,
            Some(Ok(number @ 1..=99)) => Some(number),
            Some(_) => return Err(KeywordError::Number(said)),
        };
        Ok(Self { name: name.to_owned(), number, names: names.trim().to_owned(), is_free, said })
    }

    /// It is what it says, without number.
    pub(super) fn plain<K>(&self, keyword: K) -> Result<K, KeywordError> {
        if self.number.is_some() || !self.names.is_empty() || self.is_free {
            return Err(KeywordError::TooMuch(self.said.clone()));
        }
        Ok(keyword)
    }

    /// It has a number and names nothing.
    pub(super) fn numbered<K>(&self, keyword: impl Fn(u8) -> K) -> Result<K, KeywordError> {
        if !self.names.is_empty() || self.is_free {
            return Err(KeywordError::TooMuch(self.said.clone()));
        }
        self.number().map(keyword)
    }

    /// Its number, which it must have.
    pub(super) fn number(&self) -> Result<u8, KeywordError> {
        self.number.ok_or_else(|| KeywordError::Number(self.said.clone()))
    }

    /// Its number, if it has one.
    pub(super) fn has_number(&self) -> Option<u8> {
        self.number
    }

    /// It names something, and has no number.
    pub(super) fn naming<K>(&self, keyword: Option<K>, what: &'static str) -> Result<K, KeywordError> {
        if self.number.is_some() {
            return Err(KeywordError::TooMuch(self.said.clone()));
        }
        self.named(keyword, what)
    }

    /// It names something, and may have a number.
    pub(super) fn named<K>(&self, named: Option<K>, what: &'static str) -> Result<K, KeywordError> {
        if self.is_free {
            return Err(KeywordError::TooMuch(self.said.clone()));
        }
        named.ok_or_else(|| KeywordError::Names(self.said.clone(), what))
    }

    /// A number after a word after the colon: `capacity 2`.
    pub(super) fn named_number(&self, word: &'static str) -> Result<u8, KeywordError> {
        let number = self.names.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        match number.map(str::parse) {
            Some(Ok(number @ 1..=99)) => Ok(number),
            _ => Err(KeywordError::Names(self.said.clone(), word)),
        }
    }

    /// No keyword has this name.
    pub(super) fn unknown<K>(&self) -> Result<K, KeywordError> {
        Err(KeywordError::Unknown(self.said.clone()))
    }
}
