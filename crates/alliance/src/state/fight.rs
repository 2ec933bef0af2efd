//! The attack and the test under way.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::ability::Attribute;
use crate::attack::most::{MOST_ATTACK_DICE, MOST_BOUGHT, MOST_DEFENCE_DICE, MOST_KEYWORDS, MOST_OPTIONS};
use crate::attack::{AttackKind, Effect, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::source::Source;
use crate::world::FigureId;

/// The attack under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AttackState {
    pub(crate) attacker: FigureId,
    pub(crate) target: FigureId,
    /// The slot of the weapon; [`Source::SHEET`] for the attack of a deployment card or an ability.
    pub(crate) weapon: u8,
    pub(crate) kind: AttackKind,
    pub(crate) reach: bool,
    /// Where the attacker counts from; its own position, except for a trick.
    pub(crate) distance: u8,
    pub(crate) attack: ArrayVec<AttackDie, MOST_ATTACK_DICE>,
    pub(crate) defence: ArrayVec<DefenceDie, MOST_DEFENCE_DICE>,
    /// The faces rolled, as far as dice have been rolled.
    pub(crate) attack_faces: ArrayVec<u8, MOST_ATTACK_DICE>,
    pub(crate) defence_faces: ArrayVec<u8, MOST_DEFENCE_DICE>,
    /// A die is rolled again at most once: bit n for attack die n, bit 8 + n for defence die n.
    pub(crate) rerolled: u16,
    pub(crate) modifiers: Modifiers,
    pub(crate) keywords: ArrayVec<Effect, MOST_KEYWORDS>,
    /// Surge options: where they are printed.
    pub(crate) options: ArrayVec<OptionRef, MOST_OPTIONS>,
    /// Those bought, in order.
    pub(crate) bought: ArrayVec<u8, MOST_BOUGHT>,
    /// Abilities used in this attack; when there is no more room, no more are used.
    pub(crate) used: ArrayVec<Source, 16>,
    /// The die that Focused adds.
    pub(crate) focus_die: AttackDie,
    pub(crate) is_focused: bool,
    pub(crate) is_hidden: bool,
    /// The attack misses whatever is rolled (Decoy).
    pub(crate) is_missed: bool,
    /// The second attack of Hammer and Anvil.
    pub(crate) ignores_defence: bool,
    /// Seats that let the moment pass.
    pub(crate) passed: u8,
    /// What the target suffered, once that is known.
    pub(crate) suffered: u8,
    pub(crate) is_defeated: bool,
    /// Everybody hurt by it; bit by figure.
    pub(crate) hurt: u32,
    /// Surge options may be bought twice.
    pub(crate) is_overloaded: bool,
    /// A decoy drew it: its owner strikes back afterwards.
    pub(crate) is_decoyed: bool,
    /// The die that waits for the face of a real die.
    pub(crate) waiting: u8,
}

/// Where a surge option is printed: the content is looked at, nothing is copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum OptionRef {
    /// On a weapon card: card number, place.
    Weapon(u8, u8),
    /// On a modification.
    Modification(u8, u8),
    /// On a deployment card.
    Group(u8, u8),
    /// Granted by the deed of an ability.
    Deed(Source, u8),
    /// Every hero may recover 1 strain for 1 surge (R6.5).
    RecoverStrain,
}

/// A test under way (R11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TestState {
    pub(crate) figure: FigureId,
    pub(crate) attribute: Attribute,
    pub(crate) dice: ArrayVec<AttackDie, MOST_ATTACK_DICE>,
    pub(crate) faces: ArrayVec<u8, MOST_ATTACK_DICE>,
    pub(crate) rerolled: u8,
    /// Abilities used in this test; when there is no more room, no more are used.
    pub(crate) used: ArrayVec<Source, 8>,
    pub(crate) passed: u8,
    /// Once it is known.
    pub(crate) successes: u8,
    /// A terminal: a success brings a medpac.
    pub(crate) opens_locker: bool,
    /// The die that waits for the face of a real die.
    pub(crate) waiting: u8,
}
