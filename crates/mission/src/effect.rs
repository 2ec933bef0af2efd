//! What a rule of a mission, an encounter or the end of a mission does.

use serde::{Deserialize, Deserializer};

use crate::vocabulary::{self, Vocabulary};
use crate::{Amount, Given, Words};

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Effect<W: Words> {
    /// A page of the story, read and closed.
    Say(String),
    /// A special rule of the mission, read and kept in view.
    Rule(String),
    /// The players choose; what they chose follows.
    Choose {
        /// The question.
        ask: String,
        /// The answers.
        options: Vec<ChoiceOption<W>>,
    },
    /// Somebody tests; what follows depends on the successes.
    Test(TestEffect<W>),
    /// If all of this holds, one list follows, otherwise the other.
    When {
        /// What must hold.
        #[serde(rename = "if")]
        given: Vec<Given<W>>,
        /// What follows then.
        then: Vec<Effect<W>>,
        /// What follows otherwise.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect<W>>,
    },
    /// The map is cleared; the mission goes on in another scene.
    GoTo(String),
    /// From now on this is the main objective.
    Objective(String),
    /// An objective is shown beside the main one.
    Offer(String),
    /// An objective is complete.
    Complete(String),
    /// An objective can no longer be met.
    Fail(String),
    /// A counter changes.
    Add {
        /// Which.
        counter: String,
        /// By how much; by the successes of the test if nothing is said.
        #[serde(default)]
        by: Option<Amount<W>>,
    },
    /// The story remembers.
    Flag(String),
    /// The story forgets.
    Unflag(String),
    /// The mission is won; the campaign remembers this word of how.
    Win(String),
    /// The mission is lost; the campaign remembers this word of how.
    Lose(String),
    /// A word of the game.
    #[serde(skip)]
    Own(W::Effect),
}

/// An answer of the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct ChoiceOption<W: Words> {
    /// What it says.
    pub text: String,
    /// It is offered only if this holds. One option at least has no condition.
    #[serde(default, rename = "if")]
    pub given: Vec<Given<W>>,
    /// What follows.
    #[serde(default, rename = "do")]
    pub effect: Vec<Effect<W>>,
}

/// A test in a rule or an encounter.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TestEffect<W: Words> {
    /// Of which attribute.
    pub attribute: W::Attribute,
    /// Who tests: the one who acts, or whom the players choose, or everybody in turn (each has its outcome).
    pub whom: W::Whom,
    /// What follows: the first outcome whose range has the successes.
    pub outcomes: Vec<TestOutcome<W>>,
}

/// What follows so many successes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TestOutcome<W: Words> {
    /// At least so many.
    #[serde(default)]
    pub at_least: Amount<W>,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect<W>>,
}

/// The lists that lie in an effect.
#[derive(Debug, Clone, Copy)]
pub enum Branches<'a, W: Words> {
    /// What follows each answer.
    Options(&'a [ChoiceOption<W>]),
    /// What follows each outcome of a test.
    Outcomes(&'a TestEffect<W>),
    /// What follows if something holds, and if not.
    Cases {
        /// What must hold.
        given: &'a [Given<W>],
        /// What follows then.
        then: &'a [Effect<W>],
        /// What follows otherwise.
        otherwise: &'a [Effect<W>],
    },
    /// Most effects have none.
    None,
}

impl<W: Words> Effect<W> {
    /// The lists that lie in it.
    pub fn branches(&self) -> Branches<'_, W> {
        match self {
            Self::Choose { options, .. } => Branches::Options(options),
            Self::Test(test) => Branches::Outcomes(test),
            Self::When { given, then, otherwise } => Branches::Cases { given, then, otherwise },
            Self::Say(_)
            | Self::Rule(_)
            | Self::GoTo(_)
            | Self::Objective(_)
            | Self::Offer(_)
            | Self::Complete(_)
            | Self::Fail(_)
            | Self::Add { .. }
            | Self::Flag(_)
            | Self::Unflag(_)
            | Self::Win(_)
            | Self::Lose(_)
            | Self::Own(_) => Branches::None,
        }
    }

    /// One of the lists that lie in it, in the order of the file: of answers, of outcomes, then and else.
    pub fn list(&self, n: usize) -> Option<&[Self]> {
        match self.branches() {
            Branches::Options(options) => options.get(n).map(|option| &option.effect[..]),
            Branches::Outcomes(test) => test.outcomes.get(n).map(|outcome| &outcome.effect[..]),
            Branches::Cases { then, otherwise, .. } => [then, otherwise].get(n).copied(),
            Branches::None => None,
        }
    }

    /// All of them.
    pub fn lists(&self) -> impl Iterator<Item = &[Self]> {
        (0..).map_while(|n| self.list(n))
    }

    /// Adds all effects of a list, however deep they lie, in the order of the file.
    pub fn flatten<'a>(effects: &'a [Self], all: &mut Vec<&'a Self>) {
        for effect in effects {
            all.push(effect);
            effect.lists().for_each(|list| Self::flatten(list, all));
        }
    }

    /// The flag it sets, if it does.
    pub(crate) fn flag(&self) -> Option<&str> {
        if let Self::Flag(flag) = self { Some(flag) } else { None }
    }

    /// Whom it concerns, if anybody.
    pub fn whom(&self) -> Option<&W::Whom> {
        match self {
            Self::Test(test) => Some(&test.whom),
            Self::Own(own) => W::whom(own),
            Self::Say(_)
            | Self::Rule(_)
            | Self::Choose { .. }
            | Self::When { .. }
            | Self::GoTo(_)
            | Self::Objective(_)
            | Self::Offer(_)
            | Self::Complete(_)
            | Self::Fail(_)
            | Self::Add { .. }
            | Self::Flag(_)
            | Self::Unflag(_)
            | Self::Win(_)
            | Self::Lose(_) => None,
        }
    }

    /// Whether it needs a mission on the table.
    pub(crate) fn is_done_in_mission(&self) -> bool {
        match self {
            Self::GoTo(_)
            | Self::Objective(_)
            | Self::Offer(_)
            | Self::Complete(_)
            | Self::Fail(_)
            | Self::Add { .. }
            | Self::Win(_)
            | Self::Lose(_) => true,
            Self::Own(own) => W::is_done_in_mission(own),
            Self::Say(_)
            | Self::Rule(_)
            | Self::Choose { .. }
            | Self::Test(_)
            | Self::When { .. }
            | Self::Flag(_)
            | Self::Unflag(_) => false,
        }
    }
}

impl<'de, W: Words> Vocabulary<'de> for Effect<W> {
    type Own = W::Effect;
    const WHAT: &'static str = "an effect";

    fn read_common<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    fn own(own: W::Effect) -> Self {
        Self::Own(own)
    }
}

impl<'de, W: Words> Deserialize<'de> for Effect<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        vocabulary::read(deserializer)
    }
}
