//! Walking hex by hex: everywhere somebody gets, and a shortest way there.

use super::board::Board;
use super::layout::Gait;
use super::members::{Hex, HexSet};

/// What the list holds where nobody gets.
const NEVER: u16 = u16::MAX;

/// Every hex within so many steps, with its cost and a shortest walk to it.
#[derive(Debug, Clone, Default)]
pub struct Reach {
    /// In the order of their costs; the first is the start.
    steps: Vec<Step>,
    /// By hex, its number in that list.
    step_of: Vec<u16>,
}

#[derive(Debug, Clone)]
struct Step {
    hex: Hex,
    cost: u8,
    /// The step before it.
    before: u16,
}

impl Board {
    /// Everywhere one gets from a hex with so many steps, walking only through these hexes. The start need not be one of
    /// them; where a walk may end is for who asks to say.
    pub fn reach(&self, start: Hex, gait: Gait, points: u8, through: &HexSet) -> Reach {
        // As many hexes as there are within so many steps on open ground.
        let open = 1 + 3 * usize::from(points) * (1 + usize::from(points));
        let steps = Vec::with_capacity(open.min(self.cells.len()));
        let mut reach = Reach { steps, step_of: Vec::new() };
        self.reach_into(start, gait, points, through, &mut reach);
        reach
    }

    /// As [`Board::reach`], into lists that are there already.
    pub fn reach_into(&self, start: Hex, gait: Gait, points: u8, through: &HexSet, reach: &mut Reach) {
        reach.restart(self.cells.len());
        reach.note(start, 0, 0);
        let mut n = 0;
        while let Some(&Step { hex, cost, .. }) = reach.steps.get(n) {
            if cost == points {
                break;
            }
            for next in self.ways_from(hex, gait) {
                if reach.step_of[usize::from(next.0)] == NEVER && through.has(next) {
                    reach.note(next, cost + 1, n as u16);
                }
            }
            n += 1;
        }
    }
}

impl Reach {
    fn restart(&mut self, n_hexes: usize) {
        self.steps.iter().for_each(|step| self.step_of[usize::from(step.hex.0)] = NEVER);
        self.steps.clear();
        self.step_of.resize(n_hexes, NEVER);
    }

    fn note(&mut self, hex: Hex, cost: u8, before: u16) {
        self.step_of[usize::from(hex.0)] = self.steps.len() as u16;
        self.steps.push(Step { hex, cost, before });
    }

    fn step(&self, hex: Hex) -> Option<&Step> {
        let n = self.step_of.get(usize::from(hex.0))?;
        self.steps.get(usize::from(*n))
    }

    /// How many steps it is to a hex, if one gets there; 0 for the start.
    #[inline]
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        self.step(hex).map(|step| step.cost)
    }

    /// All hexes, the start included.
    pub fn hexes(&self) -> HexSet {
        self.iter().map(|(hex, _)| hex).collect()
    }

    /// All hexes with their costs, the cheapest first.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, u8)> + '_ {
        self.steps.iter().map(|step| (step.hex, step.cost))
    }

    /// A shortest walk to a hex, without the start. Empty for the start, and where one does not get.
    pub fn path_to(&self, hex: Hex) -> Vec<Hex> {
        let mut path = Vec::new();
        let mut step = self.step(hex);
        while let Some(&Step { hex, cost: 1.., before }) = step {
            path.push(hex);
            step = self.steps.get(usize::from(before));
        }
        path.reverse();
        path
    }
}
