//! What a checker has to say about content.

use std::fmt;

use serde::Serialize;

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The content cannot be played.
    Error,
    /// It can, but somebody should look.
    Warning,
}

/// Something wrong in a content file. A checker reports all of them at once.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Finding {
    /// The file, within the content folder.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// How bad it is.
    pub severity: Severity,
    /// A stable code in kebab case.
    pub code: &'static str,
    /// What is wrong, for a person who writes content.
    pub message: String,
}

impl Finding {
    /// An error.
    pub fn error(file: &str, line: usize, code: &'static str, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, severity: Severity::Error, code, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        write!(f, "{}:{}: {severity}[{}]: {}", self.file, self.line, self.code, self.message)
    }
}
