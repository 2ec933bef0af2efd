//! A leader that moves takes others along (175).

use super::activation::go;
use crate::apply::Ctx;
use crate::content::AlienPower;
use crate::mind::{Mind, Way};
use crate::state::{ActivationFrame, Frame};

/// Who will go along if an alien moves to a hex: bit n is figure n. Only a move to another area takes anybody along.
pub(super) fn followers(ctx: &Ctx<'_>, frame: ActivationFrame, end: sortie_boards::hex::Hex) -> u64 {
    let Some(own) = ctx.state.alien(frame.alien) else { return 0 };
    let powers = &ctx.content.aliens[usize::from(own.card)].power;
    let leads = powers.iter().find_map(|power| match power.does {
        AlienPower::Leader { aliens } => Some(aliens),
        AlienPower::IgnoresStealth
        | AlienPower::Grab { .. }
        | AlienPower::AcidPoison { .. }
        | AlienPower::SaveTheMaster { .. }
        | AlienPower::Rage { .. } => None,
    });
    let world = ctx.state.world(ctx.content);
    let stays = world.board.area(world.at(frame.alien)) == world.board.area(end);
    let Some(aliens) = leads.filter(|_| !stays) else { return 0 };
    let followers = Mind { world: &world, alien: frame.alien }.followers(end, aliens);
    followers.into_iter().fold(0, |all, follower| all | 1 << follower.0)
}

/// Puts one into the area where the leader has stopped.
pub(super) fn follow(ctx: &mut Ctx<'_>, frame: ActivationFrame, way: Way) {
    ctx.turn_to(Frame::Activation(frame));
    if let Some(follower) = way.target {
        go(ctx, "175", follower, way.end);
    }
}
