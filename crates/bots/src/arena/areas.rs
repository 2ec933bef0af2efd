//! Areas with droids, and what clearing them is worth.

use sortie_boards::{Cell, CellSet};

use super::sight::Sight;
use super::value::Outlook;

/// The most strength that is thought about: more than all dice of a round can bring.
pub(super) const MOST_STRENGTH: usize = 60;

/// The most droids of a kind in the arena: all tiles (S1).
const MOST_DROIDS: usize = 30;

/// An area with droids.
#[derive(Debug, Clone, Copy)]
pub(super) struct Area {
    pub(super) kind: usize,
    /// The fields with a droid.
    pub(super) droids: CellSet,
    /// Empty fields the refill would put a droid on, if one droid is left (39).
    pub(super) refill: CellSet,
}

impl Area {
    /// How many droids are left in it.
    pub(super) fn n_left(&self) -> usize {
        self.droids.len()
    }

    /// Tiles a supply is better off by clearing the area: those that come back (27), and those that do not go out
    /// in the refill.
    fn tiles(&self) -> usize {
        self.droids.len() + self.refill.len()
    }

    /// The strength of one of its droids (24).
    pub(super) fn strength(&self) -> usize {
        self.kind + 1
    }

    /// The strength it takes to clear it.
    pub(super) fn cost(&self) -> usize {
        self.n_left() * self.strength()
    }
}

/// All areas with droids.
#[derive(Debug)]
pub(super) struct Areas {
    pub(super) list: Vec<Area>,
    /// Tiles in each supply if the refill came now.
    pub(super) supply: [f32; 3],
    /// The danger of each supply (40) with so many tiles more.
    pub(super) dangers: [[f32; MOST_DROIDS + 1]; 3],
}

impl Areas {
    /// Looks at the arena.
    pub(super) fn new(sight: &Sight<'_>, outlook: &Outlook) -> Self {
        let mut supply = sight.view.supply.map(f32::from);
        let mut list = Vec::with_capacity(sight.content.map.areas.len());
        for &area in &sight.content.map.areas {
            if let Some((kind, droids)) = sight.droids_in(area) {
                let refill = area.without(droids).without(sight.jedi);
                supply[kind as usize] -= refill.len() as f32;
                list.push(Area { kind: kind as usize, droids, refill });
            }
        }
        let dangers = [0, 1, 2].map(|kind| outlook.dangers(kind, supply[kind]));
        Self { list, supply, dangers }
    }

    /// What one more tile of a kind saves.
    pub(super) fn a_tile(&self, kind: usize) -> f32 {
        self.dangers[kind][0] - self.dangers[kind][1]
    }

    /// What a Jedi saves by fighting his way onto a field of an area with droids and staying there: one tile (39), if he
    /// does not hold one already.
    pub(super) fn hold(&self, sight: &Sight<'_>, jedi: Option<Cell>) -> f32 {
        let held = jedi.and_then(|field| {
            let area = sight.content.map.areas[usize::from(sight.content.map.fields[field.index()].area) - 1];
            sight.droids_in(area)
        });
        let held = held.map_or(0.0, |(kind, _)| self.a_tile(kind as usize));
        let present = (0..3).filter(|&kind| !sight.droids[kind].is_empty());
        (present.map(|kind| self.a_tile(kind)).fold(0.0, f32::max) - held).max(0.0)
    }

    /// What is saved if the areas cost so much strength to clear, 0 for those that are clear, and `to_come` more will
    /// be brought. Whoever brings it takes what saves most for its cost first.
    pub(super) fn prospect(&self, costs: &[u8], to_come: f32) -> f32 {
        let mut open = [(0.0, 0); 28];
        let mut tiles = [0; 3];
        let mut n_open = 0;
        let mut saved = 0.0;
        for (n, (area, &cost)) in self.list.iter().zip(costs).enumerate() {
            let worth = |tiles: &[usize; 3]| {
                let dangers = &self.dangers[area.kind];
                let more = tiles[area.kind];
                dangers[more.min(MOST_DROIDS)] - dangers[(more + area.tiles()).min(MOST_DROIDS)]
            };
            if cost == 0 {
                saved += worth(&tiles);
                tiles[area.kind] += area.tiles();
            } else {
                open[n_open] = (worth(&[0; 3]) / f32::from(cost), n);
                n_open += 1;
            }
        }
        if to_come < 1.0 {
            return saved;
        }
        open[..n_open].sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let mut needed = 0.0;
        for &(_, n) in &open[..n_open] {
            needed += f32::from(costs[n]);
            // What comes may turn out at 0.3 to 1.7 times what is expected.
            let odds = ((1.7 - needed / to_come) / 1.4).min(1.0);
            if odds <= 0.0 {
                break;
            }
            let area = &self.list[n];
            let dangers = &self.dangers[area.kind];
            let more = &mut tiles[area.kind];
            let after = *more + area.tiles();
            saved += odds * (dangers[(*more).min(MOST_DROIDS)] - dangers[after.min(MOST_DROIDS)]);
            *more = after;
        }
        saved
    }

    /// What each amount of strength saves, if it is spent on whole areas in the best way.
    ///
    /// Within a kind the areas compete as in any knapsack; the kinds are then put together, because a second area of
    /// a kind is worth less than the first.
    pub(super) fn savings(&self) -> [f32; MOST_STRENGTH + 1] {
        let mut best = [0.0; MOST_STRENGTH + 1];
        for kind in 0..3 {
            let before = best;
            for (droids, saving) in self.savings_of_kind(kind).iter().enumerate() {
                let strength = droids * (kind + 1);
                if *saving > 0.0 && strength <= MOST_STRENGTH {
                    for (best, before) in best[strength..].iter_mut().zip(&before) {
                        *best = f32::max(*best, before + saving);
                    }
                }
            }
        }
        best
    }

    /// What defeating so many droids of one kind saves; 0 where fewer save as much.
    fn savings_of_kind(&self, kind: usize) -> [f32; MOST_DROIDS + 1] {
        let mut tiles = [0; MOST_DROIDS + 1];
        let mut all = 0;
        for area in self.list.iter().filter(|area| area.kind == kind) {
            all = (all + area.n_left()).min(MOST_DROIDS);
            for droids in (area.n_left()..=all).rev() {
                tiles[droids] = tiles[droids].max(tiles[droids - area.n_left()] + area.tiles());
            }
        }
        let dangers = &self.dangers[kind];
        let mut savings = [0.0; MOST_DROIDS + 1];
        let mut most = 0;
        for (saving, tiles) in savings.iter_mut().zip(tiles) {
            if tiles > most {
                most = tiles;
                *saving = dangers[0] - dangers[tiles.min(MOST_DROIDS)];
            }
        }
        savings
    }
}
