//! Keywords K1 to K71 as closed sets with their numbers: [`Keyword`] of a unit, [`WeaponKeyword`] of a weapon.
//!
//! Files and scenes write them in words, and so do they travel: `sharpshooter 1`, `guardian 2: commander`, `fixed front`. Case,
//! spaces and the note that something is a card action do not matter.
//!
//! ```
//! use sortie_specops::keyword::{Keyword, total};
//!
//! let repair: Keyword = "Repair 1: Capacity 2 (free card action)".parse().unwrap();
//! assert_eq!(repair, Keyword::Repair { wounds: 1, capacity: 2, free: true });
//! assert_eq!(repair.to_string(), "repair 1: capacity 2 (free)");
//! // Several instances add up.
//! let both = [Keyword::Agile(1), Keyword::Agile(2)];
//! assert_eq!(total(both, |keyword| match keyword { Keyword::Agile(x) => x, _ => 0 }), 3);
//! ```

mod phrase;
mod unit;
mod weapon;
mod whom;

pub use phrase::KeywordError;
pub use unit::{Keyword, Token};
pub use weapon::WeaponKeyword;
pub use whom::Whom;

/// The number of a keyword with all its instances added up: `pick` says what each is worth.
pub fn total<K>(keywords: impl IntoIterator<Item = K>, pick: impl Fn(K) -> u8) -> u8 {
    keywords.into_iter().map(pick).fold(0, u8::saturating_add)
}
