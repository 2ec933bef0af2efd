//! The moments at which abilities are used.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The moments, written down once: as a card says them ([`When`], with what belongs to it), and as the bare kind of
/// moment ([`Moment`]), which is what cards and procedures are matched by.
macro_rules! moments {
    ($($(#[$doc:meta])* $name:ident $(($detail:ty))?,)*) => {
        /// A moment of the game that abilities wait for.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(rename = "AllianceWhen")]
        pub enum When {
            $($(#[$doc])* $name $(($detail))?,)*
        }

        /// A kind of moment, whoever it is about and whatever else an ability says of it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Moment {
            $($(#[$doc])* $name,)*
        }

        impl Moment {
            /// All of them, in this order.
            pub const ALL: &[Self] = &[$(Self::$name,)*];
        }

        impl When {
            /// The kind of moment it is.
            pub fn moment(&self) -> Moment {
                match self {
                    $(Self::$name { .. } => Moment::$name,)*
                }
            }
        }
    };
}

moments! {
    /// All the time: only its [`super::Passive`] part counts.
    Always,
    /// As an action of its owner's activation (R3.15, R6.3).
    Action,
    /// At any time of its owner's activation, between actions.
    Activation,
    /// When its owner's activation starts.
    ActivationStart,
    /// When its owner's activation ends.
    ActivationEnd,
    /// After its owner rested (R3.14).
    Rested,
    /// After its owner interacted in its own activation (R3.9).
    Interacted,
    /// When a hostile figure's activation starts (R14.1).
    EnemyActivates,
    /// When a hostile figure enters a space within so many of its owner (R14.1).
    EnemyEnters(u8),
    /// Before its owner declares an attack: it changes whom it may attack.
    Aiming,
    /// When an attack is declared, before the dice fall.
    Declared,
    /// After the roll, when dice are rerolled, the attacker's abilities first.
    Rolled,
    /// After rerolls, when the symbols are counted, the attacker's abilities first.
    Counted,
    /// After an attack is resolved.
    Fought,
    /// Before a test is rolled (R11).
    Testing,
    /// After a test is rolled, when dice are rerolled.
    Tested,
    /// After a figure is defeated.
    Defeated,
    /// When its owner draws a supply card.
    SupplyDrawn,
    /// When the mission starts.
    MissionStart,
    /// When the round ends. The engine never comes to it: only abilities that are ignored wait for it (R6.6, R37.11).
    RoundEnd,
    /// After its owner used another ability.
    After(String),
}

impl Moment {
    /// Whether it is one of an attack that has been declared.
    pub fn is_of_attack(self) -> bool {
        match self {
            Self::Declared | Self::Rolled | Self::Counted | Self::Fought => true,
            Self::Always
            | Self::Action
            | Self::Activation
            | Self::ActivationStart
            | Self::ActivationEnd
            | Self::Rested
            | Self::Interacted
            | Self::EnemyActivates
            | Self::EnemyEnters
            | Self::Aiming
            | Self::Testing
            | Self::Tested
            | Self::Defeated
            | Self::SupplyDrawn
            | Self::MissionStart
            | Self::RoundEnd
            | Self::After => false,
        }
    }
}

/// Whose part in the moment the owner of an ability must play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceRole")]
pub enum Role {
    /// The one it is about: who activates, rests, tests, is defeated.
    #[default]
    Me,
    /// It attacks.
    Attacker,
    /// It is attacked.
    Defender,
    /// It or a friendly figure attacks, or is the one it is about: who is tested, who draws.
    Ally,
    /// Another friendly figure attacks.
    OtherAlly,
    /// It or a friendly figure is attacked.
    Guard,
    /// Another friendly figure is attacked.
    OtherGuard,
    /// A hostile figure attacks anybody.
    Witness,
}

/// An attribute of a hero (R11.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceAttribute")]
pub enum Attribute {
    /// Strength.
    Strength,
    /// Insight.
    Insight,
    /// Tech.
    Tech,
}
