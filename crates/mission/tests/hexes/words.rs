//! The words of the game: teleport points are destroyed, points are reached, signals come.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use sortie_content::{Finding, Place};
use sortie_mission::check::{Grammar, SeenEffect, numbers};
use sortie_mission::{Level, Who, Words};
use ts_rs::TS;

/// The vocabulary of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Agents;

pub(crate) type Amount = sortie_mission::Amount<Agents>;
pub(crate) type Range = sortie_mission::Range<Agents>;
pub(crate) type Party = sortie_mission::Party<Agents>;
pub(crate) type Trigger = sortie_mission::Trigger<Agents>;
pub(crate) type Effect = sortie_mission::Effect<Agents>;

/// A hex, by axial coordinates.
pub(crate) type Hex = (i8, i8);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Difficulty {
    Easy,
    Normal,
    Hard,
    VeryHard,
}

impl Level for Difficulty {
    const ALL: &'static [Self] = &[Self::Easy, Self::Normal, Self::Hard, Self::VeryHard];

    fn column(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        ["easy", "normal", "hard", "very_hard"][self.column()]
    }
}

/// What calls a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Happens {
    /// An agent is on a point.
    Reached(String),
    /// A teleport point is destroyed.
    Destroyed(String),
}

/// What must hold.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Asked {
    /// So many signals are on the map.
    Signals(Range),
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Follows {
    /// Signals come.
    Signal {
        at: Hex,
        kind: Kind,
        #[serde(default = "one")]
        n: Amount,
    },
    /// A tile is joined to the others.
    Attach(String),
}

fn one() -> Amount {
    Amount::same(1)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Alien,
    Human,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Attribute {
    Science,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Whom {
    Actor,
    Agents,
}

/// Nobody teaches this game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub(crate) enum Deed {}

impl Words for Agents {
    type Difficulty = Difficulty;
    type Trigger = Happens;
    type Given = Asked;
    type Effect = Follows;
    type Attribute = Attribute;
    type Whom = Whom;
    type Deed = Deed;

    const GAME: &'static str = "hexes";
    const TYPES: &'static str = "Hexes";
    const PLAYERS: &'static str = "agents";
    const N_PLAYERS: RangeInclusive<usize> = 1..=5;
    const AMOUNT: &'static str = "an amount is a number, or five of them for 1 to 5 agents";
    const MOST_SUCCESSES: i16 = 3;

    fn has_actor(trigger: &Happens) -> bool {
        match trigger {
            Happens::Reached(_) | Happens::Destroyed(_) => true,
        }
    }

    fn is_asked_in_mission(given: &Asked) -> bool {
        match given {
            Asked::Signals(_) => true,
        }
    }

    fn range(given: &Asked) -> Option<Range> {
        match given {
            Asked::Signals(range) => Some(*range),
        }
    }

    fn is_done_in_mission(effect: &Follows) -> bool {
        match effect {
            Follows::Signal { .. } | Follows::Attach(_) => true,
        }
    }

    fn whom(effect: &Follows) -> Option<&Whom> {
        match effect {
            Follows::Signal { .. } | Follows::Attach(_) => None,
        }
    }

    fn who(whom: &Whom) -> Who {
        match whom {
            Whom::Actor => Who::Actor,
            Whom::Agents => Who::Everybody,
        }
    }
}

impl Grammar for Agents {
    const WHO_TESTS: &'static str = "the actor or every agent tests";

    fn check_trigger(_: &Happens, _: &Place<'_>, _: &mut Vec<Finding>) {}

    fn check_effect(effect: &Follows, seen: &SeenEffect<'_, Self>, findings: &mut Vec<Finding>) {
        match effect {
            Follows::Signal { n, .. } => numbers(&[*n], 0, &seen.place, findings),
            Follows::Attach(_) => {}
        }
    }
}
