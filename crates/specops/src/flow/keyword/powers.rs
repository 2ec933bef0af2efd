//! Card actions of keywords (C5.8): Bolster, Observe, Repair, Spotter, Take Cover, Treat.

use super::handing::open;
use crate::apply::Ctx;
use crate::choice::{Choice, Power};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::flow::activation;
use crate::ids::{UnitId, Units};
use crate::keyword::Keyword;
use crate::profile::UnitKind;
use crate::space::Space;
use crate::state::{Activation, Counter, Handed, Handing, State};

/// What a keyword of this sort is: the action, its number, whether it is free, how often a game.
fn power(keyword: Keyword) -> Option<(Power, u8, bool, Option<u8>)> {
    Some(match keyword {
        Keyword::Bolster(x) => (Power::Bolster, x, false, None),
        Keyword::Observe(x) => (Power::Observe, x, false, None),
        Keyword::Spotter(x) => (Power::Spotter, x, false, None),
        Keyword::TakeCover(x) => (Power::TakeCover, x, false, None),
        Keyword::Repair { wounds, capacity, free } => (Power::Repair, wounds, free, Some(capacity)),
        Keyword::Treat { wounds, capacity, free } => (Power::Treat, wounds, free, Some(capacity)),
        _ => return None,
    })
}

/// The number of a power of a unit, all its instances added up.
fn number(powers: crate::powers::Powers<'_>, unit: UnitId, which: Power) -> u8 {
    powers.sum(unit, |keyword| match power(keyword) {
        Some((power, x, ..)) if power == which => x,
        _ => 0,
    })
}

/// Whether a power that is limited a game has been used up (K45, K58).
fn is_used_up(state: &State, unit: UnitId, capacity: Option<u8>) -> bool {
    capacity.is_some_and(|capacity| state.unit(unit).treated >= capacity)
}

/// Whom a power can be used on; for those that hand out tokens that is chosen afterwards.
fn targets(space: Space<'_>, unit: UnitId, power: Power) -> Units {
    let (powers, state) = (space.powers, space.powers.state);
    let colour = state.unit(unit).colour;
    let is_target = |other: &UnitId| {
        let (body, kind) = (state.unit(*other), powers.kind(*other));
        let (reach, is_one) = match power {
            Power::Observe => (18, body.colour != colour && !body.is_vehicle),
            Power::Repair => {
                let is_machine = kind == UnitKind::DroidTrooper || kind.is_vehicle();
                (6, body.colour == colour && is_machine && body.wounds > 0)
            }
            Power::Treat => {
                let is_alive = kind.is_trooper() && kind != UnitKind::DroidTrooper;
                (6, body.colour == colour && is_alive && body.wounds > 0)
            }
            Power::Bolster | Power::Spotter | Power::TakeCover => return false,
        };
        is_one && space.is_within(unit, *other, reach) && space.sees(unit, *other)
    };
    state.present().filter(is_target).collect()
}

fn handed(power: Power) -> Option<Handed> {
    match power {
        Power::Bolster => Some(Handed::Bolster),
        Power::Spotter => Some(Handed::Spotter),
        Power::TakeCover => Some(Handed::TakeCover),
        Power::Observe | Power::Repair | Power::Treat => None,
    }
}

/// The card actions that a unit can take now, and whether they are free.
pub(in crate::flow) fn card_actions(
    content: &Content,
    state: &State,
    unit: UnitId,
    done: &Activation,
    out: &mut Vec<(Choice, bool)>,
) {
    let space = Space::new(content, state);
    let mut seen = 0;
    for keyword in space.powers.keywords_that(unit, |keyword| power(keyword).is_some()) {
        let Some((power, _, free, capacity)) = power(keyword) else { continue };
        let bit = activation::bit(power);
        if (done.powers | seen) & bit != 0 || is_used_up(state, unit, capacity) {
            continue;
        }
        seen |= bit;
        match handed(power) {
            Some(what) => {
                let handing = Handing { from: unit, what, left: 1, had: Units::EMPTY };
                if !open(content, state, &handing).is_empty() {
                    out.push((Choice::Power { power, target: None }, free));
                }
            }
            None => {
                let targets = targets(space, unit, power);
                let choices = targets.iter().map(|target| Choice::Power { power, target: Some(target) });
                out.extend(choices.map(|choice| (choice, free)));
            }
        }
    }
}

/// A unit uses a card action of a keyword.
pub(in crate::flow) fn use_power(ctx: &mut Ctx<'_>, unit: UnitId, which: Power, target: Option<UnitId>) {
    let powers = ctx.powers();
    let x = number(powers, unit, which);
    let free = powers
        .keywords_that(unit, |keyword| power(keyword).is_some())
        .any(|keyword| matches!(power(keyword), Some((power, _, true, _)) if power == which));
    if let Some(activation) = &mut ctx.state.activation {
        activation.powers |= activation::bit(which);
        activation.paid += u8::from(!free);
    }
    ctx.tell("C5.8", TurnEvent::Used { unit, power: which, free, target });
    ctx.stand_by_after(unit);
    match (which, target) {
        (Power::Observe, Some(target)) => ctx.gain("K39", target, Counter::Observation, x),
        (Power::Repair | Power::Treat, Some(target)) => {
            let wounds = x.min(ctx.state.unit(target).wounds);
            let rule = if which == Power::Repair { "K45" } else { "K58" };
            ctx.tell(rule, TurnEvent::Healed { unit: target, wounds, by: unit });
        }
        (which, _) => {
            if let Some(what) = handed(which) {
                ctx.hand(unit, what, x);
            }
        }
    }
}
