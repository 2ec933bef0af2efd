//! What a file lists, entry by entry: each is read for itself, so that one that is wrong hides no other.

use std::ops::Range;

use serde::de::DeserializeOwned;
use sortie_content::{Finding, Source, TomlFile};
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// A file taken apart.
pub(super) struct File<'a> {
    file: TomlFile<'a>,
    root: Spanned<DeTable<'a>>,
}

impl<'a> File<'a> {
    /// Opens a file whose root has no other keys than these. A missing or malformed one is a finding.
    pub(super) fn open(
        source: &'a Source,
        path: &'a str,
        keys: &[&str],
        findings: &mut Vec<Finding>,
    ) -> Option<Self> {
        let file = TomlFile::open(source, path, findings)?;
        let root = match DeTable::parse(source.get(path)?) {
            Ok(root) => root,
            Err(error) => {
                findings.push(file.error(error.span().unwrap_or(0..0), "malformed", error.message()));
                return None;
            }
        };
        for key in root.get_ref().keys().filter(|key| !keys.contains(&key.get_ref().as_ref())) {
            let message = format!("unknown field `{}`, expected one of {}", key.get_ref(), keys.join(", "));
            findings.push(file.error(key.span(), "malformed", message));
        }
        Some(Self { file, root })
    }

    /// What the file lists under a key. Entries that cannot be read are findings and left out.
    pub(super) fn list<T: DeserializeOwned>(&self, key: &str, findings: &mut Vec<Finding>) -> List<'a, T> {
        let mut list = List { file: self.file, entries: Vec::new() };
        match self.root.get_ref().get(key).map(Spanned::get_ref) {
            None => {}
            Some(DeValue::Array(entries)) => {
                list.entries = entries.iter().filter_map(|entry| self.read(entry, findings)).collect();
            }
            Some(_) => findings.push(list.error("malformed", format!("`{key}` is no list of entries"))),
        }
        list
    }

    /// What the file says under a key, once.
    pub(super) fn one<T: DeserializeOwned>(
        &self,
        key: &str,
        findings: &mut Vec<Finding>,
    ) -> Option<Entry<'a, T>> {
        let Some(value) = self.root.get_ref().get(key) else {
            findings.push(self.file.error(0..0, "malformed", format!("missing field `{key}`")));
            return None;
        };
        self.read(value, findings)
    }

    fn read<T: DeserializeOwned>(
        &self,
        value: &Spanned<DeValue<'a>>,
        findings: &mut Vec<Finding>,
    ) -> Option<Entry<'a, T>> {
        match T::deserialize(ValueDeserializer::from(value.clone())) {
            Ok(read) => Some(Entry { file: self.file, span: value.span(), value: read }),
            Err(error) => {
                let span = error.span().unwrap_or_else(|| value.span());
                findings.push(self.file.error(span, "malformed", error.message()));
                None
            }
        }
    }
}

/// A list of a file.
#[derive(Debug)]
pub(super) struct List<'a, T> {
    file: TomlFile<'a>,
    /// What it lists.
    pub(super) entries: Vec<Entry<'a, T>>,
}

impl<T> List<'_, T> {
    /// What is listed, without places.
    pub(super) fn values(&self) -> impl Iterator<Item = &T> + Clone {
        self.entries.iter().map(|entry| &entry.value)
    }

    /// A finding about the list as a whole.
    pub(super) fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.file.error(0..0, code, message)
    }
}

/// Something listed, with the place it was read from.
#[derive(Debug, Clone)]
pub(super) struct Entry<'a, T> {
    file: TomlFile<'a>,
    span: Range<usize>,
    /// What was read.
    pub(super) value: T,
}

impl<T> Entry<'_, T> {
    /// A finding on the line where the entry begins.
    pub(super) fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.error_at(self.span.clone(), code, message)
    }

    /// A finding inside the entry.
    pub(super) fn error_at(
        &self,
        span: Range<usize>,
        code: &'static str,
        message: impl Into<String>,
    ) -> Finding {
        self.file.error(span, code, message)
    }

    /// Whether its file was laid over others.
    pub(super) fn is_added(&self, source: &Source) -> bool {
        source.is_added(self.file.path())
    }
}
