//! Deployment cards: Imperials, mercenaries, allies (R8.2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ability::Abilities;
use crate::attack::{AttackKind, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::surge::SurgeOption;

/// A deployment card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceGroup")]
pub struct Group {
    /// Its name in files.
    pub id: String,
    /// Whose it is (R8.5).
    pub faction: Faction,
    /// Elite, with the red card (R8.3).
    #[serde(default)]
    pub elite: bool,
    /// Only one of it can be there.
    #[serde(default)]
    pub unique: bool,
    /// How many figures (R8.4).
    pub figures: u8,
    /// What it costs when enemies are chosen by threat.
    pub cost: u8,
    /// What it costs to bring a figure back; 0 if it cannot be.
    #[serde(default)]
    pub reinforce: u8,
    /// Health of each figure.
    pub health: u8,
    /// Speed.
    pub speed: u8,
    /// Defence dice.
    pub defence: Vec<DefenceDie>,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Attack dice; for those who choose their dice, the pool where nothing else is said.
    pub dice: Vec<AttackDie>,
    /// What is always added while it attacks.
    #[serde(default)]
    #[ts(type = "string")]
    pub attacking: Modifiers,
    /// What is always added while it defends.
    #[serde(default)]
    #[ts(type = "string")]
    pub defending: Modifiers,
    /// Keywords: `reach`, `mobile`, `massive`, and those of its attack.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// Surge options; of an enemy in the order it buys them (R29.1).
    #[serde(default)]
    #[ts(type = "string[]")]
    pub surges: Vec<SurgeOption>,
    /// Traits.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Its base, columns and rows (R4.10).
    #[serde(default = "small")]
    pub base: [u8; 2],
    /// How many cards of it a core box holds; 0 if it comes from another box.
    #[serde(default)]
    pub copies: u8,
    /// The pack, one of [`crate::PRODUCTS`], that its card or its miniature comes in (R36.1). With a card in the core
    /// box there is a token there to play it with, and a token is a figure like any other (R8.1).
    #[serde(default)]
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<String>,
    /// The figure in the box it is played with: groups share figures.
    pub model: String,
    /// Its abilities.
    #[serde(default)]
    #[ts(as = "Vec<crate::ability::Ability>")]
    pub ability: Abilities,
}

impl Group {
    /// How many cards of it there are for those who own a core box and these packs (R36.1). The box has card and token
    /// of some whose miniature comes in a pack (R8.1), and of others nothing.
    pub fn n_cards(&self, collection: &[String]) -> usize {
        self.cards_with(|product| collection.iter().any(|own| own == product))
    }

    /// The same for those who own the packs of which this is said.
    pub(crate) fn cards_with(&self, is_owned: impl Fn(&str) -> bool) -> usize {
        usize::from(self.copies).max(usize::from(self.product.as_deref().is_some_and(is_owned)))
    }
}

/// How many figures of a miniature there are for those who own the packs of which this is said: with every card come
/// those it is played with.
pub(crate) fn n_figures<'a>(
    groups: impl IntoIterator<Item = &'a Group>,
    model: &str,
    is_owned: impl Fn(&str) -> bool,
) -> usize {
    let same = groups.into_iter().filter(|group| group.model == model);
    same.map(|group| group.cards_with(&is_owned) * usize::from(group.figures)).sum()
}

fn small() -> [u8; 2] {
    [1, 1]
}

/// Whose figures they are (R8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceFaction")]
pub enum Faction {
    /// The players' side.
    Rebel,
    /// The Empire.
    Imperial,
    /// Mercenaries, who count as Imperials.
    Mercenary,
}
