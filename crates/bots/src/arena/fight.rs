//! Which droids go: in a fight, by a push; and where a Jedi ends.

use sortie_arena::{ActionField, Choice, MEGA};
use sortie_boards::{Cell, CellSet};
use sortie_kernel::Offer;

use super::areas::{Area, Areas};
use super::cards::Card;
use super::roll::strength_to_come;
use super::sight::Sight;
use super::value::Outlook;

/// What droids are chosen by.
#[derive(Debug)]
pub(super) struct Targets<'a> {
    sight: &'a Sight<'a>,
    areas: Areas,
    /// Strength that will still be brought this round, without the fight or push under way.
    to_come: f32,
    /// The strength each area still costs.
    costs: Vec<u8>,
}

impl<'a> Targets<'a> {
    /// Looks at the droids.
    pub(super) fn new(sight: &'a Sight<'a>, outlook: &Outlook) -> Self {
        let cards: Vec<Card> = (0..=MEGA).map(|slot| Card::new(sight, slot, 0.0)).collect();
        let later = strength_to_come(&cards, sight.dice_to_come(), outlook);
        // Fights come last in a roll, so the other dice on the table are fought with too.
        let now: f32 = sight.roll().map(|(seat, die)| f32::from(die + best_bonus(sight, seat))).sum();
        let areas = Areas::new(sight, outlook);
        let to_come = later + now * outlook.weights.fight_share;
        let costs = areas.list.iter().map(|area| area.cost() as u8).collect();
        Self { sight, areas, to_come, costs }
    }

    /// The next blow of a fight with so much combat value left, or the end of it.
    pub(super) fn fight(&self, offers: &[Offer<Choice>], at: Cell, left: u8) -> usize {
        let in_reach: CellSet = offers.iter().filter_map(|offer| target_of(&offer.choice)).collect();
        let field = self
            .next_droid(in_reach, usize::from(left), Area::strength)
            .or_else(|| self.droid_to_stand_on(offers, in_reach));
        let wanted = |offer: &&(usize, Offer<Choice>)| target_of(&offer.1.choice) == field;
        let offers: Vec<(usize, Offer<Choice>)> = offers.iter().copied().enumerate().collect();
        if field.is_some() {
            // From where it is the shortest walk.
            let walk = |offer: &&(usize, Offer<Choice>)| match offer.1.choice {
                Choice::Strike { from, .. } => self.distance(at, from),
                _ => 0,
            };
            return offers.iter().filter(wanted).min_by_key(walk).map_or(0, |(n, _)| *n);
        }
        self.best_end(&offers, at)
    }

    /// The next droid of a push of `left` droids.
    pub(super) fn push(&self, offers: &[Offer<Choice>], left: u8) -> usize {
        let in_reach: CellSet = offers.iter().filter_map(|offer| target_of(&offer.choice)).collect();
        let field = self.next_droid(in_reach, usize::from(left), |_| 1);
        // A droid that saves nothing still goes back to its supply; nobody stops for less.
        let is_it = |field: Cell| offers.iter().position(|offer| target_of(&offer.choice) == Some(field));
        field.and_then(is_it).unwrap_or(0)
    }

    /// Shares `value` out among the areas within reach and names the first droid to go.
    ///
    /// First the areas that can be cleared now, in the combination that saves most; then what is left of the value goes
    /// into one area that others may finish.
    fn next_droid(&self, in_reach: CellSet, value: usize, price: impl Fn(&Area) -> usize) -> Option<Cell> {
        let open: Vec<(usize, usize)> = self
            .areas
            .list
            .iter()
            .enumerate()
            .filter(|(_, area)| area.droids.meets(in_reach))
            .map(|(n, area)| (n, price(area)))
            .collect();
        let mut share =
            Share { targets: self, open: &open, costs: self.costs.clone(), picked: 0, best: (0.0, 0, 0) };
        share.best.0 = self.areas.prospect(&share.costs, self.to_come);
        share.whole(0, value);
        let (worth, areas, left) = share.best;
        let mut costs = self.costs.clone();
        for &(n, _) in open.iter().filter(|(n, _)| areas >> n & 1 == 1) {
            costs[n] = 0;
        }
        let left = if areas == 0 { value } else { left };
        let begun = self.best_begun(&open, &mut costs, left, worth);
        let first = open.iter().map(|(n, _)| *n).find(|n| areas >> n & 1 == 1).or(begun)?;
        (self.areas.list[first].droids & in_reach).iter().next()
    }

    /// The area in which `left` does most good without clearing it.
    fn best_begun(
        &self,
        open: &[(usize, usize)],
        costs: &mut [u8],
        left: usize,
        worth: f32,
    ) -> Option<usize> {
        let mut best = (worth + 1e-6, None);
        for &(n, price) in open {
            let area = &self.areas.list[n];
            let droids = (left / price).min(area.n_left() - 1);
            if costs[n] > 0 && droids > 0 {
                let before = costs[n];
                costs[n] -= (droids * area.strength()) as u8;
                let worth = self.areas.prospect(costs, self.to_come);
                costs[n] = before;
                if worth > best.0 {
                    best = (worth, Some(n));
                }
            }
        }
        best.1
    }

    /// A droid to defeat for nothing but its field: the Jedi who stands there at the refill keeps it empty (39).
    fn droid_to_stand_on(&self, offers: &[Offer<Choice>], in_reach: CellSet) -> Option<Cell> {
        let ends = offers.iter().filter_map(|offer| match offer.choice {
            Choice::Finish { at } => Some(self.stand(at)),
            _ => None,
        });
        let now = ends.fold(0.0, f32::max);
        let kind = (0..3)
            .filter(|&kind| self.sight.droids[kind].meets(in_reach))
            .max_by(|&a, &b| self.areas.a_tile(a).total_cmp(&self.areas.a_tile(b)))?;
        if self.areas.a_tile(kind) > now + 1e-5 {
            (self.sight.droids[kind] & in_reach).iter().next()
        } else {
            None
        }
    }

    /// Where to stand at the end (26): a field with a Jedi is not refilled (39) and gets no droid in a rush (49).
    fn best_end(&self, offers: &[(usize, Offer<Choice>)], at: Cell) -> usize {
        let mut best = (f32::MIN, 0);
        for (n, offer) in offers {
            if let Choice::Finish { at: end } = offer.choice {
                let walk = self.distance(at, end) as f32;
                let worth = self.stand(end) - walk * 1e-5;
                if worth > best.0 {
                    best = (worth, *n);
                }
            }
        }
        best.1
    }

    fn stand(&self, field: Cell) -> f32 {
        // The Jedi's own field counts as held already, so staying there is worth the same.
        let number = self.sight.content.map.fields[field.index()].area;
        let area = self.sight.content.map.areas[usize::from(number) - 1];
        match self.sight.droids_in(area) {
            Some((kind, _)) => self.areas.a_tile(kind as usize),
            None => {
                let n_free = self.sight.content.map.areas.len() as f32 - self.areas.list.len() as f32;
                let rushes = self.sight.rushes[0];
                let tiles: f32 = (0..3).map(|kind| f32::from(rushes[kind]) * self.areas.a_tile(kind)).sum();
                tiles / n_free.max(1.0)
            }
        }
    }

    /// Steps between two fields as the gunship flies.
    fn distance(&self, from: Cell, to: Cell) -> u16 {
        let (from, to) =
            (self.sight.content.map.fields[from.index()], self.sight.content.map.fields[to.index()]);
        let (wide, high) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
        high + wide.saturating_sub(high) / 2
    }
}

/// The search for the areas that are cleared whole.
struct Share<'a> {
    targets: &'a Targets<'a>,
    /// Areas within reach and the price of a droid there.
    open: &'a [(usize, usize)],
    costs: Vec<u8>,
    picked: u32,
    /// What the best combination saves, its areas and the value it leaves.
    best: (f32, u32, usize),
}

impl Share<'_> {
    fn whole(&mut self, from: usize, value: usize) {
        for next in from..self.open.len() {
            let (n, price) = self.open[next];
            let cost = self.targets.areas.list[n].n_left() * price;
            if cost <= value {
                let before = std::mem::take(&mut self.costs[n]);
                self.picked |= 1 << n;
                let worth = self.targets.areas.prospect(&self.costs, self.targets.to_come);
                if worth > self.best.0 {
                    self.best = (worth, self.picked, value - cost);
                }
                self.whole(next + 1, value - cost);
                self.picked &= !(1 << n);
                self.costs[n] = before;
            }
        }
    }
}

fn target_of(choice: &Choice) -> Option<Cell> {
    match *choice {
        Choice::Strike { target, .. } | Choice::Push { target } => Some(target),
        _ => None,
    }
}

/// The best bonus a seat can still fight with.
fn best_bonus(sight: &Sight<'_>, seat: usize) -> u8 {
    let bonus = |action: &ActionField| match *action {
        ActionField::Fight { bonus, exact: None } => bonus,
        _ => 0,
    };
    sight.free_fields(seat).map(|(_, action)| bonus(action)).max().unwrap_or(0)
}
