//! What an ability asks while it is carried out.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is thought about here")]

use sortie_kernel::{Offer, Seat};

use super::deeds::WAITS_FOR_FACE;
use super::dice::{rerollable, symbols_of, waiting_die};
use super::moment::Look;
use super::whom::aimed_spaces;
use crate::ability::{Deed, DicePool, Who, Whom};
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::state::{DeedsFrame, State};

/// What may be answered while an ability is carried out: where it is aimed, or what its next deed asks.
pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: DeedsFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    // The players roll for the enemy too (R28.2): the first of them, if it is nobody's own ability.
    let seat = state.decider(content, frame.source).unwrap_or(Seat(0));
    let Some(doing) = state.doing(content, frame.source) else { return };
    let mut offer = |choice| out.push(Offer { seat, choice });
    let look = Look::new(content, state);
    if !frame.is_aimed {
        if let Some(aim) = doing.aim {
            if aim.who == Who::Space {
                for space in aimed_spaces(&look, frame.source, aim) {
                    offer(Choice::Aim { space });
                }
            } else {
                for figure in state.present() {
                    if look.may_pick(frame.source, doing.id, aim, figure) {
                        offer(Choice::Pick { figure });
                    }
                }
            }
        }
        return;
    }
    let Some(deed) = doing.does.get(usize::from(frame.at)) else { return };
    match deed {
        Deed::Reroll { .. } if frame.left & WAITS_FOR_FACE != 0 => {
            (0..6).for_each(|face| offer(Choice::Report { face }));
        }
        Deed::RollDamage { .. } => (0..6).for_each(|face| offer(Choice::Report { face })),
        Deed::Reroll { pool, .. } => {
            for die in rerollable(state, *pool) {
                offer(Choice::Die { pool: *pool, die });
            }
            offer(Choice::Pass);
        }
        Deed::RemoveDefenceDie => {
            let n = state.attacks.last().map_or(0, |attack| attack.defence.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Defence, die }));
        }
        Deed::SwapDie(_) => {
            let n = state.attacks.last().map_or(0, |attack| attack.attack.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Attack, die }));
            offer(Choice::Pass);
        }
        Deed::Convert { from, .. } => {
            let n = state.attacks.last().map_or(0, |attack| symbols_of(content, attack, *from));
            (0..=n).for_each(|symbols| offer(Choice::Convert { symbols }));
        }
        Deed::Shed { whom, any, .. } => {
            let figure = match whom {
                Whom::Picked | Whom::PickedHostile => frame.picked,
                // Cards say no other: who discards one of several conditions is one figure.
                Whom::Me
                | Whom::Attacker
                | Whom::Target
                | Whom::Actor
                | Whom::Around
                | Whom::AdjacentHostile
                | Whom::RebelsWithin(_)
                | Whom::AdjacentFriends
                | Whom::Group => Some(frame.source.figure),
            };
            let conditions = figure.map(|figure| state.body(figure).conditions).unwrap_or_default();
            for condition in conditions.iter().filter(|condition| *any || condition.is_harmful()) {
                offer(Choice::Shake { condition });
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

pub(in crate::flow) fn prompt(content: &Content, state: &State, frame: DeedsFrame) -> Prompt {
    let source = frame.source;
    let doing = state.doing(content, source);
    let deed = doing.and_then(|doing| doing.does.get(usize::from(frame.at)));
    let Some(deed) = deed.filter(|_| frame.is_aimed) else { return Prompt::Aim { source } };
    match deed {
        Deed::Reroll { pool, .. } if frame.left & WAITS_FOR_FACE != 0 => {
            Prompt::Report { pool: *pool, die: waiting_die(state).unwrap_or(0), damage: None }
        }
        Deed::RollDamage { die, .. } => Prompt::Report { pool: DicePool::Attack, die: 0, damage: Some(*die) },
        Deed::Reroll { pool, .. } => Prompt::Die { source, pool: *pool },
        Deed::RemoveDefenceDie => Prompt::Die { source, pool: DicePool::Defence },
        Deed::SwapDie(_) => Prompt::Die { source, pool: DicePool::Attack },
        Deed::Convert { .. } => Prompt::Convert { source },
        // Which condition goes; the others ask nobody, or in a frame of their own.
        Deed::Shed { .. }
        | Deed::Add(_)
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
        | Deed::Unplayed(_) => Prompt::Aim { source },
    }
}
