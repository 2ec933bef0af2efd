//! What the words of a mission name, by what sort of thing must bear the name. Checks go by the sort, so that a new word is
//! checked wherever it must be as soon as it says here what it names.

use sortie_boards::square::Space;

use super::{Deploy, OwnEffect, OwnGiven, Whom};

/// What a word names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named<'a> {
    /// An area of a map.
    Area(&'a str),
    /// An object of the mission.
    Object(&'a str),
    /// A door of the mission.
    Door(&'a str),
    /// An object of the mission that can be carried.
    Carried(&'a str),
    /// A group that comes in under a label of its own.
    Deployed(&'a Deploy),
    /// A group that has come in, and where it appears if the word says so.
    Label(&'a str, Option<Space>),
    /// An ally's deployment card, and where it appears if the word says so.
    Ally(&'a str, Option<Space>),
    /// An item or a reward.
    Item(&'a str),
    /// Any item of this tier.
    ItemOfTier(u8),
    /// A hero.
    Hero(&'a str),
    /// The figures it concerns.
    Figures(&'a Whom),
    /// Nothing but numbers.
    Nothing,
}

impl OwnEffect {
    /// What it names.
    pub fn named(&self) -> Named<'_> {
        match self {
            Self::Reveal(id) => Named::Area(id),
            Self::Show(id) | Self::Remove(id) => Named::Object(id),
            Self::Open(id) | Self::Unlock(id) => Named::Door(id),
            Self::Deploy(deploy) => Named::Deployed(deploy),
            Self::Reinforce { group, at } => Named::Label(group, *at),
            Self::Withdraw(label) | Self::Ready(label) => Named::Label(label, None),
            Self::Join { ally, at } => Named::Ally(ally, Some(*at)),
            Self::Ally { group, .. } | Self::LoseAlly(group) => Named::Ally(group, None),
            Self::Harm(harm) => Named::Figures(&harm.whom),
            Self::Heal(heal) => Named::Figures(&heal.whom),
            Self::Supply { whom, .. } | Self::Power { whom, .. } => Named::Figures(whom),
            Self::Item(id) | Self::LoseItem(id) => Named::Item(id),
            Self::RandomItem { tier } => Named::ItemOfTier(*tier),
            Self::Medpacs(_) | Self::Credits(_) | Self::Fame(_) | Self::StartHurt(_) => Named::Nothing,
        }
    }
}

impl OwnGiven {
    /// What it names.
    pub fn named(&self) -> Named<'_> {
        match self {
            Self::Open(id) => Named::Door(id),
            Self::There(id) => Named::Object(id),
            Self::Carried(id) => Named::Carried(id),
            Self::Alive(label) => Named::Label(label, None),
            Self::Hero(id) => Named::Hero(id),
            Self::Owns(id) => Named::Item(id),
            Self::Ally(group) => Named::Ally(group, None),
            Self::Fame(_) | Self::Credits(_) | Self::Wounded(_) => Named::Nothing,
        }
    }
}
