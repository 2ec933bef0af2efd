//! A short fingerprint of a state.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The first half of the BLAKE3 hash of a state's bytes. Equal states have equal digests on every machine, so a
/// replay that goes astray is caught at the very choice where it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest([u8; 16]);

impl Digest {
    /// The digest of anything serialisable.
    ///
    /// # Panics
    /// If the value cannot be serialised, which plain data always can.
    pub fn of<T: Serialize>(value: &T) -> Self {
        let bytes = postcard::to_stdvec(value).expect("plain data serialises");
        let mut short = [0; 16];
        short.copy_from_slice(&blake3::hash(&bytes).as_bytes()[..16]);
        Self(short)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut bytes = [0; 16];
        decode_hex(&text, &mut bytes)
            .then_some(Self(bytes))
            .ok_or_else(|| "a digest has 32 hex digits".into())
    }
}

/// Reads exactly `2 * out.len()` lower- or upper-case hex digits.
pub(crate) fn decode_hex(text: &str, out: &mut [u8]) -> bool {
    let digits = text.as_bytes();
    if digits.len() != out.len() * 2 {
        return false;
    }
    for (byte, pair) in out.iter_mut().zip(digits.chunks(2)) {
        let (Some(high), Some(low)) = ((pair[0] as char).to_digit(16), (pair[1] as char).to_digit(16)) else {
            return false;
        };
        *byte = (high * 16 + low) as u8;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_read_as_written() {
        let digest = Digest::of(&("a state", 7));
        assert_eq!(Digest::try_from(digest.to_string()), Ok(digest));
        assert_eq!(Digest::try_from(digest.to_string().to_uppercase()), Ok(digest));
        assert_ne!(Digest::of(&("a state", 8)), digest);
        for wrong in
            ["", "12", &"0".repeat(31), &"0".repeat(33), &"0".repeat(34), &format!("{}g", "0".repeat(31))]
        {
            assert!(Digest::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn known_answers() {
        // Journals of years ago rest on these digits. If they change, every saved game is broken.
        assert_eq!(Digest::of(&(1u8, "two", [3u16; 2])).to_string(), "9c2f43a4bfa4b5ae730fba97f5820f9c");
    }
}
