//! Whom a power is about (111). Distances are those of 16; friends need not be in sight, and drones are no agents (A58).

use super::effect;
use crate::content::{Content, Power, Who};
use crate::source::Source;
use crate::state::State;
use crate::world::FigureId;

/// The agents whom a power of this kind can be about, clockwise from its user.
fn within(content: &Content, state: &State, user: FigureId, who: Who) -> Vec<FigureId> {
    let world = state.world(content);
    let near = |areas: u8| {
        let is_near = move |&agent: &FigureId| {
            agent == user || world.distance(user, agent).is_some_and(|distance| distance <= areas)
        };
        world.clockwise_from(user).filter(is_near)
    };
    match who {
        Who::Me => vec![user],
        Who::One(areas) | Who::Each(areas) => near(areas).collect(),
        Who::Other(areas) => near(areas).filter(|&agent| agent != user).collect(),
    }
}

/// Those of them for whom it would do something.
pub(super) fn candidates(content: &Content, state: &State, source: Source, power: &Power) -> Vec<FigureId> {
    let does_something = |&agent: &FigureId| {
        power.does.iter().any(|effect| effect::is_possible(content, state, source, agent, effect))
    };
    let all = within(content, state, FigureId(source.owner), power.who);
    all.into_iter().filter(does_something).collect()
}
