//! Consoles and the transmitter card (M1.6 to M1.10, D6, T15).

use sortie_kernel::Offer;

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::TransmitterCard;
use crate::dice::{AttackFace, Pool};
use crate::event::{How, MissionEvent};
use crate::flow::mission::{push, turn_to};
use crate::ids::UnitId;
use crate::mission::console::{DICE, decrypting};
use crate::side::Colour;
use crate::state::{MissionStep, Roll, State, Throw};

/// Points that win (M1.4).
const ENOUGH: u8 = 3;

fn is_covered(covered: u16, field: u8) -> bool {
    covered & 1 << field != 0
}

/// Red works at a console (M1.6).
pub(super) fn begin(ctx: &mut Ctx<'_>, unit: UnitId) {
    push(ctx, MissionStep::Console { unit, again: false });
    ctx.throw(Colour::Red, Some(unit), Throw::Console, Pool::new(0, DICE, 0));
}

/// The dice lie: a support unit may throw one of them again; then they cover fields.
pub(super) fn lie(ctx: &mut Ctx<'_>, unit: UnitId, again: bool) {
    if !again && ctx.powers().is_support(unit) {
        // They lie for all to see: nobody takes back unseen what they show.
        let faces = ctx.state.roll.as_ref().map(Roll::faces).unwrap_or_default();
        turn_to(ctx, MissionStep::ConsoleShown { unit });
        ctx.tell("M1.6", MissionEvent::Thrown { unit: Some(unit), faces });
        return;
    }
    if let Some(roll) = ctx.take_roll() {
        let faces = roll.faces();
        if !again {
            ctx.tell("M1.6", MissionEvent::Thrown { unit: Some(unit), faces: faces.clone() });
        }
        cover(ctx, &faces);
    }
}

/// The dice that lie, one of each face.
pub(super) fn offers(state: &State, unit: UnitId, out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(state.unit(unit).colour);
    let Some(roll) = &state.roll else { return };
    let faces = roll.faces();
    let shown = AttackFace::ALL.into_iter().filter(|face| faces.contains(face));
    out.extend(shown.map(|face| Offer { seat, choice: Choice::Field { face } }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

pub(super) fn answer(ctx: &mut Ctx<'_>, unit: UnitId, choice: Choice) {
    let Choice::Field { face: again } = choice else {
        turn_to(ctx, MissionStep::Console { unit, again: true });
        return;
    };
    let Some(roll) = ctx.take_roll() else { return };
    let mut kept = [0; 4];
    for face in roll.faces() {
        kept[face as usize] += 1;
    }
    kept[again as usize] -= 1;
    turn_to(ctx, MissionStep::ConsoleAgain { unit, kept });
    ctx.throw(Colour::Red, Some(unit), Throw::ConsoleAgain, Pool::new(0, 1, 0));
}

/// The die that was thrown again lies beside those that were kept.
pub(super) fn lie_again(ctx: &mut Ctx<'_>, unit: UnitId, kept: [u8; 4]) {
    let of = |face: AttackFace| std::iter::repeat_n(face, kept[face as usize].into());
    let mut faces: Vec<AttackFace> = AttackFace::ALL.into_iter().flat_map(of).collect();
    faces.extend(ctx.take_roll().map(|roll| roll.faces()).unwrap_or_default());
    ctx.tell("M1.6", MissionEvent::Thrown { unit: Some(unit), faces: faces.clone() });
    cover(ctx, &faces);
}

/// Each die covers one uncovered field of its face (M1.6, M1.13).
fn cover(ctx: &mut Ctx<'_>, faces: &[AttackFace]) {
    ctx.pop();
    for face in faces {
        let covered = ctx.state.covered;
        let free = ctx.content.transmitter.fields(*face).find(|field| !is_covered(covered, *field));
        if let Some(field) = free {
            ctx.tell("M1.6", MissionEvent::FieldCovered { field });
        }
    }
}

/// Whether enough fields are covered for the transmitter (M1.7).
pub(super) fn can_transmit(card: &TransmitterCard, covered: u16) -> bool {
    covered.count_ones() >= u32::from(card.needed)
}

/// The card is cleared: a point, and the third wins (M1.4, M1.7).
pub(super) fn transmit(ctx: &mut Ctx<'_>, unit: UnitId) {
    let points = ctx.state.players[Colour::Red.index()].points + 1;
    ctx.tell("M1.7", MissionEvent::Transmitted { unit, points });
    if points >= ENOUGH {
        ctx.end(Some(Colour::Red), How::Shields);
    }
}

/// One die more for reinforcements (M1.8).
pub(super) fn call(ctx: &mut Ctx<'_>, unit: UnitId) {
    let pool = ctx.state.reinforcements.saturating_add(1);
    ctx.tell("M1.8", MissionEvent::ReinforcementsCalled { unit, pool });
}

/// Suppression webs (M1.9).
pub(super) fn webs(ctx: &mut Ctx<'_>, unit: UnitId, target: UnitId) {
    push(ctx, MissionStep::Webs { target });
    ctx.throw(Colour::Blue, Some(unit), Throw::Webs, Pool::new(0, DICE, 0));
}

/// A token for each hit or crit, all together (C11.4).
pub(super) fn webs_lie(ctx: &mut Ctx<'_>, target: UnitId) {
    ctx.pop();
    let Some(roll) = ctx.take_roll() else { return };
    let faces = roll.faces();
    let n = faces.iter().filter(|face| matches!(face, AttackFace::Hit | AttackFace::Crit)).count() as u8;
    ctx.tell("M1.9", MissionEvent::Thrown { unit: roll.unit, faces });
    ctx.suppress("M1.9", target, n);
}

/// One die, of a support unit two (M1.10).
pub(super) fn decrypt(ctx: &mut Ctx<'_>, unit: UnitId) {
    push(ctx, MissionStep::Decrypt);
    let n = decrypting(ctx.powers().is_support(unit));
    ctx.throw(Colour::Blue, Some(unit), Throw::Decrypt, Pool::new(0, n, 0));
}

/// Each die frees one covered field of its face (M1.10).
pub(super) fn decrypted(ctx: &mut Ctx<'_>) {
    ctx.pop();
    let Some(roll) = ctx.take_roll() else { return };
    let faces = roll.faces();
    ctx.tell("M1.10", MissionEvent::Thrown { unit: roll.unit, faces: faces.clone() });
    for face in faces {
        let covered = ctx.state.covered;
        let taken = ctx.content.transmitter.fields(face).find(|field| is_covered(covered, *field));
        if let Some(field) = taken {
            ctx.tell("M1.10", MissionEvent::FieldFreed { field });
        }
    }
}
