//! How likely a test succeeds.

use sortie_alliance::HeroView;
use sortie_alliance::ability::Attribute;
use sortie_alliance::content::mission::{OwnTrigger, Party, Trigger};
use sortie_alliance::dice::{AttackDie, Die};
use sortie_alliance::world::FigureId;
use sortie_kernel::odds::Sums;

use super::sight::Sight;

impl Sight<'_> {
    /// How likely an action with an object does what it should: tests by the hero's dice (R11.3).
    pub(super) fn chance_of(&self, figure: FigureId, object: u8, action: u8) -> f32 {
        let Some(view) = &self.view.mission else { return 0.0 };
        let mission = &self.content.missions[usize::from(view.mission)];
        let printed = &mission.object[usize::from(object)];
        let hero = self.figure(figure).hero;
        if printed.heroes_only && hero.is_none() {
            return 0.0;
        }
        let Some(printed_action) = printed.action.get(usize::from(action)) else { return 1.0 };
        let Some(attribute) = printed_action.test else { return 1.0 };
        // Allies have no attributes (R11.6).
        let Some(hero) = hero else { return 0.0 };
        let at = [printed.id.clone(), format!("{}.{}", printed.id, printed_action.id)];
        let party = Party::new(self.view.heroes.len(), self.view.difficulty);
        let needed = mission.rule.iter().filter_map(|rule| match &rule.when {
            Trigger::Own(OwnTrigger::Tested { at: place, successes }) if at.contains(place) => {
                successes.at_least.map(|least| least.of(party))
            }
            _ => None,
        });
        let needed = needed.filter(|&needed| needed > 0).min().unwrap_or(1) as usize;
        self.test(&self.view.heroes[usize::from(hero)], attribute, needed)
    }

    /// The best chance of a figure with any action of an object.
    pub(super) fn best_chance_of(&self, figure: FigureId, object: u8) -> f32 {
        let view = self.view.mission.as_ref();
        let shown = view.and_then(|view| view.objects.iter().find(|other| other.object == object));
        let actions = shown.map_or(&[][..], |shown| &shown.actions[..]);
        actions.iter().map(|&action| self.chance_of(figure, object, action)).fold(0.0, f32::max)
    }

    /// The chance of so many successes, a little more for a good chance of more.
    pub(super) fn test(&self, hero: &HeroView, attribute: Attribute, needed: usize) -> f32 {
        let sheet = self.content.heroes[usize::from(hero.hero)].sheet(self.figure(hero.figure).wounded);
        let surges = |die: &AttackDie| die.faces(&self.content.dice).map(|face| usize::from(face.surges));
        let successes =
            sheet.attribute(attribute).iter().fold(Sums::<16>::new(), |sums, die| sums.and(surges(die)));
        let share = |ways: u64| (ways as f64 / successes.total() as f64) as f32;
        let (expected, passed) = (share(successes.sum()), share(successes.at_least(needed)));
        0.7 * passed + 0.15 * expected.min(2.0) * passed.min(1.0)
    }
}
