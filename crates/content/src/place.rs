//! Places in a file: where something stands that a type no longer remembers.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Finding, Source, TomlFile};

/// A file read twice: as what it says, and as a tree that knows its lines.
#[derive(Debug)]
pub struct Document<'a, T> {
    file: TomlFile<'a>,
    tree: Spanned<DeTable<'a>>,
    /// What was read.
    pub value: T,
}

impl<'a, T: DeserializeOwned> Document<'a, T> {
    /// Every file of a folder, in the order of their names. What cannot be read goes to the findings.
    pub fn folder(source: &'a Source, folder: &str, findings: &mut Vec<Finding>) -> Vec<Self> {
        let paths = source.files().map(|(path, _)| path);
        let paths = paths.filter(|path| path.starts_with(folder) && path.ends_with(".toml"));
        paths.filter_map(|path| Self::open(source, path, findings)).collect()
    }

    fn open(source: &'a Source, path: &'a str, findings: &mut Vec<Finding>) -> Option<Self> {
        let file = TomlFile::open(source, path, findings)?;
        let value = file.read(findings)?;
        let tree = DeTable::parse(source.get(path)?).ok()?;
        Some(Self { file, tree, value })
    }
}

impl<T> Document<'_, T> {
    /// The file itself.
    pub fn place(&self) -> Place<'_> {
        Place { file: self.file, at: At::Table(self.tree.get_ref()), span: 0..0 }
    }

    /// The name of the file without folder and ending.
    pub fn stem(&self) -> &str {
        let name = self.file.path().rsplit('/').next().unwrap_or_default();
        name.strip_suffix(".toml").unwrap_or(name)
    }
}

/// A place in a file.
#[derive(Debug, Clone)]
pub struct Place<'a> {
    file: TomlFile<'a>,
    at: At<'a>,
    span: Range<usize>,
}

#[derive(Debug, Clone, Copy)]
enum At<'a> {
    Table(&'a DeTable<'a>),
    Value(&'a DeValue<'a>),
    /// Something that the file leaves out: it is told where what it belongs to begins.
    Nothing,
}

impl<'a> Place<'a> {
    /// What stands under a name here.
    pub fn key(&self, name: &str) -> Self {
        let value = match self.at {
            At::Table(table) | At::Value(DeValue::Table(table)) => table.get(name),
            _ => None,
        };
        self.down(value)
    }

    /// The entry of a list here.
    pub fn nth(&self, n: usize) -> Self {
        let value = match self.at {
            At::Value(DeValue::Array(list)) => list.get(n),
            _ => None,
        };
        self.down(value)
    }

    fn down(&self, value: Option<&'a Spanned<DeValue<'a>>>) -> Self {
        match value {
            Some(value) => Self { file: self.file, at: At::Value(value.get_ref()), span: value.span() },
            None => Self { at: At::Nothing, ..self.clone() },
        }
    }

    /// A finding here.
    pub fn error(&self, code: &'static str, message: impl Into<String>) -> Finding {
        self.file.error(self.span.clone(), code, message)
    }
}
