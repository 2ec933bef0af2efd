//! A table as one person sees it.

use std::sync::Arc;

use sortie_kernel::{Seat, Viewer};

use super::Room;
use super::audience::{Listener, Post};
use super::links::Me;
use super::shelf::Part;
use crate::letter::{END, END_OF_TABLE, LOBBY, Letter, text};
use crate::protocol::{DecisionState, Lobby, SceneState, TableSummary};

impl Room {
    /// Who sits where, as this guest sees it.
    pub(super) fn lobby(&self, someone: Me) -> Lobby {
        let me = someone.guest;
        let people = self.seats.people();
        Lobby {
            seats: self.seats.states(
                me,
                |guest| self.audience.is_present(guest),
                |guest| self.mute(me, guest),
            ),
            mine: self.seats.of(me).into_iter().map(|seat| seat.0).collect(),
            ways: self.ways(someone),
            asks: self.asks_of(me),
            may_report: self.may_report(someone),
            file: self.file_for(someone),
            spectators: self.audience.count_others(|guest| people.contains(&guest)),
            pace: self.pace,
            bots: self.bots_state(me),
            undo: self.undo_state(me),
            host: self.host_state(me),
            links: self.links_state(someone),
            notices: self.notices(someone),
        }
    }

    /// The table in a list.
    pub(super) fn summary(&self, someone: Me) -> TableSummary {
        let me = someone.guest;
        let mine = self.seats.of(me);
        let outcome = self.table.outcome();
        TableSummary {
            id: self.address_for(someone),
            game: self.table.game().to_owned(),
            setup: self.table.setup(),
            seats: self.seats.states(
                me,
                |guest| self.audience.is_present(guest),
                |guest| self.mute(me, guest),
            ),
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
    pub(super) fn everything(&self, listener: &Listener) -> Post {
        let viewer = self.seats.viewer(listener.guest, &self.awaited);
        let story = self
            .shelf
            .find(Part::Story(viewer), || self.write_steps("{\"say\":\"table\",\"story\":[", 0, viewer));
        self.post(listener, viewer, story)
    }

    /// What happened after a sequence number, or everything if the table went back since.
    pub(super) fn news(&self, since: u64, listener: &Listener) -> Post {
        let Some(known) = self.table.n_choices_at(since) else { return self.everything(listener) };
        let viewer = self.seats.viewer(listener.guest, &self.awaited);
        let steps = self.shelf.find(Part::Steps(viewer, known), || {
            self.write_steps("{\"say\":\"steps\",\"steps\":[", known + 1, viewer)
        });
        self.post(listener, viewer, steps)
    }

    /// The lobby alone.
    pub(super) fn lobby_post(&self, listener: &Listener) -> Post {
        let lobby = text(&self.lobby(listener.me()));
        Post {
            letter: Letter::of([LOBBY.part(), lobby.clone(), END.part()]),
            known: None,
            lobby: Some(lobby),
        }
    }

    fn post(&self, listener: &Listener, viewer: Viewer, steps: Arc<str>) -> Post {
        let voices = self.voices(listener.me());
        let table =
            self.shelf.find(Part::Table(viewer, voices.clone()), || self.write_table(viewer, &voices));
        let lobby = text(&self.lobby(listener.me()));
        let letter = Letter::of([steps, table, lobby.clone(), END_OF_TABLE.part()]);
        Post { letter, known: Some(self.table.sequence()), lobby: Some(lobby) }
    }

    /// Steps from one on, each written before the next is made: a long story is large.
    fn write_steps(&self, begin: &str, first: usize, viewer: Viewer) -> String {
        let mut text = begin.to_owned();
        for n in first..=self.table.n_choices() {
            if n > first {
                text.push(',');
            }
            text += &serde_json::to_string(&self.table.step(n, viewer)).expect("plain data becomes JSON");
        }
        text + "],\"table\":"
    }

    /// The table up to its lobby, which is everybody's own.
    fn write_table(&self, viewer: Viewer, mine: &[Seat]) -> String {
        let outcome = self.table.outcome();
        let decision = self.decision.as_ref().map(|decision| DecisionState {
            prompt: self.table.prompt(viewer).unwrap_or_default(),
            // A seat hears its own offers and nobody else's, so a spectator hears none, unless they may report.
            offers: decision.offers.iter().filter(|offer| mine.contains(&offer.seat)).cloned().collect(),
            regions: decision.regions.iter().filter(|offer| mine.contains(&offer.seat)).cloned().collect(),
            awaited: self.awaited.clone(),
        });
        let scene = SceneState {
            sequence: self.table.sequence(),
            n_choices: self.table.n_choices(),
            view: self.table.view(viewer),
            decision,
            can_take_back: outcome.is_none()
                && !self.is_still()
                && !self.is_full()
                && mine.iter().any(|seat| self.table.free_take_back(*seat).is_some()),
            outcome,
        };
        let mut text = serde_json::to_string(&scene).expect("plain data becomes JSON");
        // An object that is not empty goes on with its lobby.
        text.truncate(text.len() - 1);
        text + ",\"lobby\":"
    }
}
