//! Why an answer is not open.

use sortie_kernel::{Reason, Rule, Seat};

use super::{MOST_STRAINED, offers};
use crate::choice::{Choice, Object};
use crate::content::Content;
use crate::flow::{self, Look};
use crate::state::{Frame, State};

/// Why an answer that is not among the offers is not.
pub(crate) fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
    let because = |code, rule: &'static str| Reason { code, rule: Some(Rule(rule)) };
    let mut open = Vec::new();
    offers(content, state, &mut open);
    if open.iter().all(|offer| offer.seat != seat) {
        return because("alliance-not-your-turn", "R2.2");
    }
    if state.frames.top() == Some(Frame::StarMap) {
        return super::campaign::why_not(content, state, choice);
    }
    let Some(Frame::Rebel(turn)) = state.frames.top() else {
        return because("alliance-not-now", "R14.1");
    };
    let body = state.body(turn.figure);
    let is_action = matches!(
        choice,
        Choice::Run | Choice::Attack { .. } | Choice::Interact { .. } | Choice::Rest { .. } | Choice::Medpac
    );
    match choice {
        _ if is_action && turn.actions == 0 => because("alliance-no-actions", "R3.2"),
        Choice::Run | Choice::Move { .. } | Choice::Attack { .. } | Choice::Strain if body.is_stunned() => {
            because("alliance-stunned", "R12.8")
        }
        Choice::Move { .. } => because("alliance-out-of-reach", "R3.6"),
        Choice::Strain if turn.strained >= MOST_STRAINED => because("alliance-strained-twice", "R4.14"),
        Choice::Strain => because("alliance-no-endurance", "R6.9"),
        Choice::Attack { target, weapon, .. } => {
            let look = Look::new(content, state);
            if usize::from(target.0) >= state.bodies.len() || !state.body(*target).is_present {
                return because("alliance-no-target", "R5.9");
            }
            let arms = flow::arms_of(content, state, turn.figure);
            let Some(arms) = arms.iter().find(|arms| arms.slot == *weapon) else {
                return because("alliance-no-weapon", "R10.2");
            };
            match flow::may_strike(&look, turn.figure, arms.strike, *target, None) {
                Err(why) => because(why.code(), why.rule()),
                Ok(()) => because("alliance-attacked", "R22.11"),
            }
        }
        Choice::Interact { object: Object::Mission(object, _) } => {
            let number = usize::from(*object);
            let printed = flow::objects::printed(content, state, number);
            if printed.is_some_and(|printed| printed.heroes_only) && !body.is_hero {
                return because("alliance-heroes-only", "R22.10");
            }
            if flow::objects::is_locked(state, number) && flow::objects::is_there(content, state, number) {
                return because("alliance-door-locked", "R3.10");
            }
            because("alliance-not-adjacent", "R3.9")
        }
        Choice::Interact { .. } => because("alliance-not-adjacent", "R3.9"),
        Choice::Rest { medpac: true } | Choice::Medpac => because("alliance-no-medpac", "R19.3"),
        Choice::Rest { .. } => because("alliance-no-rest", "R22.9"),
        Choice::Use { .. } => because("alliance-not-usable", "R6.1"),
        _ => because("alliance-not-now", "R3.3"),
    }
}
