//! Whether an ability can be used now: its moment, its bearer, its needs, its limit, and whether it does anything.

use super::{is_of_side, serves};
use crate::ability::{Ability, Limit, Need, Target, When};
use crate::content::Content;
use crate::ids::UnitId;
use crate::powers::{Powers, Slot};
use crate::profile::AttackKind;
use crate::side::Colour;
use crate::space::Space;
use crate::state::{OrderToken, State};

/// What a moment is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Now {
    pub(super) when: When,
    pub(super) bearer: Option<UnitId>,
    pub(super) foe: Option<UnitId>,
    pub(super) kind: Option<AttackKind>,
}

/// Whether an ability belongs to a moment.
pub(super) fn fits(content: &Content, state: &State, slot: Slot, ability: &Ability, now: Now) -> bool {
    let powers = Powers::new(content, state);
    ability.when == now.when
        && !is_used_up(state, slot, ability)
        && now.bearer.is_none_or(|bearer| {
            state.unit(bearer).colour == whose(now.when, slot.colour())
                && powers.takes(&ability.whose, bearer)
        })
        && ability.needs.iter().all(|need| holds(powers, need, now, slot.colour()))
        && does_something(powers, slot, ability, now)
}

/// On whose side the bearer is: that of the card, but for what happens when an enemy is ordered.
fn whose(when: When, owner: Colour) -> Colour {
    if when == When::EnemyOrdered { owner.opponent() } else { owner }
}

fn is_used_up(state: &State, slot: Slot, ability: &Ability) -> bool {
    match ability.limit {
        Some(Limit::Round) => state.used_round & slot.bit() != 0,
        Some(Limit::Game) => state.used_game & slot.bit() != 0,
        None => false,
    }
}

/// Whether something is true of the bearer now.
fn holds(powers: Powers<'_>, need: &Need, now: Now, owner: Colour) -> bool {
    let (content, state) = (powers.content, powers.state);
    let space = Space::new(content, state);
    let of_bearer = |is_so: &dyn Fn(UnitId) -> bool| now.bearer.is_some_and(is_so);
    let active = |unit: UnitId| state.activation.as_ref().filter(|activation| activation.unit == unit);
    match need {
        Need::Ordered => of_bearer(&|unit| {
            state.unit(unit).order == OrderToken::FaceUp || active(unit).is_some_and(|it| it.was_ordered)
        }),
        Need::Suppressed => of_bearer(&|unit| powers.is_suppressed(unit)),
        Need::NearObjective(inches) => of_bearer(&|unit| {
            let is_objective = |token: &crate::ids::TokenId| state.token(*token).objective().is_some();
            state
                .token_ids()
                .filter(is_objective)
                .any(|token| space.is_near_token(unit, token, (*inches).into()))
        }),
        Need::NearFriend { within, whose } => of_bearer(&|unit| {
            let near = |other: UnitId| {
                other != unit && powers.takes(whose, other) && space.is_within(unit, other, (*within).into())
            };
            state.present_of(state.unit(unit).colour).any(near)
        }),
        Need::Outnumbered => state.n_undefeated(owner) < state.n_undefeated(owner.opponent()),
        Need::HasMoved => of_bearer(&|unit| active(unit).is_some_and(|it| it.has_moved)),
        Need::HasNotMoved => of_bearer(&|unit| !active(unit).is_some_and(|it| it.has_moved)),
        Need::Ranged => now.kind == Some(AttackKind::Ranged),
        Need::Melee => now.kind == Some(AttackKind::Melee),
        Need::FoeWithin(inches) => {
            now.bearer.zip(now.foe).is_some_and(|(unit, foe)| space.is_within(unit, foe, (*inches).into()))
        }
        Need::FoeSuppressed => now.foe.is_some_and(|foe| powers.is_suppressed(foe)),
    }
}

/// Whether one of its deeds would do something for somebody.
fn does_something(powers: Powers<'_>, slot: Slot, ability: &Ability, now: Now) -> bool {
    let to = match ability.to {
        Target::Bearer => now.bearer.into_iter().collect(),
        Target::Foe => now.foe.into_iter().filter(|foe| powers.state.unit(*foe).is_on_table()).collect(),
        Target::Friends(_) | Target::Enemies(_) => powers.others(now.bearer, slot.colour(), &ability.to),
    };
    let player = &powers.state.players[slot.colour().index()];
    ability.does.iter().any(|deed| match deed {
        crate::ability::Deed::Peek => !player.pool.is_empty(),
        deed if is_of_side(deed) => true,
        deed => to.iter().any(|unit| serves(powers.state, deed, unit)),
    })
}

/// Actions and free actions of cards that a unit can take now (C5.8).
pub(in crate::flow) fn usable(
    content: &Content,
    state: &State,
    when: When,
    unit: UnitId,
) -> impl Iterator<Item = Slot> {
    let now = Now { when, bearer: Some(unit), foe: None, kind: None };
    let colour = state.unit(unit).colour;
    let all: Vec<Slot> = state
        .abilities_of(content, colour)
        .filter(|(slot, ability)| fits(content, state, *slot, ability, now))
        .map(|(slot, _)| slot)
        .collect();
    all.into_iter()
}
