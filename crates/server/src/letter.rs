//! A message as it is sent: text in parts, of which most are shared by all who are told the same.

use std::sync::{Arc, LazyLock};

use serde::Serialize;

use crate::protocol::ServerMessage;

/// A message as it is sent. Its parts follow each other without anything between them.
#[derive(Debug, Clone)]
pub(crate) struct Letter(Vec<Arc<str>>);

impl Letter {
    /// A message that is nobody else's.
    pub(crate) fn plain(message: &ServerMessage) -> Self {
        Self(vec![text(message)])
    }

    /// A message whose parts have been written before.
    pub(crate) fn of(parts: impl IntoIterator<Item = Arc<str>>) -> Self {
        Self(parts.into_iter().collect())
    }

    /// Its parts, from the first.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Arc<str>> {
        self.0.iter().cloned()
    }
}

/// Plain data as JSON.
pub(crate) fn text(value: &impl Serialize) -> Arc<str> {
    serde_json::to_string(value).expect("plain data becomes JSON").into()
}

/// Words that every letter has; they are written once.
pub(crate) struct Words(LazyLock<Arc<str>>);

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$doc])* pub(crate) static $name: Words = Words(LazyLock::new(|| $text.into()));)*
    };
}

words! {
    /// Before the lobby, if nothing else changed.
    LOBBY = "{\"say\":\"lobby\",\"lobby\":";
    /// After it.
    END = "}";
    /// After it, if it is a part of a table.
    END_OF_TABLE = "}}";
}

impl Words {
    pub(crate) fn part(&self) -> Arc<str> {
        Arc::clone(&self.0)
    }
}
