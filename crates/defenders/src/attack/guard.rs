//! How one target defends itself (65 to 67): tokens first, then dice, then its armour.

use std::ops::Add;

use serde::{Deserialize, Serialize};

use super::{Armour, Defender, Life, Manner, Strike};

/// A target before its defence dice fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Guard {
    /// Tokens of Reinforced Armour that took a hit: they go first (170, 190).
    pub reinforced_used: u8,
    /// Points of the energy shield that took a hit (65, 110).
    pub shield_used: u8,
    /// Hits left for the dice.
    pub hits: u16,
    /// Blue dice to roll: one a hit, less those taken away, which lowers dice and not hits (A8).
    pub dice: u16,
}

/// What defence dice are worth behind an armour: one die, or all of them added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cover {
    /// Shields among them.
    pub shields: u16,
    /// Whether a flash fires the armour's effect.
    pub flash: bool,
}

/// What an attack does to one target in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harm {
    /// Hits cancelled by dice and armour.
    pub cancelled: u16,
    /// Wounds healed by the armour, before the new ones land (174, A73).
    pub healed: u8,
    /// Hits left over: a wound each (66).
    pub wounds: u16,
    /// Its wounds afterwards.
    pub total: u16,
    /// How it is then, if its health is known.
    pub life: Option<Life>,
}

impl Guard {
    /// What stands between a strike and a target.
    pub fn of(defender: &Defender, strike: &Strike) -> Self {
        let (reinforced_used, hits) = take(defender.reinforced, strike.hits);
        let (shield_used, hits) = take(defender.shield, hits);
        let most = defender.most_dice.map_or(u16::MAX, u16::from);
        let dice = hits.saturating_sub(strike.fewer_dice.into()).min(most);
        Self { reinforced_used, shield_used, hits, dice }
    }

    /// What gets through once the dice have fallen: shields, the armour's flash effect (67), then healing, then wounds.
    pub fn harm(&self, defender: &Defender, manner: Manner, cover: Cover) -> Harm {
        let flash = if cover.flash { defender.armour_against(manner) } else { Armour::default() };
        let cancelled = self.hits.min(cover.shields + u16::from(flash.shields));
        let healed = defender.healed(flash.heal.into());
        let wounds = if defender.warded { 0 } else { self.hits - cancelled };
        let (total, life) = defender.after(healed, wounds);
        Harm { cancelled, healed, wounds, total, life }
    }
}

/// Lets tokens take hits: how many go, and the hits left.
fn take(tokens: u8, hits: u16) -> (u8, u16) {
    let used = tokens.min(u8::try_from(hits).unwrap_or(u8::MAX));
    (used, hits - u16::from(used))
}

impl Add for Cover {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { shields: self.shields + other.shields, flash: self.flash || other.flash }
    }
}
