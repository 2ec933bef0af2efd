//! Who acts when an encounter card is drawn, and who gets a new alien's card (141, 157, 158).

use crate::world::{FigureId, Kind, Rank, Species, World};

/// Whom an encounter card calls: all that is said must hold.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Call {
    /// Of this species.
    pub species: Option<Species>,
    /// Of this rank.
    pub rank: Option<Rank>,
    /// With a wound.
    pub is_wounded: bool,
}

/// The aliens called, by player: the alpha agent's first, then clockwise; within a player in any order (141).
pub fn called(world: &World<'_>, call: Call) -> Vec<(FigureId, Vec<FigureId>)> {
    let is_called = |&figure: &FigureId| {
        let body = world.body(figure);
        body.alien.is_some_and(|alien| {
            call.species.is_none_or(|species| species == alien.species)
                && call.rank.is_none_or(|rank| rank == alien.rank)
                && (!call.is_wounded || body.wounds > 0)
        })
    };
    let held = |player: FigureId| -> Vec<FigureId> { held_by(world, player).filter(is_called).collect() };
    let players = world.clockwise_from(world.alpha).map(|player| (player, held(player)));
    players.filter(|(_, aliens)| !aliens.is_empty()).collect()
}

/// Who gets the card of a new alien: who holds a copy (158); else who holds the fewest, the alpha agent before others, then
/// clockwise from him (157, A29). None if nobody is left.
pub fn assigned(world: &World<'_>, species: Species, rank: Rank) -> Option<FigureId> {
    let players = || world.clockwise_from(world.alpha);
    let is_copy = |figure: FigureId| {
        world.body(figure).alien.is_some_and(|alien| (alien.species, alien.rank) == (species, rank))
    };
    let holder = players().find(|&player| held_by(world, player).any(is_copy));
    holder.or_else(|| players().min_by_key(|&player| held_by(world, player).count()))
}

/// The aliens whose cards a player holds.
fn held_by(world: &World<'_>, player: FigureId) -> impl Iterator<Item = FigureId> {
    world
        .all(Kind::Alien)
        .filter(move |&alien| world.body(alien).alien.is_some_and(|alien| alien.player == player))
}
