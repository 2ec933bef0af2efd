//! Carrying out what an ability does, deed by deed.

use sortie_kernel::{DiceSource, Progress, Seat};

pub(in crate::flow) use super::ask::{offers, prompt};
use super::dice::{convert, reroll, rerollable, symbols, waiting_die};
use super::effects::{befall, change_roll, of_owner, roll_damage, strike};
use super::one_card;
use super::whom::{figures, sheddable};
use crate::ability::{Deed, DeedKind, OnDice, OnFigures};
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
    match deed.kind() {
        DeedKind::Dice(dice) => return pick(ctx, frame, dice),
        DeedKind::Figures(OnFigures::Shed { all: false, any }, whom) => {
            let who = figures(ctx, frame, whom);
            let open = who.first().map(|&figure| sheddable(&ctx.state, figure, any));
            if open.is_some_and(|open| !open.is_empty()) {
                return Progress::Ask;
            }
            next(ctx, frame);
        }
        DeedKind::Figures(OnFigures::RollDamage(_), _) if ctx.state.table.dice == DiceSource::Physical => {
            return Progress::Ask;
        }
        DeedKind::Test(attribute) => {
            if frame.left == 0 {
                ctx.set_top(Frame::Deeds(DeedsFrame { left: 1, ..frame }));
                test::begin(ctx, frame.source.figure, attribute, false);
                return Progress::Continue;
            }
            let successes = ctx.take_test().map_or(0, |test| test.successes);
            // What stands behind the gate does not happen.
            let at = if successes == 0 { n_deeds } else { frame.at + 1 };
            ctx.set_top(Frame::Deeds(DeedsFrame { at, left: 0, ..frame }));
        }
        DeedKind::Special(special) => {
            next(ctx, frame);
            return one_card::carry_out(ctx, frame, special);
        }
        DeedKind::Attack(attack) => {
            next(ctx, frame);
            strike(ctx, frame, attack);
        }
        DeedKind::Roll(what) => {
            next(ctx, frame);
            change_roll(ctx, frame, what);
        }
        DeedKind::Figures(what, whom) => {
            next(ctx, frame);
            befall(ctx, frame, what, whom);
        }
        DeedKind::Owner(what) => {
            next(ctx, frame);
            of_owner(ctx, frame, what);
        }
        // Nobody does them (R6.6): the content check leaves them to abilities that are ignored.
        DeedKind::Unplayed => unreachable!("{deed:?} is never carried out"),
    }
    Progress::Continue
}

/// The owner picks dice or symbols, unless there is nothing to pick from.
fn pick(ctx: &mut Ctx<'_>, frame: DeedsFrame, dice: OnDice) -> Progress {
    match dice {
        OnDice::Reroll { pool, dice } => {
            let most = if dice == 0 { u8::MAX } else { dice };
            let done = frame.left % WAITS_FOR_FACE;
            // A die in somebody's hand still counts, though it may not be rolled a third time.
            let waits = frame.left & WAITS_FOR_FACE != 0;
            if waits || done < most && !rerollable(&ctx.state, pool).is_empty() {
                return Progress::Ask;
            }
        }
        OnDice::RemoveDefenceDie => {
            let defence = ctx.state.attacks.last().map(|attack| attack.defence.clone()).unwrap_or_default();
            match defence.as_slice() {
                [] => {}
                [first, rest @ ..] if rest.iter().all(|die| die == first) => ctx.remove_defence_die(0),
                [_, ..] => return Progress::Ask,
            }
        }
        OnDice::SwapDie(_) => return Progress::Ask,
        OnDice::Convert { from, to, most } => {
            if symbols(ctx, from) > 0 {
                if most.is_none() {
                    return Progress::Ask;
                }
                convert(ctx, from, to, 1);
            }
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
    match deed.kind() {
        DeedKind::Dice(OnDice::Reroll { pool, .. }) => {
            let is_physical = ctx.state.table.dice == DiceSource::Physical;
            if let Choice::Die { die, .. } = *choice {
                let left = if is_physical { frame.left | WAITS_FOR_FACE } else { frame.left + 1 };
                ctx.set_top(Frame::Deeds(DeedsFrame { left, ..frame }));
                if is_physical {
                    ctx.take_up(pool, die);
                } else {
                    reroll(ctx, pool, die, None);
                }
            }
            // The die marked last is the one on the table.
            if let Choice::Report { face } = *choice {
                let done = frame.left % WAITS_FOR_FACE + 1;
                ctx.set_top(Frame::Deeds(DeedsFrame { left: done, ..frame }));
                if let Some(die) = waiting_die(&ctx.state) {
                    reroll(ctx, pool, die, Some(face));
                }
            }
        }
        DeedKind::Dice(OnDice::RemoveDefenceDie) => {
            if let Choice::Die { die, .. } = *choice {
                next(ctx, frame);
                ctx.remove_defence_die(die);
            }
        }
        DeedKind::Dice(OnDice::SwapDie(to)) => {
            if let Choice::Die { die, .. } = *choice {
                next(ctx, frame);
                ctx.swap_attack_die(die, to);
            }
        }
        DeedKind::Dice(OnDice::Convert { from, to, .. }) => {
            if let Choice::Convert { symbols } = *choice {
                next(ctx, frame);
                convert(ctx, from, to, symbols);
            }
        }
        DeedKind::Figures(OnFigures::Shed { .. }, whom) => {
            if let Choice::Shake { condition } = *choice {
                next(ctx, frame);
                for figure in figures(ctx, frame, whom) {
                    ctx.lose("R12.1", figure, condition);
                }
            }
        }
        DeedKind::Figures(OnFigures::RollDamage(die), whom) => {
            if let Choice::Report { face } = *choice {
                next(ctx, frame);
                roll_damage(ctx, frame, die, whom, face);
            }
        }
        // They ask nobody, or in a frame of their own.
        DeedKind::Figures(
            OnFigures::Gain(_) | OnFigures::Recover { .. } | OnFigures::Suffer { .. } | OnFigures::Points(_),
            _,
        )
        | DeedKind::Roll(_)
        | DeedKind::Owner(_)
        | DeedKind::Test(_)
        | DeedKind::Attack(_)
        | DeedKind::Special(_)
        | DeedKind::Unplayed => {}
    }
}
