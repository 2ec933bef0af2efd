//! What cards do (D8): one typed value, carried out by the rules and put into words for the players.
//!
//! A card has no sentence of its own. It says a moment, whose moment it is, what must be true, who receives, and at most two
//! deeds. Everything is a closed list, so the compiler finds every place that a new word of this language touches.
//!
//! There are two sorts. What holds [`When::Always`] changes units for as long as it is in force: the whole game on a loadout
//! side, the round in which it lies on the table on a command card. Everything else happens at its moment and leaves tokens
//! behind, never a lasting change; so nothing has to be remembered but tokens.

mod deed;
mod filter;
mod need;
mod target;
mod when;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use deed::{Arms, Deed, Marker};
pub use filter::{Filter, KindSet};
pub use need::Need;
pub use target::{Others, Target};
pub use when::{Limit, When};

/// One sentence of a card.
///
/// The *bearer* is the unit to which the moment happens: who is ordered, moves, attacks, falls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsAbility")]
pub struct Ability {
    /// The moment.
    pub when: When,
    /// Which units bear it; all of the owner's side if it says nothing.
    #[serde(default)]
    pub whose: Filter,
    /// What must be true of the bearer, all of it.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// How often; whenever the moment comes if it says nothing.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// Who receives.
    #[serde(default)]
    pub to: Target,
    /// Whether the owner takes one of the deeds rather than all.
    #[serde(default)]
    pub either: bool,
    /// What happens, in order: one deed or two (D8).
    pub does: Vec<Deed>,
}

impl Ability {
    /// Whether it holds all the time, and is never carried out.
    pub fn is_passive(&self) -> bool {
        self.when == When::Always
    }

    /// Whether it is an action or a free action of its bearer (C5.8).
    pub fn is_action(&self) -> bool {
        matches!(self.when, When::Action | When::FreeAction)
    }

    /// Whether somebody is asked before it happens: an action is taken or not, a target chosen or none, a deed chosen, a move
    /// made or not. What only leaves tokens with its bearer or with everybody concerned just happens.
    pub fn is_optional(&self) -> bool {
        let asks = |deed: &Deed| matches!(deed, Deed::Move(_) | Deed::Order | Deed::Peek | Deed::Covert(_));
        self.is_action() || self.either || self.to.is_chosen() || self.does.iter().any(asks)
    }
}

impl Ability {
    /// Every filter in it.
    pub(crate) fn filters_mut(&mut self) -> impl Iterator<Item = &mut Filter> {
        let needs = self.needs.iter_mut().filter_map(|need| match need {
            Need::NearFriend { whose, .. } => Some(whose),
            Need::Ordered
            | Need::Suppressed
            | Need::NearObjective(_)
            | Need::Outnumbered
            | Need::HasMoved
            | Need::HasNotMoved
            | Need::Ranged
            | Need::Melee
            | Need::FoeWithin(_)
            | Need::FoeSuppressed => None,
        });
        let to = match &mut self.to {
            Target::Bearer | Target::Foe => None,
            Target::Friends(others) | Target::Enemies(others) => Some(&mut others.whose),
        };
        [&mut self.whose].into_iter().chain(needs).chain(to)
    }
}
