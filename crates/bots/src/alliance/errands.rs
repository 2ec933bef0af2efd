//! Who of the team goes where: everybody to the exit, carriers home, and for each other thing the one it suits best.

use sortie_alliance::MissionView;
use sortie_alliance::world::FigureId;
use sortie_boards::square::SpaceSet;

use super::goal::{Errand, NEVER, Thing, distance};
use super::planner::{Need, Region};
use super::sight::Sight;
use super::weights::Weights;

/// From this score on a goal leads the whole team.
const LEADS: f32 = 5.0;

/// The heroes on the map, to whom errands are given.
pub(super) struct Team<'a> {
    sight: &'a Sight<'a>,
    weights: &'a Weights,
    view: &'a MissionView,
    heroes: Vec<FigureId>,
    /// Who carries a token.
    carriers: Vec<FigureId>,
}

/// What a hero could go for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Thing(usize),
    Hold,
    One,
}

/// That it would be well for a hero to go for something.
struct Claim {
    score: f32,
    hero: FigureId,
    what: What,
    to: SpaceSet,
    pull: f32,
}

/// Where the main objective wants heroes.
struct Homes {
    all: SpaceSet,
    carrier: SpaceSet,
    hold: SpaceSet,
    one: SpaceSet,
}

impl Homes {
    fn new(regions: &[Region]) -> Self {
        let home = |need: Need| {
            let such = regions.iter().filter(|region| region.is_main && region.need == need);
            such.flat_map(|region| region.spaces.iter()).collect()
        };
        Self {
            all: home(Need::All),
            carrier: home(Need::Carrier),
            hold: home(Need::Hold),
            one: home(Need::One),
        }
    }
}

impl<'a> Team<'a> {
    pub(super) fn new(sight: &'a Sight<'a>, weights: &'a Weights, view: &'a MissionView) -> Self {
        let heroes = sight.view.heroes.iter().map(|hero| hero.figure);
        let heroes = heroes.filter(|&hero| sight.world.body(hero).is_present).collect();
        let carriers = view.objects.iter().filter_map(|object| object.carrier).collect();
        Self { sight, weights, view, heroes, carriers }
    }

    /// The errand of each figure, by number.
    pub(super) fn errands(&self, things: &[Thing], regions: &[Region]) -> Vec<Option<Errand>> {
        let homes = Homes::new(regions);
        let mut errands: Vec<Option<Errand>> = vec![None; self.sight.view.figures.len()];
        self.send_home(&homes, &mut errands);
        let mut claims = self.claims_of_things(things, &homes, &errands);
        claims.extend(self.claims_of_regions(&homes, &errands));
        claims.sort_by(|one, other| other.score.total_cmp(&one.score));
        let taken = self.deal(things, &claims, &mut errands);
        let leads = |claim: &&Claim| taken.contains(&claim.what) && claim.score >= LEADS;
        let led = claims.iter().find(leads).map(|claim| match claim.what {
            What::Thing(n) => things[n].from,
            What::Hold => homes.hold,
            What::One => homes.one,
        });
        // The others go along, ready to fight.
        let with = if homes.carrier.is_empty() { led.or(self.prey()) } else { Some(homes.carrier) };
        if let Some(to) = with {
            for hero in &self.heroes {
                let errand = Errand { to, step: 0.5 * self.weights.goal_step, there: 0.0, eager: 0.8 };
                errands[hero.index()].get_or_insert(errand);
            }
        }
        errands
    }

    /// Everybody to where all are wanted; carriers to where they bring what they carry.
    fn send_home(&self, homes: &Homes, errands: &mut [Option<Errand>]) {
        let step = self.weights.home_step;
        if !homes.all.is_empty() {
            for &hero in &self.heroes {
                let to = self.free(hero, &homes.all);
                errands[hero.index()] = Some(Errand { to, step, there: 1.5, eager: 0.1 });
            }
        }
        if !homes.carrier.is_empty() {
            for &hero in self.heroes.iter().filter(|hero| self.carriers.contains(hero)) {
                let to = self.free(hero, &homes.carrier);
                errands[hero.index()] = Some(Errand { to, step: 1.4 * step, there: 8.0, eager: 0.0 });
            }
        }
    }

    /// Who could see to which object. Where everybody is needed at the exit, nothing else draws anybody.
    fn claims_of_things(&self, things: &[Thing], homes: &Homes, errands: &[Option<Errand>]) -> Vec<Claim> {
        let weights = self.weights;
        let mut claims = Vec::new();
        for (n, thing) in things.iter().enumerate().filter(|(_, thing)| thing.pull > 0.0) {
            for &hero in &self.heroes {
                let is_bound = errands[hero.index()].is_some() && !homes.all.is_empty();
                let brings = self.carriers.contains(&hero) && !homes.carrier.is_empty();
                let to = self.free(hero, &thing.from);
                let far = distance(self.sight, &to, self.sight.world.body(hero).at);
                if is_bound || brings || far >= NEVER {
                    continue;
                }
                let chance = self.sight.best_chance_of(hero, thing.object);
                let score = thing.worth * chance - thing.pull * f32::from(far);
                let is_main = thing.pull >= 0.6 * weights.goal_step
                    || thing.opens_new && thing.worth > weights.side_goal;
                // Beside the way, not across the map.
                if chance > 0.05 && (is_main || score > 0.0) {
                    let score = score + if is_main { 10.0 } else { 0.0 };
                    claims.push(Claim { score, hero, what: What::Thing(n), to, pull: thing.pull });
                }
            }
        }
        claims
    }

    /// Who could stand where one of us is wanted: rather somebody healthy.
    fn claims_of_regions(&self, homes: &Homes, errands: &[Option<Errand>]) -> Vec<Claim> {
        let pull = self.weights.goal_step;
        let mut claims = Vec::new();
        let wanted = [(What::Hold, &homes.hold, self.weights.hold), (What::One, &homes.one, 1.0)];
        for (what, spaces, there) in wanted.into_iter().filter(|(_, spaces, _)| !spaces.is_empty()) {
            for &hero in self.heroes.iter().filter(|hero| errands[hero.index()].is_none()) {
                let to = self.free(hero, spaces);
                let far = distance(self.sight, &to, self.sight.world.body(hero).at);
                let shown = self.sight.figure(hero);
                let left = f32::from(shown.health.saturating_sub(shown.damage))
                    * if shown.wounded { 0.5 } else { 1.0 };
                let score = 12.0 + there + 0.1 * left - pull * f32::from(far);
                claims.push(Claim { score, hero, what, to, pull });
            }
        }
        claims
    }

    /// Gives each thing to the best who is free, one door to something new at a time; what was given.
    fn deal(&self, things: &[Thing], claims: &[Claim], errands: &mut [Option<Errand>]) -> Vec<What> {
        let mut taken: Vec<What> = Vec::new();
        let mut behind_doors = false;
        for claim in claims {
            let opens_new = matches!(claim.what, What::Thing(n) if things[n].opens_new);
            let errand = &mut errands[claim.hero.index()];
            if errand.is_some() || taken.contains(&claim.what) || opens_new && behind_doors {
                continue;
            }
            behind_doors |= opens_new;
            taken.push(claim.what);
            let (there, eager) = match claim.what {
                What::Hold => (self.weights.hold, 0.1),
                What::Thing(_) | What::One => (0.0, 0.35),
            };
            *errand = Some(Errand { to: claim.to, step: claim.pull, there, eager });
        }
        taken
    }

    /// The spaces nobody else stands on; all of them if there is none.
    fn free(&self, hero: FigureId, spaces: &SpaceSet) -> SpaceSet {
        let others = self.sight.world.held_by_others(hero);
        let left: SpaceSet = spaces.iter().filter(|&space| !others.has(space)).collect();
        if left.is_empty() { *spaces } else { left }
    }

    /// Where the figures to defeat stand.
    fn prey(&self) -> Option<SpaceSet> {
        let mut spaces = SpaceSet::EMPTY;
        for &figure in &self.view.marks.figures {
            spaces.cover(self.sight.world.body(figure).at);
        }
        (!spaces.is_empty()).then_some(spaces)
    }
}
