//! What a game adds to the language: its own triggers, conditions, effects, and the words for who plays and how hard.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use crate::Range;

/// A kind of word of a game: plain data that stands in a file. Enums of words are written as serde writes them when
/// nothing is said: `"cleared"`, `{ opened = "gate" }`.
pub trait Word: DeserializeOwned + Clone + Debug + PartialEq + Eq + Send + Sync + 'static {}

impl<T: DeserializeOwned + Clone + Debug + PartialEq + Eq + Send + Sync + 'static> Word for T {}

/// How hard a game can be, as far as missions tell the difference.
pub trait Level: Word + Copy {
    /// The levels that numbers of a mission can be told for, the easiest first; at most [`MOST_LEVELS`].
    ///
    /// [`MOST_LEVELS`]: crate::MOST_LEVELS
    const ALL: &'static [Self];

    /// Which of them counts at this level.
    fn column(self) -> usize;

    /// Its name in files and findings.
    fn name(self) -> &'static str;
}

/// The vocabulary of a game. Every list of words in a mission is that of the language and that of the game together:
/// in a file nobody sees which word comes from where, in the program the game's stand in the variant `Own`.
pub trait Words: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// How hard it is.
    type Difficulty: Level;
    /// What calls a rule besides what calls one in every game.
    type Trigger: Word;
    /// What must hold.
    type Given: Word;
    /// What follows. It has no further lists of effects in it: those of the language are enough.
    type Effect: Word;
    /// What can be tested.
    type Attribute: Word;
    /// Whom an effect concerns.
    type Whom: Word;
    /// What a player does, for the hints of a tutorial.
    type Deed: Word + ts_rs::TS + serde::Serialize;

    /// The name of the game, with which keys of texts begin.
    const GAME: &'static str;
    /// What the names of generated types begin with.
    const TYPES: &'static str;
    /// What players are called, in files and findings: `heroes`.
    const PLAYERS: &'static str;
    /// How many of them play a mission; at most [`MOST_PLAYERS`] different numbers.
    ///
    /// [`MOST_PLAYERS`]: crate::MOST_PLAYERS
    const N_PLAYERS: RangeInclusive<usize>;
    /// What an amount looks like, for a file that has something else instead.
    const AMOUNT: &'static str;
    /// More successes than this count for nothing in a test.
    const MOST_SUCCESSES: i16;

    /// Whether somebody did what calls the rule.
    fn has_actor(trigger: &Self::Trigger) -> bool;

    /// Whether a rule that waits for it fires each time, though it does not say so: for what happens in every round.
    fn repeats(_: &Self::Trigger) -> bool {
        false
    }

    /// Whether it is known only while a mission is played, so that no story between missions may ask for it.
    fn is_asked_in_mission(given: &Self::Given) -> bool;

    /// The numbers a condition asks for.
    fn range(given: &Self::Given) -> Option<Range<Self>>;

    /// Whether an effect needs a mission on the table.
    fn is_done_in_mission(effect: &Self::Effect) -> bool;

    /// Whom an effect concerns, if anybody.
    fn whom(effect: &Self::Effect) -> Option<&Self::Whom>;

    /// What kind of people somebody belongs to.
    fn who(whom: &Self::Whom) -> Who;
}

/// Whom an effect concerns, as far as every game knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// Who did what called the rule.
    Actor,
    /// One of the players' own, whom they choose.
    Chosen,
    /// Each of the players' own.
    Everybody,
    /// Whoever is at some place of the map, or belongs to some group on it.
    There,
}
