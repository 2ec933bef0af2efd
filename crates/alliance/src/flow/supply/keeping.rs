//! A hero holds two drawn supply cards, its last two, and keeps one.

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::offer::not_offered;
use crate::state::State;

/// The slots of the two cards of which a hero keeps one.
fn kept_slots(state: &State, hero: u8) -> [u8; 2] {
    let n = state.heroes[usize::from(hero)].cards.len() as u8;
    [n - 2, n - 1]
}

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _hero: u8) -> Progress {
    Progress::Ask
}

/// Of two drawn cards one is kept, the other goes below the deck.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, hero: u8, _seat: Seat, choice: &Choice) {
    let Choice::Card { slot } = *choice else { not_offered(choice) };
    ctx.pop();
    let [first, second] = kept_slots(&ctx.state, hero);
    ctx.return_supply(hero, if slot == first { second } else { first });
}

pub(in crate::flow) fn offers(_content: &Content, state: &State, hero: u8, out: &mut Vec<Offer<Choice>>) {
    let slots = kept_slots(state, hero);
    out.extend(slots.map(|slot| Offer { seat: Seat(hero), choice: Choice::Card { slot } }));
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, hero: u8) -> Prompt {
    Prompt::Card { seat: Seat(hero) }
}
