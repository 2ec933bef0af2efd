//! A hero looks at the top supply card, and leaves it there or puts it below the others.

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::State;

pub(in crate::flow) fn advance(_ctx: &mut Ctx<'_>, _hero: u8) -> Progress {
    Progress::Ask
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _hero: u8, _seat: Seat, choice: &Choice) {
    ctx.pop();
    if *choice == (Choice::Keep { top: false }) {
        ctx.bury_supply();
    }
}

pub(in crate::flow) fn offers(_content: &Content, _state: &State, hero: u8, out: &mut Vec<Offer<Choice>>) {
    out.extend([true, false].map(|top| Offer { seat: Seat(hero), choice: Choice::Keep { top } }));
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, hero: u8) -> Prompt {
    Prompt::Keep { seat: Seat(hero) }
}
