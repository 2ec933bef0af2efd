//! A TOML file that remembers where things stand.

use std::ops::Range;

use serde::de::DeserializeOwned;

use crate::{Finding, Source};

/// A TOML file under examination.
#[derive(Debug, Clone, Copy)]
pub struct TomlFile<'a> {
    path: &'a str,
    text: &'a str,
}

impl<'a> TomlFile<'a> {
    /// Opens a file; a missing one is a finding.
    pub fn open(source: &'a Source, path: &'a str, findings: &mut Vec<Finding>) -> Option<Self> {
        match source.get(path) {
            Some(text) => Some(Self { path, text }),
            None => {
                findings.push(Finding::error(path, 1, "missing-file", "this file is missing"));
                None
            }
        }
    }

    /// Reads it as a type; what does not fit is a finding with its line.
    pub fn read<T: DeserializeOwned>(self, findings: &mut Vec<Finding>) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let line = self.line(error.span().unwrap_or(0..0));
                findings.push(Finding::error(self.path, line, "malformed", error.message()));
                None
            }
        }
    }

    /// The path within the content folder.
    pub fn path(self) -> &'a str {
        self.path
    }

    /// The line, from 1, where a span begins.
    pub fn line(self, span: Range<usize>) -> usize {
        self.text.bytes().take(span.start).filter(|&byte| byte == b'\n').count() + 1
    }

    /// A finding at a span.
    pub fn error(self, span: Range<usize>, code: &'static str, message: impl Into<String>) -> Finding {
        Finding::error(self.path, self.line(span), code, message)
    }
}
