//! What may happen on the tiles: those that are joined can be reached, and so can what stands on them.

use std::collections::BTreeSet;

use sortie_mission::explore::{self, Ground, MANY};

use super::mission::Mission;
use super::words::{Asked, Follows, Happens};

type World<'a> = explore::World<'a, Tiles>;

/// Tiles that may be joined, and how many signals may be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tiles {
    joined: BTreeSet<String>,
    has_signals: bool,
}

impl Tiles {
    pub(crate) fn of(mission: &Mission) -> Self {
        let joined = mission.scene.iter().flat_map(|scene| &scene.tiles).cloned().collect();
        Self { joined, has_signals: false }
    }

    fn is_reached(&self, mission: &Mission, point: &str) -> bool {
        let mut points = mission.point.iter();
        points.any(|known| known.id == point && self.joined.contains(&known.tile))
    }
}

impl<'a> Ground<'a> for Tiles {
    type Mission = Mission;

    fn spread(_: &mut World<'a>) {}

    fn is_called(world: &World<'a>, trigger: &Happens) -> bool {
        match trigger {
            Happens::Reached(point) | Happens::Destroyed(point) => {
                world.ground.is_reached(world.mission, point)
            }
        }
    }

    fn times(_: &World<'a>, trigger: &Happens) -> i32 {
        match trigger {
            Happens::Reached(_) => MANY,
            Happens::Destroyed(_) => 1,
        }
    }

    fn may(world: &World<'a>, given: &Asked, wanted: bool) -> bool {
        match given {
            Asked::Signals(is) => {
                let most = if world.ground.has_signals { MANY } else { 0 };
                world.is_in(*is, (0, most), wanted)
            }
        }
    }

    fn follow(world: &mut World<'a>, effect: &'a Follows, _: i32) {
        match effect {
            Follows::Signal { .. } => world.ground.has_signals = true,
            Follows::Attach(tile) => {
                world.ground.joined.insert(tile.clone());
            }
        }
    }

    fn end_pass(_: &mut World<'a>) {}
}
