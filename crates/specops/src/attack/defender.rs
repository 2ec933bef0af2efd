//! What a defender has against an attack: its die, its chart, its cover, its keywords.

use serde::{Deserialize, Serialize};

use super::{Attacker, Results};
use crate::dice::{DefenceDie, DefenceRoll};
use crate::keyword::Keyword;
use crate::nerve::Nerve;
use crate::profile::{AttackKind, DefenceSurge};

/// The defending side of one attack. Numbers of several instances of a keyword are added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defender {
    /// What it rolls.
    pub die: DefenceDie,
    /// What its chart makes of surges.
    pub surge: DefenceSurge,
    /// The best cover of the terrain between: 0 to 2 (C9.13).
    pub terrain: u16,
    /// Its courage and its tokens.
    pub nerve: Nerve,
    /// K9.
    pub armor: Option<Armor>,
    /// K16.
    pub cover: u16,
    /// K17.
    pub danger_sense: u64,
    /// K28.
    pub impervious: bool,
    /// K27.
    pub immune_pierce: bool,
    /// K26.
    pub immune_melee_pierce: bool,
    /// K40.
    pub outmaneuver: bool,
    /// K35.
    pub low_profile: bool,
    /// K23.
    pub duelist: bool,
}

/// How many hits Armor cancels (K9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Armor {
    /// All.
    All,
    /// Up to so many.
    Some(u16),
}

/// What a defender rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolls {
    /// So many dice.
    pub dice: u16,
    /// Blocks it has besides.
    pub blocks: u16,
}

impl Default for Defender {
    /// A white die and nothing else: no courage, no cover, no keyword.
    fn default() -> Self {
        Self {
            die: DefenceDie::White,
            surge: DefenceSurge::None,
            terrain: 0,
            nerve: Nerve::default(),
            armor: None,
            cover: 0,
            danger_sense: 0,
            impervious: false,
            immune_pierce: false,
            immune_melee_pierce: false,
            outmaneuver: false,
            low_profile: false,
            duelist: false,
        }
    }
}

impl Defender {
    /// The best cover there is: heavy.
    pub const HEAVY: u16 = 2;

    /// What the keywords of a unit add up to.
    pub fn of(
        die: DefenceDie,
        surge: DefenceSurge,
        nerve: Nerve,
        terrain: u16,
        keywords: impl IntoIterator<Item = Keyword>,
    ) -> Self {
        let mut defender = Self { die, surge, nerve, terrain, ..Self::default() };
        for keyword in keywords {
            defender.add(keyword);
        }
        defender
    }

    /// One keyword more; whether it counts in defence.
    pub fn add(&mut self, keyword: Keyword) -> bool {
        match keyword {
            Keyword::Armor(None) => self.armor = Some(Armor::All),
            Keyword::Armor(Some(x)) => {
                self.armor = Some(match self.armor {
                    None => Armor::Some(x.into()),
                    Some(Armor::Some(other)) => Armor::Some(other.saturating_add(x.into())),
                    Some(Armor::All) => Armor::All,
                });
            }
            Keyword::Cover(x) => self.cover = self.cover.saturating_add(x.into()),
            Keyword::DangerSense(x) => self.danger_sense = self.danger_sense.saturating_add(x.into()),
            Keyword::Impervious => self.impervious = true,
            Keyword::ImmunePierce => self.immune_pierce = true,
            Keyword::ImmuneMeleePierce => self.immune_melee_pierce = true,
            Keyword::Outmaneuver => self.outmaneuver = true,
            Keyword::LowProfile => self.low_profile = true,
            Keyword::Duelist => self.duelist = true,
            _ => return false,
        }
        true
    }

    /// The cover value in force: none in melee (C9.11); that of the terrain, + 1 while suppressed, + Cover X, + 1 by bad weather,
    /// together at most heavy (C9.15, S14); then - Sharpshooter X, and none against Blast (C9.16).
    pub fn cover(&self, against: &Attacker) -> u16 {
        if against.kind == AttackKind::Melee || against.blast {
            return 0;
        }
        let more = u16::from(self.nerve.is_suppressed()) + u16::from(against.weather);
        let improved = self.terrain.saturating_add(self.cover).saturating_add(more).min(Self::HEAVY);
        improved.saturating_sub(against.sharpshooter)
    }

    /// How many of its dodge tokens may be spent (K65).
    pub fn may_dodge(&self, tokens: u16, against: &Attacker) -> u16 {
        if against.high_velocity { 0 } else { tokens }
    }

    /// Pierce in force against it (C9.21): nothing if it is immune (K26, K27), or if it is a duelist in melee that has spent a
    /// dodge token, which it may without hits (K23, C5.10).
    pub fn pierced_by(&self, pierce: u16, dodged: bool, kind: AttackKind) -> u16 {
        let melee = kind == AttackKind::Melee;
        let shrugs = self.immune_pierce || melee && (self.immune_melee_pierce || self.duelist && dodged);
        if shrugs { 0 } else { pierce }
    }

    /// What it rolls for what is left: a die each (C9.20), one for each Pierce in force with Impervious (K28), one for each suppression
    /// token up to Danger Sense X (K17). With Low Profile and a cover value of at least 1, who would roll dice rolls one fewer and has a
    /// block more (K35); as there is no cover in melee (C9.11), that is for attacks at range alone.
    pub fn rolls(&self, left: Results, pierce: u16, cover: u16) -> Rolls {
        let impervious = if self.impervious { pierce } else { 0 };
        let sensed = u16::try_from(self.danger_sense.min(self.nerve.tokens)).unwrap_or(u16::MAX);
        let dice = left.total().saturating_add(impervious).saturating_add(sensed);
        let blocks = u16::from(self.low_profile && cover > 0 && dice > 0);
        Rolls { dice: dice - blocks, blocks }
    }

    /// Blocks that a roll comes to: those it shows, and surges that chart, cover or tokens convert (C9.20, O17).
    pub fn blocks(&self, roll: &DefenceRoll, cover: u16, tokens: u16) -> u16 {
        roll.block + self.converts(roll.surge, cover, tokens)
    }

    /// Surges that become blocks: all by the chart, else as many as the cover value in force and one for each token (C9.20).
    pub fn converts(&self, surges: u16, cover: u16, tokens: u16) -> u16 {
        match self.surge {
            DefenceSurge::Block => surges,
            DefenceSurge::None => surges.min(cover.saturating_add(tokens)),
        }
    }
}
