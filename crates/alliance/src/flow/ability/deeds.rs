//! Carrying out what an ability does, deed by deed.

use sortie_kernel::{DiceSource, Progress, Seat};

pub(in crate::flow) use super::ask::{offers, prompt};
use super::dice::{convert, reroll, rerollable, symbols, waiting_die};
use super::effects::{at_once, roll_damage, strike};
use super::one_card;
use super::whom::{figures, sheddable};
use crate::ability::Deed;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::flow::test;
use crate::state::{DeedsFrame, Frame};
use crate::world::Side;

/// In [`DeedsFrame::left`]: the die of that number waits for the face of a real die.
pub(crate) const WAITS_FOR_FACE: u8 = 64;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, mut frame: DeedsFrame) -> Progress {
    let Some(doing) = ctx.state.doing(ctx.content, frame.source) else {
        ctx.pop();
        return Progress::Continue;
    };
    if !frame.is_aimed {
        if let Some(aim) = doing.aim {
            if ctx.state.body(frame.source.figure).side == Side::Rebel {
                return Progress::Ask;
            }
            // An enemy takes the nearest (R26.4).
            let look = ctx.look();
            let legal =
                look.world.figures().filter(|&figure| look.may_pick(frame.source, doing.id, aim, figure));
            frame.picked =
                legal.min_by_key(|&figure| (look.world.distance(frame.source.figure, figure), figure));
        }
        frame.is_aimed = true;
        ctx.set_top(Frame::Deeds(frame));
    }
    let Some(deed) = doing.does.get(usize::from(frame.at)) else {
        ctx.pop();
        let owner = frame.source.figure;
        if !ctx.state.is_over() && ctx.state.body(owner).is_hero {
            ctx.push(Frame::After { by: frame.source, picked: frame.picked, done: 0 });
        }
        return Progress::Continue;
    };
    carry_out(ctx, frame, doing.does.len() as u8, deed)
}

/// The next deed of the same ability.
fn next(ctx: &mut Ctx<'_>, frame: DeedsFrame) -> Progress {
    ctx.set_top(Frame::Deeds(DeedsFrame { at: frame.at + 1, left: 0, ..frame }));
    Progress::Continue
}

fn carry_out(ctx: &mut Ctx<'_>, frame: DeedsFrame, n_deeds: u8, deed: &Deed) -> Progress {
    let me = frame.source.figure;
    match deed {
        Deed::Reroll { pool, dice } => {
            let most = if *dice == 0 { u8::MAX } else { *dice };
            let done = frame.left % WAITS_FOR_FACE;
            // A die in somebody's hand still counts, though it may not be rolled a third time.
            if frame.left & WAITS_FOR_FACE != 0 {
                return Progress::Ask;
            }
            if done >= most || rerollable(&ctx.state, *pool).is_empty() {
                return next(ctx, frame);
            }
            return Progress::Ask;
        }
        Deed::RemoveDefenceDie => {
            let defence = ctx.state.attacks.last().map(|attack| attack.defence.clone()).unwrap_or_default();
            match defence.as_slice() {
                [] => return next(ctx, frame),
                [first, rest @ ..] if rest.iter().all(|die| die == first) => ctx.remove_defence_die(0),
                _ => return Progress::Ask,
            }
        }
        Deed::SwapDie(_) => return Progress::Ask,
        Deed::Convert { from, to, most } => {
            let there = symbols(ctx, *from);
            match most {
                _ if there == 0 => return next(ctx, frame),
                Some(_) => convert(ctx, *from, *to, 1),
                None => return Progress::Ask,
            }
        }
        Deed::Shed { whom, all: false, any } => {
            let who = figures(ctx, frame, *whom);
            let open = who.first().map(|&figure| sheddable(&ctx.state, figure, *any));
            match open.as_deref() {
                None | Some([]) => return next(ctx, frame),
                Some(_) => return Progress::Ask,
            }
        }
        Deed::Test(attribute) => {
            if frame.left == 0 {
                ctx.set_top(Frame::Deeds(DeedsFrame { left: 1, ..frame }));
                test::begin(ctx, me, *attribute, false);
                return Progress::Continue;
            }
            let successes = ctx.take_test().map_or(0, |test| test.successes);
            if successes == 0 {
                // What stands behind the gate does not happen.
                ctx.set_top(Frame::Deeds(DeedsFrame { at: n_deeds, left: 0, ..frame }));
                return Progress::Continue;
            }
        }
        Deed::RollDamage { .. } if ctx.state.table.dice == DiceSource::Physical => return Progress::Ask,
        Deed::Special(special) => {
            next(ctx, frame);
            return one_card::carry_out(ctx, frame, *special);
        }
        Deed::Attack(deed) => {
            next(ctx, frame);
            strike(ctx, frame, deed);
            return Progress::Continue;
        }
        Deed::Add(_)
        | Deed::Keyword(_)
        | Deed::Surge(_)
        | Deed::SurgesOf(_)
        | Deed::AttackDie(_)
        | Deed::DefenceDie(_)
        | Deed::RemoveAll(_)
        | Deed::FocusDie(_)
        | Deed::BlockPerEvade
        | Deed::Miss
        | Deed::Gain { .. }
        | Deed::Shed { all: true, .. }
        | Deed::Recover { .. }
        | Deed::Suffer { .. }
        | Deed::RollDamage { .. }
        | Deed::Points { .. }
        | Deed::Move { .. }
        | Deed::Push(_)
        | Deed::Order
        | Deed::ExtraAction
        | Deed::DrawSupply
        | Deed::Toll { .. }
        | Deed::Unplayed(_) => {
            next(ctx, frame);
            at_once(ctx, frame, deed);
            return Progress::Continue;
        }
    }
    next(ctx, frame)
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: DeedsFrame, _seat: Seat, choice: &Choice) {
    let Some(doing) = ctx.state.doing(ctx.content, frame.source) else { return };
    match *choice {
        Choice::Pick { figure } if !frame.is_aimed => {
            ctx.set_top(Frame::Deeds(DeedsFrame { picked: Some(figure), is_aimed: true, ..frame }));
        }
        Choice::Aim { space } if !frame.is_aimed => {
            ctx.set_top(Frame::Deeds(DeedsFrame { space: Some(space), is_aimed: true, ..frame }));
        }
        Choice::Pass => {
            next(ctx, frame);
        }
        _ => {
            if let Some(deed) = doing.does.get(usize::from(frame.at)) {
                answer_deed(ctx, frame, deed, choice);
            }
        }
    }
}

/// The answer to what a deed asks, for those that do.
fn answer_deed(ctx: &mut Ctx<'_>, frame: DeedsFrame, deed: &Deed, choice: &Choice) {
    match deed {
        Deed::Reroll { pool, .. } => {
            let is_physical = ctx.state.table.dice == DiceSource::Physical;
            if let Choice::Die { die, .. } = *choice {
                let left = if is_physical { frame.left | WAITS_FOR_FACE } else { frame.left + 1 };
                ctx.set_top(Frame::Deeds(DeedsFrame { left, ..frame }));
                if is_physical {
                    ctx.take_up(*pool, die);
                } else {
                    reroll(ctx, *pool, die, None);
                }
            }
            // The die marked last is the one on the table.
            if let Choice::Report { face } = *choice {
                let done = frame.left % WAITS_FOR_FACE + 1;
                ctx.set_top(Frame::Deeds(DeedsFrame { left: done, ..frame }));
                if let Some(die) = waiting_die(&ctx.state) {
                    reroll(ctx, *pool, die, Some(face));
                }
            }
        }
        Deed::RemoveDefenceDie => {
            if let Choice::Die { die, .. } = *choice {
                next(ctx, frame);
                ctx.remove_defence_die(die);
            }
        }
        Deed::SwapDie(to) => {
            if let Choice::Die { die, .. } = *choice {
                next(ctx, frame);
                ctx.swap_attack_die(die, *to);
            }
        }
        Deed::Convert { from, to, .. } => {
            if let Choice::Convert { symbols } = *choice {
                next(ctx, frame);
                convert(ctx, *from, *to, symbols);
            }
        }
        Deed::Shed { whom, .. } => {
            if let Choice::Shake { condition } = *choice {
                next(ctx, frame);
                for figure in figures(ctx, frame, *whom) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
        }
        Deed::RollDamage { die, whom } => {
            if let Choice::Report { face } = *choice {
                next(ctx, frame);
                roll_damage(ctx, frame, *die, *whom, face);
            }
        }
        // They ask nobody, or in a frame of their own.
        Deed::Add(_)
        | Deed::Keyword(_)
        | Deed::Surge(_)
        | Deed::SurgesOf(_)
        | Deed::AttackDie(_)
        | Deed::DefenceDie(_)
        | Deed::RemoveAll(_)
        | Deed::FocusDie(_)
        | Deed::BlockPerEvade
        | Deed::Miss
        | Deed::Gain { .. }
        | Deed::Recover { .. }
        | Deed::Suffer { .. }
        | Deed::Points { .. }
        | Deed::Move { .. }
        | Deed::Push(_)
        | Deed::Test(_)
        | Deed::Attack(_)
        | Deed::Order
        | Deed::ExtraAction
        | Deed::DrawSupply
        | Deed::Toll { .. }
        | Deed::Special(_)
        | Deed::Unplayed(_) => {}
    }
}
