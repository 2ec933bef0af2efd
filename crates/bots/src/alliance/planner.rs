//! What there is to do in a mission, from what a player sees of it.
//!
//! What a rule waits for tells how a region counts: all heroes in it, a token brought there, or held to the end of a
//! round. Players read that in the text of the objective.

use sortie_alliance::content::Door;
use sortie_alliance::content::mission::{Mission, MissionObject, ObjectKind, OwnTrigger, Trigger};
use sortie_alliance::{MissionView, ObjectView, ObjectiveView};
use sortie_boards::square::{Space, SpaceSet};

use super::errands::Team;
use super::goal::{Goals, Thing, distance};
use super::sight::Sight;
use super::weights::Weights;

/// Who is this near to a door helps whoever opens it.
const TOGETHER: u16 = 6;

/// How a region counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// Every hero must be in it.
    All,
    /// Whoever carries a token must.
    Carrier,
    /// One of us, and nobody else near it.
    Hold,
    /// One of us.
    One,
}

/// Spaces that an objective is about.
#[derive(Debug, Clone)]
pub(super) struct Region {
    pub(super) spaces: SpaceSet,
    pub(super) need: Need,
    /// Of the main objective, not of one beside it.
    pub(super) is_main: bool,
}

/// Works goals out of what is seen.
pub(super) struct Planner<'a> {
    sight: &'a Sight<'a>,
    weights: &'a Weights,
    mission: &'a Mission,
    view: &'a MissionView,
    /// By object and region: wanted by the main objective, or by one beside it.
    main: Vec<&'a str>,
    beside: Vec<&'a str>,
}

impl<'a> Planner<'a> {
    /// None where no mission is played.
    pub(super) fn new(sight: &'a Sight<'a>, weights: &'a Weights) -> Option<Self> {
        let view = sight.view.mission.as_ref()?;
        let mission = &sight.content.missions[usize::from(view.mission)];
        let about =
            |objective: u8| mission.objective[usize::from(objective)].about.iter().map(String::as_str);
        let open = |it: &&ObjectiveView| !it.completed && !it.failed;
        let main = view.objective.iter().filter(open).flat_map(|it| about(it.objective)).collect();
        let beside = view.beside.iter().filter(open).flat_map(|it| about(it.objective)).collect();
        Some(Self { sight, weights, mission, view, main, beside })
    }

    pub(super) fn goals(&self) -> Goals {
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
        goals.errands = Team::new(self.sight, self.weights, self.view).errands(&goals.things, &regions);
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
            Trigger::Own(OwnTrigger::AllIn(id)) if id == region => Some(Need::All),
            Trigger::Own(OwnTrigger::Brought { to, .. }) if to == region => Some(Need::Carrier),
            Trigger::Own(OwnTrigger::Controlled(id)) if id == region => Some(Need::Hold),
            _ => None,
        };
        self.mission.rule.iter().find_map(|rule| need(&rule.when)).unwrap_or(Need::One)
    }
}
