//! The language of missions: what happens when, what must hold, what follows.
//!
//! A mission is a list of rules. Each waits for something that happens on a table, asks whether its conditions hold, and
//! then its effects follow, one after another: the story is told, players choose, somebody tests, counters rise,
//! objectives change, flags are set that later missions ask for. Amounts depend on how many play and how hard. All that
//! is the same in every game, and is here: the types that are read from files, the [checks](check) with file and line,
//! the [explorer](explore) that proves what can be met, and the mission [at work](run).
//!
//! What a rule is about is not the same: doors and crates on squares, signals and teleport points on hexes. A game brings
//! [`Words`] of its own for what calls a rule, what must hold and what follows; in a file nobody sees which word comes
//! from where.
//!
//! ```
//! use serde::Deserialize;
//! use sortie_mission::{Effect, Level, Range, Rule, Trigger, Who, Words};
//!
//! /// A game on a lighthouse: lamps are lit, and call ships.
//! #[derive(Debug, Clone, Copy, PartialEq, Eq)]
//! struct Lighthouse;
//!
//! #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
//! #[serde(rename_all = "snake_case")]
//! enum Happens {
//!     Lit(String),
//! }
//!
//! #[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
//! #[serde(rename_all = "snake_case")]
//! enum Follows {
//!     Ship { from: (i8, i8) },
//! }
//!
//! /// Nothing else is asked for, tested or hurt in it.
//! #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, Deserialize, ts_rs::TS)]
//! enum Nothing {}
//!
//! #[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
//! enum AsEver {
//!     Calm,
//! }
//!
//! impl Level for AsEver {
//!     const ALL: &'static [Self] = &[Self::Calm];
//!     fn column(self) -> usize {
//!         0
//!     }
//!     fn name(self) -> &'static str {
//!         "calm"
//!     }
//! }
//!
//! impl Words for Lighthouse {
//!     type Difficulty = AsEver;
//!     type Trigger = Happens;
//!     type Given = Nothing;
//!     type Effect = Follows;
//!     type Attribute = Nothing;
//!     type Whom = Nothing;
//!     type Deed = Nothing;
//!     const GAME: &'static str = "lighthouse";
//!     const TYPES: &'static str = "Lighthouse";
//!     const PLAYERS: &'static str = "keepers";
//!     const N_PLAYERS: std::ops::RangeInclusive<usize> = 1..=2;
//!     const AMOUNT: &'static str = "an amount is a number, or two of them for 1 and 2 keepers";
//!     const MOST_SUCCESSES: i16 = 0;
//!     fn has_actor(_: &Happens) -> bool {
//!         true
//!     }
//!     fn is_asked_in_mission(given: &Nothing) -> bool {
//!         match *given {}
//!     }
//!     fn range(given: &Nothing) -> Option<Range<Self>> {
//!         match *given {}
//!     }
//!     fn is_done_in_mission(_: &Follows) -> bool {
//!         true
//!     }
//!     fn whom(_: &Follows) -> Option<&Nothing> {
//!         None
//!     }
//!     fn who(whom: &Nothing) -> Who {
//!         match *whom {}
//!     }
//! }
//!
//! let rule: Rule<Lighthouse> = toml::from_str(
//!     r#"
//!     when = { lit = "north" }
//!     if = [{ keepers = { at_least = 2 } }, { not = { flag = "fog" } }]
//!     do = [{ say = "sail" }, { ship = { from = [3, -1] } }, { add = { counter = "ships", by = [1, 2] } }]
//!     "#,
//! )
//! .unwrap();
//! assert_eq!(rule.when, Trigger::Own(Happens::Lit("north".to_owned())));
//! assert_eq!(rule.effect[1], Effect::Own(Follows::Ship { from: (3, -1) }));
//!
//! let wrong = toml::from_str::<Rule<Lighthouse>>("when = 'lit_up'\ndo = []").unwrap_err();
//! assert!(wrong.message().starts_with("unknown variant `lit_up`, expected one of `start`, `scene`"));
//! ```
//!
//! # What is shared, and what is not
//! - **A file as a whole is the game's.** Heads, maps and things to find differ from game to game, so each has a mission
//!   type of its own, made of the parts of this crate, and shows them by [`Mission`].
//! - **Orders are the game's.** What an effect of the language comes to is a [`run::Change`]; how it is told, with which
//!   number of which rule book, and whether people carry it out, is for the table.
//! - **Places are the game's.** The crate knows that a mission has scenes and that a rule may belong to one, nothing of
//!   spaces, hexes and areas: reaching a place is something that happens, so it is a trigger of the game, and what can be
//!   reached at all is for its [`explore::Ground`].
//! - **How good an end is** is a word of the mission: `win = "partly"`. A game that knows more than won and lost asks for
//!   the word with a condition of its own.
//! - **Stacks of event cards** that come in a window of rounds are not rules that wait for a round: they are drawn. The
//!   game draws them; what a card does is a list of effects like any other, and calls by a trigger of its own.

#![warn(
    clippy::wildcard_enum_match_arm,
    reason = "a new word is thought about wherever words are told apart"
)]

mod amount;
mod campaign;
pub mod check;
mod effect;
pub mod explore;
mod given;
mod mission;
mod mode;
mod rule;
pub mod run;
mod trigger;
mod vocabulary;
mod words;

pub use amount::{Amount, MOST_LEVELS, MOST_PLAYERS, Party, Range};
pub use campaign::is_team_name;
pub use effect::{Branches, ChoiceOption, Effect, TestEffect, TestOutcome};
pub use given::Given;
pub use mission::Mission;
pub use mode::Mode;
pub use rule::{Hint, Objective, Peril, Rule};
pub use trigger::Trigger;
pub use words::{Level, Who, Word, Words};
