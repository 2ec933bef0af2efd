//! Who acts when an encounter card is drawn, and who gets a new alien's card (141, 157, 158).

use std::cmp::Reverse;

use super::targets::steps;
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
    /// Near an agent in some way.
    pub near: Option<Near>,
}

/// How an alien that is called is near an agent; drones are none (A58).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Near {
    /// Some agent sees it, all round: whom it is about is no attack (27, 30).
    InSight,
    /// It is the closest one to some agent (A32).
    Closest,
}

/// The aliens called, by player: the alpha agent's first, then clockwise; within a player in any order (141).
pub fn called(world: &World<'_>, call: Call) -> Vec<(FigureId, Vec<FigureId>)> {
    let closest: Vec<FigureId> = match call.near {
        Some(Near::Closest) => world.all(Kind::Agent).filter_map(|agent| closest_to(world, agent)).collect(),
        Some(Near::InSight) | None => Vec::new(),
    };
    let is_near = |figure: FigureId| match call.near {
        None => true,
        Some(Near::InSight) => world.all(Kind::Agent).any(|agent| world.sees(agent, figure)),
        Some(Near::Closest) => closest.contains(&figure),
    };
    let is_called = |&figure: &FigureId| {
        let body = world.body(figure);
        let is_called = body.alien.is_some_and(|alien| {
            call.species.is_none_or(|species| species == alien.species)
                && call.rank.is_none_or(|rank| rank == alien.rank)
                && (!call.is_wounded || world.is_hurt(figure))
        });
        is_called && is_near(figure)
    };
    // Of a swarm one figure stands for all (143).
    let held = |player: FigureId| -> Vec<FigureId> {
        let all: Vec<FigureId> = held_by(world, player).filter(is_called).collect();
        let stands_for_all =
            |alien: FigureId| world.with_its_kind(alien).find(|other| all.contains(other)) == Some(alien);
        all.iter().copied().filter(|&alien| stands_for_all(alien)).collect()
    };
    let players = world.clockwise_from(world.alpha).map(|player| (player, held(player)));
    players.filter(|(_, aliens)| !aliens.is_empty()).collect()
}

/// The alien that is closest to an agent: in contact, then by area steps of a legal path, then by hexes (A32). Of equally close
/// ones the first by the order of the players, then by number; aliens without a legal path to him are not close.
fn closest_to(world: &World<'_>, agent: FigureId) -> Option<FigureId> {
    let aliens = world.clockwise_from(world.alpha).flat_map(|player| held_by(world, player));
    let near = aliens.filter_map(|alien| {
        let (here, there) = (world.at(alien), world.at(agent));
        let is_adjacent = world.board.adjacent(here, there);
        let way = steps(world, alien, agent)?.max(1);
        Some((Reverse(is_adjacent), way, world.board.hexes_between(here, there), alien))
    });
    near.min_by_key(|&(is_adjacent, way, hexes, _)| (is_adjacent, way, hexes)).map(|(.., alien)| alien)
}

/// Who gets the card of a new alien: who holds a copy (158); else who holds the fewest, the alpha agent before others, then
/// clockwise from him (157, A29). None if nobody is left.
pub fn assigned(world: &World<'_>, species: Species, rank: Rank) -> Option<FigureId> {
    let players = || world.clockwise_from(world.alpha);
    let is_copy = |figure: FigureId| {
        world.body(figure).alien.is_some_and(|alien| (alien.species, alien.rank) == (species, rank))
    };
    let holder = players().find(|&player| held_by(world, player).any(is_copy));
    let n_cards =
        |player: FigureId| held_by(world, player).filter(|&alien| world.is_first_of_its_card(alien)).count();
    holder.or_else(|| players().min_by_key(|&player| n_cards(player)))
}

/// The aliens whose cards a player holds.
fn held_by(world: &World<'_>, player: FigureId) -> impl Iterator<Item = FigureId> {
    world
        .all(Kind::Alien)
        .filter(move |&alien| world.body(alien).alien.is_some_and(|alien| alien.player == player))
}
