//! What the mission wants done and where: read off its file as anybody may read it, and off what lies on the table. An errand is a
//! set of hexes from which something can be done; each agent takes one, so that they do not all run to the same place.

mod deed;
mod known;
mod list;
mod takers;

use sortie_boards::hex::{Gait, Hex, HexSet};
use sortie_defenders::view::AgentView;
use sortie_defenders::world::FigureId;

use super::sight::Sight;

pub(super) use deed::act;
pub(super) use known::{follower, is_quarry, keeps_fragments};
pub(super) use takers::taken;

/// Nobody gets there.
const NEVER: u8 = u8::MAX;

/// Something to be done somewhere.
#[derive(Debug)]
pub(in crate::defenders) struct Errand {
    /// Where it can be done.
    spots: HexSet,
    /// How much it is worth to be there.
    pub(in crate::defenders) worth: f64,
    /// One agent is enough for it.
    single: bool,
    /// Only this agent can do it.
    only: Option<FigureId>,
    /// Anybody but this agent can.
    but: Option<FigureId>,
    /// By hex, how many hexes it is to where it can be done.
    ways: Vec<u8>,
}

impl Errand {
    fn new(spots: HexSet, worth: f64) -> Self {
        Self { spots, worth, single: false, only: None, but: None, ways: Vec::new() }
    }

    fn single(self) -> Self {
        Self { single: true, ..self }
    }

    fn only(self, agent: Option<FigureId>) -> Self {
        Self { only: agent, ..self }
    }

    /// How many hexes it is from a hex.
    pub(in crate::defenders) fn way(&self, from: Hex) -> Option<u8> {
        self.ways.get(usize::from(from.0)).copied().filter(|&way| way < NEVER)
    }
}

/// All of them, with the ways there.
pub(super) fn errands(sight: &Sight<'_>, me: Option<&AgentView>) -> Vec<Errand> {
    let mut all = Vec::new();
    list::actions(sight, me, &mut all);
    list::goals(sight, &mut all);
    list::hunts(sight, &mut all);
    list::waypoints(sight, &mut all);
    list::signals(sight, &mut all);
    list::ways_out(sight, me, &mut all);
    list::baits(sight, &mut all);
    list::escorts(sight, &mut all);
    all.retain(|errand| !errand.spots.is_empty());
    for errand in &mut all {
        errand.ways = ways_to(sight, errand.spots);
    }
    all
}

/// By hex, how many hexes it is to the nearest of some.
fn ways_to(sight: &Sight<'_>, spots: HexSet) -> Vec<u8> {
    let board = sight.board;
    let mut ways = vec![NEVER; board.layout().n_hexes()];
    let mut edge: Vec<Hex> = spots.iter().collect();
    edge.iter().for_each(|hex| ways[usize::from(hex.0)] = 0);
    let mut n = 0;
    while let Some(&hex) = edge.get(n) {
        let way = ways[usize::from(hex.0)];
        for next in board.ways_from(hex, Gait::Walking) {
            let known = &mut ways[usize::from(next.0)];
            if *known == NEVER && way < NEVER - 1 {
                *known = way + 1;
                edge.push(next);
            }
        }
        n += 1;
    }
    ways
}
