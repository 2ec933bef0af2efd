//! Where steps between neighbours lead, and the shortest way there.

use super::steps::around;
use crate::{Member, Set};

/// Every cell reached from the start by steps between neighbours through `free` cells, the start included.
pub fn reach<T: Member, const WORDS: usize>(
    neighbours: &[Set<T, WORDS>],
    start: T,
    free: Set<T, WORDS>,
) -> Set<T, WORDS> {
    let mut reached = Set::of(start);
    let mut edge = reached;
    while !edge.is_empty() {
        edge = (around(neighbours, edge) & free) - reached;
        reached |= edge;
    }
    reached
}

/// A shortest walk through `free` cells, without the start. Empty if start and goal are the same or there is none.
pub fn path<T: Member, const WORDS: usize>(
    neighbours: &[Set<T, WORDS>],
    start: T,
    goal: T,
    free: Set<T, WORDS>,
) -> Vec<T> {
    // From the goal outwards, layer by layer; then down the layers from the start.
    let mut layers = vec![Set::of(goal)];
    let mut seen = layers[0];
    while !seen.has(start) {
        let next = (around(neighbours, layers[layers.len() - 1]) & (free | Set::of(start))) - seen;
        if next.is_empty() {
            return Vec::new();
        }
        seen |= next;
        layers.push(next);
    }
    layers.pop();
    let mut here = start;
    let mut walk = Vec::with_capacity(layers.len());
    for layer in layers.iter().rev() {
        here = (neighbours[here.number()] & *layer).iter().next().expect("each layer touches the next");
        walk.push(here);
    }
    walk
}
