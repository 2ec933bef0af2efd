//! What the mission wants: objects to interact with, spaces to stand on, and who of the team goes where. What there
//! is to do is worked out in `planner`, who does it in `errands`.

use sortie_alliance::world::FigureId;
use sortie_boards::square::{Position, SpaceSet};

use super::planner::Planner;
use super::sight::Sight;
use super::weights::Weights;

/// As far away as what cannot be reached.
pub(super) const NEVER: u16 = 40;
/// Enemies this near to a region to hold are in the way.
const IN_THE_WAY: u16 = 2;

/// Something that can be done with an object from some spaces.
#[derive(Debug, Clone)]
pub(super) struct Thing {
    pub(super) object: u8,
    /// Where to stand for it.
    pub(super) from: SpaceSet,
    /// Worth if it surely works, before the figure's own chance.
    pub(super) worth: f32,
    /// How much somebody is drawn there; 0 for what is only done in passing.
    pub(super) pull: f32,
    pub(super) opens_new: bool,
}

/// Where a figure is drawn to.
#[derive(Debug, Clone)]
pub(super) struct Errand {
    pub(super) to: SpaceSet,
    /// For each space nearer.
    pub(super) step: f32,
    /// For being there.
    pub(super) there: f32,
    /// Share of its eagerness for enemies that is left.
    pub(super) eager: f32,
}

/// What the mission wants of whom.
#[derive(Debug, Default)]
pub(super) struct Goals {
    pub(super) is_mission: bool,
    pub(super) things: Vec<Thing>,
    /// By figure.
    pub(super) errands: Vec<Option<Errand>>,
    /// Enemies the mission wants defeated.
    pub(super) hunted: Vec<FigureId>,
    /// Spaces to hold.
    pub(super) held: SpaceSet,
}

impl Goals {
    pub(super) fn new(sight: &Sight<'_>, weights: &Weights) -> Self {
        Planner::new(sight, weights).map(|planner| planner.goals()).unwrap_or_default()
    }

    /// What interacting from a space is worth to a figure: the best object and action, and its worth.
    pub(super) fn deeds(&self, sight: &Sight<'_>, figure: FigureId) -> Vec<(SpaceSet, f32)> {
        let worth = |thing: &Thing| (thing.from, thing.worth * sight.best_chance_of(figure, thing.object));
        self.things.iter().map(worth).filter(|&(_, worth)| worth > 0.0).collect()
    }

    /// What one interaction is worth to a figure.
    pub(super) fn interaction(&self, sight: &Sight<'_>, figure: FigureId, object: u8, action: u8) -> f32 {
        let Some(thing) = self.things.iter().find(|thing| thing.object == object) else { return -0.5 };
        thing.worth * sight.chance_of(figure, object, action)
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
pub(super) fn distance(sight: &Sight<'_>, to: &SpaceSet, at: Position) -> u16 {
    let board = sight.open_board();
    let far = |space| board.distance_between(Position::small(space), at);
    to.iter().filter_map(far).min().unwrap_or(NEVER)
}
