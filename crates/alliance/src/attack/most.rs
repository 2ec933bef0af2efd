//! How much one attack holds.
//!
//! An attack under way lies in the state in lists of fixed length. What is printed is checked when content is read and
//! leaves room for what abilities add; an ability for which there is no room left cannot be used. So no list is ever
//! asked for more than it holds, and nothing is left out.

/// The most attack dice of one attack, and of a test: rerolls are noted in a byte.
pub(crate) const MOST_ATTACK_DICE: usize = 8;

/// The most attack dice before Focused adds one (R12): abilities leave room for it.
pub(crate) const MOST_UNFOCUSED_DICE: usize = MOST_ATTACK_DICE - 1;

/// The most defence dice of one attack.
pub(crate) const MOST_DEFENCE_DICE: usize = 6;

/// The most keywords of one attack.
pub(crate) const MOST_KEYWORDS: usize = 8;

/// The most surge options of one attack.
pub(crate) const MOST_OPTIONS: usize = 16;

/// The most surge options bought in one attack: each once, and twice with Overload.
pub(crate) const MOST_BOUGHT: usize = 2 * MOST_OPTIONS;

/// The most dice of a kind that one card or sheet prints: of an attack, a defence or an attribute.
pub(crate) const PRINTED_DICE: usize = 4;

/// The most keywords that one card prints.
pub(crate) const PRINTED_KEYWORDS: usize = 3;

/// The most surge options that a weapon or a deployment card prints.
pub(crate) const PRINTED_SURGES: usize = 6;

/// The most surge options that a modification prints.
pub(crate) const MODIFICATION_SURGES: usize = 2;

/// The most modifications that a weapon holds (R10.6).
pub(crate) const MOST_BARS: usize = 2;

// What is printed, on all cards that meet in one attack: the dice of a card and the die more of an attack that an
// ability grants; the keywords of both, and Pierce of modifications; the options of weapon and modifications, that of
// the ability, and recovering strain (R6.5).
const _: () = assert!(PRINTED_DICE < MOST_UNFOCUSED_DICE && PRINTED_DICE <= MOST_DEFENCE_DICE);
const _: () = assert!(2 * PRINTED_KEYWORDS + MOST_BARS <= MOST_KEYWORDS);
const _: () = assert!(PRINTED_SURGES + MOST_BARS * MODIFICATION_SURGES + 2 <= MOST_OPTIONS);
