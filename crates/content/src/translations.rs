//! Texts that a language lacks.
//!
//! What ships is there in every language. Content of one's own may be written in one: whoever reads another gets English,
//! or the language there is, and the author is told once a file what that comes to.

use std::collections::BTreeMap;

use crate::texts::{files, key};
use crate::{Finding, Language, Source, Texts};

/// Where a text stands.
type At<'a> = (&'a str, usize);

/// Checks that every text can be read and is there in every language.
pub fn check_texts(source: &Source, findings: &mut Vec<Finding>) {
    Texts::read(source, findings);
    let keys = Language::ALL.map(|language| keys(source, language));
    let has = |language: Language, key: &str| keys[language as usize].contains_key(key);
    let mut own = BTreeMap::<(&str, Vec<Language>), Vec<(usize, &str)>>::new();
    for language in Language::ALL {
        for (key, &(path, line)) in &keys[language as usize] {
            // Each text is told of once, in the first language that has it.
            let first = Language::ALL.into_iter().find(|&language| has(language, key));
            let missing: Vec<Language> =
                Language::ALL.into_iter().filter(|&language| !has(language, key)).collect();
            if first != Some(language) || missing.is_empty() {
                continue;
            }
            if source.is_added(path) {
                own.entry((path, missing)).or_default().push((line, key));
                continue;
            }
            let message =
                format!("`{key}` stands here in {} and is missing in {}", language.code(), listed(&missing));
            findings.push(Finding::error(path, line, "missing-translation", message));
        }
    }
    findings.extend(own.into_iter().map(|((path, missing), texts)| gap(path, &missing, &texts)));
}

/// What one's own file lacks in other languages.
fn gap(path: &str, missing: &[Language], texts: &[(usize, &str)]) -> Finding {
    let (line, first) = texts.iter().min().copied().unwrap_or((1, ""));
    let missing = listed(missing);
    let message = match texts.len() {
        1 => format!("`{first}` is missing in {missing} and is shown as it stands here"),
        n => format!("{n} texts, `{first}` first, are missing in {missing} and are shown as they stand here"),
    };
    Finding::warning(path, line, "missing-translation", message)
}

fn listed(languages: &[Language]) -> String {
    let codes: Vec<&str> = languages.iter().map(|language| language.code()).collect();
    codes.join(" and ")
}

fn keys(source: &Source, language: Language) -> BTreeMap<String, At<'_>> {
    let lines = files(source, language).flat_map(|(path, text)| {
        text.lines().enumerate().filter_map(move |(index, line)| Some((key(line)?, (path, index + 1))))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &Source) -> Vec<String> {
        let mut findings = Vec::new();
        check_texts(source, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn gaps_of_what_ships_are_errors_and_told_once() {
        let source = Source::of([
            ("a/en/x.ftl", "hello = Hello\nonly-here = x\n"),
            ("a/de/x.ftl", "hello = Hallo\n\nnot-english = y\n"),
            ("a/it/x.ftl", "hello = Ciao\nonly-here = x\nnot-english = y\n"),
        ]);
        assert_eq!(
            found(&source),
            [
                "a/en/x.ftl:2: error[missing-translation]: `only-here` stands here in en and is missing in de",
                "a/de/x.ftl:3: error[missing-translation]: `not-english` stands here in de and is missing in en",
            ]
        );
    }

    #[test]
    fn one_language_is_enough_for_content_of_ones_own() {
        let base = Source::of([
            ("a/en/x.ftl", "hello = Hello\n"),
            ("a/de/x.ftl", "hello = Hallo\n"),
            ("a/it/x.ftl", "hello = Ciao\n"),
        ]);
        let german =
            Source::of([("a/de/y.ftl", "# Nur deutsch\neins = 1\nzwei = 2\n"), ("a/it/z.ftl", "uno = 1\n")]);
        assert_eq!(
            found(&base.with(german)),
            [
                "a/de/y.ftl:2: warning[missing-translation]: 2 texts, `eins` first, are missing in en and it and are \
                 shown as they stand here",
                "a/it/z.ftl:1: warning[missing-translation]: `uno` is missing in en and de and is shown as it stands \
                 here",
            ]
        );
    }

    #[test]
    fn a_copy_of_what_ships_has_to_be_whole() {
        let base = Source::of([("a/en/x.ftl", "hello = Hello\n")]);
        assert_eq!(found(&base.with(base.clone())), found(&base));
        let told =
            "a/en/x.ftl:1: error[missing-translation]: `hello` stands here in en and is missing in de and it";
        assert_eq!(found(&base), [told]);
    }
}
