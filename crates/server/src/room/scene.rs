//! A table as one person sees it.

use serde_json::Value;
use sortie_games::Step;
use sortie_kernel::Viewer;

use super::Room;
use super::audience::Listener;
use crate::protocol::{DecisionState, Lobby, ServerMessage, TableState, TableSummary, UndoState};
use crate::token::GuestId;

/// What has been worked out for one round of messages, so that a hundred spectators cost one view.
#[derive(Default)]
pub(super) struct Sketches {
    views: Vec<(Viewer, Value)>,
    prompts: Vec<(Viewer, Value)>,
    stories: Vec<(Viewer, Vec<Step>)>,
}

impl Room {
    /// Who sits where, as this guest sees it.
    pub(super) fn lobby(&self, me: Option<GuestId>) -> Lobby {
        let people = self.seats.people();
        let undo = self.undo.as_ref().map(|undo| UndoState {
            by: self.seats.name(undo.by).unwrap_or(&undo.name).to_owned(),
            mine: me == Some(undo.by),
            keep: undo.keep,
            asks_me: undo.asks(me),
            missing: undo.n_missing(),
        });
        Lobby {
            seats: self.seats.states(me, |guest| self.audience.is_present(guest)),
            mine: self.seats.of(me).into_iter().map(|seat| seat.0).collect(),
            ways: self.ways(me),
            asks: self.asks_of(me),
            may_report: self.may_report(me),
            file: self.file_for(me),
            spectators: self.audience.count_others(|guest| people.contains(&guest)),
            pace: self.pace,
            bots: self.bots_state(me),
            undo,
            notices: self.notices(me),
        }
    }

    /// The table in a list.
    pub(super) fn summary(&self, me: Option<GuestId>) -> TableSummary {
        let mine = self.seats.of(me);
        let outcome = self.table.outcome();
        TableSummary {
            id: self.id.clone(),
            game: self.table.game().to_owned(),
            setup: self.table.setup(),
            seats: self.seats.states(me, |guest| self.audience.is_present(guest)),
            round: self.table.round(),
            n_choices: self.table.n_choices(),
            my_move: mine.iter().any(|seat| self.awaited.contains(seat)),
            outcome: outcome.map(|outcome| outcome.key.to_owned()),
            won: outcome.is_some_and(|outcome| mine.iter().any(|seat| outcome.is_won_by(*seat))),
            progress: self.table.progress(),
            played_at: self.played_at,
        }
    }

    /// The table with the whole story.
    pub(super) fn everything(&self, listener: &Listener, sketches: &mut Sketches) -> ServerMessage {
        let viewer = self.seats.viewer(listener.guest, &self.awaited);
        let table = Box::new(self.state(listener.guest, viewer, sketches));
        let story = remember(&mut sketches.stories, viewer, || self.table.story(viewer));
        ServerMessage::Table { table, story }
    }

    /// What happened after a sequence number, or everything if the table went back since.
    pub(super) fn news(&self, since: u64, listener: &Listener, sketches: &mut Sketches) -> ServerMessage {
        let viewer = self.seats.viewer(listener.guest, &self.awaited);
        match self.table.steps_since(since, viewer) {
            Some(steps) => {
                ServerMessage::Steps { steps, table: Box::new(self.state(listener.guest, viewer, sketches)) }
            }
            None => self.everything(listener, sketches),
        }
    }

    fn state(&self, me: Option<GuestId>, viewer: Viewer, sketches: &mut Sketches) -> TableState {
        let mine = self.voices(me);
        let outcome = self.table.outcome();
        let decision = self.decision.as_ref().map(|decision| DecisionState {
            prompt: remember(&mut sketches.prompts, viewer, || self.table.prompt(viewer).unwrap_or_default()),
            // A seat hears its own offers and nobody else's, so a spectator hears none, unless they may report.
            offers: decision.offers.iter().filter(|offer| mine.contains(&offer.seat)).cloned().collect(),
            regions: decision.regions.iter().filter(|offer| mine.contains(&offer.seat)).cloned().collect(),
            awaited: self.awaited.clone(),
        });
        TableState {
            sequence: self.table.sequence(),
            n_choices: self.table.n_choices(),
            view: remember(&mut sketches.views, viewer, || self.table.view(viewer)),
            decision,
            can_take_back: outcome.is_none()
                && self.flaw.is_none()
                && !self.is_full()
                && mine.iter().any(|seat| self.table.free_take_back(*seat).is_some()),
            outcome,
            lobby: self.lobby(me),
        }
    }
}

fn remember<T: Clone>(known: &mut Vec<(Viewer, T)>, viewer: Viewer, make: impl FnOnce() -> T) -> T {
    if let Some((_, value)) = known.iter().find(|(other, _)| *other == viewer) {
        return value.clone();
    }
    let value = make();
    known.push((viewer, value.clone()));
    value
}
