//! Offers that several procedures make: abilities at a moment, attacks, faces of real dice.

use sortie_kernel::{DiceSource, Offer, Seat};

use super::ability::{Look, Now};
use super::attack::each_attack;
use crate::choice::Choice;
use crate::content::Content;
use crate::powers::arms_of;
use crate::state::State;
use crate::world::FigureId;

/// Who may answer for a figure: its player, or anybody for an ally's activation.
pub(super) fn seats_for(state: &State, figure: FigureId) -> impl Iterator<Item = Seat> + use<> {
    let own = state.hero_of(figure).map(|hero| Seat(hero as u8));
    state.seats().filter(move |&seat| own.is_none_or(|own| own == seat))
}

/// Abilities that may be used now, effects that may happen first (R14.2), and letting the moment pass.
pub(super) fn moment(content: &Content, state: &State, now: Now, passed: u8, out: &mut Vec<Offer<Choice>>) {
    moments(content, state, now, &[now], passed, out);
}

/// As [`moment`], where what happens by itself may belong to other moments that have come together with this one.
pub(super) fn moments(
    content: &Content,
    state: &State,
    now: Now,
    together: &[Now],
    passed: u8,
    out: &mut Vec<Offer<Choice>>,
) {
    let look = Look::new(content, state);
    let asked = look.asked(now, passed);
    for seat in state.seats() {
        let mine = asked.iter().filter(|source| state.decider(content, **source) == Some(seat));
        let before = out.len();
        out.extend(mine.map(|&source| Offer { seat, choice: Choice::Use { source } }));
        if out.len() > before {
            let waiting = together.iter().flat_map(|&now| look.waiting(now));
            out.extend(waiting.map(|source| Offer { seat, choice: Choice::Let { source } }));
            out.push(Offer { seat, choice: Choice::Pass });
        }
    }
}

/// Every attack a figure may declare (R3.17).
pub(super) fn attacks(look: &Look<'_>, figure: FigureId, seat: Seat, out: &mut Vec<Offer<Choice>>) {
    if !look.state.body(figure).is_stunned() {
        let weapons = arms_of(look.content, look.state, figure);
        each_attack(look, figure, &weapons, u32::MAX, |weapon, target, by| {
            out.push(Offer { seat, choice: Choice::Attack { weapon, target, by } });
        });
    }
}

/// Where a room is handed an answer that it does not offer. The kernel lets none through, so it is the room that forgot one of its own
/// offers.
pub(super) fn not_offered(choice: &Choice) -> ! {
    unreachable!("{choice:?} is offered, and nobody says what follows")
}

/// The faces of a die, if real dice are rolled.
pub(super) fn report(state: &State, figure: FigureId, out: &mut Vec<Offer<Choice>>) {
    let Some(seat) = state.seat_of(figure) else { return };
    if state.table.dice == DiceSource::Physical {
        out.extend((0..6).map(|face| Offer { seat, choice: Choice::Report { face } }));
    }
}
