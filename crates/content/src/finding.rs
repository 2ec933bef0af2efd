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

    /// Something that can be played with, and that somebody should look at.
    pub fn warning(file: &str, line: usize, code: &'static str, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(file, line, code, message) }
    }

    /// All of them in one line, for whoever cannot go on without the content: `sortie check` and one test of each game
    /// tell them one by one, and nobody else repeats it.
    pub fn in_short(findings: &[Self]) -> String {
        let first = findings.iter().min_by_key(|finding| finding.severity);
        match first {
            Some(first) => format!("{first} (1 of {}; `sortie check` tells all)", findings.len()),
            None => "nothing was found".to_owned(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_findings_are_one_line() {
        let warning = Finding::warning("a.toml", 1, "odd", "it looks odd");
        let error = Finding::error("b.toml", 7, "broken", "it does not close");
        assert_eq!(
            Finding::in_short(&[warning, error]),
            "b.toml:7: error[broken]: it does not close (1 of 2; `sortie check` tells all)"
        );
    }
}
