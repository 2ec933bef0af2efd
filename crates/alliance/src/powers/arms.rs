//! The weapons at hand.

use arrayvec::ArrayVec;

use crate::content::Content;
use crate::source::Source;
use crate::state::{CardState, State};
use crate::world::{FigureId, Strike};

/// A weapon at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Arms {
    /// The slot of its card, or [`Source::SHEET`].
    pub(crate) slot: u8,
    pub(crate) strike: Strike,
}

/// The weapons of a figure: those of a hero's cards, or the attack of the deployment card.
pub(crate) fn arms_of(content: &Content, state: &State, figure: FigureId) -> ArrayVec<Arms, 4> {
    let mut all = ArrayVec::new();
    if let Some(hero) = state.hero_of(figure) {
        let cards = &state.heroes[hero].cards;
        for (slot, held) in cards.iter().enumerate().filter(|(_, held)| held.state != CardState::Gone) {
            if let Some(weapon) = &content.cards[usize::from(held.card)].weapon {
                let lengthened = cards.iter().any(|other| {
                    usize::from(other.under) == slot
                        && content.cards[usize::from(other.card)]
                            .modification
                            .as_ref()
                            .is_some_and(|modification| modification.reach_or_pierce)
                });
                let strike = Strike { kind: weapon.kind, reach: weapon.reach || lengthened };
                // Nobody brings more than two weapons: setup and inventory hold R10.1.
                all.push(Arms { slot: slot as u8, strike });
            }
        }
    } else if let Some(strike) = state.body(figure).strike {
        all.push(Arms { slot: Source::SHEET, strike });
    }
    all
}
