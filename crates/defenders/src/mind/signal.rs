//! How a signal moves: area by area, and the way that reveals it first (144 to 150, A62).

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Gait, Hex, HexSet};
use ts_rs::TS;

use super::ends::Ends;
use crate::world::{FigureId, Kind, World};

/// Where a signal is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersErrand")]
pub enum Errand {
    /// Toward the closest agent.
    Closest,
    /// Toward one agent.
    Agent(FigureId),
    /// To the closest teleport point.
    Point,
    /// The way it came, else away from the closest agent (150, A35).
    Away,
}

/// A movement of a signal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignalWay {
    /// Where it stands after each area.
    pub path: Vec<Hex>,
    /// Whether it has come into somebody's sight, and stopped there (56).
    pub is_revealed: bool,
}

/// The way a signal takes on an errand of so many areas: of equal goals and equal ways one that reveals it, as soon as can be;
/// then free (148, A62).
pub fn signal_way(world: &World<'_>, signal: FigureId, areas: u8, errand: Errand) -> SignalWay {
    let here = world.at(signal);
    // People of a mission who move as signals do have been seen already.
    let hides = world.body(signal).kind == Kind::Signal;
    let ends = Ends::of(world, signal);
    let closest = closest_agents(world, here);
    let toward = |goal: Hex| best_way(world, hides, here, areas, &|from, _| ends.nearer(from, goal));
    let best = |ways: &mut dyn Iterator<Item = SignalWay>| ways.min_by_key(worth);
    let found = match errand {
        Errand::Closest => best(&mut closest.iter().map(|&goal| toward(goal))),
        Errand::Agent(agent) => Some(toward(world.at(agent))),
        Errand::Point if world.points.contains(&here) => None,
        Errand::Point => {
            best(&mut nearest(world, here, world.points.iter().copied()).into_iter().map(toward))
        }
        Errand::Away => {
            let came_from = world.body(signal).came_from;
            let away = |agent: Hex| {
                let step = |from: Hex, n: u8| ends.step_away(from, agent, came_from.filter(|_| n == 0));
                best_way(world, hides, here, areas, &step)
            };
            best(&mut closest.iter().map(|&agent| away(agent)))
        }
    };
    found.unwrap_or(SignalWay { path: Vec::new(), is_revealed: false })
}

/// The living agents with the fewest area steps; drones do not count (A58, A62).
fn closest_agents(world: &World<'_>, here: Hex) -> Vec<Hex> {
    nearest(world, here, world.all(Kind::Agent).map(|agent| world.at(agent)))
}

fn nearest(world: &World<'_>, here: Hex, goals: impl Iterator<Item = Hex>) -> Vec<Hex> {
    let steps = |goal: Hex| world.board.steps(here, goal, Gait::Climbing);
    let goals: Vec<(u8, Hex)> = goals.filter_map(|goal| Some((steps(goal)?, goal))).collect();
    let least = goals.iter().map(|&(steps, _)| steps).min();
    goals.into_iter().filter(|&(steps, _)| Some(steps) == least).map(|(_, goal)| goal).collect()
}

/// Revealed ways first, the sooner the better.
fn worth(way: &SignalWay) -> (bool, usize) {
    (!way.is_revealed, if way.is_revealed { way.path.len() } else { 0 })
}

/// Of all ways of so many steps the one that is seen first, or else a longest one. A step is what `next` gives for a hex and the
/// number of steps before it. Whether a signal is seen depends on where it stands and not on how it came there, so one way to each
/// hex is enough.
fn best_way(
    world: &World<'_>,
    hides: bool,
    here: Hex,
    areas: u8,
    next: &dyn Fn(Hex, u8) -> HexSet,
) -> SignalWay {
    // By the number of steps, the hexes reached and where each was reached from.
    let mut reached: Vec<Vec<(Hex, usize)>> = vec![vec![(here, 0)]];
    let mut is_revealed = false;
    for n in 0..areas {
        let mut found = HexSet::EMPTY;
        let mut further: Vec<(Hex, usize)> = Vec::new();
        for (before, &(from, _)) in reached[usize::from(n)].iter().enumerate() {
            let new = next(from, n) - found;
            found |= new;
            further.extend(new.iter().map(|hex| (hex, before)));
        }
        let is_seen = |&&(hex, _): &&(Hex, usize)| hides && world.watchers_of(hex).next().is_some();
        let seen = further.iter().find(is_seen).copied();
        is_revealed = seen.is_some();
        match seen {
            Some(seen) => reached.push(vec![seen]),
            None if further.is_empty() => break,
            None => reached.push(further),
        }
        if is_revealed {
            break;
        }
    }
    let mut path = Vec::new();
    let mut at = 0;
    for layer in reached[1..].iter().rev() {
        let (hex, before) = layer[at];
        path.insert(0, hex);
        at = before;
    }
    SignalWay { path, is_revealed }
}
