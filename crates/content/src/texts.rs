//! The texts people read, in Fluent files: `content/<pack>/<language>/*.ftl`.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Finding, Source};

/// A language Sortie speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl Language {
    /// All of them; English is the one others are compared with.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Italian];

    /// The two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Italian => "it",
        }
    }

    /// The language of a code like `de` or `de-AT`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.trim().get(..2)?.to_ascii_lowercase();
        let ends = code.trim()[2..].chars().next().is_none_or(|c| !c.is_ascii_alphanumeric());
        Self::ALL.into_iter().find(|language| ends && language.code() == primary)
    }

    /// The best language for an `Accept-Language` header; English if none fits.
    pub fn negotiate(accept: &str) -> Self {
        let mut best = (0, Self::English);
        for part in accept.split(',') {
            let (code, weight) = part.split_once(";q=").unwrap_or((part, "1"));
            // Thousandths, so that no floating point is needed to compare preferences.
            let (whole, fraction) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
            let fraction: u32 = format!("{fraction:0<3}").get(..3).and_then(|f| f.parse().ok()).unwrap_or(0);
            let weight = whole.parse::<u32>().unwrap_or(0).min(1) * 1000 + fraction;
            if let Some(language) = Self::from_code(code)
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// All texts in all languages.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; 3],
}

static SHIPPED: LazyLock<Texts> = LazyLock::new(|| Texts::read(Source::shipped(), &mut Vec::new()));

impl Texts {
    /// The texts that ship with the program.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// Reads every Fluent file of a source; what cannot be read is a finding.
    pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Self {
        Self { bundles: Language::ALL.map(|language| bundle(source, language, findings)) }
    }

    /// Whether there is a message with this key, in whatever language.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// A message with its arguments filled in; the key itself if there is none. What a language lacks is said in English,
    /// or else in a language that has it: content of one's own need not be written three times.
    pub fn format(&self, language: Language, key: &str, args: &[(&str, String)]) -> String {
        let spoken = [language].into_iter().chain(Language::ALL);
        let found = spoken.map(|language| &self.bundles[language as usize]).find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some((bundle, pattern))
        });
        let Some((bundle, pattern)) = found else { return key.to_owned() };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

fn bundle(source: &Source, language: Language, findings: &mut Vec<Finding>) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().expect("our codes are valid");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Marks around arguments would show up in terminals and tests; all our languages run left to right.
    bundle.set_use_isolating(false);
    for (path, text) in files(source, language) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count() + 1;
                findings.push(Finding::error(path, line, "malformed-text", error.to_string()));
            }
            resource
        });
        for error in bundle.add_resource(resource).err().unwrap_or_default() {
            let is_it = |line: &str| match &error {
                FluentError::Overriding { id, .. } => key(line).as_deref() == Some(id),
                FluentError::ParserError(_) | FluentError::ResolverError(_) => false,
            };
            // The last one is the one too many.
            let line = text.lines().collect::<Vec<_>>().iter().rposition(|line| is_it(line));
            findings.push(Finding::error(path, line.unwrap_or(0) + 1, "text-twice", error.to_string()));
        }
    }
    bundle
}

/// The texts of a source in one language.
pub(crate) fn files(source: &Source, language: Language) -> impl Iterator<Item = (&str, &str)> {
    let folder = format!("/{}/", language.code());
    source.files().filter(move |(path, _)| path.ends_with(".ftl") && path.contains(&folder))
}

/// The key a line defines, if it starts a message.
pub(crate) fn key(line: &str) -> Option<String> {
    let (key, _) = line.split_once('=')?;
    let key = key.strip_suffix(' ').unwrap_or(key);
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (line.starts_with(|c: char| c.is_ascii_alphabetic()) && key.chars().all(plain)).then(|| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_negotiated() {
        for (accept, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("fr, it;q=0.7, en;q=0.3", Language::Italian),
            ("en;q=0.5, de;q=0.55", Language::German),
            ("fr", Language::English),
            ("", Language::English),
            ("*", Language::English),
            ("deutsch", Language::English),
        ] {
            assert_eq!(Language::negotiate(accept), language, "{accept}");
        }
    }

    #[test]
    fn texts_are_formatted_in_a_language_that_has_them() {
        let source = Source::of([
            ("a/en/x.ftl", "hello = Hello { $name }\nonly-english = Well\n"),
            ("a/de/x.ftl", "hello = Hallo { $name }\nonly-german = Tja\n"),
            ("a/it/x.ftl", "hello = Ciao { $name }\n"),
        ]);
        let texts = Texts::read(&source, &mut Vec::new());
        let name = [("name", "Mace".to_owned())];
        let italian = |key| texts.format(Language::Italian, key, &name);
        assert_eq!(
            ["hello", "only-english", "only-german", "nothing"].map(italian),
            ["Ciao Mace", "Well", "Tja", "nothing"]
        );
        assert!(texts.has("only-german") && !texts.has("nothing"));
    }

    #[test]
    fn a_text_that_is_there_twice_is_found_where_it_comes_again() {
        let source = Source::of([("a/en/x.ftl", "one = 1\n"), ("a/en/y.ftl", "two = 2\n\none = 1\n")]);
        let mut findings = Vec::new();
        Texts::read(&source, &mut findings);
        let found: Vec<_> =
            findings.iter().map(|found| (found.file.as_str(), found.line, found.code)).collect();
        assert_eq!(found, [("a/en/y.ftl", 3, "text-twice")]);
    }
}
