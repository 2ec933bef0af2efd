//! The roll phase: everyone rolls a die, then each is placed, until all sixteen are (7 to 18, 29 to 38).

use sortie_kernel::{DiceSource, Occasion, Progress, Seat};

use super::fight;
use crate::apply::Ctx;
use crate::content::ActionField;
use crate::event::Event;
use crate::state::{Frame, MOST_FORCE, PhaseStep, what};

/// Everyone with dice left takes one and all roll together (8, 11). With three players the last die of one of
/// them is rolled alone (12). The phase ends when no dice are left (7).
pub(super) fn next_roll(ctx: &mut Ctx<'_>) {
    if ctx.state.dice_left.iter().all(|&n| n == 0) {
        ctx.turn_to(Frame::Phase(PhaseStep::End));
        return;
    }
    ctx.turn_to(Frame::Phase(PhaseStep::NextRoll));
    ctx.state.frames.push(Frame::Placing);
    match ctx.state.table.dice {
        DiceSource::Physical => ctx.state.frames.push(Frame::Reporting),
        DiceSource::Rolled => {
            // Every seat has its own word of the occasion, so that nobody's die depends on who else still rolls.
            let mut draw = ctx.state.chance.on(occasion(ctx));
            for seat in ctx.state.seats() {
                let face = draw.die(6);
                if ctx.state.dice_left[seat.index()] > 0 {
                    ctx.tell("8", Event::Rolled { seat, face });
                }
            }
        }
    }
}

fn occasion(ctx: &Ctx<'_>) -> Occasion {
    let most_left = ctx.state.dice_left.iter().max().expect("there are seats");
    Occasion { what: what::ROLL, whom: 0, round: u16::from(ctx.state.round), time: u16::from(*most_left) }
}

/// Real dice: asks until everyone with dice left has reported one (8).
pub(super) fn advance_reporting(ctx: &mut Ctx<'_>) -> Progress {
    let state = &mut ctx.state;
    if state.seats().any(|seat| state.roll[seat.index()] == 0 && state.dice_left[seat.index()] > 0) {
        return Progress::Ask;
    }
    state.frames.pop();
    Progress::Continue
}

/// Asks until every die of this roll is placed, in an order of the group's choice (9).
pub(super) fn advance_placing(ctx: &mut Ctx<'_>) -> Progress {
    if ctx.state.roll.iter().any(|&face| face != 0) {
        return Progress::Ask;
    }
    ctx.state.frames.pop();
    Progress::Continue
}

/// A die goes on a card, whether it fits or not (10, A10).
pub(super) fn place_on_card(ctx: &mut Ctx<'_>, seat: Seat, slot: u8) {
    let face = ctx.state.roll[seat.index()];
    ctx.tell("10", Event::PlacedOnCard { seat, slot, face });
}

/// A die goes on a free action field of the own board, which does what it shows (17, 18).
pub(super) fn place_on_board(ctx: &mut Ctx<'_>, seat: Seat, field: u8) {
    let face = ctx.state.roll[seat.index()];
    let action = &ctx.state.board(ctx.content, seat).fields[usize::from(field)];
    ctx.tell("17", Event::PlacedOnBoard { seat, field, face });
    match *action {
        ActionField::Fight { bonus, exact } => fight::begin(ctx, seat, face + bonus, exact.is_some()),
        // A die of 2 or 3 makes one step, a 4 two (29); the rest of the scale is reading A20.
        ActionField::Force { steps: None, .. } => {
            gain_force(ctx, "29", seat, ctx.content.force_scale[usize::from(face) - 1]);
        }
        ActionField::Force { steps: Some(steps), .. } => gain_force(ctx, "32", seat, steps),
        ActionField::Push { .. } => ctx.state.frames.push(Frame::Push { seat, field, done: 0 }),
    }
}

/// The marker moves toward 10 and never beyond; the surplus is lost (29, 30, 32, A14).
fn gain_force(ctx: &mut Ctx<'_>, rule: &'static str, seat: Seat, steps: u8) {
    let force = (ctx.state.force + steps).min(MOST_FORCE);
    ctx.tell(rule, Event::ForceGained { seat, steps: force - ctx.state.force, force });
}

/// One Force turns one die of this roll by one (35). Any player may turn any die (A12, A13).
pub(super) fn spend_force(ctx: &mut Ctx<'_>, by: Seat, die: Seat, up: bool) {
    let face = ctx.state.roll[die.index()];
    let face = if up { face + 1 } else { face - 1 };
    ctx.tell("35", Event::ForceSpent { by, die, face, force: ctx.state.force - 1 });
}

/// R2-D2 turns one die of this roll to its opposite side (X2).
pub(super) fn flip(ctx: &mut Ctx<'_>, by: Seat, die: Seat) {
    let face = 7 - ctx.state.roll[die.index()];
    ctx.tell("X2", Event::Flipped { by, die, face });
}
