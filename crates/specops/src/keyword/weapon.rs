//! Keywords of weapons: K1 to K6 and K64 to K71.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sortie_boards::plane::Quarter;
use ts_rs::TS;

use super::phrase::{KeywordError, Phrase};
use super::unit::{quarter, quarter_word};

/// A keyword of a weapon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(rename = "SpecopsWeaponKeyword", as = "String")]
pub enum WeaponKeyword {
    /// K1: cancels up to so many blocks.
    Pierce(u8),
    /// K2: only against who stands in that quarter.
    Fixed(Quarter),
    /// K3: up to so many surges become crits.
    Critical(u8),
    /// K4: so many suppression tokens more, with or without results.
    Suppressive(u8),
    /// K5: also while engaged.
    Versatile,
    /// K6: up to so many hits become crits against Armor.
    Impact(u8),
    /// K64: no cover.
    Blast,
    /// K65: no dodge, if all weapons of the pool have it.
    HighVelocity,
    /// K66: whom it wounds is slower by so much.
    Immobilize(u8),
    /// K67: nobody here deflects.
    ImmuneDeflect,
    /// K68: up to so many unused aim tokens give Pierce 1 each.
    Lethal(u8),
    /// K69: one suppression token more if aim was spent.
    Overwhelm,
    /// K70: crits become hits against Armor.
    Primitive,
    /// K71: dice for each defending miniature, of which there is one.
    Spray,
}

impl FromStr for WeaponKeyword {
    type Err = KeywordError;

    fn from_str(words: &str) -> Result<Self, KeywordError> {
        let phrase = Phrase::new(words)?;
        match phrase.name.as_str() {
            "pierce" => phrase.numbered(Self::Pierce),
            "critical" => phrase.numbered(Self::Critical),
            // Without a number it is 1 (K4).
            "suppressive" if phrase.has_number().is_none() => phrase.plain(Self::Suppressive(1)),
            "suppressive" => phrase.numbered(Self::Suppressive),
            "versatile" => phrase.plain(Self::Versatile),
            "impact" => phrase.numbered(Self::Impact),
            "blast" => phrase.plain(Self::Blast),
            "high velocity" => phrase.plain(Self::HighVelocity),
            "immobilize" => phrase.numbered(Self::Immobilize),
            "lethal" => phrase.numbered(Self::Lethal),
            "overwhelm" => phrase.plain(Self::Overwhelm),
            "primitive" => phrase.plain(Self::Primitive),
            "spray" => phrase.plain(Self::Spray),
            "immune" if phrase.names == "deflect" => phrase.naming(Some(Self::ImmuneDeflect), "deflect"),
            "fixed" => phrase.naming(quarter(&phrase.names).map(Self::Fixed), "an arc"),
            name => match name.strip_prefix("fixed ").and_then(quarter) {
                Some(arc) => phrase.plain(Self::Fixed(arc)),
                None => phrase.unknown(),
            },
        }
    }
}

impl fmt::Display for WeaponKeyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pierce(x) => write!(f, "pierce {x}"),
            Self::Fixed(arc) => write!(f, "fixed {}", quarter_word(arc)),
            Self::Critical(x) => write!(f, "critical {x}"),
            Self::Suppressive(x) => write!(f, "suppressive {x}"),
            Self::Versatile => f.write_str("versatile"),
            Self::Impact(x) => write!(f, "impact {x}"),
            Self::Blast => f.write_str("blast"),
            Self::HighVelocity => f.write_str("high velocity"),
            Self::Immobilize(x) => write!(f, "immobilize {x}"),
            Self::ImmuneDeflect => f.write_str("immune: deflect"),
            Self::Lethal(x) => write!(f, "lethal {x}"),
            Self::Overwhelm => f.write_str("overwhelm"),
            Self::Primitive => f.write_str("primitive"),
            Self::Spray => f.write_str("spray"),
        }
    }
}

impl TryFrom<String> for WeaponKeyword {
    type Error = KeywordError;

    fn try_from(words: String) -> Result<Self, KeywordError> {
        words.parse()
    }
}

impl From<WeaponKeyword> for String {
    fn from(keyword: WeaponKeyword) -> Self {
        keyword.to_string()
    }
}
