//! What a rule of a mission, an encounter or the end of a mission does.

use serde::Deserialize;
use sortie_boards::square::Space;

use super::{Amount, Given, Range};
use crate::ability::Attribute;
use crate::attack::Condition;
use crate::content::Faction;

/// What follows. At the digital table it is carried out; at a real table people are told to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A page of the story, read and closed.
    Say(String),
    /// A special rule of the mission, read and kept in view.
    Rule(String),
    /// The players choose; what they chose follows.
    Choose {
        /// The question.
        ask: String,
        /// The answers.
        options: Vec<ChoiceOption>,
    },
    /// A hero tests; what follows depends on the successes (R11.5).
    Test(TestEffect),
    /// If all of this holds, one list follows, otherwise the other.
    When {
        /// What must hold.
        #[serde(rename = "if")]
        given: Vec<Given>,
        /// What follows then.
        then: Vec<Effect>,
        /// What follows otherwise.
        #[serde(default, rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// An area is revealed, with all objects in it that are not hidden (R18.2).
    Reveal(String),
    /// A hidden object is put on the map.
    Show(String),
    /// An object leaves the map.
    Remove(String),
    /// A door opens.
    Open(String),
    /// A door can be opened by interaction from now on.
    Unlock(String),
    /// A group comes in (R23.7).
    Deploy(Deploy),
    /// Defeated figures of a group return (R38.6).
    Reinforce {
        /// Its label.
        group: String,
        /// Where; near its own if nothing is said.
        #[serde(default)]
        at: Option<Space>,
    },
    /// A group leaves the map and counts as not defeated.
    Withdraw(String),
    /// A group has its activation of this round again.
    Ready(String),
    /// An ally group joins on the map (R22.5).
    Join {
        /// The deployment card.
        ally: String,
        /// Where.
        at: Space,
    },
    /// The map is cleared; the mission goes on in another scene (R17.2).
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
        by: Option<Amount>,
    },
    /// The story remembers.
    Flag(String),
    /// The story forgets.
    Unflag(String),
    /// Figures are hurt.
    Harm(Harm),
    /// Figures recover.
    Heal(Heal),
    /// Heroes draw supply cards (R3.13, R19.1).
    Supply {
        /// Who.
        whom: Whom,
        /// How many.
        #[serde(default = "one")]
        cards: Amount,
    },
    /// The team gains medpacs (R19.4).
    Medpacs(Amount),
    /// The team gains or loses credits.
    Credits(Amount),
    /// The team gains fame (R35.4).
    Fame(Amount),
    /// The team gets an item or a reward card (R21.2).
    Item(String),
    /// The team gets a random item of this tier that it does not own, better with more fame (R35.3).
    RandomItem {
        /// 1, 2 or 3.
        tier: u8,
    },
    /// The team loses an item.
    LoseItem(String),
    /// An ally can be taken along so often (R22.1, R22.3).
    Ally {
        /// The deployment card.
        group: String,
        /// How often.
        #[serde(default = "once")]
        deployments: u8,
    },
    /// The ally is lost for good.
    LoseAlly(String),
    /// Power tokens for figures (R37.7).
    Power {
        /// Who.
        whom: Whom,
        /// Which.
        token: PowerToken,
        /// How many.
        #[serde(default = "one")]
        tokens: Amount,
    },
    /// Figures start the next mission hurt: damage each hero has at its beginning.
    StartHurt(Amount),
    /// The mission is won; the campaign remembers this word of how.
    Win(String),
    /// The mission is lost; the campaign remembers this word of how.
    Lose(String),
}

fn one() -> Amount {
    Amount::Same(1)
}

fn once() -> u8 {
    1
}

/// An answer of the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceOption {
    /// What it says.
    pub text: String,
    /// It is offered only if this holds. One option at least has no condition.
    #[serde(default, rename = "if")]
    pub given: Vec<Given>,
    /// What follows.
    #[serde(default, rename = "do")]
    pub effect: Vec<Effect>,
}

/// A test in a rule or an encounter.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestEffect {
    /// Of which attribute.
    pub attribute: Attribute,
    /// Who tests: the one who acts, or whom the players choose, or every hero in turn (each has its outcome).
    pub whom: Whom,
    /// What follows: the first outcome whose range has the successes.
    pub outcomes: Vec<TestOutcome>,
}

/// What follows so many successes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestOutcome {
    /// At least so many.
    #[serde(default)]
    pub at_least: Amount,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect>,
}

/// Whom an effect concerns.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Whom {
    /// Who interacted, tested, entered.
    Actor,
    /// The hero whom the players choose.
    Chosen,
    /// Every hero on the map.
    Heroes,
    /// Every Rebel in a region.
    In(String),
    /// Every figure of the group with this label.
    Group(String),
}

/// Damage, strain and conditions.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// Whom.
    pub whom: Whom,
    /// Damage.
    #[serde(default)]
    pub damage: Amount,
    /// Strain.
    #[serde(default)]
    pub strain: Amount,
    /// A condition.
    #[serde(default)]
    pub condition: Option<Condition>,
}

/// Recovery.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heal {
    /// Whom.
    pub whom: Whom,
    /// Damage recovered.
    #[serde(default)]
    pub damage: Amount,
    /// Strain recovered.
    #[serde(default)]
    pub strain: Amount,
    /// A beneficial condition gained.
    #[serde(default)]
    pub condition: Option<Condition>,
}

/// A group that comes in.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    /// Which.
    pub group: GroupPick,
    /// Which on hard, if another.
    #[serde(default)]
    pub hard: Option<GroupPick>,
    /// What the mission calls it; labels may be shared, then the last of them counts as the group's defeat.
    #[serde(rename = "as")]
    pub label: String,
    /// Where, as a group: the first figure there, the others as near as possible (R23.9).
    #[serde(default)]
    pub at: Option<Space>,
    /// Where, figure by figure (R23.8).
    #[serde(default)]
    pub each: Vec<Space>,
    /// Only with so many heroes.
    #[serde(default)]
    pub heroes: Range,
    /// Bonus health of each figure (R23.11).
    #[serde(default)]
    pub bonus_health: Amount,
    /// It has had its activation of this round.
    #[serde(default)]
    pub activated: bool,
}

/// A deployment card, by name or at random.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a group is a name or { faction = .., trait = .., threat = .., small = .. }")]
pub enum GroupPick {
    /// This one.
    Named(String),
    /// One from the collection (R36.2).
    Random(RandomGroup),
}

/// What a random group must be like. Of those that fit, the dearer half is drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomGroup {
    /// Whose, any if nothing is said.
    #[serde(default)]
    pub faction: Option<Faction>,
    /// A trait it has.
    #[serde(default, rename = "trait")]
    pub has_trait: Option<String>,
    /// It costs at most so much threat.
    pub threat: Amount,
    /// Only figures on small bases.
    #[serde(default)]
    pub small: bool,
}

/// A power token: what it adds to an attack or a defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the symbols on it")]
pub enum PowerToken {
    Damage,
    Surge,
    Block,
    Evade,
}
