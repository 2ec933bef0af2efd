//! A leader that moves takes others along (175), and so does the first of a swarm (143).

use super::activation::go;
use crate::apply::Ctx;
use crate::mind::{Mind, Way};
use crate::state::{ActivationFrame, Frame};
use crate::world::FigureId;

/// Who will go along if an alien moves to a hex: bit n is figure n. Only a move to another area takes anybody along.
pub(super) fn followers(ctx: &Ctx<'_>, frame: ActivationFrame, end: sortie_boards::hex::Hex) -> u64 {
    let Some(own) = ctx.state.alien(frame.alien) else { return 0 };
    let leads = ctx.content.aliens[usize::from(own.card)].leads();
    let world = ctx.state.world(ctx.content);
    let is_free = |&other: &FigureId| other != frame.alien && !world.body(other).is_held_fast();
    let swarm = world
        .swarm_of(frame.alien)
        .into_iter()
        .flat_map(|_| world.with_its_kind(frame.alien))
        .filter(is_free);
    let stays = world.board.area(world.at(frame.alien)) == world.board.area(end);
    let led = leads
        .filter(|_| !stays)
        .map(|aliens| Mind { world: &world, alien: frame.alien }.followers(end, aliens));
    swarm.chain(led.into_iter().flatten()).fold(0, |all, follower| all | 1 << follower.0)
}

/// Puts one into the area where the leader has stopped.
pub(super) fn follow(ctx: &mut Ctx<'_>, frame: ActivationFrame, way: Way) {
    ctx.turn_to(Frame::Activation(frame));
    if let Some(follower) = way.target {
        let is_swarm = ctx.state.body(follower).alien.is_some_and(|alien| alien.swarm.is_some());
        if ctx.state.body(follower).at != way.end {
            go(ctx, if is_swarm { "143" } else { "175" }, follower, way.end);
        }
    }
}
