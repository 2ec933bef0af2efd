//! What a rule of a mission, an encounter or the end of a mission does.

use serde::Deserialize;
use sortie_boards::square::Space;

use super::{Amount, Range};
use crate::attack::Condition;
use crate::content::Faction;

/// What follows, besides what follows in every game. At the digital table it is carried out; at a real table people are
/// told to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnEffect {
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
    Deploy(Box<Deploy>),
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
}

fn one() -> Amount {
    Amount::same(1)
}

fn once() -> u8 {
    1
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
