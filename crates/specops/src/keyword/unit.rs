//! Keywords of units: K7 to K13, K15 to K21, K23 to K63 without the three that are types (K14, K22, K60).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sortie_boards::plane::Quarter;
use ts_rs::TS;

use super::Whom;
use super::phrase::{KeywordError, Phrase};
use crate::action::{Action, Actions};

/// A keyword of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(rename = "SpecopsKeyword", as = "String")]
pub enum Keyword {
    /// K7: a token is deployed instead of it (C15).
    CovertDeployment,
    /// K8: moves although engaged.
    Disengage,
    /// K9: cancels up to so many hits, all without a number.
    Armor(Option<u8>),
    /// K10: dodge tokens after a move.
    Agile(u8),
    /// K11: what it does first without an order or a commander near it.
    Ai(Actions),
    /// K12: surge tokens for others.
    Bolster(u8),
    /// K13: a free melee attack after a move into contact.
    Charge,
    /// K15: one order more, near it.
    Coordinate(Whom),
    /// K16: more cover.
    Cover(u8),
    /// K17: a defence die more for each suppression token.
    DangerSense(u8),
    /// K18: a free move while suppressed.
    Dauntless,
    /// K19: dodge tokens on an order.
    Defend(u8),
    /// K20: one order more, within reach.
    Direct(Whom),
    /// K21: suppression goes on an order.
    Disciplined(u8),
    /// K23: aim pierces and dodge stops piercing in melee.
    Duelist,
    /// K24: others spend its tokens.
    Exemplar,
    /// K25: takes hits for another.
    Guardian {
        /// So many.
        hits: u8,
        /// For whom.
        whom: Whom,
    },
    /// K26: Pierce does nothing in melee.
    ImmuneMeleePierce,
    /// K27: Pierce does nothing.
    ImmunePierce,
    /// K28: a defence die more for each Pierce.
    Impervious,
    /// K29: tokens in rounds without an order.
    Independent(Token, u8),
    /// K30: rallies with red dice.
    Indomitable,
    /// K31: deploys outside its zone.
    Infiltrate,
    /// K32: suppression of others goes.
    Inspire(u8),
    /// K33: moves over what is high.
    Jump(u8),
    /// K34: nothing, where every unit is one miniature.
    Leader,
    /// K35: one die fewer and one block more behind cover.
    LowProfile,
    /// K36: aim raises dice instead of rolling them again.
    Marksman,
    /// K37: a dodge token back.
    Nimble,
    /// K38: never uses weapons.
    Noncombatant,
    /// K39: observation tokens on an enemy.
    Observe(u8),
    /// K40: dodge cancels crits.
    Outmaneuver,
    /// K41: more dice rolled again.
    Precise(u8),
    /// K42: aim after standby.
    Ready(u8),
    /// K43: shields come back.
    Recharge(u8),
    /// K44: surge tokens each round.
    Reliable(u8),
    /// K45: wounds of a droid or vehicle go.
    Repair {
        /// So many at a time.
        wounds: u8,
        /// So often a game.
        capacity: u8,
        /// Whether it costs no action.
        free: bool,
    },
    /// K46: a token near somebody.
    Retinue(Whom),
    /// K47: climbs twice as high.
    Scale,
    /// K48: a move after being placed.
    Scout(u8),
    /// K49: standby reaches farther.
    Sentinel,
    /// K50: less cover for its targets.
    Sharpshooter(u8),
    /// K51: shields.
    Shielded(u8),
    /// K52: nothing, where each miniature lists its weapons.
    Sidearm,
    /// K53: nothing, for a miniature of its own.
    Small,
    /// K54: aim tokens for others.
    Spotter(u8),
    /// K55: aim after a move.
    Tactical(u8),
    /// K56: dodge tokens for others.
    TakeCover(u8),
    /// K57: aim on an order.
    Target(u8),
    /// K58: wounds of a living trooper go.
    Treat {
        /// So many at a time.
        wounds: u8,
        /// So often a game.
        capacity: u8,
        /// Whether it costs no action.
        free: bool,
    },
    /// K59: nothing, where no terrain is difficult.
    Unhindered,
    /// K61: attackers in that quarter have Impact.
    WeakPoint {
        /// So much of it.
        impact: u8,
        /// Where.
        arc: Quarter,
    },
    /// K62: adds so many weapons.
    Arsenal(u8),
    /// K63: a second pool.
    Gunslinger,
}

/// A token that a unit spends when it attacks or defends (C5.9 to C5.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsToken")]
pub enum Token {
    /// Dice are rolled again.
    Aim,
    /// A hit is cancelled.
    Dodge,
    /// A surge counts.
    Surge,
}

impl Token {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Aim, Self::Dodge, Self::Surge];

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::Dodge => "dodge",
            Self::Surge => "surge",
        }
    }
}

impl FromStr for Keyword {
    type Err = KeywordError;

    fn from_str(words: &str) -> Result<Self, KeywordError> {
        let phrase = Phrase::new(words)?;
        let whom = |keyword: fn(Whom) -> Self| {
            phrase.naming(Whom::read(&phrase.names).map(keyword), "a rank or type")
        };
        match phrase.name.as_str() {
            "covert deployment" => phrase.plain(Self::CovertDeployment),
            "disengage" => phrase.plain(Self::Disengage),
            "armor" if phrase.has_number().is_none() => phrase.plain(Self::Armor(None)),
            "armor" => phrase.numbered(|x| Self::Armor(Some(x))),
            "agile" => phrase.numbered(Self::Agile),
            "ai" => phrase.naming(actions(&phrase.names).map(Self::Ai), "actions"),
            "bolster" => phrase.numbered(Self::Bolster),
            "charge" => phrase.plain(Self::Charge),
            "coordinate" => whom(Self::Coordinate),
            "cover" => phrase.numbered(Self::Cover),
            "danger sense" => phrase.numbered(Self::DangerSense),
            "dauntless" => phrase.plain(Self::Dauntless),
            "defend" => phrase.numbered(Self::Defend),
            "direct" => whom(Self::Direct),
            "disciplined" => phrase.numbered(Self::Disciplined),
            "duelist" => phrase.plain(Self::Duelist),
            "exemplar" => phrase.plain(Self::Exemplar),
            "guardian" if phrase.names.is_empty() => {
                phrase.numbered(|hits| Self::Guardian { hits, whom: Whom::ANY })
            }
            "guardian" => {
                let hits = phrase.number()?;
                let guards = Whom::read(&phrase.names).map(|whom| Self::Guardian { hits, whom });
                phrase.named(guards, "a rank or type")
            }
            "immune" => {
                let against = match phrase.names.as_str() {
                    "pierce" => Some(Self::ImmunePierce),
                    "melee pierce" => Some(Self::ImmuneMeleePierce),
                    _ => None,
                };
                phrase.naming(against, "pierce or melee pierce")
            }
            "impervious" => phrase.plain(Self::Impervious),
            "independent" => phrase.naming(token(&phrase.names), "a token and a number"),
            "indomitable" => phrase.plain(Self::Indomitable),
            "infiltrate" => phrase.plain(Self::Infiltrate),
            "inspire" => phrase.numbered(Self::Inspire),
            "jump" => phrase.numbered(Self::Jump),
            "leader" => phrase.plain(Self::Leader),
            "low profile" => phrase.plain(Self::LowProfile),
            "marksman" => phrase.plain(Self::Marksman),
            "nimble" => phrase.plain(Self::Nimble),
            "noncombatant" => phrase.plain(Self::Noncombatant),
            "observe" => phrase.numbered(Self::Observe),
            "outmaneuver" => phrase.plain(Self::Outmaneuver),
            "precise" => phrase.numbered(Self::Precise),
            "ready" => phrase.numbered(Self::Ready),
            "recharge" => phrase.numbered(Self::Recharge),
            "reliable" => phrase.numbered(Self::Reliable),
            "repair" => {
                let (wounds, capacity) = (phrase.number()?, phrase.named_number("capacity")?);
                Ok(Self::Repair { wounds, capacity, free: phrase.is_free })
            }
            "retinue" => whom(Self::Retinue),
            "scale" => phrase.plain(Self::Scale),
            "scout" => phrase.numbered(Self::Scout),
            "sentinel" => phrase.plain(Self::Sentinel),
            "sharpshooter" => phrase.numbered(Self::Sharpshooter),
            "shielded" => phrase.numbered(Self::Shielded),
            "sidearm" => phrase.plain(Self::Sidearm),
            "small" => phrase.plain(Self::Small),
            "spotter" => phrase.numbered(Self::Spotter),
            "tactical" => phrase.numbered(Self::Tactical),
            "take cover" => phrase.numbered(Self::TakeCover),
            "target" => phrase.numbered(Self::Target),
            "treat" => {
                let (wounds, capacity) = (phrase.number()?, phrase.named_number("capacity")?);
                Ok(Self::Treat { wounds, capacity, free: phrase.is_free })
            }
            "unhindered" => phrase.plain(Self::Unhindered),
            "weak point" => {
                let impact = phrase.number()?;
                phrase.named(quarter(&phrase.names).map(|arc| Self::WeakPoint { impact, arc }), "an arc")
            }
            "arsenal" => phrase.numbered(Self::Arsenal),
            "gunslinger" => phrase.plain(Self::Gunslinger),
            _ => phrase.unknown(),
        }
    }
}

/// Actions between commas.
fn actions(words: &str) -> Option<Actions> {
    let read = |word: &str| word.trim().parse::<Action>().ok();
    words.split(',').map(read).collect::<Option<Actions>>().filter(|actions| !actions.is_empty())
}

/// `aim 1`.
fn token(words: &str) -> Option<Keyword> {
    let (word, number) = words.split_once(' ')?;
    let token = Token::ALL.into_iter().find(|token| token.word() == word)?;
    let number = number.parse().ok().filter(|number| (1..=99).contains(number))?;
    Some(Keyword::Independent(token, number))
}

/// A quarter by its word.
pub(super) fn quarter(word: &str) -> Option<Quarter> {
    [Quarter::Front, Quarter::Rear, Quarter::Left, Quarter::Right]
        .into_iter()
        .find(|&quarter| quarter_word(quarter) == word)
}

pub(super) const fn quarter_word(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::Front => "front",
        Quarter::Rear => "rear",
        Quarter::Left => "left",
        Quarter::Right => "right",
    }
}

impl Keyword {
    /// Its name, without number and whom it names; also the key of its texts, with a hyphen for each space.
    pub const fn name(self) -> &'static str {
        match self {
            Self::CovertDeployment => "covert deployment",
            Self::Disengage => "disengage",
            Self::Armor(_) => "armor",
            Self::Agile(_) => "agile",
            Self::Ai(_) => "ai",
            Self::Bolster(_) => "bolster",
            Self::Charge => "charge",
            Self::Coordinate(_) => "coordinate",
            Self::Cover(_) => "cover",
            Self::DangerSense(_) => "danger sense",
            Self::Dauntless => "dauntless",
            Self::Defend(_) => "defend",
            Self::Direct(_) => "direct",
            Self::Disciplined(_) => "disciplined",
            Self::Duelist => "duelist",
            Self::Exemplar => "exemplar",
            Self::Guardian { .. } => "guardian",
            Self::ImmuneMeleePierce => "immune: melee pierce",
            Self::ImmunePierce => "immune: pierce",
            Self::Impervious => "impervious",
            Self::Independent(..) => "independent",
            Self::Indomitable => "indomitable",
            Self::Infiltrate => "infiltrate",
            Self::Inspire(_) => "inspire",
            Self::Jump(_) => "jump",
            Self::Leader => "leader",
            Self::LowProfile => "low profile",
            Self::Marksman => "marksman",
            Self::Nimble => "nimble",
            Self::Noncombatant => "noncombatant",
            Self::Observe(_) => "observe",
            Self::Outmaneuver => "outmaneuver",
            Self::Precise(_) => "precise",
            Self::Ready(_) => "ready",
            Self::Recharge(_) => "recharge",
            Self::Reliable(_) => "reliable",
            Self::Repair { .. } => "repair",
            Self::Retinue(_) => "retinue",
            Self::Scale => "scale",
            Self::Scout(_) => "scout",
            Self::Sentinel => "sentinel",
            Self::Sharpshooter(_) => "sharpshooter",
            Self::Shielded(_) => "shielded",
            Self::Sidearm => "sidearm",
            Self::Small => "small",
            Self::Spotter(_) => "spotter",
            Self::Tactical(_) => "tactical",
            Self::TakeCover(_) => "take cover",
            Self::Target(_) => "target",
            Self::Treat { .. } => "treat",
            Self::Unhindered => "unhindered",
            Self::WeakPoint { .. } => "weak point",
            Self::Arsenal(_) => "arsenal",
            Self::Gunslinger => "gunslinger",
        }
    }

    /// Its number, where that is all it has besides its name.
    const fn number(self) -> Option<u8> {
        match self {
            Self::Agile(x)
            | Self::Bolster(x)
            | Self::Cover(x)
            | Self::DangerSense(x)
            | Self::Defend(x)
            | Self::Disciplined(x)
            | Self::Inspire(x)
            | Self::Jump(x)
            | Self::Observe(x)
            | Self::Precise(x)
            | Self::Ready(x)
            | Self::Recharge(x)
            | Self::Reliable(x)
            | Self::Scout(x)
            | Self::Sharpshooter(x)
            | Self::Shielded(x)
            | Self::Spotter(x)
            | Self::Tactical(x)
            | Self::TakeCover(x)
            | Self::Target(x)
            | Self::Arsenal(x) => Some(x),
            Self::Armor(x) => x,
            _ => None,
        }
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        let free = |free| if free { " (free)" } else { "" };
        match *self {
            Self::Ai(actions) => {
                let words: Vec<&str> = actions.iter().map(Action::word).collect();
                write!(f, ": {}", words.join(", "))
            }
            Self::Coordinate(whom) | Self::Direct(whom) | Self::Retinue(whom) => write!(f, ": {whom}"),
            Self::Guardian { hits, whom: Whom::ANY } => write!(f, " {hits}"),
            Self::Guardian { hits, whom } => write!(f, " {hits}: {whom}"),
            Self::Independent(token, number) => write!(f, ": {} {number}", token.word()),
            Self::Repair { wounds, capacity, free: is_free }
            | Self::Treat { wounds, capacity, free: is_free } => {
                write!(f, " {wounds}: capacity {capacity}{}", free(is_free))
            }
            Self::WeakPoint { impact, arc } => write!(f, " {impact}: {}", quarter_word(arc)),
            _ => self.number().map_or(Ok(()), |number| write!(f, " {number}")),
        }
    }
}

impl TryFrom<String> for Keyword {
    type Error = KeywordError;

    fn try_from(words: String) -> Result<Self, KeywordError> {
        words.parse()
    }
}

impl From<Keyword> for String {
    fn from(keyword: Keyword) -> Self {
        keyword.to_string()
    }
}
