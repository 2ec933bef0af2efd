//! One list of words in a file, two enums in the program: those of the language, and those of a game.
//!
//! # Why not an untagged enum?
//! Serde would read the value into memory first and try one enum after the other: errors would say that nothing fits
//! instead of what is wrong, and forget the line. Here the word is read once, and what follows it goes straight to the
//! enum that has it.

use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};

/// An enum whose words are partly a game's.
pub(crate) trait Vocabulary<'de>: Sized {
    /// The words of the game.
    type Own: Deserialize<'de>;

    /// What is read, for errors.
    const WHAT: &'static str;

    /// A word of the language that files call otherwise: what the program and what the file calls it.
    const RENAMED: Option<(&'static str, &'static str)> = None;

    /// Reads a word of the language.
    fn read_common<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;

    /// A word of the game.
    fn own(own: Self::Own) -> Self;
}

/// Reads a word, whosever it is.
pub(crate) fn read<'de, T: Vocabulary<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_enum(T::WHAT, &[], Reader(PhantomData))
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Vocabulary<'de>> Visitor<'de> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::WHAT)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<T, A::Error> {
        let common = listed(|probe| T::read_common(probe).is_ok());
        let own = listed(|probe| T::Own::deserialize(probe).is_ok());
        let (word, access) = data.variant_seed(Find { common, own, renamed: T::RENAMED })?;
        match word {
            Found::Common(word) => T::read_common(Rest { word, access }),
            Found::Own(word) => T::Own::deserialize(Rest { word, access }).map(T::own),
        }
    }
}

/// Finds a word in both lists. An unknown one is an error here, where the file knows its line.
struct Find {
    common: &'static [&'static str],
    own: &'static [&'static str],
    renamed: Option<(&'static str, &'static str)>,
}

enum Found {
    Common(&'static str),
    Own(&'static str),
}

impl Find {
    /// What a file calls a word of the language.
    fn written(&self, word: &'static str) -> &'static str {
        self.renamed.filter(|(here, _)| *here == word).map_or(word, |(_, there)| there)
    }
}

impl<'de> DeserializeSeed<'de> for Find {
    type Value = Found;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Found, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Find {
    type Value = Found;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("variant identifier")
    }

    fn visit_str<E: Error>(self, read: &str) -> Result<Found, E> {
        if let Some(&word) = self.common.iter().find(|word| self.written(word) == read) {
            return Ok(Found::Common(word));
        }
        if let Some(&word) = self.own.iter().find(|word| **word == read) {
            return Ok(Found::Own(word));
        }
        let known = self.common.iter().map(|word| self.written(word)).chain(self.own.iter().copied());
        let known: Vec<String> = known.map(|word| format!("`{word}`")).collect();
        Err(E::custom(format!("unknown variant `{read}`, expected one of {}", known.join(", "))))
    }
}

/// A word that has been read, and what follows it: an enum again.
struct Rest<A> {
    word: &'static str,
    access: A,
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Rest<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Rest<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let word: StrDeserializer<'static, A::Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self.access))
    }
}

/// The words of an enum as serde's derive knows them: it names them before it reads anything.
fn listed(read: impl FnOnce(Probe<'_>) -> bool) -> &'static [&'static str] {
    let words = Cell::new(&[][..]);
    let is_read = read(Probe(&words));
    debug_assert!(!is_read, "a probe has nothing to read");
    words.get()
}

/// Nothing to read, but a place for the words that were hoped for.
struct Probe<'a>(&'a Cell<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = serde::de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
        Err(Error::custom("words are enums"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Self::Error> {
        self.0.set(words);
        Err(Error::custom("only the words were asked for"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
