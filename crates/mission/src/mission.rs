//! A mission as this crate sees it.

use crate::{Effect, Hint, Objective, Peril, Rule, Words};

/// A mission of a game. What its file looks like as a whole, and what besides lies in it, is the game's: maps, things to
/// find, who may play. The game reads its file into a type of its own that is made of the parts of this crate, and shows
/// them here.
pub trait Mission: 'static {
    /// The words of the game.
    type Words: Words;

    /// Its name in files and texts.
    fn id(&self) -> &str;

    /// The scenes it is played in, the first one first. Most have one.
    fn scenes(&self) -> Vec<&str>;

    /// Counters, from 0.
    fn counters(&self) -> &[String];

    /// Objectives.
    fn objectives(&self) -> &[Objective<Self::Words>];

    /// What happens when.
    fn rules(&self) -> &[Rule<Self::Words>];

    /// What grows worse with time.
    fn perils(&self) -> &[Peril<Self::Words>];

    /// The lists of hints, each under its key in the file.
    fn hints(&self) -> Vec<(&'static str, &[Hint<Self::Words>])>;

    /// What the players get for winning.
    fn won(&self) -> &[Effect<Self::Words>];

    /// What they get all the same.
    fn lost(&self) -> &[Effect<Self::Words>];

    /// The scene to which something belongs that calls a rule, if it belongs to one.
    fn scene_of<'m>(&'m self, trigger: &'m <Self::Words as Words>::Trigger) -> Option<&'m str>;

    /// The number of a scene.
    fn scene_number(&self, id: &str) -> Option<usize> {
        self.scenes().iter().position(|scene| *scene == id)
    }

    /// The number of an objective.
    fn objective_number(&self, id: &str) -> Option<usize> {
        self.objectives().iter().position(|objective| objective.id == id)
    }

    /// The number of a counter.
    fn counter_number(&self, id: &str) -> Option<usize> {
        self.counters().iter().position(|counter| counter == id)
    }

    /// Every effect of its rules and perils, however deep it lies, in the order of the file.
    fn effects(&self) -> Vec<&Effect<Self::Words>> {
        let mut all = Vec::new();
        self.rules().iter().for_each(|rule| Effect::flatten(&rule.effect, &mut all));
        self.perils().iter().for_each(|peril| Effect::flatten(&peril.effect, &mut all));
        all
    }
}
