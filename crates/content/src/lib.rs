//! Content packs: reading them, finding what is wrong with them, and the texts in three languages.
//!
//! This crate knows files, lines and languages. What a card or a map means is known by the game that reads it.

mod added_texts;
mod finding;
mod keys;
mod pack;
mod place;
mod rulebook;
pub mod scene;
mod source;
mod texts;
mod toml_file;
mod translations;

pub use added_texts::{AddedTexts, added_texts};
pub use finding::{Finding, Severity};
pub use keys::check_keys;
pub use pack::check_pack;
pub use place::{Document, Place};
pub use rulebook::{Rulebook, RulebookRule, RulebookSection, check_rulebooks, rulebook};
pub use source::Source;
pub use texts::{Language, Texts};
pub use toml_file::TomlFile;
pub use translations::check_texts;
