//! What has become of it: the figures, and what was told.

use sortie_alliance::attack::Condition;
use sortie_alliance::world::Body;
use sortie_alliance::{CardState, Event, Prompt};

use super::Table;

impl Table {
    #[track_caller]
    pub(crate) fn body(&self, figure: u8) -> &Body {
        self.state.figure(figure).unwrap_or_else(|| panic!("figure {figure} is gone"))
    }

    pub(crate) fn damage(&self, figure: u8) -> u16 {
        self.state.any_figure(figure).damage
    }

    pub(crate) fn strain(&self, figure: u8) -> u16 {
        self.state.any_figure(figure).strain
    }

    pub(crate) fn has(&self, figure: u8, condition: Condition) -> bool {
        self.state.any_figure(figure).conditions.has(condition)
    }

    #[track_caller]
    pub(crate) fn at(&self, figure: u8) -> [u8; 2] {
        let at = self.body(figure).at.corner();
        [at.column(), at.row()]
    }

    pub(crate) fn is_gone(&self, figure: u8) -> bool {
        self.state.figure(figure).is_none()
    }

    #[track_caller]
    pub(crate) fn card(&self, hero: usize, card: &str) -> CardState {
        self.state.card_state(self.content, hero, card).unwrap_or_else(|| panic!("hero {hero} has no {card}"))
    }

    /// Whether an ability was used, and how often.
    pub(crate) fn n_used(&self, id: &str) -> usize {
        self.told(|event| matches!(event, Event::AbilityUsed { ability, .. } if ability == id))
    }

    /// How many events of a kind there were.
    pub(crate) fn told(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|told| is_it(&told.event)).count()
    }

    /// How many attacks were declared at a figure.
    pub(crate) fn n_attacks_at(&self, figure: u8) -> usize {
        self.told(|event| matches!(event, Event::AttackDeclared { target, .. } if target.0 == figure))
    }

    /// How many events followed a rule.
    pub(crate) fn cited(&self, rule: &str) -> usize {
        self.events.iter().filter(|told| told.rule.0 == rule).count()
    }

    /// The actions and movement points left in the activation under way.
    #[track_caller]
    pub(crate) fn left(&self) -> (u8, u8) {
        match self.prompt() {
            Prompt::Turn { actions, points, .. } => (actions, points),
            prompt => panic!("nobody acts at {prompt:?}"),
        }
    }

    /// Damage of each hit, in order; a miss is none.
    pub(crate) fn hits(&self) -> Vec<u16> {
        let hits = self.events.iter().filter_map(|told| match told.event {
            Event::Hit { damage, .. } => Some(damage),
            Event::Missed { .. } => Some(0),
            _ => None,
        });
        hits.collect()
    }

    /// The attack dice and defence dice of each roll, as words: `blue green | white`.
    pub(crate) fn rolls(&self) -> Vec<String> {
        let rolls = self.events.iter().filter_map(|told| match &told.event {
            Event::AttackRolled { attack, defence } => {
                let one =
                    attack.iter().map(|(die, _)| format!("{die:?} ").to_lowercase()).collect::<String>();
                let other = defence.iter().map(|(die, _)| format!(" {die:?}").to_lowercase());
                Some(format!("{one}|{}", other.collect::<String>()))
            }
            _ => None,
        });
        rolls.collect()
    }
}
