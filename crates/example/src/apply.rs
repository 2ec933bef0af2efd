//! From event to state, the only place where the table changes.

use sortie_kernel::{Rule, Sealed, Sink};

use crate::content::Content;
use crate::event::Event;
use crate::state::State;

/// What the rules work with.
pub(crate) struct Ctx<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) sink: Sink<'a, Event>,
}

impl Ctx<'_> {
    /// Lets an event happen and tells it.
    pub(crate) fn tell(&mut self, rule: &'static str, event: Event) {
        apply(self.state, &event);
        self.sink.tell(Rule(rule), event);
    }
}

fn apply(state: &mut State, event: &Event) {
    match event {
        Event::RoundBegan { round, wreck } => {
            (state.round, state.wreck) = (*round, *wreck);
            state.sealed = Sealed::ask(state.seats());
            for ship in &mut state.ships {
                (ship.speed, ship.has_moved) = (None, false);
            }
        }
        Event::Sealed { seat, speed } => {
            if let Some(speed) = speed {
                state.sealed.seal(*seat, *speed);
            }
        }
        Event::Revealed { speeds } => {
            state.sealed = Sealed::ask([]);
            for (seat, speed) in speeds {
                state.ships[seat.index()].speed = Some(*speed);
            }
        }
        Event::Moved { seat, to } => {
            let ship = &mut state.ships[seat.index()];
            (ship.at, ship.has_moved) = (*to, true);
        }
        Event::Salvaged { seat, points } => state.ships[seat.index()].score += i16::from(*points),
        Event::Burnt { seat } => state.ships[seat.index()].score -= 1,
        Event::Ended => state.is_over = true,
    }
}
