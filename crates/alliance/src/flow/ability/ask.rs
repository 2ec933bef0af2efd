//! What an ability asks while it is carried out.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed is thought about here")]

use sortie_kernel::{Offer, Seat};

use super::deeds::WAITS_FOR_FACE;
use super::dice::{rerollable, symbols_of, waiting_die};
use super::moment::Look;
use super::whom::{aimed_spaces, sheddable};
use crate::ability::{DeedKind, DicePool, OnDice, OnFigures, Who, Whom};
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
    match deed.kind() {
        DeedKind::Dice(OnDice::Reroll { .. }) if frame.left & WAITS_FOR_FACE != 0 => {
            (0..6).for_each(|face| offer(Choice::Report { face }));
        }
        DeedKind::Dice(OnDice::Reroll { pool, .. }) => {
            for die in rerollable(state, pool) {
                offer(Choice::Die { pool, die });
            }
            offer(Choice::Pass);
        }
        DeedKind::Dice(OnDice::RemoveDefenceDie) => {
            let n = state.attacks.last().map_or(0, |attack| attack.defence.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Defence, die }));
        }
        DeedKind::Dice(OnDice::SwapDie(_)) => {
            let n = state.attacks.last().map_or(0, |attack| attack.attack.len());
            (0..n as u8).for_each(|die| offer(Choice::Die { pool: DicePool::Attack, die }));
            offer(Choice::Pass);
        }
        DeedKind::Dice(OnDice::Convert { from, .. }) => {
            let n = state.attacks.last().map_or(0, |attack| symbols_of(content, attack, from));
            (0..=n).for_each(|symbols| offer(Choice::Convert { symbols }));
        }
        DeedKind::Figures(OnFigures::RollDamage(_), _) => {
            (0..6).for_each(|face| offer(Choice::Report { face }));
        }
        DeedKind::Figures(OnFigures::Shed { any, .. }, whom) => {
            let figure = match whom {
                Whom::Picked | Whom::PickedHostile => frame.picked,
                // Cards say no other: who discards one of several conditions is one figure.
                Whom::Me
                | Whom::Attacker
                | Whom::Target
                | Whom::Actor
                | Whom::Around
                | Whom::AroundAndObjects
                | Whom::AdjacentHostile
                | Whom::RebelsWithin(_)
                | Whom::AdjacentFriends
                | Whom::Group => Some(frame.source.figure),
            };
            let open = figure.map(|figure| sheddable(state, figure, any)).unwrap_or_default();
            open.into_iter().for_each(|condition| offer(Choice::Shake { condition }));
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

pub(in crate::flow) fn prompt(content: &Content, state: &State, frame: DeedsFrame) -> Prompt {
    let source = frame.source;
    let doing = state.doing(content, source);
    let deed = doing.and_then(|doing| doing.does.get(usize::from(frame.at)));
    let Some(deed) = deed.filter(|_| frame.is_aimed) else { return Prompt::Aim { source } };
    match deed.kind() {
        DeedKind::Dice(OnDice::Reroll { pool, .. }) if frame.left & WAITS_FOR_FACE != 0 => {
            Prompt::Report { pool, die: waiting_die(state).unwrap_or(0), damage: None }
        }
        DeedKind::Dice(OnDice::Reroll { pool, .. }) => Prompt::Die { source, pool },
        DeedKind::Dice(OnDice::RemoveDefenceDie) => Prompt::Die { source, pool: DicePool::Defence },
        DeedKind::Dice(OnDice::SwapDie(_)) => Prompt::Die { source, pool: DicePool::Attack },
        DeedKind::Dice(OnDice::Convert { .. }) => Prompt::Convert { source },
        DeedKind::Figures(OnFigures::RollDamage(die), _) => {
            Prompt::Report { pool: DicePool::Attack, die: 0, damage: Some(die) }
        }
        // Which condition goes; the others ask nobody, or in a frame of their own.
        DeedKind::Figures(..)
        | DeedKind::Roll(_)
        | DeedKind::Owner(_)
        | DeedKind::Test(_)
        | DeedKind::Attack(_)
        | DeedKind::Special(_)
        | DeedKind::Unplayed => Prompt::Aim { source },
    }
}
