//! The price of an ability (R6.1, R6.2, R9.1).

use crate::apply::Ctx;
use crate::event::Event;
use crate::state::Source;

impl Ctx<'_> {
    /// Pays for an ability and tells that it is used.
    pub(super) fn pay(&mut self, source: Source) {
        let Some(ability) = self.state.ability(self.content, source) else { return };
        self.tell("R6.1", |_| Event::AbilityUsed { source, ability: ability.id.clone() });
        let cost = &ability.cost;
        if let Some(hero) = self.state.hero_of(source.figure)
            && source.slot < Source::BONUS
        {
            if cost.deplete || cost.discard {
                self.spend_card(hero, source.slot, cost.discard);
            } else if cost.exhaust {
                self.exhaust_card(hero, source.slot);
            }
        }
        if ability.is_counted() {
            self.note_use(source);
        }
        self.strain("R6.2", source.figure, u16::from(cost.strain));
    }
}
