//! Something that a file lists, with its place.

use std::ops::Range;

use sortie_content::{Finding, TomlFile};
use toml::Spanned;

/// A hero, a card, a group, with the place it was read from.
#[derive(Debug)]
pub(super) struct Entry<'a, T> {
    file: TomlFile<'a>,
    span: Range<usize>,
    /// What was read.
    pub(super) value: T,
}

impl<'a, T> Entry<'a, T> {
    /// An entry of a file.
    pub(super) fn new(file: TomlFile<'a>, entry: Spanned<T>) -> Self {
        Self { file, span: entry.span(), value: entry.into_inner() }
    }

    /// A finding on the line where the entry begins.
    pub(super) fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.file.error(self.span.clone(), code, message)
    }
}
