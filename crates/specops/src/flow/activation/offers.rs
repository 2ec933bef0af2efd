//! What a unit may do next in its activation (C4.7, C5).

use sortie_kernel::{Offer, RegionOffer};

use crate::ability::When;
use crate::action::{Action, Actions};
use crate::beside::Spot;
use crate::choice::{Choice, Power};
use crate::content::Content;
use crate::flow::{ability, keyword, mission, movement};
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::Rank;
use crate::region::Region;
use crate::space::Space;
use crate::state::{Activation, State};

/// Actions that need no target.
const PLAIN: [Action; 4] = [Action::Aim, Action::Dodge, Action::Standby, Action::Recover];
/// Those that move (C5.1, C5.2, C7.8, K33, C13.3).
pub(super) const MOVES: [Action; 5] =
    [Action::Move, Action::Dash, Action::Climb, Action::Jump, Action::Withdraw];

/// Whether nothing is left to it but to end.
pub(super) fn is_done(content: &Content, state: &State, unit: UnitId) -> bool {
    let Some(activation) = &state.activation else { return true };
    if activation.left() > 0 {
        return false;
    }
    let mut free = Vec::new();
    others(content, state, unit, activation, &mut free);
    free.is_empty()
}

pub(super) fn offers(content: &Content, state: &State, unit: UnitId, out: &mut Vec<Offer<Choice>>) {
    let Some(activation) = &state.activation else { return };
    let seat = state.seat_of(state.unit(unit).colour);
    let named = orders_of_ai(content, state, unit, activation);
    let is_paid = activation.left() > 0;
    let mut push = |choice| out.push(Offer { seat, choice });
    if is_paid {
        for action in PLAIN {
            if named.is_none_or(|named| named.has(action)) && may(content, state, unit, activation, action) {
                push(Choice::Act { action });
            }
        }
        for action in MOVES {
            if named.is_none_or(|named| named.is_met_by(action)) && activation.may(action) {
                movement::walks(content, state, unit, action, None).into_iter().for_each(&mut push);
            }
        }
        if named.is_none_or(|named| named.has(Action::Attack)) && activation.may(Action::Attack) {
            let targets = crate::flow::attack::targets(content, state, unit, None, false);
            targets.into_iter().for_each(|(target, weapon)| push(Choice::Attack { target, weapon }));
        }
    }
    let mut more = Vec::new();
    others(content, state, unit, activation, &mut more);
    // What is not among the actions named costs nothing, or has to wait (K11).
    more.into_iter().filter(|(_, free)| named.is_none() || *free).for_each(|(choice, _)| push(choice));
    push(Choice::Done {});
}

/// Card actions and actions of the mission that it can take now, and whether they are free.
fn others(
    content: &Content,
    state: &State,
    unit: UnitId,
    activation: &Activation,
    out: &mut Vec<(Choice, bool)>,
) {
    let is_paid = activation.left() > 0;
    keyword::card_actions(content, state, unit, activation, out);
    for (when, free) in [(When::Action, false), (When::FreeAction, true)] {
        for slot in ability::usable(content, state, when, unit) {
            if activation.cards & slot.bit() == 0 {
                out.push((Choice::Card { slot: slot.0 }, free));
            }
        }
    }
    mission::deeds(content, state, unit, activation, out);
    out.retain(|(_, free)| *free || is_paid);
}

/// Regions of the moves it can make.
pub(super) fn regions(content: &Content, state: &State, unit: UnitId, out: &mut Vec<RegionOffer<Region>>) {
    let Some(activation) = &state.activation else { return };
    if activation.left() == 0 {
        return;
    }
    let named = orders_of_ai(content, state, unit, activation);
    let seat = state.seat_of(state.unit(unit).colour);
    for action in MOVES {
        if named.is_some_and(|named| !named.is_met_by(action)) || !activation.may(action) {
            continue;
        }
        if let Some(region) = movement::region(content, state, unit, action, None) {
            out.push(RegionOffer { seat, region });
        }
    }
}

/// Whether it can take a plain action or a move now.
fn may(content: &Content, state: &State, unit: UnitId, activation: &Activation, action: Action) -> bool {
    let body = state.unit(unit);
    activation.may(action)
        && match action {
            // At most one token, and only troopers (C5.6).
            Action::Standby => !body.tokens.standby && !body.is_vehicle,
            Action::Attack => !crate::flow::attack::targets(content, state, unit, None, false).is_empty(),
            action if MOVES.contains(&action) => movement::can_move(content, state, unit, action),
            _ => true,
        }
}

/// The actions one of which must be its first: without a face-up order and without a friendly commander within 18 inches (K11).
/// None if nothing binds it.
pub(super) fn orders_of_ai(
    content: &Content,
    state: &State,
    unit: UnitId,
    activation: &Activation,
) -> Option<Actions> {
    if activation.was_ordered || activation.paid > 0 {
        return None;
    }
    let powers = Powers::new(content, state);
    let is_ai = |keyword| matches!(keyword, Keyword::Ai(_));
    let named = powers.keywords_that(unit, is_ai).find_map(|keyword| match keyword {
        Keyword::Ai(actions) => Some(actions),
        _ => None,
    })?;
    let space = Space::new(content, state);
    let is_commander = |other: &UnitId| powers.rank(*other) == Rank::Commander;
    let commanders = state.present_of(state.unit(unit).colour).filter(is_commander).collect();
    if !space.near(Spot::Unit(unit), 18, false, commanders).is_empty() {
        return None;
    }
    // A move is met by any move action.
    let can = |action: Action| match action {
        Action::Move => {
            MOVES.into_iter().any(|action| action.is_move() && may(content, state, unit, activation, action))
        }
        // On a real table people see whether anybody can be attacked.
        Action::Attack if state.is_beside() => false,
        action => may(content, state, unit, activation, action),
    };
    named.iter().any(can).then_some(named)
}

/// The bit of a card action of a keyword.
pub(in crate::flow) fn bit(power: Power) -> u8 {
    1 << power as u8
}
