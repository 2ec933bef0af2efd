//! The texts people read, in Fluent files: `content/<pack>/<language>/*.ftl`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
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

    /// Whether there is a message with this key in English.
    pub fn has(&self, key: &str) -> bool {
        self.bundles[0].has_message(key)
    }

    /// A message with its arguments filled in; the key itself if there is none.
    pub fn format(&self, language: Language, key: &str, args: &[(&str, String)]) -> String {
        let bundle = &self.bundles[language as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
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
            findings.push(Finding::error(path, 1, "text-twice", error.to_string()));
        }
    }
    bundle
}

fn files(source: &Source, language: Language) -> impl Iterator<Item = (&str, &str)> {
    let folder = format!("/{}/", language.code());
    source.files().filter(move |(path, _)| path.ends_with(".ftl") && path.contains(&folder))
}

/// Checks that every text can be read and is there in every language.
pub fn check_texts(source: &Source, findings: &mut Vec<Finding>) {
    Texts::read(source, findings);
    let keys = Language::ALL.map(|language| -> BTreeMap<String, (&str, usize)> {
        let lines = files(source, language).flat_map(|(path, text)| {
            text.lines().enumerate().filter_map(move |(index, line)| Some((key(line)?, (path, index + 1))))
        });
        lines.collect()
    });
    for (one, language) in Language::ALL.into_iter().enumerate() {
        for (other, keys_there) in keys.iter().enumerate() {
            let missing = keys[one].iter().filter(|(key, _)| !keys_there.contains_key(*key));
            // Each gap is told once: from English to the others, and from others to English.
            for (key, (path, line)) in missing.filter(|_| one != other && (one == 0 || other == 0)) {
                let message = format!(
                    "`{key}` stands here in {} and is missing in {}",
                    language.code(),
                    Language::ALL[other].code()
                );
                findings.push(Finding::error(path, *line, "missing-translation", message));
            }
        }
    }
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
    fn texts_are_formatted_and_gaps_are_found() {
        let source = Source::of([
            ("a/en/x.ftl", "hello = Hello { $name }\nonly-here = x\n"),
            ("a/de/x.ftl", "hello = Hallo { $name }\n"),
            ("a/it/x.ftl", "hello = Ciao { $name }\nonly-here = x\n"),
        ]);
        let texts = Texts::read(&source, &mut Vec::new());
        let name = [("name", "Mace".to_owned())];
        assert_eq!(texts.format(Language::Italian, "hello", &name), "Ciao Mace");
        assert_eq!(texts.format(Language::Italian, "nothing", &[]), "nothing");
        let mut findings = Vec::new();
        check_texts(&source, &mut findings);
        let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
        let expected =
            "a/en/x.ftl:2: error[missing-translation]: `only-here` stands here in en and is missing in de";
        assert_eq!(lines, [expected]);
    }
}
