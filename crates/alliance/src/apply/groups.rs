//! Groups on the display: who has acted, with which card, in which colour.

use super::Ctx;
use super::figures::refresh;
use crate::event::Event;
use crate::world::FigureId;

impl Ctx<'_> {
    /// A group has used up its activation of this round.
    pub(crate) fn exhaust_group(&mut self, group: usize) {
        self.state.0.groups[group].is_ready = false;
    }

    /// A group has its activation of this round.
    pub(crate) fn ready_group(&mut self, group: usize) {
        self.state.0.groups[group].is_ready = true;
    }

    /// Each figure of a group has so much health more (R23.11).
    pub(crate) fn strengthen(&mut self, group: usize, bonus_health: u8) {
        self.state.0.groups[group].bonus_health = bonus_health;
        for figure in self.state.members(group) {
            refresh(self.content, self.state.0, figure);
        }
    }

    /// An enemy group activates with a card (R24.1, R24.2).
    pub(crate) fn activate_group(&mut self, group: u8, card: u8) {
        let its = &mut self.state.0.groups[usize::from(group)];
        its.is_ready = false;
        its.card = Some(card);
        its.is_first_used = false;
        self.tell("R24.1", |_| Event::GroupActivated { group, card });
    }

    /// What only the first figure of a group does in an activation has been done.
    pub(crate) fn note_first(&mut self, group: usize) {
        self.state.0.groups[group].is_first_used = true;
    }

    /// A figure of a group acts, and the bonus effect of its card is in force (R24.3).
    pub(crate) fn begin_enemy(&mut self, figure: FigureId, card: u8) {
        self.state.0.acting = Some((figure, card));
        self.begin_moment();
        self.renew_uses(figure);
        self.tell("R24.1", |_| Event::FigureActivated { figure });
    }

    /// A figure of a group has acted.
    pub(crate) fn end_enemy(&mut self, figure: FigureId) {
        self.state.0.acting = None;
        self.set_activated(figure, true);
        self.tell("R24.4", |_| Event::ActivationEnded { figure });
    }

    /// A group is marked with a colour (R23.10). Whoever has it so far takes the other: no two groups of one name look
    /// alike.
    pub(crate) fn mark(&mut self, group: u8, colour: u8) {
        let groups = &mut self.state.0.groups;
        let (own, name) = (groups[usize::from(group)].colour, groups[usize::from(group)].group);
        for other in groups.iter_mut() {
            if other.group == name && other.colour == colour {
                other.colour = own;
            }
        }
        groups[usize::from(group)].colour = colour;
    }
}
