//! Rules references: `content/<game>/rules/<language>.md`.
//!
//! A reference is a title, an introduction, and sections of numbered rules, one a line:
//!
//! ```text
//! ## Fight
//! 21. Combat value is the die plus the bonus of the field.
//! ```

use serde::Serialize;
use ts_rs::TS;

use crate::{Finding, Language, Source};

/// The rules of a game in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
pub struct Rulebook {
    /// The title.
    pub title: String,
    /// What the game is about.
    pub introduction: String,
    /// The sections in order.
    pub sections: Vec<RulebookSection>,
}

/// A section of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
pub struct RulebookSection {
    /// Its heading.
    pub heading: String,
    /// Its rules.
    pub rules: Vec<RulebookRule>,
}

/// A rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export)]
pub struct RulebookRule {
    /// Its number, by which code, log and tests cite it.
    pub number: String,
    /// What it says; `#37` refers to another rule.
    pub text: String,
}

impl Rulebook {
    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &RulebookRule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }
}

/// The shipped rules of a game.
pub fn rulebook(game: &str, language: Language) -> Option<Rulebook> {
    let path = format!("{game}/rules/{}.md", language.code());
    let text = Source::shipped().get(&path)?;
    Some(parse(&path, text, &mut Vec::new()))
}

/// Checks that a game's rules are there in every language, with the same numbers, and that references lead somewhere.
pub fn check_rulebooks(source: &Source, game: &str, findings: &mut Vec<Finding>) {
    let mut first: Option<Vec<String>> = None;
    for language in Language::ALL {
        let path = format!("{game}/rules/{}.md", language.code());
        let Some(text) = source.get(&path) else {
            findings.push(Finding::error(&path, 1, "missing-file", "the rules are missing in this language"));
            continue;
        };
        let book = parse(&path, text, findings);
        let numbers: Vec<String> = book.rules().map(|rule| rule.number.clone()).collect();
        for rule in book.rules() {
            for reference in references(&rule.text) {
                if !numbers.iter().any(|number| number == reference) {
                    let message =
                        format!("rule {} refers to #{reference}, which does not exist", rule.number);
                    findings.push(Finding::error(
                        &path,
                        line_of(text, &rule.number),
                        "dangling-rule",
                        message,
                    ));
                }
            }
        }
        let expected = first.get_or_insert_with(|| numbers.clone());
        if let Some(number) = expected.iter().find(|number| !numbers.contains(number)) {
            let message = format!("rule {number} is missing in this language");
            findings.push(Finding::error(&path, 1, "missing-rule", message));
        } else if *expected != numbers {
            findings.push(Finding::error(&path, 1, "rule-order", "the rules stand in another order here"));
        }
    }
}

fn parse(path: &str, text: &str, findings: &mut Vec<Finding>) -> Rulebook {
    let mut book = Rulebook { title: String::new(), introduction: String::new(), sections: vec![] };
    for (index, line) in text.lines().enumerate() {
        if let Some(heading) = line.strip_prefix("## ") {
            book.sections.push(RulebookSection { heading: heading.to_owned(), rules: vec![] });
        } else if let Some(title) = line.strip_prefix("# ") {
            book.title = title.to_owned();
        } else if line.trim().is_empty() {
            continue;
        } else if let Some(section) = book.sections.last_mut() {
            match line.split_once(". ") {
                Some((number, text)) if number.chars().all(|c| c.is_ascii_alphanumeric() || c == '.') => {
                    section.rules.push(RulebookRule { number: number.to_owned(), text: text.to_owned() });
                }
                _ => findings.push(Finding::error(path, index + 1, "malformed", "expected `number. rule`")),
            }
        } else {
            book.introduction.push_str(line);
        }
    }
    book
}

/// The numbers after each `#`: letters and digits, with full stops only inside (`R4.7`).
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('#').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(rest.len());
        rest[..end].trim_end_matches('.')
    })
}

fn line_of(text: &str, number: &str) -> usize {
    let start = format!("{number}. ");
    text.lines().position(|line| line.starts_with(&start)).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_name_file_and_line() {
        let english = "# T\n\nIntro.\n\n## A\n1. See #R4.2.\nR4.2. See #9.\nnonsense\n";
        let source = Source::of([("g/rules/en.md", english), ("g/rules/de.md", "# T\n\n## A\nR4.2. Ja.\n")]);
        let mut findings = Vec::new();
        check_rulebooks(&source, "g", &mut findings);
        let lines: Vec<String> =
            findings.iter().map(|f| format!("{}:{} {}", f.file, f.line, f.code)).collect();
        assert_eq!(
            lines,
            [
                "g/rules/en.md:8 malformed",
                "g/rules/en.md:7 dangling-rule",
                "g/rules/de.md:1 missing-rule",
                "g/rules/it.md:1 missing-file"
            ]
        );
    }
}
