//! From event to state: the only place where the board changes.

use sortie_boards::Cell;
use sortie_kernel::{Rule, Sink};

use crate::content::{Board, Content, DroidKind};
use crate::event::Event;
use crate::state::{Frame, MEGA, State};

/// Rules at work: they decide events, and each event is applied before it is told.
pub(crate) struct Ctx<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a mut State,
    pub(crate) sink: Sink<'a, Event>,
}

impl Ctx<'_> {
    /// Lets an event happen.
    #[inline]
    pub(crate) fn tell(&mut self, rule: &'static str, event: Event) {
        apply(self.state, &event);
        self.sink.tell(Rule(rule), event);
    }
}

#[inline]
fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::Started { seat, field } => state.jedi_at[seat.index()] = Some(field),
        Event::PhaseBegan { position, round, .. } => {
            state.position = position;
            state.round = round;
        }
        Event::ThreatsRevealed { threats, mega } => {
            for _ in threats {
                state.threats.take();
            }
            state.cards = Some([threats[0], threats[1], threats[2], mega]);
            // R2-D2 is ready again with the new threats (X3).
            state.r2d2_ready = state.table.modules.r2d2;
        }
        Event::Rolled { seat, face } | Event::Reported { seat, face } => {
            state.roll[seat.index()] = face;
            state.dice_left[seat.index()] -= 1;
        }
        Event::ForceSpent { die, face, force, .. } => {
            state.roll[die.index()] = face;
            state.force = force;
        }
        Event::Flipped { die, face, .. } => {
            state.roll[die.index()] = face;
            state.r2d2_ready = false;
        }
        Event::PlacedOnCard { seat, slot, face } => {
            state.roll[seat.index()] = 0;
            state.card_dice[usize::from(slot)][usize::from(face) - 1] += 1;
        }
        Event::PlacedOnBoard { seat, field, face } => {
            state.roll[seat.index()] = 0;
            state.board_dice[seat.index()][usize::from(field)] = face;
        }
        Event::Walked { seat, to, .. } => state.jedi_at[seat.index()] = Some(to),
        Event::Struck { field, kind, left: now, .. } => {
            remove(state, field, kind);
            if let Some(Frame::Fight { left, .. }) = state.frames.top_mut() {
                *left = now;
            }
        }
        Event::Pushed { field, kind, .. } => remove(state, field, kind),
        Event::ForceGained { force, .. } | Event::ForceLost { force, .. } => state.force = force,
        Event::AreaDrawn { area, .. } | Event::AreaSkipped { area } => {
            let drawn = state.areas.take();
            debug_assert_eq!(drawn, Some(area));
            state.areas.discard(area);
        }
        Event::Reshuffled { .. } => {
            state.area_shuffles += 1;
            let draw = state.chance.on(state.area_shuffle());
            state.areas.reshuffle(draw);
        }
        Event::DroidPlaced { field, kind } => {
            state.droids[kind as usize].insert(field);
            state.supply[kind as usize] -= 1;
        }
        Event::Parleyed { .. } => state.c3po_left -= 1,
        Event::RoundCleared => {
            state.cards = None;
            state.card_dice = [[0; 6]; MEGA as usize + 1];
            state.board_dice = [[0; Board::MOST_FIELDS]; 4];
            state.dice_left = state.table.n_dice;
        }
        Event::Ended { ending } => {
            state.ending = Some(ending);
            state.frames.clear();
        }
        Event::FightBegan { .. }
        | Event::FightEnded { .. }
        | Event::PushStopped { .. }
        | Event::NoAreaFree { .. }
        | Event::MegaChecked { .. }
        | Event::ThreatChecked { .. } => {}
    }
}

/// A defeated droid goes back to its supply (27, 33).
fn remove(state: &mut State, field: Cell, kind: DroidKind) {
    state.droids[kind as usize].remove(field);
    state.supply[kind as usize] += 1;
}
