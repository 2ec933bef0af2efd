//! Everything unguessable: guest tokens, table names, seeds.

use std::fmt;

use sortie_kernel::Seed;

/// Letters and digits without those easily mistaken for one another (l, o, 0, 1): 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many characters 128 bits take.
const TABLE_ID_LENGTH: usize = 26;

/// The secret by which a guest is known. It is written in one place only, the cookie.
pub(crate) struct GuestToken(String);

impl GuestToken {
    /// A new one, 256 bits.
    pub(crate) fn generate() -> Self {
        Self(base32(&random::<32>()))
    }

    /// As it travels in the cookie.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// Who this is.
    pub(crate) fn guest(&self) -> GuestId {
        GuestId::of_token(&self.0)
    }
}

/// Who a guest is: the hash of their token. Knowing it does not help anybody to sit down in their place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GuestId([u8; 32]);

impl GuestId {
    /// A token has full entropy, so one fast hash is enough; a slow one only helps against guessing.
    pub(crate) fn of_token(token: &str) -> Self {
        Self(blake3::derive_key("sortie 2026 guest token", token.as_bytes()))
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

impl fmt::Debug for GuestId {
    /// Enough to tell two people apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "guest-{:02x}{:02x}{:02x}", self.0[0], self.0[1], self.0[2])
    }
}

/// Words of letters by which a guest comes back on another device: 128 bits in groups that can be read out.
pub(crate) fn phrase() -> String {
    let text = base32(&random::<16>());
    let groups: Vec<&str> = (0..text.len()).step_by(5).map(|at| &text[at..text.len().min(at + 5)]).collect();
    groups.join("-")
}

/// Whose phrase it is, however it was written down.
pub(crate) fn of_phrase(phrase: &str) -> GuestId {
    let letters = phrase.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase());
    GuestId::of_token(&format!("phrase {}", letters.collect::<String>()))
}

/// By what somebody names another whom they have muted: it says nothing to anybody else.
pub(crate) fn handle(me: GuestId, other: GuestId) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("sortie 2026 handle");
    hasher.update(me.as_bytes()).update(other.as_bytes());
    base32(&hasher.finalize().as_bytes()[..10])
}

/// A name for a new table. Whoever knows it may join or watch, so it has 128 bits.
pub(crate) fn table_id() -> String {
    base32(&random::<16>())
}

/// Whether this could be the name of a table at all; saves a look into the database.
pub(crate) fn is_table_id(text: &str) -> bool {
    text.len() == TABLE_ID_LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A seed for a new game.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(random())
}

/// A short number by which an operator finds the cause of an internal error in the log.
pub(crate) fn incident() -> String {
    base32(&random::<5>())
}

/// What a bot's thinking starts from: the same at every run, and unrelated to the game's seed.
pub(crate) fn thinking(table: &str, sequence: u64) -> u64 {
    let mut hasher = blake3::Hasher::new_derive_key("sortie 2026 bot thinking");
    hasher.update(table.as_bytes()).update(&sequence.to_le_bytes());
    let hash = hasher.finalize();
    u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes"))
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}

fn base32(bytes: &[u8]) -> String {
    let n_characters = (bytes.len() * 8).div_ceil(5);
    let bit = |index: usize| bytes.get(index / 8).map_or(0, |byte| byte >> (7 - index % 8) & 1);
    let character =
        |n: usize| ALPHABET[(0..5).fold(0, |value, i| value << 1 | usize::from(bit(n * 5 + i)))] as char;
    (0..n_characters).map(character).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_are_recognised() {
        let id = table_id();
        assert!(is_table_id(&id), "{id}");
        assert_ne!(id, table_id());
        for wrong in ["", "a", "../../etc/passwd", &"l".repeat(26), &"a".repeat(27), &"ä".repeat(13)] {
            assert!(!is_table_id(wrong), "{wrong}");
        }
    }

    #[test]
    fn base32_keeps_every_bit() {
        assert_eq!(base32(&[0xff; 5]), "99999999");
        assert_eq!(base32(&[0b0000_1000, 0]), "baaa");
        assert_eq!(base32(&[0; 16]).len(), TABLE_ID_LENGTH);
    }

    #[test]
    fn tokens_never_show_themselves() {
        let token = GuestToken::generate();
        assert_eq!(token.reveal().len(), 52);
        assert_eq!(token.guest(), GuestId::of_token(token.reveal()));
        assert_eq!(GuestId::from_bytes(token.guest().as_bytes()), Some(token.guest()));
        assert!(format!("{:?}", token.guest()).len() < 16);
    }

    #[test]
    fn thinking_depends_on_table_and_moment() {
        assert_eq!(thinking("a", 1), thinking("a", 1));
        assert_ne!(thinking("a", 1), thinking("a", 2));
        assert_ne!(thinking("a", 1), thinking("b", 1));
    }
}
