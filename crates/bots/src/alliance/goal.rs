//! What the mission wants: objects to interact with, spaces to stand on, and who of the team goes where.
//!
//! What a rule waits for tells how a region counts: all heroes in it, a token brought there, or held to the end of a
//! round. Players read that in the text of the objective.

use sortie_alliance::content::Door;
use sortie_alliance::content::mission::{Mission, MissionObject, ObjectKind, Trigger};
use sortie_alliance::world::FigureId;
use sortie_alliance::{MissionView, ObjectView};
use sortie_boards::square::{Position, Space, SpaceSet};

use super::sight::Sight;
use super::weights::Weights;

/// As far away as what cannot be reached.
const NEVER: u16 = 40;
/// Enemies this near to a region to hold are in the way.
const IN_THE_WAY: u16 = 2;

/// Who is this near to a door helps whoever opens it.
const TOGETHER: u16 = 6;

/// Something that can be done with an object from some spaces.
#[derive(Debug, Clone)]
struct Thing {
    object: u8,
    /// Where to stand for it.
    from: SpaceSet,
    /// Worth if it surely works, before the figure's own chance.
    worth: f32,
    /// How much somebody is drawn there; 0 for what is only done in passing.
    pull: f32,
    opens_new: bool,
}

/// How a region counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// Every hero must be in it.
    All,
    /// Whoever carries a token must.
    Carrier,
    /// One of us, and nobody else near it.
    Hold,
    /// One of us.
    One,
}

#[derive(Debug, Clone)]
struct Region {
    spaces: SpaceSet,
    need: Need,
    is_main: bool,
}

/// Where a figure is drawn to.
#[derive(Debug, Clone)]
pub(super) struct Errand {
    to: SpaceSet,
    /// For each space nearer.
    step: f32,
    /// For being there.
    there: f32,
    /// Share of its eagerness for enemies that is left.
    pub(super) eager: f32,
}

/// What the mission wants of whom.
#[derive(Debug, Default)]
pub(super) struct Goals {
    pub(super) is_mission: bool,
    things: Vec<Thing>,
    /// By figure.
    errands: Vec<Option<Errand>>,
    hunted: Vec<FigureId>,
    held: SpaceSet,
}

/// Works goals out of what is seen.
struct Planner<'a> {
    sight: &'a Sight<'a>,
    weights: &'a Weights,
    mission: &'a Mission,
    view: &'a MissionView,
    /// By object and region: wanted by the main objective, or by one beside it.
    main: Vec<&'a str>,
    beside: Vec<&'a str>,
}

impl Goals {
    pub(super) fn new(sight: &Sight<'_>, weights: &Weights) -> Self {
        let Some(view) = &sight.view.mission else { return Self::default() };
        let mission = &sight.content.missions[usize::from(view.mission)];
        let about =
            |objective: u8| mission.objective[usize::from(objective)].about.iter().map(String::as_str);
        let open = |it: &&sortie_alliance::ObjectiveView| !it.completed && !it.failed;
        let main = view.objective.iter().filter(open).flat_map(|it| about(it.objective)).collect();
        let beside = view.beside.iter().filter(open).flat_map(|it| about(it.objective)).collect();
        Planner { sight, weights, mission, view, main, beside }.goals()
    }

    /// What interacting from a space is worth to a figure: the best object and action, and its worth.
    pub(super) fn deeds(&self, sight: &Sight<'_>, figure: FigureId) -> Vec<(SpaceSet, f32)> {
        let worth = |thing: &Thing| (thing.from, thing.worth * self.chance(sight, figure, thing.object));
        self.things.iter().map(worth).filter(|&(_, worth)| worth > 0.0).collect()
    }

    /// What one interaction is worth to a figure.
    pub(super) fn interaction(&self, sight: &Sight<'_>, figure: FigureId, object: u8, action: u8) -> f32 {
        let Some(thing) = self.things.iter().find(|thing| thing.object == object) else { return -0.5 };
        thing.worth * sight.chance_of(figure, object, action)
    }

    fn chance(&self, sight: &Sight<'_>, figure: FigureId, object: u8) -> f32 {
        let view = sight.view.mission.as_ref();
        let shown = view.and_then(|view| view.objects.iter().find(|other| other.object == object));
        let actions = shown.map_or(&[][..], |shown| &shown.actions[..]);
        actions.iter().map(|&action| sight.chance_of(figure, object, action)).fold(0.0, f32::max)
    }

    pub(super) fn errand(&self, figure: FigureId) -> Option<&Errand> {
        self.errands.get(figure.index())?.as_ref()
    }

    /// How many spaces nearer a figure is to its errand once a door is open, if it goes nowhere without.
    pub(super) fn saved_by(&self, sight: &Sight<'_>, figure: FigureId, door: u8, at: Position) -> u16 {
        let Some(errand) = self.errand(figure) else { return 0 };
        let now = sight.open_doors();
        let far = |doors: u8| {
            let board = sight.map().board(doors);
            let far = |space| board.distance_between(Position::small(space), at);
            errand.to.iter().filter_map(far).min().unwrap_or(NEVER)
        };
        far(now).saturating_sub(far(now | 1 << door))
    }

    /// How much more the defeat of an enemy is worth than elsewhere.
    pub(super) fn bounty(&self, sight: &Sight<'_>, enemy: FigureId, weights: &Weights) -> f32 {
        let at = sight.world.body(enemy).at;
        let hunted = if self.hunted.contains(&enemy) { weights.hunted } else { 1.0 };
        let near = self.held.iter().any(|space| {
            sight.board().distance_between(Position::small(space), at).is_some_and(|far| far <= IN_THE_WAY)
        });
        hunted * if near { weights.hunted } else { 1.0 }
    }
}

impl Errand {
    /// What standing there is worth: 0 at best unless it is the place itself.
    pub(super) fn worth(&self, sight: &Sight<'_>, at: Position) -> f32 {
        let far = self.distance(sight, at);
        let there = if far == 0 { self.there } else { 0.0 };
        there - self.step * f32::from(far)
    }

    fn distance(&self, sight: &Sight<'_>, at: Position) -> u16 {
        distance(sight, &self.to, at)
    }
}

/// How far a figure is from a set of spaces once doors that can be opened are.
fn distance(sight: &Sight<'_>, to: &SpaceSet, at: Position) -> u16 {
    let board = sight.open_board();
    let far = |space| board.distance_between(Position::small(space), at);
    to.iter().filter_map(far).min().unwrap_or(NEVER)
}

impl Planner<'_> {
    fn goals(&self) -> Goals {
        let things = self.things();
        let regions = self.regions();
        let mut held = SpaceSet::EMPTY;
        for region in regions.iter().filter(|region| region.need == Need::Hold) {
            region.spaces.iter().for_each(|space| held.insert(space));
        }
        let mut goals = Goals {
            is_mission: true,
            errands: Vec::new(),
            hunted: self.view.marks.figures.clone(),
            held,
            things,
        };
        goals.errands = self.errands(&goals, &regions);
        goals
    }

    fn rank(&self, name: &str) -> Option<bool> {
        let is_main = self.main.contains(&name);
        (is_main || self.beside.contains(&name)).then_some(is_main)
    }

    /// What can be interacted with.
    fn things(&self) -> Vec<Thing> {
        let enemies = self.sight.enemies().count() as f32;
        let mut all: Vec<Thing> = Vec::new();
        for shown in &self.view.objects {
            let printed = &self.mission.object[usize::from(shown.object)];
            if shown.actions.is_empty() || shown.carrier.is_some() {
                continue;
            }
            let rank = self.rank(&printed.id);
            let (worth, pull, opens_new) = match (printed.kind, rank) {
                (ObjectKind::Door, rank) => match self.door(printed, shown, rank, enemies) {
                    Some(worth) => worth,
                    None => continue,
                },
                (_, Some(true)) => (self.weights.goal, self.weights.goal_step, false),
                (_, Some(false)) => (self.weights.side_goal, 0.5 * self.weights.goal_step, false),
                (ObjectKind::Crate, None) => (self.weights.supply, 0.0, false),
                _ => (self.weights.curious, 0.0, false),
            };
            let from = self.spaces_to_interact(printed, shown);
            all.push(Thing { object: shown.object, from, worth, pull, opens_new });
        }
        // With something in sight to do, doors wait.
        let has_other = all.iter().any(|thing| !thing.opens_new && thing.pull >= self.weights.goal_step);
        if has_other {
            for thing in all.iter_mut().filter(|thing| thing.opens_new) {
                thing.worth *= 0.6;
                thing.pull *= 0.6;
            }
        } else if !all.iter().any(|thing| thing.pull > 0.0) && !self.has_region() {
            // Nothing to do in sight: somewhere behind a door it goes on.
            for thing in all.iter_mut().filter(|thing| thing.opens_new) {
                thing.pull = self.weights.goal_step;
            }
        }
        all
    }

    fn has_region(&self) -> bool {
        !self.view.marks.spaces.is_empty() || !self.view.marks.figures.is_empty()
    }

    /// Worth and pull of a door; none for one that is open, or closed for good.
    fn door(
        &self,
        printed: &MissionObject,
        shown: &ObjectView,
        rank: Option<bool>,
        enemies: f32,
    ) -> Option<(f32, f32, bool)> {
        if shown.open {
            return None;
        }
        let weights = self.weights;
        let door = self.sight.map().doors.get(usize::from(printed.door?))?;
        let opens_new = door.areas.iter().any(|area| !self.view.revealed.contains(area));
        // New enemies wait behind it: the old ones first.
        let caution = self.prudence(door) / (1.0 + weights.caution * enemies);
        Some(match (opens_new, rank) {
            (true, Some(true)) => (weights.goal * caution, weights.goal_step * caution, true),
            (true, Some(false)) => (weights.side_goal * caution, 0.5 * weights.goal_step * caution, true),
            (true, None) => (weights.curious * caution, 0.0, true),
            // A short cut; what it saves is weighed where it is opened.
            (false, _) => (weights.curious, 0.0, false),
        })
    }

    /// How good a moment it is to open a door, as a share: others are near, and still to act before the enemy does.
    fn prudence(&self, door: &Door) -> f32 {
        let heroes = &self.sight.view.heroes;
        let to_come: u8 = heroes.iter().map(|hero| hero.activations).sum();
        let in_time = (f32::from(to_come) / 2.0).min(1.0);
        let sides = door.edges.iter().flat_map(|&(space, side)| [Some(space), space.step(side)]);
        let doorway: SpaceSet = sides.flatten().collect();
        let present =
            heroes.iter().map(|hero| self.sight.world.body(hero.figure)).filter(|body| body.is_present);
        let (mut near, mut all) = (0.0f32, 0.0f32);
        for body in present {
            all += 1.0;
            near += f32::from(u8::from(distance(self.sight, &doorway, body.at) <= TOGETHER));
        }
        let (late, lone) = (self.weights.late_door, self.weights.lone_door);
        (late + (1.0 - late) * in_time) * (lone + (1.0 - lone) * near / all.max(1.0))
    }

    fn spaces_to_interact(&self, printed: &MissionObject, shown: &ObjectView) -> SpaceSet {
        let mut spaces = SpaceSet::EMPTY;
        let map = self.sight.map();
        let board = self.sight.board();
        let is_floor = |space: Space| {
            let area = map.area_of(space) as u8;
            board.spaces().has(space) && !board.blocking().has(space) && self.view.revealed.contains(&area)
        };
        if let Some(door) = printed.door {
            for &(space, side) in &map.doors[usize::from(door)].edges {
                for side in [Some(space), space.step(side)].into_iter().flatten() {
                    if is_floor(side) {
                        spaces.insert(side);
                    }
                }
            }
        } else if let Some(at) = shown.at {
            let near = |space: &Space| *space == at || board.is_adjacent(*space, at);
            board
                .spaces()
                .iter()
                .filter(near)
                .filter(|&space| is_floor(space))
                .for_each(|space| spaces.insert(space));
        }
        spaces
    }

    /// Regions that objectives are about.
    fn regions(&self) -> Vec<Region> {
        let mut all = Vec::new();
        for &number in &self.view.regions {
            let printed = &self.mission.region[usize::from(number)];
            let Some(is_main) = self.rank(&printed.id) else { continue };
            let map = self.sight.map();
            let area = printed.area.as_ref().and_then(|id| map.area(id));
            let mut spaces: SpaceSet = printed.spaces.iter().copied().collect();
            if let Some(area) = area {
                map.areas[area].spaces.iter().for_each(|space| spaces.insert(space));
            }
            let marked = self.view.marks.spaces.iter().copied().filter(|&space| spaces.has(space)).collect();
            all.push(Region { spaces: marked, need: self.need(&printed.id), is_main });
        }
        all
    }

    fn need(&self, region: &str) -> Need {
        let need = |when: &Trigger| match when {
            Trigger::AllIn(id) if id == region => Some(Need::All),
            Trigger::Brought { to, .. } if to == region => Some(Need::Carrier),
            Trigger::Controlled(id) if id == region => Some(Need::Hold),
            _ => None,
        };
        self.mission.rule.iter().find_map(|rule| need(&rule.when)).unwrap_or(Need::One)
    }

    /// Who goes where.
    fn errands(&self, goals: &Goals, regions: &[Region]) -> Vec<Option<Errand>> {
        let weights = self.weights;
        let sight = self.sight;
        let mut errands: Vec<Option<Errand>> = vec![None; sight.view.figures.len()];
        let heroes: Vec<FigureId> = sight
            .view
            .heroes
            .iter()
            .map(|hero| hero.figure)
            .filter(|&it| sight.world.body(it).is_present)
            .collect();
        let carriers: Vec<FigureId> = self.view.objects.iter().filter_map(|object| object.carrier).collect();
        let free = |figure: FigureId, spaces: &SpaceSet| {
            let others = sight.world.held_by_others(figure);
            let left: SpaceSet = spaces.iter().filter(|&space| !others.has(space)).collect();
            if left.is_empty() { *spaces } else { left }
        };
        let home = |need: Need| {
            let mut spaces = SpaceSet::EMPTY;
            let such = regions.iter().filter(|region| region.is_main && region.need == need);
            such.flat_map(|region| region.spaces.iter()).for_each(|space| spaces.insert(space));
            spaces
        };
        let (all, to_bring, hold, one) =
            (home(Need::All), home(Need::Carrier), home(Need::Hold), home(Need::One));
        if !all.is_empty() {
            for &hero in &heroes {
                let to = free(hero, &all);
                errands[hero.index()] = Some(Errand { to, step: weights.home_step, there: 1.5, eager: 0.1 });
            }
        }
        if !to_bring.is_empty() {
            for &hero in heroes.iter().filter(|hero| carriers.contains(hero)) {
                let to = free(hero, &to_bring);
                errands[hero.index()] =
                    Some(Errand { to, step: 1.4 * weights.home_step, there: 8.0, eager: 0.0 });
            }
        }
        // Everybody is needed at the exit: nothing else draws anybody.
        let mut open: Vec<(f32, FigureId, SpaceSet, f32, usize)> = Vec::new();
        for (n, thing) in goals.things.iter().enumerate().filter(|(_, thing)| thing.pull > 0.0) {
            for &hero in heroes.iter().filter(|hero| errands[hero.index()].is_none() || all.is_empty()) {
                if carriers.contains(&hero) && !to_bring.is_empty() {
                    continue;
                }
                let to = free(hero, &thing.from);
                let far = distance(sight, &to, sight.world.body(hero).at);
                if far >= NEVER || to.is_empty() {
                    continue;
                }
                let chance = goals.chance(sight, hero, thing.object);
                let score = thing.worth * chance - thing.pull * f32::from(far);
                let is_main = thing.pull >= 0.6 * weights.goal_step
                    || thing.opens_new && thing.worth > weights.side_goal;
                // Beside the way, not across the map.
                if chance > 0.05 && (is_main || score > 0.0) {
                    open.push((score + if is_main { 10.0 } else { 0.0 }, hero, to, thing.pull, n));
                }
            }
        }
        let regions_for_one = [(&hold, weights.hold), (&one, 1.0)];
        for (n, (spaces, there)) in
            regions_for_one.into_iter().enumerate().filter(|(_, (spaces, _))| !spaces.is_empty())
        {
            for &hero in heroes.iter().filter(|hero| errands[hero.index()].is_none()) {
                let to = free(hero, spaces);
                let far = distance(sight, &to, sight.world.body(hero).at);
                let shown = sight.figure(hero);
                let left = f32::from(shown.health.saturating_sub(shown.damage))
                    * if shown.wounded { 0.5 } else { 1.0 };
                let score = 12.0 + there + 0.1 * left - weights.goal_step * f32::from(far);
                open.push((score, hero, to, weights.goal_step, usize::MAX - n));
            }
        }
        open.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut taken: Vec<usize> = Vec::new();
        let mut behind_doors = false;
        for &(_, hero, to, pull, n) in &open {
            let opens_new = goals.things.get(n).is_some_and(|thing| thing.opens_new);
            if errands[hero.index()].is_some() || taken.contains(&n) || opens_new && behind_doors {
                continue;
            }
            behind_doors |= opens_new;
            taken.push(n);
            let there = if n == usize::MAX { weights.hold } else { 0.0 };
            let eager = if n == usize::MAX { 0.1 } else { 0.35 };
            errands[hero.index()] = Some(Errand { to, step: pull, there, eager });
        }
        // The others go along, ready to fight.
        let led = open.iter().find(|goal| taken.contains(&goal.4) && goal.0 >= 5.0).map(|goal| {
            let region = if goal.4 == usize::MAX { hold } else { one };
            goals.things.get(goal.4).map_or(region, |thing| thing.from)
        });
        let prey = self.prey();
        let with = if to_bring.is_empty() { led.or(prey) } else { Some(to_bring) };
        if let Some(to) = with {
            for &hero in &heroes {
                let errand = Errand { to, step: 0.5 * weights.goal_step, there: 0.0, eager: 0.8 };
                errands[hero.index()].get_or_insert(errand);
            }
        }
        errands
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
