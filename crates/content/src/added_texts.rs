//! Texts that do not ship, as a browser is given them.
//!
//! The client is built with the texts that ship. Those of a content folder follow: one Fluent file a pack and language, in
//! which nothing is missing, so that nobody has to fetch two languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::serializer::serialize;

use crate::texts::{files, key};
use crate::{Language, Source};

/// What a content folder adds to the texts of a pack in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddedTexts {
    /// The pack.
    pub pack: String,
    /// The language; what is missing in it stands in English, or in the language there is.
    pub language: Language,
    /// A Fluent file.
    pub fluent: String,
}

/// The texts that were added to a source, by pack and language.
pub fn added_texts(source: &Source) -> Vec<AddedTexts> {
    let each = |pack| Language::ALL.map(|language| (pack, language));
    let each = source.packs().into_iter().flat_map(each);
    each.filter_map(|(pack, language)| added_to(source, pack, language)).collect()
}

fn added_to(source: &Source, pack: &str, language: Language) -> Option<AddedTexts> {
    let folder = format!("{pack}/");
    let of_pack = |language| files(source, language).filter(|(path, _)| path.starts_with(&folder));
    let known: BTreeSet<String> =
        of_pack(language).flat_map(|(_, text)| text.lines().filter_map(key)).collect();
    let mut body = BTreeMap::new();
    for spoken in [language].into_iter().chain(Language::ALL) {
        for (_, text) in of_pack(spoken).filter(|(path, _)| source.is_added(path)) {
            // What cannot be read is found by `sortie check`; the rest is good enough.
            let Resource { body: entries } = parse_runtime(text).unwrap_or_else(|(readable, _)| readable);
            for entry in entries {
                let Some(name) = name(&entry) else { continue };
                if spoken == language || !known.contains(&name) {
                    body.entry(name).or_insert(entry);
                }
            }
        }
    }
    if body.is_empty() {
        return None;
    }
    let fluent = serialize(&Resource { body: body.into_values().collect() });
    Some(AddedTexts { pack: pack.to_owned(), language, fluent })
}

/// What a text is called by others; none of what is no text.
fn name(entry: &Entry<&str>) -> Option<String> {
    match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(files: &[(&str, &str)]) -> Vec<(String, &'static str, String)> {
        let shipped = Source::of([
            ("chess/en/a.ftl", "chess-pawn = Pawn\n"),
            ("chess/de/a.ftl", "chess-pawn = Bauer\n"),
            ("chess/it/a.ftl", "chess-pawn = Pedone\n"),
        ]);
        let added = added_texts(&shipped.with(Source::of(files.iter().copied())));
        added.into_iter().map(|added| (added.pack, added.language.code(), added.fluent)).collect()
    }

    #[test]
    fn what_ships_is_not_added() {
        assert_eq!(added(&[("chess/en/a.ftl", "chess-pawn = Pawn\n"), ("chess/map.toml", "x = 1\n")]), []);
    }

    #[test]
    fn a_language_without_a_text_gets_english_or_whatever_there_is() {
        let english = "# Mine\nchess-knight = Knight\n    .hint = It jumps\nchess-rook = Rook\n";
        let found = added(&[
            ("chess/en/mine.ftl", english),
            ("chess/de/mine.ftl", "chess-knight = Springer\n"),
            ("chess/it/mine.ftl", "chess-king = Re\n"),
        ]);
        let expected = [
            ("en", "chess-king = Re\nchess-knight = Knight\n    .hint = It jumps\nchess-rook = Rook\n"),
            ("de", "chess-king = Re\nchess-knight = Springer\nchess-rook = Rook\n"),
            ("it", "chess-king = Re\nchess-knight = Knight\n    .hint = It jumps\nchess-rook = Rook\n"),
        ];
        assert_eq!(found, expected.map(|(code, text)| ("chess".to_owned(), code, text.to_owned())));
    }

    #[test]
    fn a_text_that_ships_is_replaced_in_the_languages_that_say_so() {
        let found = added(&[("chess/de/mine.ftl", "chess-pawn = Landsknecht\nbroken\n")]);
        assert_eq!(found, [("chess".to_owned(), "de", "chess-pawn = Landsknecht\n".to_owned())]);
    }
}
