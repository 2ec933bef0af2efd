//! The space that an attack is aimed at.
//!
//! A large figure covers several spaces, but only one of them is targeted: Blast spreads from there, and guards help
//! who stand next to it. The dice do not ask which it is, so nobody is asked either: it is the nearest that the
//! attacker sees, and of equally near ones that where the most enemies of the attacker stand around.

use std::cmp::Reverse;

use sortie_boards::square::{Position, Space};

use crate::flow::ability::Look;
use crate::state::AttackState;

/// The space of the target that an attack is aimed at, as a position.
pub(in crate::flow) fn target_space(look: &Look<'_>, attack: &AttackState) -> Position {
    let (world, board) = (&look.world, look.world.board);
    let (from, its) = (world.body(attack.attacker).at, world.body(attack.target).at);
    if its.is_small() {
        return its;
    }
    let around = world.in_the_way(attack.attacker, attack.target);
    let worth = |&space: &Space| {
        let here = Position::small(space);
        let beside = world
            .hostile_to(attack.attacker)
            .filter(|&other| other != attack.target && board.are_adjacent(here, world.body(other).at));
        // A trick may let it see from elsewhere: then the nearest of all.
        let is_hidden = !board.sees_between(from, here, &around);
        let distance = board.distance_between(from, here).unwrap_or(u16::MAX);
        (is_hidden, distance, Reverse(beside.count()), space)
    };
    its.spaces().min_by_key(worth).map_or(its, Position::small)
}
