//! Who listens to a table, and how they are told.

use std::collections::BTreeMap;
use std::sync::Arc;

use sortie_content::Language;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::letter::Letter;
use crate::protocol::{LinkKind, ServerMessage};
use crate::room::Me;
use crate::token::GuestId;

/// One live connection. A person may have several.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) connection: u64,
    /// None for somebody who has no token: they watch.
    pub(super) guest: Option<GuestId>,
    /// What they came by.
    link: LinkKind,
    pub(super) language: Language,
    /// The last sequence number they were told.
    pub(super) known: u64,
    /// What they have finished showing, and when they last spoke of it. None for who never did, or fell silent: they are
    /// not waited for.
    shown: Option<(u64, Instant)>,
    /// The lobby they were told last, so that it is told only when it changes.
    lobby: Option<Arc<str>>,
    outbox: mpsc::Sender<Letter>,
}

impl Listener {
    pub(super) fn me(&self) -> Me {
        Me { guest: self.guest, link: self.link }
    }
}

/// What a listener is told, and what they know then.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) letter: Letter,
    /// The sequence number of the table that is told.
    pub(super) known: Option<u64>,
    /// The lobby that is told. Alone it is sent only if it is another than before.
    pub(super) lobby: Option<Arc<str>>,
}

/// All who listen to a table.
#[derive(Debug)]
pub(super) struct Audience {
    listeners: Vec<Listener>,
    /// When somebody's last connection ended. Who has not been here yet was last here before the table came into memory.
    left: BTreeMap<GuestId, Instant>,
    opened_at: Instant,
}

impl Default for Audience {
    fn default() -> Self {
        Self { listeners: Vec::new(), left: BTreeMap::new(), opened_at: Instant::now() }
    }
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter()
    }

    pub(super) fn get(&self, connection: u64) -> Option<&Listener> {
        self.listeners.iter().find(|listener| listener.connection == connection)
    }

    /// Somebody listens from now on, or says hello again in another language.
    pub(super) fn join(
        &mut self,
        connection: u64,
        me: Me,
        language: Language,
        outbox: Option<mpsc::Sender<Letter>>,
    ) {
        if let Some(outbox) = outbox {
            let Me { guest, link } = me;
            let (shown, lobby) = (None, None);
            self.listeners.push(Listener {
                connection,
                guest,
                link,
                language,
                known: 0,
                shown,
                lobby,
                outbox,
            });
        } else if let Some(listener) =
            self.listeners.iter_mut().find(|listener| listener.connection == connection)
        {
            listener.language = language;
        }
    }

    pub(super) fn leave(&mut self, connection: u64) {
        let found = self.listeners.iter().position(|listener| listener.connection == connection);
        if let Some(index) = found {
            self.drop_at(index);
        }
    }

    fn drop_at(&mut self, index: usize) {
        let gone = self.listeners.swap_remove(index);
        if let Some(guest) = gone.guest.filter(|guest| !self.is_present(*guest)) {
            self.left.insert(guest, Instant::now());
        }
    }

    /// Since when somebody has not been here; none if they are.
    pub(super) fn away_since(&self, guest: GuestId) -> Option<Instant> {
        (!self.is_present(guest)).then(|| self.left.get(&guest).copied().unwrap_or(self.opened_at))
    }

    /// Somebody has shown what happened up to a sequence number, or says again that they are still at it.
    pub(super) fn shown(&mut self, connection: u64, sequence: u64) {
        if let Some(listener) = self.listeners.iter_mut().find(|listener| listener.connection == connection) {
            listener.shown = Some((sequence, Instant::now()));
        }
    }

    /// When those who still show what happened up to a sequence number were last heard of.
    pub(super) fn still_showing(&self, sequence: u64) -> impl Iterator<Item = Instant> {
        let shown = self.listeners.iter().filter_map(|listener| listener.shown);
        shown.filter(move |(shown, _)| *shown < sequence).map(|(_, heard_at)| heard_at)
    }

    /// Those who have not shown it by now are not waited for again before they speak.
    pub(super) fn wait_no_longer(&mut self, sequence: u64) {
        for listener in &mut self.listeners {
            listener.shown = listener.shown.filter(|(shown, _)| *shown >= sequence);
        }
    }

    /// Whether somebody is here now.
    pub(super) fn is_present(&self, guest: GuestId) -> bool {
        self.listeners.iter().any(|listener| listener.guest == Some(guest))
    }

    /// How many people listen who are not among these. People without a token count once a connection.
    pub(super) fn count_others(&self, seated: impl Fn(GuestId) -> bool) -> u32 {
        let mut known: Vec<GuestId> = self.listeners.iter().filter_map(|listener| listener.guest).collect();
        known.sort_unstable();
        known.dedup();
        let anonymous = self.listeners.iter().filter(|listener| listener.guest.is_none()).count();
        (known.into_iter().filter(|guest| !seated(*guest)).count() + anonymous) as u32
    }

    /// Tells one listener something that changes nothing of what they know.
    pub(super) fn say(&mut self, connection: u64, message: &ServerMessage) {
        self.tell(connection, Post { letter: Letter::plain(message), known: None, lobby: None });
    }

    /// Tells one listener something. One who does not keep up is let go: their outbox closes, and with it the
    /// socket; they come back and catch up from the sequence number they know.
    pub(super) fn tell(&mut self, connection: u64, post: Post) {
        let Some(index) = self.listeners.iter().position(|listener| listener.connection == connection) else {
            return;
        };
        let listener = &mut self.listeners[index];
        if post.known.is_none() && post.lobby.is_some() && post.lobby == listener.lobby {
            return;
        }
        listener.known = post.known.unwrap_or(listener.known);
        listener.lobby = post.lobby.or(listener.lobby.take());
        if listener.outbox.try_send(post.letter).is_err() {
            tracing::info!(guest = ?listener.guest, "a listener did not keep up");
            self.drop_at(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::ApiError;

    fn refusal() -> ServerMessage {
        let error = ApiError { code: "stale".into(), message: "late".into(), field: None, rule: None };
        ServerMessage::Refused { error }
    }

    #[test]
    fn who_does_not_keep_up_is_let_go() {
        let mut audience = Audience::default();
        let ann = Me { guest: Some(GuestId::of_token("ann")), link: LinkKind::Play };
        let [(slow, mut slow_inbox), (quick, mut quick_inbox)] = [mpsc::channel(1), mpsc::channel(1)];
        audience.join(1, ann, Language::English, Some(slow));
        audience.join(2, Me::NOBODY, Language::English, Some(quick));
        for _ in 0..3 {
            audience.say(1, &refusal());
            audience.say(2, &refusal());
            assert!(quick_inbox.try_recv().is_ok());
        }
        assert!(audience.get(1).is_none() && audience.get(2).is_some());
        assert!(!audience.is_present(GuestId::of_token("ann")));
        assert!(slow_inbox.try_recv().is_ok(), "what was sent before is not lost");
        assert_eq!(
            slow_inbox.try_recv().err(),
            Some(mpsc::error::TryRecvError::Disconnected),
            "and then it closes"
        );
    }

    #[test]
    fn people_are_counted_once() {
        let mut audience = Audience::default();
        let guests = ["ann", "ann", "ben"].map(|name| Some(GuestId::of_token(name)));
        for (connection, guest) in (0..).zip(guests.into_iter().chain([None, None])) {
            let me = Me { guest, link: LinkKind::Watch };
            audience.join(connection, me, Language::English, Some(mpsc::channel(1).0));
        }
        let is_ben = |guest| guest == GuestId::of_token("ben");
        assert_eq!(audience.count_others(is_ben), 3, "Ann with two pages, and two without a token");
    }
}
