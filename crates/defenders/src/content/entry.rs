//! What a file lists, with its places.

use std::ops::Range;

use sortie_content::{Finding, TomlFile};
use toml::Spanned;

/// A list of a file.
#[derive(Debug)]
pub(super) struct List<'a, T> {
    file: TomlFile<'a>,
    /// What it lists.
    pub(super) entries: Vec<Entry<'a, T>>,
}

impl<'a, T> List<'a, T> {
    /// A list of a file.
    pub(super) fn new(file: TomlFile<'a>, entries: Vec<Spanned<T>>) -> Self {
        Self { file, entries: entries.into_iter().map(|entry| Entry::new(file, entry)).collect() }
    }

    /// What is listed, without places.
    pub(super) fn values(&self) -> impl Iterator<Item = &T> + Clone {
        self.entries.iter().map(|entry| &entry.value)
    }

    /// What is listed, the places forgotten.
    pub(super) fn into_values(self) -> Vec<T> {
        self.entries.into_iter().map(|entry| entry.value).collect()
    }

    /// A finding about the list as a whole.
    pub(super) fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.file.error(0..0, code, message)
    }
}

/// A card or a token, with the place it was read from.
#[derive(Debug)]
pub(super) struct Entry<'a, T> {
    file: TomlFile<'a>,
    span: Range<usize>,
    /// What was read.
    pub(super) value: T,
}

impl<'a, T> Entry<'a, T> {
    fn new(file: TomlFile<'a>, entry: Spanned<T>) -> Self {
        Self { file, span: entry.span(), value: entry.into_inner() }
    }

    /// A finding on the line where the entry begins.
    pub(super) fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.file.error(self.span.clone(), code, message)
    }
}
