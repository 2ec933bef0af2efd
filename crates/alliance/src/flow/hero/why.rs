//! Why an activated Rebel may not do something (R3).

use sortie_kernel::{Reason, Rule};

use super::MOST_STRAINED;
use crate::choice::{Choice, Object};
use crate::content::Content;
use crate::flow::ability::Look;
use crate::flow::attack::may_strike;
use crate::flow::script::objects;
use crate::powers::arms_of;
use crate::state::{RebelTurn, State};

/// Why an answer that is not among the offers of an activation is not.
pub(in crate::flow) fn why_not(content: &Content, state: &State, turn: RebelTurn, choice: &Choice) -> Reason {
    let because = |code, rule: &'static str| Reason { code, rule: Some(Rule(rule)) };
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
            let arms = arms_of(content, state, turn.figure);
            let Some(arms) = arms.iter().find(|arms| arms.slot == *weapon) else {
                return because("alliance-no-weapon", "R10.2");
            };
            match may_strike(&look, turn.figure, arms.strike, *target, None) {
                Err(why) => because(why.code(), why.rule()),
                Ok(()) => because("alliance-attacked", "R22.11"),
            }
        }
        Choice::Interact { object: Object::Mission(object, _) } => {
            let number = usize::from(*object);
            let printed = objects::printed(content, state, number);
            if printed.is_some_and(|printed| printed.heroes_only) && !body.is_hero {
                return because("alliance-heroes-only", "R22.10");
            }
            if objects::is_locked(state, number) && objects::is_there(content, state, number) {
                return because("alliance-door-locked", "R3.10");
            }
            because("alliance-not-adjacent", "R3.9")
        }
        Choice::Interact { .. } => because("alliance-not-adjacent", "R3.9"),
        Choice::Rest { medpac: true } | Choice::Medpac => because("alliance-no-medpac", "R19.3"),
        Choice::Rest { .. } => because("alliance-no-rest", "R22.9"),
        Choice::Use { .. } | Choice::Let { .. } => because("alliance-not-usable", "R6.1"),
        _ => because("alliance-not-now", "R3.3"),
    }
}
