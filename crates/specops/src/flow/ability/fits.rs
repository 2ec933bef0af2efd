//! Whether an ability can be used now: its moment, its bearer, its needs, its limit, and whether it does anything.

use super::{is_of_side, serves};
use crate::ability::{Ability, Limit, Target, When};
use crate::content::Content;
use crate::ids::UnitId;
use crate::powers::{Powers, Slot};
use crate::profile::AttackKind;
use crate::side::Colour;
use crate::state::State;

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
    let powers = Powers::new(content, state).facing(now.foe, now.kind);
    ability.when == now.when
        && !is_used_up(state, slot, ability)
        && now.bearer.is_none_or(|bearer| {
            state.unit(bearer).colour == whose(now.when, slot.colour())
                && powers.takes(&ability.whose, bearer)
        })
        && ability.needs.iter().all(|need| powers.holds(need, now.bearer, slot.colour()))
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
